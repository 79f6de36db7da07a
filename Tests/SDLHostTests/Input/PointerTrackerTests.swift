// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import Testing

@testable import SDLHost

struct PointerTrackerTests {
  @Test func `each press is cancelled once, where the pointer was last`() {
    var tracker = PointerTracker()
    let events = [
      PointerEvent(.down, at: Point(1, 1)),
      PointerEvent(.down, at: Point(1, 1), button: .secondary),
      PointerEvent(.down, at: Point(9, 9), device: .touch, identifier: 4),
      PointerEvent(.moved, at: Point(5, 6)),
    ]
    let accepted = events.map { tracker.accepts($0) }

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

  @Test func `the release of a cancelled press is dropped`() {
    var tracker = PointerTracker()
    _ = tracker.accepts(PointerEvent(.down, at: .zero))
    _ = tracker.cancelAll()

    let accepted = tracker.accepts(PointerEvent(.up, at: .zero))

    #expect(!accepted)
  }

  @Test func `a release ends its own press only`() {
    var tracker = PointerTracker()
    _ = tracker.accepts(PointerEvent(.down, at: .zero))
    _ = tracker.accepts(PointerEvent(.down, at: .zero, button: .middle))

    let accepted = tracker.accepts(PointerEvent(.up, at: .zero, button: .middle))
    let left = tracker.cancelAll().map(\.button)

    #expect(accepted)
    #expect(left == [.primary])
  }

  @Test func `the mouse has not left while a button holds it`() {
    var tracker = PointerTracker()
    let free = tracker.accepts(PointerEvent(.left, at: .zero))
    _ = tracker.accepts(PointerEvent(.down, at: .zero))

    let held = tracker.accepts(PointerEvent(.left, at: .zero))

    #expect(free)
    #expect(!held)
  }
}
