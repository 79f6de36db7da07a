// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The pictures in Assets/Reference, and the way to make them anew after a wanted change:
/// `DRAWER_RECORD_REFERENCES=1 Scripts/test.sh --filter PictureTests`.
enum ReferencePictures {
  /// The largest blob of plainly wrong pixels that still counts as the same, in square points.
  static let allowedBlob = 80

  static var isRecording: Bool {
    ProcessInfo.processInfo.environment["DRAWER_RECORD_REFERENCES"] != nil
  }

  /// Expects a picture to have the structure of its reference, or records it as that.
  ///
  /// - Parameters:
  ///   - scale: Pixels a point.
  ///   - allowedBlob: Square points that may be plainly wrong in one place.
  static func expect(
    _ picture: Screenshot, toLookLike name: String, scale: Double = 1,
    allowedBlob: Int = allowedBlob, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    if isRecording { try record(picture, as: name) }
    let reference = try self.picture(name)

    try #require(picture.bounds == reference.bounds, sourceLocation: sourceLocation)
    let difference = StructuralDifference(picture, reference)

    if difference.largestBlob > allowedBlob * Int(scale * scale) {
      let place = try TemporaryFolder.failurePicture()
      try PNGFile.write(picture, to: place)
      Issue.record(
        "\(difference) in \(name); the new picture is \(place.path)",
        sourceLocation: sourceLocation)
    }
  }

  private static func picture(_ name: String) throws -> Screenshot {
    guard FileManager.default.fileExists(atPath: file(name).path) else {
      throw HarnessError(
        "no reference \(file(name).path); look at the program, then record it with "
          + "DRAWER_RECORD_REFERENCES=1 Scripts/test.sh --filter PictureTests")
    }
    return try PNGFile.read(file(name))
  }

  private static func record(_ picture: Screenshot, as name: String) throws {
    try FileManager.default.createDirectory(
      at: file(name).deletingLastPathComponent(), withIntermediateDirectories: true)
    try PNGFile.write(picture, to: file(name))
  }

  private static func file(_ name: String) -> URL {
    var project = URL(fileURLWithPath: #filePath)
    for _ in ["Support", "EndToEndTests", "Tests", "project"] {
      project.deleteLastPathComponent()
    }
    return project.appendingPathComponent("Assets/Reference/\(name).png")
  }
}
