// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The folders of the machine, which the host reads for the library's own file chooser.
package protocol FileBrowser: AnyObject {
  /// The user's folders with their names, which the chooser offers as shortcuts. The first one is the home folder.
  var shortcutFolders: [(name: String, path: String)] { get }

  /// Reads a folder on another thread, and reports its entries on the main actor, in no particular order.
  func listFolder(
    _ folder: String, completion report: @escaping (Result<[FileEntry], FolderError>) -> Void)

  func patterns(forMediaTypes types: [String]) -> [String]
}

package nonisolated struct FileEntry: Sendable, Hashable {
  package let name: String
  package let isFolder: Bool

  package init(_ name: String, isFolder: Bool = false) {
    self.name = name
    self.isFolder = isFolder
  }

  package var isHidden: Bool { name.hasPrefix(".") }
}

package nonisolated enum FolderError: Error, Sendable, Hashable {
  case missing
  case notAFolder
  case notAllowed
  /// The system's error message.
  case other(String)
}
