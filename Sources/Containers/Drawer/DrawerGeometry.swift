// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Where the parts of a drawer lie: a function of its size and its positions alone.
///
/// Position 0 is closed and 1 open; beyond that a side is stretched, or, while centers are exchanged,
/// the center goes on to the far side and is wholly gone at 2, whatever the size, so that a resize in
/// mid-flight keeps everything in place.
nonisolated struct DrawerGeometry: Sendable {
  /// The center is wholly outside.
  static let away = 2.0

  /// A side as it lies now: docked where the container is wide enough for that.
  struct Side: Sendable, Equatable {
    var style: DrawerStyle
    /// Points from closed to open.
    var length: Double
  }

  let size: Size
  let barHeight: Double
  let isRightToLeft: Bool
  private var sides = InlineArray<4, Side?>(repeating: nil)

  init(size: Size, barHeight: Double, isRightToLeft: Bool = false) {
    self.size = size
    self.barHeight = barHeight
    self.isRightToLeft = isRightToLeft
  }

  subscript(side: DrawerSide) -> Side? {
    get { sides[side.index] }
    set { sides[side.index] = newValue }
  }

  /// The side at the edge across from a side's, if there is one.
  func side(across side: DrawerSide) -> DrawerSide? {
    let across: DrawerSide =
      switch side {
      case .leading: .trailing
      case .trailing: .leading
      case .top: .bottom
      case .bottom: .top
      }
    return self[across] == nil ? nil : across
  }

  /// 1 where a side opens towards greater coordinates, from the left or the upper edge, else -1.
  func direction(of side: DrawerSide) -> Double {
    switch side {
    case .leading: isRightToLeft ? -1 : 1
    case .trailing: isRightToLeft ? 1 : -1
    case .top: 1
    case .bottom: -1
    }
  }

  /// The container's extent along the axis that a side opens on.
  func extent(along side: DrawerSide) -> Double {
    side.isHorizontal ? size.width : size.height
  }

  /// Points from a side's edge inward.
  func distance(from location: Point, to side: DrawerSide) -> Double {
    let coordinate = side.isHorizontal ? location.x : location.y
    return direction(of: side) > 0 ? coordinate : extent(along: side) - coordinate
  }

  // MARK: Where things lie

  /// Points that the center lies off its closed place for a side at a position.
  ///
  /// - Parameter centerIsAway: the positions beyond open are a center's that slides off.
  func offset(of side: DrawerSide, at position: Double, centerIsAway: Bool) -> Double {
    guard let length = self[side]?.length else { return 0 }
    guard position > 1 else { return position * length }
    if centerIsAway { return length + (position - 1) * (extent(along: side) - length) }
    return position * length
  }

  /// The position at which the center lies `offset` points off.
  func position(of side: DrawerSide, atOffset offset: Double, centerIsAway: Bool) -> Double {
    guard let length = self[side]?.length, length > 0 else { return 0 }
    if offset <= length || !centerIsAway { return offset / length }
    let rest = extent(along: side) - length
    return rest > 0 ? 1 + (offset - length) / rest : 1
  }

  /// What the docked sides leave free. `settled` are those whose room the center has given up; one
  /// that is on its way pushes the center, so that the center gets its size once.
  func freeArea(_ positions: DrawerPositions, settled: DrawerSides) -> Rect {
    var area = Rect(origin: .zero, size: size)
    for side in DrawerSide.all {
      guard let metrics = self[side], metrics.style == .docked else { continue }
      let shift = metrics.length * min(1, positions[side])
      let given = settled.contains(side) ? metrics.length : 0
      let start = direction(of: side) > 0 ? shift : given - shift
      if side.isHorizontal {
        area.origin.x += start
        area.size.width = max(0, area.width - given)
      } else {
        area.origin.y += start
        area.size.height = max(0, area.height - given)
      }
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
      let offset =
        offset(of: side, at: positions[side], centerIsAway: centerIsAway) * direction(of: side)
      if side.isHorizontal { frame.origin.x += offset } else { frame.origin.y += offset }
    }
    return frame
  }

  /// A side's place: at its edge; all but a revealed one come in from outside. Beyond open it stays,
  /// and is drawn longer.
  func frame(
    of side: DrawerSide, _ positions: DrawerPositions, settled: DrawerSides
  ) -> Rect {
    guard let metrics = self[side] else { return .zero }
    // Docked sides have the whole edge, the others what those leave.
    var area = Rect(origin: .zero, size: size)
    if metrics.style != .docked {
      let free = freeArea(positions, settled: settled)
      if side.isHorizontal {
        area = Rect(0, free.minY, size.width, free.height)
      } else {
        area = Rect(free.minX, 0, free.width, size.height)
      }
    }
    let hidden =
      metrics.style == .reveal ? 0 : metrics.length * (1 - min(1, max(0, positions[side])))
    let start =
      direction(of: side) > 0 ? -hidden : extent(along: side) - metrics.length + hidden
    return side.isHorizontal
      ? Rect(start, area.minY, metrics.length, area.height)
      : Rect(area.minX, start, area.width, metrics.length)
  }

  /// A line along the inner edge of a side, in the coordinates of its frame.
  ///
  /// - Parameters:
  ///   - width: Points across.
  ///   - outside: Points of these that lie off the side.
  func innerEdge(
    of side: DrawerSide, in frame: Rect, width: Double, outside: Double = 0
  ) -> Rect {
    let isAtEnd = direction(of: side) > 0
    return side.isHorizontal
      ? Rect(
        isAtEnd ? frame.maxX - width + outside : frame.minX - outside, frame.minY, width,
        frame.height)
      : Rect(
        frame.minX, isAtEnd ? frame.maxY - width + outside : frame.minY - outside, frame.width,
        width)
  }

  /// In the stage's coordinates.
  func bar(in stage: Rect) -> Rect { Rect(0, 0, stage.width, barHeight) }
  func content(in stage: Rect) -> Rect {
    Rect(0, barHeight, stage.width, max(0, stage.height - barHeight))
  }
}
