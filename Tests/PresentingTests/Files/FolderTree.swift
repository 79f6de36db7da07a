// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore

/// Folders in memory, which are listed immediately.
final class FolderTree: FileBrowser {
  var folders: [String: Result<[FileEntry], FolderError>]

  init(_ folders: [String: Result<[FileEntry], FolderError>]) {
    self.folders = folders
  }

  var shortcutFolders: [(name: String, path: String)] {
    [(name: "Home", path: "/srv/ada"), (name: "Computer", path: "/")]
  }

  func listFolder(
    _ folder: String, completion report: @escaping (Result<[FileEntry], FolderError>) -> Void
  ) {
    report(folders[folder] ?? .failure(.missing))
  }

  func patterns(forMediaTypes types: [String]) -> [String] {
    types.contains("image/*") ? ["*.png"] : []
  }
}
