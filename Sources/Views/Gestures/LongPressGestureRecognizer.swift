// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// A press that stays on its place for a while, and then may be dragged.
open class LongPressGestureRecognizer: GestureRecognizer {
  /// Seconds. Default 0.5, as UIKit.
  public var minimumPressDuration = 0.5

  /// How far the pointer may stray before it began, in points: 10, as UIKit.
  static let allowableMovement = 10.0

  private var alarm: Alarm?
  private var start: Point?
  private var last: Point?

  /// Where the pointer is, in window points.
  public var location: Point { last ?? .zero }

  open override func pointerDown(_ sample: PointerSample) {
    guard sample.event.button == .primary else {
      setState(.failed)
      return
    }
    start = sample.event.location
    last = start
    alarm = view?.window?.animations.after(minimumPressDuration) { [weak self] in
      guard let self, state == .possible, start != nil else { return }
      setState(.began)
      session?.recognizedOutOfTurn(self)
    }
  }

  open override func pointerMoved(_ sample: PointerSample) {
    guard let start else { return }
    last = sample.event.location
    if state.isActive {
      setState(.changed)
    } else if state == .possible,
      sample.event.location.distance(to: start) > Self.allowableMovement
    {
      alarm?.cancel()
      setState(.failed)
    }
  }

  open override func pointerUp(_ sample: PointerSample) {
    last = sample.event.location
    setState(state.isActive ? .ended : .failed)
  }

  open override func reset() {
    alarm?.cancel()
    alarm = nil
    start = nil
    last = nil
  }
}
