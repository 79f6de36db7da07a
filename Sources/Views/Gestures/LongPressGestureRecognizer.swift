// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// Recognizes a press that stays in place for `minimumPressDuration`. After that, the pointer may move.
open class LongPressGestureRecognizer: GestureRecognizer {
  /// The seconds for which a press must stay in place before the gesture begins. Default 0.5, as in UIKit.
  public var minimumPressDuration = 0.5

  /// The distance that the pointer may move before the gesture begins, in points: 10, as in UIKit.
  static let allowableMovement = 10.0

  private var pendingRecognition: ScheduledAction?
  private var start: Point?
  private var last: Point?

  /// The position of the pointer, in points from the window's top left corner; zero before and after a gesture.
  public var location: Point { last ?? .zero }

  open override func pointerDown(_ sample: PointerSample) {
    guard sample.event.button == .primary else { return setState(.failed) }
    start = sample.event.location
    last = start
    pendingRecognition = view?.window?.animations.schedule(after: minimumPressDuration) {
      [weak self] in
      guard let self, state == .possible, start != nil else { return }
      setState(.began)
      session?.arbitrate(self)
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
      pendingRecognition?.cancel()
      setState(.failed)
    }
  }

  open override func pointerUp(_ sample: PointerSample) {
    last = sample.event.location
    setState(state.isActive ? .ended : .failed)
  }

  open override func reset() {
    pendingRecognition?.cancel()
    pendingRecognition = nil
    start = nil
    last = nil
  }
}
