// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

extension ViewController {
  /// The nearest navigation controller that this controller lies in.
  public var navigationController: NavigationController? { ancestor(NavigationController.self) }
}
