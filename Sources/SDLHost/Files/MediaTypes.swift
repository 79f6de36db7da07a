// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Which names the files of a media type have, as the desktop's shared MIME database says.
struct MediaTypes {
  private var patterns: [(type: String, pattern: String)]

  init() {
    self.init(BaseFolders.data.flatMap { SmallFile.lines(of: "\($0)/mime/globs2") })
  }

  /// - Parameter lines: Such as `50:image/png:*.png`, with a weight first and options after the pattern.
  init(_ lines: [Substring]) {
    patterns = lines.compactMap { line in
      let parts = line.split(separator: ":", omittingEmptySubsequences: false)
      guard !line.hasPrefix("#"), parts.count >= 3, parts[2] != "__NOGLOBS__" else { return nil }
      return (type: String(parts[1]), pattern: String(parts[2]))
    }
  }

  /// - Parameter types: Such as `image/png`, or `image/*` for all of a kind.
  func patterns(for types: [String]) -> [String] {
    patterns.filter { known in
      types.contains { type in
        type == known.type || type == "*/*"
          || type.hasSuffix("/*") && known.type.hasPrefix(type.dropLast())
      }
    }
    .map(\.pattern)
  }
}
