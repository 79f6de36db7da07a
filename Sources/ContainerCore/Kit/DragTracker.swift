// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Follows one drag along an axis: press, catch in flight, movement, release with velocity.
///
/// It leaves drags to what lies under the pointer and keeps them for itself (`View.dragAxes`), such as a
/// slider. A call or a key may decide otherwise while a pointer holds: then `letGo()` ends the pointer's part.
public final class DragTracker {
  /// The end of a drag.
  public nonisolated struct End: Sendable, Equatable {
    /// Points a second along the axis, towards greater coordinates; 0 where the pointer was taken away.
    public let velocity: Double
    /// Whether the pointer has moved by more than a click does; true where it was taken away: the place decides.
    public let hasMoved: Bool
    /// Whether the pointer was taken away, as by another window.
    public let isCancelled: Bool
  }

  /// The recognizer behind it. Set its thresholds, or turn it off with `isEnabled`.
  public let recognizer: PanGestureRecognizer

  /// Whether a press may become a drag, while nothing moves. Default no.
  public var mayBegin: (PointerSample) -> Bool = { _ in false }

  /// Whether something moves that a press catches at once. Default no.
  public var canCatch: () -> Bool = { false }

  /// Whether a press in a place may catch what moves. Asked while `canCatch` says yes. Default everywhere.
  public var mayCatch: (PointerSample) -> Bool = { _ in true }

  /// A pointer took hold.
  public var onBegin: () -> Void = {}

  /// It has moved so many points along the axis since then.
  public var onMove: (_ translation: Double) -> Void = { _ in }

  /// It let go; `onMove` has heard its last place.
  public var onEnd: (End) -> Void = { _ in }

  private weak var ground: View?

  public init(axis: PanGestureRecognizer.Axis) {
    recognizer = PanGestureRecognizer(axis: axis)
    recognizer.shouldReceive = { [weak self] in self?.shouldReceive($0) ?? false }
    recognizer.beginsOnPress = { [weak self] _ in self?.canCatch() ?? false }
    recognizer.action = { [weak self] in self?.panned() }
  }

  /// Follows drags that begin in a view or in what lies in it.
  public func install(on view: View) {
    ground = view
    view.addGestureRecognizer(recognizer)
  }

  /// Whether a pointer holds it.
  public var isActive: Bool { recognizer.state.isActive }

  /// Points along the axis since the pointer took hold.
  public var translation: Double { recognizer.translation }

  /// Whether the pointer has moved by more than a click does.
  public var hasMoved: Bool { abs(recognizer.translation) >= PanGestureRecognizer.mouseThreshold }

  /// Something else was decided: the pointer moves nothing any more until it is pressed again. `onEnd` hears
  /// of it at once, with `isCancelled` true.
  public func letGo() {
    guard isActive else { return }
    recognizer.isEnabled = false
    recognizer.isEnabled = true
  }

  private func shouldReceive(_ sample: PointerSample) -> Bool {
    if canCatch() { return mayCatch(sample) }
    return !isKept(sample) && mayBegin(sample)
  }

  /// Whether something under the pointer keeps drags along the axis for itself.
  private func isKept(_ sample: PointerSample) -> Bool {
    guard let ground else { return false }
    let axis: DragAxes = recognizer.axis == .horizontal ? .horizontal : .vertical
    var candidate = ground.window?.hitTest(sample.event.location)
    while let current = candidate, current !== ground {
      if !current.dragAxes.isDisjoint(with: axis) { return true }
      candidate = current.superview
    }
    return false
  }

  private func panned() {
    switch recognizer.state {
    case .began: onBegin()
    case .changed: onMove(recognizer.translation)
    case .ended:
      onMove(recognizer.translation)
      onEnd(End(velocity: recognizer.velocity, hasMoved: hasMoved, isCancelled: false))
    case .cancelled: onEnd(End(velocity: 0, hasMoved: true, isCancelled: true))
    case .possible, .failed: break
    }
  }
}
