// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls
@testable import Presenting

/// A view that receives the keyboard is scrolled into sight.
struct FocusScrollingTests {
  fileprivate enum Scenario: String, CaseIterable {
    case actionSheet, dangerousSheet, alert, sheet, popover, fields, nested, paged, subviews
    case rowsWithControls, stackInScroll, textBelow, largeText
  }

  private final class Rows: TableViewDataSource, TableViewDelegate {
    func numberOfSections(in tableView: TableView) -> Int { 4 }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
      "Section \(section)"
    }
    func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {
      cell.title = "row \(row)"
    }

    func tableView(_ tableView: TableView, didSelectRow row: Int) {}
  }

  private static let small = Size(360, 300)

  private let harness = TestWindow(size: small)
  private let rows = Rows()

  private func controls(_ count: Int) -> [View] {
    (0..<count).map { index in
      switch index % 4 {
      case 0: TextField("text", accessibilityLabel: "Field \(index)")
      case 1: Button(accessibilityLabel: "Button \(index)")
      case 2: Slider(accessibilityLabel: "Slider \(index)")
      default: TextView("text")
      }
    }
  }

  /// A screen of controls below each other in a scroll view that fills it.
  private func form(_ count: Int = 12) -> ViewController {
    let screen = ViewController()
    screen.view.frame = Rect(origin: .zero, size: Self.small)
    let scroll = ScrollView(frame: screen.view.bounds)
    scroll.autoresizingMask = .fill
    screen.view.addSubview(scroll)
    for (index, control) in controls(count).enumerated() {
      control.frame = Rect(10, 10 + Double(index) * 60, 200, 44)
      scroll.contentView.addSubview(control)
    }
    scroll.contentSize = Size(0, 10 + Double(count) * 60)
    return screen
  }

  private func alert(_ style: AlertController.Style, isDangerous: Bool = false) -> AlertController {
    let alert = AlertController(
      title: "What is to be done?", message: String(repeating: "It cannot be undone. ", count: 8),
      preferredStyle: style)
    for index in 0..<9 { alert.addAction(AlertAction(title: "Action \(index)")) }
    if isDangerous { alert.addAction(AlertAction(title: "Delete", style: .destructive)) }
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    return alert
  }

  private func show(_ scenario: Scenario) {
    let root = ViewController()
    root.view.frame = Rect(origin: .zero, size: Self.small)
    switch scenario {
    case .actionSheet, .dangerousSheet, .alert, .sheet, .popover:
      let button = Button(accessibilityLabel: "Open")
      button.frame = Rect(100, 20, 80, 30)
      root.view.addSubview(button)
      harness.show(root)
      harness.step()
      let presented: ViewController
      switch scenario {
      case .sheet, .popover:
        presented = form()
        presented.modalPresentationStyle = scenario == .sheet ? .pageSheet : .popover
        presented.popoverPresentationController?.sourceView = button
        presented.preferredContentSize = Size(240, 200)
      default:
        presented = alert(
          scenario == .alert ? .alert : .actionSheet, isDangerous: scenario == .dangerousSheet)
      }
      root.present(presented, animated: false)
    case .fields: harness.show(form())
    case .nested:
      let outer = ScrollView(frame: Rect(origin: .zero, size: Self.small))
      outer.autoresizingMask = .fill
      root.view.addSubview(outer)
      for part in 0..<3 {
        let inner = ScrollView(frame: Rect(20, 20 + Double(part) * 220, 250, 200))
        outer.contentView.addSubview(inner)
        for (index, control) in controls(6).enumerated() {
          control.frame = Rect(10, 10 + Double(index) * 60, 200, 44)
          inner.contentView.addSubview(control)
        }
        inner.contentSize = Size(0, 370)
      }
      outer.contentSize = Size(0, 700)
      harness.show(root)
    case .paged:
      let scroll = ScrollView(frame: Rect(origin: .zero, size: Self.small))
      scroll.isPagingEnabled = true
      root.view.addSubview(scroll)
      for page in 0..<4 {
        for row in 0..<2 {
          let button = Button(accessibilityLabel: "Page \(page), \(row)")
          button.frame = Rect(Double(page) * 360 + 100, 20 + Double(row) * 100, 100, 40)
          scroll.contentView.addSubview(button)
        }
      }
      scroll.contentSize = Size(4 * 360, 0)
      harness.show(root)
    case .subviews:
      let scroll = ScrollView(frame: Rect(origin: .zero, size: Self.small))
      scroll.autoresizingMask = .fill
      root.view.addSubview(scroll)
      for (index, control) in controls(12).enumerated() {
        control.frame = Rect(10, 10 + Double(index) * 60, 200, 44)
        scroll.addSubview(control)
      }
      scroll.contentSize = Size(0, 730)
      harness.show(root)
    case .rowsWithControls:
      let table = TableView(frame: Rect(origin: .zero, size: Self.small))
      table.autoresizingMask = .fill
      table.dataSource = rows
      table.delegate = rows
      root.view.addSubview(table)
      harness.show(root)
      harness.step()
      for (row, cell) in zip(table.cells.rows, table.cells.views) {
        let button = Button(accessibilityLabel: "in row \(row)")
        button.frame = Rect(150, 0, 80, 30)
        cell.addSubview(button)
      }
    case .stackInScroll:
      let scroll = ScrollView(frame: Rect(origin: .zero, size: Self.small))
      scroll.autoresizingMask = .fill
      let column = StackView(arrangedSubviews: controls(12))
      column.axis = .vertical
      column.spacing = 12
      scroll.contentView.addSubview(column)
      column.frame = Rect(0, 0, 300, 700)
      scroll.contentSize = Size(0, 700)
      root.view.addSubview(scroll)
      harness.show(root)
    case .textBelow, .largeText:
      let scroll = ScrollView(frame: Rect(origin: .zero, size: Self.small))
      scroll.autoresizingMask = .fill
      let text = TextView(Array(repeating: "line", count: 60).joined(separator: "\n"))
      text.isScrollEnabled = scenario == .textBelow
      text.frame = Rect(10, 400, 300, scenario == .largeText ? 1600 : 200)
      scroll.contentView.addSubview(text)
      scroll.contentSize = Size(0, 2200)
      root.view.addSubview(scroll)
      harness.show(root)
    }
    harness.runUntilIdle()
  }

  private var focused: View? { harness.window.focus.focusedView }

  /// Expects that what has to be seen of the view with the keyboard is not clipped.
  private func check(_ way: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let view = focused else {
      Issue.record("there is no first responder: \(way)", sourceLocation: sourceLocation)
      return
    }
    let isLarge = view.bounds.height > harness.window.size.height - 40
    let part = isLarge ? view.focusedRect : view.bounds
    let shown = view.visibleRect(of: part) ?? .zero
    let name = "\(way): \(type(of: view)) \(view.accessibilityLabel ?? "")"
    #expect(part.height > 0 && view.bounds.height > 0, "\(name)", sourceLocation: sourceLocation)
    // A scroll view or a list that is a place for the keyboard may be higher than the room.
    if view is TableView || (view is ScrollView && !(view is TextView)) {
      return #expect(shown.height > 0, "\(name)", sourceLocation: sourceLocation)
    }
    #expect(
      abs(shown.height - min(part.height, harness.window.size.height)) < 0.5,
      "\(name) shows \(shown) of \(part)",
      sourceLocation: sourceLocation)
  }

  /// All views that can have the keyboard, in the order of Tab.
  private var focusableViews: [View] {
    var stops: [View] = []
    for _ in 0..<80 {
      harness.window.focus.moveFocus(forward: true)
      harness.step()
      guard let view = focused, !stops.contains(where: { $0 === view }) else { break }
      stops.append(view)
    }
    return stops
  }

  private func hideRing() {
    harness.window.focus.focus(harness.window.focus.firstResponder, ringVisible: false)
  }

  @Test(arguments: Scenario.allCases)
  fileprivate func
    `a view is scrolled into sight when it becomes first responder by Tab, code or screen reader`(
      scenario: Scenario
    )
  {
    show(scenario)
    if scenario == .actionSheet || scenario == .dangerousSheet || scenario == .alert {
      check("presented")
    }
    let stops = focusableViews
    #expect(stops.count > (scenario == .textBelow || scenario == .largeText ? 0 : 5))

    for forward in [true, false] {
      for _ in stops {
        harness.window.focus.moveFocus(forward: forward)
        harness.step()
        check(forward ? "Tab" : "Shift+Tab")
      }
    }
    for view in stops + stops.reversed() {
      hideRing()
      view.becomeFirstResponder()
      harness.step()
      check("code")
    }
    for view in stops + stops.reversed() {
      hideRing()
      _ = view.performAccessibilityAction(.focus, part: 0)
      harness.step()
      check("screen reader")
    }
  }

  @Test(arguments: Scenario.allCases.filter { $0 != .paged && $0 != .nested }, [true, false])
  fileprivate func `the first responder stays in sight when the window becomes smaller`(
    scenario: Scenario, byKey: Bool
  ) {
    show(scenario)
    for view in focusableViews {
      harness.resize(to: Self.small)
      harness.step()
      harness.window.focus.focus(view, ringVisible: byKey)
      harness.step()
      for size in [Size(360, 200), Size(360, 150), Size(280, 150)] {
        harness.resize(to: size)
        harness.step()
        check("\(size.width) × \(size.height)")
      }
    }
  }

  @Test func `arrow keys scroll the focused button of a long action sheet into sight`() {
    show(.actionSheet)
    for key in [Key](repeating: .down, count: 11) + [Key](repeating: .up, count: 11) {
      harness.pressKey(key)
      check("\(key)")
    }
  }

  @Test
  func `a view that becomes first responder before its first layout is in sight after that layout`()
    throws
  {
    let screen = form()
    let field = try #require(screen.view.subviews[0] as? ScrollView).contentView.subviews[8]
    harness.show(screen)
    field.becomeFirstResponder()
    harness.runUntilIdle()

    #expect(focused === field)
    check("before the layout")
  }

  @Test func `typing scrolls the edited text field back into sight`() throws {
    let screen = form()
    harness.show(screen)
    harness.runUntilIdle()
    let scroll = try #require(screen.view.subviews[0] as? ScrollView)
    let field = scroll.contentView.subviews[8]
    field.becomeFirstResponder()
    harness.step()
    scroll.contentOffset = .zero
    harness.step()
    #expect(field.visibleRect() == nil)

    harness.typeText("a")

    check("typed")
  }

  @Test func `pressing a partly visible text field scrolls nothing`() throws {
    let screen = form()
    harness.show(screen)
    harness.runUntilIdle()
    let scroll = try #require(screen.view.subviews[0] as? ScrollView)
    // The lower edge cuts the field off.
    scroll.contentOffset = Point(0, 215)
    let field = scroll.contentView.subviews[8]
    harness.step()

    harness.click(at: Point(20, 285))

    #expect(focused === field && scroll.contentOffset == Point(0, 215))
  }

  @Test func `a focused table keeps its scroll position when the window becomes smaller`() {
    show(.rowsWithControls)
    guard let table = harness.window.rootViewController?.view.subviews[0] as? TableView else {
      return
    }
    harness.window.focus.focus(table, ringVisible: false)
    table.contentOffset = Point(0, table.maximumOffset)
    harness.step()
    let offset = table.offset

    harness.resize(to: Size(360, 250))
    harness.step()

    #expect(table.offset >= offset)
  }

  @Test func `adding an action to a visible alert keeps the first responder`() throws {
    let root = ViewController()
    harness.show(root)
    harness.step()
    let alert = alert(.actionSheet)
    root.present(alert, animated: false)
    harness.runUntilIdle()
    harness.pressKey(.down)
    let button = try #require(focused)

    alert.addAction(AlertAction(title: "Another"))
    harness.runUntilIdle()

    #expect(focused === button)
    check("added")
  }
}
