// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

extension ViewController {
  /// What logs and diagnoses call the controller: its title, or its type.
  var inspectedName: String { title ?? String(describing: type(of: self)) }
}
