// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// Two buttons that make a number smaller and larger: by one step a click, and repeatedly while
/// held.
///
/// It does not show the number; put a label beside it.
public final class Stepper: RangeControl {
  /// The halves. The one for less is at the leading edge.
  enum Half: Equatable {
    case less
    case more

    var count: Double { self == .less ? -1 : 1 }
  }

  /// Whether the value continues at the other end of the range. Default false.
  public var wraps = false {
    didSet {
      if wraps != oldValue { setNeedsDisplay() }
    }
  }

  /// Whether the value keeps changing while a half is held down. Default true.
  public var autorepeat = true

  private(set) var hovered: Half?

  /// The half that was pressed, and whether the pointer is over it now.
  private(set) var held: Half?
  private(set) var isOverHeld = false
  private let repeater = PressRepeater()

  /// - Parameter label: What the number means, for assistive technology and state dumps.
  public init(label: String) {
    super.init(label: label, role: .stepper, numbers: SteppedRange(0, 100, step: 1))
  }

  /// The step of a click, added or subtracted; above 0. Default 1.
  public override var stepValue: Double {
    get { super.stepValue }
    set {
      require(newValue > 0, "A stepper cannot step by \(newValue)")
      super.stepValue = newValue
    }
  }

  // MARK: Steps

  /// Whether a half can change the value.
  func canStep(_ half: Half) -> Bool {
    guard numbers.length > 0 else { return false }
    return wraps || storedValue != (half == .less ? numbers.minimum : numbers.maximum)
  }

  private func step(_ half: Half) {
    let end = half == .less ? numbers.minimum : numbers.maximum
    let start = half == .less ? numbers.maximum : numbers.minimum
    let isAtEnd = storedValue == end
    choose(isAtEnd && wraps ? start : numbers.value(storedValue, movedBy: half.count))
    if !canStep(half) { repeater.stop() }
  }

  /// Steps by the half that is held down.
  public override func activate() {
    if let held, isOverHeld, repeater.count == 0 { step(held) }
    super.activate()
  }

  // MARK: Pointers

  public override func pointerDown(_ pointer: PointerSample) {
    super.pointerDown(pointer)
    guard isPressed else { return }
    takeKeyboard()
    held = half(at: pointer.location(in: self)).flatMap { canStep($0) ? $0 : nil }
    point(pointer)
    startRepeating()
  }

  public override func pointerMoved(_ pointer: PointerSample) {
    super.pointerMoved(pointer)
    point(pointer)
  }

  public override func pointerUp(_ pointer: PointerSample) {
    super.pointerUp(pointer)
    letGo()
  }

  public override func pointerCancelled() {
    super.pointerCancelled()
    letGo()
  }

  public override func hoverMoved(to location: Point) {
    let half = half(at: location)
    guard half != hovered else { return }
    hovered = half
    setNeedsDisplay()
  }

  private func point(_ pointer: PointerSample) {
    let isOver = held != nil && half(at: pointer.location(in: self)) == held
    guard isOver != isOverHeld else { return }
    isOverHeld = isOver
    setNeedsDisplay()
  }

  private func letGo() {
    repeater.reset()
    held = nil
    isOverHeld = false
  }

  private func startRepeating() {
    guard autorepeat, let window, let held else { return }
    repeater.start(in: window.animations) { [weak self] in
      if let self, isOverHeld { step(held) }
    }
  }

  // MARK: Keys

  override func step(by key: Key) -> Bool {
    guard let half = half(of: key) else { return false }
    step(half)
    return true
  }

  private func half(of key: Key) -> Half? {
    switch key {
    case .up: .more
    case .down: .less
    case .right: isMirrored ? .less : .more
    case .left: isMirrored ? .more : .less
    default: nil
    }
  }

  // MARK: Look

  public override var intrinsicContentSize: Size { sizeThatFits(Size(.infinity, .infinity)) }

  public override func sizeThatFits(_ size: Size) -> Size {
    Size(naturalWidth, theme.metrics.minimumTarget)
  }

  public override var focusRing: (rect: Rect, radius: Double) {
    (trough, theme.metrics.controlRadius)
  }

  public override func draw(_ canvas: inout Canvas) {
    drawTrough(&canvas)
    for half in [Half.less, .more] {
      drawHighlight(of: half, isHeld: half == held, &canvas)
      drawSign(of: half, &canvas)
    }
    drawDivider(&canvas)
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
  /// Points at the default size of text: two halves 40 wide.
  private static let naturalWidth = 80.0
  private static let signLength = 12.0
  private static let signWidth = 2.0
  private static let dividerShare = 0.5

  var naturalWidth: Double { (Self.naturalWidth * growth).rounded() }

  func part(of half: Half) -> Rect {
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

  func drawHighlight(of half: Half, isHeld: Bool, _ canvas: inout Canvas) {
    guard canStep(half), isHeld ? isOverHeld : half == hovered else { return }
    let (rect, radius) = pill(in: part(of: half))
    drawHighlight(&canvas, in: rect, radius: radius)
  }

  func drawSign(of half: Half, _ canvas: inout Canvas) {
    let color: ColorRole = isEnabled && canStep(half) ? .text : .disabledText
    let center = part(of: half).center
    let (long, thick) = (Self.signLength * growth, Self.signWidth * growth)
    canvas.fill(
      Rect(center.x - long / 2, center.y - thick / 2, long, thick), color, radius: thick / 2)
    guard half == .more else { return }
    // In two pieces: where they crossed a faint color would be twice as strong.
    let piece = (long - thick) / 2
    for y in [center.y - long / 2, center.y + thick / 2] {
      canvas.fill(Rect(center.x - thick / 2, y, thick, piece), color)
    }
  }

  func drawDivider(_ canvas: inout Canvas) {
    let x = bounds.midX.rounded()
    // The divider fades out while the highlight next to it is visible.
    let isLit = (isOverHeld ? held : hovered).map(canStep) ?? false
    let strength = isLit ? max(highlight.hover, highlight.press) : 0
    let inset = trough.height * (1 - Self.dividerShare) / 2
    canvas.hairline(
      from: Point(x, trough.minY + inset), to: Point(x, trough.maxY - inset),
      .faded(.separator, 1 - strength))
  }
}
