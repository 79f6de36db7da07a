// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

extension ViewController {
  /// The controller's name in logs and diagnoses: its title, or its type.
  var inspectedName: String { title ?? String(describing: type(of: self)) }
}
