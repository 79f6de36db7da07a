// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// A controller in a stack, told apart by its identity.
nonisolated struct NavigationScreen: Hashable, Sendable, CustomStringConvertible {
  let controller: ViewController

  static func == (left: NavigationScreen, right: NavigationScreen) -> Bool {
    left.controller === right.controller
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(controller))
  }

  var description: String { "\(controller)" }
}
