// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// Follows one drag along an axis: press, catch in flight, movement, release with velocity.
///
/// It ignores drags that begin in a view which keeps them for itself (`View.dragAxes`), such as a slider.
/// When a call or a key takes over during a drag, the container calls `letGo()`.
public final class DragTracker {
  /// The end of a drag.
  public nonisolated struct End: Sendable, Equatable {
    /// Points a second along the axis, towards greater coordinates; 0 where the pointer was taken away.
    public let velocity: Double
    /// Whether the pointer has moved by at least 4 points (`PanGestureRecognizer.mouseThreshold`); true where
    /// it was taken away, so that the place decides.
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

  /// A press is about to be looked at. Default nothing.
  public var willAsk: () -> Void = {}

  /// A pointer took hold.
  public var onBegin: () -> Void = {}

  /// The pointer has moved. `translation` is in points along the axis since it took hold.
  public var onMove: (_ translation: Double) -> Void = { _ in }

  /// The drag has ended. Before the end of a drag that is not cancelled `onMove` gets the last place.
  public var onEnd: (End) -> Void = { _ in }

  private weak var ground: View?
  private var isLettingGo = false

  /// A tracker that allows no drag until `mayBegin` or `canCatch` is set, and sees none until
  /// `install(on:)`.
  public init(axis: Axis) {
    recognizer = PanGestureRecognizer(axis: axis)
    recognizer.shouldReceive = { [weak self] in self?.shouldReceive($0) ?? false }
    recognizer.catchMovement()
    recognizer.beginsOnPress = { [weak self] _ in self?.canCatch() ?? false }
    recognizer.addAction { [weak self] _ in self?.panned() }
  }

  /// Follows drags that begin in a view or in what lies in it.
  public func install(on view: View) {
    ground = view
    view.addGestureRecognizer(recognizer)
  }

  /// Whether a drag is running.
  public var isActive: Bool { recognizer.state.isActive }

  /// Points along the axis since the pointer took hold.
  public var translation: Double { recognizer.translation }

  /// Whether the pointer has moved by at least 4 points (`PanGestureRecognizer.mouseThreshold`).
  public var hasMoved: Bool { abs(recognizer.translation) >= PanGestureRecognizer.mouseThreshold }

  /// Something else was decided: the pointer moves nothing any more until it is pressed again. `onEnd` is not
  /// called.
  public func letGo() {
    guard isActive else { return }
    isLettingGo = true
    recognizer.isEnabled = false
    recognizer.isEnabled = true
    isLettingGo = false
  }

  private func shouldReceive(_ sample: PointerSample) -> Bool {
    willAsk()
    if canCatch() { return mayCatch(sample) }
    return !isKept(sample) && mayBegin(sample)
  }

  /// Whether something under the pointer keeps drags along the axis for itself.
  private func isKept(_ sample: PointerSample) -> Bool {
    ground?.isDragKept(
      at: sample.event.location, along: recognizer.axis == .horizontal ? .horizontal : .vertical)
      ?? false
  }

  private func panned() {
    guard !isLettingGo else { return }
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
