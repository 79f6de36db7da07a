// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The machine's folders, as the host reads them for a chooser of the library's own.
package protocol FileBrowsing: AnyObject {
  /// Where a chooser begins, and what else it offers: the person's own folders, by their names. The first is the home folder.
  var places: [(name: String, path: String)] { get }

  /// Reads a folder beside the main thread, and says on the main actor what is in it, in no order.
  func list(
    _ folder: String, then report: @escaping (Result<[FileEntry], FolderProblem>) -> Void)

  /// The patterns of names that files of these media types have.
  func patterns(forMediaTypes types: [String]) -> [String]
}

/// A file or a folder, as a list of its folder tells.
package nonisolated struct FileEntry: Sendable, Hashable {
  package let name: String
  package let isFolder: Bool

  package init(_ name: String, isFolder: Bool = false) {
    self.name = name
    self.isFolder = isFolder
  }

  /// Unix hides names that begin with a dot.
  package var isHidden: Bool { name.hasPrefix(".") }
}

/// Why a folder cannot be listed.
package nonisolated enum FolderProblem: Error, Sendable, Hashable {
  case missing
  case noFolder
  case notAllowed
  /// The system's words for it.
  case other(String)
}
