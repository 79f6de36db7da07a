// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

extension ViewController {
  /// Hands a coming size on to each child whose own size changes with it (contract 6.1).
  func forwardSizeTransition(to size: Size, with coordinator: SizeTransitionCoordinator) {
    for child in children {
      guard let view = child.viewIfLoaded else { continue }
      let childSize = self.size(forChild: child, withParentSize: size)
      if childSize != view.frame.size { child.viewWillTransition(to: childSize, with: coordinator) }
    }
    if let presentation, presentation.isContextual {
      presentation.containerWillTransition(to: size, with: coordinator)
    }
  }

  /// The same for a window's root, and for what is presented over the window.
  func windowWillTransition(to size: Size, with coordinator: SizeTransitionCoordinator) {
    if isViewLoaded { viewWillTransition(to: size, with: coordinator) }
    if let presentation, !presentation.isContextual {
      presentation.containerWillTransition(to: size, with: coordinator)
    }
  }

  /// Whether this controller and all its children on screen allow a change of orientation: any
  /// no is a no (contract 6.2).
  var allowsRotation: Bool {
    shouldAutorotate && childrenOnScreen.allSatisfy(\.allowsRotation)
  }

  func forwardWillRotate(to orientation: Orientation) {
    willRotate(to: orientation)
    for child in childrenOnScreen { child.forwardWillRotate(to: orientation) }
  }

  func forwardDidRotate(from orientation: Orientation) {
    didRotate(from: orientation)
    for child in childrenOnScreen { child.forwardDidRotate(from: orientation) }
  }

  /// Children and presented controllers.
  private var childrenOnScreen: [ViewController] {
    (children + [presentation?.presentedViewController].compactMap(\.self))
      .filter { $0.isAppeared || $0.isInAppearanceTransition }
  }
}
