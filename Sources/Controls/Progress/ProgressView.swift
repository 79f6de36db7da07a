// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// A bar that shows the completed fraction of some work, or that some work of unknown duration is in progress.
public final class ProgressView: View {
  private static let barHeight = 4.0
  private static let naturalWidth = 160.0
  /// The length of the moving part while the progress is unknown, as a fraction of the bar.
  private static let indeterminateFraction = 0.3
  /// Seconds of one movement to the end and back.
  private static let indeterminatePeriod = 2.0

  /// The completed fraction of the work, 0…1; other values are clamped. Default 0. Setting it does not animate.
  public var progress: Double {
    get { value }
    set { setProgress(newValue, animated: false) }
  }

  /// Whether the progress is unknown. A filled part then moves along the bar, unless motion is reduced. Default false.
  public var isIndeterminate = false {
    didSet { if isIndeterminate != oldValue { updateLoop() } }
  }

  /// The color of the filled part of the progress bar. Default `accent`.
  public var tint: ColorRole = .accent { didSet { if tint != oldValue { setNeedsDisplay() } } }

  private var value = 0.0
  private var loop: LoopAnimation?
  private var phase = 0.25
  private lazy var displayedProgress = AnimatedNumber(of: self, at: value)

  /// Creates a progress bar with a progress of 0. The label describes the work, for assistive technology and logs.
  public init(accessibilityLabel: String) {
    super.init(frame: .zero)
    self.accessibilityLabel = accessibilityLabel
    accessibilityRole = .progressIndicator
  }

  /// Sets the completed fraction, 0…1; other values are clamped. Traps if it is not a number. If `animated` is true, the
  /// bar grows or shrinks in 0.16 s, unless motion is reduced.
  public func setProgress(_ progress: Double, animated: Bool) {
    require(!progress.isNaN, "The progress cannot be \(progress)")
    value = min(max(0, progress), 1)
    displayedProgress.move(to: value, animated: animated)
  }

  /// The bar's height. The bar has no intrinsic width; `sizeThatFits(_:)` returns at most 160 points.
  public override var intrinsicContentSize: Size {
    Size(View.noIntrinsicMetric, sizeThatFits(Size(.infinity, .infinity)).height)
  }

  public override func sizeThatFits(_ size: Size) -> Size {
    Size(min(size.width, Self.naturalWidth), Self.barHeight)
  }

  public override func didMoveToWindow() { updateLoop() }

  public override func traitsDidChange() { updateLoop() }

  public override func draw(_ canvas: inout Canvas) {
    let height = min(bounds.height, Self.barHeight)
    let radius = height / 2
    let track = Rect(0, ((bounds.height - height) / 2).rounded(), bounds.width, height)
    canvas.fill(track, .pressed, radius: radius)
    // In high contrast the empty part of the bar has an edge too.
    if theme.contrast == .high { canvas.stroke(track, .control, radius: radius, width: 1) }
    let part = displayedRange
    let start = isMirrored ? 1 - part.upperBound : part.lowerBound
    let length = part.upperBound - part.lowerBound
    guard length > 0 else { return }
    let width = max(height, length * track.width)
    canvas.fill(
      Rect(min(start * track.width, track.width - width), track.minY, width, height), tint,
      radius: radius)
  }

  /// The filled part, as fractions from the leading end.
  private var displayedRange: ClosedRange<Double> {
    guard isIndeterminate else { return 0...displayedProgress.value }
    let way = phase < 0.5 ? 2 * phase : 2 - 2 * phase
    let start = TimingCurve.easeInOut.value(at: way) * (1 - Self.indeterminateFraction)
    return start...start + Self.indeterminateFraction
  }

  private func updateLoop() {
    loop?.stop()
    loop = nil
    setNeedsDisplay()
    guard isIndeterminate, let window, !traits.reducesMotion else {
      phase = 0.25
      return
    }
    loop = window.animations.loop(every: Self.indeterminatePeriod, in: self) { [weak self] phase in
      self?.phase = phase
      self?.setNeedsDisplay()
    }
  }

  // MARK: Accessibility

  public override func updateAccessibilityElement(_ element: inout AccessibilityElement) {
    super.updateAccessibilityElement(&element)
    if isIndeterminate {
      element.traits.insert(.busy)
    } else {
      element.numericValue = AccessibilityElement.Value(progress, in: 0...1, isSettable: false)
    }
  }
}
