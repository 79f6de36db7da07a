// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

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
