// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Which entries of a folder a chooser lists, and in which order: folders first.
nonisolated struct FolderList {
  /// All that the folder has.
  var entries: [FileEntry] = [] { didSet { update() } }

  /// The files to list; nil for all.
  var patterns: [NamePattern]? { didSet { update() } }

  /// Whether names that begin with a dot are listed. Default false.
  var showsHidden = false { didSet { update() } }

  /// False for one that chooses folders.
  let hasFiles: Bool

  private(set) var rows: [FileEntry] = []

  init(hasFiles: Bool) {
    self.hasFiles = hasFiles
  }

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
    return hasFiles && patterns?.contains { $0.matches(entry.name) } ?? hasFiles
  }
}

/// Absolute paths, taken apart and put together.
nonisolated enum FilePath {
  /// Without a slash at the end; only the root is one.
  static func plain(_ path: String) -> String {
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

  /// Characters of a path that a row has room for.
  private static let shownLength = 52

  /// The end of a path that is too long to show, else all of it.
  static func shown(_ path: String) -> String {
    var names = path.split(separator: "/")
    guard path.count > shownLength else { return path }
    while names.count > 1, names.reduce(2, { $0 + $1.count + 1 }) > shownLength {
      names.removeFirst()
    }
    return "…/" + names.joined(separator: "/")
  }
}

/// A name as people sort it: without regard to capital letters, and with 9 before 10.
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
