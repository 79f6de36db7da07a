// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// The rounded clip and the rotation in space that a layer inherits from its ancestors. Both are rare.
struct LayerSurroundings {
  /// A rectangle that clips nothing: it has more points than a window.
  static let everywhere = Rect(-1e6, -1e6, 2e6, 2e6)

  private struct Rotation {
    /// From the superview of the rotated view to the window.
    let map: ProjectiveTransform
    let clip: Rect
  }

  /// In window coordinates.
  private var corners: RoundedRect?
  private var currentRotation: Rotation?

  /// Enters a view that is rotated around a point of its superview. Frames and clips inside are not rotated.
  mutating func rotate(
    by projection: ProjectiveTransform, around center: Point, superview: Transform, clip: Rect
  ) {
    var map = ProjectiveTransform(.translation(-center.x, -center.y))
      .concatenating(projection)
      .concatenating(Transform.translation(center.x, center.y))
      .concatenating(superview)
    if let currentRotation { map = map.concatenating(currentRotation.map) }
    currentRotation = Rotation(map: map, clip: currentRotation?.clip ?? clip)
    corners = nil
  }

  /// Clips to the rounded corners of a view. Does nothing if the view is not upright.
  mutating func clipCorners(of frame: Rect, radius: Double, inside: Transform) {
    guard currentRotation == nil, inside.b == 0, inside.c == 0 else { return }
    let new = RoundedRect(frame, radius: radius * min(abs(inside.a), abs(inside.d)))
    guard let outer = corners, outer.cornersIntersect(frame) else {
      corners = new
      return
    }
    if outer.rect == frame, new.radius > outer.radius { corners = new }
  }

  /// Returns the placement with clip and rotation applied; nil if it is not visible.
  func visiblePlacement(for placement: LayerPlacement) -> LayerPlacement? {
    guard let turn = currentRotation else {
      guard let corners, corners.cornersIntersect(placement.frame.intersection(placement.clip))
      else {
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
    let map = ProjectiveTransform(own).concatenating(turn.map)
    let size = own.isTranslation ? placement.frame.size : back.boundingBox(of: placement.frame).size
    let part = back.boundingBox(of: seen).intersection(Rect(origin: .zero, size: size))
    guard !part.isEmpty else { return nil }
    var turned = placement
    turned.transform = nil
    turned.projection = LayerProjection(map: map, visibleRect: part)
    turned.frame = map.boundingBox(of: part)
    turned.clip = turn.clip
    // Only an upright layer has a shadow.
    turned.shadow = nil
    return turned
  }
}
