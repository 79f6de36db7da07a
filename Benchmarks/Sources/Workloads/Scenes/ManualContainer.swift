// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

/// A container that sends its child's appearance callbacks itself. The child forwards them to its own children.
final class ManualContainer: ViewController {
  let child = ViewController()

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  init(grandchildren: Int) {
    super.init()
    title = "Container"
    child.title = "Child"
    for index in 0..<grandchildren {
      let grandchild = ViewController()
      grandchild.title = "Grandchild \(index)"
      child.addChild(grandchild)
      child.view.addSubview(grandchild.view)
      grandchild.didMove(toParent: child)
    }
    addChild(child)
    child.didMove(toParent: self)
  }

  override func viewDidLoad() {
    child.view.frame = view.bounds
    view.addSubview(child.view)
  }

  override func viewWillAppear(_ animated: Bool) {
    child.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    child.endAppearanceTransition()
  }

  /// Makes the child disappear and appear again, with four calls.
  func cycle() {
    for isAppearing in [false, true] {
      child.beginAppearanceTransition(isAppearing, animated: false)
      child.endAppearanceTransition()
    }
  }
}
