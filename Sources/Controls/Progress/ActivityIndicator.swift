// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// A rotating ring of dots that shows that work is in progress, like UIKit's `UIActivityIndicatorView`.
///
/// The ring rotates only while it is visible. While motion is reduced, its dots do not move.
public final class ActivityIndicator: View {
  /// The size of an activity indicator.
  public enum Style: Sendable, Hashable, CaseIterable {
    /// The ring is 20 points wide and high.
    case medium
    /// The ring is 36 points wide and high.
    case large

    var size: Double { self == .medium ? 20 : 36 }
  }

  /// Seconds of one rotation.
  private static let period = 0.9
  private static let minimumDotOpacity = 0.18
  private static let dotSizeFraction = 0.16

  /// The size of the activity indicator. Default `medium`.
  public var style: Style {
    didSet {
      guard style != oldValue else { return }
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// The color of the activity indicator's dots. Default `secondaryText`.
  public var color: ColorRole = .secondaryText {
    didSet { if color != oldValue { setNeedsDisplay() } }
  }

  /// Whether the activity indicator is invisible while it is stopped. Default true.
  public var hidesWhenStopped = true {
    didSet { if hidesWhenStopped != oldValue { setNeedsDisplay() } }
  }

  /// Whether the activity indicator has been started and not been stopped since. Default false.
  public private(set) var isAnimating = false { didSet { updateLoop() } }

  private var loop: LoopAnimation?
  private var phase = 0.0

  /// Creates an activity indicator that is stopped. The label describes the work, for assistive technology and logs.
  public init(style: Style = .medium, accessibilityLabel: String) {
    self.style = style
    super.init(frame: .zero)
    self.accessibilityLabel = accessibilityLabel
    accessibilityRole = .progressIndicator
    isUserInteractionEnabled = false
  }

  /// Shows the activity indicator and starts its rotation. While motion is reduced, it is shown but does not rotate.
  public func startAnimating() { isAnimating = true }

  /// Stops the activity indicator. Also hides its ring of dots if `hidesWhenStopped` is true.
  public func stopAnimating() { isAnimating = false }

  public override var intrinsicContentSize: Size { sizeThatFits(Size(.infinity, .infinity)) }

  public override func sizeThatFits(_ size: Size) -> Size { Size(style.size, style.size) }

  public override func didMoveToWindow() { updateLoop() }

  public override func traitsDidChange() { updateLoop() }

  public override func draw(_ canvas: inout Canvas) {
    guard isAnimating || !hidesWhenStopped else { return }
    let size = min(style.size, bounds.width, bounds.height)
    let dot = size * Self.dotSizeFraction
    let radius = (size - dot) / 2
    let head = phase * Double(Self.directions.count)
    for (index, direction) in Self.directions.enumerated() {
      let center = Point(
        bounds.midX + direction.x * radius, bounds.midY + direction.y * radius)
      canvas.fill(
        Rect(around: center, dot), .faded(color, strength(ofDot: index, head: head)),
        radius: dot / 2)
    }
  }

  /// The dot at the head has the full color; the dots behind it get fainter.
  private func strength(ofDot index: Int, head: Double) -> Double {
    guard isAnimating else { return Self.minimumDotOpacity }
    let count = Double(Self.directions.count)
    let behind = head - Double(index)
    let fraction = (behind < 0 ? behind + count : behind) / count
    return 1 - (1 - Self.minimumDotOpacity) * fraction
  }

  private static let directions: [Point] = {
    let half = 0.5.squareRoot()
    return [
      Point(0, -1), Point(half, -half), Point(1, 0), Point(half, half), Point(0, 1),
      Point(-half, half), Point(-1, 0), Point(-half, -half),
    ]
  }()

  private func updateLoop() {
    loop?.stop()
    loop = nil
    setNeedsDisplay()
    guard isAnimating, let window, !traits.reducesMotion else {
      phase = 0
      return
    }
    loop = window.animations.loop(every: Self.period, in: self) { [weak self] phase in
      self?.phase = phase
      self?.setNeedsDisplay()
    }
  }

  // MARK: Accessibility

  /// Marks a running activity indicator as busy. Assistive technology ignores a hidden indicator.
  public override func updateAccessibilityElement(_ element: inout AccessibilityElement) {
    super.updateAccessibilityElement(&element)
    if isAnimating {
      element.traits.insert(.busy)
    } else if hidesWhenStopped {
      element.ignore()
    }
  }
}
