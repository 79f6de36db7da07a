// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// Tracks drags of a pointer along one axis, from press to release. A press can interrupt a running animation.
///
/// Drags that begin in a view that reserves them (`View.reservedDragAxes`), such as a slider, are ignored. A
/// container that uses a tracker calls `cancelSilently()` if a call or a key changes the container during a drag.
public final class DragTracker {
  /// The pointer's velocity and movement at the end of a drag.
  public nonisolated struct End: Sendable, Equatable {
    /// The pointer's velocity along the axis, in points per second, positive to the right or downward; 0 if canceled.
    public let velocity: Double
    /// Whether the drag ended at least 4 points (`PanGestureRecognizer.mouseThreshold`) from where it began. Always
    /// true for a canceled drag, so that it does not count as a click.
    public let hasMoved: Bool
    /// Whether the drag was canceled, for example because another window has taken over the pointer.
    public let isCancelled: Bool
  }

  /// The gesture recognizer for the drags. Set its thresholds, or disable it with `isEnabled`.
  public let recognizer: PanGestureRecognizer

  /// Returns whether a press may begin a drag while `isInterruptible` returns false. Default: false, so no drag begins.
  public var shouldBegin: (PointerSample) -> Bool = { _ in false }

  /// Returns whether an animation is running that a press may interrupt, to begin a drag immediately. Default: false.
  public var isInterruptible: () -> Bool = { false }

  /// Returns whether a press interrupts the animation, while `isInterruptible` returns true. Default: true.
  public var shouldInterrupt: (PointerSample) -> Bool = { _ in true }

  /// Called for each press, before `isInterruptible`, for example to clear data of the last one. Default: does nothing.
  public var willEvaluatePress: () -> Void = {}

  /// Called when a drag begins. Default: does nothing.
  public var onBegin: () -> Void = {}

  /// Called when the pointer has moved. `translation` is in points along the axis, from where the drag began.
  public var onMove: (_ translation: Double) -> Void = { _ in }

  /// Called when the drag has ended or was canceled. A drag that ended calls `onMove` with its final translation first.
  public var onEnd: (End) -> Void = { _ in }

  private weak var installedView: View?
  private var isCancelling = false

  /// Creates a tracker for drags along `axis`. Before use, call `install(on:)` and set `shouldBegin`.
  public init(axis: Axis) {
    recognizer = PanGestureRecognizer(axis: axis)
    recognizer.shouldReceive = { [weak self] in self?.shouldReceive($0) ?? false }
    recognizer.interruptMovementOnPress()
    recognizer.beginsOnPress = { [weak self] _ in self?.isInterruptible() ?? false }
    recognizer.addAction { [weak self] _ in self?.handlePan() }
  }

  /// Starts to track the drags that begin in `view` or in its subviews.
  public func install(on view: View) {
    installedView = view
    view.addGestureRecognizer(recognizer)
  }

  /// Whether a drag is in progress.
  public var isActive: Bool { recognizer.state.isActive }

  /// The distance of the pointer from where the drag began, in points along the axis.
  public var translation: Double { recognizer.translation }

  /// Whether the pointer is at least 4 points (`PanGestureRecognizer.mouseThreshold`) from where the drag began.
  public var hasMoved: Bool { abs(recognizer.translation) >= PanGestureRecognizer.mouseThreshold }

  /// Cancels the drag without calling `onEnd`. The pointer has no effect until it is pressed again.
  public func cancelSilently() {
    guard isActive else { return }
    isCancelling = true
    recognizer.isEnabled = false
    recognizer.isEnabled = true
    isCancelling = false
  }

  private func shouldReceive(_ sample: PointerSample) -> Bool {
    willEvaluatePress()
    if isInterruptible() { return shouldInterrupt(sample) }
    return !isReserved(sample) && shouldBegin(sample)
  }

  private func isReserved(_ sample: PointerSample) -> Bool {
    installedView?.isDragReserved(
      at: sample.event.location, along: recognizer.axis == .horizontal ? .horizontal : .vertical)
      ?? false
  }

  private func handlePan() {
    guard !isCancelling else { return }
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
