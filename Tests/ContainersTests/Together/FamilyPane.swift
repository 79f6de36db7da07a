// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore

/// Shows all its children at once, and leaves their appearance to the core.
final class FamilyPane: ViewController {
  init(_ children: [ViewController]) {
    super.init()
    for child in children {
      addChild(child)
      child.didMove(toParent: self)
    }
  }

  override func viewDidLoad() {
    for child in children {
      child.view.frame = view.bounds
      child.view.autoresizingMask = .fill
      view.addSubview(child.view)
    }
  }
}
