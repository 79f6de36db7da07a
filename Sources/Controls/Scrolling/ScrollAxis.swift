// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// One axis of a scroll view: the offset along it, and the motions that change the offset.
final class ScrollAxis {
  private(set) lazy var indicator = ScrollIndicator(
    axis: axis,
    onDrag: { [weak self] share in
      guard let self else { return }
      stopMotion()
      scrollByHand(to: minimumOffset + share * (maximumOffset - minimumOffset))
    },
    onPage: { [weak self] isOnward in
      guard let self else { return }
      step(by: isOnward ? page : -page)
    })
  let axis: Axis
  unowned let view: ScrollView

  /// The offset before rounding to pixels, so that parts of a notch add up.
  private(set) var exactOffset = 0.0
  /// Whether code or a person has scrolled along this axis.
  private var wasMoved = false
  private(set) var panStart = 0.0
  /// An offset that code has set before there was content.
  private var awaited: Double?
  private(set) var motion = ScrollMotion()
  /// Whether the motion goes on from a release.
  private(set) var isDecelerating = false
  /// Parts of notches that have not turned a page yet.
  private var notches = 0.0

  init(_ axis: Axis, of view: ScrollView) {
    self.axis = axis
    self.view = view
  }

  /// Whether the content moves so that a person sees it: then a press catches it, and is no press on what lies below.
  /// The way of a notch is too short to be caught: a click right after it is meant for what lies there.
  var isCoasting: Bool {
    guard motion.isRunning, !motion.isWheeling else { return false }
    return abs(motion.velocity) > Self.restingVelocity
  }

  /// Whether a drag along the axis is the view's.
  func mayDrag(from sample: PointerSample) -> Bool {
    (isScrollable || headerCollapse > 0)
      && (isCoasting || !view.isDragKept(at: sample.event.location, along: dragAxes))
  }

  var dragAxes: DragAxes { axis == .horizontal ? .horizontal : .vertical }

  /// Whether the content can follow a drag that goes so far.
  func canFollow(_ way: Double) -> Bool {
    way > 0 ? position > minimumOffset : offset < maximumOffset
  }

  func along(_ point: Point) -> Double { axis == .vertical ? point.y : point.x }

  // MARK: Lengths

  var contentLength: Double {
    axis == .vertical ? view.contentSize.height : view.contentSize.width
  }

  /// The view's own length.
  var length: Double { axis == .vertical ? view.bounds.height : view.bounds.width }

  /// What covers the content before its beginning, and after its end.
  var insets: (start: Double, end: Double) {
    let insets = view.insets
    return axis == .vertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
  }

  var minimumOffset: Double { -insets.start }

  var maximumOffset: Double { max(minimumOffset, contentLength + insets.end - length) }

  /// Whether there is more content than room.
  var isScrollable: Bool { maximumOffset > minimumOffset }

  /// The offset that is shown, on whole pixels.
  var offset: Double {
    axis == .vertical ? view.contentView.boundsOrigin.y : view.contentView.boundsOrigin.x
  }

  /// Where the content begins: at its right end where the interface runs from there.
  var start: Double {
    axis == .horizontal && view.traits.layoutDirection == .rightToLeft
      ? maximumOffset : minimumOffset
  }

  /// The end opposite `start`.
  var end: Double { start == minimumOffset ? maximumOffset : minimumOffset }

  /// The length of a page. Where pages are not turned whole, a small part of the old page stays
  /// visible.
  var page: Double { view.isPagingEnabled ? length : max(0, length - ScrollView.wheelStep) }

  func updateIndicator() {
    let whole = maximumOffset - minimumOffset + length
    let share = contentLength > 0 ? length / whole : 1
    let isShown =
      axis == .vertical ? view.showsVerticalScrollIndicator : view.showsHorizontalScrollIndicator
    indicator.show(
      visibleShare: isShown && view.isScrollEnabled ? share : 1,
      position: isScrollable ? (offset - minimumOffset) / (maximumOffset - minimumOffset) : 0)
  }

  // MARK: Scrolling

  /// Keeps the content within its ends after either length changed.
  func fit() {
    guard !isStretched else { return }
    if let offset = awaited, contentLength > 0, length > 0 { scroll(to: offset) }
    show(wasMoved ? clamped(exactOffset) : start)
  }

  /// Scrolling by code: the header is collapsed wherever content is out of sight above, and
  /// expanded at the start.
  func scroll(to offset: Double, animated: Bool = false) {
    awaited = contentLength > 0 ? nil : offset
    scroll(
      toPosition: offset > minimumOffset
        ? offset + (header?.scrollHeaderLength ?? 0) : minimumOffset, animated: animated)
  }

  /// Scrolls as little as needed to show a part of the content.
  func show(from start: Double, to end: Double, animated: Bool) {
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
    wasMoved = true
    let target = clamped(position: wanted)
    if animated, target != position, moves {
      glide(to: target)
    } else {
      show(target - collapseHeader(to: target))
    }
  }

  func scrollByHand(to offset: Double) {
    scrollByHand(toPosition: offset + headerCollapse)
  }

  func scrollByHand(toPosition wanted: Double) {
    let position = clamped(position: wanted)
    showByHand(position - collapseHeader(to: position))
  }

  /// By a key. Pages are turned whole.
  func step(by distance: Double) {
    if view.isPagingEnabled {
      turn(by: distance < 0 ? -1 : 1)
    } else {
      stopMotion()
      scrollByHand(to: exactOffset + distance)
    }
  }

  func stopMotion() {
    haltMotion()
    motionEnded()
  }

  /// Another motion goes on from here.
  func haltMotion() {
    motion.stop()
  }

  /// A motion to an offset begins. It has no animator yet.
  func beginMotion(to target: Double, isWheeling: Bool = false) {
    motion.begin(to: target, isWheeling: isWheeling)
  }

  /// The motion follows an animation; nil for none.
  func follow(_ animator: Animator?) { motion.animator = animator }

  func endWheeling() { motion.endWheeling() }

  /// A drag begins that moves this axis.
  func grab() {
    stopMotion()
    panStart = band.pulled(exactOffset) + headerCollapse
  }

  /// Turns a page for each whole notch.
  func wheelPages(_ turned: Double) -> Bool {
    notches = notches * turned < 0 ? turned : notches + turned
    guard abs(notches) >= 1 else { return true }
    defer { notches = 0 }
    return turn(by: notches < 0 ? -1 : 1)
  }

  /// Whatever moved the content does so no longer.
  func motionEnded() {
    guard isDecelerating else { return }
    isDecelerating = false
    view.delegate?.scrollViewDidEndDecelerating(view)
  }

  /// A release has been followed by a motion, or not.
  func released() {
    isDecelerating = motion.isRunning
    view.delegate?.scrollViewDidEndDragging(view, willDecelerate: isDecelerating)
    if isDecelerating { view.delegate?.scrollViewWillBeginDecelerating(view) }
  }

  /// Content before the visible part became longer. The visible part keeps its place; a running
  /// motion or drag continues from there.
  func contentBeforeGrew(by distance: Double) {
    wasMoved = true
    panStart += distance
    motion.shift(by: distance)
    show(exactOffset + distance)
  }

  func clamped(position: Double) -> Double {
    min(max(minimumOffset, position), maximumOffset + headerCollapse)
  }

  func clamped(_ offset: Double) -> Double { min(max(minimumOffset, offset), maximumOffset) }

  /// Also beyond the ends.
  func showByHand(_ offset: Double) {
    wasMoved = true
    awaited = nil
    show(offset)
    view.flashScrollIndicators(along: axis)
    view.onScroll?()
  }

  func show(_ offset: Double) {
    exactOffset = offset
    // Text and lines between pixels would wobble. The end need not be on one.
    let scale = view.traits.scale
    let shown = offset == maximumOffset ? offset : (offset * scale).rounded() / scale
    guard shown != self.offset else { return }
    if axis == .vertical {
      view.contentView.boundsOrigin.y = shown
    } else {
      view.contentView.boundsOrigin.x = shown
    }
    view.offsetChanged()
    view.tellOfScrolling()
  }

  // MARK: The header

  private var header: (any ScrollHeader)? { axis == .vertical ? view.header : nil }

  var headerCollapse: Double { header?.scrollHeaderCollapse ?? 0 }

  /// The whole distance that was scrolled, with the collapse of the header.
  var position: Double { exactOffset + headerCollapse }

  /// The header comes first.
  ///
  /// - Returns: What it has given up of a position.
  func collapseHeader(to position: Double) -> Double {
    guard let header else { return 0 }
    let room = maximumOffset + header.scrollHeaderCollapse
    let collapse = min(max(0, min(position, room) - minimumOffset), header.scrollHeaderLength)
    header.scrollHeaderCollapse = collapse
    return collapse
  }
}
