// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ArgumentParser
internal import DrawerContainer

/// An option of the playground on the command line, such as `leading.style=overlay`. The names are those in the
/// library; gestures are joined with `+`.
nonisolated struct PlaygroundArgument {
  let text: String
  private let side: DrawerSide
  private let change: (inout PlaygroundSide) -> Void

  init(parsing text: String) throws {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts[0].split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, path.count == 2 else {
      throw ValidationError("Give a side, an option and a value, such as leading.style=overlay.")
    }
    guard let side = DrawerSide(rawValue: path[0]) else {
      let sides = DrawerSide.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("Unknown side \(path[0]): choose one of \(sides).")
    }
    let rows = PlaygroundSide.rows
    guard let row = rows.first(where: { $0.argument == path[1] }) else {
      let known = rows.compactMap(\.argument).joined(separator: ", ")
      throw ValidationError("Unknown option \(path[1]): choose one of \(known).")
    }
    self.text = text
    self.side = side
    change = try row.change(to: String(parts[1]), name: path[1])
  }

  func apply(to settings: inout PlaygroundSettings) { change(&settings[side]) }
}

private nonisolated extension PlaygroundRow {
  /// Parses a value. Returns a function that sets it.
  func change(to text: String, name: String) throws -> (inout Root) -> Void {
    func one<Value>(of text: String, _ named: [(name: String, value: Value)]) throws -> Value {
      guard let known = named.first(where: { $0.name == text }) else {
        let names = named.map(\.name).joined(separator: ", ")
        throw ValidationError("\(name) must be one of \(names), not \(text).")
      }
      return known.value
    }
    if text == "none", let setNone { return setNone }
    let value: StateValue
    switch kind {
    case .toggle: value = try one(of: text, [("yes", .bool(true)), ("no", .bool(false))])
    case .toggles(let members):
      let names = text == "none" ? [] : text.split(separator: "+", omittingEmptySubsequences: false)
      let named = members.map { ($0.field.name, $0.field.name) }
      let chosen = try names.map { try one(of: String($0), named) }
      return { root in
        for (_, field) in members { _ = field.write(&root, .bool(chosen.contains(field.name))) }
      }
    case .choice(let choices, _):
      value = try one(of: text, choices.map { ($0.name, $0.value) })
    case .number, .heading, .button:
      guard let number = Double(text), number >= 0, number.isFinite else {
        throw ValidationError("\(name) must be a number that is not negative, not \(text).")
      }
      value = .number(number)
    }
    return { _ = field?.write(&$0, value) }
  }
}
