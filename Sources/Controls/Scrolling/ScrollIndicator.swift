// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// The thin bar over the content that shows the scrolled position, and can be dragged. It is wider while the mouse is
/// over it. A press next to it scrolls by a page towards the pointer, repeatedly while pressed. With Shift, with the
/// middle button or by touch, the bar moves to the pointer and is dragged.
final class ScrollIndicator: View {
  /// Points. The bar is thinner than the strip that accepts the pointer.
  static let stripWidth = 14.0
  private static let barWidth = 6.0
  private static let hoveredWidth = 10.0
  private static let margin = 3.0
  /// The minimum length in points, long enough for a finger.
  private static let minimumLength = 32.0
  /// Seconds before a flash fades out, similar to the overlay scroll bars of GTK.
  private static let flashDuration = 1.0

  private let axis: Axis
  private weak var scrollAxis: ScrollAxis?

  init(of scrollAxis: ScrollAxis) {
    axis = scrollAxis.axis
    self.scrollAxis = scrollAxis
    super.init(frame: .zero)
  }

  private var staysVisible = false

  /// Keeps the bar visible until this is called with false.
  func setStaysVisible(_ isWanted: Bool) {
    staysVisible = isWanted
    if isWanted { stopFlashing() }
    updatePresence()
  }

  private var visibleFraction = 1.0
  private var position = 0.0
  private var offsetAtGrab: Double? { didSet { updatePresence() } }
  private var flashAnimator: Animator?
  private let pageRepeater = PressRepeater()
  private var pointerPosition = 0.0
  private lazy var presence = AnimatedNumber(of: self) { [unowned self] in
    setNeedsDisplay(bar(width: Self.hoveredWidth))
  }
  private lazy var hoverFade = AnimatedNumber(of: self) { [unowned self] in
    setNeedsDisplay(bar(width: Self.hoveredWidth))
  }

  /// Updates the bar. Both numbers are fractions, 0…1.
  func update(visibleFraction: Double, position: Double) {
    let position = min(max(0, position), 1)
    isHidden = visibleFraction >= 1
    guard visibleFraction != self.visibleFraction || position != self.position else { return }
    self.visibleFraction = visibleFraction
    self.position = position
    setNeedsDisplay()
  }

  func flash() {
    guard let window, !isHidden, !staysVisible else { return }
    stopFlashing()
    flashAnimator = window.animations.animate(
      from: 0, to: 1, motion: .curve(.linear, duration: Self.flashDuration),
      onChange: { _ in },
      completion: { [weak self] finished in
        guard finished else { return }
        self?.flashAnimator = nil
        self?.updatePresence()
      })
    updatePresence()
  }

  private func stopFlashing() {
    flashAnimator?.stop()
    flashAnimator = nil
  }

  override func draw(_ canvas: inout Canvas) {
    guard presence.value > 0 else { return }
    let strength = 0.55 + 0.45 * hoverFade.value
    let bar = bar
    canvas.fill(
      bar, .faded(.secondaryText, 0.55 * strength * presence.value),
      radius: min(bar.width, bar.height) / 2)
  }

  override func hoverBegan() { hoverFade.set(true) }
  override func hoverEnded() { hoverFade.set(false) }

  override func pointerDown(_ pointer: PointerSample) {
    let event = pointer.event
    guard event.button == .primary || event.button == .middle else { return }
    let location = axis.component(of: pointer.location(in: self))
    let isOnBar = isOnBar(location)
    let jumps =
      event.button == .middle || event.modifiers.contains(.shift) || event.device == .touch
    guard isOnBar || jumps else { return startPaging(towards: location) }
    // A press next to the bar centers the bar at the pointer, so that it can be dragged.
    offsetAtGrab = isOnBar ? location - barStart : length / 2
    drag(to: location)
  }

  override func pointerMoved(_ pointer: PointerSample) {
    pointerPosition = axis.component(of: pointer.location(in: self))
    if offsetAtGrab != nil { drag(to: pointerPosition) }
  }

  override func pointerUp(_ pointer: PointerSample) { endPress() }
  override func pointerCancelled() { endPress() }

  private func endPress() {
    pageRepeater.stop()
    offsetAtGrab = nil
  }

  // MARK: Pages

  private func startPaging(towards location: Double) {
    pointerPosition = location
    pageTowardsPointer()
    if let window {
      pageRepeater.start(in: window.animations) { [weak self] in self?.pageTowardsPointer() }
    }
    updatePresence()
  }

  private func pageTowardsPointer() {
    guard let scrollAxis, !isOnBar(pointerPosition) else { return }
    let page = scrollAxis.pageLength
    scrollAxis.step(by: pointerPosition > barStart ? page : -page)
  }

  private func updatePresence() {
    presence.set(
      staysVisible || offsetAtGrab != nil || flashAnimator != nil || pageRepeater.isRunning)
  }

  private var room: Double { axis.length(of: bounds.size) - 2 * Self.margin }

  private var travel: Double { max(0, room - length) }

  private var length: Double { min(room, max(Self.minimumLength, room * visibleFraction)) }

  private var barStart: Double { Self.margin + travel * position }

  private func isOnBar(_ location: Double) -> Bool {
    barStart <= location && location < barStart + length
  }

  var bar: Rect {
    bar(width: Self.barWidth + (Self.hoveredWidth - Self.barWidth) * hoverFade.value)
  }

  private func bar(width: Double) -> Rect {
    let across = Self.margin + width
    return axis == .vertical
      ? Rect(
        isMirrored ? Self.margin : bounds.maxX - across, barStart,
        width, length)
      : Rect(barStart, bounds.maxY - across, length, width)
  }

  private func drag(to location: Double) {
    guard travel > 0, let offsetAtGrab, let scrollAxis else { return }
    let fraction = min(1, max(0, (location - offsetAtGrab - Self.margin) / travel))
    let (start, end) = (scrollAxis.minimumOffset, scrollAxis.maximumOffset)
    scrollAxis.jump(to: start + fraction * (end - start))
  }
}
