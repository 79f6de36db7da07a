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

  public override func pointerUp(_ pointer: PointerSample) {
    super.pointerUp(pointer)
    hold = nil
  }

  public override func pointerCancelled() {
    super.pointerCancelled()
    hold = nil
  }

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
