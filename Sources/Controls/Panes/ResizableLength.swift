// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Views

/// The length of a pane that a person or a call has given it: by the line at its end (`ResizeGrip`), by keys, by
/// code. The container lays the pane out with `present()` when it is told that the length has changed.
public final class ResizableLength {
  /// Points within which an animation has arrived.
  private static let precision = 0.25

  /// The wish, in points; nil for what the pane would like to have by itself. Default nil.
  public private(set) var points: Double?

  /// The length that the pane has, in points, at the present size and with the present wish. Default 0.
  public var present: () -> Double = { 0 }
  /// What a person may give it, in points; nil where a person may not. Default nil.
  public var limits: () -> ClosedRange<Double>? = { nil }
  /// Lays the container out again. Default nothing.
  public var changed: () -> Void = {}
  /// Hears of a length that a person gave, in points. Default nothing.
  public var personChanged: (Double) -> Void = { _ in }

  private var animator: Animator?
  private var lengthAtGrip = 0.0
  private var reset: () -> Void = {}

  /// A pane with a length of its own.
  public init() {}

  /// Takes over what was remembered. What is no length is forgotten.
  public func restore(_ points: Double?) {
    self.points = points.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
  }

  /// Gives the pane a length.
  ///
  /// - Parameters:
  ///   - points: Nil gives the pane its own length back.
  ///   - window: Animates it there; nil shows no frame in between.
  /// - Returns: The length that the pane comes to have.
  @discardableResult
  public func set(_ points: Double?, in window: Window?, motion: Motion) -> Double {
    let old = present()
    stop()
    self.points = points
    let new = present()
    guard old != new else { return new }
    guard let window else {
      changed()
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
    changed()
  }

  private func stop() {
    animator?.stop()
    animator = nil
  }

  /// A person moves the line.
  private func resize(to length: Double) {
    guard let limits = limits() else { return }
    let old = present()
    stop()
    points = min(max(length, limits.lowerBound), limits.upperBound)
    // What the container has no room for is not remembered as a wish.
    let new = present()
    points = new
    guard new != old else { return }
    changed()
    personChanged(new)
  }

  /// Follows a grip.
  ///
  /// - Parameter reset: Gives the pane its own length back.
  public func listen(to grip: ResizeGrip, reset: @escaping () -> Void) {
    self.reset = reset
    grip.resize(self)
  }
}

extension ResizableLength: ResizeGripDelegate {
  var resizableLength: (length: Double, limits: ClosedRange<Double>)? {
    limits().map { (present(), $0) }
  }

  func beginResizing() { lengthAtGrip = present() }

  func resize(byTotal points: Double) { resize(to: lengthAtGrip + points) }

  func resize(by points: Double) { resize(to: present() + points) }

  func resize(toLongest longest: Bool) {
    guard let limits = limits() else { return }
    resize(to: longest ? limits.upperBound : limits.lowerBound)
  }

  func resetLength() { reset() }
}
