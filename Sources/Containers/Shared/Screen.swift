// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// A child of a container as a value, told apart by its identity.
nonisolated struct Screen: Hashable, Sendable, CustomStringConvertible {
  let controller: ViewController

  static func == (left: Screen, right: Screen) -> Bool { left.controller === right.controller }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(controller)) }

  var description: String { "\(controller)" }
}

/// A controller that is not kept alive.
struct WeakController {
  private(set) weak var value: ViewController?

  init(_ value: ViewController) { self.value = value }
}
