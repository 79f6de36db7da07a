// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// The states in which the desktop determines a window's size.
nonisolated struct WindowStates: OptionSet, Hashable, Sendable {
  let rawValue: Int

  static let maximizedHorizontally = WindowStates(rawValue: 1 << 0)
  static let maximizedVertically = WindowStates(rawValue: 1 << 1)
  static let fullScreen = WindowStates(rawValue: 1 << 2)
  static let minimized = WindowStates(rawValue: 1 << 3)
  /// The window is as wide as a part of the screen, or touches its left or right edge. A program cannot request it.
  static let tiledHorizontally = WindowStates(rawValue: 1 << 4)
  static let tiledVertically = WindowStates(rawValue: 1 << 5)

  static let maximized: WindowStates = [.maximizedHorizontally, .maximizedVertically]

  /// The states that a program can request, with their names in state files.
  private static let names: [(name: String, state: WindowStates)] = [
    ("fullScreen", .fullScreen), ("maximizedHorizontally", .maximizedHorizontally),
    ("maximizedVertically", .maximizedVertically),
  ]

  static let restorable = names.reduce(into: WindowStates()) { $0.formUnion($1.state) }

  /// Whether no state determines the window's width.
  var hasNormalWidth: Bool {
    isDisjoint(with: [.maximizedHorizontally, .tiledHorizontally, .fullScreen, .minimized])
  }

  /// Whether no state determines the window's height.
  var hasNormalHeight: Bool {
    isDisjoint(with: [.maximizedVertically, .tiledVertically, .fullScreen, .minimized])
  }
}

nonisolated extension WindowStates: RestorableValue {
  var stateValue: StateValue {
    Self.names.filter { contains($0.state) }.map(\.name).stateValue
  }

  init?(stateValue: StateValue) {
    guard let names = [String](stateValue: stateValue) else { return nil }
    self = Self.names.filter { names.contains($0.name) }.reduce(into: []) { $0.formUnion($1.state) }
  }
}
