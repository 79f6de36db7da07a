// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// A controller that is not kept alive.
struct WeakController {
  private(set) weak var value: ViewController?

  init(_ value: ViewController) { self.value = value }
}
