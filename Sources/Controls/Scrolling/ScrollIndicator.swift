// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// The thin bar over the content that shows the scrolled position, and can be dragged. It gets
/// wider below the mouse. A press beside it scrolls a page towards the pointer, repeatedly while it
/// is held. With Shift, with the middle button or by a finger, the bar moves to the pointer and is
/// dragged.
final class ScrollIndicator: View {
  /// Points. The bar itself is thinner than the strip that can be grabbed.
  static let stripWidth = 14.0
  private static let barWidth = 6.0
  /// The same while the mouse is over the strip.
  private static let hoveredWidth = 10.0
  private static let margin = 3.0
  /// Points: what a finger can still take hold of, however long the content is.
  private static let minimumLength = 32.0
  /// Seconds that a flash lasts before it fades; GTK's overlay scroll bars wait about as long.
  private static let flashTime = 1.0

  private let axis: Axis
  private let onDrag: (Double) -> Void
  private let onPage: (_ isOnward: Bool) -> Void

  /// - Parameters:
  ///   - onDrag: Called with the offset that a drag asks for, 0…1 of the scrollable range.
  ///   - onPage: Called when a person asks for the next page or the page before.
  init(
    axis: Axis, onDrag: @escaping (Double) -> Void, onPage: @escaping (_ isOnward: Bool) -> Void
  ) {
    self.axis = axis
    self.onDrag = onDrag
    self.onPage = onPage
    super.init(frame: .zero)
  }

  private var isWanted = false

  /// Shows the bar until it is called with false.
  func setWanted(_ isWanted: Bool) {
    self.isWanted = isWanted
    if isWanted { stopFlashing() }
    presenceChanged()
  }

  private var visibleShare = 1.0
  private var position = 0.0
  private var grip: Double? {
    didSet { presenceChanged() }
  }
  private var flashing: Animator?
  private let paging = PressRepeater()
  /// Where the pointer is that is down beside the bar.
  private var aim = 0.0
  private lazy var presence = Fade(
    of: self, in: { [unowned self] in bar(width: Self.hoveredWidth) })
  private lazy var hoverFade = Fade(
    of: self, in: { [unowned self] in bar(width: Self.hoveredWidth) })

  /// - Parameters:
  ///   - visibleShare: how much of the content shows, 0…1.
  ///   - position: how far it is scrolled, 0…1.
  func show(visibleShare: Double, position: Double) {
    let position = min(max(0, position), 1)
    isHidden = visibleShare >= 1
    guard visibleShare != self.visibleShare || position != self.position else { return }
    self.visibleShare = visibleShare
    self.position = position
    setNeedsDisplay()
  }

  /// Shows the bar for a moment.
  func flash() {
    guard let window, !isHidden else { return }
    stopFlashing()
    flashing = window.animations.animate(
      from: 0, to: 1, motion: .curve(.linear, duration: Self.flashTime),
      onChange: { _ in },
      completion: { [weak self] finished in
        guard finished else { return }
        self?.flashing = nil
        self?.presenceChanged()
      })
    presenceChanged()
  }

  private func stopFlashing() {
    flashing?.stop()
    flashing = nil
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
    let place = along(pointer.location(in: self))
    let isOnBar = isOnBar(place)
    let jumps =
      event.button == .middle || event.modifiers.contains(.shift) || event.device == .touch
    guard isOnBar || jumps else { return startPaging(towards: place) }
    // A press beside the bar brings its middle there, so that the drag can go on.
    grip = isOnBar ? place - barStart : length / 2
    drag(to: place)
  }

  override func pointerMoved(_ pointer: PointerSample) {
    aim = along(pointer.location(in: self))
    if grip != nil { drag(to: aim) }
  }

  override func pointerUp(_ pointer: PointerSample) { letGo() }
  override func pointerCancelled() { letGo() }

  private func letGo() {
    paging.stop()
    grip = nil
  }

  // MARK: Pages

  private func startPaging(towards place: Double) {
    aim = place
    page()
    if let window { paging.start(in: window.animations) { [weak self] in self?.page() } }
    presenceChanged()
  }

  /// Until the bar has come to the pointer.
  private func page() {
    if !isOnBar(aim) { onPage(aim > barStart) }
  }

  private func presenceChanged() {
    presence.set(isWanted || grip != nil || flashing != nil || paging.isRunning)
  }

  private func along(_ point: Point) -> Double { axis == .vertical ? point.y : point.x }

  /// The strip's own length, without the margins at its ends.
  private var room: Double {
    (axis == .vertical ? bounds.height : bounds.width) - 2 * Self.margin
  }

  private var travel: Double { max(0, room - length) }

  private var length: Double {
    min(room, max(Self.minimumLength, room * visibleShare))
  }

  private var barStart: Double { Self.margin + travel * position }

  private func isOnBar(_ place: Double) -> Bool { barStart <= place && place < barStart + length }

  /// Where the bar is, in the strip.
  var bar: Rect {
    bar(width: Self.barWidth + (Self.hoveredWidth - Self.barWidth) * hoverFade.value)
  }

  private func bar(width: Double) -> Rect {
    let across = Self.margin + width
    return axis == .vertical
      ? Rect(
        traits.layoutDirection == .rightToLeft ? Self.margin : bounds.maxX - across, barStart,
        width, length)
      : Rect(barStart, bounds.maxY - across, length, width)
  }

  private func drag(to place: Double) {
    guard travel > 0, let grip else { return }
    onDrag(min(1, max(0, (place - grip - Self.margin) / travel)))
  }
}
