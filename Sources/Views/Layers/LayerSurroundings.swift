// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// What views around a layer do to it besides moving and clipping it: corners that they cut off, and
/// how they are turned in space. Both are rare, so they do not travel with each view.
struct LayerSurroundings {
  /// Stands for no clip: more points than a window has.
  static let everywhere = Rect(-1e6, -1e6, 2e6, 2e6)

  private struct Turn {
    /// From what the turned view lies in to the window.
    let map: Projection
    /// What clips the turned view, in the window.
    let clip: Rect
  }

  /// In the window.
  private var corners: RoundedRect?
  private var present: Turn?

  /// A view is turned around a point of its superview. From here on frames and clips are meant before
  /// the turn.
  mutating func turn(
    _ projection: Projection, around center: Point, superview: Transform, clip: Rect
  ) {
    var map = Projection(.translation(-center.x, -center.y))
      .followed(by: projection)
      .followed(by: Transform.translation(center.x, center.y))
      .followed(by: superview)
    if let present { map = map.followed(by: present.map) }
    present = Turn(map: map, clip: present?.clip ?? clip)
    corners = nil
  }

  /// A view cuts what it holds at its rounded corners. It does so only while it stands upright.
  mutating func cutCorners(of frame: Rect, radius: Double, inside: Transform) {
    guard present == nil, inside.b == 0, inside.c == 0 else { return }
    let new = RoundedRect(frame, radius: radius * min(abs(inside.a), abs(inside.d)))
    guard let outer = corners, outer.cuts(frame) else {
      corners = new
      return
    }
    if outer.rect == frame, new.radius > outer.radius { corners = new }
  }

  /// A placement as it shows here; nil when it does not.
  func place(_ placement: LayerPlacement) -> LayerPlacement? {
    guard let turn = present else {
      guard let corners, corners.cuts(placement.frame.intersection(placement.clip)) else {
        return placement
      }
      var cut = placement
      cut.corners = corners
      return cut
    }
    let own =
      placement.transform ?? .translation(placement.frame.minX, placement.frame.minY)
    guard let back = own.inverse else { return nil }
    let seen = placement.frame.intersection(placement.clip)
    guard !seen.isEmpty else { return nil }
    let map = Projection(own).followed(by: turn.map)
    let size = own.isTranslation ? placement.frame.size : back.boundingBox(of: placement.frame).size
    let part = back.boundingBox(of: seen).intersection(Rect(origin: .zero, size: size))
    guard !part.isEmpty else { return nil }
    var turned = placement
    turned.transform = nil
    turned.projection = LayerProjection(map: map, part: part)
    turned.frame = map.boundingBox(of: part)
    turned.clip = turn.clip
    // A shadow falls only while its layer stands upright.
    turned.shadow = nil
    return turned
  }
}
