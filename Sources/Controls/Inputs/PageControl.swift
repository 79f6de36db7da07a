// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// A row of dots that shows the number of pages and the current page.
///
/// A click before the middle selects the previous page, a click after the middle the next page, as in UIKit. The arrow
/// keys do the same. If not all dots fit, only the dots near the current one are visible.
public final class PageControl: Control {
  /// The number of pages. Default 0; a negative number counts as 0. `currentPage` is clamped to the new number.
  public var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      guard numberOfPages != oldValue else { return }
      currentPage = clamped(currentPage)
      updateVisibility()
      invalidateIntrinsicContentSize()
    }
  }

  /// The index of the current page, clamped to existing pages. Default 0. Setting it does not call `onValueChanged`.
  public var currentPage = 0 {
    didSet {
      currentPage = clamped(currentPage)
      if currentPage != oldValue { setNeedsDisplay() }
    }
  }

  /// The distance, in pages, of a transition from the current page. Negative towards the previous page. Default 0.
  public var transitionProgress = 0.0 {
    didSet {
      if !transitionProgress.isWithinBounds {
        transitionProgress = bounded(transitionProgress, else: oldValue, "transitionProgress")
      }
      if transitionProgress != oldValue { setNeedsDisplay() }
    }
  }

  /// Whether the dot of a single page is hidden. Default false, as in UIKit.
  public var hidesForSinglePage = false {
    didSet { if hidesForSinglePage != oldValue { updateVisibility() } }
  }

  /// The direction of the row of dots. Default horizontal.
  public var axis = Axis.horizontal {
    didSet { if axis != oldValue { invalidateDrawnContent() } }
  }

  /// Called with the index of the page that the user has selected. Not called when code sets `currentPage`.
  public var onValueChanged: ((Int) -> Void)?

  private var pressLocation: Point?

  /// Creates a page control without pages.
  ///
  /// - Parameter accessibilityLabel: A description of the pages, for assistive technology and logs.
  public init(accessibilityLabel: String) {
    super.init(frame: .zero)
    self.accessibilityLabel = accessibilityLabel
    accessibilityRole = .pageControl
  }

  private func clamped(_ page: Int) -> Int { min(max(0, page), max(0, numberOfPages - 1)) }

  private func choose(_ page: Int) {
    let new = clamped(page)
    guard new != currentPage else { return }
    currentPage = new
    onValueChanged?(new)
  }

  var hasNothingToShow: Bool { numberOfPages == 0 || (hidesForSinglePage && numberOfPages == 1) }

  private func updateVisibility() {
    setNeedsDisplay()
    window?.focus.validateFirstResponder()
  }

  public override var canBecomeFirstResponder: Bool {
    super.canBecomeFirstResponder && !hasNothingToShow
  }

  // MARK: Pointers

  override func pressDidBegin(_ pointer: PointerSample) {
    focusIfPossible()
    pressLocation = pointer.location(in: self)
  }

  public override func pointerMoved(_ pointer: PointerSample) {
    super.pointerMoved(pointer)
    if pressLocation != nil { pressLocation = pointer.location(in: self) }
  }

  override func pressDidEnd() { pressLocation = nil }

  /// Selects the previous page if the control was pressed before its middle, the next page if it was pressed after it.
  public override func activate() {
    if let pressLocation { choose(currentPage + (isBeforeMiddle(pressLocation) ? -1 : 1)) }
    super.activate()
  }

  private func isBeforeMiddle(_ point: Point) -> Bool {
    switch axis {
    case .horizontal: (point.x < bounds.midX) != isMirrored
    case .vertical: point.y < bounds.midY
    }
  }

  // MARK: Keys

  /// Selects a page for arrow keys along the dots, Page Up, Page Down, Home and End. Returns true for all these keys.
  public override func keyDown(_ event: KeyEvent) -> Bool {
    guard isEnabled, event.modifiers.isEmpty, !hasNothingToShow,
      let target = target(of: event.key)
    else { return false }
    window?.focus.showFocusRing()
    choose(target)
    return true
  }

  private func target(of key: Key) -> Int? {
    let forward = isMirrored ? -1 : 1
    return switch (key, axis) {
    case (.left, .horizontal): currentPage - forward
    case (.right, .horizontal): currentPage + forward
    case (.up, .vertical), (.pageUp, _): currentPage - 1
    case (.down, .vertical), (.pageDown, _): currentPage + 1
    case (.home, _): 0
    case (.end, _): numberOfPages - 1
    default: nil
    }
  }

  // MARK: Look

  public override var intrinsicContentSize: Size { sizeThatFits(Size(.infinity, .infinity)) }

  public override func sizeThatFits(_ size: Size) -> Size {
    let target = theme.metrics.minimumControlHeight
    let length = naturalLength
    return axis == .horizontal
      ? Size(min(size.width, length), target) : Size(target, min(size.height, length))
  }

  public override var focusRing: (rect: Rect, radius: Double) {
    let box = box
    return (box, min(box.width, box.height) / 2)
  }

  public override func draw(_ canvas: inout Canvas) {
    guard !hasNothingToShow else { return }
    let box = box
    drawHighlight(&canvas, in: box, radius: min(box.width, box.height) / 2)
    drawDots(&canvas)
  }

  // MARK: Accessibility

  /// Adds the number of the current page, counted from 1, to the accessibility element.
  public override func updateAccessibilityElement(_ element: inout AccessibilityElement) {
    super.updateAccessibilityElement(&element)
    guard !hasNothingToShow else { return element.ignore() }
    element.numericValue = AccessibilityElement.Value(
      Double(currentPage + 1), in: 1...Double(numberOfPages), step: 1)
    element.actions = [.increment, .decrement]
    if axis == .vertical { element.traits.insert(.vertical) }
  }

  public override func performAccessibilityAction(
    _ action: AccessibilityAction, part: Int
  ) -> Bool {
    let target: Int
    switch action {
    case .press: return false
    case .increment: target = currentPage + 1
    case .decrement: target = currentPage - 1
    case .setValue(let number):
      guard number.isFinite else { return false }
      target = Int(min(max(1, number.rounded()), Double(max(1, numberOfPages)))) - 1
    default: return super.performAccessibilityAction(action, part: part)
    }
    guard isEnabled, !hasNothingToShow, clamped(target) != currentPage else { return false }
    choose(target)
    return true
  }
}

extension PageControl {
  /// Points: a dot, the gap between dots, and the current dot, whose shape differs from the others.
  private var dotSize: Double { 8 * symbolScale }
  private var gap: Double { 8 * symbolScale }
  private var currentDotLength: Double { 20 * symbolScale }
  private var padding: Double { 12 * symbolScale }
  private var boxHeight: Double { 24 * symbolScale }
  /// The scale of the outermost dot if more pages follow at that end, and the increase from one dot to the next.
  private static let minimumScale = 0.5
  private static let sizeStep = 0.25

  var naturalLength: Double { length(ofDots: numberOfPages) + 2 * padding }

  private func length(ofDots count: Int) -> Double {
    guard count > 0 else { return 0 }
    return Double(count) * (dotSize + gap) - gap + currentDotLength - dotSize
  }

  private var extent: Double { bounds.size[axis] }

  private var visibleDotCount: Int {
    let room = extent - 2 * padding - (currentDotLength - dotSize) + gap
    return Int(min(Double(numberOfPages), max(1, room / (dotSize + gap))))
  }

  var box: Rect {
    let length = min(extent, length(ofDots: visibleDotCount) + 2 * padding)
    let middle = axis == .horizontal ? bounds.midX : bounds.midY
    return rect(from: middle - length / 2, length: length, height: boxHeight)
  }

  /// A rectangle in the middle of the row, which is vertical if `axis` is.
  private func rect(from start: Double, length: Double, height: Double) -> Rect {
    axis == .horizontal
      ? Rect(start, bounds.midY - height / 2, length, height)
      : Rect(bounds.midX - height / 2, start, height, length)
  }

  /// The position that is shown as the current page, which can be between two pages.
  private var position: Double {
    min(max(0, Double(currentPage) + transitionProgress), Double(numberOfPages - 1))
  }

  func drawDots(_ canvas: inout Canvas) {
    let shown = visibleDotCount
    // The current dot is in the middle of the visible dots, except near the first and the last page.
    let last = Double(numberOfPages - shown)
    let first = min(max(0, position - Double(shown - 1) / 2), last)
    var dotStart = (extent - length(ofDots: shown)) / 2
    dotStart -= (first - first.rounded(.down)) * (dotSize + gap)
    let lower = Int(first.rounded(.down))
    for index in lower..<min(numberOfPages, lower + shown + 1) {
      let strength = max(0, 1 - abs(Double(index) - position))
      let length = dotSize + (currentDotLength - dotSize) * strength
      let before = first > 0 ? Double(index) - first : .infinity
      let after = first < last ? first + Double(shown - 1) - Double(index) : .infinity
      draw(
        at: dotStart, length: length, scale: scale(edgeDistance: min(before, after)),
        strength: strength, &canvas)
      dotStart += length + gap
    }
  }

  /// Dots get smaller towards an end with further pages, and the outermost dot disappears.
  private func scale(edgeDistance: Double) -> Double {
    guard edgeDistance >= 0 else { return max(0, 1 + edgeDistance) * Self.minimumScale }
    return min(1, Self.minimumScale + Self.sizeStep * edgeDistance)
  }

  private func draw(
    at dotStart: Double, length: Double, scale: Double, strength: Double, _ canvas: inout Canvas
  ) {
    guard scale > 0 else { return }
    let across = dotSize * scale
    let along = length * scale
    var start = dotStart + (length - along) / 2
    if axis == .horizontal, isMirrored { start = bounds.width - start - along }
    let rect = rect(from: start, length: along, height: across)
    guard isEnabled else { return canvas.fill(rect, .disabledText, radius: across / 2) }
    if strength < 1 { canvas.fill(rect, .faded(.control, 1 - strength), radius: across / 2) }
    if strength > 0 { canvas.fill(rect, .faded(.accent, strength), radius: across / 2) }
  }
}
