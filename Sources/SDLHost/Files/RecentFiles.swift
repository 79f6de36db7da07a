// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The files that a person used last in a program, the newest first: for a menu, or for a list on a first screen.
///
/// ```swift
/// let recent = RecentFiles(for: "sketches")
/// try recent.add("/srv/ada/sea.png")
/// for path in recent.paths(existingOnly: true) { print(path) }
/// ```
///
/// The list is a text file in the person's state folder, `$XDG_STATE_HOME` or `~/.local/state`. Programs that run at the same
/// time share it; the last writer wins. Only the user can read it and its folder: the modes are 0600 and 0700.
public struct RecentFiles {
  /// The most paths that are kept: 10.
  public static let limit = 10

  /// Where the list lies.
  private let path: String

  /// The list of a program.
  ///
  /// - Parameter name: The program's own folder in the state folder, such as `sketches` or `org.example.sketches`.
  public init(for name: String) {
    self.init(for: name, in: BaseFolders.state)
  }

  init(for name: String, in folder: String) {
    path = "\(folder)/\(name)/recent-files"
  }

  /// Absolute paths, the newest first.
  ///
  /// - Parameter existingOnly: Whether files that are not there are left out. They stay in the list: a disk may come back. Default false.
  public func paths(existingOnly: Bool = false) -> [String] {
    let paths = SmallFile.lines(of: path).map(String.init).filter { $0.hasPrefix("/") }
    return existingOnly ? paths.filter(SmallFile.exists) : paths
  }

  /// Puts a path first. One that was in the list before moves there; the oldest beyond `limit` goes. A path that is not absolute, or that
  /// has a line end in it, is left out.
  ///
  /// - Throws: When the list cannot be written. It is then as it was.
  public func add(_ path: String) throws(HostError) {
    guard path.hasPrefix("/"), !path.contains(where: \.isNewline) else { return }
    try write(Array(([path] + paths().filter { $0 != path }).prefix(Self.limit)))
  }

  /// Empties the list.
  ///
  /// - Throws: When the list cannot be written. It is then as it was.
  public func removeAll() throws(HostError) {
    try write([])
  }

  private func write(_ paths: [String]) throws(HostError) {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "/"
    SmallFile.makeFolder(folder)
    SmallFile.restrictToOwner(folder)
    let lines = paths.map { $0 + "\n" }.joined()
    try OutputFile.write(Array(lines.utf8), to: path, policy: .own)
  }
}
