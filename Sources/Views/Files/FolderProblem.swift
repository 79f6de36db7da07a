// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Why a folder cannot be listed.
package nonisolated enum FolderProblem: Error, Sendable, Hashable {
  case missing
  case noFolder
  case notAllowed
  /// The system's words for it.
  case other(String)
}
