// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Glibc

/// The folders of the XDG Base Directory Specification, version 0.8.
package enum BaseFolders {
  package static var home: String {
    if let home = VideoSystem.environment("HOME"), home.hasPrefix("/") { return home }
    return getpwuid(getuid()).map { String(cString: $0.pointee.pw_dir) } ?? "/"
  }

  package static var config: String { folder("XDG_CONFIG_HOME", else: ".config") }

  package static var state: String { folder("XDG_STATE_HOME", else: ".local/state") }

  /// Where shared data lies, the most important first.
  static var data: [String] {
    let shared = VideoSystem.environment("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share"
    return [folder("XDG_DATA_HOME", else: ".local/share")]
      + shared.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
  }

  /// The specification says that a path that is not absolute counts as none.
  private static func folder(_ variable: String, else standard: String) -> String {
    if let path = VideoSystem.environment(variable), path.hasPrefix("/") { return path }
    return home == "/" ? "/\(standard)" : "\(home)/\(standard)"
  }
}
