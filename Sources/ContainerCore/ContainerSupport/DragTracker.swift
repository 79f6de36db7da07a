// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// Tracks a drag along one axis: press, interruption of an animation, movement, and release with a velocity.
///
/// Drags that begin in a view that reserves them (`View.reservedDragAxes`), such as a slider, are ignored. If a method
/// call or a key press changes the container during a drag, the container calls `cancelSilently()`.
public final class DragTracker {
  /// The values at the end of a drag.
  public nonisolated struct End: Sendable, Equatable {
    /// The velocity along the axis, in points per second, positive towards greater coordinates; 0 if canceled.
    public let velocity: Double
    /// Whether the pointer has moved by at least 4 points (`PanGestureRecognizer.mouseThreshold`). Always true if the
    /// drag was canceled, so that the cancellation is not taken for a click.
    public let hasMoved: Bool
    /// Whether the drag was canceled, for example because another window has taken over the pointer.
    public let isCancelled: Bool
  }

  /// The recognizer of the drag. Set its thresholds, or disable it with `isEnabled`.
  public let recognizer: PanGestureRecognizer

  /// Returns whether a press may begin a drag. Called only if `isInterruptible` has returned false. Default: false.
  public var shouldBegin: (PointerSample) -> Bool = { _ in false }

  /// Returns whether an animation is running that a press interrupts immediately. Default: false.
  public var isInterruptible: () -> Bool = { false }

  /// Returns whether a press at this location interrupts an interruptible animation. Default: true.
  public var shouldInterrupt: (PointerSample) -> Bool = { _ in true }

  /// Called before the tracker decides whether a press begins a drag. Default: does nothing.
  public var willEvaluatePress: () -> Void = {}

  /// Called when a drag begins. Default: does nothing.
  public var onBegin: () -> Void = {}

  /// Called when the pointer has moved. `translation` is in points along the axis, from where the drag began.
  public var onMove: (_ translation: Double) -> Void = { _ in }

  /// Called when the drag has ended. Unless it was canceled, `onMove` is called before, with the final translation.
  public var onEnd: (End) -> Void = { _ in }

  private weak var installedView: View?
  private var isCancelling = false

  /// Creates a tracker. It tracks drags after `install(on:)`, if `shouldBegin` or `isInterruptible` returns true.
  public init(axis: Axis) {
    recognizer = PanGestureRecognizer(axis: axis)
    recognizer.shouldReceive = { [weak self] in self?.shouldReceive($0) ?? false }
    recognizer.interruptMovementOnPress()
    recognizer.beginsOnPress = { [weak self] _ in self?.isInterruptible() ?? false }
    recognizer.addAction { [weak self] _ in self?.handlePan() }
  }

  /// Tracks drags that begin in a view or in its subviews.
  public func install(on view: View) {
    installedView = view
    view.addGestureRecognizer(recognizer)
  }

  /// Whether a drag is running.
  public var isActive: Bool { recognizer.state.isActive }

  /// The distance of the pointer from where the drag began, in points along the axis.
  public var translation: Double { recognizer.translation }

  /// Whether the pointer has moved by at least 4 points (`PanGestureRecognizer.mouseThreshold`).
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
