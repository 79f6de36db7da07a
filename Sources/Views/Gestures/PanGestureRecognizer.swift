// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// A drag along one axis, or in any direction.
open class PanGestureRecognizer: GestureRecognizer {
  /// How far a finger moves before it drags, in points (LOOK.md).
  package static let touchThreshold = 10.0
  /// How far the mouse moves before it drags, in points (LOOK.md).
  public nonisolated static let mouseThreshold = 4.0

  /// The line that it watches: a drag that sets out along the other one fails. Nil for any direction.
  public let axis: Axis?

  /// How far the mouse moves before it drags, for this recognizer, in points. Default
  /// `mouseThreshold`.
  public var mouseDistance = mouseThreshold

  /// Whether the gesture begins at the press, before any movement. Default nil, which means no.
  public var beginsOnPress: ((PointerSample) -> Bool)?

  private var catchesMovement = false
  private var onStop: (() -> Void)?

  /// A gesture that begins at the press catches a movement: then no view inside the recognizer's view receives the press, and
  /// the recognizer has priority over others.
  ///
  /// - Parameter onStop: Ends the movement when a press catches another one inside it. Default nil: the movement continues.
  package func catchMovement(onStop: (() -> Void)? = nil) {
    catchesMovement = true
    self.onStop = onStop
  }

  /// Asked once, when the pointer has moved along the axis, with how far it did, in points: whether to
  /// begin. Default yes.
  package var shouldBegin: ((_ translation: Point) -> Bool)?

  /// Begins when the pointer has rested on its place for so many seconds; nil for a press that does
  /// not count.
  public var holdTime: ((PointerSample) -> Double?)?

  /// Whether a pointer that moves before it has rested is no drag; for the presses that follow. Default
  /// false.
  public var needsHold = false

  /// Whether it began by resting on its place.
  public private(set) var isHold = false

  private var hold: Alarm?
  private var start: Point?
  private var last: Point?
  private var trackers = (x: VelocityTracker(), y: VelocityTracker())
  private var instant = Instant(nanoseconds: 0)

  /// A recognizer of drags with the primary button, or a finger.
  ///
  /// - Parameter axis: Nil for any direction.
  public init(axis: Axis?) {
    self.axis = axis
    super.init()
  }

  /// The same in any direction, as in UIKit.
  public override init() {
    axis = nil
    super.init()
  }

  /// Points along the axis from where the gesture began; to the right where it has none.
  public var translation: Double {
    guard let start, let last else { return 0 }
    return along(last - start)
  }

  /// How far the pointer is from where the gesture began, or from what `setTranslation(_:in:)` made of that, in a view's
  /// coordinates; in the window's for nil.
  public func translation(in view: View?) -> Point {
    guard let start, let last else { return .zero }
    return local(last, view) - local(start, view)
  }

  /// Counts from now on as if the pointer had come so far: zero begins anew.
  public func setTranslation(_ translation: Point, in view: View?) {
    guard let last else { return }
    let place = local(last, view) - translation
    start = view?.convert(place, to: nil) ?? place
  }

  /// Points a second over the last 150 ms, in a view's coordinates; in the window's for nil.
  public func velocity(in view: View?) -> Point {
    guard let last else { return .zero }
    let velocity = Point(trackers.x.velocity(at: instant), trackers.y.velocity(at: instant))
    return local(last + velocity, view) - local(last, view)
  }

  private func local(_ point: Point, _ view: View?) -> Point {
    view?.convert(point, from: nil) ?? point
  }

  /// Where the pointer is, in window points.
  public var location: Point { last ?? .zero }

  /// Points a second along the axis, over the last 150 ms; to the right where it has none.
  public var velocity: Double {
    (axis == .vertical ? trackers.y : trackers.x).velocity(at: instant)
  }

  override func catches(_ sample: PointerSample) -> Bool {
    catchesMovement && isEnabled && sample.event.button == .primary
      && beginsOnPress?(sample) == true
  }

  override func stopMovement() { onStop?() }

  open override func pointerDown(_ sample: PointerSample) {
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
    hold = view?.window?.animations.after(seconds) { [weak self] in
      guard let self, state == .possible, start != nil else { return }
      isHold = true
      setState(.began)
      session?.recognizedOutOfTurn(self)
    }
  }

  open override func pointerMoved(_ sample: PointerSample) {
    guard let start else { return }
    track(sample)
    switch state {
    case .possible:
      let moved = sample.event.location - start
      let threshold =
        sample.event.device == .touch ? Self.touchThreshold : mouseDistance
      guard max(abs(moved.x), abs(moved.y)) >= threshold else { return }
      if !needsHold, isGesture(moved), shouldBegin?(moved) ?? true, mayBegin() {
        // What was moved before the gesture was sure does not jump.
        self.start = sample.event.location
        setState(.began)
      } else {
        setState(.failed)
      }
      hold?.cancel()
    case .began, .changed:
      setState(.changed)
    case .ended, .cancelled, .failed:
      break
    }
  }

  open override func pointerUp(_ sample: PointerSample) {
    guard state.isActive else { return }
    track(sample)
    setState(.ended)
  }

  open override func reset() {
    hold?.cancel()
    hold = nil
    isHold = false
    start = nil
    last = nil
    trackers = (VelocityTracker(), VelocityTracker())
  }

  /// Whether a way that the pointer has come is the gesture.
  func isGesture(_ way: Point) -> Bool { axis == nil || abs(along(way)) > abs(across(way)) }

  private func track(_ sample: PointerSample) {
    last = sample.event.location
    instant = sample.instant
    trackers.x.add(sample.event.location.x, at: sample.instant)
    trackers.y.add(sample.event.location.y, at: sample.instant)
  }

  private func along(_ delta: Point) -> Double {
    axis == .vertical ? delta.y : delta.x
  }

  private func across(_ delta: Point) -> Double {
    axis == .vertical ? delta.x : delta.y
  }
}

/// The speed of a pointer over a window of time, so that one jittery sample does not decide.
nonisolated struct VelocityTracker {
  /// Seconds that count; libadwaita's swipe tracker uses the same.
  static let window = 0.15

  private var samples: [(position: Double, instant: Instant)] = []

  mutating func add(_ position: Double, at instant: Instant) {
    // Reports of the same instant replace each other: they tell no speed.
    if let last = samples.last, last.instant == instant { samples.removeLast() }
    samples.append((position, instant))
    samples.removeAll { instant.since($0.instant) > Self.window }
  }

  /// Units a second at `instant`; 0 when the pointer rested for the whole window.
  func velocity(at instant: Instant) -> Double {
    guard
      let first = samples.first(where: { instant.since($0.instant) <= Self.window }),
      let last = samples.last
    else { return 0 }
    let time = last.instant.since(first.instant)
    return time > 0 ? (last.position - first.position) / time : 0
  }
}
