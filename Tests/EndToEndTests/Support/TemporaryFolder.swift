// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation

/// Creates folders outside the project for the files that a test writes.
enum TemporaryFolder {
  static func make() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("drawer-tests-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return folder
  }

  /// The file for the picture of a failure, which remains after the test.
  static func failurePicture() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("drawer-test-failures", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appendingPathComponent("\(UUID().uuidString).png")
  }
}
