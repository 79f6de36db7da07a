// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// A bar that shows how much of some work is done, or that work goes on whose end is unknown.
public final class ProgressView: View {
  /// Points.
  private static let barHeight = 4.0
  private static let naturalWidth = 160.0
  /// The share of the bar that moves to and fro while the end is unknown.
  private static let wanderingShare = 0.3
  /// Seconds to and fro.
  private static let wanderingPeriod = 2.0

  /// 0…1; values outside are brought in. Default 0. Setting it does not animate.
  public var progress: Double {
    get { value }
    set { setProgress(newValue, animated: false) }
  }

  /// Whether the end is unknown: a part of the bar moves to and fro, or rests in the middle when motion
  /// is reduced. Default false.
  public var isIndeterminate = false {
    didSet {
      guard isIndeterminate != oldValue else { return }
      setNeedsDisplay()
      updateLoop()
    }
  }

  /// What the done part is drawn in. Default accent.
  public var tint: ColorRole = .accent {
    didSet {
      if tint != oldValue { setNeedsDisplay() }
    }
  }

  private var value = 0.0
  private var loop: LoopAnimation?
  private var phase = 0.25
  private lazy var shown = Glide(of: self, at: value) { [weak self] in self?.setNeedsDisplay() }

  /// - Parameter label: The work that is done, for assistive technology and state dumps.
  public init(label: String) {
    super.init(frame: .zero)
    accessibilityLabel = label
    accessibilityRole = .progressIndicator
  }

  /// - Parameter animated: Whether the bar glides there, in 0.16 s; it jumps when motion is reduced.
  public func setProgress(_ progress: Double, animated: Bool) {
    require(!progress.isNaN, "A progress cannot be \(progress)")
    value = min(max(0, progress), 1)
    shown.move(to: value, animated: animated)
  }

  /// 160 points wide, where there is room; it may be stretched.
  public override var intrinsicContentSize: Size {
    Size(View.noIntrinsicMetric, sizeThatFits(Size(.infinity, .infinity)).height)
  }

  public override func sizeThatFits(_ size: Size) -> Size {
    Size(min(size.width, Self.naturalWidth), Self.barHeight)
  }

  public override func didMoveToWindow() {
    updateLoop()
  }

  public override func traitsChanged() {
    updateLoop()
  }

  public override func draw(_ canvas: inout Canvas) {
    let height = min(bounds.height, Self.barHeight)
    let radius = height / 2
    let track = Rect(0, ((bounds.height - height) / 2).rounded(), bounds.width, height)
    canvas.fill(track, .pressed, radius: radius)
    // In high contrast the rest of the bar has an edge too.
    if theme.contrast == .high { canvas.stroke(track, .control, radius: radius, width: 1) }
    let part = shownPart
    let isMirrored = traits.layoutDirection == .rightToLeft
    let start = isMirrored ? 1 - part.upperBound : part.lowerBound
    let length = part.upperBound - part.lowerBound
    guard length > 0 else { return }
    let width = max(height, length * track.width)
    canvas.fill(
      Rect(min(start * track.width, track.width - width), track.minY, width, height), tint,
      radius: radius)
  }

  /// The filled part, in shares from the leading end.
  private var shownPart: ClosedRange<Double> {
    guard isIndeterminate else { return 0...shown.value }
    // To and fro, slower at the ends.
    let way = phase < 0.5 ? 2 * phase : 2 - 2 * phase
    let start = Curve.easeInOut.value(at: way) * (1 - Self.wanderingShare)
    return start...start + Self.wanderingShare
  }

  private func updateLoop() {
    loop?.stop()
    loop = nil
    guard isIndeterminate, let window, !traits.reducesMotion else {
      phase = 0.25
      setNeedsDisplay()
      return
    }
    loop = window.animations.loop(every: Self.wanderingPeriod, in: self) { [weak self] phase in
      self?.phase = phase
      self?.setNeedsDisplay()
    }
  }

  // MARK: Accessibility

  public override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    if isIndeterminate {
      element.traits.insert(.busy)
    } else {
      element.number = AccessibilityElement.Value(progress, in: 0...1, isSettable: false)
    }
  }
}
