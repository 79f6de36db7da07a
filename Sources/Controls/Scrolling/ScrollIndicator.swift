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
    let y = pointer.location(in: self).y
    // A press beside the bar brings its middle there, so that the drag can go on.
    grip = bar.minY <= y && y < bar.maxY ? y - bar.minY : bar.height / 2
    drag(to: y)
  }

  override func pointerMoved(_ pointer: PointerSample) {
    if grip != nil { drag(to: pointer.location(in: self).y) }
  }

  override func pointerUp(_ pointer: PointerSample) { grip = nil }
  override func pointerCancelled() { grip = nil }

  private func presenceChanged() {
    presence.set(isWanted || grip != nil || flashing != nil)
  }

  private var travel: Double { max(0, bounds.height - 2 * Self.margin - length) }

  private var length: Double {
    let room = bounds.height - 2 * Self.margin
    return min(room, max(Self.minimumLength, room * visibleShare))
  }

  /// Where the bar is, in the strip.
  var bar: Rect {
    Rect(
      bounds.maxX - Self.margin - Self.barWidth, Self.margin + travel * position,
      Self.barWidth, length)
  }

  private func drag(to y: Double) {
    guard travel > 0, let grip else { return }
    onDrag?(min(1, max(0, (y - grip - Self.margin) / travel)))
  }
}
