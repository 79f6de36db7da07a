// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// What the program remembers from one start to the next.
nonisolated struct Memory: Hashable, Sendable {
  /// A file of another version is none.
  private static let presentVersion = 1

  /// Points; nil where it was never left.
  private var width: Double?
  private var height: Double?
  /// The title of the row in the default sample's menu.
  var pane: String?
  var preferences = Preferences()
  /// What the default sample's screens show; the window's size and the pane are kept beside it.
  var state: RestorableState?

  /// The window's. One that `--size` would not take, such as that of a tile of the screen, is not kept: the size
  /// before it stays.
  var size: Size? {
    get { width.flatMap { width in height.map { Size(width, $0) } } }
    set {
      if let newValue, !WindowSize(size: newValue).isInRange { return }
      (width, height) = (newValue?.width, newValue?.height)
    }
  }

  /// Where it is kept where nothing else is said.
  @MainActor static var standardPath: String { BaseFolders.state + "/drawer/state.json" }

  /// What the last start left. What makes no sense is reported, and forgotten: a number alone, or a file that
  /// this version cannot read.
  static func read(_ file: StateFile, report: (String) -> Void) -> Memory {
    guard var memory = file.begin(report: report, decode: Memory.init(decoding:)) else {
      return Memory()
    }
    if let size = memory.size, !WindowSize(size: size).isInRange {
      report(
        "\(file.path) has a window of \(size.width) x \(size.height) points: starting with another")
      memory.size = nil
    }
    return memory
  }

  /// Nothing: that of a first start.
  init() {}

  init?(decoding text: String) {
    guard let value = StateValue(json: text) else { return nil }
    self.init(stateValue: value)
  }

  init?(stateValue: StateValue) {
    guard case .table(let table) = stateValue,
      table["version"] == .integer(Self.presentVersion),
      let preferences = Preferences(stateValue: table["preferences"] ?? .table([:]))
    else { return nil }
    self.preferences = preferences
    width = table["width"].flatMap { Double(stateValue: $0) }
    height = table["height"].flatMap { Double(stateValue: $0) }
    pane = table["pane"].flatMap { String(stateValue: $0) }
    state = table["state"].flatMap { RestorableState(stateValue: $0) }
  }

  /// As JSON, without the preferences, which have a file of their own.
  var encoded: [UInt8] {
    guard case .table(var table) = stateValue else { return [] }
    table["preferences"] = nil
    return StateValue.table(table).json + [UInt8(ascii: "\n")]
  }

  var stateValue: StateValue {
    var table: [String: StateValue] = [
      "version": .integer(Self.presentVersion), "preferences": preferences.stateValue,
    ]
    table["width"] = width?.stateValue
    table["height"] = height?.stateValue
    table["pane"] = pane?.stateValue
    table["state"] = state?.stateValue
    return .table(table)
  }
}
