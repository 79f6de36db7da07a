// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

extension ViewController {
  /// The reveal controller that contains this controller.
  public var revealController: RevealController? {
    var ancestor = parent
    while let controller = ancestor {
      if let reveal = controller as? RevealController { return reveal }
      ancestor = controller.parent
    }
    return nil
  }
}
