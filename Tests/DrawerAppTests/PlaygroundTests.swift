// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import TestSupport
import Testing

@testable import DrawerApp

struct PlaygroundTests {
  @Test func `the playground's form is docked next to the center in a wide window`() throws {
    let fixture = PlaygroundFixture()

    fixture.drawer.open(.leading)
    fixture.harness.runUntilIdle()

    #expect(fixture.drawer.isDocked(.trailing))
    #expect(fixture.drawer.progress(of: .trailing) == 1)
    #expect(fixture.drawer.openSide == .leading)
  }

  @Test(arguments: DrawerSide.allCases)
  func `a style clicked in the playground's form is set only for the selected drawer side`(
    side: DrawerSide
  ) throws {
    let fixture = PlaygroundFixture()
    let index = try #require(DrawerSide.allCases.firstIndex(of: side))

    try fixture.click(
      fixture.control(SegmentedControl.self, "Side"), atFraction: (Double(index) + 0.5) / 4)
    try fixture.click(fixture.control(SegmentedControl.self, "Style"), atFraction: 7.0 / 8)

    #expect(fixture.drawer[side].style == .docked)
    for other in DrawerSide.allCases where other != side {
      #expect(fixture.drawer[other].style != .docked)
    }
  }

  @Test
  func `the playground's Copy button puts the code for the current settings on the clipboard`()
    throws
  {
    let fixture = PlaygroundFixture()
    try fixture.click(fixture.control(Switch.self, "Bounces past the end"))

    try fixture.click(fixture.control(Button.self, "Copy Swift code"))

    let text = PlaygroundCode(settings: try fixture.playground().settings).text
    #expect(text.contains("drawer[.leading].bounces = false"))
    #expect(fixture.harness.requests.last == .clipboard(text))
    #expect(try fixture.control(Button.self, "Copy Swift code").title == "Copied")
  }

  @Test func `the playground's buttons open, toggle and bounce the selected drawer side`() throws {
    let fixture = PlaygroundFixture()
    try fixture.click(fixture.control(SegmentedControl.self, "Side"), atFraction: 5.0 / 8)

    try fixture.click(fixture.control(Button.self, "Open"))
    fixture.harness.runUntilIdle()
    #expect(fixture.drawer.openSide == .top)

    try fixture.click(fixture.control(Button.self, "Toggle"))
    fixture.harness.runUntilIdle()
    #expect(fixture.drawer.openSide == nil)

    try fixture.click(fixture.control(Button.self, "Bounce"))
    fixture.harness.advance(by: 0.2)
    #expect(fixture.drawer.progress(of: .top) > 0)
  }

  @Test
  func `the playground's form stays open and keeps the focus when its Dock switch is turned off`()
    throws
  {
    let fixture = PlaygroundFixture()
    try fixture.click(fixture.control(SegmentedControl.self, "Side"), atFraction: 3.0 / 8)
    let docks = try fixture.control(Switch.self, "Dock in wide windows")

    try fixture.click(docks)

    #expect(!fixture.drawer.isDocked(.trailing))
    #expect(fixture.drawer.progress(of: .trailing) == 1)
    #expect(fixture.harness.window.focus.firstResponder === docks)
  }

  @Test func `a side length that was set by dragging appears in the playground's form and code`()
    throws
  {
    let fixture = PlaygroundFixture()
    let playground = try fixture.playground()

    playground.drawer(playground, lengthOf: .leading, changedTo: 304.4)

    #expect(try fixture.control(Slider.self, "Points").value == 304)
    #expect(PlaygroundCode(settings: playground.settings).text.contains(".length = .fixed(304)"))
    #expect(playground[.leading].length == .standard, "a double click goes back to it")
  }

  @Test
  func `the playground's Prevent opening and Prevent closing switches keep a drawer side in place`()
    throws
  {
    let fixture = PlaygroundFixture()

    try fixture.click(fixture.control(Switch.self, "Prevent opening"))
    fixture.drawer.open(.leading)
    fixture.harness.runUntilIdle()
    #expect(fixture.drawer.openSide == nil)
    try fixture.click(fixture.control(Switch.self, "Prevent opening"))
    try fixture.click(fixture.control(Switch.self, "Prevent closing"))
    fixture.drawer.open(.leading)
    fixture.harness.runUntilIdle()
    fixture.drawer.close(.leading)
    fixture.harness.runUntilIdle()

    #expect(fixture.drawer.openSide == .leading)
    let code = PlaygroundCode(settings: try fixture.playground().settings).text
    #expect(code.contains("shouldClose side") && !code.contains("shouldOpen side"))
  }

  @Test
  func `the playground's switches for right-to-left and reduced motion affect only its drawer`()
    throws
  {
    let fixture = PlaygroundFixture()

    try fixture.click(fixture.control(Switch.self, "Right to left"))
    try fixture.click(fixture.control(Switch.self, "Reduced motion"))

    #expect(fixture.drawer.traits.layoutDirection == .rightToLeft)
    #expect(fixture.drawer.traits.reducesMotion)
    #expect(fixture.root.traits.layoutDirection == .leftToRight)
  }

  @Test
  func `the playground's Switch screen button replaces the drawer's center and closes no side`()
    throws
  {
    let fixture = PlaygroundFixture()
    let first = fixture.drawer.center
    fixture.drawer.open(.leading)
    fixture.harness.runUntilIdle()

    try fixture.clickRow(1, in: "Transition")
    try fixture.click(
      try #require(
        fixture.all(Button.self, in: fixture.form().view)
          .first { $0.title == "Switch screen" }))
    fixture.harness.runUntilIdle()

    #expect(fixture.drawer.center !== first)
    #expect(fixture.drawer.openSide == .leading, "a plain swap leaves the side open")
  }

  @Test
  func `the playground's Switch screen button pushes or pops a screen if the push style is chosen`()
    throws
  {
    let fixture = PlaygroundFixture()
    func swap() throws {
      try fixture.click(
        try #require(
          fixture.all(Button.self, in: fixture.form().view)
            .first { $0.title == "Switch screen" }))
      fixture.harness.runUntilIdle()
    }
    try swap()
    let shown = fixture.drawer.center.title

    try fixture.clickRow(5, in: "Transition")
    fixture.harness.runUntilIdle()
    let stack = try #require(fixture.drawer.center as? NavigationController)
    #expect(stack.topViewController?.title == shown)
    #expect(fixture.drawer.centerBar?.title == shown)

    try swap()
    #expect(stack.viewControllers.count == 2 && stack.topViewController?.title != shown)
    #expect(fixture.drawer.centerBar?.title == stack.topViewController?.title)
    try swap()
    #expect(stack.viewControllers.count == 1 && stack.topViewController?.title == shown)

    try fixture.clickRow(0, in: "Transition")
    fixture.harness.runUntilIdle()
    #expect(fixture.drawer.center.title == shown)
    #expect(!(fixture.drawer.center is NavigationController))
  }

  @Test func `Tab visits every control of the playground's form and scrolls it into view`() throws {
    let fixture = PlaygroundFixture(size: Size(480, 400))
    fixture.drawer.open(.trailing)
    fixture.harness.runUntilIdle()
    let controls = fixture.all(Control.self, in: try fixture.form().view)
      .filter(\.canBecomeFirstResponder)
    fixture.harness.window.focus.focusFirst(in: try fixture.form().view)
    var met: Set<ObjectIdentifier> = []

    for _ in 0..<(controls.count + 6) {
      if let view = fixture.harness.window.focus.firstResponder as? View {
        met.insert(ObjectIdentifier(view))
        if view is Control { #expect(try fixture.isVisible(view), "\(view)") }
      }
      fixture.harness.pressKey(.tab)
    }

    #expect(controls.count > 40)
    #expect(controls.allSatisfy { met.contains(ObjectIdentifier($0)) })
  }

  /// The contract checker watches.
  @Test(arguments: DrawerSide.allCases, [Size(1000, 700), Size(480, 640)])
  func `every control of the playground's form can be used while a drawer side is opening`(
    edited: DrawerSide, size: Size
  ) throws {
    let fixture = PlaygroundFixture(size: size)
    let index = try #require(DrawerSide.allCases.firstIndex(of: edited))
    let picker = try fixture.control(SegmentedControl.self, "Side")
    picker.selectedSegmentIndex = index
    picker.onValueChanged?(index)
    let form = try fixture.form()

    let controls = fixture.all(Control.self, in: form.view).filter { $0 !== picker }
    for (number, control) in controls.enumerated() {
      fixture.drawer.open(DrawerSide.allCases[(index + number) % 4])
      fixture.harness.advance(by: 3.0 / 60)
      use(control)
      fixture.harness.advance(by: 1.0 / 60)
      for side in DrawerSide.allCases { #expect(fixture.drawer.progress(of: side).isFinite) }
    }
    fixture.harness.runUntilIdle()

    #expect(fixture.drawer.phase == .idle)
    for side in DrawerSide.allCases {
      #expect([0, 1].contains(fixture.drawer.progress(of: side)), "\(side)")
    }
  }

  /// Uses a control without a pointer, so that its position does not matter.
  private func use(_ control: Control) {
    guard control.isEnabled else { return }
    switch control {
    case is SegmentedControl, is Slider, is Stepper: _ = control.keyDown(KeyEvent(.right))
    default: control.activate()
    }
  }

  private func player(
    _ fixture: PlaygroundFixture
  ) throws -> (play: Button, next: Button, back: Button, position: Slider, view: View) {
    let side = try #require(fixture.drawer.bottom)
    fixture.drawer.open(.bottom, animated: false)
    fixture.harness.runUntilIdle()
    let view = try #require(side.viewIfLoaded)
    func button(_ label: String) throws -> Button {
      try #require(fixture.all(Button.self, in: view).first { $0.accessibilityLabel == label })
    }
    let position = try #require(fixture.all(Slider.self, in: view).first)
    return (try button("Play"), try button("Next"), try button("Back"), position, view)
  }

  @Test func `the music player plays, pauses, skips to the next song and stops`()
    throws
  {
    let fixture = PlaygroundFixture()
    let player = try player(fixture)
    func shows(_ text: String) -> Bool {
      fixture.all(Label.self, in: player.view).contains { $0.text == text }
    }
    #expect(shows("0:00") && !player.back.isEnabled)

    fixture.harness.click(player.play)
    // The time is shown four times a second.
    fixture.harness.advance(by: 5.2)
    #expect(shows("0:05") && shows("−2:05") && abs(player.position.value - 5) < 0.3)
    #expect(player.play.accessibilityLabel == "Pause")
    fixture.harness.window.focus.focus(player.position)
    fixture.harness.pressKey(.space)
    fixture.harness.advance(by: 5)
    #expect(shows("0:05") && player.play.accessibilityLabel == "Play")

    fixture.harness.pressKey(.playPause)
    fixture.harness.advance(by: 126)
    #expect(shows("Slow river"), "the next song begins at the end of the first one")
    fixture.harness.pressKey(.nextTrack)
    #expect(shows("Ninth bridge") && shows("0:00"))
    fixture.harness.pressKey(.previousTrack)
    #expect(shows("Slow river"))
    fixture.harness.pressKey(.stop)
    fixture.harness.advance(by: 2)
    #expect(shows("0:00") && player.play.accessibilityLabel == "Play")
    #expect(!fixture.harness.window.isAnimating && !fixture.harness.window.needsFrame)
  }

  @Test func `the music player plays a chosen song and pauses after the last song`() throws {
    let fixture = PlaygroundFixture()
    let list = try fixture.control(TableView.self, "Songs")
    #expect(list.currentRow == 0)
    list.setFocusedRow(list.numberOfRows - 1)
    fixture.harness.window.focus.focus(list)
    fixture.harness.pressKey(.return)
    fixture.harness.runUntilIdle()
    let side = try #require(fixture.drawer.bottom)
    fixture.drawer.open(.bottom, animated: false)
    fixture.harness.runUntilIdle()
    func button(_ label: String) -> Button? {
      fixture.all(Button.self, in: side.view).first { $0.accessibilityLabel == label }
    }

    #expect(button("Pause") != nil && button("Next")?.isEnabled == false)
    fixture.harness.advance(by: 400)
    #expect(button("Play") != nil, "it pauses at the end")
    fixture.harness.window.focus.focus(button("Play"))
    fixture.harness.pressKey(.space)
    fixture.harness.advance(by: 1.2)
    #expect(fixture.all(Label.self, in: side.view).contains { $0.text == "0:01" })
  }

  @Test
  func `the playground's form enables only the buttons that can change the selected drawer side`()
    throws
  {
    let fixture = PlaygroundFixture()
    fixture.drawer.open(.trailing, animated: false)
    fixture.harness.runUntilIdle()
    func isEnabled(_ label: String) throws -> Bool {
      try fixture.control(Button.self, label).isEnabled
    }
    #expect(try isEnabled("Open") && !isEnabled("Close") && isEnabled("Bounce"))

    fixture.drawer.open(.leading, animated: false)
    fixture.harness.runUntilIdle()
    #expect(try !isEnabled("Open") && isEnabled("Close") && !isEnabled("Bounce"))
  }
}
