// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// What a session begins with, so that a recording of it can be played.
struct SessionStart {
  /// As the command line names it; nil where it says nothing.
  let sample: String?
  /// Those of the playground, as the command line has them.
  let options: [String]
  /// What the window spoke.
  let language: String
  let memory: Memory

  var stateValue: StateValue {
    var table: [String: StateValue] = ["options": options.stateValue, "memory": memory.stateValue]
    table["language"] = language.stateValue
    table["sample"] = sample?.stateValue
    return .table(table)
  }
}

extension SessionStart {
  init?(stateValue: StateValue) {
    guard case .table(let table) = stateValue,
      let memory = table["memory"].flatMap({ Memory(stateValue: $0) })
    else { return nil }
    self.init(
      sample: table["sample"].flatMap { String(stateValue: $0) },
      options: table["options"].flatMap { [String](stateValue: $0) } ?? [],
      language: table["language"].flatMap { String(stateValue: $0) } ?? "en", memory: memory)
  }

  /// The command line of the session that was recorded.
  func apply(to options: inout Options) throws {
    options.sample = try sample.map {
      guard let choice = Sample(rawValue: $0) else {
        throw HostError(.noInput, "the recording is of a sample \($0), which is not there any more")
      }
      return choice
    }
    options.locale = language
    options.option = try self.options.map { try PlaygroundArgument(parsing: $0) }
  }
}
