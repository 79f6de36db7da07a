// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Where the parts of a drawer lie: a function of its size and its positions alone.
///
/// Position 0 is closed and 1 open; beyond that a side is stretched, or, while the center is replaced,
/// the center goes on to the far side and is wholly gone at 2, whatever the size, so that a resize in
/// mid-flight keeps everything in place.
nonisolated struct DrawerGeometry: Sendable {
  /// The center is wholly outside.
  static let away = 2.0
  /// The share of what a side leaves of the container for which the stretched side follows the pointer.
  private static let straightShare = 0.075

  /// A side as it lies now: docked where the container is wide enough for that.
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

  /// Points from closed to open; 0 for a side that is not there.
  func length(of side: DrawerSide) -> Double { self[side]?.length ?? 0 }

  /// The side at the edge across from a side's, if there is one.
  func side(across side: DrawerSide) -> DrawerSide? {
    DrawerSide.all.first {
      $0 != side && $0.isHorizontal == side.isHorizontal && self[$0] != nil
    }
  }

  /// 1 where a side opens towards greater coordinates, from the left or the upper edge, else -1.
  func direction(of side: DrawerSide) -> Double {
    let isFirst = side == .leading || side == .top
    let isMirrored = isRightToLeft && side.isHorizontal
    return isFirst != isMirrored ? 1 : -1
  }

  /// The container's extent along the axis that a side opens on.
  func extent(along side: DrawerSide) -> Double { side.isHorizontal ? size.width : size.height }

  /// Points from a side's edge inward.
  func distance(from location: Point, to side: DrawerSide) -> Double {
    let coordinate = side.isHorizontal ? location.x : location.y
    return direction(of: side) > 0 ? coordinate : extent(along: side) - coordinate
  }

  /// Points along the axis that a side opens on, as a vector.
  func vector(_ points: Double, along side: DrawerSide) -> Point {
    side.isHorizontal ? Point(points, 0) : Point(0, points)
  }

  /// The part of an area from a coordinate on, along the axis that a side opens on.
  private func strip(
    of area: Rect, along side: DrawerSide, from start: Double, length: Double
  ) -> Rect {
    side.isHorizontal
      ? Rect(start, area.minY, length, area.height) : Rect(area.minX, start, area.width, length)
  }

  // MARK: Where things lie

  /// Points that the center lies off its closed place for a side at a position.
  ///
  /// - Parameter centerIsAway: the positions beyond open are a center's that slides off.
  func offset(of side: DrawerSide, at position: Double, centerIsAway: Bool) -> Double {
    let length = length(of: side)
    guard position > 1, centerIsAway else { return position * length }
    return length + (position - 1) * (extent(along: side) - length)
  }

  /// Points that a pointer has pulled a side that is at a position: more than the side shows where it stretches.
  func pull(of side: DrawerSide, at position: Double, centerIsAway: Bool) -> Double {
    let shown = offset(of: side, at: position, centerIsAway: centerIsAway)
    let (length, straight) = (length(of: side), straightStretch(of: side))
    guard !centerIsAway, straight > 0, shown > length + straight else { return shown }
    // A pointer never pulls so far that the side goes twice as far as straight.
    let beyond = min(shown - length, 1.999 * straight)
    return length + straight * straight / (2 * straight - beyond)
  }

  /// The position of a side that a pointer has pulled so many points: the inverse.
  func position(
    of side: DrawerSide, pulledBy pull: Double, stretches: Bool, centerIsAway: Bool
  ) -> Double {
    let (length, straight) = (length(of: side), straightStretch(of: side))
    let beyond = pull - length
    guard length > 0, beyond > 0 else { return length > 0 ? max(0, pull) / length : 0 }
    if centerIsAway {
      let rest = extent(along: side) - length
      return rest > 0 ? min(Self.away, 1 + beyond / rest) : 1
    }
    guard stretches else { return 1 }
    return 1 + (beyond > straight ? straight * (2 - straight / beyond) : beyond) / length
  }

  /// Points beyond open for which a side follows the pointer. It then gives way less and less, and never twice as
  /// far (MMDrawerController's curve).
  private func straightStretch(of side: DrawerSide) -> Double {
    max(0, extent(along: side) - length(of: side)) * Self.straightShare
  }

  /// What the docked sides leave free. `settled` are those whose room the center has given up; one
  /// that is on its way pushes the center, so that the center gets its size once.
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

  /// The bar and the content together.
  func stage(
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

  /// A side's place: at its edge; all but a revealed one come in from outside. Beyond open it stays,
  /// and is drawn longer.
  func frame(of side: DrawerSide, _ positions: DrawerPositions, settled: DrawerSides) -> Rect {
    guard let metrics = self[side] else { return .zero }
    // Docked sides have the whole edge, the others what those leave.
    let area =
      metrics.style == .docked
      ? Rect(origin: .zero, size: size) : freeArea(positions, settled: settled)
    let hidden =
      metrics.style == .reveal ? 0 : metrics.length * (1 - min(1, max(0, positions[side])))
    let start = direction(of: side) > 0 ? -hidden : extent(along: side) - metrics.length + hidden
    return strip(of: area, along: side, from: start, length: metrics.length)
  }

  /// What draws a side longer, from its edge on, that is pulled beyond open.
  func stretch(of side: DrawerSide, at position: Double) -> Transform {
    guard position > 1 else { return .identity }
    let shift = vector(direction(of: side) * (position - 1) / 2 * length(of: side), along: side)
    let scale = side.isHorizontal ? Transform.scale(position, 1) : .scale(1, position)
    return scale.followed(by: .translation(shift.x, shift.y))
  }

  /// A line along a side's inner edge, in its frame's coordinates. `outside` points of its width lie off the side.
  func innerEdge(of side: DrawerSide, in frame: Rect, width: Double, outside: Double = 0) -> Rect {
    let ends = side.isHorizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    let start = direction(of: side) > 0 ? ends.1 - width + outside : ends.0 - outside
    return strip(of: frame, along: side, from: start, length: width)
  }

  /// In the stage's coordinates.
  func bar(in stage: Rect) -> Rect { Rect(0, 0, stage.width, barHeight) }
  func content(in stage: Rect) -> Rect {
    Rect(0, barHeight, stage.width, max(0, stage.height - barHeight))
  }
}
