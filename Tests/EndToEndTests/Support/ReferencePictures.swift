// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import DrawerTesting
import Testing

/// The pictures in Assets/Reference. To record them again after an intended change, run
/// `DRAWER_RECORD_REFERENCES=1 Scripts/test.sh --filter PictureTests`.
enum ReferencePictures {
  /// The largest allowed region of wrong pixels, in square points.
  static let allowedBlob = Int(SnapshotTolerance.structure.regionArea)

  /// Compares a picture's structure with its reference, or records the reference.
  ///
  /// - Parameters:
  ///   - scale: Pixels a point.
  ///   - allowedRegionArea: The largest wrong region, in square points.
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
