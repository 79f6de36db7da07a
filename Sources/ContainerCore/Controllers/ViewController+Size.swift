// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

extension ViewController {
  /// Hands a coming size on to each child whose own size changes with it (contract 6.1).
  func forwardSizeTransition(to size: Size, with coordinator: SizeTransitionCoordinator) {
    for child in children where child.isViewLoaded {
      child.hears(ofSize: self.size(forChild: child, withParentSize: size), with: coordinator)
    }
    if let presentation, presentation.isContextual {
      presentation.containerWillTransition(to: size, with: coordinator)
    }
  }

  /// Sends a coming size, unless it is the one that the controller has. A view that is out of the window
  /// is not laid out, so there the size that was sent last counts.
  func hears(ofSize size: Size, with coordinator: SizeTransitionCoordinator) {
    guard let view = viewIfLoaded else { return }
    let isLaidOut = view.window != nil
    let present = (isLaidOut ? nil : sizeTold) ?? view.frame.size
    sizeTold = isLaidOut ? nil : size
    if size != present { viewWillTransition(to: size, with: coordinator) }
  }

  /// The same for a window's root, and for what is presented over the window.
  func windowWillTransition(to size: Size, with coordinator: SizeTransitionCoordinator) {
    if isViewLoaded { viewWillTransition(to: size, with: coordinator) }
    if let presentation, !presentation.isContextual {
      presentation.containerWillTransition(to: size, with: coordinator)
    }
  }

  /// Whether all that is on screen here allows a change of orientation: any no is a no (contract 6.2).
  var allowsRotation: Bool { familyOnScreen.allSatisfy(\.shouldAutorotate) }

  func forwardWillRotate(to orientation: Orientation) {
    for controller in familyOnScreen { controller.willRotate(to: orientation) }
  }

  func forwardDidRotate(from orientation: Orientation) {
    for controller in familyOnScreen { controller.didRotate(from: orientation) }
  }

  /// This controller, its children and what they present, from the outside in, without those that are
  /// off screen: what is presented over them may be on it.
  private var familyOnScreen: [ViewController] {
    let inside = children + [presentation?.presentedViewController].compactMap(\.self)
    return (appearance.state == .disappeared ? [] : [self]) + inside.flatMap(\.familyOnScreen)
  }
}
