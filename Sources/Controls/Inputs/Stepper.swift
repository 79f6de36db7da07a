// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// Two buttons that decrease and increase a value: by one step for a click, and repeatedly while pressed.
///
/// A stepper does not show its value; place a label next to it.
public final class Stepper: RangeControl {
  /// A half of the stepper. `less` is at the leading edge.
  enum Half: Double {
    case less = -1
    case more = 1
  }

  /// Whether a step beyond one end of the range continues at the other end. Default false.
  public var wraps = false {
    didSet { if wraps != oldValue { setNeedsDisplay() } }
  }

  /// Whether the value changes repeatedly while one of the two buttons is pressed. Default true.
  public var autorepeat = true

  private(set) var hoveredHalf: Half?

  private(set) var pressedHalf: Half?
  private(set) var isOverPressedHalf = false
  private let repeater = PressRepeater()

  /// Creates a stepper for values from 0 to 100.
  ///
  /// - Parameter accessibilityLabel: The meaning of the value, for assistive technology and logs.
  public init(accessibilityLabel: String) {
    super.init(
      accessibilityLabel: accessibilityLabel, role: .stepper,
      steppedRange: SteppedRange(0, 100, step: 1))
  }

  /// The amount by which one click changes the value. Default 1. Traps if it is 0 or less.
  public override var stepValue: Double {
    get { super.stepValue }
    set {
      require(newValue > 0, "A stepper cannot step by \(newValue)")
      super.stepValue = newValue
    }
  }

  // MARK: Steps

  private func end(of half: Half) -> Double {
    half == .less ? steppedRange.minimum : steppedRange.maximum
  }

  func canStep(_ half: Half) -> Bool {
    steppedRange.length > 0 && (wraps || storedValue != end(of: half))
  }

  private func step(_ half: Half) {
    choose(
      wraps && storedValue == end(of: half)
        ? end(of: half == .less ? .more : .less)
        : steppedRange.value(storedValue, movedBy: half.rawValue))
    if !canStep(half) { repeater.stop() }
  }

  /// Performs a click: changes the value by one step, unless the button was held and has changed it already.
  public override func activate() {
    if let pressedHalf, isOverPressedHalf, repeater.count == 0 { step(pressedHalf) }
    super.activate()
  }

  // MARK: Pointers

  override func pressDidBegin(_ pointer: PointerSample) {
    focusIfPossible()
    pressedHalf = half(at: pointer.location(in: self)).flatMap { canStep($0) ? $0 : nil }
    updatePressedHalf(pointer)
    guard autorepeat, let window, let pressedHalf else { return }
    repeater.start(in: window.animations) { [weak self] in
      if let self, isOverPressedHalf { step(pressedHalf) }
    }
  }

  public override func pointerMoved(_ pointer: PointerSample) {
    super.pointerMoved(pointer)
    updatePressedHalf(pointer)
  }

  public override func hoverMoved(to location: Point) {
    let half = half(at: location)
    guard half != hoveredHalf else { return }
    hoveredHalf = half
    setNeedsDisplay()
  }

  private func updatePressedHalf(_ pointer: PointerSample) {
    let isOver = pressedHalf != nil && half(at: pointer.location(in: self)) == pressedHalf
    guard isOver != isOverPressedHalf else { return }
    isOverPressedHalf = isOver
    setNeedsDisplay()
  }

  override func pressDidEnd() {
    repeater.reset()
    pressedHalf = nil
    isOverPressedHalf = false
  }

  // MARK: Keys

  override func handleStepKey(_ key: Key) -> Bool {
    let steps = steppedRange.steps(of: key, isMirrored: isMirrored)
    guard let half = steps.flatMap(Half.init) else { return false }
    step(half)
    return true
  }

  // MARK: Look

  public override var intrinsicContentSize: Size { sizeThatFits(Size(.infinity, .infinity)) }

  public override func sizeThatFits(_ size: Size) -> Size {
    Size(naturalWidth, theme.metrics.minimumControlHeight)
  }

  public override var focusRing: (rect: Rect, radius: Double) {
    (trough, theme.metrics.controlRadius)
  }

  public override func draw(_ canvas: inout Canvas) {
    drawTrough(&canvas)
    for half in [Half.less, .more] {
      drawHighlight(of: half, isPressed: half == pressedHalf, &canvas)
      drawSign(of: half, &canvas)
    }
    drawDivider(
      &canvas, along: Rect(bounds.midX.rounded(), trough.minY, 0, trough.height),
      isLit: (isOverPressedHalf ? pressedHalf : hoveredHalf).map(canStep) ?? false)
  }

  // MARK: Accessibility

  public override func performAccessibilityAction(
    _ action: AccessibilityAction, part: Int
  ) -> Bool {
    guard action == .increment || action == .decrement else {
      return super.performAccessibilityAction(action, part: part)
    }
    let half: Half = action == .increment ? .more : .less
    guard isEnabled, canStep(half) else { return false }
    step(half)
    return true
  }
}

extension Stepper {
  /// Points at the default text size: two halves of 40 points.
  private static let naturalWidth = 80.0
  private static let signLength = 12.0
  private static let signWidth = 2.0

  var naturalWidth: Double { (Self.naturalWidth * symbolScale).rounded() }

  func halfRect(_ half: Half) -> Rect {
    let isLeft = (half == .less) != isMirrored
    let middle = bounds.midX.rounded()
    return isLeft
      ? Rect(0, trough.minY, middle, trough.height)
      : Rect(middle, trough.minY, bounds.width - middle, trough.height)
  }

  func half(at point: Point) -> Half? {
    guard bounds.contains(point) else { return nil }
    return (point.x < bounds.midX.rounded()) != isMirrored ? .less : .more
  }

  func drawHighlight(of half: Half, isPressed: Bool, _ canvas: inout Canvas) {
    guard canStep(half), isPressed ? isOverPressedHalf : half == hoveredHalf else { return }
    let (rect, radius) = pill(in: halfRect(half))
    drawHighlight(&canvas, in: rect, radius: radius)
  }

  func drawSign(of half: Half, _ canvas: inout Canvas) {
    let color: ColorRole = isEnabled && canStep(half) ? .text : .disabledText
    let center = halfRect(half).center
    let (long, thick) = (Self.signLength * symbolScale, Self.signWidth * symbolScale)
    canvas.fill(
      Rect(center.x - long / 2, center.y - thick / 2, long, thick), color, radius: thick / 2)
    guard half == .more else { return }
    // In two pieces: a translucent color would be stronger where two bars cross.
    let piece = (long - thick) / 2
    for y in [center.y - long / 2, center.y + thick / 2] {
      canvas.fill(Rect(center.x - thick / 2, y, thick, piece), color)
    }
  }
}
