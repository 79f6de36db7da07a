// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import Testing

@testable import SDLHost

struct PointerTrackerTests {
  @Test func `each press is cancelled once, where the pointer was last`() {
    var tracker = PointerTracker()
    #expect(tracker.accepts(PointerEvent(.down, at: Point(1, 1))))
    #expect(tracker.accepts(PointerEvent(.down, at: Point(1, 1), button: .secondary)))
    #expect(tracker.accepts(PointerEvent(.down, at: Point(9, 9), device: .touch, identifier: 4)))
    #expect(tracker.accepts(PointerEvent(.moved, at: Point(5, 6))))

    let cancelled = tracker.cancelAll()

    #expect(
      cancelled == [
        PointerEvent(.cancelled, at: Point(5, 6)),
        PointerEvent(.cancelled, at: Point(5, 6), button: .secondary),
        PointerEvent(.cancelled, at: Point(9, 9), device: .touch, identifier: 4),
      ])
    #expect(tracker.cancelAll().isEmpty)
  }

  @Test func `the release of a cancelled press is dropped`() {
    var tracker = PointerTracker()
    _ = tracker.accepts(PointerEvent(.down, at: .zero))
    _ = tracker.cancelAll()

    #expect(!tracker.accepts(PointerEvent(.up, at: .zero)))
  }

  @Test func `a release ends its own press only`() {
    var tracker = PointerTracker()
    _ = tracker.accepts(PointerEvent(.down, at: .zero))
    _ = tracker.accepts(PointerEvent(.down, at: .zero, button: .middle))

    #expect(tracker.accepts(PointerEvent(.up, at: .zero, button: .middle)))

    #expect(tracker.cancelAll().map(\.button) == [.primary])
  }

  @Test func `the mouse has not left while a button holds it`() {
    var tracker = PointerTracker()
    #expect(tracker.accepts(PointerEvent(.left, at: .zero)))
    _ = tracker.accepts(PointerEvent(.down, at: .zero))

    #expect(!tracker.accepts(PointerEvent(.left, at: .zero)))
  }
}
