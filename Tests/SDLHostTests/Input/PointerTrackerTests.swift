// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import Testing

@testable import SDLHost

struct PointerTrackerTests {
  @Test
  func
    `PointerTracker's cancelAll cancels each pressed button and finger once at its last position`()
  {
    var tracker = PointerTracker()
    let events = [
      PointerEvent(.down, at: Point(1, 1)),
      PointerEvent(.down, at: Point(1, 1), button: .secondary),
      PointerEvent(.down, at: Point(9, 9), device: .touch, identifier: 4),
      PointerEvent(.moved, at: Point(5, 6)),
    ]
    let accepted = events.map { tracker.accept($0) }

    let cancelled = tracker.cancelAll()

    let more = tracker.cancelAll()
    #expect(accepted == [true, true, true, true])
    #expect(
      cancelled == [
        PointerEvent(.cancelled, at: Point(5, 6)),
        PointerEvent(.cancelled, at: Point(5, 6), button: .secondary),
        PointerEvent(.cancelled, at: Point(9, 9), device: .touch, identifier: 4),
      ])
    #expect(more.isEmpty)
  }

  @Test func `the release of a canceled mouse press is ignored`() {
    var tracker = PointerTracker()
    _ = tracker.accept(PointerEvent(.down, at: .zero))
    _ = tracker.cancelAll()

    let accepted = tracker.accept(PointerEvent(.up, at: .zero))

    #expect(!accepted)
  }

  @Test func `the release of a mouse button ends only the press of that button`() {
    var tracker = PointerTracker()
    _ = tracker.accept(PointerEvent(.down, at: .zero))
    _ = tracker.accept(PointerEvent(.down, at: .zero, button: .middle))

    let accepted = tracker.accept(PointerEvent(.up, at: .zero, button: .middle))
    let left = tracker.cancelAll().map(\.button)

    #expect(accepted)
    #expect(left == [.primary])
  }

  @Test func `the pointer's exit from the window is ignored while a mouse button is pressed`() {
    var tracker = PointerTracker()
    let free = tracker.accept(PointerEvent(.exited, at: .zero))
    _ = tracker.accept(PointerEvent(.down, at: .zero))

    let held = tracker.accept(PointerEvent(.exited, at: .zero))

    #expect(free)
    #expect(!held)
  }
}
