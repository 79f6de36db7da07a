// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer
internal import FoundationEssentials

/// What the program remembers from one start to the next, and the file that has it.
nonisolated struct Memory: Codable, Hashable, Sendable {
  /// A file of another version is none.
  private static let presentVersion = 1

  private var version = Self.presentVersion
  /// Points; nil where it was never left.
  private var width: Double?
  private var height: Double?
  /// The title of the row in the default sample's menu.
  var pane: String?
  var preferences = Preferences()

  /// The window's. One that `--size` would not take, such as that of a tile of the screen, is not kept: the size
  /// before it stays.
  var size: Size? {
    get { width.flatMap { width in height.map { Size(width, $0) } } }
    set {
      if let newValue, !WindowSize(size: newValue).isInRange { return }
      (width, height) = (newValue?.width, newValue?.height)
    }
  }

  /// Where it is kept.
  @MainActor private static var folder: String { BaseFolders.state + "/drawer" }
  @MainActor private static var path: String { folder + "/state.json" }

  /// What the last start left. What makes no sense is reported, and forgotten: a number alone, or a file that
  /// this version cannot read.
  @MainActor
  static func read(report: (String) -> Void) -> Memory {
    let path = path
    guard TextFile.exists(path) else { return Memory() }
    let text = TextFile.lines(of: path).joined(separator: "\n")
    guard var memory = try? JSONDecoder().decode(Memory.self, from: Data(text.utf8)),
      memory.version == presentVersion
    else {
      report("\(path) is not as this version writes it: starting without it")
      return Memory()
    }
    if let size = memory.size, !WindowSize(size: size).isInRange {
      report("\(path) has a window of \(size.width) x \(size.height) points: starting with another")
      memory.size = nil
    }
    if let scale = memory.preferences.scale, !Options.scales.contains(scale) {
      report("\(path) has the scale \(scale): starting with that of the desktop")
      memory.preferences.scale = nil
    }
    return memory
  }

  /// The whole of it or nothing.
  @MainActor
  func write() throws(HostError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    guard let data = try? encoder.encode(self) else { return }
    TextFile.makeFolder(Self.folder)
    try OutputFile.write(Array(data) + [UInt8(ascii: "\n")], to: Self.path)
  }
}
