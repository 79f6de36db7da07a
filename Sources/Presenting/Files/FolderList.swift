// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// The entries of a folder that a chooser lists, in their order: folders first.
nonisolated struct FolderList {
  var entries: [FileEntry] = [] { didSet { update() } }

  /// The patterns of listed files; nil for all files.
  var patterns: [NamePattern]? { didSet { update() } }

  var showsHidden = false { didSet { update() } }

  let includesFiles: Bool

  private(set) var rows: [FileEntry] = []

  init(includesFiles: Bool) { self.includesFiles = includesFiles }

  private mutating func update() {
    rows = entries.filter(isListed)
      .map { (entry: $0, order: NaturalOrder($0.name)) }
      .sorted { one, other in
        one.entry.isFolder == other.entry.isFolder
          ? one.order < other.order : one.entry.isFolder
      }
      .map(\.entry)
  }

  private func isListed(_ entry: FileEntry) -> Bool {
    guard showsHidden || !entry.isHidden else { return false }
    if entry.isFolder { return true }
    return includesFiles && patterns?.contains { $0.matches(entry.name) } ?? includesFiles
  }
}

nonisolated enum FilePath {
  /// Returns the path without a slash at the end, unless it is the root.
  static func normalized(_ path: String) -> String {
    "/" + path.split(separator: "/").joined(separator: "/")
  }

  static func parent(of path: String) -> String? {
    let names = path.split(separator: "/")
    return names.isEmpty ? nil : "/" + names.dropLast().joined(separator: "/")
  }

  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? "/"
  }

  static func path(_ name: String, in folder: String) -> String {
    folder == "/" ? "/\(name)" : "\(folder)/\(name)"
  }

  private static let maximumDisplayedLength = 52

  /// Returns the path, or only its end if it is too long for a row.
  static func abbreviated(_ path: String) -> String {
    var names = path.split(separator: "/")
    guard path.count > maximumDisplayedLength else { return path }
    while names.count > 1, names.reduce(2, { $0 + $1.count + 1 }) > maximumDisplayedLength {
      names.removeFirst()
    }
    return "…/" + names.joined(separator: "/")
  }
}

/// A name in natural order: case is ignored, and 9 is before 10.
nonisolated struct NaturalOrder: Comparable {
  private struct Part: Comparable {
    let text: Substring
    let isNumber: Bool

    static func < (one: Part, other: Part) -> Bool {
      guard one.isNumber, other.isNumber else { return one.text < other.text }
      return (one.text.count, one.text) < (other.text.count, other.text)
    }
  }

  private let parts: [Part]
  private let name: String

  init(_ name: String) {
    self.name = name
    var parts: [Part] = []
    var rest = name.lowercased()[...]
    while let first = rest.first {
      let isNumber = Self.isDigit(first)
      let text = rest.prefix { Self.isDigit($0) == isNumber }
      rest = rest[text.endIndex...]
      parts.append(Part(text: isNumber ? text.drop { $0 == "0" } : text, isNumber: isNumber))
    }
    self.parts = parts
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  static func < (one: NaturalOrder, other: NaturalOrder) -> Bool {
    one.parts == other.parts
      ? one.name < other.name : one.parts.lexicographicallyPrecedes(other.parts)
  }
}
