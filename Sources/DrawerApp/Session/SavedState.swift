// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The saved state of the program.
nonisolated struct SavedState: Hashable, Sendable {
  /// Files with another version are ignored.
  private static let currentVersion = 1

  /// The size of the window in points; nil if there was no window yet.
  private var width: Double?
  private var height: Double?
  /// The identifier of the selected row in the default sample's menu.
  var pane: String?
  var preferences = Preferences()
  /// The state of the default sample's screens, without the window's size and the pane.
  var state: RestorableState?

  /// The size of the window. A size out of the range of `--size`, as of a tiled window, is ignored.
  var size: Size? {
    get { width.flatMap { width in height.map { Size(width, $0) } } }
    set {
      if let newValue, !WindowSize(size: newValue).isInRange { return }
      (width, height) = (newValue?.width, newValue?.height)
    }
  }

  /// The path that is used if the command line has none.
  @MainActor static var standardPath: String { BaseFolders.state + "/drawer/state.json" }

  /// Reads the saved state. Invalid parts are reported and ignored, such as an unreadable file or an invalid number.
  static func read(_ file: StateFile, report: (String) -> Void) -> SavedState {
    guard var memory = file.load(report: report, decode: SavedState.init(decoding:)) else {
      return SavedState()
    }
    if let size = memory.size, !WindowSize(size: size).isInRange {
      report(
        "\(file.path) has a window of \(size.width) x \(size.height) points: starting with the default size"
      )
      memory.size = nil
    }
    return memory
  }

  /// Creates the state of a first start.
  init() {}

  init?(decoding text: String) {
    guard let value = StateValue(json: text) else { return nil }
    self.init(stateValue: value)
  }

  init?(stateValue: StateValue) {
    guard case .dictionary(let table) = stateValue,
      table["version"] == .integer(Self.currentVersion),
      let preferences = Preferences(stateValue: table["preferences"] ?? .dictionary([:]))
    else { return nil }
    self.preferences = preferences
    width = table["width"].flatMap { Double(stateValue: $0) }
    height = table["height"].flatMap { Double(stateValue: $0) }
    pane = table["pane"].flatMap { String(stateValue: $0) }
    state = table["state"].flatMap { RestorableState(stateValue: $0) }
  }

  /// The state as JSON, without the preferences, which have their own file.
  var encodedBytes: [UInt8] {
    guard case .dictionary(var table) = stateValue else { return [] }
    table["preferences"] = nil
    return StateValue.dictionary(table).json + [UInt8(ascii: "\n")]
  }

  var stateValue: StateValue {
    var table: [String: StateValue] = [
      "version": .integer(Self.currentVersion), "preferences": preferences.stateValue,
    ]
    table["width"] = width?.stateValue
    table["height"] = height?.stateValue
    table["pane"] = pane?.stateValue
    table["state"] = state?.stateValue
    return .dictionary(table)
  }
}
