// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls
@testable import Presenting

struct MenuTests {
  private final class Screen: ViewController {
    var menu: Menu?
    override func contextMenu(at point: Point) -> (any ContextMenu)? { menu }
  }

  private final class SelectionLog {
    var titles: [String] = []
  }

  private let root = Screen()
  private let button = Button(title: "Menu", accessibilityLabel: "Menu")
  private let harness: TestWindow
  private let selections = SelectionLog()

  init() {
    root.title = "Root"
    harness = TestWindow(root: root, size: Size(600, 400))
    button.frame = Rect(100, 40, 100, 32)
    root.view.addSubview(button)
    harness.step()
    root.containmentObserver = harness.observers
    root.menu = menu
  }

  private var menu: Menu {
    Menu(
      sections: [
        Menu.Section(nil, [item("Copy"), item("Paste", attributes: .disabled)]),
        Menu.Section(
          nil,
          [
            MenuItem("Share", submenu: Menu("Share", [item("Mail"), item("Print")])),
            item("Delete", attributes: .destructive),
          ]),
      ])
  }

  private func item(_ title: String, attributes: MenuItem.Attributes = []) -> MenuItem {
    MenuItem(title, attributes: attributes) { [selections] in selections.titles.append(title) }
  }

  private var view: MenuView? { root.presentedViewController?.viewIfLoaded as? MenuView }

  private var highlightedTitles: [String?] {
    view?.tracker.levels.map { level in level.highlightedIndex.map { level.items[$0].title } } ?? []
  }

  private func panel(_ level: Int) -> Rect {
    guard let view, view.panels.indices.contains(level) else { return .zero }
    let panel = view.panels[level]
    return panel.convert(panel.cardFrame, to: nil)
  }

  private func location(_ title: String) -> Point {
    for panel in view?.panels ?? [] {
      for row in (panel.content as? MenuList)?.rows ?? [] where row.item.title == title {
        return row.convert(row.bounds.center, to: nil)
      }
    }
    return Point(-1, -1)
  }

  private func sendSecondaryButton(_ phase: PointerEvent.Phase, at point: Point) {
    harness.send(.pointer(PointerEvent(phase, at: point, button: .secondary)))
    harness.step()
  }

  private func openByClick(at point: Point = Point(300, 100)) {
    sendSecondaryButton(.down, at: point)
    sendSecondaryButton(.up, at: point)
    harness.runUntilIdle()
  }

  // MARK: Showing

  @Test func `a secondary click shows the context menu at the pointer`() {
    openByClick()

    #expect(panel(0).origin == Point(300, 100))
    #expect(highlightedTitles == [nil])
    #expect(harness.callbacks.lines.filter { $0.hasPrefix("Root") } == [])
  }

  @Test(arguments: [Point(590, 390), Point(2, 390), Point(590, 2), Point(2, 2)])
  func `a menu and its submenu stay inside the window`(corner: Point) {
    openByClick(at: corner)
    #expect(Rect(8, 8, 584, 384).contains(panel(0)))
    harness.pressKey(.down)
    harness.pressKey(.down)
    harness.pressKey(.right)
    #expect(Rect(8, 8, 584, 384).contains(panel(1)))
    #expect(corner.x < 300 ? panel(1).minX > panel(0).midX : panel(1).maxX < panel(0).midX)
  }

  @Test func `a menu shown under a view is aligned with the view's leading edge`() {
    menu.show(under: button)
    harness.runUntilIdle()
    #expect(panel(0).minX == 100 && panel(0).minY == 76)
    #expect(panel(0).width >= 100)
  }

  @Test func `a menu shown under a view is mirrored in right-to-left layout`() {
    harness.window.traits.layoutDirection = .rightToLeft
    menu.show(under: button)
    harness.runUntilIdle()
    #expect(panel(0).maxX == 200)
    harness.pressKey(.down)
    harness.pressKey(.down)
    harness.pressKey(.left)
    #expect(highlightedTitles == ["Share", "Mail"])
    #expect(panel(1).maxX <= panel(0).minX + 4 || panel(1).minX >= panel(0).maxX - 4)
    harness.pressKey(.right)
    #expect(highlightedTitles == ["Share"])
  }

  @Test func `a menu without items or without a visible anchor is not shown`() {
    Menu([]).show(under: button)
    button.isHidden = true
    menu.show(under: button)
    harness.runUntilIdle()
    #expect(root.presentedViewController == nil)
  }

  // MARK: Mouse

  @Test func `a click on an item runs its action after the menu's dismissal has begun`() {
    var wasGoing = false
    root.menu = Menu([
      MenuItem("Go") { [root] in
        wasGoing = root.presentedViewController?.isBeingDismissed ?? true
      }
    ])
    openByClick()

    harness.click(at: location("Go"))
    harness.runUntilIdle()

    #expect(wasGoing)
    #expect(root.presentedViewController == nil)
    #expect(harness.callbacks.lines.filter { $0.hasPrefix("Root") } == [])
  }

  @Test func `pressing the secondary button and releasing it over a menu item chooses the item`() {
    sendSecondaryButton(.down, at: Point(300, 100))
    harness.advance(by: 0.1)
    harness.move(to: location("Delete"))
    harness.step()
    #expect(highlightedTitles == ["Delete"])
    sendSecondaryButton(.up, at: location("Delete"))
    harness.runUntilIdle()

    #expect(selections.titles == ["Delete"])
    #expect(root.presentedViewController == nil)
  }

  @Test func `releasing the secondary button outside a menu after a drag closes the menu`() {
    sendSecondaryButton(.down, at: Point(300, 100))
    harness.advance(by: 0.1)
    harness.move(to: location("Copy"))
    harness.move(to: Point(20, 300))
    sendSecondaryButton(.up, at: Point(20, 300))
    harness.runUntilIdle()

    #expect(selections.titles == [])
    #expect(root.presentedViewController == nil)
  }

  @Test func `hovering over a menu item opens its submenu after a delay`() {
    openByClick(at: Point(200, 100))
    harness.move(to: location("Share"))
    harness.advance(by: 0.1)
    #expect(highlightedTitles == ["Share"])
    harness.advance(by: 0.2)
    #expect(highlightedTitles == ["Share", nil])
    #expect(panel(1).minX >= panel(0).maxX - 4)

    harness.click(at: location("Print"))
    harness.runUntilIdle()

    #expect(selections.titles == ["Print"])
    #expect(root.presentedViewController == nil)
  }

  @Test func `a press outside the menu closes it and reaches no view`() {
    var clicks = 0
    button.onActivate = { clicks += 1 }
    openByClick()

    harness.click(at: Point(150, 50))
    harness.runUntilIdle()

    #expect(clicks == 0)
    #expect(root.presentedViewController == nil)
  }

  @Test func `a click on a disabled menu item keeps the menu open`() {
    openByClick()
    harness.click(at: location("Paste"))
    harness.runUntilIdle()
    #expect(view != nil)
    #expect(selections.titles == [])
  }

  // MARK: Keys

  @Test func `keys open a menu, move its highlight, open a submenu and choose an item`() {
    harness.window.focus.focus(button)
    harness.pressKey(.menu)
    harness.runUntilIdle()
    #expect(highlightedTitles == ["Copy"])

    harness.pressKey(.down)
    harness.pressKey(.return)
    #expect(highlightedTitles == ["Share", "Mail"])
    harness.pressKey(.end)
    harness.pressKey(.return)
    harness.runUntilIdle()

    #expect(selections.titles == ["Print"])
    #expect(harness.window.focus.firstResponder === button)
  }

  @Test func `keys do not reach the window behind a menu`() {
    var callCount = 0
    harness.window.windowKeyCommands = [
      KeyCommand("A", shortcuts: [.init(.character("d"))]) {
        callCount += 1
        return true
      }
    ]
    openByClick()
    harness.typeText("d")
    harness.pressKey(.tab)
    #expect(callCount == 0)
    #expect(highlightedTitles == ["Delete"])
    harness.pressKey(.escape)
    harness.runUntilIdle()
    #expect(root.presentedViewController == nil)
  }

  // MARK: Long menus

  @Test func `a menu taller than the window is scrolled by wheel and keys`() {
    root.menu = Menu((0..<40).map { item("Item \($0)") })
    openByClick()
    #expect(panel(0).height <= 384)

    let list = view?.panels.first?.content as? MenuList
    harness.scrollWheel(by: 3, at: panel(0).center)
    #expect((list?.offset ?? 0) > 0)
    harness.pressKey(.end)
    #expect(list?.offset == list?.maximumOffset)
    harness.pressKey(.return)
    harness.runUntilIdle()
    #expect(selections.titles == ["Item 39"])
  }

  // MARK: Interruption

  @Test(arguments: 0..<10)
  func `a click on an item and the Escape key work during a menu's opening animation`(tenth: Int) {
    sendSecondaryButton(.down, at: Point(300, 100))
    sendSecondaryButton(.up, at: Point(300, 100))
    harness.advance(by: 0.008 * Double(tenth))
    if tenth.isMultiple(of: 2) {
      harness.click(at: location("Copy"))
    } else {
      harness.pressKey(.escape)
    }
    harness.runUntilIdle()
    #expect(selections.titles == (tenth.isMultiple(of: 2) ? ["Copy"] : []))
    #expect(root.presentedViewController == nil)
  }

  @Test func `a menu is closed when its anchor is removed`() {
    menu.show(under: button)
    harness.runUntilIdle()
    button.removeFromSuperview()
    harness.runUntilIdle()
    #expect(root.presentedViewController == nil)
  }

  @Test(arguments: 0..<20)
  func `each random input to a menu chooses at most one item`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let keys: [Key] = [
      .up, .down, .left, .right, .home, .end, .return, .escape, .character("s"), .space, .menu,
    ]
    for _ in 0..<150 {
      let point = Point(
        Double.random(in: 0...600, using: &random), Double.random(in: 0...400, using: &random))
      let before = selections.titles.count
      switch Int.random(in: 0..<7, using: &random) {
      case 0: openByClick(at: point)
      case 1, 2: harness.pressKey(keys.randomElement(using: &random) ?? .up)
      case 3: harness.click(at: point)
      case 4:
        harness.move(to: point)
        harness.advance(by: 0.3)
      case 5: harness.resize(to: Size(Double.random(in: 300...900, using: &random), 400))
      default: harness.advance(by: 0.05)
      }
      harness.step()
      #expect(selections.titles.count - before <= 1)
      #expect(root.isAppeared)
    }
    root.dismiss(animated: false)
    harness.runUntilIdle()
    #expect(root.presentedViewController == nil)
  }

  @Test func `a menu controller is deallocated after it was closed`() {
    openByClick()
    weak let controller = root.presentedViewController
    harness.pressKey(.escape)
    harness.runUntilIdle()
    #expect(controller == nil)
  }

  @Test func `a menu's state marks and icons share a column unless one item has both`() {
    let marked = MenuItem("Sorted", state: .on) {}
    let pictured = MenuItem("Delete", image: .icon("trash")) {}
    let both = MenuItem("Both", image: .icon("trash"), state: .on) {}
    func width(_ items: [MenuItem]) -> Double {
      let row = MenuRow(
        marked, columns: MenuRow.Columns(items), position: .init(1, of: items.count))
      root.view.addSubview(row)
      defer { row.removeFromSuperview() }
      return row.sizeThatFits(Size(1000, 1000)).width
    }

    #expect(width([marked, pictured]) == width([pictured]))
    #expect(width([both]) == width([pictured]) + 24)
  }
}
