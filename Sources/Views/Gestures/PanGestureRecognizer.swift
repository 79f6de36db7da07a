// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// A drag along one axis.
public final class PanGestureRecognizer: GestureRecognizer {
  /// How far a finger moves before it drags, in points (LOOK.md).
  public static let touchThreshold = 10.0
  /// How far the mouse moves before it drags, in points (LOOK.md).
  public nonisolated static let mouseThreshold = 4.0

  /// The line that it watches: a drag that sets out along the other one fails.
  public let axis: Axis

  /// How far the mouse moves before it drags, for this recognizer, in points. Default
  /// `mouseThreshold`.
  public var mouseDistance = mouseThreshold

  /// Begins at the press, before any movement, when it returns true: to catch what is moving.
  public var beginsOnPress: ((PointerSample) -> Bool)?

  /// Asked once, when the pointer has moved along the axis, with how far it did, in points: whether to
  /// begin. Default yes.
  public var shouldBegin: ((_ translation: Point) -> Bool)?

  /// Begins when the pointer has rested on its place for so many seconds; nil for a press that does
  /// not count.
  public var holdTime: ((PointerSample) -> Double?)?

  /// Whether a pointer that moves before it has rested is no drag; for the presses that follow. Default
  /// false.
  public var needsHold = false

  /// Whether it began by resting on its place.
  public private(set) var isHold = false

  private var hold: Animator?
  private var start: Point?
  private var last: Point?
  private var tracker = VelocityTracker()
  private var instant = Instant(nanoseconds: 0)

  /// A recognizer of drags with the primary button, or a finger, along `axis`.
  public init(axis: Axis) {
    self.axis = axis
  }

  /// Points along the axis from where the gesture began.
  public var translation: Double {
    guard let start, let last else { return 0 }
    return along(last - start)
  }

  /// Where the pointer is, in window points.
  public var location: Point { last ?? .zero }

  /// Points a second along the axis, over the last 150 ms.
  public var velocity: Double { tracker.velocity(at: instant) }

  public override func pointerDown(_ sample: PointerSample) {
    guard sample.event.button == .primary else {
      setState(.failed)
      return
    }
    start = sample.event.location
    track(sample)
    if beginsOnPress?(sample) == true {
      setState(.began)
    } else if let seconds = holdTime?(sample) {
      waitForHold(seconds)
    }
  }

  private func waitForHold(_ seconds: Double) {
    hold = view?.tree?.animations.animate(
      from: 0, to: 1, motion: .curve(.linear, duration: seconds), onChange: { _ in },
      completion: { [weak self] finished in
        guard finished, let self, state == .possible, start != nil else { return }
        isHold = true
        setState(.began)
        session?.recognizedOutOfTurn(self)
      })
  }

  public override func pointerMoved(_ sample: PointerSample) {
    guard let start else { return }
    track(sample)
    switch state {
    case .possible:
      let moved = sample.event.location - start
      let threshold =
        sample.event.device == .touch ? Self.touchThreshold : mouseDistance
      guard max(abs(moved.x), abs(moved.y)) >= threshold else { return }
      if !needsHold, abs(along(moved)) > abs(across(moved)), shouldBegin?(moved) ?? true {
        // What was moved before the gesture was sure does not jump.
        self.start = sample.event.location
        setState(.began)
      } else {
        setState(.failed)
      }
      hold?.stop()
    case .began, .changed:
      setState(.changed)
    case .ended, .cancelled, .failed:
      break
    }
  }

  public override func pointerUp(_ sample: PointerSample) {
    guard state.isActive else { return }
    track(sample)
    setState(.ended)
  }

  public override func reset() {
    hold?.stop()
    hold = nil
    isHold = false
    start = nil
    last = nil
    tracker = VelocityTracker()
  }

  private func track(_ sample: PointerSample) {
    last = sample.event.location
    instant = sample.instant
    tracker.add(along(sample.event.location), at: sample.instant)
  }

  private func along(_ delta: Point) -> Double {
    axis == .horizontal ? delta.x : delta.y
  }

  private func across(_ delta: Point) -> Double {
    axis == .horizontal ? delta.y : delta.x
  }
}
