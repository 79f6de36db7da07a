// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore

/// Shows all its children at the same time, and lets the core forward their appearance.
final class FuzzPane: ViewController {
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
