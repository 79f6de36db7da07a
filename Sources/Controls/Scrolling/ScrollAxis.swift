// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// One axis of a scroll view: how far its content is scrolled along it, and what moves it.
final class ScrollAxis {
  /// A released content coasts to a stop with its speed decaying at this rate a second: UIKit's
  /// normal deceleration, 0.998 a millisecond.
  private static let coastingDecay = 2.0
  /// Points a second below which a release does not coast.
  private static let minimumCoastingVelocity = 40.0
  /// Points a second below which a coasting content rests: less than a pixel in six frames.
  private static let restingVelocity = 8.0
  /// Points a second from which a release turns the page, however short the way; UIKit's is about
  /// as high.
  private static let turningVelocity = 200.0
  /// Points that a position may be off by being summed up from two.
  private static let rounding = 1e-6
  /// Brings a stretched content back: no overshoot, at rest after about half a second as UIKit's.
  private static let returning = Spring(dampingRatio: 1, response: 0.4)

  let indicator: ScrollIndicator
  let pan: PanGestureRecognizer
  private let axis: PanGestureRecognizer.Axis
  private unowned let view: ScrollView

  /// The offset without the rounding to pixels: parts of a notch add up.
  private(set) var exactOffset = 0.0
  /// Whether code or a person has scrolled along this axis.
  private var wasMoved = false
  private var panStart = 0.0
  private var isTouched = false
  private var motion: Animator?
  /// Where the motion goes.
  private var motionTarget = 0.0
  /// What was added to the offsets since the motion began, because content before changed.
  private var motionShift = 0.0
  /// Parts of notches that have not turned a page yet.
  private var notches = 0.0

  init(_ axis: PanGestureRecognizer.Axis, of view: ScrollView) {
    self.axis = axis
    self.view = view
    indicator = ScrollIndicator(axis: axis)
    pan = PanGestureRecognizer(axis: axis)
    indicator.onDrag = { [weak self] share in
      guard let self else { return }
      stopMotion()
      scrollByHand(to: share * maximumOffset)
    }
    pan.beginsOnPress = { [weak self] _ in
      guard let motion = self?.motion, motion.isRunning else { return false }
      return abs(motion.velocity) > Self.minimumCoastingVelocity
    }
    pan.action = { [weak self] in self?.panned() }
    pan.shouldBegin = { [weak self] translation in
      guard let self else { return false }
      let way = axis == .vertical ? translation.y : translation.x
      let canFollow = way > 0 ? position > 0 : offset < maximumOffset
      let attempt = DragAttempt(view: self.view, translation: translation, canFollow: canFollow)
      return !self.view.isDragTaken(attempt)
    }
    pan.shouldReceive = { [weak self] sample in
      guard let self, maximumOffset + headerCollapse > 0 else { return false }
      isTouched = sample.event.device == .touch
      return !self.view.isOnIndicator(sample.location(in: self.view))
    }
  }

  // MARK: Lengths

  var contentLength: Double {
    axis == .vertical ? view.contentSize.height : view.contentSize.width
  }

  /// The view's own length.
  var length: Double { axis == .vertical ? view.bounds.height : view.bounds.width }

  var maximumOffset: Double { max(0, contentLength - length) }

  /// What is shown, on whole pixels.
  var offset: Double {
    axis == .vertical ? view.contentView.boundsOrigin.y : view.contentView.boundsOrigin.x
  }

  /// Where the content begins: at its right end where the interface runs from there.
  var start: Double {
    axis == .horizontal && view.traits.layoutDirection == .rightToLeft ? maximumOffset : 0
  }

  /// The other end than `start`.
  var end: Double { maximumOffset - start }

  /// How far a page goes; where pages are not turned whole, a step of what showed still shows.
  var page: Double { view.isPagingEnabled ? length : max(0, length - ScrollView.wheelStep) }

  func updateIndicator() {
    let share = contentLength > 0 ? length / contentLength : 1
    indicator.show(
      visibleShare: share, position: maximumOffset > 0 ? offset / maximumOffset : 0)
  }

  // MARK: Scrolling

  /// Keeps the content within its ends after either length changed.
  func fit() {
    guard !isStretched else { return }
    show(wasMoved ? clamped(exactOffset) : start)
  }

  /// Code scrolls.
  func scroll(to offset: Double, animated: Bool = false) {
    stopMotion()
    wasMoved = true
    let target = clamped(offset)
    if target > 0 { header?.scrollHeaderCollapse = header?.scrollHeaderLength ?? 0 }
    guard animated, target != exactOffset, moves else { return show(target) }
    move(to: target, velocity: 0, byHand: false)
  }

  func scrollByHand(to offset: Double) {
    scrollByHand(toPosition: offset + headerCollapse)
  }

  private func scrollByHand(toPosition wanted: Double) {
    let position = min(max(0, wanted), maximumOffset + headerCollapse)
    showByHand(position - collapseHeader(to: position))
  }

  /// A turn of the wheel. Returns whether it came to anything.
  func wheel(_ turned: Double) -> Bool {
    guard turned != 0, maximumOffset + headerCollapse > 0 else { return false }
    guard !view.isPagingEnabled else { return wheelPages(turned) }
    let old = position
    stopMotion()
    scrollByHand(to: exactOffset + turned * ScrollView.wheelStep)
    return position != old
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
    motion?.stop()
    motion = nil
    motionShift = 0
  }

  /// Content before what shows became longer: what shows keeps its place, and a motion or a drag goes
  /// on from there.
  func contentBeforeGrew(by distance: Double) {
    wasMoved = true
    panStart += distance
    motionShift += distance
    show(exactOffset + distance)
  }

  private func clamped(_ offset: Double) -> Double { min(max(0, offset), maximumOffset) }

  /// Also beyond the ends.
  private func showByHand(_ offset: Double) {
    wasMoved = true
    show(offset)
    view.flashScrollIndicators(along: axis)
    view.onScroll?()
  }

  private func show(_ offset: Double) {
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
  }

  // MARK: The header

  private var header: (any ScrollHeader)? { axis == .vertical ? view.header : nil }

  private var headerCollapse: Double { header?.scrollHeaderCollapse ?? 0 }

  /// How far all is scrolled: what the header has given up counts.
  private var position: Double { exactOffset + headerCollapse }

  /// The header comes first.
  ///
  /// - Returns: What it has given up of a position.
  private func collapseHeader(to position: Double) -> Double {
    guard let header else { return 0 }
    let room = maximumOffset + header.scrollHeaderCollapse
    let collapse = min(max(0, min(position, room)), header.scrollHeaderLength)
    header.scrollHeaderCollapse = collapse
    return collapse
  }

  // MARK: Pages

  private func wheelPages(_ turned: Double) -> Bool {
    notches = notches * turned < 0 ? turned : notches + turned
    guard abs(notches) >= 1 else { return true }
    defer { notches = 0 }
    return turn(by: notches < 0 ? -1 : 1)
  }

  /// Goes to the next page, from the one that a motion goes to already.
  @discardableResult
  private func turn(by pages: Double) -> Bool {
    guard length > 0 else { return false }
    let from = motion?.isRunning ?? false ? motionTarget : exactOffset
    let target = clamped(((from / length).rounded() + pages) * length)
    guard target != from else { return false }
    settle(at: target, velocity: motion?.velocity ?? 0)
    return true
  }

  private func releasePage(at velocity: Double) {
    guard length > 0 else { return }
    let here = exactOffset / length
    let first = (panStart / length).rounded()
    let page =
      abs(velocity) < Self.turningVelocity
      ? here.rounded() : (velocity > 0 ? here.rounded(.up) : here.rounded(.down))
    // One at a time, as UIKit.
    settle(
      at: clamped(min(max(page, first - 1), first + 1) * length), velocity: velocity)
  }

  private func settle(at target: Double, velocity: Double) {
    guard moves else {
      stopMotion()
      return scrollByHand(to: target)
    }
    move(to: target, velocity: velocity)
  }

  // MARK: Motion

  private var band: RubberBand { RubberBand(maximumOffset: maximumOffset, length: length) }

  private var isStretched: Bool {
    (exactOffset < 0 || exactOffset > maximumOffset)
      && (pan.state.isActive || motion?.isRunning ?? false)
  }

  private var moves: Bool { view.window != nil && !view.traits.reducesMotion }

  private func panned() {
    switch pan.state {
    case .began:
      stopMotion()
      panStart = band.pulled(exactOffset) + headerCollapse
    case .changed:
      let wanted = panStart - pan.translation
      if isTouched, maximumOffset > 0 {
        showByHand(band.shown(wanted - collapseHeader(to: wanted)))
      } else {
        scrollByHand(toPosition: wanted)
      }
    case .ended:
      release(at: -pan.velocity)
    case .cancelled:
      release(at: 0)
    case .possible, .failed:
      break
    }
  }

  private func release(at velocity: Double) {
    if exactOffset < 0 || exactOffset > maximumOffset {
      comeBack(at: velocity)
    } else if view.isPagingEnabled {
      releasePage(at: velocity)
    } else {
      coast(at: velocity)
    }
  }

  private func coast(at velocity: Double) {
    guard abs(velocity) > Self.minimumCoastingVelocity, moves, let window = view.window else {
      return
    }
    // A critically damped spring whose target lies where the decay would end follows that decay.
    let start = position
    let target = start + velocity / Self.coastingDecay
    let bounces = isTouched
    motionTarget = target
    motion = window.animations.animate(
      from: start, to: target, velocity: velocity,
      motion: .spring(Spring(dampingRatio: 1, response: 2 * Double.pi / Self.coastingDecay)),
      precision: 0.5
    ) { [weak self] value in
      guard let self else { return }
      let wanted = value + motionShift
      scrollByHand(toPosition: wanted)
      let velocity = motion?.velocity ?? 0
      // At an end, or too slow to be seen: a click must not find it moving.
      if abs(position - wanted) > Self.rounding {
        stopMotion()
        if bounces { comeBack(at: velocity) }
      } else if abs(velocity) < Self.restingVelocity {
        stopMotion()
      }
    }
  }

  /// Returns from beyond an end, or from the end itself by way of beyond it.
  private func comeBack(at velocity: Double) {
    settle(at: clamped(exactOffset), velocity: velocity)
  }

  private func move(to target: Double, velocity: Double, byHand: Bool = true) {
    stopMotion()
    motionTarget = target
    motion = view.window?.animations.animate(
      from: exactOffset, to: target, velocity: velocity, motion: .spring(Self.returning),
      precision: 0.5
    ) { [weak self] value in
      guard let self else { return }
      let offset = value + motionShift
      if byHand { showByHand(offset) } else { show(offset) }
    }
  }
}
