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
    let present = (isLaidOut ? nil : rootViewState.announcedSize) ?? view.frame.size
    rootViewState.setAnnouncedSize(isLaidOut ? nil : size)
    if size != present { tellSize(size, with: coordinator) }
  }

  /// The same for a window's root, and for what is presented over the window.
  func windowWillTransition(to size: Size, with coordinator: SizeTransitionCoordinator) {
    if isViewLoaded { tellSize(size, with: coordinator) }
    if let presentation, !presentation.isContextual {
      presentation.containerWillTransition(to: size, with: coordinator)
    }
  }

  func sizeByMasks(of child: ViewController, in parentSize: Size) -> Size {
    guard let view = child.viewIfLoaded, let own = viewIfLoaded,
      view.frame.size != own.frame.size, !child.hasPlaceholderFrame
    else { return parentSize }
    return view.size(when: own, has: parentSize)
  }

  private func tellSize(_ size: Size, with coordinator: SizeTransitionCoordinator) {
    tell(.viewWillTransition(to: size)) { viewWillTransition(to: size, with: coordinator) }
  }

  // MARK: Rotation (contract 6.2)

  /// The controllers that hear of a rotation, parents first: this one, its children, on screen or not, and
  /// what they present. A child on its way out does not hear of it, nor does what a presentation covers, as
  /// in UIKit.
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

  /// Asks all of them; any no is a no.
  func allowsRotation(to orientation: Orientation) -> Bool {
    rotationFamily.reduce(true) { $1.shouldAutorotate(to: orientation) && $0 }
  }

  /// - Returns: The controllers that were told; they hear of the end too.
  func forwardWillRotate(to orientation: Orientation) -> [ViewController] {
    let family = rotationFamily
    for controller in family {
      controller.tell(.willRotate(to: orientation)) { controller.willRotate(to: orientation) }
    }
    return family
  }

  func forwardWillAnimateRotation(
    to orientation: Orientation, duration: Double, to told: [ViewController]
  ) {
    for controller in told where controller.staysInWindow {
      controller.tell(.willAnimateRotation(to: orientation)) {
        let send = { controller.willAnimateRotation(to: orientation, duration: duration) }
        // A view that is not shown has nothing to animate.
        let isShown = controller.viewIfLoaded?.window != nil
        if isShown { send() } else { View.performWithoutAnimation(send) }
      }
    }
  }

  func forwardDidRotate(from orientation: Orientation, to told: [ViewController]) {
    for controller in told where controller.staysInWindow {
      controller.tell(.didRotate(from: orientation)) { controller.didRotate(from: orientation) }
    }
  }

  /// Whether this controller belongs to a window and neither it nor a container around it is on its way out.
  private var staysInWindow: Bool {
    if isMovingFromParent { return false }
    if let next = parent ?? presentedBy?.presentingViewController { return next.staysInWindow }
    return rootWindow != nil
  }

  // MARK: Observers

  /// Publishes a callback and sends it.
  private func tell(_ callback: ContainmentEvent.Callback, _ send: () -> Void) {
    publish(callback)
    let outer = observation.callback
    observation.setCallback(callback)
    send()
    observation.setCallback(outer)
  }

  /// Publishes a callback that a container sends by hand.
  func publishUnlessTold(_ callback: ContainmentEvent.Callback) {
    if observation.callback?.name != callback.name { publish(callback) }
  }
}

extension View {
  /// The size that the autoresizing masks from here up to `root` will give this view; a view that does not lie
  /// in `root` keeps its size.
  fileprivate func size(when root: View, has size: Size) -> Size {
    if self === root { return size }
    guard let superview, superview.isDescendant(of: root) else { return frame.size }
    let room = superview.size(when: root, has: size)
    return autoresizingMask.resize(frame, from: superview.frame.size, to: room).size
  }
}
