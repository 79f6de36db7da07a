// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Glibc
internal import Languages

/// The user's folders from xdg-user-dirs, such as Documents, with the home folder and the root.
enum UserFolders {
  private static let keys = ["DESKTOP", "DOCUMENTS", "DOWNLOAD", "MUSIC", "PICTURES", "VIDEOS"]

  static func all(in localization: Localization) -> [(name: String, path: String)] {
    let home = BaseFolders.home
    let paths = parse(SmallFile.lines(of: BaseFolders.config + "/user-dirs.dirs"), home: home)
    let named = paths.filter { $0 != home && SmallFile.status(of: $0)?.kind == S_IFDIR }
      .map { path in (name: path.split(separator: "/").last.map(String.init) ?? path, path: path) }
    return [(name: localization("Home", context: "folder"), path: home)] + named
      + [(name: localization("Computer"), path: "/")]
  }

  /// The paths in lines such as `XDG_MUSIC_DIR="$HOME/Music"`, in the order of `keys`.
  static func parse(_ lines: [Substring], home: String) -> [String] {
    keys.compactMap { key in
      let start = "XDG_\(key)_DIR=\""
      guard let line = lines.last(where: { $0.hasPrefix(start) }) else { return nil }
      var value = line.dropFirst(start.count).prefix { $0 != "\"" }
      let isInHome = value.hasPrefix("$HOME")
      if isInHome { value = value.dropFirst("$HOME".count) }
      while value.hasSuffix("/") { value = value.dropLast() }
      guard isInHome || value.hasPrefix("/") else { return nil }
      return (isInHome ? home : "") + value
    }
  }
}

/// The folders of the XDG Base Directory Specification, version 0.8.
package enum BaseFolders {
  package static var home: String {
    if let home = Environment.variable("HOME"), home.hasPrefix("/") { return home }
    return getpwuid(getuid()).map { String(cString: $0.pointee.pw_dir) } ?? "/"
  }

  package static var config: String { folder("XDG_CONFIG_HOME", else: ".config") }

  package static var state: String { folder("XDG_STATE_HOME", else: ".local/state") }

  static var cache: String { folder("XDG_CACHE_HOME", else: ".cache") }

  /// The data folders, the most important one first: the user's folder, then the shared ones.
  static var data: [String] {
    let shared = Environment.variable("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share"
    return [folder("XDG_DATA_HOME", else: ".local/share")]
      + shared.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
  }

  /// The specification says that a path that is not absolute is ignored.
  private static func folder(_ variable: String, else standard: String) -> String {
    if let path = Environment.variable(variable), path.hasPrefix("/") { return path }
    return home == "/" ? "/\(standard)" : "\(home)/\(standard)"
  }
}
