// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// One axis of a scroll view: the offset along it, and the motions that change the offset.
final class ScrollAxis {
  private(set) lazy var indicator = ScrollIndicator(of: self)
  let axis: Axis
  unowned let view: ScrollView

  /// The offset before rounding to pixels, so that fractions of a notch add up.
  private(set) var exactOffset = 0.0
  private var hasMoved = false
  private(set) var panStart = 0.0
  /// An offset that code has set before there was content.
  private var pendingOffset: Double?
  private(set) var motion = ScrollMotion()
  private(set) var isDecelerating = false
  /// Fractions of notches that have not turned a page yet.
  private var notches = 0.0

  init(_ axis: Axis, of view: ScrollView) {
    self.axis = axis
    self.view = view
  }

  /// Whether the content moves visibly, so that a press stops it instead of reaching the content. Motions of the wheel
  /// are excluded: they are short, so that a click right after one is meant for the content.
  var isCoasting: Bool {
    guard motion.isRunning, !motion.isWheeling else { return false }
    return abs(motion.velocity) > Self.idleVelocity
  }

  func canDrag(from sample: PointerSample) -> Bool {
    (isScrollable || headerCollapse > 0)
      && (isCoasting || !view.isDragReserved(at: sample.event.location, along: dragAxes))
  }

  var dragAxes: DragAxes { axis == .horizontal ? .horizontal : .vertical }

  func canFollow(_ way: Double) -> Bool {
    way > 0 ? position > minimumOffset : offset < maximumOffset
  }

  func component(of point: Point) -> Double { axis.component(of: point) }

  // MARK: Lengths

  var contentLength: Double { axis.length(of: view.contentSize) }

  var length: Double { axis.length(of: view.bounds.size) }

  var insets: (start: Double, end: Double) {
    let insets = view.insets
    return axis == .vertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
  }

  var minimumOffset: Double { -insets.start }

  var maximumOffset: Double { max(minimumOffset, contentLength + insets.end - length) }

  var isScrollable: Bool { maximumOffset > minimumOffset }

  /// The displayed offset, on whole pixels.
  var offset: Double { axis.component(of: view.contentView.boundsOrigin) }

  /// The offset at the start of the content: the maximum for a horizontal axis in a right-to-left layout.
  var start: Double {
    axis == .horizontal && view.isMirrored
      ? maximumOffset : minimumOffset
  }

  var end: Double { start == minimumOffset ? maximumOffset : minimumOffset }

  /// The length of a page. Without paging a small part of the old page remains visible.
  var pageLength: Double { view.isPagingEnabled ? length : max(0, length - ScrollView.wheelStep) }

  func updateIndicator() {
    let whole = maximumOffset - minimumOffset + length
    let visibleFraction = contentLength > 0 ? length / whole : 1
    let isShown =
      axis == .vertical ? view.showsVerticalScrollIndicator : view.showsHorizontalScrollIndicator
    indicator.update(
      visibleFraction: isShown && view.isScrollEnabled ? visibleFraction : 1,
      position: isScrollable ? (offset - minimumOffset) / (maximumOffset - minimumOffset) : 0)
  }

  // MARK: Scrolling

  /// Clamps the offset after the length of the content or of the view has changed.
  func updateOffset() {
    guard !isStretched else { return }
    if let offset = pendingOffset, contentLength > 0, length > 0 { scroll(to: offset) }
    show(hasMoved ? clamped(exactOffset) : start)
  }

  /// Scrolls on behalf of code. The header is collapsed unless the offset is at the start.
  func scroll(to offset: Double, animated: Bool = false) {
    pendingOffset = contentLength > 0 ? nil : offset
    scroll(
      toPosition: offset > minimumOffset
        ? offset + (header?.collapsibleLength ?? 0) : minimumOffset, animated: animated)
  }

  func reveal(from start: Double, to end: Double, animated: Bool) {
    let insets = insets
    let overhang = end - offset - length + insets.end
    if max(0, start) < offset + insets.start {
      scroll(to: start - insets.start, animated: animated)
    } else if overhang > 0 {
      scroll(toPosition: position + overhang, animated: animated)
    }
  }

  private func scroll(toPosition wanted: Double, animated: Bool) {
    stopMotion()
    hasMoved = true
    let target = clamped(position: wanted)
    if animated, target != position, canAnimate {
      animateScroll(to: target)
    } else {
      show(target - collapseHeader(to: target))
    }
  }

  func scrollByUser(to offset: Double) { scrollByUser(toPosition: offset + headerCollapse) }

  func scrollByUser(toPosition wanted: Double) {
    let position = clamped(position: wanted)
    showUserOffset(position - collapseHeader(to: position))
  }

  /// Scrolls by a distance for a key; with paging by a whole page.
  func step(by distance: Double) {
    if view.isPagingEnabled {
      scroll(byPages: distance < 0 ? -1 : 1)
    } else {
      jump(to: exactOffset + distance)
    }
  }

  /// Scrolls immediately, for a key or the scroll bar.
  func jump(to offset: Double) {
    stopMotion()
    scrollByUser(to: offset)
  }

  func stopMotion() {
    discardMotion()
    endDeceleration()
  }

  /// Discards the motion because another one replaces it.
  func discardMotion() { motion.stop() }

  /// Replaces the motion by an animation from an offset or position to another one.
  ///
  /// - Parameter onChange: Called with each new offset or position, which includes the shift of the motion.
  func startMotion(
    from start: Double, to target: Double, velocity: Double = 0, timing: TimingParameters,
    isWheeling: Bool = false, onChange: @escaping (ScrollAxis, Double) -> Void,
    onFinish: @escaping (ScrollAxis) -> Void = { _ in }
  ) {
    discardMotion()
    motion = ScrollMotion(target: target, isWheeling: isWheeling)
    let animator = view.window?.animations.animate(
      from: start, to: target, velocity: velocity, motion: timing, precision: 0.5
    ) { [weak self] value in
      guard let self else { return }
      onChange(self, value + motion.shift)
    } completion: { [weak self] finished in
      guard finished, let self else { return }
      motion.isWheeling = false
      onFinish(self)
    }
    motion.animator = animator
  }

  func grab() {
    stopMotion()
    panStart = rubberBand.dragOffset(for: exactOffset) + headerCollapse
  }

  func scrollPagesByWheel(_ turned: Double) -> Bool {
    notches = notches * turned < 0 ? turned : notches + turned
    guard abs(notches) >= 1 else { return true }
    defer { notches = 0 }
    return scroll(byPages: notches < 0 ? -1 : 1)
  }

  func endDeceleration() {
    guard isDecelerating else { return }
    isDecelerating = false
    view.delegate?.scrollViewDidEndDecelerating(view)
  }

  func notifyDragEnded() {
    isDecelerating = motion.isRunning
    view.delegate?.scrollViewDidEndDragging(view, willDecelerate: isDecelerating)
    if isDecelerating { view.delegate?.scrollViewWillBeginDecelerating(view) }
  }

  /// Keeps the visible part in place after content before it has become longer. A running motion or drag continues.
  func compensateGrowth(by distance: Double) {
    guard distance != 0 else { return }
    hasMoved = true
    panStart += distance
    motion.shift += distance
    show(exactOffset + distance)
  }

  func clamped(position: Double) -> Double {
    min(max(minimumOffset, position), maximumOffset + headerCollapse)
  }

  func clamped(_ offset: Double) -> Double { min(max(minimumOffset, offset), maximumOffset) }

  /// Displays an offset, possibly beyond the ends, on behalf of the user.
  func showUserOffset(_ offset: Double) {
    hasMoved = true
    pendingOffset = nil
    show(offset)
    indicator.flash()
    view.onScroll?()
  }

  func show(_ offset: Double) {
    exactOffset = offset
    // Between pixels text and lines would wobble. Only the maximum offset may be between pixels.
    let scale = view.traits.scale
    let shown = offset == maximumOffset ? offset : (offset * scale).rounded() / scale
    guard shown != self.offset else { return }
    if axis == .vertical {
      view.contentView.boundsOrigin.y = shown
    } else {
      view.contentView.boundsOrigin.x = shown
    }
    view.contentOffsetDidChange()
    view.notifyDidScroll()
  }

  // MARK: The header

  private var header: (any CollapsibleHeader)? { axis == .vertical ? view.header : nil }

  var headerCollapse: Double { header?.collapsedLength ?? 0 }

  /// The total scrolled distance: the offset and the collapse of the header.
  var position: Double { exactOffset + headerCollapse }

  /// Collapses the header before the content scrolls, and returns its part of the position.
  func collapseHeader(to position: Double) -> Double {
    guard let header else { return 0 }
    let room = maximumOffset + header.collapsedLength
    let collapse = min(max(0, min(position, room) - minimumOffset), header.collapsibleLength)
    header.collapsedLength = collapse
    return collapse
  }
}

extension Axis {
  func component(of point: Point) -> Double { self == .vertical ? point.y : point.x }

  func length(of size: Size) -> Double { self == .vertical ? size.height : size.width }
}
