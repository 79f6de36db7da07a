// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

extension NavigationController {
  /// Pops to a screen of the stack; one that has gone since is left alone.
  func unwind(towards screen: ViewController, animated: Bool) {
    change(animated: animated, completion: nil) { stack in
      guard let index = stack.firstIndex(where: { $0 === screen }), index + 1 < stack.count else {
        return nil
      }
      return Array(stack[...index])
    }
  }
}
