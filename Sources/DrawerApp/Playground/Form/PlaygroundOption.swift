// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ArgumentParser
internal import DrawerContainer

/// An option of the playground as the command line names it: `leading.style=overlay`. The names are those
/// of the library; gestures are put together with `+`.
nonisolated struct PlaygroundOption: Sendable {
  /// As it was given.
  let text: String
  private let side: DrawerSide
  private let apply: @Sendable (inout PlaygroundSide) -> Void

  init(parsing text: String) throws {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts[0].split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, path.count == 2 else {
      throw ValidationError("Give a side, an option and a value, such as leading.style=overlay.")
    }
    guard let side = DrawerSide(rawValue: path[0]) else {
      let sides = DrawerSide.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("There is no side \(path[0]): give one of \(sides).")
    }
    guard let key = Key(rawValue: path[1]) else {
      let known = Key.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("There is no \(path[1]): give one of \(known).")
    }
    self.text = text
    self.side = side
    apply = try key.change(to: String(parts[1]))
  }

  func apply(to settings: inout PlaygroundSettings) { apply(&settings[side]) }

  private enum Key: String, CaseIterable {
    case style
    case length
    case dockingWidth
    case resizable
    case openGestures
    case closeGestures
    case mouseDragDistance
    case lock
    case centerInteraction
    case centerCornerRadius
    case visualState

    typealias Change = @Sendable (inout PlaygroundSide) -> Void

    func change(to text: String) throws -> Change {
      switch self {
      case .style:
        let style = try oneOf(DrawerStyle.allCases.map { ($0.rawValue, $0) }, text)
        return { $0.options.style = style }
      case .length:
        let length = try number(text)
        return { $0.length = length }
      case .dockingWidth:
        guard text != "none" else { return { $0.docksWhenWide = false } }
        let width = try number(text)
        return { $0.docksFrom = width }
      case .resizable:
        let isResizable = try oneOf([("yes", true), ("no", false)], text)
        return { $0.isResizable = isResizable }
      case .openGestures:
        let gestures = try list(DrawerOpenGestures.named.map { ($0.name, $0.gesture) }, text)
        let all = DrawerOpenGestures(gestures)
        return { $0.options.openGestures = all }
      case .closeGestures:
        let gestures = try list(DrawerCloseGestures.named.map { ($0.name, $0.gesture) }, text)
        let all = DrawerCloseGestures(gestures)
        return { $0.options.closeGestures = all }
      case .mouseDragDistance:
        let distance = try number(text)
        return { $0.options.mouseDragDistance = distance }
      case .lock:
        let lock = try oneOf(DrawerLock.allCases.map { ($0.rawValue, $0) }, text)
        return { $0.options.lock = lock }
      case .centerInteraction:
        let cases = DrawerCenterInteraction.allCases
        let interaction = try oneOf(cases.map { ($0.rawValue, $0) }, text)
        return { $0.options.centerInteraction = interaction }
      case .centerCornerRadius:
        let radius = try number(text)
        return { $0.options.centerCornerRadius = radius }
      case .visualState:
        let cases = PlaygroundVisualState.allCases
        let state = try oneOf(cases.map { ("\($0)", $0) }, text)
        return { $0.visualState = state }
      }
    }

    private func number(_ text: String) throws -> Double {
      guard let number = Double(text), number >= 0, number.isFinite else {
        throw ValidationError("\(rawValue) is a number of points, not \(text).")
      }
      return number
    }

    private func oneOf<Value>(_ named: [(name: String, value: Value)], _ text: String) throws
      -> Value
    {
      guard let known = named.first(where: { $0.name == text }) else {
        let names = named.map(\.name).joined(separator: ", ")
        throw ValidationError("\(rawValue) is one of \(names), not \(text).")
      }
      return known.value
    }

    private func list<Value>(_ named: [(String, Value)], _ text: String) throws -> [Value] {
      guard text != "none" else { return [] }
      return try text.split(separator: "+", omittingEmptySubsequences: false)
        .map { try oneOf(named, String($0)) }
    }
  }
}
