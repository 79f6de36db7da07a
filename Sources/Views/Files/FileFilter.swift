// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Files of some kinds, for a chooser to list: those whose name fits a pattern, or that have one of the media types.
public nonisolated struct FileFilter: Sendable, Hashable {
  /// What the kinds are called, such as “Pictures”.
  public var name: String

  /// Patterns of the shell for names, such as `*.png`. The desktop's chooser may tell capital letters from small ones; the
  /// library's own does not.
  public var patterns: [String]

  /// Media types, such as `image/png` or `image/*`.
  public var mediaTypes: [String]

  /// A filter for names and media types. One without either lets no file through.
  public init(_ name: String, patterns: [String] = [], mediaTypes: [String] = []) {
    self.name = name
    self.patterns = patterns
    self.mediaTypes = mediaTypes
  }

  /// Every file.
  public static let all = FileFilter("All files", patterns: ["*"])
}
