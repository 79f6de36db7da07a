// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The list of the files that the user opened last in a program, newest first, for a menu or a start screen.
///
/// ```swift
/// let recent = RecentFiles(for: "sketches")
/// try recent.add("/srv/ada/sea.png")
/// for path in recent.paths(existingOnly: true) { print(path) }
/// ```
///
/// The list is a text file in the user's state folder, `$XDG_STATE_HOME` or `~/.local/state`. If several copies of a
/// program write it at the same time, the last one wins. Only the user can read the list and its folder: the modes are
/// 0600 and 0700.
public struct RecentFiles {
  /// The maximum number of paths in the list: 10.
  public static let maximumCount = 10

  private let path: String

  /// Creates an object that reads and writes a program's list of recent files.
  ///
  /// - Parameter name: The name of the program's folder in the state folder, such as `sketches` or
  ///   `org.example.sketches`.
  public init(for name: String) {
    self.init(for: name, in: BaseFolders.state)
  }

  init(for name: String, in folder: String) {
    path = "\(folder)/\(name)/recent-files"
  }

  /// Returns the absolute paths in the list, newest first.
  ///
  /// - Parameter existingOnly: Whether only paths of existing files are returned. The others stay in the list, since a
  ///   disk may be mounted again. Default: false.
  public func paths(existingOnly: Bool = false) -> [String] {
    let paths = SmallFile.lines(of: path).map(String.init).filter { $0.hasPrefix("/") }
    return existingOnly ? paths.filter(SmallFile.exists) : paths
  }

  /// Adds a path at the start of the list, or moves it to the start. Beyond `maximumCount` paths, the oldest path is
  /// removed. A path that is not absolute or that contains a line break is ignored.
  ///
  /// - Throws: `HostError` if the list cannot be written; it is unchanged then.
  public func add(_ path: String) throws(HostError) {
    guard path.hasPrefix("/"), !path.contains(where: \.isNewline) else { return }
    try write(Array(([path] + paths().filter { $0 != path }).prefix(Self.maximumCount)))
  }

  /// Removes all paths from the list of recent files.
  ///
  /// - Throws: `HostError` if the list cannot be written; it is unchanged then.
  public func removeAll() throws(HostError) {
    try write([])
  }

  private func write(_ paths: [String]) throws(HostError) {
    let folder = SmallFile.folder(of: path) ?? "/"
    SmallFile.makeFolder(folder)
    SmallFile.restrictToOwner(folder)
    let lines = paths.map { $0 + "\n" }.joined()
    try OutputFile.write(Array(lines.utf8), to: path, policy: .appOwned)
  }
}
