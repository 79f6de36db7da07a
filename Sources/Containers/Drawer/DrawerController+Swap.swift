// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
internal import Drawing

extension DrawerController {
  /// Exchanges the center.
  ///
  /// The present center given again only closes. While a swap runs, another call changes what comes in.
  /// The old center is let go of; keep it to show it again as it was. A controller that is one of the
  /// drawer's sides stops the program.
  ///
  /// - Parameters:
  ///   - style: Default: where an open side is revealed, the old center slides off and the new one slides
  ///     in over the side; otherwise they dissolve into each other, and an open side closes.
  ///   - completion: Hears once: true when the new center is at rest, false when another
  ///     call or a pointer decided otherwise.
  public func setCenter(
    _ newCenter: ViewController, style: DrawerSwapStyle = .automatic, animated: Bool = true,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    precondition(
      !slots.all.contains { $0.controller === newCenter },
      "\(newCenter) is one of the drawer's sides")
    if decisions.isBusy {
      decisions.afterwards { [weak self] in
        self?.setCenter(newCenter, style: style, animated: animated, completion: completion)
      }
      return
    }
    if newCenter === center {
      close(animated: animated, completion: completion)
      return
    }
    if style == .push, let stack = center as? NavigationController,
      !(newCenter is NavigationController)
    {
      close(animated: animated)
      return push(newCenter, onto: stack, animated: animated, completion: completion)
    }
    let animated = animated && canAnimate
    let rest = style == .plain ? restingSides : restClosing(nil)
    if newCenter === outgoing, machine.isOldCenterShown {
      perform(machine.handle(.swapBack(rest: rest, animated: animated)), completion: completion)
      return
    }
    incoming = newCenter
    perform(
      machine.handle(
        .swap(swap(for: style), rest: rest, animated: animated && style != .plain)),
      completion: completion)
  }

  private func push(
    _ screen: ViewController, onto stack: NavigationController, animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    if stack.viewControllers.contains(where: { $0 === screen }) {
      stack.popToViewController(screen, animated: animated, completion: completion)
    } else {
      stack.pushViewController(screen, animated: animated, completion: completion)
    }
  }

  /// What a style comes to here and now: only a center that lies off an open side can slide off.
  private func swap(for style: DrawerSwapStyle) -> DrawerStateMachine.Swap {
    switch style {
    case .plain, .close: return .atOnce
    case .crossFade: return .dissolve
    case .automatic, .fullClose, .push: break
    }
    if machine.isOldCenterShown { return .slide }
    guard
      let side = sides.first(where: {
        positions[$0] > 0 && !docked.contains($0) && geometry[$0]?.style == .reveal
      })
    else { return .dissolve }
    activeSide = side
    return .slide
  }

  func beginSwap(animated: Bool) {
    guard let newCenter = incoming else {
      preconditionFailure("Internal inconsistency: a swap began without a new center")
    }
    incoming = nil
    let old = center
    outgoing = old
    center = newCenter
    old.willMove(toParent: nil)
    addChild(newCenter)
    centerChanged(.swapped)
    guard isContentAppeared || isContentAppearing else { return }
    old.beginAppearanceTransition(false, animated: animated)
    newCenter.beginAppearanceTransition(true, animated: animated)
    bringOnStage(newCenter)
  }

  /// The center that is on the stage: the old one until a swap has exchanged them.
  var shownCenter: ViewController {
    machine.isOldCenterShown ? outgoing ?? center : center
  }

  /// A center without a title of its own goes by that of whoever answers for it.
  func barTitle(of center: ViewController) -> String {
    center.title ?? center.effectiveTitle ?? ""
  }

  /// The new center takes the old one's place; nothing is sent.
  func exchangeCenters() {
    guard let outgoing, isViewLoaded else { return }
    bringOnStage(center)
    center.view.alpha = 1
    contentHost.bringSubviewToFront(center.view)
    outgoing.viewIfLoaded?.isHidden = true
    centerBar?.title = barTitle(of: center)
  }

  func finishSwap() {
    guard let old = outgoing else { return }
    let new = center
    exchangeCenters()
    outgoing = nil
    takeOffStage(old)
    if isViewLoaded { layOut() }
    if old.isInAppearanceTransition { old.endAppearanceTransition() }
    old.removeFromParent()
    // A center that came while the drawer itself appears ends with it.
    if !isContentAppearing, new.isInAppearanceTransition { new.endAppearanceTransition() }
    new.didMove(toParent: self)
  }

  /// Both controllers are as before: the old center stays, the new one never was.
  func cancelSwap() {
    guard let old = outgoing else { return }
    let new = center
    outgoing = nil
    center = old
    centerChanged(.cancelled)
    new.willMove(toParent: nil)
    old.willMove(toParent: self)
    new.beginAppearanceTransition(false, animated: true)
    old.beginAppearanceTransition(true, animated: true)
    takeOffStage(new)
    new.endAppearanceTransition()
    new.removeFromParent()
    view.layoutIfNeeded()
    old.endAppearanceTransition()
    old.didMove(toParent: self)
  }

  /// The old center still slides off: what comes in instead has not been seen yet.
  func replaceIncoming() {
    guard let newCenter = incoming else {
      preconditionFailure("Internal inconsistency: a swap was retargeted without a new center")
    }
    incoming = nil
    let dropped = center
    center = newCenter
    centerChanged(.swapped)
    dropped.willMove(toParent: nil)
    addChild(newCenter)
    dropped.beginAppearanceTransition(false, animated: true)
    newCenter.beginAppearanceTransition(true, animated: true)
    takeOffStage(dropped)
    bringOnStage(newCenter)
    dropped.endAppearanceTransition()
    dropped.removeFromParent()
  }

  /// Puts the view below what shows, laid out, so that its first picture is ready when it comes.
  private func bringOnStage(_ controller: ViewController) {
    guard controller.view.superview !== contentHost else { return }
    controller.view.isHidden = false
    controller.view.frame = centerFrame(of: controller)
    controller.view.autoresizingMask = .fill
    contentHost.insertSubview(controller.view, at: 0)
    layOut()
    view.layoutIfNeeded()
  }

  private func takeOffStage(_ controller: ViewController) {
    controller.viewIfLoaded?.removeFromSuperview()
    controller.viewIfLoaded?.isHidden = false
    controller.viewIfLoaded?.alpha = 1
  }
}
