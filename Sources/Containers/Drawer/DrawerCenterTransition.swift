// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Replaces a drawer's center: runs the transition and decides which center is visible (contract 5.6).
final class DrawerCenterTransition {
  private unowned let drawer: DrawerController
  private var transition: ChildTransition?

  init(of drawer: DrawerController) { self.drawer = drawer }

  var leavingCenter: ViewController? { transition?.leaving.first }

  /// The old center until a swap has replaced its view.
  var visibleCenter: ViewController { drawer.leavingCenter ?? drawer.center }

  // MARK: Swaps

  func swap(
    to new: ViewController, style: DrawerSwapStyle, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    let drawer = drawer
    if new === drawer.center { return drawer.close(animated: animated, completion: completion) }
    if style == .push, let stack = drawer.center as? any ScreenStack, !(new is any ScreenStack) {
      drawer.close(animated: animated)
      return stack.pushOrPop(to: new, animated: animated, completion: completion)
    }
    let transitionController = drawer.transitionController
    let motor = transitionController.runner
    let animated = animated && drawer.canAnimateTransitions
    // The delegate is asked within the transaction, so that its own changes of the sides are performed afterwards.
    motor.performTransaction {
      let closed = transitionController.targetAfterClosing(nil)
      // A side that cannot close stays open together with the new center.
      let target =
        style == .plain || !transitionController.canSettle(at: closed, cause: .programmatic)
        ? transitionController.target : closed
      if new === leavingCenter, motor.machine.isOldCenterVisible {
        return motor.send(.swapBack(target: target, animated: animated), completion: completion)
      }
      motor.send(
        .swap(swapKind(for: style), to: new, target: target, animated: animated && style != .plain),
        completion: completion)
    }
  }

  /// The swap for a style in the current state. A center can slide off only next to an open, revealed side.
  private func swapKind(for style: DrawerSwapStyle) -> DrawerStateMachine.Swap {
    switch style {
    case .plain, .close: return .immediate
    case .crossFade: return .dissolve
    case .automatic, .fullClose, .push: break
    }
    let (transitionController, geometry) = (drawer.transitionController, drawer.layout.geometry)
    let machine = transitionController.machine
    if machine.isOldCenterVisible { return .slide(off: machine.activeSide) }
    let revealedSide = drawer.sides.first {
      geometry[$0]?.style == .reveal && transitionController.positions[$0] > 0
    }
    return revealedSide.map { .slide(off: $0) } ?? .dissolve
  }

  // MARK: The transition

  func begin(with new: ViewController, animated: Bool) {
    let old = drawer.center
    let transition = ChildTransition(
      in: drawer, from: old, to: new, removing: [old], adding: [new], order: .oneAfterAnother,
      isAnimated: animated)
    self.transition = transition
    drawer.center = new
    transition.begin {
      notifyCenterChange(.swapped)
    } installViews: {
      if transition.isContainerOnScreen { installView(of: new) }
    }
  }

  /// Changes the entering center while the old one still slides off. The former entering center has never been visible.
  func retarget(to new: ViewController) {
    drawer.center = new
    notifyCenterChange(.swapped)
    transition?.retarget(to: new) { installView(of: new) }
  }

  private func notifyCenterChange(_ change: DrawerCenterChange) {
    drawer.centerDidChange(change)
    drawer.setNeedsActiveChildUpdate()
  }

  /// Shows the view of the new center in place of the old one. Sends no callbacks.
  func replaceView() {
    let drawer = drawer
    guard let leavingCenter, let center = drawer.center.viewIfLoaded, drawer.isViewLoaded else {
      return
    }
    installView(of: drawer.center)
    center.alpha = 1
    drawer.layout.contentContainerView.bringSubviewToFront(center)
    leavingCenter.viewIfLoaded?.isHidden = true
    drawer.layout.updateBarTitle()
  }

  /// Removes the old center after it has slid off the window, while the new one still slides in.
  func removeLeavingCenter() {
    if let transition {
      transition.endLeaving { removeAndResetViews(of: transition.leaving) }
    }
  }

  func dissolve(fractionComplete fraction: Double) {
    guard let view = drawer.center.viewIfLoaded else { return }
    if fraction == 0 { drawer.layout.contentContainerView.bringSubviewToFront(view) }
    view.alpha = fraction
    transition?.update(fractionComplete: fraction)
  }

  func finish() {
    guard let transition else { return }
    replaceView()
    self.transition = nil
    // The title is for this center even if the next swap has been decided already: that swap can be canceled.
    drawer.layout.updateBarTitle()
    transition.end(atEnd: true) { removeAndResetViews(of: transition.leaving) }
  }

  func cancel() {
    guard let transition, let old = leavingCenter else { return }
    self.transition = nil
    drawer.center = old
    notifyCenterChange(.cancelled)
    transition.end(atEnd: false) { removeAndResetViews(of: transition.entering) }
  }

  /// Adds the view below the visible one and lays it out, so that it is ready when it becomes visible.
  private func installView(of controller: ViewController) {
    let (drawer, layout) = (drawer, drawer.layout)
    guard controller.view.superview !== layout.contentContainerView else { return }
    controller.view.isHidden = false
    layout.installView(of: controller)
    layout.update()
    drawer.view.layoutIfNeeded()
  }

  /// The views are reset because another container may show them next.
  private func removeAndResetViews(of leaving: [ViewController]) {
    for case let view? in leaving.lazy.map(\.viewIfLoaded) {
      view.isHidden = false
      view.alpha = 1
      view.removeFromSuperview()
    }
    if drawer.isViewLoaded { drawer.layout.update() }
  }
}

/// The reason why a drawer's `center` has changed.
public nonisolated enum DrawerCenterChange: Sendable, Hashable {
  /// A swap to the new center has begun.
  case swapped
  /// A swap was canceled: the old center is the center again.
  case cancelled
}

/// The way in which a drawer replaces its center by another controller.
public nonisolated enum DrawerSwapStyle: String, Sendable, Hashable, CaseIterable {
  /// `fullClose` if an open side has the style `reveal`, otherwise `crossFade`.
  case automatic
  /// The center is replaced immediately. An open side stays open.
  case plain
  /// The center is replaced immediately, and the open side closes.
  case close
  /// The old center slides off, and the new one slides in over the side. If no side is revealed: `crossFade`.
  case fullClose
  /// One center dissolves into the other, and the open side closes.
  case crossFade
  /// If the center is a navigation controller, the new controller is pushed onto its stack, or popped to if it is in
  /// the stack; the open side closes. If the center is another controller, or the new controller is a navigation
  /// controller: `automatic`.
  case push
}
