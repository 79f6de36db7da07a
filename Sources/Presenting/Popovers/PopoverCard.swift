// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing

/// The card of popovers and menus: a shadow, an outlined background, an arrow, and content with rounded corners.
public final class PopoverCard: View {
  /// The size of the arrow in points, for `PopoverGeometry`: its length along the card's side, and its height.
  public static let arrowSize = Size(24, 12)
  /// The size of a disc inside the arrow that casts the shadow around its tip, and the blur of that shadow, in points.
  private static let arrowDiscSize = 8.0
  private static let arrowBlur = 14.0
  /// The factor of the card's shadow, since the two shadows overlap where the arrow begins.
  private static let arrowShadowStrength = 0.6

  /// The view inside the card. `show(_:contentSize:)` sets its frame.
  public let content: View
  private let shadowView = View()
  let arrowShadowView = View()
  private let backgroundView: PopoverBackgroundView
  private let clippingView = View()

  /// The frame of the card without its arrow, in the coordinates of the `PopoverCard`.
  public private(set) var cardFrame = Rect.zero

  /// Creates a card for a popover or a menu, with the view `content` inside. The card and its arrow have the color
  /// `background`, by default `surface`.
  public init(_ content: View, background: ColorRole = .surface) {
    self.content = content
    backgroundView = PopoverBackgroundView(background)
    super.init(frame: .zero)
    shadowView.isUserInteractionEnabled = false
    arrowShadowView.isUserInteractionEnabled = false
    backgroundView.isUserInteractionEnabled = false
    clippingView.clipsToBounds = true
    for view in [shadowView, arrowShadowView, backgroundView, clippingView] { addSubview(view) }
    clippingView.addSubview(content)
    wantsLayer = true
    accessibilityRole = .dialog
  }

  /// Marks the card as modal for assistive technology if its role is `dialog`, the default. Menus have another role.
  public override func updateAccessibilityElement(_ element: inout AccessibilityElement) {
    super.updateAccessibilityElement(&element)
    if element.role == .dialog { element.traits.insert(.modal) }
    element.actions = [.escape]
  }

  /// Lays out the card, its arrow and its content for a placement in the superview's coordinates. The size of the
  /// content is in points. The card clips content that is larger than the card.
  public func show(_ placement: PopoverPlacement, contentSize: Size) {
    let reach = Self.arrowSize.height
    frame = placement.frame.inset(by: -reach)
    cardFrame = Rect(origin: Point(reach, reach), size: placement.frame.size)
    shadowView.frame = cardFrame
    clippingView.frame = cardFrame
    content.frame = Rect(origin: .zero, size: contentSize)
    backgroundView.frame = bounds
    backgroundView.show(
      cardFrame, placement.arrowDirection, tip: placement.tip - frame.origin)
    layOutArrowShadow(placement.arrowDirection)
    applyStyle()
  }

  /// Places the disc in the middle of the arrow, where the arrow is wide enough.
  private func layOutArrowShadow(_ direction: PopoverArrowDirection) {
    arrowShadowView.isHidden = backgroundView.arrowFrame == nil
    guard let arrow = backgroundView.arrowFrame else { return }
    let disc = Self.arrowDiscSize
    // This distance from the tip leaves the disc one point inside the card's edge.
    let depth = Self.arrowSize.height - disc - 1
    let center = arrow.center
    arrowShadowView.frame =
      switch direction {
      case .up: Rect(center.x - disc / 2, arrow.minY + depth, disc, disc)
      case .down: Rect(center.x - disc / 2, arrow.maxY - depth - disc, disc, disc)
      case .left: Rect(arrow.minX + depth, center.y - disc / 2, disc, disc)
      default: Rect(arrow.maxX - depth - disc, center.y - disc / 2, disc, disc)
      }
  }

  /// Shrinks the card toward a point and makes it transparent. Call it before an animation that shows the card, or in
  /// an animation that hides the card. To show it, animate `transform` to the identity and `alpha` to 1.
  ///
  /// - Parameters:
  ///   - scale: The factor by which the card's width and height are multiplied, such as 0.9.
  ///   - tip: The point toward which the card shrinks, in the superview's coordinates.
  public func shrink(to scale: Double, toward tip: Point) {
    let way = tip - frame.center
    transform = Transform(
      a: scale, b: 0, c: 0, d: scale, tx: (1 - scale) * way.x, ty: (1 - scale) * way.y)
    alpha = 0
  }

  private func applyStyle() {
    let radius = theme.metrics.cardRadius
    clippingView.cornerRadius = radius
    shadowView.shadow = theme.cardShadow(radius: radius)
    arrowShadowView.shadow = theme.cardShadow(
      radius: Self.arrowDiscSize / 2, blur: Self.arrowBlur, strength: Self.arrowShadowStrength)
  }

  public override func traitsDidChange() {
    applyStyle()
  }

  /// Returns whether a point is inside the card or its arrow. The area around the arrow does not belong to the popover.
  public override func point(inside point: Point) -> Bool {
    cardFrame.contains(point) || backgroundView.arrowFrame?.contains(point) == true
  }
}

/// The background of a popover: a card with an outline that continues around the arrow.
final class PopoverBackgroundView: View {
  private let color: ColorRole
  private var cardFrame = Rect.zero
  private var direction: PopoverArrowDirection = []

  private(set) var arrowFrame: Rect?

  init(_ color: ColorRole) {
    self.color = color
    super.init(frame: .zero)
  }

  /// - Parameter tip: The tip of the arrow, in the view's coordinates.
  func show(_ card: Rect, _ direction: PopoverArrowDirection, tip: Point) {
    let arrow = Self.frame(of: direction, tip: tip)
    guard card != self.cardFrame || direction != self.direction || arrow != arrowFrame else {
      return
    }
    self.cardFrame = card
    self.direction = direction
    arrowFrame = arrow
    setNeedsDisplay()
  }

  private static func frame(of direction: PopoverArrowDirection, tip: Point) -> Rect? {
    let size = PopoverCard.arrowSize
    return switch direction {
    case .up: Rect(tip.x - size.width / 2, tip.y, size.width, size.height)
    case .down: Rect(tip.x - size.width / 2, tip.y - size.height, size.width, size.height)
    case .left: Rect(tip.x, tip.y - size.width / 2, size.height, size.width)
    case .right:
      Rect(tip.x - size.height, tip.y - size.width / 2, size.height, size.width)
    default: nil
    }
  }

  private var iconName: String? {
    switch direction {
    case .up: "popover-up"
    case .down: "popover-down"
    case .left: "popover-left"
    case .right: "popover-right"
    default: nil
    }
  }

  /// The width of the outline, in points. The outline is outside of the content, so that the content does not cover it.
  private var outlineWidth: Double { theme.contrast == .high ? 2 : 1 }

  override func draw(_ canvas: inout Canvas) {
    let color = ColorRole.fixed(theme.elevated.color(color))
    let outer = cardFrame.inset(by: -outlineWidth)
    let radius = theme.metrics.cardRadius + outlineWidth
    canvas.fill(cardFrame, color, radius: theme.metrics.cardRadius)
    canvas.stroke(outer, edgeColor, radius: radius, width: outlineWidth)
    guard let iconName, let arrowFrame else { return }
    canvas.fill(gap(of: arrowFrame), color)
    canvas.drawImage(.icon(iconName), in: arrowFrame, tint: color)
    canvas.drawImage(.icon(iconName + "-edge"), in: arrowFrame, tint: edgeColor)
  }

  /// The color of the outline. With normal contrast, a shadow surrounds it, so it is about twice as opaque as a
  /// separator.
  private var edgeColor: ColorRole { .faded(.control, 0.5) }

  private func gap(of arrow: Rect) -> Rect {
    let inset = 2.0
    return switch direction {
    case .up:
      Rect(arrow.minX + inset, arrow.maxY - outlineWidth, arrow.width - 2 * inset, outlineWidth)
    case .down: Rect(arrow.minX + inset, arrow.minY, arrow.width - 2 * inset, outlineWidth)
    case .left:
      Rect(arrow.maxX - outlineWidth, arrow.minY + inset, outlineWidth, arrow.height - 2 * inset)
    default: Rect(arrow.minX, arrow.minY + inset, outlineWidth, arrow.height - 2 * inset)
    }
  }
}
