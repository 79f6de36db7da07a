// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// A row of dots: how many pages there are, and which one shows.
///
/// A click on the half before the middle chooses the page before, one on the other half the page
/// after, as UIKit's; so do the arrow keys. Where not all dots fit, those around the present one show.
public final class PageControl: Control {
  /// The number of dots. Default 0; a negative number counts as 0. `currentPage` is kept in its range.
  public var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      guard numberOfPages != oldValue else { return }
      currentPage = clamped(currentPage)
      visibilityChanged()
      invalidateIntrinsicContentSize()
    }
  }

  /// The page that is marked, from 0 on. A number outside the pages means the first or the last
  /// one. Default 0. Setting it does not call `onValueChanged`.
  public var currentPage: Int {
    get { page }
    set {
      let new = clamped(newValue)
      guard new != page else { return }
      page = new
      setNeedsDisplay()
    }
  }

  /// The progress of a turn, in pages from the present one; below 0 towards the page before. The
  /// dots follow. Default 0.
  public var transitionProgress = 0.0 {
    didSet {
      if !transitionProgress.isWithinBounds {
        transitionProgress = bounded(transitionProgress, else: oldValue, "transitionProgress")
      }
      if transitionProgress != oldValue { setNeedsDisplay() }
    }
  }

  /// Whether a single page shows no dot. Default false, as in UIKit.
  public var hidesForSinglePage = false {
    didSet {
      if hidesForSinglePage != oldValue { visibilityChanged() }
    }
  }

  /// Default horizontal.
  public var axis = Axis.horizontal {
    didSet {
      guard axis != oldValue else { return }
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// Called with the page when a person has chosen another; not when code has.
  public var onValueChanged: ((Int) -> Void)?

  private var page = 0
  /// Where a pointer holds the control, in its own coordinates.
  private var hold: Point?

  /// - Parameter label: What the pages show, for assistive technology and state dumps.
  public init(label: String) {
    super.init(frame: .zero)
    accessibilityLabel = label
    accessibilityRole = .pageControl
  }

  private func clamped(_ page: Int) -> Int { min(max(0, page), max(0, numberOfPages - 1)) }

  private func choose(_ page: Int) {
    let new = clamped(page)
    guard new != self.page else { return }
    currentPage = new
    onValueChanged?(new)
  }

  /// Whether there is anything to choose from.
  var isVoid: Bool { numberOfPages == 0 || (hidesForSinglePage && numberOfPages == 1) }

  private func visibilityChanged() {
    setNeedsDisplay()
    window?.focus.viewStateChanged()
  }

  public override var canBecomeFirstResponder: Bool {
    super.canBecomeFirstResponder && !isVoid
  }

  // MARK: Pointers

  public override func pointerDown(_ pointer: PointerSample) {
    super.pointerDown(pointer)
    guard isPressed else { return }
    if !isVoid { takeKeyboard() }
    hold = pointer.location(in: self)
  }

  public override func pointerMoved(_ pointer: PointerSample) {
    super.pointerMoved(pointer)
    if hold != nil { hold = pointer.location(in: self) }
  }

  override func pressEnded() { hold = nil }

  /// Chooses the next page on the pressed side of the middle.
  public override func activate() {
    if let hold { choose(page + (isBeforeMiddle(hold) ? -1 : 1)) }
    super.activate()
  }

  private func isBeforeMiddle(_ point: Point) -> Bool {
    switch axis {
    case .horizontal: (point.x < bounds.midX) != isMirrored
    case .vertical: point.y < bounds.midY
    }
  }

  // MARK: Keys

  /// The control takes the arrows along the dots, Page Up and Down, Home and End even where there
  /// is no further page.
  public override func keyDown(_ event: KeyEvent) -> Bool {
    guard isEnabled, event.modifiers.isEmpty, !isVoid else { return false }
    let isRow = axis == .horizontal
    let target: Int
    switch event.key {
    case .left where isRow: target = page + (isMirrored ? 1 : -1)
    case .right where isRow: target = page + (isMirrored ? -1 : 1)
    case .up where !isRow, .pageUp: target = page - 1
    case .down where !isRow, .pageDown: target = page + 1
    case .home: target = 0
    case .end: target = numberOfPages - 1
    default: return false
    }
    window?.focus.keyboardWasUsed()
    choose(target)
    return true
  }

  // MARK: Look

  public override var intrinsicContentSize: Size { sizeThatFits(Size(.infinity, .infinity)) }

  public override func sizeThatFits(_ size: Size) -> Size {
    let target = theme.metrics.minimumTarget
    let length = naturalLength
    return axis == .horizontal
      ? Size(min(size.width, length), target) : Size(target, min(size.height, length))
  }

  public override var focusRing: (rect: Rect, radius: Double) {
    let box = box
    return (box, min(box.width, box.height) / 2)
  }

  public override func draw(_ canvas: inout Canvas) {
    guard !isVoid else { return }
    let box = box
    drawHighlight(&canvas, in: box, radius: min(box.width, box.height) / 2)
    drawDots(&canvas)
  }

  // MARK: Accessibility

  /// Pages are counted from 1.
  public override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    // Without dots there is nothing to see.
    guard !isVoid else { return element.leaveOut() }
    element.number = AccessibilityElement.Value(
      Double(page + 1), in: 1...Double(numberOfPages), step: 1)
    element.actions = [.increment, .decrement]
    if axis == .vertical { element.traits.insert(.vertical) }
  }

  public override func performAccessibilityAction(
    _ action: AccessibilityAction, part: Int
  ) -> Bool {
    let target: Int
    switch action {
    case .press: return false
    case .increment: target = page + 1
    case .decrement: target = page - 1
    case .setValue(let number):
      guard number.isFinite else { return false }
      target = Int(min(max(1, number.rounded()), Double(max(1, numberOfPages)))) - 1
    default: return super.performAccessibilityAction(action, part: part)
    }
    guard isEnabled, !isVoid, clamped(target) != page else { return false }
    choose(target)
    return true
  }
}

extension PageControl {
  /// Points across a dot, between two, and along the present one: a pill says which one it is
  /// without its color.
  private var dot: Double { 8 * growth }
  private var gap: Double { 8 * growth }
  private var pill: Double { 20 * growth }
  /// Points between the first dot and the end of the control.
  private var padding: Double { 12 * growth }
  /// Points across the highlight and the ring.
  private var boxHeight: Double { 24 * growth }
  /// The scale of the outermost dot if more pages follow at that end, and the increase from one dot
  /// to the next.
  private static let smallest = 0.5
  private static let sizeStep = 0.25

  /// Points that all dots take with the room at both ends.
  var naturalLength: Double { length(ofDots: numberOfPages) + 2 * padding }

  private func length(ofDots count: Int) -> Double {
    guard count > 0 else { return 0 }
    return Double(count) * (dot + gap) - gap + pill - dot
  }

  private var extent: Double { axis == .horizontal ? bounds.width : bounds.height }

  /// How many dots show.
  private var shownCount: Int {
    let room = extent - 2 * padding - (pill - dot) + gap
    return Int(min(Double(numberOfPages), max(1, room / (dot + gap))))
  }

  /// The frame of the highlight and the focus ring: the visible dots with the padding at both ends.
  var box: Rect {
    let length = min(extent, length(ofDots: shownCount) + 2 * padding)
    let across = boxHeight
    return axis == .horizontal
      ? Rect(bounds.midX - length / 2, bounds.midY - across / 2, length, across)
      : Rect(bounds.midX - across / 2, bounds.midY - length / 2, across, length)
  }

  /// The place among the pages that is shown as the present one.
  private var position: Double {
    min(max(0, Double(currentPage) + transitionProgress), Double(numberOfPages - 1))
  }

  func drawDots(_ canvas: inout Canvas) {
    let shown = shownCount
    // The current dot is in the middle of the visible dots, except near the first and the last page.
    let last = Double(numberOfPages - shown)
    let first = min(max(0, position - Double(shown - 1) / 2), last)
    var place = (extent - length(ofDots: shown)) / 2
    place -= (first - first.rounded(.down)) * (dot + gap)
    let lower = Int(first.rounded(.down))
    for index in lower..<min(numberOfPages, lower + shown + 1) {
      let strength = max(0, 1 - abs(Double(index) - position))
      let length = dot + (pill - dot) * strength
      let before = first > 0 ? Double(index) - first : .infinity
      let after = first < last ? first + Double(shown - 1) - Double(index) : .infinity
      draw(
        at: place, length: length, scale: scale(edgeDistance: min(before, after)),
        strength: strength, &canvas)
      place += length + gap
    }
  }

  /// Dots get smaller towards an end beyond which there are more, and the outermost one disappears.
  private func scale(edgeDistance: Double) -> Double {
    guard edgeDistance >= 0 else { return max(0, 1 + edgeDistance) * Self.smallest }
    return min(1, Self.smallest + Self.sizeStep * edgeDistance)
  }

  private func draw(
    at place: Double, length: Double, scale: Double, strength: Double, _ canvas: inout Canvas
  ) {
    guard scale > 0 else { return }
    let across = dot * scale
    let along = length * scale
    let start = place + (length - along) / 2
    let rect: Rect
    switch axis {
    case .horizontal:
      let x = isMirrored ? bounds.width - start - along : start
      rect = Rect(x, bounds.midY - across / 2, along, across)
    case .vertical:
      rect = Rect(bounds.midX - across / 2, start, across, along)
    }
    guard isEnabled else { return canvas.fill(rect, .disabledText, radius: across / 2) }
    if strength < 1 { canvas.fill(rect, .faded(.control, 1 - strength), radius: across / 2) }
    if strength > 0 { canvas.fill(rect, .faded(.accent, strength), radius: across / 2) }
  }
}
