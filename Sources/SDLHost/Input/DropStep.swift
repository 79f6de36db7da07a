// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// What SDL tells of a drop, one after the other.
nonisolated enum DropStep: Sendable, Equatable {
  case began
  /// The absolute path of one file.
  case file(String)
  /// An address without a path on this machine, as far as it can be read.
  case unreadable(String)
  /// A line of text.
  case text(String)
  case completed
}
