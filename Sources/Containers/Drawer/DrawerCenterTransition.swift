// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// Replaces a drawer's center: runs the transition and decides which view is on the stage (contract 5.6).
final class DrawerCenterTransition {
  private unowned let drawer: DrawerController
  private var transition: ChildTransition?

  init(of drawer: DrawerController) { self.drawer = drawer }

  /// The center that is leaving while a swap runs.
  var outgoing: ViewController? { transition?.leaving.first }

  /// The center that is on the stage: the old one until a swap has replaced it.
  var shown: ViewController { drawer.outgoingCenter ?? drawer.center }

  // MARK: Swaps

  func swap(
    to new: ViewController, style: DrawerSwapStyle, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    let drawer = drawer
    if new === drawer.center { return drawer.close(animated: animated, completion: completion) }
    if style == .push, let stack = drawer.center as? any ScreenStack, !(new is any ScreenStack) {
      drawer.close(animated: animated)
      return stack.goTo(new, animated: animated, completion: completion)
    }
    let transitionController = drawer.transitionController
    let motor = transitionController.motor
    let animated = animated && drawer.canAnimateTransitions
    // The delegate is asked in the decision: what it does to the sides comes after that.
    motor.hold {
      let closed = transitionController.restClosing(nil)
      // A side that may not close stays open together with the new center.
      let rest =
        style == .plain || !transitionController.mayRest(at: closed, because: .call)
        ? transitionController.rest : closed
      if new === outgoing, motor.machine.isOldCenterShown {
        return motor.send(.swapBack(rest: rest, animated: animated), completion: completion)
      }
      motor.send(
        .swap(
          swap(for: style), to: Screen(controller: new), rest: rest,
          animated: animated && style != .plain), completion: completion)
    }
  }

  /// What a style comes to here and now: only a center that lies off an open side can slide off.
  private func swap(for style: DrawerSwapStyle) -> DrawerStateMachine.Swap {
    switch style {
    case .plain, .close: return .atOnce
    case .crossFade: return .dissolve
    case .automatic, .fullClose, .push: break
    }
    let (transitionController, geometry) = (drawer.transitionController, drawer.layout.geometry)
    let machine = transitionController.machine
    if machine.isOldCenterShown { return .slide(off: machine.activeSide) }
    let revealed = drawer.slots.all.first {
      geometry[$0.side]?.style == .reveal && transitionController.positions[$0.side] > 0
    }
    return revealed.map { .slide(off: $0.side) } ?? .dissolve
  }

  // MARK: The transition

  func begin(with new: ViewController, animated: Bool) {
    let (leaving, entering) = ([drawer.center], [new])
    let transition = ChildTransition(
      in: drawer, leaving: leaving, entering: entering, removing: leaving, adding: entering,
      order: .oneAfterAnother, isAnimated: animated)
    self.transition = transition
    drawer.center = new
    transition.begin {
      changed(.swapped)
    } place: {
      if transition.isSeen { bringOnStage(new) }
    }
  }

  /// The old center still slides off: what comes in instead has not been seen yet.
  func retarget(to new: ViewController) {
    drawer.center = new
    changed(.swapped)
    transition?.retarget(to: new) { bringOnStage(new) }
  }

  private func changed(_ change: DrawerCenterChange) {
    drawer.centerChanged(change)
    drawer.childInChargeChanged()
  }

  /// The new center takes the old one's place; nothing is sent.
  func replaceView() {
    let drawer = drawer
    guard let outgoing, let center = drawer.center.viewIfLoaded, drawer.isViewLoaded else { return }
    bringOnStage(drawer.center)
    center.alpha = 1
    drawer.layout.contentHost.bringSubviewToFront(center)
    outgoing.viewIfLoaded?.isHidden = true
    drawer.layout.updateBarTitle()
  }

  /// The old center has slid off the window: it disappears and is removed while the new one still slides in.
  func removeOutgoing() {
    guard let transition else { return }
    let leaving = transition.leaving
    transition.endLeaving { makePlain(leaving) }
  }

  /// Shows a share of the new center over the old one, 0…1.
  func dissolve(_ share: Double) {
    guard let view = drawer.center.viewIfLoaded else { return }
    if share == 0 { drawer.layout.contentHost.bringSubviewToFront(view) }
    view.alpha = share
    transition?.update(share)
  }

  func finish() {
    guard let transition else { return }
    replaceView()
    self.transition = nil
    // The next swap may have been decided already, and be called off later.
    drawer.layout.updateBarTitle()
    transition.end(atEnd: true) { makePlain(transition.leaving) }
  }

  /// Both controllers are as before: the old center stays, the new one never was.
  func cancel() {
    guard let transition, let old = outgoing else { return }
    self.transition = nil
    drawer.center = old
    changed(.cancelled)
    transition.end(atEnd: false) { makePlain(transition.entering) }
  }

  /// Puts the view below what shows, laid out, so that its first picture is ready when it comes.
  private func bringOnStage(_ controller: ViewController) {
    let (drawer, layout) = (drawer, drawer.layout)
    guard controller.view.superview !== layout.contentHost else { return }
    controller.view.isHidden = false
    layout.place(controller)
    layout.update()
    drawer.view.layoutIfNeeded()
  }

  /// They are about to leave the stage, and may be shown elsewhere.
  private func makePlain(_ leaving: [ViewController]) {
    for case let view? in leaving.lazy.map(\.viewIfLoaded) {
      view.isHidden = false
      view.alpha = 1
      view.removeFromSuperview()
    }
    if drawer.isViewLoaded { drawer.layout.update() }
  }
}

/// Why a drawer has another `center`.
public nonisolated enum DrawerCenterChange: Sendable, Hashable {
  /// A swap to the new center has begun.
  case swapped
  /// A swap was cancelled: the old center is the center again.
  case cancelled
}

/// How one center replaces another.
public nonisolated enum DrawerSwapStyle: String, Sendable, Hashable, CaseIterable {
  /// `fullClose` where an open side has the style `reveal`, else `crossFade`.
  case automatic
  /// The center is replaced immediately. An open side stays open.
  case plain
  /// The center is replaced immediately, and the open side closes.
  case close
  /// The old center slides off, the new one slides in over the side. Where no side is revealed: `crossFade`.
  case fullClose
  /// One center dissolves into the other, and the open side closes.
  case crossFade
  /// The new controller is pushed onto the center, if the center is a navigation controller, or
  /// popped to if it is in that stack; the open side closes. For another center, or when the new
  /// controller is a navigation controller: `automatic`.
  case push
}
