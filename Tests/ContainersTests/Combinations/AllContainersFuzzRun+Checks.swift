// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Inspector

@testable import ContainerCore
@testable import Containers

/// What holds: between any two inputs, and when nothing moves.
extension AllContainersFuzzRun {
  // MARK: Always

  func checkInvariants() {
    checkViolations()
    let members = members
    for member in members {
      for child in member.children where child.parent !== member {
        return fail("\(name(child)) is a child of \(name(member)) and does not know it")
      }
      if let session = member.presentation,
        session.presentedViewController.presentationAsPresented !== session
      {
        return fail("\(name(session.presentedViewController)) does not know that it is presented")
      }
      if member.isAppeared, member.viewIfLoaded?.window == nil {
        return fail("\(name(member)) has no window")
      }
    }
    checkUncontained(members)
    checkViews(members)
    checkFirstResponder()
    checkAccessibility()
  }

  /// After some of the inputs: it walks through all views.
  private func checkAccessibility() {
    guard inputs.count % 8 == 0, let fault = harness.accessibilityFaults().first else { return }
    fail(fault)
  }

  private func checkViolations() {
    let violations = harness.checker.violations.dropFirst(checkedViolationCount)
    checkedViolationCount += violations.count
    for violation in violations {
      switch violation.rule {
      // Some must be refused: there is one already.
      case .presentation: continue
      // Something else was decided since.
      case .unwinding, .unwindTowards:
        if isUnwindingLast, belongsToLastUnwinding(violation) { fail("\(violation)") }
      default: fail("\(violation)")
      }
    }
  }

  /// Whether it is about the way to the last destination, and not to an earlier one.
  private func belongsToLastUnwinding(_ violation: ContractViolation) -> Bool {
    let destination = allControllers.lazy.compactMap(\.controller)
      .first { $0.title == self.destinations.first }
    return sequence(first: destination, next: { $0?.parent }).contains {
      $0?.title != nil && $0?.title == violation.controllers.first
    }
  }

  /// Checks that controllers outside the window's controller tree have disappeared, and that their views are in
  /// no window.
  private func checkUncontained(_ members: [ViewController]) {
    let known = Set(members.map(ObjectIdentifier.init))
    for stranger in allControllers.lazy.compactMap(\.controller)
    where !known.contains(ObjectIdentifier(stranger)) {
      if stranger.appearance.state != .disappeared {
        return fail("\(name(stranger)) belongs to nobody and is \(stranger.appearance.state)")
      }
      if stranger.viewIfLoaded?.window != nil {
        return fail("\(name(stranger)) belongs to nobody and its view is in the window")
      }
    }
  }

  /// Checks that the view hierarchy matches the controller hierarchy.
  private func checkViews(_ members: [ViewController]) {
    let known = Set(members.map(ObjectIdentifier.init))
    func visit(_ view: View, _ owner: ViewController?, _ session: ModalPresentation?) {
      var owner = owner
      var session = session
      if let controller = view.viewController {
        if !known.contains(ObjectIdentifier(controller)) {
          return fail("the view of \(name(controller)), which belongs to nobody, is in the window")
        }
        if let session {
          if controller !== session.presentedViewController {
            return fail("\(name(controller)) lies where another one is presented")
          }
        } else if controller.parent !== owner {
          return fail("the view of \(name(controller)) lies in that of \(name(owner))")
        }
        owner = controller
        session = nil
      } else if let container = view as? PresentationContainerView {
        guard let presented = container.presentation else {
          return fail("a container view of no presentation was left in \(name(owner))")
        }
        session = presented
      }
      for subview in view.subviews { visit(subview, owner, session) }
    }
    visit(harness.window.rootView, nil, nil)
  }

  /// Checks that at most one view is first responder, and that the user can reach it.
  private func checkFirstResponder() {
    let focus = harness.window.focus
    if focusedFields.count > 1 {
      return fail("\(focusedFields.count) views were told to have the keyboard")
    }
    guard let view = focus.focusedView else {
      if !focusedFields.isEmpty { fail("a view has the keyboard that the window does not know of") }
      return
    }
    if let holder = focusedFields.first, holder != ObjectIdentifier(view) {
      return fail("another view was told to have the keyboard")
    }
    guard focus.canFocus(view), let owner = view.owningController else {
      return fail("the keyboard is in \(name(view.owningController)), out of reach")
    }
    if let blocking = blocker(of: owner) {
      fail("the keyboard is in \(name(owner)), behind \(name(blocking))")
    }
  }

  /// The presented controller that blocks input to a controller. The presenter is the controller itself, one of its
  /// ancestors, or an ancestor of a contextual presenter.
  private func blocker(of controller: ViewController) -> ViewController? {
    if let session = controller.presentation, session.blocksPresenter {
      return session.presentedViewController
    }
    if let parent = controller.parent { return blocker(of: parent) }
    guard let session = controller.presentationAsPresented, session.isContextual else { return nil }
    // A contextual presentation covers its presenter, but presentations of the presenter's ancestors cover both.
    return session.presentingViewController?.parent.flatMap(blocker)
  }

  // MARK: At rest

  func checkWhenIdle() {
    checkInvariants()
    guard failures.isEmpty else { return }
    for member in members {
      if member.appearance.isInTransition { return fail("\(name(member)) is still on its way") }
      let isShown = isVisible(member)
      if (member.appearance.state == .appeared) != isShown {
        return fail("\(name(member)) should be on screen: \(isShown)")
      }
      if let session = member.presentationAsPresented, session.machine.state != .presented {
        return fail("\(name(member)) is still \(session.machine.state)")
      }
      if isShown { checkView(of: member) }
      checkChildren(of: member)
      guard failures.isEmpty else { return }
    }
    if let target = harness.window.rootViewController?.fallbackKeyController, !target.isAppeared {
      fail("keys go to \(name(target)), which is not on screen")
    }
  }

  private func checkView(of controller: ViewController) {
    guard let view = controller.viewIfLoaded, view.window != nil else {
      return fail("\(name(controller)) is on screen without a view in the window")
    }
    if view.transform != .identity || view.alpha != 1 || view.isInert {
      return fail("\(name(controller)) has kept a look: \(view.transform) \(view.alpha)")
    }
    var candidate: View? = view
    while let current = candidate {
      if current.isHidden { return fail("\(name(controller)) is on screen and hidden") }
      candidate = current.superview
    }
  }

  private func checkChildren(of container: ViewController) {
    var expected = controllers(heldBy: container)
    if let tabs = container as? TabBarController, let more = tabs.moreTabs.list {
      expected.append(more)
    }
    if let split = container as? SplitViewController {
      expected = split.columns.all.compactMap(\.controller)
        .filter { $0.parent === split }
      if let compact = split.collapsedController, !expected.contains(where: { $0 === compact }) {
        expected.append(compact)
      }
    }
    let children = Set(container.children.map(ObjectIdentifier.init))
    if children != Set(expected.map(ObjectIdentifier.init)) {
      fail("\(name(container)) has the children \(container.children.map(name))")
    }
  }

  /// Whether a controller's own content is on screen, according to the state of its containers.
  private func isVisible(_ controller: ViewController) -> Bool {
    if let session = controller.presentation, session.coversPresenter { return false }
    return isParentSlotVisible(controller)
  }

  /// Whether the place of a controller in its container is on screen, even if the controller itself is covered there.
  private func isParentSlotVisible(_ controller: ViewController) -> Bool {
    if let session = controller.presentationAsPresented {
      guard session.isContextual, let presenter = session.presentingViewController else {
        return true
      }
      return isParentSlotVisible(presenter)
    }
    guard let parent = controller.parent else {
      return controller === harness.window.rootViewController
    }
    return isVisible(parent) && visibleChildren(of: parent).contains { $0 === controller }
  }

  private func visibleChildren(of container: ViewController) -> [ViewController] {
    switch container {
    case let stack as NavigationController: [stack.topViewController].compactMap(\.self)
    case let tabs as TabBarController: [tabs.selectedPage].compactMap(\.self)
    case let pages as PageViewController: pages.viewControllers
    case let split as SplitViewController: split.transitionController.visibleChildren
    case let drawer as DrawerController:
      [drawer.center]
        + [DrawerSide.leading, .trailing].filter { drawer.progress(of: $0) == 1 }
        .compactMap { $0 == .leading ? drawer.leading : drawer.trailing }
    default: container.children
    }
  }
}
