// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

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

  /// Points. The outline lies outside of the content, so that nothing of that covers it.
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

  /// Twice as strong as a line between rows: a shadow lies on its outer side.
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
