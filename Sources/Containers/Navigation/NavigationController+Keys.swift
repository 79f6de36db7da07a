// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

extension NavigationController {
  /// Back, wherever a desktop has it; Escape comes here only when nothing inside takes it. At the root
  /// they go on to whatever is around.
  var navigationCommands: [KeyCommand] {
    [
      KeyCommand(
        "Back", group: "Navigation",
        shortcuts: [.init(.left, .alt), .init(.back), .init(.escape)]
      ) { [weak self] in self?.goBack() ?? false }
    ]
  }

  /// The back button; at the root it leads to whatever is around.
  func goBackOrOut() {
    if !goBack() { tabsAround?.showMoreList() }
  }

  /// One screen back. A drag that is under way is called off instead.
  @discardableResult
  func goBack() -> Bool {
    if machine.isHeld {
      perform(.release(toEnd: false))
      return true
    }
    guard machine.stack.count > 1 else { return false }
    popViewController(animated: true)
    return true
  }
}
