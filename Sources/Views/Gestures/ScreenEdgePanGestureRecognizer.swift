// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// A drag that comes in from an edge of the window.
open class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
  /// How far from an edge a drag may begin, in points.
  public static let edgeWidth = 20.0

  /// The edges that count. Default none, as in UIKit.
  public var edges: Edges = []

  /// Edges of a window.
  public nonisolated struct Edges: OptionSet, Sendable, Hashable {
    /// A bit for each edge.
    public let rawValue: Int
    /// Edges from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The upper edge.
    public static let top = Edges(rawValue: 1)
    /// The left edge, in right-to-left layouts too.
    public static let left = Edges(rawValue: 2)
    /// The lower edge.
    public static let bottom = Edges(rawValue: 4)
    /// The right edge, in right-to-left layouts too.
    public static let right = Edges(rawValue: 8)
    /// All four.
    public static let all: Edges = [.top, .left, .bottom, .right]
  }

  /// Those of `edges` that the pointer went down at.
  private var pressed: Edges = []

  open override func pointerDown(_ sample: PointerSample) {
    pressed = edges.intersection(edges(at: sample.event.location))
    guard !pressed.isEmpty else { return setState(.failed) }
    super.pointerDown(sample)
  }

  private func edges(at point: Point) -> Edges {
    guard let size = view?.window?.rootView.bounds.size else { return [] }
    var edges: Edges = []
    if point.y < Self.edgeWidth { edges.insert(.top) }
    if point.x < Self.edgeWidth { edges.insert(.left) }
    if point.y >= size.height - Self.edgeWidth { edges.insert(.bottom) }
    if point.x >= size.width - Self.edgeWidth { edges.insert(.right) }
    return edges
  }

  /// Inward, and not along the edge.
  override func isGesture(_ way: Point) -> Bool {
    abs(way.x) > abs(way.y)
      ? pressed.contains(way.x > 0 ? .left : .right) : pressed.contains(way.y > 0 ? .top : .bottom)
  }
}
