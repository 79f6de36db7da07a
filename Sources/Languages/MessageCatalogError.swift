// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A `.po` file is not as gettext has them.
public struct MessageCatalogError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The first line has the number 1.
  public let line: Int
  /// What is wrong there, in English.
  public let reason: String

  /// Such as `line 12: the quote is not closed`.
  public var description: String { "line \(line): \(reason)" }
}
