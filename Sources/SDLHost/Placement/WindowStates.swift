// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// The ways in which the desktop gives a window another size than its own.
nonisolated struct WindowStates: OptionSet, Hashable, Sendable {
  let rawValue: Int

  static let maximizedHorizontally = WindowStates(rawValue: 1 << 0)
  static let maximizedVertically = WindowStates(rawValue: 1 << 1)
  static let fullScreen = WindowStates(rawValue: 1 << 2)
  static let minimized = WindowStates(rawValue: 1 << 3)
  /// The window fills a part of the screen from its left to its right edge, or touches one of these edges. The desktop
  /// gives this state; a program cannot ask for it.
  static let tiledHorizontally = WindowStates(rawValue: 1 << 4)
  static let tiledVertically = WindowStates(rawValue: 1 << 5)

  static let maximized: WindowStates = [.maximizedHorizontally, .maximizedVertically]

  /// The states that a program can ask for, with the names that they have in a state file.
  private static let names: [(name: String, state: WindowStates)] = [
    ("fullScreen", .fullScreen), ("maximizedHorizontally", .maximizedHorizontally),
    ("maximizedVertically", .maximizedVertically),
  ]

  /// The states that the next start can restore.
  static let restorable = names.reduce(into: WindowStates()) { $0.formUnion($1.state) }

  /// Whether the window's width is its own.
  var hasOwnWidth: Bool {
    isDisjoint(with: [.maximizedHorizontally, .tiledHorizontally, .fullScreen, .minimized])
  }

  /// Whether the window's height is its own.
  var hasOwnHeight: Bool {
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
