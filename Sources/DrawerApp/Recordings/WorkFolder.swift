// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer
internal import FoundationEssentials
internal import Glibc

/// A folder for files that are needed for a while, which only the user can look into. It is removed with the object.
nonisolated final class WorkFolder {
  let path: String

  /// - Parameter name: What its name begins with. The folder is in `$TMPDIR`, by default in `/tmp`.
  init(named name: String) throws(HostError) {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/\(name)-XXXXXX".utf8CString)
    guard let path = mkdtemp(&template).map({ String(cString: $0) }) else {
      throw HostError(.cannotCreate, "cannot make a folder in \(parent)")
    }
    self.path = path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
