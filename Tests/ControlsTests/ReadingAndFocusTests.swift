// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls
@testable import Presenting

struct ReadingAndFocusTests {
  private func key(_ harness: TestWindow, _ modifiers: KeyModifiers = []) -> String {
    harness.pressKey(.tab, modifiers)
    return harness.window.focus.focusedView?.accessibilityLabel ?? "?"
  }

  private func window(
    _ size: Size = Size(600, 400), _ direction: Traits.LayoutDirection = .leftToRight,
    _ root: ViewController = ViewController()
  ) -> (TestWindow, View) {
    var traits = Traits()
    traits.layoutDirection = direction
    let harness = TestWindow(size: size, traits: traits)
    harness.show(root)
    return (harness, root.view)
  }

  /// Tab, Shift and Tab, and the accessible tree.
  private func expectOrder(_ labels: [String], _ harness: TestWindow, _ note: String = "") {
    harness.runUntilIdle()
    harness.window.focus.focus(nil)
    let forth = labels.map { _ in key(harness) }
    harness.window.focus.focus(nil)
    let back = labels.map { _ in key(harness, .shift) }
    #expect(forth == labels, "\(note)")
    #expect(back == labels.reversed(), "\(note)")
    let lines = harness.accessibilityDump.split(separator: "\n")
    let read = lines.compactMap { line in
      labels.first { line.contains("“\($0)”") && line.contains("focusable") }
    }
    #expect(read == labels, "\(note): \(harness.accessibilityDump)")
  }

  private func button(_ name: String, _ frame: Rect = .zero) -> Button {
    let button = Button(title: name, accessibilityLabel: name)
    button.frame = frame
    return button
  }

  // MARK: Clicks

  @Test func `a click in a scroll view makes it first responder, but a drag does not`() {
    let (harness, root) = window()
    let beside = button("Beside", Rect(400, 10, 100, 30))
    let scroll = ScrollView(frame: Rect(0, 0, 300, 400))
    scroll.contentSize = Size(300, 1000)
    let text = TextView("A text that can be selected.")
    text.isScrollEnabled = false
    text.frame = Rect(10, 10, 200, 30)
    let (inner, label) = (button("Inner", Rect(10, 60, 100, 30)), Label("Label"))
    label.frame = Rect(10, 100, 100, 20)
    for view in [text, inner, label] { scroll.contentView.addSubview(view) }
    for view in [beside, scroll] { root.addSubview(view) }
    harness.runUntilIdle()

    for location in [Point(100, 300), Point(15, 110)] {
      harness.window.focus.focus(beside)
      harness.drag(from: location, to: Point(location.x, location.y - 60), duration: 0.1)
      harness.runUntilIdle()
      #expect(!scroll.isFirstResponder, "\(location)")
      scroll.setContentOffset(.zero, animated: false)
      harness.runUntilIdle()
      harness.window.focus.focus(beside)
      harness.click(at: location)
      harness.runUntilIdle()
      #expect(scroll.isFirstResponder, "\(location)")
    }
    harness.pressKey(.end)
    harness.runUntilIdle()
    #expect(scroll.contentOffset.y == 600)

    // A view inside the scroll view keeps the keyboard.
    scroll.setContentOffset(.zero, animated: false)
    harness.runUntilIdle()
    harness.click(at: Point(60, 20))
    #expect(text.isFirstResponder)
    harness.click(inner)
    #expect(inner.isFirstResponder)
    harness.click(at: Point(100, 300))
    #expect(inner.isFirstResponder)
  }

  // MARK: Reading order

  @Test(arguments: [Traits.LayoutDirection.leftToRight, .rightToLeft])
  func `the reading order of a toolbar starts at its leading end`(
    direction: Traits.LayoutDirection
  ) {
    let (harness, root) = window(Size(600, 400), direction)
    let bar = Toolbar(frame: Rect(0, 0, 600, 44))
    bar.items =
      ["1", "2"].map { BarButtonItem(title: $0) } + [.flexibleSpace()]
      + ["3"].map { BarButtonItem(title: $0) }
    root.addSubview(bar)
    expectOrder(["1", "2", "3"], harness)
  }

  @Test(arguments: [Traits.LayoutDirection.leftToRight, .rightToLeft])
  func `the reading order of a navigation bar with a title view starts at the bar's leading end`(
    direction: Traits.LayoutDirection
  ) {
    let (harness, root) = window(Size(900, 400), direction)
    let bar = NavigationBar(frame: Rect(0, 0, 900, 44))
    let item = NavigationItem()
    item.rightBarButtonItems = [BarButtonItem(title: "5"), BarButtonItem(title: "4")]
    item.leftBarButtonItems = [BarButtonItem(title: "1"), BarButtonItem(title: "2")]
    let middle = button("3", Rect(0, 0, 80, 30))
    item.titleView = middle
    bar.setItem(item)
    root.addSubview(bar)
    expectOrder(["1", "2", "3", "4", "5"], harness)
  }

  @Test(arguments: [Traits.LayoutDirection.leftToRight, .rightToLeft])
  func
    `the reading order of a horizontal stack view is its visual order, not the order of insertion`(
      direction: Traits.LayoutDirection
    )
  {
    let (harness, root) = window(Size(600, 400), direction)
    let stack = StackView()
    stack.axis = .horizontal
    for name in ["3", "2", "1"] { stack.insertArrangedSubview(button(name), at: 0) }
    stack.frame = Rect(0, 0, 300, 40)
    root.addSubview(stack)
    expectOrder(["1", "2", "3"], harness)
  }

  @Test func `the reading order of views in a grid is row by row`() {
    let (harness, root) = window()
    let frames = [
      "1": Rect(0, 0, 100, 30), "2": Rect(110, 0, 100, 30), "3": Rect(0, 40, 100, 30),
      "4": Rect(110, 40, 100, 30),
    ]
    for name in ["4", "2", "3", "1"] { root.addSubview(button(name, frames[name] ?? .zero)) }
    expectOrder(["1", "2", "3", "4"], harness)
  }

  @Test func `the reading order uses the visible position of a transformed view`() {
    let (harness, root) = window()
    let (one, two) = (button("1", Rect(0, 200, 100, 30)), button("2", Rect(0, 100, 100, 30)))
    root.addSubview(two)
    root.addSubview(one)
    one.transform = .translation(0, -180)
    expectOrder(["1", "2"], harness)
  }

  @Test func `the reading order puts a scroll view's content between the views above and below it`()
  {
    let (harness, root) = window()
    let (top, bottom) = (button("1", Rect(0, 0, 600, 44)), button("3", Rect(0, 356, 600, 44)))
    let scroll = ScrollView(frame: Rect(0, 44, 600, 312))
    scroll.contentView.addSubview(button("2", Rect(0, 10, 100, 30)))
    for view in [bottom, scroll, top] as [View] { root.addSubview(view) }
    expectOrder(["1", "2", "3"], harness)
  }

  @Test(arguments: [Traits.LayoutDirection.leftToRight, .rightToLeft])
  func `the reading order of the buttons of an alert or an action sheet is their visual order`(
    direction: Traits.LayoutDirection
  ) {
    for style in AlertController.Style.allCases {
      let (harness, _) = window(Size(600, 500), direction)
      let alert = AlertController(title: "T", message: "M", preferredStyle: style)
      for name in ["1", "2", "3"] { alert.addAction(AlertAction(title: name)) }
      alert.addAction(AlertAction(title: "4", style: .cancel))
      harness.window.rootViewController?.present(alert, animated: false)
      harness.runUntilIdle()
      expectOrder(["1", "2", "3", "4"], harness, "\(style)")
    }
  }

  @Test func `the reading order of a form's rows is from top to bottom`() {
    let (harness, root) = window()
    let form = FormView()
    form.frame = Rect(0, 0, 600, 400)
    _ = form.addGroup("Group")
    for name in ["1", "2", "3"] { _ = form.addRow("Row \(name)", Switch(accessibilityLabel: name)) }
    root.addSubview(form)
    harness.runUntilIdle()
    harness.window.focus.focus(nil)
    let switches = (0..<3).map { _ in key(harness) }
    #expect(Set(switches).count == 3)
    let dump = harness.accessibilityDump
    let indices = ["1", "2", "3"].compactMap { dump.range(of: "Row \($0)")?.lowerBound }
    #expect(indices == indices.sorted())
  }

  @Test func `F6 moves the first responder from pane to pane in reading order`() {
    let (harness, root) = window()
    for (name, frame) in [
      ("3", Rect(0, 200, 600, 200)), ("1", Rect(0, 0, 600, 50)), ("2", Rect(0, 50, 600, 150)),
    ] {
      let pane = View(frame: frame)
      pane.isFocusGroup = true
      pane.addSubview(button(name, Rect(0, 0, 90, 30)))
      root.addSubview(pane)
    }
    harness.runUntilIdle()
    let met = (0..<3).map { _ -> String in
      harness.pressKey(.function(6))
      return harness.window.focus.focusedView?.accessibilityLabel ?? "?"
    }
    #expect(met == ["1", "2", "3"])
  }

  @Test func `the accessibility tree lists labels and buttons together in reading order`() {
    let (harness, root) = window()
    let (title, note) = (Label("Alpha"), Label("Beta"))
    title.frame = Rect(0, 0, 100, 20)
    note.frame = Rect(0, 80, 100, 20)
    for view in [
      note, button("Gamma", Rect(0, 120, 90, 30)), title, button("Aft", Rect(0, 30, 90, 30)),
    ] as [View] { root.addSubview(view) }
    harness.runUntilIdle()
    let dump = harness.accessibilityDump
    let indices = ["Alpha", "Aft", "Beta", "Gamma"].compactMap {
      dump.range(of: "“\($0)”")?.lowerBound
    }
    #expect(indices.count == 4 && indices == indices.sorted(), "\(dump)")
  }

  // MARK: Focus in sight

  private func expectShown(
    _ harness: TestWindow, _ note: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    harness.runUntilIdle()
    guard let view = harness.window.focus.focusedView else {
      Issue.record("there is no first responder: \(note)", sourceLocation: sourceLocation)
      return
    }
    let part = view.focusedRect
    let shown = view.visibleRect(of: part) ?? .zero
    #expect(
      part.height > 0 && shown.height >= min(part.height, harness.window.size.height) - 0.5
        && shown.width >= min(part.width, harness.window.size.width) - 0.5,
      "\(note): \(type(of: view)) \(view.accessibilityLabel ?? "") shows \(shown) of \(part)",
      sourceLocation: sourceLocation)
  }

  /// A long text, and a button under it.
  private func page(_ name: String, at y: Double = 900) -> ViewController {
    let page = ViewController()
    let scroll = ScrollView(frame: page.view.bounds)
    scroll.autoresizingMask = .fill
    page.view.addSubview(scroll)
    let text = Label(String(repeating: "word ", count: 200))
    text.numberOfLines = 0
    text.frame = Rect(0, 0, 200, y - 20)
    scroll.contentView.addSubview(text)
    scroll.contentView.addSubview(button(name, Rect(20, y, 120, 40)))
    scroll.contentSize = Size(200, y + 60)
    return page
  }

  @Test(arguments: [ModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .popover])
  func
    `a button that becomes first responder in a scrolling presented screen is scrolled into sight`(
      style: ModalPresentationStyle
    )
  {
    let (harness, root) = window(Size(360, 300))
    harness.runUntilIdle()
    let page = page("Agree")
    page.modalPresentationStyle = style
    page.popoverPresentationController?.sourceView = root
    page.preferredContentSize = Size(260, 200)
    harness.window.rootViewController?.present(page, animated: false)
    harness.runUntilIdle()
    // A scroll view that scrolls takes the keyboard itself, which is as good.
    if harness.window.focus.focusedView is Button { expectShown(harness, "\(style)") }
  }

  @Test func `Tab scrolls every kind of focusable control into sight`() {
    let (harness, root) = window(Size(360, 200))
    let scroll = ScrollView(frame: Rect(0, 0, 360, 200))
    root.addSubview(scroll)
    let controls: [View] = [
      Switch(accessibilityLabel: "switch"), Stepper(accessibilityLabel: "stepper"),
      SegmentedControl(segments: [.title("a"), .title("b")], accessibilityLabel: "segments"),
      PopUpButton(choices: ["a", "b"], accessibilityLabel: "popup"),
      TextField("t", accessibilityLabel: "field"),
      Slider(accessibilityLabel: "slider"), PageControl(accessibilityLabel: "pages"),
      button("button"), TextView("text"),
    ]
    for (index, control) in controls.enumerated() {
      control.frame = Rect(30, 150 + Double(index) * 150, 200, 44)
      scroll.contentView.addSubview(control)
    }
    (controls[6] as? PageControl)?.numberOfPages = 3
    scroll.contentSize = Size(300, 1700)
    harness.runUntilIdle()
    for _ in 0..<24 {
      harness.pressKey(.tab)
      if harness.window.focus.focusedView !== scroll { expectShown(harness, "Tab") }
    }
  }

  @Test(arguments: [
    Insets(top: 60, left: 0, bottom: 80, right: 0), Insets(top: 0, left: 0, bottom: 150, right: 0),
  ])
  func `Tab never leaves the focused view hidden under a scroll view's content inset`(inset: Insets)
  {
    let (harness, root) = window(Size(360, 300))
    let scroll = ScrollView(frame: Rect(0, 0, 360, 300))
    scroll.contentInset = inset
    root.addSubview(scroll)
    for index in 0..<12 {
      scroll.contentView.addSubview(button("\(index)", Rect(20, Double(index) * 60, 100, 40)))
    }
    scroll.contentSize = Size(200, 720)
    harness.runUntilIdle()
    for _ in 0..<26 {
      harness.pressKey(.tab)
      harness.runUntilIdle()
      guard let view = harness.window.focus.focusedView, view !== scroll else { continue }
      let frame = view.convert(view.bounds, to: root)
      #expect(
        frame.minY >= inset.top - 0.5 && frame.maxY <= 300 - inset.bottom + 0.5,
        "\(view.accessibilityLabel ?? "") at \(frame)")
    }
  }

  @Test
  func `Tab scrolls a scroll view horizontally to the focused view in both layout directions`() {
    for direction in [Traits.LayoutDirection.leftToRight, .rightToLeft] {
      let (harness, root) = window(Size(360, 300), direction)
      let scroll = ScrollView(frame: Rect(0, 0, 360, 300))
      root.addSubview(scroll)
      for index in 0..<10 {
        scroll.contentView.addSubview(button("\(index)", Rect(Double(index) * 150, 20, 100, 40)))
      }
      scroll.contentSize = Size(1500, 0)
      harness.runUntilIdle()
      for _ in 0..<22 {
        harness.pressKey(.tab)
        if harness.window.focus.focusedView !== scroll { expectShown(harness, "\(direction)") }
      }
    }
  }

  @Test func `an alert's focused button is visible at any window size and text scale`() {
    for size in [Size(360, 300), Size(360, 200), Size(300, 120), Size(800, 160)] {
      for textScale in [1.0, 2] {
        for style in AlertController.Style.allCases {
          let (harness, _) = window(size)
          harness.window.traits.textScale = textScale
          let alert = AlertController(
            title: "Title", message: String(repeating: "word ", count: 40), preferredStyle: style)
          for index in 0..<8 { alert.addAction(AlertAction(title: "Action \(index)")) }
          alert.addAction(AlertAction(title: "Cancel", style: .cancel))
          harness.window.rootViewController?.present(alert, animated: false)
          harness.runUntilIdle()
          expectShown(harness, "\(size) \(textScale) \(style) at first")
          for step in 0..<10 {
            harness.pressKey(step % 2 == 0 ? .tab : .down)
            expectShown(harness, "\(size) \(textScale) \(style) \(step)")
          }
        }
      }
    }
  }

  @Test func `a long pop-up menu in a low window scrolls to the highlighted item`() {
    let (harness, root) = window(Size(360, 200))
    let popUp = PopUpButton(
      choices: (0..<30).map { .init("Choice \($0)") }, accessibilityLabel: "many")
    popUp.frame = Rect(20, 20, 150, 36)
    root.addSubview(popUp)
    harness.runUntilIdle()
    harness.window.focus.focus(popUp)
    harness.pressKey(.space)
    harness.runUntilIdle()
    for _ in 0..<28 { harness.pressKey(.down) }
    harness.runUntilIdle()
    #expect(
      harness.accessibilityDump.contains("Choice 28")
        || harness.accessibilityDump.contains("Choice 29"))
  }

  @Test func `typing into a field that was moved out of sight scrolls it back into sight`() {
    let (harness, root) = window(Size(360, 300))
    let scroll = ScrollView(frame: Rect(0, 0, 360, 300))
    root.addSubview(scroll)
    let field = TextField("text", accessibilityLabel: "field")
    field.frame = Rect(20, 240, 200, 40)
    scroll.contentView.addSubview(field)
    scroll.contentSize = Size(300, 900)
    harness.runUntilIdle()
    field.becomeFirstResponder()
    harness.runUntilIdle()
    field.frame.origin.y = 600
    harness.typeText("a")
    expectShown(harness, "typed")
  }

  @Test func `becomeFirstResponder scrolls nested scroll views to the text field`() {
    let (harness, root) = window(Size(360, 300))
    let outer = ScrollView(frame: Rect(0, 0, 360, 300))
    root.addSubview(outer)
    let box = View(frame: Rect(0, 500, 360, 200))
    let inner = ScrollView(frame: Rect(0, 0, 360, 100))
    box.addSubview(inner)
    outer.contentView.addSubview(box)
    let field = TextField("text", accessibilityLabel: "field")
    field.frame = Rect(20, 400, 200, 40)
    inner.contentView.addSubview(field)
    inner.contentSize = Size(300, 500)
    outer.contentSize = Size(300, 900)
    harness.runUntilIdle()
    field.becomeFirstResponder()
    expectShown(harness, "nested")
  }

  // MARK: Badges and toasts

  private func drawnText(_ harness: TestWindow) -> String {
    harness.window.invalidateAll()
    harness.step()
    return harness.lastFrame?.placements.map(\.layer.displayList.description).joined() ?? ""
  }

  @Test func `a tab bar shows a badge's number up to the badge's maximum`() {
    let (harness, root) = window(Size(900, 300))
    let bar = TabBar(frame: Rect(0, 0, 900, 60))
    bar.items = [
      TabBarItem(title: "Mail", badge: .count(150, maximum: 999)),
      TabBarItem(title: "Other", badge: .count(1000, maximum: 999)),
    ]
    root.addSubview(bar)
    let text = drawnText(harness)
    #expect(text.contains("150") && text.contains("999+"))
    #expect(harness.accessibilityDump.contains("150") && harness.accessibilityDump.contains("999+"))
  }

  @Test func `a tab's accessibility label limits the badge's number to the badge's maximum`() {
    #expect(TabBarItem(title: "Mail", badge: .count(150, maximum: nil)).spokenLabel == "Mail, 150")
    #expect(TabBarItem(title: "Mail", badge: .count(150)).spokenLabel == "Mail, 99+")
  }

  @Test func `a tab bar is redrawn when only the badge's maximum changes`() {
    let (harness, root) = window(Size(900, 300))
    let bar = TabBar(frame: Rect(0, 0, 900, 60))
    bar.items = [TabBarItem(title: "Mail", badge: .count(150))]
    root.addSubview(bar)
    #expect(drawnText(harness).contains("99+"))
    bar.items[0].badge = .count(150, maximum: nil)
    harness.runUntilIdle()
    let text = harness.lastFrame == nil ? drawnText(harness) : drawnText(harness)
    #expect(text.contains("150") && !text.contains("99+"))
  }

  private func toast(_ harness: TestWindow) -> View? {
    harness.window.overlayView.subviews.first { $0 is ToastView }
  }

  @Test func `a toast stays in front when the root view controller is replaced`() {
    let (harness, _) = window()
    harness.window.showToast("Saved", duration: 20)
    harness.advance(by: 0.5)
    let next = ViewController()
    next.view.backgroundColor = .danger
    harness.show(next)
    harness.runUntilIdle()
    #expect(
      toast(harness) != nil
        && harness.window.overlayView.superview?.subviews.last === harness.window.overlayView)
  }

  @Test(arguments: [
    ModalPresentationStyle.pageSheet, .formSheet, .popover, .fullScreen, .overFullScreen,
    .overCurrentContext, .currentContext,
  ])
  func `a toast stays on top in every frame of a presentation and a dismissal`(
    style: ModalPresentationStyle
  ) {
    let (harness, root) = window()
    harness.runUntilIdle()
    harness.window.showToast("Saved", duration: 60)
    harness.advance(by: 0.5)
    let modal = ViewController()
    modal.modalPresentationStyle = style
    modal.popoverPresentationController?.sourceView = root
    harness.window.rootViewController?.present(modal, animated: true)
    for frame in 0..<40 {
      harness.advance(by: 1.0 / 60)
      let last = harness.window.overlayView.superview?.subviews.last
      #expect(last === harness.window.overlayView, "frame \(frame)")
    }
    modal.dismiss(animated: true)
    for frame in 0..<40 {
      harness.advance(by: 1.0 / 60)
      #expect(
        harness.window.overlayView.superview?.subviews.last === harness.window.overlayView,
        "frame \(frame)")
    }
    #expect(toast(harness) != nil)
  }

  @Test func `if several toasts are shown in one frame, only one of them is visible`() {
    let (harness, _) = window()
    harness.runUntilIdle()
    for index in 0..<20 { harness.window.showToast("Toast \(index)", duration: 1) }
    harness.advance(by: 0.3)
    #expect(harness.window.overlayView.subviews.count == 1)
    harness.advance(by: 2)
    #expect(toast(harness) == nil)
  }

  @Test
  func `a toast shown before the window has a root controller appears with the root controller`() {
    let harness = TestWindow(size: Size(600, 400))
    harness.window.showToast("Saved", duration: 60)
    harness.show(ViewController())
    harness.runUntilIdle()
    #expect(toast(harness) != nil)
  }
}
