// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ContainerCore
@testable import Controls
@testable import Presenting

struct ToolTipStateMachineTests {
  private final class Thing {}
  private let things = [Thing(), Thing()]
  private var red: ObjectIdentifier { ObjectIdentifier(things[0]) }
  private var blue: ObjectIdentifier { ObjectIdentifier(things[1]) }

  private func at(_ seconds: Double) -> Instant { Instant(nanoseconds: 0).advanced(by: seconds) }

  @Test func `a pointer that rests sees the tip, and one that goes on does not`() {
    var machine = ToolTipStateMachine()

    #expect(machine.handle(.pointerOver(red), at: at(0)) == .wait)
    #expect(machine.handle(.pointerMoved, at: at(0.3)) == .wait)
    #expect(machine.handle(.waited, at: at(0.8)) == .show(red, .pointer))
    #expect(machine.handle(.pointerMoved, at: at(0.9)) == nil)
    #expect(machine.handle(.pointerOver(nil), at: at(1)) == .hide)
    #expect(machine.handle(.pointerOver(blue), at: at(9)) == .wait)
    #expect(machine.handle(.pointerOver(nil), at: at(9.1)) == .hide)
    #expect(machine.handle(.waited, at: at(9.5)) == nil)
  }

  @Test(arguments: [0, 0.2, 0.5])
  func `soon after one tip the next shows at once`(gap: Double) {
    var machine = ToolTipStateMachine()
    _ = machine.handle(.pointerOver(red), at: at(0))
    _ = machine.handle(.waited, at: at(0.5))
    if gap > 0 { _ = machine.handle(.pointerOver(nil), at: at(1)) }

    #expect(machine.handle(.pointerOver(blue), at: at(1 + gap)) == .show(blue, .pointer))
  }

  @Test func `later, or after a press, it waits again`() {
    var machine = ToolTipStateMachine()
    _ = machine.handle(.pointerOver(red), at: at(0))
    _ = machine.handle(.waited, at: at(0.5))
    _ = machine.handle(.pointerOver(nil), at: at(1))
    #expect(machine.handle(.pointerOver(blue), at: at(1.6)) == .wait)

    _ = machine.handle(.waited, at: at(2.1))
    #expect(machine.handle(.used, at: at(2.2)) == .hide)
    #expect(machine.handle(.pointerMoved, at: at(2.3)) == nil)
    #expect(machine.handle(.pointerOver(red), at: at(2.4)) == .wait)
  }

  @Test func `the keyboard has a tip of its own`() {
    var machine = ToolTipStateMachine()
    #expect(machine.handle(.keyboardAt(red), at: at(0)) == .wait)
    #expect(machine.handle(.waited, at: at(0.5)) == .show(red, .keyboard))
    #expect(machine.handle(.pointerOver(nil), at: at(0.6)) == nil)
    #expect(machine.handle(.keyboardAt(nil), at: at(0.7)) == .hide)
  }

  @Test func `what is gone shows nothing`() {
    var machine = ToolTipStateMachine()
    _ = machine.handle(.pointerOver(red), at: at(0))
    #expect(machine.handle(.gone(blue), at: at(0.1)) == nil)
    #expect(machine.handle(.gone(red), at: at(0.1)) == .hide)
    #expect(machine.handle(.waited, at: at(0.5)) == nil)
  }
}
