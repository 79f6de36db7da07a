// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// Finds the place of something that belongs beside something else: popovers, menus, tool tips.
///
/// It tries the permitted sides in turn, below first, then above, then where reading goes on, then the
/// other one, and takes the first with room for all of it where the arrow can point at the anchor. With
/// no such side it takes the one that leaves the most, and makes itself smaller. Only without any room
/// beside the anchor it lies over it. It never leaves the container but for its margins.
public nonisolated struct PopoverGeometry: Sendable, Hashable {
  /// How it lies along the anchor's side.
  public enum Alignment: Sendable, Hashable {
    /// Middle to middle.
    case center
    /// Edge to edge where reading begins, or with the upper edges in a line.
    case leading
  }

  /// Points that are the least worth showing beside an anchor; less of it lies over the anchor.
  static let leastRoom = Size(64, 44)

  /// The area it has to stay in, less `margins`.
  public var container: Rect

  /// Points kept free at the container's edges. Default 8 all around.
  public var margins = Insets(horizontal: 8, vertical: 8)

  /// What it belongs to; what lies outside of the container counts as lying at its edge.
  public var anchor: Rect

  /// What it would like to have, in points, without the arrow.
  public var size: Size

  /// Default any.
  public var permittedDirections = PopoverArrowDirection.any

  /// The side to stay at while there is room. Default none.
  public var presentDirection: PopoverArrowDirection?

  /// Points along the side and away from it; zero for none. Default zero.
  public var arrow = Size.zero

  /// Points that the arrow keeps from the ends of a side. Default 0.
  public var cornerRadius = 0.0

  /// Points between the anchor and the arrow's tip, or the frame when there is no arrow. Default 0.
  public var gap = 0.0

  /// Default center.
  public var alignment = Alignment.center

  /// Points that a leading alignment is shifted by along the side, away from the beginning. Default 0.
  public var alignmentOffset = 0.0

  /// Whether it rather lies over the anchor than being made smaller. Default false.
  public var canOverlap = false

  /// Whether reading goes from right to left. Default false.
  public var isMirrored = false

  /// A search with the default margins and sides.
  ///
  /// - Parameters:
  ///   - container: The area to stay in, in points.
  ///   - anchor: What it belongs to, in the container's coordinates.
  ///   - size: What it would like to have, in points, without the arrow.
  public init(container: Rect, anchor: Rect, size: Size) {
    self.container = container
    self.anchor = anchor
    self.size = size
  }

  /// The place that the search finds, computed at each reading. Without any permitted direction it is over the anchor.
  public var placement: PopoverPlacement {
    let sides = self.sides
    guard !sides.isEmpty else { return placeOver() }
    let roomy = sides.filter { fits(in: room($0)) }
    if let side = roomy.first(where: canPoint) ?? roomy.first { return place(at: side) }
    let best = sides.filter { isWorthShowing(in: room($0)) }.max {
      area(in: room($0)) < area(in: room($1))
    }
    guard !canOverlap, let best else { return placeOver() }
    return place(at: best)
  }

  // MARK: Room

  private var area: Rect { container.inset(by: margins) }

  /// Inside the container.
  private var place: Rect {
    let left = min(max(anchor.minX, container.minX), container.maxX)
    let top = min(max(anchor.minY, container.minY), container.maxY)
    return Rect(
      left, top, max(0, min(anchor.maxX, container.maxX) - left),
      max(0, min(anchor.maxY, container.maxY) - top))
  }

  private var sides: [PopoverArrowDirection] {
    var order: [PopoverArrowDirection] =
      [.up, .down] + (isMirrored ? [.right, .left] : [.left, .right])
    if let presentDirection { order.insert(presentDirection, at: 0) }
    return order.filter { !$0.isEmpty && permittedDirections.contains($0) }
  }

  private var reach: Double { gap + arrow.height }

  private func room(_ side: PopoverArrowDirection) -> Size {
    let length: Double =
      switch side {
      case .up: area.maxY - place.maxY - reach
      case .down: place.minY - reach - area.minY
      case .left: area.maxX - place.maxX - reach
      default: place.minX - reach - area.minX
      }
    return side.isVertical
      ? Size(area.width, max(0, length)) : Size(max(0, length), area.height)
  }

  private func fits(in room: Size) -> Bool {
    size.width <= room.width && size.height <= room.height
  }

  private func area(in room: Size) -> Double {
    min(size.width, room.width) * min(size.height, room.height)
  }

  private func isWorthShowing(in room: Size) -> Bool {
    room.width >= min(size.width, Self.leastRoom.width)
      && room.height >= min(size.height, Self.leastRoom.height)
  }

  /// Points between an end of a side and the arrow's middle.
  private var inset: Double { arrow == .zero ? 0 : cornerRadius + arrow.width / 2 }

  /// Whether the arrow reaches a place that is the anchor's.
  private func canPoint(_ side: PopoverArrowDirection) -> Bool {
    let (low, high) =
      side.isVertical ? (area.minX, area.maxX) : (area.minY, area.maxY)
    let (start, end) =
      side.isVertical ? (place.minX, place.maxX) : (place.minY, place.maxY)
    return arrow == .zero || (end >= low + inset && start <= high - inset)
  }

  // MARK: Placing

  private func place(at side: PopoverArrowDirection) -> PopoverPlacement {
    let room = room(side)
    let size = Size(min(self.size.width, room.width), min(self.size.height, room.height))
    if side.isVertical {
      let x = along(
        place.minX, place.maxX, length: size.width, area.minX, area.maxX,
        startsAtEnd: isMirrored)
      let y =
        side == .up
        ? min(max((place.maxY + reach).rounded(.up), area.minY), area.maxY - size.height)
        : max(
          min((place.minY - reach).rounded(.down), area.maxY) - size.height, area.minY)
      return PopoverPlacement(
        frame: Rect(origin: Point(x, y), size: size), arrowDirection: arrow == .zero ? [] : side,
        tip: Point(
          aim(at: place.midX, x, x + size.width),
          side == .up ? y - arrow.height : y + size.height + arrow.height))
    }
    let y = along(
      place.minY, place.maxY, length: size.height, area.minY, area.maxY, startsAtEnd: false)
    let x =
      side == .left
      ? min(max((place.maxX + reach).rounded(.up), area.minX), area.maxX - size.width)
      : max(min((place.minX - reach).rounded(.down), area.maxX) - size.width, area.minX)
    return PopoverPlacement(
      frame: Rect(origin: Point(x, y), size: size), arrowDirection: arrow == .zero ? [] : side,
      tip: Point(
        side == .left ? x - arrow.height : x + size.width + arrow.height,
        aim(at: place.midY, y, y + size.height)))
  }

  /// No room beside the anchor.
  private func placeOver() -> PopoverPlacement {
    let size = Size(min(self.size.width, area.width), min(self.size.height, area.height))
    let x = along(
      place.minX, place.maxX, length: size.width, area.minX, area.maxX, startsAtEnd: isMirrored)
    let y = along(
      place.minY, place.maxY, length: size.height, area.minY, area.maxY, startsAtEnd: false)
    return PopoverPlacement(
      frame: Rect(origin: Point(x, y), size: size), arrowDirection: [], tip: place.center)
  }

  /// The beginning of a side that is `length` long, on whole points and within `low` and `high`.
  private func along(
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

  private func aim(at middle: Double, _ low: Double, _ high: Double) -> Double {
    high - low < 2 * inset ? (low + high) / 2 : min(max(middle, low + inset), high - inset)
  }
}

/// The directions in which the arrow of a popover may point; UIKit's `UIPopoverArrowDirection`. The
/// popover is on the opposite side of its anchor: with `up` it is below the anchor.
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
  /// All four directions.
  public static let any: PopoverArrowDirection = [.up, .down, .left, .right]

  /// Whether the popover is above or below its anchor.
  var isVertical: Bool { self == .up || self == .down }
}

/// The frame of a popover, and the direction and the tip of its arrow.
public nonisolated struct PopoverPlacement: Sendable, Hashable {
  /// Without the arrow.
  public var frame: Rect

  /// One direction; none where there is no arrow, or no room for it.
  public var arrowDirection: PopoverArrowDirection

  /// The point of the arrow; without one, where it would be.
  public var tip: Point

  /// A place, in points of the container's coordinates.
  public init(frame: Rect, arrowDirection: PopoverArrowDirection, tip: Point) {
    self.frame = frame
    self.arrowDirection = arrowDirection
    self.tip = tip
  }

  /// A placement between this one and `other`. If the directions of the arrows differ, the result has
  /// the direction and the tip of `other`.
  ///
  /// - Parameters:
  ///   - other: The placement at the end.
  ///   - share: 0 for the frame of this placement, 1 for the frame of `other`.
  public func interpolated(to other: PopoverPlacement, share: Double) -> PopoverPlacement {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
    return PopoverPlacement(
      frame: Rect(
        mix(frame.minX, other.frame.minX), mix(frame.minY, other.frame.minY),
        mix(frame.width, other.frame.width), mix(frame.height, other.frame.height)),
      arrowDirection: other.arrowDirection,
      tip: arrowDirection == other.arrowDirection
        ? Point(mix(tip.x, other.tip.x), mix(tip.y, other.tip.y)) : other.tip)
  }
}
