// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

extension ViewController {
  /// The controller that carries out an action for this one: itself or its nearest ancestor that can, as
  /// UIKit's method of the same name. Nil when none can: `show` and `showDetail` present then. The search
  /// ends at a presented controller, because its presenter is no ancestor.
  public func targetViewController(
    forAction action: ContainerAction, sender: Any?
  ) -> ViewController? {
    if canPerformAction(action, sender: sender) { return self }
    return parent?.targetViewController(forAction: action, sender: sender)
  }

  /// What `show` and `showDetail` do where nobody overrides them. The search begins above this
  /// controller, so that an override may leave a case to its ancestors by calling super.
  func showByDefault(_ action: ContainerAction, _ controller: ViewController, sender: Any?) {
    guard let target = parent?.targetViewController(forAction: action, sender: sender) else {
      return present(controller, animated: true)
    }
    switch action {
    case .show: target.show(controller, sender: sender)
    case .showDetail: target.showDetail(controller, sender: sender)
    }
  }
}
