// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer
internal import FoundationEssentials
internal import Glibc

/// Files that are there whole or not at all.
enum AtomicFile {
  private static let partialEnding = ".partial"

  /// Writes a value as JSON beside `path` and renames it into place.
  static func write(_ value: some Encodable, to path: String) throws(HostError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    guard let data = try? encoder.encode(value) else {
      throw HostError(.software, "cannot put what \(path) should hold into words")
    }
    let partial = path + partialEnding
    guard let stream = OutputStream(path: partial) else { throw failure(path) }
    stream.write(data)
    stream.close()
    guard rename(partial, path) == 0 else {
      let error = failure(path)
      unlink(partial)
      throw error
    }
  }

  /// Throws when a file could not be written there, so that a session does not learn of it at its
  /// end.
  static func checkWritable(_ path: String) throws(HostError) {
    let partial = path + partialEnding
    guard let stream = OutputStream(path: partial) else { throw failure(path) }
    stream.close()
    unlink(partial)
  }

  private static func failure(_ path: String) -> HostError {
    HostError(
      .cannotCreate, "cannot write \(path)", reason: String(cString: strerror(errno)),
      remedy: "name a file in a folder that can be written")
  }
}
