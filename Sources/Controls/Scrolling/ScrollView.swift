// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// Shows a part of a larger content. A person scrolls it by wheel, drag, scroll bars and keys, down
/// and sideways.
///
/// Put content into `contentView`; `contentSize` says how large it is. What is put into the view itself scrolls too, as
/// in UIKit: from then on `bounds.origin` is the offset, which is what `location(in:)` counts from. A drag scrolls along the
/// axis in which it began. After the release the content coasts, or moves to a page. A finger can
/// stretch the content beyond its ends. The scroll bars lie over the content. They show while the
/// mouse is over the view, and for a moment after other scrolling. In a right-to-left interface a
/// wide content begins at its right end.
open class ScrollView: View {
  /// Points that one notch of the wheel scrolls: three lines of body text.
  public static let wheelStep = 60.0
  /// Seconds in which a notch does so, by easing. Parts of notches, as of touchpads, scroll at once; with reduced motion all do.
  public static let wheelDuration = 0.15
  /// Points kept free around the place that the keyboard moved to: a person sees that there is more.
  private static let focusMargin = 16.0

  /// Holds the content; as wide and high as the scroll view.
  public let contentView: View = ScrollContentView()

  /// Where the content lies: constraints to its edges say how large it is, and `contentSize` follows. A width that no
  /// constraint determines is the scroll view's own.
  public var contentLayoutGuide: LayoutGuide { contentHolder.scrolledContentGuide }

  /// The part of the content that shows, as if it were not scrolled: for widths and centers.
  public var frameLayoutGuide: LayoutGuide { contentView.frameGuide }

  /// The size of the content in points. A width of 0 means the view's own width: nothing scrolls
  /// sideways. Default zero.
  public var contentSize = Size(0, 0) {
    didSet {
      // Content is as long as its places reach, not as views are.
      let (new, old) = (Point(contentSize.width, contentSize.height), oldValue)
      if !new.isWithinBounds {
        let end = bounded(new, else: Point(old.width, old.height), "contentSize")
        contentSize = Size(end.x, end.y)
      }
      if contentSize != oldValue { setNeedsLayout() }
    }
  }

  /// Points at each edge that the content may be scrolled away from, such as below a bar of one's own that covers
  /// it: at the beginning the offset is then negative, as in UIKit. Default zero.
  public var contentInset = Insets.zero {
    didSet {
      if !contentInset.isWithinBounds {
        contentInset = bounded(contentInset, else: oldValue, "contentInset")
      }
      if contentInset != oldValue { insetsChanged() }
    }
  }

  /// `contentInset`, and the safe area where `contentInsetAdjustmentBehavior` lets it.
  public var adjustedContentInset: Insets {
    guard contentInsetAdjustmentBehavior == .automatic else { return contentInset }
    var safeArea = safeAreaInsets
    if contentSize.width <= bounds.width { (safeArea.left, safeArea.right) = (0, 0) }
    return contentInset + safeArea
  }

  private func insetsChanged() {
    insets = adjustedContentInset
    setNeedsLayout()
  }

  /// Whether the safe area is kept free of content at the ends; at the sides where the content is wider than the view.
  public nonisolated enum ContentInsetAdjustmentBehavior: Sendable {
    /// As far as it reaches into the view.
    case automatic
    /// No: the content may rest below what covers it.
    case never
  }

  /// Default automatic.
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { insetsChanged() } }
  }

  /// `adjustedContentInset` as of the last layout.
  private(set) var insets = Insets.zero

  /// The height of `contentSize`, in points.
  public var contentHeight: Double {
    get { contentSize.height }
    set { contentSize.height = newValue }
  }

  /// How far the content is scrolled, in points on whole pixels: between zero (less `adjustedContentInset`) and
  /// `maximumContentOffset`, and beyond while a finger stretches an end. Setting it stops a motion. One that is set before
  /// there is content is kept for it.
  public var contentOffset: Point {
    get { contentView.boundsOrigin }
    set { setContentOffset(newValue, animated: false) }
  }

  /// How far the content is scrolled down, in points: `contentOffset.y`.
  public var offset: Double {
    get { vertical.offset }
    set {
      vertical.scroll(
        to: newValue.isWithinBounds ? newValue : bounded(newValue, else: vertical.offset, "offset"))
    }
  }

  /// The largest offset along each axis.
  public var maximumContentOffset: Point {
    Point(horizontal.maximumOffset, vertical.maximumOffset)
  }

  /// The largest `offset`, in points: 0 when all of the content fits.
  public var maximumOffset: Double { vertical.maximumOffset }

  /// Whether the content rests only at multiples of the view's size. Then a release goes to a page, at
  /// most one further, and wheel and keys turn whole pages. Default false.
  public var isPagingEnabled = false

  /// Whether a person can scroll; code can always. Default true.
  public var isScrollEnabled = true {
    didSet {
      panGestureRecognizer.isEnabled = isScrollEnabled
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// Whether a finger can stretch the content beyond its ends. Default true.
  public var bounces = true

  /// Whether the bar that shows how far the content is scrolled down may appear. Default true.
  public var showsVerticalScrollIndicator = true { didSet { setNeedsLayout() } }
  /// The same for the bar that lies below. Default true.
  public var showsHorizontalScrollIndicator = true { didSet { setNeedsLayout() } }

  /// Hears what the view does. Default nil.
  open weak var delegate: (any ScrollViewDelegate)?

  /// Whether a person drags the content now.
  public var isDragging: Bool { panGestureRecognizer.state.isActive }

  /// Whether a pointer is down that drags the content, or may come to.
  public var isTracking: Bool { isDragging || panGestureRecognizer.numberOfTouches > 0 }

  /// Whether the content moves on after a release.
  public var isDecelerating: Bool { vertical.isDecelerating || horizontal.isDecelerating }

  /// A header that collapses before the content scrolls down. Default none.
  public weak var header: (any ScrollHeader)?

  /// Called when a person has scrolled; not when code has.
  public var onScroll: (() -> Void)?

  /// Follows the drags that scroll. Give it a delegate, or let it wait for others; turn `isScrollEnabled` off rather than it.
  public let panGestureRecognizer = PanGestureRecognizer()
  /// A pointer that is down.
  struct Drag {
    /// The axes along which it may scroll, and the one along which it does.
    var axes: [ScrollAxis] = []
    var axis: ScrollAxis?
    var isTouch = false
  }
  private(set) var drag = Drag()

  private(set) lazy var vertical = ScrollAxis(.vertical, of: self)
  private(set) lazy var horizontal = ScrollAxis(.horizontal, of: self)
  /// The rectangle to show once the view has a size.
  private var awaited: Rect?
  private var laidOutSize = Size.zero
  private var isHovered = false
  /// Whether a program has put subviews into the view itself.
  private(set) var hasSubviewsOfOthers = false

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
      sizeChanged(from: laidOutSize)
      laidOutSize = bounds.size
    }
    if hasSubviewsOfOthers, let size = scrolledContentSize { contentSize = size }
    insets = adjustedContentInset
    orderParts()
    placeParts()
    if horizontal.isScrollable { dragAxes.insert(.horizontal) }
    vertical.fit()
    horizontal.fit()
    if let rect = awaited, bounds.height > 0 {
      awaited = nil
      scrollRectToVisible(rect)
    }
    offsetChanged()
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

  /// A program's subview scrolls, as in UIKit: the view scrolls itself, and its own parts stay where they are seen.
  open override func didAddSubview(_ subview: View) {
    let isOwn = subview === contentView || subview is ScrollIndicator
    guard !isOwn, !hasSubviewsOfOthers, scrollsSubviews else { return }
    hasSubviewsOfOthers = true
    scrollSubviews()
  }

  /// A pointer is down, which may become a drag.
  func beginDrag(_ drag: Drag) { self.drag = drag }

  /// The drag moves the content along an axis; nil if it does no longer.
  func setDragged(_ axis: ScrollAxis?) { drag.axis = axis }

  /// Whether what a program puts into the view itself scrolls. Default true.
  var scrollsSubviews: Bool { true }

  /// Called when the offset or the size changed. Override it to place the visible content; call
  /// super.
  open func offsetChanged() {
    if hasSubviewsOfOthers { scrollSubviews() }
    vertical.updateIndicator()
    horizontal.updateIndicator()
  }

  /// The delegate hears that the offset is another one.
  func tellOfScrolling() { delegate?.scrollViewDidScroll(self) }

  /// Scrolls to an offset, as far as there is content. A header follows: it is collapsed wherever
  /// content is out of sight above, and expanded at 0.
  ///
  /// - Parameter animated: Whether the content moves there; it jumps when motion is reduced.
  public func setContentOffset(_ offset: Point, animated: Bool) {
    let offset =
      offset.isWithinBounds ? offset : bounded(offset, else: contentOffset, "contentOffset")
    horizontal.scroll(to: offset.x, animated: animated)
    vertical.scroll(to: offset.y, animated: animated)
  }

  /// Shows the scroll bars for a moment, as scrolling by hand does.
  public func flashScrollIndicators() {
    flashScrollIndicators(along: .vertical)
    flashScrollIndicators(along: .horizontal)
  }

  func flashScrollIndicators(along axis: Axis) {
    if !isHovered { (axis == .vertical ? vertical : horizontal).indicator.flash() }
  }

  /// Scrolls as little as needed to show `rect` of the content. A view without a size scrolls when
  /// it gets one.
  ///
  /// - Parameter animated: Whether the content moves there. Default false.
  public func scrollRectToVisible(_ rect: Rect, animated: Bool = false) {
    guard rect.isWithinBounds || rect.bounded != nil else { return }
    guard bounds.height > 0 else {
      awaited = rect
      return
    }
    vertical.show(from: rect.minY, to: rect.maxY, animated: animated)
    horizontal.show(from: rect.minX, to: rect.maxX, animated: animated)
  }

  /// Content above the visible part became higher by so many points. The visible part keeps its
  /// place; a running motion or drag continues from there.
  func contentAboveGrew(by height: Double) {
    if height != 0 { vertical.contentBeforeGrew(by: height) }
  }

  /// Something in the content may wish another size.
  func contentWishesChanged() {}

  /// Whether a point of the view lies on a scroll bar's strip.
  func isOnIndicator(_ point: Point) -> Bool {
    [vertical, horizontal].contains {
      !$0.indicator.isHidden && $0.indicator.frame.contains(point)
    }
  }

  open override func hoverBegan() { hoverChanged(to: true) }

  open override func hoverEnded() { hoverChanged(to: false) }

  private func hoverChanged(to isHovered: Bool) {
    self.isHovered = isHovered
    vertical.indicator.setWanted(isHovered)
    horizontal.indicator.setWanted(isHovered)
  }

  open override func focusMoved(to descendant: View) {
    guard descendant !== self, descendant.isDescendant(of: contentHolder) else { return }
    reveal(descendant)
  }

  /// Scrolls a subview into sight. If it is larger than the room, its part with the keyboard is shown, or its beginning.
  func reveal(_ descendant: View) {
    let room = Size(
      max(0, bounds.width - insets.left - insets.right),
      max(0, bounds.height - insets.top - insets.bottom))
    var rect = descendant.bounds
    if rect.width > room.width || rect.height > room.height { rect = descendant.focusedPart }
    rect = descendant.convert(rect, to: contentView)
    guard bounds.width > 0, bounds.height > 0 else { return scrollRectToVisible(rect) }
    rect.size = Size(min(rect.width, room.width), min(rect.height, room.height))
    // A page that is turned shows a whole page.
    if isPagingEnabled { rect = pages(of: rect) }
    func margin(_ length: Double, _ room: Double) -> Double {
      isPagingEnabled ? 0 : min(Self.focusMargin, max(0, (room - length) / 2))
    }
    scrollRectToVisible(
      rect.inset(
        by: Insets(
          horizontal: -margin(rect.width, room.width), vertical: -margin(rect.height, room.height)))
    )
  }

  /// The page that the middle of a rectangle of the content is on.
  private func pages(of rect: Rect) -> Rect {
    Rect(
      (rect.midX / bounds.width).rounded(.down) * bounds.width,
      (rect.midY / bounds.height).rounded(.down) * bounds.height, bounds.width, bounds.height)
  }

  /// If the view has become smaller, the part with the keyboard stays in sight.
  private func sizeChanged(from old: Size) {
    // A bar with a large title changes the size while the user scrolls.
    let isScrolling = [vertical, horizontal].contains {
      $0.motion.isWheeling || $0.motion.isRunning
    }
    guard !isScrolling, !isDragging, bounds.width < old.width || bounds.height < old.height,
      let focus = window?.focus, let view = focus.focusedView, view.isDescendant(of: self),
      let part = place(ofKeyboardIn: view), part.intersects(Rect(origin: bounds.origin, size: old))
    else { return }
    focus.setNeedsReveal()
  }

  /// Where the part of a view with the keyboard is that has to be in sight, in the scroll view's coordinates.
  func place(ofKeyboardIn view: View) -> Rect? { view.convert(view.focusedPart, to: self) }

  open override var canBecomeFirstResponder: Bool {
    guard isScrollEnabled else { return false }
    return vertical.isScrollable || horizontal.isScrollable
  }

  open override var focusRing: (rect: Rect, radius: Double) {
    // Inside, since the view usually fills a clipped area.
    let metrics = theme.metrics
    let inset = metrics.focusRingGap + metrics.focusRingWidth
    return (bounds.inset(by: inset), 0)
  }

  open override func wheelTurned(_ event: WheelEvent) -> Bool {
    guard isScrollEnabled, !event.modifiers.contains(.control) else { return false }
    let isVertical = vertical.wheel(event.scrollDelta.y)
    return horizontal.wheel(event.scrollDelta.x) || isVertical
  }

  open override var keyCommands: [KeyCommand] { isScrollEnabled ? scrollCommands : [] }

  // MARK: Accessibility

  /// What has room for all of its content is only a place.
  open override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    if element.role == .scrollArea, !vertical.isScrollable, !horizontal.isScrollable {
      element.role = .none
    }
  }
}
