// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// Computes the placement of a popover, a menu or a tool tip next to its anchor, always inside the container's margins.
///
/// The permitted sides are tried in this order: the side of `currentDirection`, below the anchor, above the anchor,
/// after it in the reading direction, before it.
///
/// - Of the sides with enough space, the first one where the arrow can point at the anchor is used. If the arrow cannot
///   do that anywhere, the first side with enough space is used.
/// - If no side has enough space, the popover is shrunk at the side where its largest part fits. If `canOverlap` is
///   true, or if no side has 64 × 44 points for a larger popover, the popover covers the anchor instead.
public nonisolated struct PopoverGeometry: Sendable, Hashable {
  /// The alignment of a popover with its anchor, along the anchor's edge at which the popover is placed.
  public enum Alignment: Sendable, Hashable {
    /// The centers are aligned.
    case center
    /// The leading edges are aligned, or the upper edges if the popover is to the left or right of the anchor.
    case leading
  }

  /// The smallest useful size in points. If no side has as much space, the placement covers the anchor.
  static let minimumRoom = Size(64, 44)

  /// The area that may contain the popover, in points. The `margins` are subtracted from it.
  public var container: Rect

  /// The minimum distances of the popover from the container's edges, in points. Default 8 on all sides.
  public var margins = Insets(horizontal: 8, vertical: 8)

  /// The rectangle that the popover points at, in the container's coordinates. The popover points at the part inside
  /// the container or, if there is none, at the nearest part of the container's edge.
  public var anchor: Rect

  /// The preferred size of the popover in points, without the arrow.
  public var size: Size

  /// The directions in which the popover's arrow may point. Default any.
  public var permittedDirections = PopoverArrowDirection.any

  /// The arrow direction of a visible popover, tried first so that the popover stays at its side. Default nil: none.
  public var currentDirection: PopoverArrowDirection?

  /// The arrow's length along the popover's side and its height, in points. Default zero: no arrow.
  public var arrowSize = Size.zero

  /// The radius of the popover's corners, in points. The arrow is at least this far from the corners. Default 0.
  public var cornerRadius = 0.0

  /// The distance, in points, from the anchor to the arrow's tip, or to the popover if it has no arrow. Default 0.
  public var gap = 0.0

  /// The alignment of the popover with its anchor. Default center.
  public var alignment = Alignment.center

  /// The distance in points from the anchor's leading or upper edge to the same edge of the popover, if `alignment` is
  /// `leading`. Default 0.
  public var alignmentOffset = 0.0

  /// Whether a popover that fits on no side of the anchor covers the anchor instead of shrinking. Default false.
  public var canOverlap = false

  /// Whether the layout is from right to left. Default false.
  public var isMirrored = false

  /// Creates a popover geometry with the default margins, and with all arrow directions permitted.
  ///
  /// - Parameters:
  ///   - container: The area that may contain the popover, in points.
  ///   - anchor: The rectangle that the popover points at, in the container's coordinates.
  ///   - size: The preferred size of the popover in points, without the arrow.
  public init(container: Rect, anchor: Rect, size: Size) {
    self.container = container
    self.anchor = anchor
    self.size = size
  }

  /// The placement, computed at each access. If no arrow direction is permitted, the popover covers the anchor.
  public var placement: PopoverPlacement {
    let sides = self.sides
    guard !sides.isEmpty else { return overlappingPlacement() }
    let roomy = sides.filter { fits(in: room($0)) }
    if let side = roomy.first(where: canPoint) ?? roomy.first { return sidePlacement(at: side) }
    let best = sides.filter { isWorthShowing(in: room($0)) }.max {
      visibleArea(in: room($0)) < visibleArea(in: room($1))
    }
    guard !canOverlap, let best else { return overlappingPlacement() }
    return sidePlacement(at: best)
  }

  // MARK: Available space

  private var availableRect: Rect { container.inset(by: margins) }

  /// The part of the anchor inside the container.
  private var visibleAnchor: Rect {
    let left = min(max(anchor.minX, container.minX), container.maxX)
    let top = min(max(anchor.minY, container.minY), container.maxY)
    return Rect(
      left, top, max(0, min(anchor.maxX, container.maxX) - left),
      max(0, min(anchor.maxY, container.maxY) - top))
  }

  private var sides: [PopoverArrowDirection] {
    var order: [PopoverArrowDirection] =
      [.up, .down] + (isMirrored ? [.right, .left] : [.left, .right])
    if let currentDirection { order.insert(currentDirection, at: 0) }
    return order.filter { !$0.isEmpty && permittedDirections.contains($0) }
  }

  private var reach: Double { gap + arrowSize.height }

  private func room(_ side: PopoverArrowDirection) -> Size {
    let length: Double =
      switch side {
      case .up: availableRect.maxY - visibleAnchor.maxY - reach
      case .down: visibleAnchor.minY - reach - availableRect.minY
      case .left: availableRect.maxX - visibleAnchor.maxX - reach
      default: visibleAnchor.minX - reach - availableRect.minX
      }
    return side.isVertical
      ? Size(availableRect.width, max(0, length)) : Size(max(0, length), availableRect.height)
  }

  private func fits(in room: Size) -> Bool {
    size.width <= room.width && size.height <= room.height
  }

  private func visibleArea(in room: Size) -> Double {
    min(size.width, room.width) * min(size.height, room.height)
  }

  private func isWorthShowing(in room: Size) -> Bool {
    room.width >= min(size.width, Self.minimumRoom.width)
      && room.height >= min(size.height, Self.minimumRoom.height)
  }

  /// The minimum distance between an end of a side and the arrow's middle, in points.
  private var inset: Double { arrowSize == .zero ? 0 : cornerRadius + arrowSize.width / 2 }

  private func canPoint(_ side: PopoverArrowDirection) -> Bool {
    let (low, high) =
      side.isVertical
      ? (availableRect.minX, availableRect.maxX) : (availableRect.minY, availableRect.maxY)
    let (start, end) =
      side.isVertical
      ? (visibleAnchor.minX, visibleAnchor.maxX) : (visibleAnchor.minY, visibleAnchor.maxY)
    return arrowSize == .zero || (end >= low + inset && start <= high - inset)
  }

  // MARK: Placing

  private func sidePlacement(at side: PopoverArrowDirection) -> PopoverPlacement {
    let room = room(side)
    let size = Size(min(self.size.width, room.width), min(self.size.height, room.height))
    if side.isVertical {
      let x = alignedStart(
        visibleAnchor.minX, visibleAnchor.maxX, length: size.width, availableRect.minX,
        availableRect.maxX,
        startsAtEnd: isMirrored)
      let y =
        side == .up
        ? min(
          max((visibleAnchor.maxY + reach).rounded(.up), availableRect.minY),
          availableRect.maxY - size.height)
        : max(
          min((visibleAnchor.minY - reach).rounded(.down), availableRect.maxY) - size.height,
          availableRect.minY)
      return PopoverPlacement(
        frame: Rect(origin: Point(x, y), size: size),
        arrowDirection: arrowSize == .zero ? [] : side,
        tip: Point(
          tipPosition(near: visibleAnchor.midX, x, x + size.width),
          side == .up ? y - arrowSize.height : y + size.height + arrowSize.height))
    }
    let y = alignedStart(
      visibleAnchor.minY, visibleAnchor.maxY, length: size.height, availableRect.minY,
      availableRect.maxY, startsAtEnd: false)
    let x =
      side == .left
      ? min(
        max((visibleAnchor.maxX + reach).rounded(.up), availableRect.minX),
        availableRect.maxX - size.width)
      : max(
        min((visibleAnchor.minX - reach).rounded(.down), availableRect.maxX) - size.width,
        availableRect.minX)
    return PopoverPlacement(
      frame: Rect(origin: Point(x, y), size: size), arrowDirection: arrowSize == .zero ? [] : side,
      tip: Point(
        side == .left ? x - arrowSize.height : x + size.width + arrowSize.height,
        tipPosition(near: visibleAnchor.midY, y, y + size.height)))
  }

  private func overlappingPlacement() -> PopoverPlacement {
    let size = Size(
      min(self.size.width, availableRect.width), min(self.size.height, availableRect.height))
    let x = alignedStart(
      visibleAnchor.minX, visibleAnchor.maxX, length: size.width, availableRect.minX,
      availableRect.maxX, startsAtEnd: isMirrored)
    let y = alignedStart(
      visibleAnchor.minY, visibleAnchor.maxY, length: size.height, availableRect.minY,
      availableRect.maxY, startsAtEnd: false)
    return PopoverPlacement(
      frame: Rect(origin: Point(x, y), size: size), arrowDirection: [], tip: visibleAnchor.center)
  }

  /// Returns the start of a side with a length, on a whole point and within `low` and `high`.
  private func alignedStart(
    _ start: Double, _ end: Double, length: Double, _ low: Double, _ high: Double,
    startsAtEnd: Bool
  ) -> Double {
    let wanted: Double =
      switch alignment {
      case .center: (start + end - length) / 2
      case .leading: startsAtEnd ? end - length - alignmentOffset : start + alignmentOffset
      }
    return max(low, min(wanted.rounded(), high - length))
  }

  private func tipPosition(near middle: Double, _ low: Double, _ high: Double) -> Double {
    high - low < 2 * inset ? (low + high) / 2 : min(max(middle, low + inset), high - inset)
  }
}

/// The directions in which the arrow of a popover may point, like UIKit's `UIPopoverArrowDirection`. The popover is on
/// the opposite side of its anchor: with `up` it is below the anchor.
public nonisolated struct PopoverArrowDirection: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The arrow points up: the popover is below its anchor.
  public static let up = PopoverArrowDirection(rawValue: 1)
  /// The arrow points down: the popover is above its anchor.
  public static let down = PopoverArrowDirection(rawValue: 2)
  /// The arrow points to the left: the popover is to the right of its anchor.
  public static let left = PopoverArrowDirection(rawValue: 4)
  /// The arrow points to the right: the popover is to the left of its anchor.
  public static let right = PopoverArrowDirection(rawValue: 8)
  /// All four directions of the arrow.
  public static let any: PopoverArrowDirection = [.up, .down, .left, .right]

  var isVertical: Bool { self == .up || self == .down }
}

/// The frame of a popover, with the direction and the tip of its arrow.
public nonisolated struct PopoverPlacement: Sendable, Hashable {
  /// The frame of the popover without its arrow, in points.
  public var frame: Rect

  /// The direction of the popover's arrow; empty if there is no arrow or no space for it.
  public var arrowDirection: PopoverArrowDirection

  /// The tip of the popover's arrow. Without an arrow, the point of the popover's edge that is nearest to the anchor's
  /// middle, or the anchor's center if the popover covers the anchor.
  public var tip: Point

  /// Creates a popover placement. The frame and the tip of the arrow are in points of the container's coordinates.
  public init(frame: Rect, arrowDirection: PopoverArrowDirection, tip: Point) {
    self.frame = frame
    self.arrowDirection = arrowDirection
    self.tip = tip
  }

  /// Returns a placement between this placement and `other`. If the arrow directions differ, the arrow is `other`'s.
  ///
  /// - Parameters:
  ///   - other: The placement that corresponds to the fraction 1.
  ///   - fraction: 0 for the frame of this placement, 1 for the frame of `other`.
  public func interpolated(to other: PopoverPlacement, fraction: Double) -> PopoverPlacement {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * fraction }
    return PopoverPlacement(
      frame: Rect(
        mix(frame.minX, other.frame.minX), mix(frame.minY, other.frame.minY),
        mix(frame.width, other.frame.width), mix(frame.height, other.frame.height)),
      arrowDirection: other.arrowDirection,
      tip: arrowDirection == other.arrowDirection
        ? Point(mix(tip.x, other.tip.x), mix(tip.y, other.tip.y)) : other.tip)
  }
}
