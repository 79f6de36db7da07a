// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// The thin bar over the content that shows where in it a scroll view is, and can be dragged.
final class ScrollIndicator: View {
  /// Points. The bar itself is thinner than the strip that can be grabbed.
  static let stripWidth = 14.0
  private static let barWidth = 6.0
  private static let margin = 3.0
  /// Points: what a finger can still take hold of, however long the content is.
  private static let minimumLength = 32.0
  /// Seconds that a flash lasts before it fades; GTK's overlay scroll bars wait about as long.
  private static let flashTime = 1.0

  private let axis: PanGestureRecognizer.Axis

  init(axis: PanGestureRecognizer.Axis) {
    self.axis = axis
    super.init(frame: .zero)
  }

  /// Hears the offset, 0…1 of the scrollable range, that a drag asks for.
  var onDrag: ((Double) -> Void)?

  /// Whether the bar shows as long as this is so. Default false.
  var isWanted = false {
    didSet {
      if isWanted { stopFlashing() }
      presenceChanged()
    }
  }

  private var visibleShare = 1.0
  private var position = 0.0
  private var grip: Double? {
    didSet { presenceChanged() }
  }
  private var flashing: Animator?
  private lazy var presence = Fade(of: self, in: { [unowned self] in bar })
  private lazy var hoverFade = Fade(of: self, in: { [unowned self] in bar })

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
    canvas.fill(
      bar, .faded(.secondaryText, 0.55 * strength * presence.value), radius: Self.barWidth / 2)
  }

  override func hoverBegan() { hoverFade.set(true) }
  override func hoverEnded() { hoverFade.set(false) }

  override func pointerDown(_ pointer: PointerSample) {
    guard pointer.event.button == .primary else { return }
    let place = along(pointer.location(in: self))
    // A press beside the bar brings its middle there, so that the drag can go on.
    let isOnBar = barStart <= place && place < barStart + length
    grip = isOnBar ? place - barStart : length / 2
    drag(to: place)
  }

  override func pointerMoved(_ pointer: PointerSample) {
    if grip != nil { drag(to: along(pointer.location(in: self))) }
  }

  override func pointerUp(_ pointer: PointerSample) { grip = nil }
  override func pointerCancelled() { grip = nil }

  private func presenceChanged() {
    presence.set(isWanted || grip != nil || flashing != nil)
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

  /// Where the bar is, in the strip.
  var bar: Rect {
    let across = Self.margin + Self.barWidth
    return axis == .vertical
      ? Rect(bounds.maxX - across, barStart, Self.barWidth, length)
      : Rect(barStart, bounds.maxY - across, length, Self.barWidth)
  }

  private func drag(to place: Double) {
    guard travel > 0, let grip else { return }
    onDrag?(min(1, max(0, (place - grip - Self.margin) / travel)))
  }
}
