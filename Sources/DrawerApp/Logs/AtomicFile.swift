// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer
internal import FoundationEssentials

/// Files that are there whole or not at all.
enum AtomicFile {
  /// Writes a value as JSON beside `path` and renames it into place.
  static func write(_ value: some Encodable, to path: String) throws(HostError) {
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try encoder.encode(value).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw HostError(
        .cannotCreate, "cannot write \(path)", reason: "\(error)",
        remedy: "name a file in a folder that can be written")
    }
  }
}
