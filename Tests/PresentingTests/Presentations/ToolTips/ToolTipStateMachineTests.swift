// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ContainerCore
@testable import Controls
@testable import Presenting

struct ToolTipStateMachineTests {
  private final class ToolTipOwner {}
  private let owners = [ToolTipOwner(), ToolTipOwner()]
  private var red: ObjectIdentifier { ObjectIdentifier(owners[0]) }
  private var blue: ObjectIdentifier { ObjectIdentifier(owners[1]) }

  private func at(_ seconds: Double) -> Instant { Instant(nanoseconds: 0).advanced(by: seconds) }

  @Test func `a tool tip is shown for a resting pointer, not for a moving one`() {
    var machine = ToolTipStateMachine()

    #expect(machine.handle(.pointerOver(red), at: at(0)) == .wait)
    #expect(machine.handle(.pointerMoved, at: at(0.3)) == .wait)
    #expect(machine.handle(.delayElapsed, at: at(0.8)) == .show(red, .pointer))
    #expect(machine.handle(.pointerMoved, at: at(0.9)) == nil)
    #expect(machine.handle(.pointerOver(nil), at: at(1)) == .hide)
    #expect(machine.handle(.pointerOver(blue), at: at(9)) == .wait)
    #expect(machine.handle(.pointerOver(nil), at: at(9.1)) == .hide)
    #expect(machine.handle(.delayElapsed, at: at(9.5)) == nil)
  }

  @Test(arguments: [0, 0.2, 0.5])
  func `a tool tip is shown without delay shortly after another view's tool tip`(gap: Double) {
    var machine = ToolTipStateMachine()
    _ = machine.handle(.pointerOver(red), at: at(0))
    _ = machine.handle(.delayElapsed, at: at(0.5))
    if gap > 0 { _ = machine.handle(.pointerOver(nil), at: at(1)) }

    #expect(machine.handle(.pointerOver(blue), at: at(1 + gap)) == .show(blue, .pointer))
  }

  @Test func `after a pause or a press, the next tool tip is shown with the full delay`() {
    var machine = ToolTipStateMachine()
    _ = machine.handle(.pointerOver(red), at: at(0))
    _ = machine.handle(.delayElapsed, at: at(0.5))
    _ = machine.handle(.pointerOver(nil), at: at(1))
    #expect(machine.handle(.pointerOver(blue), at: at(1.6)) == .wait)

    _ = machine.handle(.delayElapsed, at: at(2.1))
    #expect(machine.handle(.userInput, at: at(2.2)) == .hide)
    #expect(machine.handle(.pointerMoved, at: at(2.3)) == nil)
    #expect(machine.handle(.pointerOver(red), at: at(2.4)) == .wait)
  }

  @Test func `the tool tip of the focused view stays when the pointer moves`() {
    var machine = ToolTipStateMachine()
    #expect(machine.handle(.keyboardAt(red), at: at(0)) == .wait)
    #expect(machine.handle(.delayElapsed, at: at(0.5)) == .show(red, .keyboard))
    #expect(machine.handle(.pointerOver(nil), at: at(0.6)) == nil)
    #expect(machine.handle(.keyboardAt(nil), at: at(0.7)) == .hide)
  }

  @Test func `a tool tip is not shown if its view is removed during the delay`() {
    var machine = ToolTipStateMachine()
    _ = machine.handle(.pointerOver(red), at: at(0))
    #expect(machine.handle(.targetRemoved(blue), at: at(0.1)) == nil)
    #expect(machine.handle(.targetRemoved(red), at: at(0.1)) == .hide)
    #expect(machine.handle(.delayElapsed, at: at(0.5)) == nil)
  }
}
