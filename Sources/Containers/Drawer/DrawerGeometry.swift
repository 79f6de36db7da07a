// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Where the parts of a drawer lie: a function of its size and its positions alone.
///
/// Position 0 is closed and 1 open; beyond that a side is stretched, or, while centers are exchanged,
/// the center goes on to the far side and is wholly gone at 2, whatever the size, so that a resize in
/// mid-flight keeps everything in place.
nonisolated struct DrawerGeometry: Sendable, Equatable {
  /// The center is wholly outside.
  static let away = 2.0

  /// A side as it lies now: docked where the container is wide enough for that.
  struct Side: Sendable, Equatable {
    var style: DrawerStyle
    /// Points from closed to open.
    var length: Double
  }

  enum Edge: Sendable, Equatable {
    case left
    case right
    case top
    case bottom
  }

  let size: Size
  let barHeight: Double
  let isRightToLeft: Bool
  private var sides = BySide<Side?>(repeating: nil)

  init(size: Size, barHeight: Double, isRightToLeft: Bool = false) {
    self.size = size
    self.barHeight = barHeight
    self.isRightToLeft = isRightToLeft
  }

  subscript(side: DrawerSide) -> Side? {
    get { sides[side] }
    set { sides[side] = newValue }
  }

  func edge(of side: DrawerSide) -> Edge {
    switch side {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .top: .top
    case .bottom: .bottom
    }
  }

  /// The side at an edge, if there is one.
  func side(at edge: Edge) -> DrawerSide? {
    DrawerSide.allCases.first { self[$0] != nil && self.edge(of: $0) == edge }
  }

  /// The side at the edge across from a side's, if there is one.
  func side(across side: DrawerSide) -> DrawerSide? {
    switch edge(of: side) {
    case .left: self.side(at: .right)
    case .right: self.side(at: .left)
    case .top: self.side(at: .bottom)
    case .bottom: self.side(at: .top)
    }
  }

  /// 1 where a side opens towards greater coordinates, else -1.
  func direction(of side: DrawerSide) -> Double {
    switch edge(of: side) {
    case .left, .top: 1
    case .right, .bottom: -1
    }
  }

  /// The container's extent along the axis that a side opens on.
  func extent(along side: DrawerSide) -> Double {
    side.isHorizontal ? size.width : size.height
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
    var left = 0.0
    var top = 0.0
    var width = size.width
    var height = size.height
    for side in DrawerSide.all {
      guard let metrics = self[side], metrics.style == .docked else { continue }
      let shift = metrics.length * min(1, positions[side])
      let given = settled.contains(side) ? metrics.length : 0
      switch edge(of: side) {
      case .left:
        left += shift
        width -= given
      case .right:
        left -= shift - given
        width -= given
      case .top:
        top += shift
        height -= given
      case .bottom:
        top -= shift - given
        height -= given
      }
    }
    return Rect(left, top, max(0, width), max(0, height))
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
    switch edge(of: side) {
    case .left: return Rect(-hidden, area.minY, metrics.length, area.height)
    case .right:
      return Rect(size.width - metrics.length + hidden, area.minY, metrics.length, area.height)
    case .top: return Rect(area.minX, -hidden, area.width, metrics.length)
    case .bottom:
      return Rect(area.minX, size.height - metrics.length + hidden, area.width, metrics.length)
    }
  }

  /// In the stage's coordinates.
  func bar(in stage: Rect) -> Rect { Rect(0, 0, stage.width, barHeight) }
  func content(in stage: Rect) -> Rect {
    Rect(0, barHeight, stage.width, max(0, stage.height - barHeight))
  }
}
