// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// The appearance of a drawer's sides as they come and go, and what observers hear of it (contract 5.6).
final class DrawerSideAppearance {
  private unowned let drawer: DrawerController
  /// The transition of the sides, and the sides that are open at its end.
  private var transition: (children: ChildTransition, rest: DrawerSides)?
  /// Controllers that came to a side while it opened: they have moved when it is open.
  private var joining: [ChildTransition] = []
  /// The sides whose coming or going observers were told of, and not yet of its end.
  private var announced: DrawerSides = []

  init(of drawer: DrawerController) { self.drawer = drawer }

  private var isOnScreen: Bool { drawer.isContentAppeared || drawer.isContentAppearing }

  private func isShown(_ slot: DrawerSlot) -> Bool {
    slot.controller.isAppeared || slot.controller.isAppearing
  }

  /// Begins the appearance transitions after which exactly the sides of a rest show. Leaving sides get their
  /// callbacks before entering ones.
  func aim(at rest: DrawerSides, animated: Bool) {
    let hasChanged = drawer.slots.all.contains { slot in
      // Off screen nothing comes any more; what was on its way still goes.
      isShown(slot) ? !rest.contains(slot.side) : isOnScreen && rest.contains(slot.side)
    }
    guard hasChanged else { return }
    let (leaving, entering) = (controllers(of: rest, false), controllers(of: rest, true))
    if let children = transition?.children {
      transition = (children, rest)
      children.aim(leaving: leaving, entering: entering, isAnimated: animated)
    } else {
      let children = ChildTransition(
        in: drawer, leaving: leaving, entering: entering, isAnimated: animated)
      children.keepsViews = true
      children.onAppearance = { [unowned self] in told($0, appears: $1, $2) }
      transition = (children, rest)
      children.begin {}
    }
    drawer.view.layoutIfNeeded()
  }

  /// The controllers of the sides that are open in a rest, or of the other sides.
  private func controllers(of rest: DrawerSides, _ show: Bool) -> [ViewController] {
    drawer.slots.all.filter { rest.contains($0.side) == show }.map(\.controller)
  }

  /// Sides have other controllers: those that went have no part in what runs any more.
  func slotsChanged() {
    guard let (children, rest) = transition else { return }
    children.aim(
      leaving: controllers(of: rest, false), entering: controllers(of: rest, true),
      isAnimated: children.isAnimated)
  }

  /// A drag has uncovered a side: it begins to appear.
  func uncover(_ side: DrawerSide) {
    guard let slot = drawer.slots[side], !isShown(slot) else { return }
    var shown = DrawerSides(side)
    for slot in drawer.slots.all where isShown(slot) { shown.insert(DrawerSides(slot.side)) }
    aim(at: shown, animated: true)
  }

  /// Ends all transitions, those of the drawer's own appearance too.
  func end() {
    let (sides, joined) = (transition, joining)
    (transition, joining) = (nil, [])
    sides?.children.end(atEnd: true)
    for transition in joined { transition.end(atEnd: true) }
    for slot in drawer.slots.all where slot.controller.isInAppearanceTransition {
      let appears = slot.controller.isAppearing
      slot.controller.endAppearanceTransition()
      told(slot.controller, appears: appears, .ended)
    }
  }

  /// A controller comes to a side. One that is open appears; one whose side opens has come when that is open.
  func join(_ controller: ViewController, at side: DrawerSide, place: () -> Void) {
    let transitionController = drawer.transitionController
    let isComing = drawer.phase != .idle && transitionController.rest.contains(side)
    let isShown =
      (transitionController.positions[side] > 0 || isComing) && isOnScreen && drawer.isViewLoaded
    let joined = ChildTransition(
      in: drawer, from: nil, to: isShown ? controller : nil, adding: [controller],
      isAnimated: isComing)
    joined.onAppearance = { [unowned self] in
      if $2 == .ended { told($0, appears: $1, $2) }
    }
    joined.begin(place: place)
    if isShown { drawer.view.layoutIfNeeded() }
    if isShown, isComing { joining.append(joined) } else { joined.end(atEnd: true) }
  }

  /// Whoever was told that a side's transition began hears how it ended.
  private func told(_ controller: ViewController, appears: Bool, _ moment: ChildTransition.Moment) {
    guard let slot = drawer.slots.slot(of: controller) else { return }
    let side = slot.side
    switch moment {
    case .willBegin: break
    case .begun:
      slot.host.isHidden = false
      announced.insert(DrawerSides(side))
      drawer.tell { appears ? $0.drawer($1, willOpen: side) : $0.drawer($1, willClose: side) }
    case .ended:
      guard announced.remove(DrawerSides(side)) != nil else { return }
      drawer.tell { appears ? $0.drawer($1, didOpen: side) : $0.drawer($1, didClose: side) }
    }
  }
}
