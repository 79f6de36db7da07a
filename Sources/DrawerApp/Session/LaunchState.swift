// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

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
    ]
    table["language"] = language.stateValue
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
