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

/// The initial state of a run, saved with a recording so that it can be replayed.
struct LaunchState {
  /// The sample on the command line; nil for the default sample.
  let sample: String?
  /// The options of the playground on the command line.
  let options: [String]
  let language: String
  let savedState: SavedState

  var stateValue: StateValue {
    var table: [String: StateValue] = [
      "options": options.stateValue, "memory": savedState.stateValue,
      "language": language.stateValue,
    ]
    table["sample"] = sample?.stateValue
    return .dictionary(table)
  }
}

extension LaunchState {
  init?(stateValue: StateValue) {
    guard case .dictionary(let table) = stateValue,
      let memory = table["memory"].flatMap({ SavedState(stateValue: $0) })
    else { return nil }
    self.init(
      sample: table["sample"].flatMap { String(stateValue: $0) },
      options: table["options"].flatMap { [String](stateValue: $0) } ?? [],
      language: table["language"].flatMap { String(stateValue: $0) } ?? "en", savedState: memory)
  }

  /// Applies the command line of the recorded run.
  func apply(to options: inout Options) throws {
    options.sample = try sample.map {
      guard let choice = Sample(rawValue: $0) else {
        throw HostError(.noInput, "the recording uses the sample \($0), which no longer exists")
      }
      return choice
    }
    options.locale = language
    options.option = try self.options.map { try PlaygroundArgument(parsing: $0) }
  }
}
