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
    harness.key(.tab, modifiers)
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
    harness.settle()
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
    let button = Button(title: name, label: name)
    button.frame = frame
    return button
  }

  // MARK: Clicks

  @Test func `a click gives the keyboard to the scroll view around, and a drag does not`() {
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
    harness.settle()

    for place in [Point(100, 300), Point(15, 110)] {
      harness.window.focus.focus(beside)
      harness.drag(from: place, to: Point(place.x, place.y - 60), duration: 0.1)
      harness.settle()
      #expect(!scroll.isFirstResponder, "\(place)")
      scroll.setContentOffset(.zero, animated: false)
      harness.settle()
      harness.window.focus.focus(beside)
      harness.click(at: place)
      harness.settle()
      #expect(scroll.isFirstResponder, "\(place)")
    }
    harness.key(.end)
    harness.settle()
    #expect(scroll.contentOffset.y == 600)

    // A view inside the scroll view keeps the keyboard.
    scroll.setContentOffset(.zero, animated: false)
    harness.settle()
    harness.click(at: Point(60, 20))
    #expect(text.isFirstResponder)
    harness.click(inner)
    #expect(inner.isFirstResponder)
    harness.click(at: Point(100, 300))
    #expect(inner.isFirstResponder)
  }

  // MARK: Reading order

  @Test(arguments: [Traits.LayoutDirection.leftToRight, .rightToLeft])
  func `a toolbar is read from its leading end, whatever the order of its items`(
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
  func `a bar with a title view is read from its leading end`(direction: Traits.LayoutDirection) {
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
  func `a row of a stack view is read from its leading end, also where it was filled in reverse`(
    direction: Traits.LayoutDirection
  ) {
    let (harness, root) = window(Size(600, 400), direction)
    let stack = StackView()
    stack.axis = .horizontal
    for name in ["3", "2", "1"] { stack.insertArrangedSubview(button(name), at: 0) }
    stack.frame = Rect(0, 0, 300, 40)
    root.addSubview(stack)
    expectOrder(["1", "2", "3"], harness)
  }

  @Test func `a grid of columns stacks is read row by row only where rows are rows`() {
    let (harness, root) = window()
    let frames = [
      "1": Rect(0, 0, 100, 30), "2": Rect(110, 0, 100, 30), "3": Rect(0, 40, 100, 30),
      "4": Rect(110, 40, 100, 30),
    ]
    for name in ["4", "2", "3", "1"] { root.addSubview(button(name, frames[name] ?? .zero)) }
    expectOrder(["1", "2", "3", "4"], harness)
  }

  @Test func `a transformed view is read where it shows`() {
    let (harness, root) = window()
    let (one, two) = (button("1", Rect(0, 200, 100, 30)), button("2", Rect(0, 100, 100, 30)))
    root.addSubview(two)
    root.addSubview(one)
    one.transform = .translation(0, -180)
    expectOrder(["1", "2"], harness)
  }

  @Test func `a header above a table is read before its rows, and a footer after them`() {
    let (harness, root) = window()
    let (top, bottom) = (button("1", Rect(0, 0, 600, 44)), button("3", Rect(0, 356, 600, 44)))
    let scroll = ScrollView(frame: Rect(0, 44, 600, 312))
    scroll.contentView.addSubview(button("2", Rect(0, 10, 100, 30)))
    for view in [bottom, scroll, top] as [View] { root.addSubview(view) }
    expectOrder(["1", "2", "3"], harness)
  }

  @Test(arguments: [Traits.LayoutDirection.leftToRight, .rightToLeft])
  func `buttons of an alert and of an action sheet are read in their order on screen`(
    direction: Traits.LayoutDirection
  ) {
    for style in AlertController.Style.allCases {
      let (harness, _) = window(Size(600, 500), direction)
      let alert = AlertController(title: "T", message: "M", preferredStyle: style)
      for name in ["1", "2", "3"] { alert.addAction(AlertAction(title: name)) }
      alert.addAction(AlertAction(title: "4", style: .cancel))
      harness.window.rootViewController?.present(alert, animated: false)
      harness.settle()
      expectOrder(["1", "2", "3", "4"], harness, "\(style)")
    }
  }

  @Test func `a form is read label by label, its controls from the top`() {
    let (harness, root) = window()
    let form = FormView()
    form.frame = Rect(0, 0, 600, 400)
    _ = form.addGroup("Group")
    for name in ["1", "2", "3"] { _ = form.addRow("Row \(name)", Switch(label: name)) }
    root.addSubview(form)
    harness.settle()
    harness.window.focus.focus(nil)
    let switches = (0..<3).map { _ in key(harness) }
    #expect(Set(switches).count == 3)
    let dump = harness.accessibilityDump
    let places = ["1", "2", "3"].compactMap { dump.range(of: "Row \($0)")?.lowerBound }
    #expect(places == places.sorted())
  }

  @Test func `F6 goes through panes in reading order`() {
    let (harness, root) = window()
    for (name, frame) in [
      ("3", Rect(0, 200, 600, 200)), ("1", Rect(0, 0, 600, 50)), ("2", Rect(0, 50, 600, 150)),
    ] {
      let pane = View(frame: frame)
      pane.isFocusGroup = true
      pane.addSubview(button(name, Rect(0, 0, 90, 30)))
      root.addSubview(pane)
    }
    harness.settle()
    let met = (0..<3).map { _ -> String in
      harness.key(.function(6))
      return harness.window.focus.focusedView?.accessibilityLabel ?? "?"
    }
    #expect(met == ["1", "2", "3"])
  }

  @Test func `labels and buttons are read together, not only what takes the keyboard`() {
    let (harness, root) = window()
    let (title, note) = (Label("Alpha"), Label("Beta"))
    title.frame = Rect(0, 0, 100, 20)
    note.frame = Rect(0, 80, 100, 20)
    for view in [
      note, button("Gamma", Rect(0, 120, 90, 30)), title, button("Aft", Rect(0, 30, 90, 30)),
    ] as [View] { root.addSubview(view) }
    harness.settle()
    let dump = harness.accessibilityDump
    let places = ["Alpha", "Aft", "Beta", "Gamma"].compactMap {
      dump.range(of: "“\($0)”")?.lowerBound
    }
    #expect(places.count == 4 && places == places.sorted(), "\(dump)")
  }

  // MARK: Focus in sight

  private func expectShown(
    _ harness: TestWindow, _ note: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    harness.settle()
    guard let view = harness.window.focus.focusedView else {
      Issue.record("nothing has the keyboard: \(note)", sourceLocation: sourceLocation)
      return
    }
    let part = view.focusedPart
    let shown = view.shownRect(of: part) ?? .zero
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
  func `the button that gets the keyboard as a screen is presented is in sight`(
    style: ModalPresentationStyle
  ) {
    let (harness, root) = window(Size(360, 300))
    harness.settle()
    let page = page("Agree")
    page.modalPresentationStyle = style
    page.popoverPresentationController?.sourceView = root
    page.preferredContentSize = Size(260, 200)
    harness.window.rootViewController?.present(page, animated: false)
    harness.settle()
    // A scroll view that scrolls takes the keyboard itself, which is as good.
    if harness.window.focus.focusedView is Button { expectShown(harness, "\(style)") }
  }

  @Test func `every control that can have the keyboard is scrolled into sight by Tab`() {
    let (harness, root) = window(Size(360, 200))
    let scroll = ScrollView(frame: Rect(0, 0, 360, 200))
    root.addSubview(scroll)
    let controls: [View] = [
      Switch(label: "switch"), Stepper(label: "stepper"),
      SegmentedControl(segments: [.title("a"), .title("b")], label: "segments"),
      PopUpButton(choices: ["a", "b"], label: "popup"), TextField("t", label: "field"),
      Slider(label: "slider"), PageControl(label: "pages"),
      button("button"), TextView("text"),
    ]
    for (index, control) in controls.enumerated() {
      control.frame = Rect(30, 150 + Double(index) * 150, 200, 44)
      scroll.contentView.addSubview(control)
    }
    (controls[6] as? PageControl)?.numberOfPages = 3
    scroll.contentSize = Size(300, 1700)
    harness.settle()
    for _ in 0..<24 {
      harness.key(.tab)
      if harness.window.focus.focusedView !== scroll { expectShown(harness, "Tab") }
    }
  }

  @Test(arguments: [
    Insets(top: 60, left: 0, bottom: 80, right: 0), Insets(top: 0, left: 0, bottom: 150, right: 0),
  ])
  func `a focused view is not under the content inset`(inset: Insets) {
    let (harness, root) = window(Size(360, 300))
    let scroll = ScrollView(frame: Rect(0, 0, 360, 300))
    scroll.contentInset = inset
    root.addSubview(scroll)
    for index in 0..<12 {
      scroll.contentView.addSubview(button("\(index)", Rect(20, Double(index) * 60, 100, 40)))
    }
    scroll.contentSize = Size(200, 720)
    harness.settle()
    for _ in 0..<26 {
      harness.key(.tab)
      harness.settle()
      guard let view = harness.window.focus.focusedView, view !== scroll else { continue }
      let place = view.convert(view.bounds, to: root)
      #expect(
        place.minY >= inset.top - 0.5 && place.maxY <= 300 - inset.bottom + 0.5,
        "\(view.accessibilityLabel ?? "") at \(place)")
    }
  }

  @Test func `sideways, right to left`() {
    for direction in [Traits.LayoutDirection.leftToRight, .rightToLeft] {
      let (harness, root) = window(Size(360, 300), direction)
      let scroll = ScrollView(frame: Rect(0, 0, 360, 300))
      root.addSubview(scroll)
      for index in 0..<10 {
        scroll.contentView.addSubview(button("\(index)", Rect(Double(index) * 150, 20, 100, 40)))
      }
      scroll.contentSize = Size(1500, 0)
      harness.settle()
      for _ in 0..<22 {
        harness.key(.tab)
        if harness.window.focus.focusedView !== scroll { expectShown(harness, "\(direction)") }
      }
    }
  }

  @Test func `an action sheet in lower and lower windows, by Tab, arrows and with large text`() {
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
          harness.settle()
          expectShown(harness, "\(size) \(textScale) \(style) at first")
          for step in 0..<10 {
            harness.key(step % 2 == 0 ? .tab : .down)
            expectShown(harness, "\(size) \(textScale) \(style) \(step)")
          }
        }
      }
    }
  }

  @Test func `a long menu in a low window keeps the marked item in sight`() {
    let (harness, root) = window(Size(360, 200))
    let popUp = PopUpButton(choices: (0..<30).map { .init("Choice \($0)") }, label: "many")
    popUp.frame = Rect(20, 20, 150, 36)
    root.addSubview(popUp)
    harness.settle()
    harness.window.focus.focus(popUp)
    harness.key(.space)
    harness.settle()
    for _ in 0..<28 { harness.key(.down) }
    harness.settle()
    #expect(
      harness.accessibilityDump.contains("Choice 28")
        || harness.accessibilityDump.contains("Choice 29"))
  }

  @Test func `a field that is pushed down by a view above it stays in sight while it is edited`() {
    let (harness, root) = window(Size(360, 300))
    let scroll = ScrollView(frame: Rect(0, 0, 360, 300))
    root.addSubview(scroll)
    let field = TextField("text", label: "field")
    field.frame = Rect(20, 240, 200, 40)
    scroll.contentView.addSubview(field)
    scroll.contentSize = Size(300, 900)
    harness.settle()
    field.becomeFirstResponder()
    harness.settle()
    field.frame.origin.y = 600
    harness.type("a")
    expectShown(harness, "typed")
  }

  @Test func `a field inside a row of a table that is out of sight is scrolled to by code`() {
    let (harness, root) = window(Size(360, 300))
    let outer = ScrollView(frame: Rect(0, 0, 360, 300))
    root.addSubview(outer)
    let box = View(frame: Rect(0, 500, 360, 200))
    let inner = ScrollView(frame: Rect(0, 0, 360, 100))
    box.addSubview(inner)
    outer.contentView.addSubview(box)
    let field = TextField("text", label: "field")
    field.frame = Rect(20, 400, 200, 40)
    inner.contentView.addSubview(field)
    inner.contentSize = Size(300, 500)
    outer.contentSize = Size(300, 900)
    harness.settle()
    field.becomeFirstResponder()
    expectShown(harness, "nested")
  }

  // MARK: Badges and toasts

  private func drawn(_ harness: TestWindow) -> String {
    harness.window.invalidateAll()
    harness.step()
    return harness.lastFrame?.placements.map(\.layer.displayList.description).joined() ?? ""
  }

  @Test func `tabs, rows and overflow say the whole number where there is room`() {
    let (harness, root) = window(Size(900, 300))
    let bar = TabBar(frame: Rect(0, 0, 900, 60))
    bar.items = [
      TabBarItem(title: "Mail", badge: .count(150, maximum: 999)),
      TabBarItem(title: "Other", badge: .count(1000, maximum: 999)),
    ]
    root.addSubview(bar)
    let text = drawn(harness)
    #expect(text.contains("150") && text.contains("999+"))
    #expect(harness.accessibilityDump.contains("150") && harness.accessibilityDump.contains("999+"))
  }

  @Test func `a spoken label follows the maximum`() {
    #expect(TabBarItem(title: "Mail", badge: .count(150, maximum: nil)).spokenLabel == "Mail, 150")
    #expect(TabBarItem(title: "Mail", badge: .count(150)).spokenLabel == "Mail, 99+")
  }

  @Test func `a badge that only differs in its maximum is another badge, and is drawn again`() {
    let (harness, root) = window(Size(900, 300))
    let bar = TabBar(frame: Rect(0, 0, 900, 60))
    bar.items = [TabBarItem(title: "Mail", badge: .count(150))]
    root.addSubview(bar)
    #expect(drawn(harness).contains("99+"))
    bar.items[0].badge = .count(150, maximum: nil)
    harness.settle()
    let text = harness.lastFrame == nil ? drawn(harness) : drawn(harness)
    #expect(text.contains("150") && !text.contains("99+"))
  }

  private func toast(_ harness: TestWindow) -> View? {
    harness.window.toolView.subviews.first { $0 is ToastView }
  }

  @Test func `a toast outlives its root, and shows over the next one`() {
    let (harness, _) = window()
    harness.window.showToast("Saved", duration: 20)
    harness.advance(by: 0.5)
    let next = ViewController()
    next.view.backgroundColor = .danger
    harness.show(next)
    harness.settle()
    #expect(
      toast(harness) != nil
        && harness.window.toolView.superview?.subviews.last === harness.window.toolView)
  }

  @Test(arguments: [
    ModalPresentationStyle.pageSheet, .formSheet, .popover, .fullScreen, .overFullScreen,
    .overCurrentContext, .currentContext,
  ])
  func `a toast stays on top in every frame of a presentation and a dismissal`(
    style: ModalPresentationStyle
  ) {
    let (harness, root) = window()
    harness.settle()
    harness.window.showToast("Saved", duration: 60)
    harness.advance(by: 0.5)
    let modal = ViewController()
    modal.modalPresentationStyle = style
    modal.popoverPresentationController?.sourceView = root
    harness.window.rootViewController?.present(modal, animated: true)
    for frame in 0..<40 {
      harness.advance(by: 1.0 / 60)
      let last = harness.window.toolView.superview?.subviews.last
      #expect(last === harness.window.toolView, "frame \(frame)")
    }
    modal.dismiss(animated: true)
    for frame in 0..<40 {
      harness.advance(by: 1.0 / 60)
      #expect(
        harness.window.toolView.superview?.subviews.last === harness.window.toolView,
        "frame \(frame)")
    }
    #expect(toast(harness) != nil)
  }

  @Test func `toasts one after the other in one event leave one`() {
    let (harness, _) = window()
    harness.settle()
    for index in 0..<20 { harness.window.showToast("Toast \(index)", duration: 1) }
    harness.advance(by: 0.3)
    #expect(harness.window.toolView.subviews.count == 1)
    harness.advance(by: 2)
    #expect(toast(harness) == nil)
  }

  @Test func `a toast before there is a root shows once there is one`() {
    let harness = TestWindow(size: Size(600, 400))
    harness.window.showToast("Saved", duration: 60)
    harness.show(ViewController())
    harness.settle()
    #expect(toast(harness) != nil)
  }
}
