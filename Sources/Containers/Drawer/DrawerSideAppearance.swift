// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Sends the appearance callbacks of a drawer's sides, and notifies the observers (contract 5.6).
final class DrawerSideAppearance {
  private unowned let drawer: DrawerController
  /// The transition of the sides, and the sides that are open at its end.
  private var transition: (children: ChildTransition, rest: DrawerSides)?
  /// Transitions of controllers that were set for a side while it opened. They end when the side is open.
  private var enteringTransitions: [ChildTransition] = []
  /// The sides whose opening or closing the observers were notified of, but not yet of its end.
  private var notifiedSides: DrawerSides = []

  init(of drawer: DrawerController) { self.drawer = drawer }

  private var isOnScreen: Bool { drawer.isContentAppeared || drawer.isContentAppearing }

  private func isVisible(_ slot: DrawerSlot) -> Bool {
    slot.controller.isAppeared || slot.controller.isAppearing
  }

  /// Begins the appearance transitions after which exactly the given sides are visible. Leaving sides receive their
  /// callbacks before entering ones.
  func beginAppearance(for rest: DrawerSides, animated: Bool) {
    let hasChanged = drawer.slots.all.contains { slot in
      // Off screen no side begins to appear, but a visible side still disappears.
      isVisible(slot) ? !rest.contains(slot.side) : isOnScreen && rest.contains(slot.side)
    }
    guard hasChanged else { return }
    if let children = transition?.children {
      transition = (children, rest)
      updateTransitionChildren(isAnimated: animated)
    } else {
      let children = ChildTransition(
        in: drawer, leaving: controllers(of: rest, visible: false),
        entering: controllers(of: rest, visible: true), isAnimated: animated)
      children.keepsLeavingViews = true
      children.onAppearance = { [unowned self] in appearanceDidChange(of: $0, appears: $1, $2) }
      transition = (children, rest)
      children.begin {}
    }
    drawer.view.layoutIfNeeded()
  }

  private func controllers(of rest: DrawerSides, visible show: Bool) -> [ViewController] {
    drawer.slots.all.filter { rest.contains($0.side) == show }.map(\.controller)
  }

  func updateTransitionChildren(isAnimated: Bool? = nil) {
    guard let (children, rest) = transition else { return }
    children.updateChildren(
      leaving: controllers(of: rest, visible: false),
      entering: controllers(of: rest, visible: true), isAnimated: isAnimated ?? children.isAnimated)
  }

  func uncover(_ side: DrawerSide) {
    guard let slot = drawer.slots[side], !isVisible(slot) else { return }
    var shown = DrawerSides(side)
    for slot in drawer.slots.all where isVisible(slot) { shown.insert(DrawerSides(slot.side)) }
    beginAppearance(for: shown, animated: true)
  }

  /// Ends all transitions, also transitions that the appearance of the drawer began.
  func endTransitions() {
    let (sides, joined) = (transition, enteringTransitions)
    (transition, enteringTransitions) = (nil, [])
    sides?.children.end(atEnd: true)
    for transition in joined { transition.end(atEnd: true) }
    for slot in drawer.slots.all where slot.controller.isInAppearanceTransition {
      let appears = slot.controller.isAppearing
      slot.controller.endAppearanceTransition()
      appearanceDidChange(of: slot.controller, appears: appears, .didEnd)
    }
  }

  /// Adds a controller to a side. If the side is open, the controller appears. If the side is opening, its appearance
  /// ends when the side is open.
  func addController(_ controller: ViewController, at side: DrawerSide, installView: () -> Void) {
    let transitionController = drawer.transitionController
    let isEntering = drawer.phase != .idle && transitionController.target.contains(side)
    let isShown =
      (transitionController.positions[side] > 0 || isEntering) && isOnScreen && drawer.isViewLoaded
    let joined = ChildTransition(
      in: drawer, from: nil, to: isShown ? controller : nil, adding: [controller],
      isAnimated: isEntering)
    joined.onAppearance = { [unowned self] in
      if $2 == .didEnd { appearanceDidChange(of: $0, appears: $1, $2) }
    }
    joined.begin(installViews: installView)
    if isShown { drawer.view.layoutIfNeeded() }
    if isShown, isEntering { enteringTransitions.append(joined) } else { joined.end(atEnd: true) }
  }

  /// Notifies the observers. They are notified of an end only after the beginning.
  private func appearanceDidChange(
    of controller: ViewController, appears: Bool, _ moment: ChildTransition.AppearancePhase
  ) {
    guard let slot = drawer.slots.slot(of: controller) else { return }
    let side = slot.side
    switch moment {
    case .willBegin: break
    case .didBegin:
      slot.containerView.isHidden = false
      notifiedSides.insert(DrawerSides(side))
      drawer.notifyObservers {
        appears ? $0.drawer($1, willOpen: side) : $0.drawer($1, willClose: side)
      }
    case .didEnd:
      guard notifiedSides.remove(DrawerSides(side)) != nil else { return }
      drawer.notifyObservers {
        appears ? $0.drawer($1, didOpen: side) : $0.drawer($1, didClose: side)
      }
    }
  }
}
