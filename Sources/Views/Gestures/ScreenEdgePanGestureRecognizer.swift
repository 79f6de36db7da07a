// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Recognizes a drag that starts at an edge of the window.
open class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
  /// The distance from a window edge within which a drag must start, in points.
  public static let edgeWidth = 20.0

  /// The window edges from which the recognizer accepts drags. Default none, as in UIKit.
  public var edges: Edges = []

  /// A set of edges of a window.
  public nonisolated struct Edges: OptionSet, Sendable, Hashable {
    /// The edges as bits: one bit for each edge in the set.
    public let rawValue: Int
    /// Creates a set of edges from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The window's upper edge.
    public static let top = Edges(rawValue: 1)
    /// The window's left edge, in right-to-left layouts too.
    public static let left = Edges(rawValue: 2)
    /// The window's lower edge.
    public static let bottom = Edges(rawValue: 4)
    /// The window's right edge, in right-to-left layouts too.
    public static let right = Edges(rawValue: 8)
    /// All four edges of the window.
    public static let all: Edges = [.top, .left, .bottom, .right]
  }

  private var pressedEdges: Edges = []

  open override func pointerDown(_ sample: PointerSample) {
    pressedEdges = edges.intersection(edges(at: sample.event.location))
    guard !pressedEdges.isEmpty else { return setState(.failed) }
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

  /// A drag must move inward more than along the edge.
  override func isGesture(_ way: Point) -> Bool {
    abs(way.x) > abs(way.y)
      ? pressedEdges.contains(way.x > 0 ? .left : .right)
      : pressedEdges.contains(way.y > 0 ? .top : .bottom)
  }
}
