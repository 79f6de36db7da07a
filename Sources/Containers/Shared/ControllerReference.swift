// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// A reference to a child of a container, compared by identity.
nonisolated struct ControllerReference: Hashable, Sendable, CustomStringConvertible {
  let controller: ViewController

  static func == (left: ControllerReference, right: ControllerReference) -> Bool {
    left.controller === right.controller
  }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(controller)) }

  var description: String { "\(controller)" }
}

struct WeakController {
  private(set) weak var value: ViewController?

  init(_ value: ViewController) { self.value = value }
}
