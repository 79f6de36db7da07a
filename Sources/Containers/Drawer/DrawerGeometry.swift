// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Computes the frames of a drawer's parts from its size and its positions. Position 0 is closed and 1 is open.
///
/// Beyond 1 a side is stretched. While the center is replaced, positions from 1 to 2 move the center off the container,
/// whatever the size, so that a resize during the movement keeps the parts in place.
nonisolated struct DrawerGeometry: Sendable {
  static let centerAwayPosition = 2.0
  /// The fraction of the space next to an open side for which the stretched side follows the pointer exactly.
  private static let unresistedFraction = 0.075

  /// A side at the current size: docked if the container is wide enough.
  struct Side: Sendable, Equatable {
    var style: DrawerStyle
    /// Points from closed to open.
    var length: Double
  }

  let size: Size
  let barHeight: Double
  var isRightToLeft = false
  private(set) var sides = InlineArray<4, Side?>(repeating: nil)

  subscript(side: DrawerSide) -> Side? {
    get { sides[side.index] }
    set { sides[side.index] = newValue }
  }

  func length(of side: DrawerSide) -> Double { self[side]?.length ?? 0 }

  func side(across side: DrawerSide) -> DrawerSide? {
    DrawerSide.all.first { $0 != side && $0.isHorizontal == side.isHorizontal && self[$0] != nil }
  }

  /// 1 if a side opens towards greater coordinates, from the left or the top edge, else -1.
  func direction(of side: DrawerSide) -> Double {
    let isFirst = side == .leading || side == .top
    let isMirrored = isRightToLeft && side.isHorizontal
    return isFirst != isMirrored ? 1 : -1
  }

  func extent(along side: DrawerSide) -> Double { side.isHorizontal ? size.width : size.height }

  /// Points from a side's edge inward.
  func distance(from location: Point, to side: DrawerSide) -> Double {
    let coordinate = side.isHorizontal ? location.x : location.y
    return direction(of: side) > 0 ? coordinate : extent(along: side) - coordinate
  }

  func vector(_ points: Double, along side: DrawerSide) -> Point {
    side.isHorizontal ? Point(points, 0) : Point(0, points)
  }

  private func strip(
    of area: Rect, along side: DrawerSide, from start: Double, length: Double
  ) -> Rect {
    side.isHorizontal
      ? Rect(start, area.minY, length, area.height) : Rect(area.minX, start, area.width, length)
  }

  // MARK: Frames

  /// The distance of the center from its closed position, in points, for a position of a side.
  func offset(of side: DrawerSide, at position: Double, centerIsAway: Bool) -> Double {
    let length = length(of: side)
    guard position > 1, centerIsAway else { return position * length }
    return length + (position - 1) * (extent(along: side) - length)
  }

  /// The distance in points that a pointer has dragged a side to a position: more than the visible one if stretched.
  func dragDistance(for side: DrawerSide, at position: Double, centerIsAway: Bool) -> Double {
    let shown = offset(of: side, at: position, centerIsAway: centerIsAway)
    let (length, straight) = (length(of: side), unresistedStretch(of: side))
    guard !centerIsAway, straight > 0, shown > length + straight else { return shown }
    // The stretch is always below twice the unresisted stretch.
    let beyond = min(shown - length, 1.999 * straight)
    return length + straight * straight / (2 * straight - beyond)
  }

  /// The position of a side for a drag distance: the inverse of `dragDistance(for:at:centerIsAway:)`.
  func position(
    of side: DrawerSide, dragDistance pull: Double, bounces: Bool, centerIsAway: Bool
  ) -> Double {
    let (length, straight) = (length(of: side), unresistedStretch(of: side))
    let beyond = pull - length
    guard length > 0, beyond > 0 else { return length > 0 ? max(0, pull) / length : 0 }
    if centerIsAway {
      let rest = extent(along: side) - length
      return rest > 0 ? min(Self.centerAwayPosition, 1 + beyond / rest) : 1
    }
    guard bounces else { return 1 }
    return 1 + (beyond > straight ? straight * (2 - straight / beyond) : beyond) / length
  }

  /// Points beyond open for which a side follows the pointer exactly. Beyond that the resistance grows, and the side
  /// never moves twice as far (MMDrawerController's curve).
  private func unresistedStretch(of side: DrawerSide) -> Double {
    max(0, extent(along: side) - length(of: side)) * Self.unresistedFraction
  }

  /// The area that docked sides leave free. A side in `settled` reduces the size of the center; other docked sides push
  /// the center, so that it is resized only once.
  private func freeArea(_ positions: DrawerPositions, settled: DrawerSides) -> Rect {
    var area = Rect(origin: .zero, size: size)
    for side in DrawerSide.all {
      guard let metrics = self[side], metrics.style == .docked else { continue }
      let shift = metrics.length * min(1, positions[side])
      let given = settled.contains(side) ? metrics.length : 0
      let start = vector(direction(of: side) > 0 ? shift : given - shift, along: side)
      let taken = vector(given, along: side)
      area = Rect(
        area.minX + start.x, area.minY + start.y, max(0, area.width - taken.x),
        max(0, area.height - taken.y))
    }
    return area
  }

  func centerContainerFrame(
    _ positions: DrawerPositions, settled: DrawerSides, centerIsAway: Bool = false
  ) -> Rect {
    var frame = freeArea(positions, settled: settled)
    for side in DrawerSide.all {
      guard let metrics = self[side], metrics.style == .reveal || metrics.style == .push,
        positions[side] != 0
      else { continue }
      let offset = offset(of: side, at: positions[side], centerIsAway: centerIsAway)
      frame = frame.offset(by: vector(offset * direction(of: side), along: side))
    }
    return frame
  }

  /// The frame of a side at its edge. All sides except revealed ones move in from outside. Beyond open the frame stays,
  /// and a transform stretches the side.
  func frame(of side: DrawerSide, _ positions: DrawerPositions, settled: DrawerSides) -> Rect {
    guard let metrics = self[side] else { return .zero }
    // Docked sides extend along the whole edge, the other ones along the free area.
    let area =
      metrics.style == .docked
      ? Rect(origin: .zero, size: size) : freeArea(positions, settled: settled)
    let hidden =
      metrics.style == .reveal ? 0 : metrics.length * (1 - min(1, max(0, positions[side])))
    let start = direction(of: side) > 0 ? -hidden : extent(along: side) - metrics.length + hidden
    return strip(of: area, along: side, from: start, length: metrics.length)
  }

  func stretchTransform(of side: DrawerSide, at position: Double) -> Transform {
    guard position > 1 else { return .identity }
    let shift = vector(direction(of: side) * (position - 1) / 2 * length(of: side), along: side)
    let scale = side.isHorizontal ? Transform.scale(position, 1) : .scale(1, position)
    return scale.concatenating(.translation(shift.x, shift.y))
  }

  /// A strip along the inner edge of a side, in the coordinates of its frame. `outside` points of it are off the side.
  func innerEdge(of side: DrawerSide, in frame: Rect, width: Double, outside: Double = 0) -> Rect {
    let ends = side.isHorizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    let start = direction(of: side) > 0 ? ends.1 - width + outside : ends.0 - outside
    return strip(of: frame, along: side, from: start, length: width)
  }

  /// In the coordinates of the center's container view.
  func barFrame(in stage: Rect) -> Rect { Rect(0, 0, stage.width, barHeight) }
  func contentFrame(in stage: Rect) -> Rect {
    Rect(0, barHeight, stage.width, max(0, stage.height - barHeight))
  }
}
