// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import DrawerTesting
import Testing

struct TestWindowTests {
  private let root = ViewController()
  private let window: TestWindow
  private var clickedTitles: [String] { counter.titles }
  private let counter = Counter()

  private final class Counter { var titles: [String] = [] }

  init() throws { window = try TestWindow(root, size: Size(400, 300)) }

  private func add(_ title: String, _ frame: Rect) -> Button {
    let button = Button(title: title, accessibilityLabel: title)
    button.frame = frame
    button.onActivate = { [counter] in counter.titles.append(title) }
    root.view.addSubview(button)
    return button
  }

  @Test func `a test window clicks a button by point, view or title`() {
    let save = add("Save", Rect(0, 0, 100, 40))
    _ = add("Cancel", Rect(100, 0, 100, 40))

    window.click(at: Point(150, 20))
    window.click(save)
    window.click("Cancel")
    window.tap(at: Point(50, 20))

    #expect(clickedTitles == ["Cancel", "Save", "Cancel", "Save"])
  }

  @Test func `a click on a missing or covered button in a test window records an issue`() {
    _ = add("Save", Rect(0, 0, 100, 40))
    let cover = View(frame: Rect(0, 0, 400, 300))
    cover.accessibilityLabel = "Cover"
    root.view.addSubview(cover)

    withKnownIssue {
      window.click("Save")
    } matching: {
      $0.comments.first?.rawValue.contains("View “Cover” receives the click") == true
    }
    withKnownIssue {
      window.click("Open")
    } matching: {
      $0.comments.first?.rawValue.contains("Visible labels: “Save”, “Cover”.") == true
    }
    #expect(clickedTitles.isEmpty)
  }

  @Test
  func
    `a test window finds the frontmost visible view by type, label or tag`()
    throws
  {
    let buttons = [add("Go", Rect(0, 0, 100, 40)), add("Go", Rect(0, 50, 100, 40))]
    let hidden = add("Gone", Rect(0, 100, 100, 40))
    hidden.isHidden = true
    buttons[0].tag = 3

    #expect(window.findAll(Button.self) == buttons)
    #expect(try window.find(Button.self, label: "Go") === buttons[1])
    #expect(try window.find(tag: 3) === buttons[0])
    let error = #expect(throws: (any Error).self) {
      try window.find(Button.self, label: "Gone")
    }
    #expect(error.map { "\($0)" }?.hasPrefix("No Button “Gone” is visible.") == true)
  }

  @Test func `a test window finds the views of a presented controller`() throws {
    let alert = AlertController(title: "Sure?", message: nil)
    alert.addAction(AlertAction(title: "Yes") { [counter] _ in counter.titles.append("Yes") })
    root.present(alert, animated: true)
    window.runUntilIdle()

    window.click("Yes")
    window.runUntilIdle()

    #expect(clickedTitles == ["Yes"])
  }

  @Test func `typeText and pressKey send text and keys to the focused text field of a test window`()
  {
    let field = TextField(accessibilityLabel: "Name")
    field.frame = Rect(0, 0, 200, 40)
    root.view.addSubview(field)

    window.click("Name")
    window.typeText("Ada L")
    window.pressKey(.backspace)
    window.pressKey(.character("a"), .control)
    window.pressKey(.character("c"), .control)

    #expect(field.text == "Ada ")
    #expect(window.clipboards[.general] == "Ada ")
  }

  @Test(arguments: [PointerEvent.Device.mouse, .touch])
  func `a test window scrolls a scroll view by wheel or by touch`(
    device: PointerEvent.Device
  ) {
    let scroll = ScrollView(frame: Rect(0, 0, 400, 300))
    scroll.contentSize = Size(400, 4000)
    root.view.addSubview(scroll)
    window.step()

    window.scroll(by: Point(0, 150), at: Point(200, 200), device: device)

    #expect(abs(scroll.contentOffset.y - 150) < 1)
  }

  @Test func `a fast drag opens a drawer, but not if the drag pauses before its release`() throws {
    for rest in [0, 0.5] {
      let drawer = DrawerController(center: ViewController(), leading: ViewController())
      let window = try TestWindow(drawer)

      window.drag(from: Point(5, 300), to: Point(75, 300), duration: 0.08, pauseDuration: rest)
      window.runUntilIdle()

      #expect((drawer.openSide == .leading) == (rest == 0))
    }
  }

  @Test func `time in a test window advances only when the test advances it`() {
    var values: [Double] = []
    window.window.animations.animate(
      from: 0, to: 1, motion: .curve(.linear, duration: 1), onChange: { values.append($0) })

    window.step()
    window.step()
    #expect(values.allSatisfy { $0 == 0 })
    window.advance(by: 0.5)

    #expect(abs(window.clock.now.seconds - 0.5) < 1e-6)
    #expect(abs((values.last ?? 0) - 0.5) < 1e-6)
    window.runUntilIdle()
    #expect(values.last == 1 && window.clock.now.seconds < 1.1)
  }

  @Test func `text in a test window is measured with the font that draws it`() {
    let narrow = Label("iiii"), wide = Label("WWWW")
    for label in [narrow, wide] { root.view.addSubview(label) }

    #expect(narrow.intrinsicContentSize.width < wide.intrinsicContentSize.width / 2)
  }

  @Test func `removeAllCallbacks of a test window returns each callback only once`() throws {
    let screens = ["A", "B"].map { title in
      let screen = ViewController()
      screen.title = title
      return screen
    }
    let stack = NavigationController(rootViewController: screens[0])
    let window = try TestWindow(stack)
    #expect(window.removeAllCallbacks().last == "A viewDidAppear")

    stack.pushViewController(screens[1], animated: true)
    window.runUntilIdle()

    #expect(
      window.removeAllCallbacks() == [
        "B willMove", "A viewWillDisappear", "B viewWillAppear", "A viewDidDisappear",
        "B viewDidAppear", "B didMove",
      ])
    #expect(window.removeAllCallbacks().isEmpty)
  }

  @Test func `a test window has the size, scale and layout direction that the test sets`() throws {
    var traits = Traits(theme: .dark, scale: 2)
    traits.layoutDirection = .rightToLeft
    let root = ViewController()
    let window = try TestWindow(root, size: Size(500, 400), traits: traits)
    window.resize(to: Size(320, 240))

    #expect(root.view.frame.size == Size(320, 240))
    #expect(root.view.traits.layoutDirection == .rightToLeft)
    #expect(try window.snapshot().width == 640)
    #expect(throws: HostError.self) { try TestWindow(size: Size(0, 10)) }
  }

  @Test func `a click on a disabled button in a test window records an issue`() {
    let button = add("Save", Rect(10, 10, 100, 40))
    window.click("Save")

    button.isEnabled = false
    withKnownIssue { window.click("Save") }
    withKnownIssue { window.click(button) }
    #expect(clickedTitles == ["Save"])
  }
}
