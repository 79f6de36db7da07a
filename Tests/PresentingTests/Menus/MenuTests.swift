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

  private final class Chosen {
    var titles: [String] = []
  }

  private let root = Screen()
  private let button = Button(title: "Menu", label: "Menu")
  private let harness: TestWindow
  private let chosen = Chosen()

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
    MenuItem(title, attributes: attributes) { [chosen] in chosen.titles.append(title) }
  }

  private var view: MenuView? { root.presentedViewController?.viewIfLoaded as? MenuView }

  private var marked: [String?] {
    view?.tracker.levels.map { level in level.marked.map { level.items[$0].title } } ?? []
  }

  private func panel(_ level: Int) -> Rect {
    guard let view, view.panels.indices.contains(level) else { return .zero }
    let panel = view.panels[level]
    return panel.convert(panel.place, to: nil)
  }

  private func place(_ title: String) -> Point {
    for panel in view?.panels ?? [] {
      for row in (panel.content as? MenuList)?.rows ?? [] where row.item.title == title {
        return row.convert(row.bounds.center, to: nil)
      }
    }
    return Point(-1, -1)
  }

  private func secondary(_ phase: PointerEvent.Phase, at point: Point) {
    harness.send(.pointer(PointerEvent(phase, at: point, button: .secondary)))
    harness.step()
  }

  private func openByClick(at point: Point = Point(300, 100)) {
    secondary(.down, at: point)
    secondary(.up, at: point)
    harness.settle()
  }

  // MARK: Showing

  @Test func `the secondary button shows it where the pointer is`() {
    openByClick()

    #expect(panel(0).origin == Point(300, 100))
    #expect(marked == [nil])
    #expect(harness.callbacks.lines.filter { $0.hasPrefix("Root") } == [])
  }

  @Test(arguments: [Point(590, 390), Point(2, 390), Point(590, 2), Point(2, 2)])
  func `it stays inside the window`(corner: Point) {
    openByClick(at: corner)
    #expect(Rect(8, 8, 584, 384).contains(panel(0)))
    harness.key(.down)
    harness.key(.down)
    harness.key(.right)
    #expect(Rect(8, 8, 584, 384).contains(panel(1)))
    #expect(corner.x < 300 ? panel(1).minX > panel(0).midX : panel(1).maxX < panel(0).midX)
  }

  @Test func `below a view it begins where that does`() {
    menu.show(under: button)
    harness.settle()
    #expect(panel(0).minX == 100 && panel(0).minY == 76)
    #expect(panel(0).width >= 100)
  }

  @Test func `from the right in right-to-left`() {
    harness.window.traits.layoutDirection = .rightToLeft
    menu.show(under: button)
    harness.settle()
    #expect(panel(0).maxX == 200)
    harness.key(.down)
    harness.key(.down)
    harness.key(.left)
    #expect(marked == ["Share", "Mail"])
    #expect(panel(1).maxX <= panel(0).minX + 4 || panel(1).minX >= panel(0).maxX - 4)
    harness.key(.right)
    #expect(marked == ["Share"])
  }

  @Test func `an empty one, or one without a place, does not come`() {
    Menu([]).show(under: button)
    button.isHidden = true
    menu.show(under: button)
    harness.settle()
    #expect(root.presentedViewController == nil)
  }

  // MARK: Mouse

  @Test func `a click chooses, the action comes after the menu is on its way out`() {
    var wasGoing = false
    root.menu = Menu([
      MenuItem("Go") { [root] in
        wasGoing = root.presentedViewController?.isBeingDismissed ?? true
      }
    ])
    openByClick()

    harness.click(at: place("Go"))
    harness.settle()

    #expect(wasGoing)
    #expect(root.presentedViewController == nil)
    #expect(harness.callbacks.lines.filter { $0.hasPrefix("Root") } == [])
  }

  @Test func `press, drag and release chooses`() {
    secondary(.down, at: Point(300, 100))
    harness.advance(by: 0.1)
    harness.move(to: place("Delete"))
    harness.step()
    #expect(marked == ["Delete"])
    secondary(.up, at: place("Delete"))
    harness.settle()

    #expect(chosen.titles == ["Delete"])
    #expect(root.presentedViewController == nil)
  }

  @Test func `a drag that ends beside the menu closes it`() {
    secondary(.down, at: Point(300, 100))
    harness.advance(by: 0.1)
    harness.move(to: place("Copy"))
    harness.move(to: Point(20, 300))
    secondary(.up, at: Point(20, 300))
    harness.settle()

    #expect(chosen.titles == [])
    #expect(root.presentedViewController == nil)
  }

  @Test func `hovering opens a submenu after a moment, and a click in it chooses`() {
    openByClick(at: Point(200, 100))
    harness.move(to: place("Share"))
    harness.advance(by: 0.1)
    #expect(marked == ["Share"])
    harness.advance(by: 0.2)
    #expect(marked == ["Share", nil])
    #expect(panel(1).minX >= panel(0).maxX - 4)

    harness.click(at: place("Print"))
    harness.settle()

    #expect(chosen.titles == ["Print"])
    #expect(root.presentedViewController == nil)
  }

  @Test func `a press beside it closes it and reaches nobody`() {
    var clicks = 0
    button.onActivate = { clicks += 1 }
    openByClick()

    harness.click(at: Point(150, 50))
    harness.settle()

    #expect(clicks == 0)
    #expect(root.presentedViewController == nil)
  }

  @Test func `a disabled item keeps it open`() {
    openByClick()
    harness.click(at: place("Paste"))
    harness.settle()
    #expect(view != nil)
    #expect(chosen.titles == [])
  }

  // MARK: Keys

  @Test func `by keys alone`() {
    harness.window.focus.focus(button)
    harness.key(.menu)
    harness.settle()
    #expect(marked == ["Copy"])

    harness.key(.down)
    harness.key(.return)
    #expect(marked == ["Share", "Mail"])
    harness.key(.end)
    harness.key(.return)
    harness.settle()

    #expect(chosen.titles == ["Print"])
    #expect(harness.window.focus.firstResponder === button)
  }

  @Test func `keys do not reach what is behind`() {
    var heard = 0
    harness.window.windowKeyCommands = [
      KeyCommand("A", shortcuts: [.init(.character("d"))]) {
        heard += 1
        return true
      }
    ]
    openByClick()
    harness.type("d")
    harness.key(.tab)
    #expect(heard == 0)
    #expect(marked == ["Delete"])
    harness.key(.escape)
    harness.settle()
    #expect(root.presentedViewController == nil)
  }

  // MARK: Long menus

  @Test func `one taller than the window scrolls, by wheel and by keys`() {
    root.menu = Menu((0..<40).map { item("Item \($0)") })
    openByClick()
    #expect(panel(0).height <= 384)

    let list = view?.panels.first?.content as? MenuList
    harness.turnWheel(3, at: panel(0).center)
    #expect((list?.offset ?? 0) > 0)
    harness.key(.end)
    #expect(list?.offset == list?.maximumOffset)
    harness.key(.return)
    harness.settle()
    #expect(chosen.titles == ["Item 39"])
  }

  // MARK: Interruption

  @Test(arguments: 0..<10)
  func `it may be chosen from while it comes, and go while it comes`(tenth: Int) {
    secondary(.down, at: Point(300, 100))
    secondary(.up, at: Point(300, 100))
    harness.advance(by: 0.008 * Double(tenth))
    if tenth.isMultiple(of: 2) {
      harness.click(at: place("Copy"))
    } else {
      harness.key(.escape)
    }
    harness.settle()
    #expect(chosen.titles == (tenth.isMultiple(of: 2) ? ["Copy"] : []))
    #expect(root.presentedViewController == nil)
  }

  @Test func `it goes with its anchor`() {
    menu.show(under: button)
    harness.settle()
    button.removeFromSuperview()
    harness.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test(arguments: 0..<20)
  func `whatever happens in it, it ends and chooses once`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let keys: [Key] = [
      .up, .down, .left, .right, .home, .end, .return, .escape, .character("s"), .space, .menu,
    ]
    for _ in 0..<150 {
      let point = Point(
        Double.random(in: 0...600, using: &random), Double.random(in: 0...400, using: &random))
      let before = chosen.titles.count
      switch Int.random(in: 0..<7, using: &random) {
      case 0: openByClick(at: point)
      case 1, 2: harness.key(keys.randomElement(using: &random) ?? .up)
      case 3: harness.click(at: point)
      case 4:
        harness.move(to: point)
        harness.advance(by: 0.3)
      case 5: harness.resize(to: Size(Double.random(in: 300...900, using: &random), 400))
      default: harness.advance(by: 0.05)
      }
      harness.step()
      #expect(chosen.titles.count - before <= 1)
      #expect(root.isAppeared)
    }
    root.dismiss(animated: false)
    harness.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test func `nothing of it stays`() {
    openByClick()
    weak let controller = root.presentedViewController
    harness.key(.escape)
    harness.settle()
    #expect(controller == nil)
  }

  @Test func `marks and icons share a column unless a row has both`() {
    let marked = MenuItem("Sorted", state: .on) {}
    let pictured = MenuItem("Delete", image: .icon("trash")) {}
    let both = MenuItem("Both", image: .icon("trash"), state: .on) {}
    func width(_ items: [MenuItem]) -> Double {
      let row = MenuRow(marked, columns: MenuRow.Columns(items))
      root.view.addSubview(row)
      defer { row.removeFromSuperview() }
      return row.sizeThatFits(Size(1000, 1000)).width
    }

    #expect(width([marked, pictured]) == width([pictured]))
    #expect(width([both]) == width([pictured]) + 24)
  }
}
