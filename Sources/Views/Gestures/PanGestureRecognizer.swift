// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// Recognizes a drag along one axis, or in any direction.
open class PanGestureRecognizer: GestureRecognizer {
  /// The distance after which a finger drags, in points (LOOK.md).
  package static let touchThreshold = 10.0
  /// The default distance that the mouse must move before a drag begins, in points.
  public nonisolated static let mouseThreshold = 4.0

  /// The axis of the recognized drags; nil for any direction. A drag that starts across the axis is not recognized.
  public let axis: Axis?

  /// The distance in points that the mouse must move before the gesture begins. Default `mouseThreshold`.
  public var mouseDistance = mouseThreshold

  /// A closure that returns whether a press begins the gesture without any movement. Default nil: no press does.
  public var beginsOnPress: ((PointerSample) -> Bool)?

  private var interruptsMovement = false
  private var onStop: (() -> Void)?

  /// Makes a gesture that begins at the press interrupt a running movement. Then no view inside the recognizer's view
  /// receives the press, and the recognizer has priority over others.
  ///
  /// - Parameter onStop: Ends the movement when a press interrupts another one inside it. Default nil: it continues.
  package func interruptMovementOnPress(onStop: (() -> Void)? = nil) {
    interruptsMovement = true
    self.onStop = onStop
  }

  /// Decides whether the gesture begins. Called once, when the pointer has moved along the axis, with the translation
  /// in points. Default nil: it begins.
  package var shouldBegin: ((_ translation: Point) -> Bool)?

  /// A closure that returns the seconds after which a press without movement begins the gesture, or nil if the press
  /// cannot begin it. Default nil: no press can.
  public var minimumPressDuration: ((PointerSample) -> Double?)?

  /// Whether only a press of `minimumPressDuration` begins a gesture; earlier movement makes it fail. Default false.
  public var requiresLongPress = false

  /// Whether the gesture began with a long press.
  public private(set) var beganWithLongPress = false

  private var pendingLongPress: ScheduledAction?
  private var start: Point?
  private var last: Point?
  private var trackers = (x: VelocityTracker(), y: VelocityTracker())
  private var instant = Instant(nanoseconds: 0)

  /// Creates a recognizer of drags with the primary button or a finger.
  ///
  /// - Parameter axis: The axis of the drags. Nil for any direction.
  public init(axis: Axis?) {
    self.axis = axis
    super.init()
  }

  /// Creates a recognizer of drags in any direction, as in UIKit.
  public override init() {
    axis = nil
    super.init()
  }

  /// The pointer's movement along `axis` since the gesture began, in points; horizontal if `axis` is nil.
  public var translation: Double {
    guard let start, let last else { return 0 }
    return axis == .vertical ? last.y - start.y : last.x - start.x
  }

  /// Returns the translation since the gesture began, in the coordinates of `view`; nil means the
  /// window. After `setTranslation(_:in:)`, the translation continues from the value that was set.
  public func translation(in view: View?) -> Point {
    guard let start, let last else { return .zero }
    return local(last, view) - local(start, view)
  }

  /// Sets the translation in `view`'s coordinates; nil means the window. Later movements of the pointer add to it.
  public func setTranslation(_ translation: Point, in view: View?) {
    guard let last else { return }
    let newStart = local(last, view) - translation
    start = view?.convert(newStart, to: nil) ?? newStart
  }

  /// Returns the velocity over the last 150 ms, in points per second in `view`'s coordinates; nil means the window.
  public func velocity(in view: View?) -> Point {
    guard let last else { return .zero }
    let velocity = Point(trackers.x.velocity(at: instant), trackers.y.velocity(at: instant))
    return local(last + velocity, view) - local(last, view)
  }

  private func local(_ point: Point, _ view: View?) -> Point {
    view?.convert(point, from: nil) ?? point
  }

  /// The position of the pointer, in points from the window's top left corner; zero while no pointer is watched.
  public var location: Point { last ?? .zero }

  /// The pointer's velocity along `axis` over the last 150 ms, in points per second; horizontal if `axis` is nil.
  public var velocity: Double {
    (axis == .vertical ? trackers.y : trackers.x).velocity(at: instant)
  }

  override func interruptsMovement(_ sample: PointerSample) -> Bool {
    interruptsMovement && isEnabled && sample.event.button == .primary
      && beginsOnPress?(sample) == true
  }

  override func stopMovement() { onStop?() }

  open override func pointerDown(_ sample: PointerSample) {
    guard sample.event.button == .primary else { return setState(.failed) }
    start = sample.event.location
    track(sample)
    if beginsOnPress?(sample) == true {
      setState(.began)
    } else if let seconds = minimumPressDuration?(sample) {
      scheduleLongPress(after: seconds)
    }
  }

  private func scheduleLongPress(after seconds: Double) {
    pendingLongPress = view?.window?.animations.schedule(after: seconds) { [weak self] in
      guard let self, state == .possible, start != nil else { return }
      beganWithLongPress = true
      setState(.began)
      session?.arbitrate(self)
    }
  }

  open override func pointerMoved(_ sample: PointerSample) {
    guard let start else { return }
    track(sample)
    switch state {
    case .possible:
      let moved = sample.event.location - start
      let threshold = sample.event.device == .touch ? Self.touchThreshold : mouseDistance
      guard max(abs(moved.x), abs(moved.y)) >= threshold else { return }
      if !requiresLongPress, isGesture(moved), shouldBegin?(moved) ?? true, delegateAllowsBegin() {
        // The movement before the gesture began does not count, so that the content does not jump.
        self.start = sample.event.location
        setState(.began)
      } else {
        setState(.failed)
      }
      pendingLongPress?.cancel()
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
    pendingLongPress?.cancel()
    pendingLongPress = nil
    beganWithLongPress = false
    start = nil
    last = nil
    trackers = (VelocityTracker(), VelocityTracker())
  }

  func isGesture(_ way: Point) -> Bool {
    switch axis {
    case .horizontal: abs(way.x) > abs(way.y)
    case .vertical: abs(way.y) > abs(way.x)
    case nil: true
    }
  }

  private func track(_ sample: PointerSample) {
    last = sample.event.location
    instant = sample.instant
    trackers.x.add(sample.event.location.x, at: sample.instant)
    trackers.y.add(sample.event.location.y, at: sample.instant)
  }
}

/// Computes the speed of a pointer over a time window, so that a single jittery sample has little effect.
nonisolated struct VelocityTracker {
  /// The length of the time window in seconds, as in libadwaita's swipe tracker.
  static let window = 0.15

  private var samples: [(position: Double, instant: Instant)] = []

  mutating func add(_ position: Double, at instant: Instant) {
    // A sample replaces an earlier one of the same instant: two of them give no speed.
    if let last = samples.last, last.instant == instant { samples.removeLast() }
    samples.append((position, instant))
    samples.removeAll { instant.timeIntervalSince($0.instant) > Self.window }
  }

  /// Returns units per second at `instant`; 0 if the pointer did not move during the time window.
  func velocity(at instant: Instant) -> Double {
    guard
      let first = samples.first(where: { instant.timeIntervalSince($0.instant) <= Self.window }),
      let last = samples.last
    else { return 0 }
    let time = last.instant.timeIntervalSince(first.instant)
    return time > 0 ? (last.position - first.position) / time : 0
  }
}

/// Recognizes a drag that starts at an edge of the window.
open class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
  /// The distance from a window edge within which a drag must start, in points.
  public static let edgeWidth = 20.0

  /// The window edges from which the recognizer accepts drags. Default none, as in UIKit.
  public var edges: Edges = []

  /// A set of edges of a window.
  public nonisolated struct Edges: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The window's upper edge.
    public static let top = Edges(rawValue: 1)
    /// The window's left edge, in right-to-left layouts too.
    public static let left = Edges(rawValue: 2)
    /// The window's lower edge.
    public static let bottom = Edges(rawValue: 4)
    /// The window's right edge, in right-to-left layouts too.
    public static let right = Edges(rawValue: 8)
    /// All four edges of the window.
    public static let all: Edges = [.top, .left, .bottom, .right]
  }

  private var pressedEdges: Edges = []

  open override func pointerDown(_ sample: PointerSample) {
    pressedEdges = edges.intersection(edges(at: sample.event.location))
    guard !pressedEdges.isEmpty else { return setState(.failed) }
    super.pointerDown(sample)
  }

  private func edges(at point: Point) -> Edges {
    guard let size = view?.window?.rootView.bounds.size else { return [] }
    var edges: Edges = []
    if point.y < Self.edgeWidth { edges.insert(.top) }
    if point.x < Self.edgeWidth { edges.insert(.left) }
    if point.y >= size.height - Self.edgeWidth { edges.insert(.bottom) }
    if point.x >= size.width - Self.edgeWidth { edges.insert(.right) }
    return edges
  }

  /// A drag must move inward more than along the edge.
  override func isGesture(_ way: Point) -> Bool {
    abs(way.x) > abs(way.y)
      ? pressedEdges.contains(way.x > 0 ? .left : .right)
      : pressedEdges.contains(way.y > 0 ? .top : .bottom)
  }
}
