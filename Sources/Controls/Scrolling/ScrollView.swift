// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing

/// A view that shows a part of a taller content: by wheel, drag, scroll bar and keys.
///
/// Put content into `contentView`; `contentHeight` says how tall it is. A released drag coasts; one
/// by a finger stretches the ends. The scroll bar lies over the content and shows while the mouse
/// is over the view, or for a moment when it is scrolled otherwise.
open class ScrollView: View {
  /// Points that one notch of the wheel scrolls: three lines of body text.
  public static let wheelStep = 60.0
  /// A released content coasts to a stop with its speed decaying at this rate a second: UIKit's
  /// normal deceleration, 0.998 a millisecond.
  private static let coastingDecay = 2.0
  /// Points a second below which a release does not coast.
  private static let minimumCoastingVelocity = 40.0
  /// Points a second below which a coasting content rests: less than a pixel in six frames.
  private static let restingVelocity = 8.0
  /// Points that a position may be off by being summed up from two.
  private static let rounding = 1e-6
  /// Brings a stretched content back: no overshoot, at rest after about half a second as UIKit's.
  private static let returning = Spring(dampingRatio: 1, response: 0.4)

  /// Holds the content; as wide as the scroll view.
  public let contentView = View()

  /// Points.
  public var contentHeight = 0.0 {
    didSet {
      if contentHeight != oldValue { setNeedsLayout() }
    }
  }

  /// How far the content is scrolled, in points, on whole pixels: within 0…`maximumOffset`, and
  /// beyond while a finger stretches an end. Setting it ends a motion.
  public var offset: Double {
    get { contentView.boundsOrigin.y }
    set {
      stopMotion()
      scroll(to: newValue)
      if offset > 0 { header?.scrollHeaderCollapse = headerLength }
    }
  }

  public var maximumOffset: Double { max(0, contentHeight - bounds.height) }

  /// What gets lower before the content scrolls. Default none.
  public weak var header: (any ScrollHeader)?

  /// Called when a person scrolled, not when code did.
  public var onScroll: (() -> Void)?

  private let indicator = ScrollIndicator()
  private let pan = PanGestureRecognizer(axis: .vertical)
  /// The offset without the rounding to pixels: parts of a notch add up.
  private var exactOffset = 0.0
  /// What is to show once the view has a size.
  private var awaited: Rect?
  private var panStart = 0.0
  private var isTouched = false
  private var isHovered = false
  private var motion: Animator?
  /// What was added to the offsets since the motion began, because content above changed.
  private var motionShift = 0.0

  public override init(frame: Rect) {
    super.init(frame: frame)
    contentView.clipsToBounds = true
    addSubview(contentView)
    addSubview(indicator)
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
      let canFollow = translation.y > 0 ? position > 0 : offset < maximumOffset
      return !isDragTaken(DragAttempt(view: self, translation: translation, canFollow: canFollow))
    }
    pan.shouldReceive = { [weak self] sample in
      guard let self else { return false }
      isTouched = sample.event.device == .touch
      return indicator.isHidden || !indicator.frame.contains(sample.location(in: self))
    }
    addGestureRecognizer(pan)
  }

  open override func layoutSubviews() {
    contentView.frame = bounds
    indicator.frame = Rect(
      bounds.maxX - ScrollIndicator.stripWidth, 0, ScrollIndicator.stripWidth, bounds.height)
    if !isStretched { scroll(to: exactOffset) }
    if let rect = awaited, bounds.height > 0 {
      awaited = nil
      scrollToVisible(rect)
    }
    offsetChanged()
  }

  /// The offset or the size changed: place what shows. Call super.
  open func offsetChanged() {
    let share = contentHeight > 0 ? bounds.height / contentHeight : 1
    indicator.show(
      visibleShare: share, position: maximumOffset > 0 ? offset / maximumOffset : 0)
  }

  /// Shows the scroll bar for a moment, as scrolling by hand does.
  public func flashScrollIndicators() {
    if !isHovered { indicator.flash() }
  }

  /// Scrolls as little as needed to show `rect` of the content; before the view has a size, as soon
  /// as it has one.
  public func scrollToVisible(_ rect: Rect) {
    guard bounds.height > 0 else {
      awaited = rect
      return
    }
    if rect.minY < offset {
      offset = rect.minY
    } else if rect.maxY > offset + bounds.height {
      offset = rect.maxY - bounds.height
    }
  }

  /// Content above what shows became higher by so many points: what shows keeps its place, and a
  /// motion or a drag goes on from there.
  func contentAboveGrew(by height: Double) {
    guard height != 0 else { return }
    panStart += height
    motionShift += height
    show(exactOffset + height)
  }

  open override func hoverBegan() {
    isHovered = true
    indicator.isWanted = true
  }

  open override func hoverEnded() {
    isHovered = false
    indicator.isWanted = false
  }

  /// Points kept free around what the keyboard moved to, so that one sees that there is more.
  private static let focusMargin = 16.0

  open override func focusMoved(to descendant: View) {
    guard descendant.isDescendant(of: contentView) else { return }
    let rect = descendant.convert(descendant.bounds, to: contentView)
    scrollToVisible(rect.inset(by: -Self.focusMargin))
  }

  open override var canBecomeFirstResponder: Bool { maximumOffset > 0 }

  open override var focusRing: (rect: Rect, radius: Double) {
    // Inside, since the view usually fills a clipped area.
    let metrics = theme.metrics
    let inset = metrics.focusRingGap + metrics.focusRingWidth
    return (bounds.inset(by: inset), 0)
  }

  open override func wheelTurned(_ event: WheelEvent) -> Bool {
    let notches = event.scrollDelta.y
    guard notches != 0, !event.modifiers.contains(.control) else { return false }
    let old = position
    stopMotion()
    scrollByHand(to: exactOffset + notches * Self.wheelStep)
    return position != old
  }

  open override var keyCommands: [KeyCommand] {
    let page = max(0, bounds.height - Self.wheelStep)
    return [
      scrollCommand("Scroll up", .init(.up)) { $0 - Self.wheelStep },
      scrollCommand("Scroll down", .init(.down)) { $0 + Self.wheelStep },
      scrollCommand("Scroll a page up", .init(.pageUp), .init(.space, .shift)) { $0 - page },
      scrollCommand("Scroll a page down", .init(.pageDown), .init(.space)) { $0 + page },
      scrollCommand("Scroll to the top", .init(.home)) { _ in -.infinity },
      scrollCommand("Scroll to the end", .init(.end)) { [weak self] _ in self?.maximumOffset ?? 0 },
    ]
  }

  private func scrollCommand(
    _ title: String, _ shortcuts: KeyCommand.Shortcut..., to target: @escaping (Double) -> Double
  ) -> KeyCommand {
    KeyCommand(title, group: "Scrolling", shortcuts: shortcuts, repeats: true) {
      [weak self] in
      guard let self else { return false }
      stopMotion()
      scrollByHand(to: target(exactOffset))
      return true
    }
  }

  // MARK: Scrolling

  private var headerLength: Double { header?.scrollHeaderLength ?? 0 }

  private var headerCollapse: Double { header?.scrollHeaderCollapse ?? 0 }

  /// How far all is scrolled: what the header has given up counts.
  private var position: Double { exactOffset + headerCollapse }

  private func scrollByHand(to offset: Double) {
    scrollByHand(toPosition: offset + headerCollapse)
  }

  private func scrollByHand(toPosition wanted: Double) {
    let position = min(max(0, wanted), maximumOffset + headerCollapse)
    showByHand(position - collapseHeader(to: position))
  }

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

  /// Also beyond the ends.
  private func showByHand(_ offset: Double) {
    show(offset)
    flashScrollIndicators()
    onScroll?()
  }

  private func scroll(to offset: Double) {
    show(min(max(0, offset), maximumOffset))
  }

  private func show(_ offset: Double) {
    exactOffset = offset
    // Text and lines between pixels would wobble. The end need not be on one.
    let scale = traits.scale
    let shown = offset == maximumOffset ? offset : (offset * scale).rounded() / scale
    guard shown != contentView.boundsOrigin.y else { return }
    contentView.boundsOrigin.y = shown
    offsetChanged()
  }

  // MARK: Motion

  private var band: RubberBand { RubberBand(maximumOffset: maximumOffset, length: bounds.height) }

  private var isStretched: Bool {
    (exactOffset < 0 || exactOffset > maximumOffset)
      && (pan.state.isActive || motion?.isRunning ?? false)
  }

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

  private func stopMotion() {
    motion?.stop()
    motion = nil
    motionShift = 0
  }

  private func release(at velocity: Double) {
    if exactOffset < 0 || exactOffset > maximumOffset {
      comeBack(at: velocity)
    } else {
      coast(at: velocity)
    }
  }

  private func coast(at velocity: Double) {
    guard abs(velocity) > Self.minimumCoastingVelocity, let window, !traits.reducesMotion else {
      return
    }
    // A critically damped spring whose target lies where the decay would end follows that decay.
    let start = position
    let target = start + velocity / Self.coastingDecay
    let bounces = isTouched
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
    let end = min(max(0, exactOffset), maximumOffset)
    guard let window, !traits.reducesMotion else {
      return scrollByHand(to: end)
    }
    motion = window.animations.animate(
      from: exactOffset, to: end, velocity: velocity, motion: .spring(Self.returning),
      precision: 0.5
    ) { [weak self] value in
      guard let self else { return }
      showByHand(value + motionShift)
    }
  }
}
