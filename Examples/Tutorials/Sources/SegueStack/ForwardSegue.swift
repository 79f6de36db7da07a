// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import TutorialScreens

/// Pushes the destination onto the stack that contains the source.
final class ForwardSegue: Segue {
  override func perform() {
    source.ancestor(StackController.self)?.push(destination, animated: isAnimated)
  }
}
