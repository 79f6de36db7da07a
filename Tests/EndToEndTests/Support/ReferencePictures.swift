// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import DrawerTesting
import Testing

/// The pictures in Assets/Reference, and the way to make them anew after a wanted change:
/// `DRAWER_RECORD_REFERENCES=1 Scripts/test.sh --filter PictureTests`.
enum ReferencePictures {
  /// The largest blob of plainly wrong pixels that still counts as the same, in square points.
  static let allowedBlob = Int(SnapshotTolerance.structure.regionArea)

  /// Expects a picture to have the structure of its reference, or records it as that.
  ///
  /// - Parameters:
  ///   - scale: Pixels a point.
  ///   - allowedBlob: Square points that may be plainly wrong in one place.
  static func expect(
    _ picture: Bitmap, toLookLike name: String, scale: Double = 1,
    allowedRegionArea: Int = allowedBlob, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var tolerance = SnapshotTolerance.structure
    tolerance.regionArea = Double(allowedRegionArea)
    ReferenceImageFolder("Assets/Reference").expect(
      picture, toLookLike: name, scale: scale, tolerance: tolerance,
      sourceLocation: sourceLocation)
  }
}
