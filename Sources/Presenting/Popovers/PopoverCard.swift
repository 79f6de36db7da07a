// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing

/// The card of popovers and menus: a shadow, a background with an outline and an arrow, and the
/// content, clipped at the rounded corners.
public final class PopoverCard: View {
  /// The arrow's length along the side and its height away from it, in points. `PopoverGeometry`
  /// needs both.
  public static let arrow = Size(24, 12)
  /// Points of a disc that fits into the arrow and throws the shadow around its tip, and of that shadow.
  private static let arrowDisc = 8.0
  private static let arrowBlur = 14.0
  /// Share of the card's shadow: the two lie over each other where the arrow begins.
  private static let arrowShadowStrength = 0.6

  /// What lies on the card. `show(_:contentSize:)` sets its frame.
  public let content: View
  private let shade = View()
  let arrowShade = View()
  private let ground: PopoverGround
  private let body = View()

  /// Where the content lies, in the card's coordinates.
  public private(set) var place = Rect.zero

  /// - Parameters:
  ///   - content: What lies on the card; `show(_:contentSize:)` gives it its frame.
  ///   - background: What the card and its arrow are filled with. Default surface.
  public init(_ content: View, background: ColorRole = .surface) {
    self.content = content
    ground = PopoverGround(background)
    super.init(frame: .zero)
    shade.isUserInteractionEnabled = false
    arrowShade.isUserInteractionEnabled = false
    ground.isUserInteractionEnabled = false
    body.clipsToBounds = true
    for view in [shade, arrowShade, ground, body] { addSubview(view) }
    body.addSubview(content)
    wantsLayer = true
    accessibilityRole = .dialog
  }

  /// One that is not a menu has to be closed first.
  public override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    if element.role == .dialog { element.traits.insert(.modal) }
    element.actions = [.escape]
  }

  /// Sets the card's frame to a placement, in the superview's coordinates.
  ///
  /// - Parameter contentSize: Points; the card cuts off the part for which the placement has no
  ///   room.
  public func show(_ placement: PopoverPlacement, contentSize: Size) {
    let reach = Self.arrow.height
    frame = placement.frame.inset(by: -reach)
    place = Rect(origin: Point(reach, reach), size: placement.frame.size)
    shade.frame = place
    body.frame = place
    content.frame = Rect(origin: .zero, size: contentSize)
    ground.frame = bounds
    ground.show(
      place, placement.arrowDirection, tip: placement.tip - frame.origin)
    placeArrowShade(placement.arrowDirection)
    style()
  }

  /// In the middle of the arrow, where it is wide enough for the disc.
  private func placeArrowShade(_ direction: PopoverArrowDirection) {
    arrowShade.isHidden = ground.arrowFrame == nil
    guard let arrow = ground.arrowFrame else { return }
    let disc = Self.arrowDisc
    // As far from the tip as leaves it one point inside the card's edge.
    let depth = Self.arrow.height - disc - 1
    let center = arrow.center
    arrowShade.frame =
      switch direction {
      case .up: Rect(center.x - disc / 2, arrow.minY + depth, disc, disc)
      case .down: Rect(center.x - disc / 2, arrow.maxY - depth - disc, disc, disc)
      case .left: Rect(arrow.minX + depth, center.y - disc / 2, disc, disc)
      default: Rect(arrow.maxX - depth - disc, center.y - disc / 2, disc, disc)
      }
  }

  /// Sets the look at the start of its appearance: small and transparent. The plain look is the
  /// identity transform and an alpha of 1.
  ///
  /// - Parameters:
  ///   - scale: The share of its size.
  ///   - tip: In the superview's coordinates.
  public func shrink(to scale: Double, toward tip: Point) {
    let way = tip - frame.center
    transform = Transform(
      a: scale, b: 0, c: 0, d: scale, tx: (1 - scale) * way.x, ty: (1 - scale) * way.y)
    alpha = 0
  }

  private func style() {
    let radius = theme.metrics.cardRadius
    body.cornerRadius = radius
    shade.shadow = theme.cardShadow(radius: radius)
    arrowShade.shadow = theme.cardShadow(
      radius: Self.arrowDisc / 2, blur: Self.arrowBlur, strength: Self.arrowShadowStrength)
  }

  public override func traitsChanged() {
    style()
  }

  /// The arrow's surroundings are not the popover's.
  public override func point(inside point: Point) -> Bool {
    place.contains(point) || ground.arrowFrame?.contains(point) == true
  }
}

/// The background of a popover: a card with an outline that goes around the arrow.
final class PopoverGround: View {
  private let color: ColorRole
  private var card = Rect.zero
  private var direction: PopoverArrowDirection = []

  /// Nil without an arrow.
  private(set) var arrowFrame: Rect?

  init(_ color: ColorRole) {
    self.color = color
    super.init(frame: .zero)
  }

  /// - Parameter tip: Where the arrow ends, in the view's coordinates.
  func show(_ card: Rect, _ direction: PopoverArrowDirection, tip: Point) {
    let arrow = Self.frame(of: direction, tip: tip)
    guard card != self.card || direction != self.direction || arrow != arrowFrame else { return }
    self.card = card
    self.direction = direction
    arrowFrame = arrow
    setNeedsDisplay()
  }

  private static func frame(of direction: PopoverArrowDirection, tip: Point) -> Rect? {
    let size = PopoverCard.arrow
    return switch direction {
    case .up: Rect(tip.x - size.width / 2, tip.y, size.width, size.height)
    case .down: Rect(tip.x - size.width / 2, tip.y - size.height, size.width, size.height)
    case .left: Rect(tip.x, tip.y - size.width / 2, size.height, size.width)
    case .right:
      Rect(tip.x - size.height, tip.y - size.width / 2, size.height, size.width)
    default: nil
    }
  }

  private var name: String? {
    switch direction {
    case .up: "popover-up"
    case .down: "popover-down"
    case .left: "popover-left"
    case .right: "popover-right"
    default: nil
    }
  }

  /// The width of the outline, in points. The outline is outside of the content, so that the content does not cover it.
  private var outline: Double { theme.contrast == .high ? 2 : 1 }

  override func draw(_ canvas: inout Canvas) {
    let color = ColorRole.fixed(theme.elevated.color(color))
    let outer = card.inset(by: -outline)
    let radius = theme.metrics.cardRadius + outline
    canvas.fill(card, color, radius: theme.metrics.cardRadius)
    canvas.stroke(outer, edge, radius: radius, width: outline)
    guard let name, let arrowFrame else { return }
    canvas.fill(gap(of: arrowFrame), color)
    canvas.image(.icon(name), in: arrowFrame, tint: color)
    canvas.image(.icon(name + "-edge"), in: arrowFrame, tint: edge)
  }

  /// The color of the outline. With normal contrast it is about twice as opaque as a separator, since a shadow surrounds it.
  private var edge: ColorRole { .faded(.control, 0.5) }

  /// The part of the outline that the arrow opens.
  private func gap(of arrow: Rect) -> Rect {
    let inset = 2.0
    return switch direction {
    case .up: Rect(arrow.minX + inset, arrow.maxY - outline, arrow.width - 2 * inset, outline)
    case .down: Rect(arrow.minX + inset, arrow.minY, arrow.width - 2 * inset, outline)
    case .left: Rect(arrow.maxX - outline, arrow.minY + inset, outline, arrow.height - 2 * inset)
    default: Rect(arrow.minX, arrow.minY + inset, outline, arrow.height - 2 * inset)
    }
  }
}
