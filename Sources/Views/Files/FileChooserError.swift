// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import Languages

/// The desktop could not let the person choose. Nothing was chosen.
///
/// `description` is for the person: what happened, then what to do.
public nonisolated struct FileChooserError: Error, Sendable, Hashable, CustomStringConvertible {
  public let description: String

  /// The desktop's own words, for a log; nil where it said nothing.
  public let reason: String?

  /// - Parameter description: The English words; `translated(to:)` says them in another language.
  package init(_ description: Localization.Message, reason: String? = nil) {
    self.description = description.key
    self.reason = reason
  }

  /// In words that are in the person's language already.
  package init(translated description: String, reason: String?) {
    self.description = description
    self.reason = reason
  }

  package func translated(to localization: Localization) -> FileChooserError {
    FileChooserError(translated: localization.translation(of: description), reason: reason)
  }
}
