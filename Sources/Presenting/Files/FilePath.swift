// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

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
