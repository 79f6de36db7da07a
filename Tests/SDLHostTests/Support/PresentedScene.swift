// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore

/// What a test shows, twice.
protocol PresentedScene: AnyObject {
  var root: ViewController { get }

  /// The second picture differs.
  func move()
}
