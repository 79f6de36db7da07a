// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The desktop could not let the person choose. Nothing was chosen.
///
/// `description` is for the person: what happened, then what to do.
public nonisolated struct FileChooserError: Error, Sendable, Hashable, CustomStringConvertible {
  public let description: String

  /// The desktop's own words, for a log; nil where it said nothing.
  public let reason: String?

  package init(_ description: String, reason: String? = nil) {
    self.description = description
    self.reason = reason
  }
}
