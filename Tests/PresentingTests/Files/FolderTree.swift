// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore

/// Folders in memory, read at once.
final class FolderTree: FileBrowsing {
  var folders: [String: Result<[FileEntry], FolderProblem>]

  init(_ folders: [String: Result<[FileEntry], FolderProblem>]) {
    self.folders = folders
  }

  var places: [(name: String, path: String)] {
    [(name: "Home", path: "/srv/ada"), (name: "Computer", path: "/")]
  }

  func list(
    _ folder: String, then report: @escaping (Result<[FileEntry], FolderProblem>) -> Void
  ) {
    report(folders[folder] ?? .failure(.missing))
  }

  func patterns(forMediaTypes types: [String]) -> [String] {
    types.contains("image/*") ? ["*.png"] : []
  }
}
