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
