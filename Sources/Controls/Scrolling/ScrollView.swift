// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// A view that shows a part of larger content, and scrolls it vertically and horizontally by wheel, drag, scroll bars
/// and keys.
///
/// Add content to `contentView`, and set its size as `contentSize`. Subviews of the scroll view itself scroll too, as
/// in UIKit. If there are any, `bounds.origin` is the offset, and `location(in:)` returns coordinates in these bounds.
///
/// A drag scrolls along the axis of its first movement. After the release the content decelerates, or moves to a page.
/// A finger can stretch the content beyond its ends. The scroll bars cover the content. They are visible while the
/// mouse is over the view, and for a moment after other scrolling. In a right-to-left layout wide content begins at its
/// right end.
open class ScrollView: View {
  /// The distance that one step of the mouse wheel scrolls, in points: 60, the height of three lines of body text.
  public static let wheelStep = 60.0
  /// The duration of the scrolling animation for one step of the mouse wheel, in seconds: 0.15. Fractions of a step, as
  /// touchpads send them, scroll immediately. While motion is reduced, whole steps scroll immediately too.
  public static let wheelDuration = 0.15
  /// The distance in points between the focused view and the edge, so that the user sees that there is more content.
  private static let focusMargin = 16.0

  /// The view to which content is added. It covers the scroll view, and its `bounds.origin` is the `contentOffset`.
  public let contentView: View = ScrollContentView()

  /// The layout guide of the content. Constraints to its edges determine `contentSize`. If they do not determine the
  /// width, the content is as wide as the view.
  public var contentLayoutGuide: LayoutGuide { contentContainer.scrolledContentGuide }

  /// The layout guide of the visible part, which does not scroll. Constrain the content's width or center to it.
  public var frameLayoutGuide: LayoutGuide { contentView.frameGuide }

  /// The size of the content, in points. Default zero. If the width is 0, the content is as wide as the view.
  public var contentSize = Size(0, 0) {
    didSet {
      // Coordinates have a higher limit than sizes of views.
      let (new, old) = (Point(contentSize.width, contentSize.height), oldValue)
      if !new.isWithinBounds {
        let end = bounded(new, else: Point(old.width, old.height), "contentSize")
        contentSize = Size(end.x, end.y)
      }
      if contentSize != oldValue { setNeedsLayout() }
    }
  }

  /// The distances by which the content can be scrolled beyond its edges, in points, such as the height of a bar that
  /// covers the content. A top or left inset makes the minimum offset negative, as in UIKit. Default zero.
  public var contentInset = Insets.zero {
    didSet {
      contentInset = bounded(contentInset, else: oldValue, "contentInset")
      if contentInset != oldValue { updateInsets() }
    }
  }

  /// The sum of `contentInset` and, if `contentInsetAdjustmentBehavior` is `automatic`, the safe area, in points.
  public var adjustedContentInset: Insets {
    guard contentInsetAdjustmentBehavior == .automatic else { return contentInset }
    var safeArea = safeAreaInsets
    if contentSize.width <= bounds.width { (safeArea.left, safeArea.right) = (0, 0) }
    return contentInset + safeArea
  }

  private func updateInsets() {
    insets = adjustedContentInset
    setNeedsLayout()
  }

  /// The rule for whether a scroll view adds the safe area to its content inset.
  public nonisolated enum ContentInsetAdjustmentBehavior: Sendable {
    /// The safe area is added to the content inset; at the left and right only if the content is wider than the view.
    case automatic
    /// The safe area is not added, so that views above the scroll view may cover the ends of the content.
    case never
  }

  /// The rule for adding the safe area to the content inset. Default `automatic`.
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { updateInsets() } }
  }

  /// `adjustedContentInset` at the last layout.
  private(set) var insets = Insets.zero

  /// The height of the content, in points: `contentSize.height`.
  public var contentHeight: Double {
    get { contentSize.height }
    set { contentSize.height = newValue }
  }

  /// The distance by which the content is scrolled, in points, rounded to whole pixels. The minimum is the negative top
  /// or left inset. The maximum is `maximumContentOffset`. A finger can stretch the content beyond both. Setting the
  /// offset stops the scrolling in progress. Without content, the offset is applied when `contentSize` is set.
  public var contentOffset: Point {
    get { contentView.boundsOrigin }
    set { setContentOffset(newValue, animated: false) }
  }

  /// The distance by which the content is scrolled vertically, in points: `contentOffset.y`.
  public var offset: Double {
    get { vertical.offset }
    set { vertical.scroll(to: bounded(newValue, else: vertical.offset, "offset")) }
  }

  /// The maximum of `contentOffset` along each axis, in points: the scroll offset at the end of the content.
  public var maximumContentOffset: Point { Point(horizontal.maximumOffset, vertical.maximumOffset) }

  /// The maximum of the vertical `offset`, in points. If the content fits, it is the negative top inset, by default 0.
  public var maximumOffset: Double { vertical.maximumOffset }

  /// Whether scrolling stops only at multiples of the view's size. Then a drag scrolls by at most one page, and the
  /// wheel and keys scroll by whole pages. Default false.
  public var isPagingEnabled = false

  /// Whether the user can scroll. Code can always scroll. Default true.
  public var isScrollEnabled = true {
    didSet {
      panGestureRecognizer.isEnabled = isScrollEnabled
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// Whether a finger can stretch the content beyond its ends. Default true.
  public var bounces = true

  /// Whether the vertical scroll bar may appear. Default true.
  public var showsVerticalScrollIndicator = true { didSet { setNeedsLayout() } }
  /// Whether the horizontal scroll bar may appear. Default true.
  public var showsHorizontalScrollIndicator = true { didSet { setNeedsLayout() } }

  /// The delegate, which is notified of scrolling. Default nil.
  open weak var delegate: (any ScrollViewDelegate)?

  /// Whether the user is dragging the content.
  public var isDragging: Bool { panGestureRecognizer.state.isActive }

  /// Whether a pressed pointer is dragging the content or can begin to drag it.
  public var isTracking: Bool { isDragging || panGestureRecognizer.numberOfTouches > 0 }

  /// Whether the content is moving after the end of a drag.
  public var isDecelerating: Bool { vertical.isDecelerating || horizontal.isDecelerating }

  /// A view above the scroll view that collapses before the content scrolls. Default nil: none.
  public weak var header: (any CollapsibleHeader)?

  /// Called when the user has scrolled. Not called when code has scrolled.
  public var onScroll: (() -> Void)?

  /// The gesture recognizer for drags that scroll the content. It can have a delegate, or wait for other recognizers.
  /// To disable scrolling, set `isScrollEnabled` to false instead of disabling the recognizer.
  public let panGestureRecognizer = PanGestureRecognizer()
  struct Drag {
    /// The possible axes of the drag; `axis` is the actual one.
    var axes: [ScrollAxis] = []
    var axis: ScrollAxis?
    var isTouch = false
  }
  var drag = Drag()

  private(set) lazy var vertical = ScrollAxis(.vertical, of: self)
  private(set) lazy var horizontal = ScrollAxis(.horizontal, of: self)
  private var pendingRect: Rect?
  private var laidOutSize = Size.zero
  private(set) var hasCustomSubviews = false

  public override init(frame: Rect) {
    super.init(frame: frame)
    accessibilityRole = .scrollArea
    contentView.clipsToBounds = true
    clipsToBounds = scrollsSubviews
    addSubview(contentView)
    for axis in [vertical, horizontal] { addSubview(axis.indicator) }
    makeDraggable()
  }

  open override func layoutSubviews() {
    if bounds.size != laidOutSize {
      revealFocusAfterResize(from: laidOutSize)
      laidOutSize = bounds.size
    }
    if hasCustomSubviews, let size = scrolledContentSize { contentSize = size }
    insets = adjustedContentInset
    orderParts()
    layOutParts()
    if horizontal.isScrollable { reservedDragAxes.insert(.horizontal) }
    vertical.updateOffset()
    horizontal.updateOffset()
    if let rect = pendingRect, bounds.height > 0 {
      pendingRect = nil
      scrollRectToVisible(rect)
    }
    contentOffsetDidChange()
  }

  open override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    guard contentOffset != .zero else { return }
    coder[own: "x"] = contentOffset.x
    coder[own: "y"] = contentOffset.y
  }

  open override func decodeRestorableState(with coder: StateCoder) {
    super.decodeRestorableState(with: coder)
    guard let x: Double = coder[own: "x"], let y: Double = coder[own: "y"]
    else { return }
    contentOffset = Point(x, y)
  }

  /// Makes the scroll view scroll its own `bounds`, as in UIKit, if code adds a subview to it, not to `contentView`.
  open override func didAddSubview(_ subview: View) {
    let isOwn = subview === contentView || subview is ScrollIndicator
    guard !isOwn, !hasCustomSubviews, scrollsSubviews else { return }
    hasCustomSubviews = true
    scrollSubviews()
  }

  /// Whether subviews that the program adds to the view itself scroll. Default true.
  var scrollsSubviews: Bool { true }

  /// Called when the scroll offset or the view's size has changed. Overrides may move content, and must call super.
  open func contentOffsetDidChange() {
    if hasCustomSubviews { scrollSubviews() }
    vertical.updateIndicator()
    horizontal.updateIndicator()
  }

  func notifyDidScroll() { delegate?.scrollViewDidScroll(self) }

  /// Scrolls to an offset, clamped to the content. While motion is reduced, the content jumps instead of moving with an
  /// animation. The `header` is expanded if the vertical offset is the minimum. For other offsets it is collapsed,
  /// since it collapses before the content scrolls.
  public func setContentOffset(_ offset: Point, animated: Bool) {
    let offset = bounded(offset, else: contentOffset, "contentOffset")
    horizontal.scroll(to: offset.x, animated: animated)
    vertical.scroll(to: offset.y, animated: animated)
  }

  /// Shows the scroll bars for a moment, as after the user has scrolled.
  public func flashScrollIndicators() {
    vertical.indicator.flash()
    horizontal.indicator.flash()
  }

  /// Scrolls by the minimum distance that makes `rect`, in the content's coordinates, visible. By default, the content
  /// moves without an animation. If the view has no size yet, it scrolls when it gets one.
  public func scrollRectToVisible(_ rect: Rect, animated: Bool = false) {
    guard rect.bounded != nil else { return }
    guard bounds.height > 0 else {
      pendingRect = rect
      return
    }
    vertical.reveal(from: rect.minY, to: rect.maxY, animated: animated)
    horizontal.reveal(from: rect.minX, to: rect.maxX, animated: animated)
  }

  func contentPreferredSizeDidChange() {}

  open override func hoverBegan() { setHovered(true) }

  open override func hoverEnded() { setHovered(false) }

  private func setHovered(_ isHovered: Bool) {
    vertical.indicator.setStaysVisible(isHovered)
    horizontal.indicator.setStaysVisible(isHovered)
  }

  open override func focusDidMove(to descendant: View) {
    guard descendant !== self, descendant.isDescendant(of: contentContainer) else { return }
    reveal(descendant)
  }

  /// Scrolls until a subview is visible. If it is larger than the view, only its focused part is, or its beginning.
  func reveal(_ descendant: View) {
    let room = bounds.inset(by: insets).size
    var rect = descendant.bounds
    if rect.width > room.width || rect.height > room.height { rect = descendant.focusedRect }
    rect = descendant.convert(rect, to: contentView)
    guard bounds.width > 0, bounds.height > 0 else { return scrollRectToVisible(rect) }
    rect.size = Size(min(rect.width, room.width), min(rect.height, room.height))
    // With paging the offset is a multiple of the view's size.
    if isPagingEnabled { rect = pageRect(around: rect) }
    func margin(_ length: Double, _ room: Double) -> Double {
      isPagingEnabled ? 0 : min(Self.focusMargin, max(0, (room - length) / 2))
    }
    scrollRectToVisible(
      rect.inset(
        by: Insets(
          horizontal: -margin(rect.width, room.width), vertical: -margin(rect.height, room.height)))
    )
  }

  private func pageRect(around rect: Rect) -> Rect {
    Rect(
      (rect.midX / bounds.width).rounded(.down) * bounds.width,
      (rect.midY / bounds.height).rounded(.down) * bounds.height, bounds.width, bounds.height)
  }

  private func revealFocusAfterResize(from old: Size) {
    // A bar with a large title changes the size while the user scrolls.
    let isScrolling = [vertical, horizontal].contains {
      $0.motion.isWheeling || $0.motion.isRunning
    }
    guard !isScrolling, !isDragging, bounds.width < old.width || bounds.height < old.height,
      let focus = window?.focus, let view = focus.focusedView, view.isDescendant(of: self),
      let part = firstResponderRect(in: view),
      part.intersects(Rect(origin: bounds.origin, size: old))
    else { return }
    focus.setNeedsReveal()
  }

  /// The part of the first responder that must be visible, in the scroll view's coordinates.
  func firstResponderRect(in view: View) -> Rect? { view.convert(view.focusedRect, to: self) }

  open override var canBecomeFirstResponder: Bool {
    guard isScrollEnabled else { return false }
    return vertical.isScrollable || horizontal.isScrollable
  }

  open override var focusRing: (rect: Rect, radius: Double) {
    // Inside the bounds, since the view usually fills a clipped area.
    let metrics = theme.metrics
    let inset = metrics.focusRingGap + metrics.focusRingWidth
    return (bounds.inset(by: inset), 0)
  }

  open override func scrollWheel(_ event: WheelEvent) -> Bool {
    guard isScrollEnabled, !event.modifiers.contains(.control) else { return false }
    let isVertical = vertical.scrollByWheel(event.scrollDelta.y)
    return horizontal.scrollByWheel(event.scrollDelta.x) || isVertical
  }

  open override var keyCommands: [KeyCommand] { isScrollEnabled ? scrollCommands : [] }

  // MARK: Accessibility

  /// Removes the role `scrollArea` from the accessibility element if all of the content fits in the scroll view.
  open override func updateAccessibilityElement(_ element: inout AccessibilityElement) {
    super.updateAccessibilityElement(&element)
    if element.role == .scrollArea, !vertical.isScrollable, !horizontal.isScrollable {
      element.role = .none
    }
  }
}
