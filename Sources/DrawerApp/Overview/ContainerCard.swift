// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A card that leads to a container's screen: a small picture, which moves when the pointer or the keyboard comes to
/// the card, the container's name and what it is for.
final class ContainerCard: Control {
  /// The picture's height as a share of its width.
  private static let ratio = Miniature.size.height / Miniature.size.width
  /// Points.
  private static let inset = 12.0
  private static let smallWidth = 96.0
  private static let pictureGap = 10.0
  private static let nameGap = 2.0

  private var onArrow: ((Key) -> Bool)?

  private let picture: Miniature
  private let name: Label
  private let purpose: Label
  private var isHovered = false

  init(name: String, purpose: String, picture: [Miniature.Part]) {
    self.picture = Miniature(picture)
    self.name = Label(name, style: .bodyStrong)
    self.purpose = Label(purpose, style: .caption)
    super.init(frame: .zero)
    accessibilityLabel = localized("\(name): \(purpose)", context: "card")
    accessibilityRole = .button
    self.purpose.color = .secondaryText
    for label in [self.name, self.purpose] { label.numberOfLines = 0 }
    for part in [self.picture, self.name, self.purpose] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    borderWidth = 1
    borderColor = .separator
    backgroundColor = .surface
    cornerRadius = theme.metrics.cardRadius
  }

  /// - Parameter onArrow: Called with each key; returns true if the key leads to another card.
  func handleArrows(_ onArrow: @escaping (Key) -> Bool) { self.onArrow = onArrow }

  override var passiveCursor: Cursor? { .pointingHand }

  /// Whether the picture is small and stands beside the words, for windows that are low. Default false: above them.
  private var hasPictureBeside = false

  func setPictureBeside(_ isBeside: Bool) {
    guard isBeside != hasPictureBeside else { return }
    hasPictureBeside = isBeside
    setNeedsLayout()
  }

  /// The height of a card that is so wide.
  func height(forWidth width: Double) -> Double {
    let room = words(forWidth: width).width
    let words = [name, purpose].map { $0.sizeThatFits(Size(room, .infinity)).height }
    let height = words.reduce(Self.nameGap, +)
    let picture = pictureSize(forWidth: width).height
    return 2 * Self.inset
      + (hasPictureBeside ? max(picture, height) : picture + Self.pictureGap + height)
  }

  private func pictureSize(forWidth width: Double) -> Size {
    let width = hasPictureBeside ? Self.smallWidth : width - 2 * Self.inset
    return Size(width, (width * Self.ratio).rounded())
  }

  /// Where the words begin, and their width.
  private func words(forWidth width: Double) -> (x: Double, width: Double) {
    let x = hasPictureBeside ? Self.inset + Self.smallWidth + Self.inset : Self.inset
    return (x, max(0, width - x - Self.inset))
  }

  override func layoutSubviews() {
    let size = pictureSize(forWidth: bounds.width)
    picture.frame = mirrored(Rect(Self.inset, Self.inset, size.width, size.height))
    let (x, room) = words(forWidth: bounds.width)
    var y = hasPictureBeside ? Self.inset : Self.inset + size.height + Self.pictureGap
    for (label, gap) in [(name, Self.nameGap), (purpose, 0)] {
      let size = label.sizeThatFits(Size(room, .infinity))
      label.frame = mirrored(Rect(x, y, min(size.width, room), size.height))
      y += size.height + gap
    }
  }

  override func draw(_ canvas: inout Canvas) {
    drawHighlight(&canvas, in: bounds, radius: cornerRadius)
  }

  override func keyDown(_ event: KeyEvent) -> Bool {
    if event.modifiers.isEmpty, onArrow?(event.key) == true { return true }
    return super.keyDown(event)
  }

  // MARK: When the picture moves

  override func hoverBegan() {
    super.hoverBegan()
    isHovered = true
    updatePicture()
  }

  override func hoverEnded() {
    super.hoverEnded()
    isHovered = false
    if !isInUse { picture.stop() }
  }

  override func firstResponderChanged(_ isFirstResponder: Bool) {
    super.firstResponderChanged(isFirstResponder)
    updatePicture()
  }

  override func windowFocusChanged(_ hasFocus: Bool) {
    super.windowFocusChanged(hasFocus)
    updatePicture()
  }

  private func updatePicture() {
    guard isInUse else { return picture.stop() }
    picture.play { [weak self] in self?.isInUse == true }
  }

  /// Where the keyboard is without its ring nobody looks for it, and nobody in a window that another one has taken
  /// the keyboard from.
  private var isInUse: Bool {
    guard let window, window.hasFocus else { return false }
    return isHovered || isFirstResponder && window.focus.isRingVisible
  }
}
