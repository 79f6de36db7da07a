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
  private final class Judge: DrawerDelegate {
    var opens = true
    var closes = true
    var asked: [String] = []

    func drawer(
      _ drawer: DrawerController, shouldOpen side: DrawerSide, because cause: DrawerCause
    ) -> Bool {
      asked.append("open \(side.rawValue) \(cause)")
      return opens
    }

    func drawer(
      _ drawer: DrawerController, shouldClose side: DrawerSide, because cause: DrawerCause
    ) -> Bool {
      asked.append("close \(side.rawValue) \(cause)")
      return closes
    }
  }

  enum WayIn: CaseIterable {
    case call
    case key
    case drag
    case wheel
  }

  private func open(_ fixture: SidesFixture, by way: WayIn) {
    switch way {
    case .call: fixture.drawer.open(.leading)
    case .key: fixture.harness.key(.function(9))
    case .drag: fixture.drag(from: Point(5, 300), to: Point(220, 300))
    case .wheel:
      fixture.harness.send(.wheel(WheelEvent(delta: Point(-3, 0), at: Point(500, 300))))
    }
    fixture.harness.settle()
  }

  @Test(arguments: WayIn.allCases)
  func `a veto holds for every way in, and nobody hears of it`(way: WayIn) {
    let fixture = SidesFixture([.leading])
    let judge = Judge()
    judge.opens = false
    fixture.drawer.delegate = judge

    open(fixture, by: way)

    #expect(
      judge.asked.contains(
        "open leading \(way == .call ? "call" : way == .key ? "key" : "gesture")"))
    #expect(fixture.drawer.progress(of: .leading) == 0)
    #expect(fixture.drawer.phase == .idle)
    let heard = fixture.take()
    #expect(heard.isEmpty || (way == .drag && heard.last == "leading viewDidDisappear"))
  }

  @Test func `a veto of closing leaves it open, and the call hears so`() {
    let fixture = SidesFixture([.leading])
    fixture.drawer.open(animated: false)
    let judge = Judge()
    judge.closes = false
    fixture.drawer.delegate = judge
    var heard: [Bool] = []

    fixture.drawer.close { heard.append($0) }
    fixture.harness.key(.escape)
    fixture.harness.click(at: Point(600, 400))
    fixture.harness.settle()

    #expect(heard == [false])
    #expect(judge.asked == ["close leading call", "close leading key", "close leading gesture"])
    #expect(fixture.drawer.progress(of: .leading) == 1)
  }

  @Test(arguments: WayIn.allCases)
  func `locked closed, only code opens it`(way: WayIn) {
    let fixture = SidesFixture([.leading]) { $0[.leading].lock = .lockedClosed }

    open(fixture, by: way)

    #expect(fixture.drawer.progress(of: .leading) == (way == .call ? 1 : 0))
  }

  @Test func `locked open, it opens and stays`() {
    let fixture = SidesFixture([.leading])

    fixture.drawer[.leading].lock = .lockedOpen
    fixture.harness.settle()
    #expect(fixture.drawer.progress(of: .leading) == 1)
    fixture.harness.key(.escape)
    fixture.harness.click(at: Point(600, 400))
    fixture.drag(from: Point(600, 400), to: Point(300, 400))
    fixture.harness.settle()

    #expect(fixture.drawer.progress(of: .leading) == 1)
  }

  @Test func `a lock ends a drag`() {
    let fixture = SidesFixture([.leading])
    fixture.harness.press(at: Point(5, 300))
    fixture.harness.move(from: Point(5, 300), to: Point(200, 300), duration: 0.3)

    fixture.drawer[.leading].lock = .lockedClosed
    fixture.harness.move(from: Point(200, 300), to: Point(240, 300), duration: 0.1)
    fixture.harness.release(at: Point(240, 300))
    fixture.harness.settle()

    #expect(fixture.drawer.progress(of: .leading) == 0)
    #expect(fixture.take().suffix(2) == ["leading viewWillDisappear", "leading viewDidDisappear"])
  }

  // MARK: Events

  @Test(arguments: WayIn.allCases)
  func `each will has its did, by every way in`(way: WayIn) {
    let fixture = SidesFixture([.leading])

    open(fixture, by: way)
    fixture.drawer.close()
    fixture.harness.settle()

    let changes = fixture.events.filter { $0.contains(" ") }
    #expect(
      changes == ["willOpen leading", "didOpen leading", "willClose leading", "didClose leading"])
    #expect(fixture.events.last == "idle")
    #expect(fixture.progressChanges > 20)
  }

  @Test func `several observers hear, and none is kept alive`() {
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

  @Test func `await tells where it came to rest`() async {
    let fixture = SidesFixture([.leading])
    fixture.harness.window.traits.reducesMotion = true

    let opened = await fixture.drawer.open(.leading).finished
    let closed = await fixture.drawer.close(.leading).finished

    #expect(opened && closed)
    #expect(fixture.drawer.progress(of: .leading) == 0)
  }

  @Test func `every call has one completion, however they cross`() {
    let fixture = SidesFixture()
    var heard: [String] = []

    for (index, side) in DrawerSide.allCases.enumerated() {
      fixture.drawer.open(side) { heard.append("\(index) \($0)") }
      fixture.harness.advance(by: 0.05)
    }
    fixture.drawer.close { heard.append("close \($0)") }
    fixture.harness.settle()

    #expect(heard == ["0 false", "1 false", "2 false", "3 false", "close true"])
  }

  // MARK: Keyboard

  private final class Field: View {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test(arguments: [DrawerStyle.reveal, .overlay, .push])
  func `opening takes the keyboard into the side, closing gives it back`(style: DrawerStyle) {
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
    fixture.harness.settle()
    #expect(focus.firstResponder === inSide)
    fixture.harness.key(.tab)
    #expect(focus.firstResponder === inSide, "what is covered takes no keyboard")
    #expect(!focus.canFocus(inCenter))
    #expect(!inCenter.isReachable && inSide.isReachable, "nor does a screen reader find it")
    fixture.drawer.close()
    fixture.harness.settle()

    #expect(focus.firstResponder === inCenter)
    #expect(inCenter.isReachable && !inSide.isReachable)
  }

  @Test func `a docked side leaves the keyboard where it is`() {
    let fixture = SidesFixture([.leading], style: .docked)
    let inCenter = Field(frame: Rect(0, 0, 50, 20))
    let inSide = Field(frame: Rect(0, 0, 50, 20))
    fixture.center.view.addSubview(inCenter)
    fixture.sides[.leading]?.view.addSubview(inSide)
    fixture.drawer.close(.leading, animated: false)
    let focus = fixture.harness.window.focus
    focus.focus(inCenter)

    fixture.drawer.open(.leading)
    fixture.harness.settle()

    #expect(focus.firstResponder === inCenter)
    fixture.harness.key(.tab)
    #expect(focus.firstResponder === inSide)
  }

  @Test(arguments: DrawerCenterInteraction.allCases)
  func `the center while open: full, the bar, or nothing`(interaction: DrawerCenterInteraction) {
    final class Pressed: Control {}
    var activated: [String] = []
    let fixture = SidesFixture([.leading]) { $0[.leading].centerInteraction = interaction }
    let button = Button(title: "Center", label: "Center")
    button.frame = Rect(300, 100, 100, 40)
    button.onActivate = { activated.append("center") }
    fixture.center.view.addSubview(button)
    let inBar = Button(title: "Bar", label: "Bar")
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
