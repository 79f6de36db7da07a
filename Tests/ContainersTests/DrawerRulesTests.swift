// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Locks, vetoes, events, completions, focus.
struct DrawerRulesTests {
  private final class DelegateSpy: DrawerDelegate {
    var allowsOpening = true
    var allowsClosing = true
    var questions: [String] = []

    func drawer(
      _ drawer: DrawerController, shouldOpen side: DrawerSide, cause: DrawerChangeSource
    ) -> Bool {
      questions.append("open \(side.rawValue) \(cause)")
      return allowsOpening
    }

    func drawer(
      _ drawer: DrawerController, shouldClose side: DrawerSide, cause: DrawerChangeSource
    ) -> Bool {
      questions.append("close \(side.rawValue) \(cause)")
      return allowsClosing
    }
  }

  enum OpeningInput: CaseIterable {
    case call
    case key
    case drag
    case wheel
  }

  private func open(_ fixture: SidesFixture, by way: OpeningInput) {
    switch way {
    case .call: fixture.drawer.open(.leading)
    case .key: fixture.harness.pressKey(.function(9))
    case .drag: fixture.drag(from: Point(5, 300), to: Point(220, 300))
    case .wheel:
      fixture.harness.send(.wheel(WheelEvent(delta: Point(-3, 0), at: Point(500, 300))))
    }
    fixture.harness.runUntilIdle()
  }

  @Test(arguments: OpeningInput.allCases)
  func `no call, key, drag or wheel opens a drawer side if shouldOpen returns false`(
    way: OpeningInput
  ) {
    let fixture = SidesFixture([.leading])
    let delegate = DelegateSpy()
    delegate.allowsOpening = false
    fixture.drawer.delegate = delegate

    open(fixture, by: way)

    #expect(
      delegate.questions.contains(
        "open leading \(way == .call ? "programmatic" : way == .key ? "key" : "gesture")"))
    #expect(fixture.drawer.progress(of: .leading) == 0)
    #expect(fixture.drawer.phase == .idle)
    let callbacks = fixture.consumeCallbacks()
    #expect(callbacks.isEmpty || (way == .drag && callbacks.last == "leading viewDidDisappear"))
  }

  @Test
  func `a drawer's close call completes with false if the delegate's shouldClose returns false`() {
    let fixture = SidesFixture([.leading])
    fixture.drawer.open(animated: false)
    let delegate = DelegateSpy()
    delegate.allowsClosing = false
    fixture.drawer.delegate = delegate
    var results: [Bool] = []

    fixture.drawer.close { results.append($0) }
    fixture.harness.pressKey(.escape)
    fixture.harness.click(at: Point(600, 400))
    fixture.harness.runUntilIdle()

    #expect(results == [false])
    #expect(
      delegate.questions == [
        "close leading programmatic", "close leading key", "close leading gesture",
      ])
    #expect(fixture.drawer.progress(of: .leading) == 1)
  }

  @Test(arguments: OpeningInput.allCases)
  func `a drawer side that is locked closed can be opened only by a call`(way: OpeningInput) {
    let fixture = SidesFixture([.leading]) { $0[.leading].lock = .lockedClosed }

    open(fixture, by: way)

    #expect(fixture.drawer.progress(of: .leading) == (way == .call ? 1 : 0))
  }

  @Test func `locking a drawer side open opens it, and the user cannot close it`() {
    let fixture = SidesFixture([.leading])

    fixture.drawer[.leading].lock = .lockedOpen
    fixture.harness.runUntilIdle()
    #expect(fixture.drawer.progress(of: .leading) == 1)
    fixture.harness.pressKey(.escape)
    fixture.harness.click(at: Point(600, 400))
    fixture.drag(from: Point(600, 400), to: Point(300, 400))
    fixture.harness.runUntilIdle()

    #expect(fixture.drawer.progress(of: .leading) == 1)
  }

  @Test func `locking a drawer side closed ends a drag of the side`() {
    let fixture = SidesFixture([.leading])
    fixture.harness.press(at: Point(5, 300))
    fixture.harness.move(from: Point(5, 300), to: Point(200, 300), duration: 0.3)

    fixture.drawer[.leading].lock = .lockedClosed
    fixture.harness.move(from: Point(200, 300), to: Point(240, 300), duration: 0.1)
    fixture.harness.release(at: Point(240, 300))
    fixture.harness.runUntilIdle()

    #expect(fixture.drawer.progress(of: .leading) == 0)
    #expect(
      fixture.consumeCallbacks().suffix(2) == [
        "leading viewWillDisappear", "leading viewDidDisappear",
      ])
  }

  // MARK: Events

  @Test(arguments: OpeningInput.allCases)
  func `a drawer's observers get one did callback per will callback, by call, key, drag and fling`(
    way: OpeningInput
  ) {
    let fixture = SidesFixture([.leading])

    open(fixture, by: way)
    fixture.drawer.close()
    fixture.harness.runUntilIdle()

    let changes = fixture.events.filter { $0.contains(" ") }
    #expect(
      changes == ["willOpen leading", "didOpen leading", "willClose leading", "didClose leading"])
    #expect(fixture.events.last == "idle")
    #expect(fixture.progressChanges > 20)
  }

  @Test func `all observers of a drawer are notified, and none is retained`() {
    let fixture = SidesFixture([.leading])
    final class Other: DrawerObserver {
      var count = 0
      func drawer(_ drawer: DrawerController, didOpen side: DrawerSide) { count += 1 }
    }
    let other = Other()
    fixture.drawer.addObserver(other)
    weak var gone: Other?
    do {
      let short = Other()
      gone = short
      fixture.drawer.addObserver(short)
    }

    fixture.drawer.open(animated: false)
    fixture.drawer.removeObserver(other)
    fixture.drawer.close(animated: false)
    fixture.drawer.open(animated: false)

    #expect(gone == nil)
    #expect(other.count == 1)
    #expect(fixture.events.filter { $0 == "didOpen leading" }.count == 2)
  }

  @Test
  func `awaiting the opening or closing of a drawer side returns true when the side has stopped`()
    async
  {
    let fixture = SidesFixture([.leading])
    fixture.harness.window.traits.reducesMotion = true

    let opened = await fixture.drawer.open(.leading).value
    let closed = await fixture.drawer.close(.leading).value

    #expect(opened && closed)
    #expect(fixture.drawer.progress(of: .leading) == 0)
  }

  @Test func `each open or close call of a drawer completes once when calls replace each other`() {
    let fixture = SidesFixture()
    var results: [String] = []

    for (index, side) in DrawerSide.allCases.enumerated() {
      fixture.drawer.open(side) { results.append("\(index) \($0)") }
      fixture.harness.advance(by: 0.05)
    }
    fixture.drawer.close { results.append("close \($0)") }
    fixture.harness.runUntilIdle()

    #expect(results == ["0 false", "1 false", "2 false", "3 false", "close true"])
  }

  // MARK: Keyboard

  private final class Field: View {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test(arguments: [DrawerStyle.reveal, .overlay, .push])
  func `an open drawer side contains the first responder, and closing restores the former one`(
    style: DrawerStyle
  ) {
    let fixture = SidesFixture([.leading, .trailing], style: style)
    // Another field comes first: it gets what is not remembered.
    fixture.center.view.addSubview(Field(frame: Rect(0, 0, 50, 20)))
    let inCenter = Field(frame: Rect(0, 40, 50, 20))
    let inSide = Field(frame: Rect(0, 0, 50, 20))
    fixture.center.view.addSubview(inCenter)
    fixture.sides[.trailing]?.view.addSubview(inSide)
    let focus = fixture.harness.window.focus
    focus.focus(inCenter)

    fixture.drawer.open(.trailing)
    fixture.harness.runUntilIdle()
    #expect(focus.firstResponder === inSide)
    fixture.harness.pressKey(.tab)
    #expect(focus.firstResponder === inSide, "a covered view cannot become first responder")
    #expect(!focus.canFocus(inCenter))
    #expect(
      !inCenter.isReachable && inSide.isReachable, "a screen reader does not reach a covered view")
    fixture.drawer.close()
    fixture.harness.runUntilIdle()

    #expect(focus.firstResponder === inCenter)
    #expect(inCenter.isReachable && !inSide.isReachable)
  }

  @Test func `opening a docked drawer side does not change the first responder`() {
    let fixture = SidesFixture([.leading], style: .docked)
    let inCenter = Field(frame: Rect(0, 0, 50, 20))
    let inSide = Field(frame: Rect(0, 0, 50, 20))
    fixture.center.view.addSubview(inCenter)
    fixture.sides[.leading]?.view.addSubview(inSide)
    fixture.drawer.close(.leading, animated: false)
    let focus = fixture.harness.window.focus
    focus.focus(inCenter)

    fixture.drawer.open(.leading)
    fixture.harness.runUntilIdle()

    #expect(focus.firstResponder === inCenter)
    fixture.harness.pressKey(.tab)
    #expect(focus.firstResponder === inSide)
  }

  @Test(arguments: DrawerCenterInteraction.allCases)
  func `centerInteraction decides if a drawer's center and bar get clicks while a side is open`(
    interaction: DrawerCenterInteraction
  ) {
    final class Pressed: Control {}
    var activated: [String] = []
    let fixture = SidesFixture([.leading]) { $0[.leading].centerInteraction = interaction }
    let button = Button(title: "Center", accessibilityLabel: "Center")
    button.frame = Rect(300, 100, 100, 40)
    button.onActivate = { activated.append("center") }
    fixture.center.view.addSubview(button)
    let inBar = Button(title: "Bar", accessibilityLabel: "Bar")
    inBar.onActivate = { activated.append("bar") }
    fixture.drawer.centerBar?.leadingButtons = [inBar]
    fixture.drawer[.leading].closeGestures = []
    fixture.drawer.open(animated: false)
    fixture.harness.resize(to: Size(1300, 700))

    fixture.harness.click(at: button.convert(button.bounds.center, to: nil))
    fixture.harness.step()
    fixture.harness.click(at: inBar.convert(inBar.bounds.center, to: nil))

    switch interaction {
    case .full: #expect(activated == ["center", "bar"])
    case .barOnly: #expect(activated == ["bar"])
    case .none: #expect(activated.isEmpty)
    }
    #expect(fixture.drawer.openSide == .leading)
  }
}
