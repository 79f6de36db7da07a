// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Views

/// The width or height of a pane that the user or the program can change: with a `ResizeGrip`, with keys, or in code.
/// The container of the pane sets `currentLength` and, to place the pane again, `onLayoutChange`.
public final class ResizableLength {
  /// The distance in points at which an animation ends.
  private static let precision = 0.25

  /// The requested width or height of the pane, in points; nil, the default, for the pane's preferred length.
  public private(set) var points: Double?

  /// Returns the pane's actual length, in points, for the requested `points`. The pane's container sets it. Default: 0.
  public var currentLength: () -> Double = { 0 }
  /// Returns the range of lengths that the user can choose, in points; nil, the default, for a pane of fixed length.
  public var limits: () -> ClosedRange<Double>? = { nil }
  /// Called when the pane's length has changed, so that the container places the pane again. Default: does nothing.
  public var onLayoutChange: () -> Void = {}
  /// Called with the pane's new length, in points, when the user has changed it. Default: does nothing.
  public var onUserResize: (Double) -> Void = { _ in }

  private var animator: Animator?
  private var lengthAtGrab = 0.0
  private var onReset: () -> Void = {}

  /// Creates a resizable length without a requested length: the pane has its preferred length.
  public init() {}

  /// Sets the pane's requested length to a saved one, in points. A damaged value (negative or infinite) counts as nil.
  public func restore(_ points: Double?) {
    self.points = points.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
  }

  /// Sets the requested length of the pane, in points; nil for the pane's preferred length. The change is animated in
  /// `window`; if `window` is nil, it is immediate. Returns the length of the pane after the change, in points.
  @discardableResult
  public func set(_ points: Double?, in window: Window?, motion: TimingParameters) -> Double {
    let old = currentLength()
    stop()
    self.points = points
    let new = currentLength()
    guard old != new else { return new }
    guard let window else {
      onLayoutChange()
      return new
    }
    self.points = old
    animator = window.animations.animate(
      from: old, to: new, motion: motion, precision: Self.precision,
      onChange: { [weak self] in self?.show($0) },
      completion: { [weak self] finished in
        if finished { self?.show(points) }
      })
    return new
  }

  private func show(_ points: Double?) {
    self.points = points
    onLayoutChange()
  }

  private func stop() {
    animator?.stop()
    animator = nil
  }

  /// Lets the user change the length of the pane with a resize grip. `onReset` is called when the user resets the pane
  /// to its preferred length.
  public func attach(to grip: ResizeGrip, onReset: @escaping () -> Void) {
    self.onReset = onReset
    grip.resizableLength = self
  }

  // MARK: Changes by a resize grip

  func beginDrag() { lengthAtGrab = currentLength() }

  /// - Parameter points: The total distance since the drag began; positive for a longer pane.
  func drag(by points: Double) { resize(to: lengthAtGrab + points) }

  func resize(by points: Double) { resize(to: currentLength() + points) }

  /// Sets the length, limited to the range that the user can choose.
  func resize(to length: Double) {
    guard let limits = limits() else { return }
    let old = currentLength()
    stop()
    points = min(max(length, limits.lowerBound), limits.upperBound)
    // Keeps the length that the container has room for.
    let new = currentLength()
    points = new
    guard new != old else { return }
    onLayoutChange()
    onUserResize(new)
  }

  func reset() { onReset() }
}
