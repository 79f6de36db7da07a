// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// A ring of dots that goes round while some work is done. The names are those of UIKit's
/// `UIActivityIndicatorView`.
///
/// It moves only while it is visible. With reduced motion the dots stand still.
public final class ActivityIndicator: View {
  /// How wide and high the ring is.
  public enum Style: Sendable, Hashable, CaseIterable {
    /// 20 points.
    case medium
    /// 36 points.
    case large

    var size: Double {
      switch self {
      case .medium: 20
      case .large: 36
      }
    }
  }

  /// Seconds of one round.
  private static let period = 0.9
  /// What the faintest dot keeps of the color.
  private static let faintest = 0.18
  /// A dot's size as a share of the ring's.
  private static let dotShare = 0.16

  /// Default medium.
  public var style: Style {
    didSet {
      guard style != oldValue else { return }
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// Default secondary text.
  public var color: ColorRole = .secondaryText {
    didSet {
      if color != oldValue { setNeedsDisplay() }
    }
  }

  /// Whether nothing is drawn while it is stopped. Default true.
  public var hidesWhenStopped = true {
    didSet {
      if hidesWhenStopped != oldValue { setNeedsDisplay() }
    }
  }

  /// Default false.
  public private(set) var isAnimating = false

  private var loop: LoopAnimation?
  private var phase = 0.0

  /// - Parameter label: The work that is done, for assistive technology and state dumps.
  public init(style: Style = .medium, label: String) {
    self.style = style
    super.init(frame: .zero)
    accessibilityLabel = label
    accessibilityRole = .progressIndicator
    isUserInteractionEnabled = false
  }

  /// Shows the ring and lets it go round. It stands still while motion is reduced.
  public func startAnimating() {
    isAnimating = true
    updateLoop()
  }

  /// Stops the ring. It disappears unless `hidesWhenStopped` is false.
  public func stopAnimating() {
    isAnimating = false
    updateLoop()
  }

  public override var intrinsicContentSize: Size { sizeThatFits(Size(.infinity, .infinity)) }

  public override func sizeThatFits(_ size: Size) -> Size { Size(style.size, style.size) }

  public override func didMoveToWindow() {
    updateLoop()
  }

  public override func traitsChanged() {
    updateLoop()
  }

  public override func draw(_ canvas: inout Canvas) {
    guard isAnimating || !hidesWhenStopped else { return }
    let size = min(style.size, bounds.width, bounds.height)
    let dot = size * Self.dotShare
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

  /// The dot at the head is strongest, those that it came by fade behind it.
  private func strength(ofDot index: Int, head: Double) -> Double {
    guard isAnimating else { return Self.faintest }
    let count = Double(Self.directions.count)
    let behind = head - Double(index)
    let share = (behind < 0 ? behind + count : behind) / count
    return 1 - (1 - Self.faintest) * share
  }

  /// From the top, clockwise.
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

  /// One that does not show is no element.
  public override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    if isAnimating {
      element.traits.insert(.busy)
    } else if hidesWhenStopped {
      element.leaveOut()
    }
  }
}
