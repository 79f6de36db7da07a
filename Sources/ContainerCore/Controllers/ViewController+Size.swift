// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

extension ViewController {
  // MARK: Sizes

  /// Hands a coming size on to each child whose own size changes with it (contract 6.1).
  func forwardSizeTransition(to size: Size, with coordinator: SizeTransitionCoordinator) {
    if shouldAutomaticallyForwardRotationMethods {
      for child in children where child.isViewLoaded {
        child.hears(ofSize: self.size(forChild: child, withParentSize: size), with: coordinator)
      }
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
    if size != present { tellSize(size, with: coordinator) }
  }

  /// The same for a window's root, and for what is presented over the window.
  func windowWillTransition(to size: Size, with coordinator: SizeTransitionCoordinator) {
    if isViewLoaded { tellSize(size, with: coordinator) }
    if let presentation, !presentation.isContextual {
      presentation.containerWillTransition(to: size, with: coordinator)
    }
  }

  private func tellSize(_ size: Size, with coordinator: SizeTransitionCoordinator) {
    tell(.viewWillTransition(to: size)) { viewWillTransition(to: size, with: coordinator) }
  }

  // MARK: Rotation (contract 6.2)

  /// Those who hear of a rotation, from the outside in: this controller and its children, on screen or not,
  /// and what they present. Children on their way out hear no more of it, nor does what a presentation
  /// covers, as in UIKit.
  var rotationFamily: [ViewController] {
    let presented = presentation?.presentedViewController.rotationFamily ?? []
    if let presentation, presentation.coversPresenter, presentation.machine.state == .present {
      return presented
    }
    let inside =
      shouldAutomaticallyForwardRotationMethods
      ? children.filter { !$0.isMovingFromParent }.flatMap(\.rotationFamily) : []
    return [self] + inside + presented
  }

  /// Whether all of them allow it: any no is a no.
  func allowsRotation(to orientation: Orientation) -> Bool {
    rotationFamily.allSatisfy { $0.shouldAutorotate(to: orientation) }
  }

  /// - Returns: Who has been told, and so hears of the end.
  func forwardWillRotate(to orientation: Orientation) -> [ViewController] {
    let family = rotationFamily
    for controller in family {
      controller.tell(.willRotate(to: orientation)) { controller.willRotate(to: orientation) }
    }
    return family
  }

  func forwardDidRotate(from orientation: Orientation, to told: [ViewController]) {
    let family = Set(rotationFamily.map(ObjectIdentifier.init))
    for controller in told where family.contains(ObjectIdentifier(controller)) {
      controller.tell(.didRotate(from: orientation)) { controller.didRotate(from: orientation) }
    }
  }

  // MARK: Observers

  /// Publishes a callback and sends it.
  private func tell(_ callback: ContainmentEvent.Callback, _ send: () -> Void) {
    publish(callback)
    callbackTold = callback
    send()
    callbackTold = nil
  }

  /// Publishes a callback that a container sends by hand.
  func publishUnlessTold(_ callback: ContainmentEvent.Callback) {
    if callbackTold != callback { publish(callback) }
  }
}
