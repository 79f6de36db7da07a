// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A card that opens the screen of a container. It has the container's name and purpose, and a thumbnail that is
/// animated while the card is hovered or focused.
final class ContainerCard: Control {
  /// The height of the picture divided by its width.
  private static let pictureAspectRatio =
    ContainerThumbnail.size.height / ContainerThumbnail.size.width
  private static let inset = 12.0
  private static let smallPictureWidth = 96.0
  private static let pictureGap = 10.0
  private static let nameGap = 2.0

  private var onArrow: ((Key) -> Bool)?

  private let picture: ContainerThumbnail
  private let name: Label
  private let purpose: Label
  private var isHovered = false

  init(name: String, purpose: String, picture: [ContainerThumbnail.Part]) {
    self.picture = ContainerThumbnail(picture)
    self.name = Label(name, style: .bodyStrong)
    self.purpose = Label(purpose, style: .caption, color: .secondaryText)
    super.init(frame: .zero)
    accessibilityLabel = localized("\(name): \(purpose)", context: "card")
    accessibilityRole = .button
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

  /// Sets a handler for key presses, which returns true if it has moved the first responder to another card.
  func setArrowHandler(_ onArrow: @escaping (Key) -> Bool) { self.onArrow = onArrow }

  override var passiveCursor: Cursor? { .pointingHand }

  /// Whether the picture is small and next to the words, for low windows. Default false: above the words.
  private var hasPictureBeside = false

  func setPictureBeside(_ isBeside: Bool) {
    guard isBeside != hasPictureBeside else { return }
    hasPictureBeside = isBeside
    setNeedsLayout()
  }

  func height(forWidth width: Double) -> Double {
    let room = textColumn(forWidth: width).width
    let words = [name, purpose].map { $0.sizeThatFits(Size(room, .infinity)).height }
    let height = words.reduce(Self.nameGap, +)
    let picture = pictureSize(forWidth: width).height
    return 2 * Self.inset
      + (hasPictureBeside ? max(picture, height) : picture + Self.pictureGap + height)
  }

  private func pictureSize(forWidth width: Double) -> Size {
    let width = hasPictureBeside ? Self.smallPictureWidth : width - 2 * Self.inset
    return Size(width, (width * Self.pictureAspectRatio).rounded())
  }

  /// The position and width of the words.
  private func textColumn(forWidth width: Double) -> (x: Double, width: Double) {
    let x = hasPictureBeside ? 2 * Self.inset + Self.smallPictureWidth : Self.inset
    return (x, max(0, width - x - Self.inset))
  }

  override func layoutSubviews() {
    let size = pictureSize(forWidth: bounds.width)
    picture.frame = mirrored(Rect(Self.inset, Self.inset, size.width, size.height))
    let (x, room) = textColumn(forWidth: bounds.width)
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

  // MARK: Animation

  override func hoverBegan() {
    super.hoverBegan()
    isHovered = true
    updatePictureAnimation()
  }

  override func hoverEnded() {
    super.hoverEnded()
    isHovered = false
    if !shouldAnimatePicture { picture.stop() }
  }

  override func firstResponderDidChange(_ isFirstResponder: Bool) {
    super.firstResponderDidChange(isFirstResponder)
    updatePictureAnimation()
  }

  override func windowFocusDidChange(_ hasFocus: Bool) {
    super.windowFocusDidChange(hasFocus)
    updatePictureAnimation()
  }

  private func updatePictureAnimation() {
    guard shouldAnimatePicture else { return picture.stop() }
    picture.play { [weak self] in self?.shouldAnimatePicture == true }
  }

  /// Whether the card is hovered, or visibly focused, in a window that has the keyboard focus.
  private var shouldAnimatePicture: Bool {
    guard let window, window.hasFocus else { return false }
    return isHovered || isFirstResponder && window.focus.isRingVisible
  }
}
