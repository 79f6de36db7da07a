// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// Knows the tabs, and which page is selected: a tab, or the list of further tabs. It decides, sends the
/// callbacks, moves the views and the keyboard (contract 5.2).
final class TabTransitionController: PlaceTransitionController<TabBarController, Screen?> {
  /// Seconds. Short: a person who changes tabs wants to be there.
  private static let fadeDuration = 0.2

  /// The tabs in order.
  private(set) var tabs: [ViewController] = []

  /// The tab that was selected when the state was kept, if it has not come yet (`TabBarController.tab(named:)`).
  private(set) var awaited: String?

  private var focus = FocusMemory()
  /// Whether the tab bar has the keyboard because the selected tab has no view for it.
  private var hasLentKeyboardToBar = false
  /// The view that a switch has made inert, and whether it was so before.
  private var inert: (root: View, wasInert: Bool)?

  // MARK: What is asked for

  func show(
    _ page: ViewController, animated: Bool, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    motor.whenFree(answering: completion) { [unowned self] _ in
      // It may have gone since.
      guard canShow(page) else {
        completion?(false)
        return
      }
      awaited = nil
      select(
        page, animated: animated && container.canAnimateTransitions,
        completion: completion)
    }
  }

  /// Whether a controller is a tab, or the list of further ones.
  private func canShow(_ page: ViewController) -> Bool {
    page === container.further.list || tabs.contains { $0 === page }
  }

  private func select(_ page: ViewController?, animated: Bool, completion: ((Bool) -> Void)? = nil)
  {
    motor.hold {
      // Earlier calls hear false, also those of the same tab.
      motor.carryOut([.supersede])
      motor.send(.go(page.map(Screen.init), animated: animated), completion: completion)
    }
  }

  /// Selects a tab of the state that was kept when it comes; nil for none.
  func wait(forTabNamed name: String?) { awaited = name }

  // MARK: Other tabs

  func setTabs(_ new: [ViewController], animated: Bool) {
    motor.whenFree { [unowned self] _ in
      finish()
      motor.hold { replaceTabs(for: new, animated: animated) }
    }
  }

  private func replaceTabs(for new: [ViewController], animated: Bool) {
    let removed = tabs.filter { tab in !new.contains { $0 === tab } }
    let index = machine.shown.flatMap(container.index(of:))
    let transition = ChildTransition(
      in: container, leaving: [], entering: [], removing: removed, isAnimated: false)
    transition.begin {}
    for tab in new where tab.parent !== container {
      container.addChild(tab)
      tab.didMove(toParent: container)
    }
    tabs = new
    let arrived = awaited.flatMap(container.tab(named:))
    if arrived != nil { awaited = nil }
    let next = arrived ?? next(after: index)
    if machine.shown !== next { select(next, animated: false) }
    transition.end(atEnd: true)
    for tab in removed { forget(tab) }
    container.itemsChanged(animated: animated)
  }

  /// What is selected among the new tabs.
  private func next(after index: Int?) -> ViewController? {
    if let shown = machine.shown, canShow(shown), !tabs.isEmpty { return shown }
    if let index, tabs.indices.contains(index) { return tabs[index] }
    return tabs.first
  }

  /// A page is none of the controller's any more.
  func forget(_ page: ViewController) { focus.forget(page) }

  // MARK: With the controller's own appearance

  override var shownChildren: [ViewController] { machine.shown.map { [$0] } ?? [] }

  override func willAppear(_ animated: Bool) {
    motor.hold {
      guard let shown = machine.shown else { return }
      super.willAppear(animated)
      container.layout.bringOnStage(shown)
    }
  }

  /// Together: what a callback of the switch's end asks for comes when all have heard.
  override func willDisappear(_ animated: Bool) {
    motor.hold {
      finish()
      // A callback of a switch that is not animated took the tabs off the screen.
      end(atEnd: true)
      super.willDisappear(animated)
    }
  }

  override func didAppear(_ animated: Bool) { motor.hold { super.didAppear(animated) } }

  override func didDisappear() { motor.hold { super.didDisappear() } }

  // MARK: Carrying out

  override func begin(_ step: Transition) {
    let (old, new) = (step.from?.controller, step.to?.controller)
    if let old { focus.remember(old) }
    container.further.note(new)
    container.selectionChanged(animated: step.isAnimated)
    let isOnScreen = container.isContentAppeared || container.isContentAppearing
    if isOnScreen { new?.loadViewIfNeeded() }
    let animation = isOnScreen && step.isAnimated ? animation(from: old, to: new) : nil
    let transition = ChildTransition(
      in: container, from: old, to: new, isAnimated: animation != nil)
    begin(transition) {
      // A callback may have taken the tabs off the screen, which ended the switch.
      if let new, transition.isSeen, transition.isRunning { container.layout.bringOnStage(new) }
    }
    guard transition.isRunning else { return }
    if isOnScreen {
      container.view.layoutIfNeeded()
      moveFocus(from: old)
    }
    if let animation {
      let stage = container.layout.stage
      let driver = container.delegate?.tabBarController(
        container, interactionControllerFor: animation)
      let animator = animator(of: animation, for: transition, on: stage, drivenBy: driver)
      run(animator, of: transition, drivenBy: driver)
    } else if step.isAnimated {
      motor.send(.arrived(atEnd: true))
    }
  }

  private func animation(
    from old: ViewController?, to new: ViewController?
  ) -> (any ViewControllerAnimatedTransitioning)? {
    guard let old, let new else { return nil }
    let further = container.further
    // The list of further tabs is the controller's own affair.
    if old !== further.list, new !== further.list,
      let animation = container.delegate?.tabBarController(
        container, animationControllerFrom: old, to: new)
    {
      return animation
    }
    switch container.switchStyle {
    case .none: return nil
    case .crossFade: return CrossFadeTransition(duration: Self.fadeDuration)
    case .slide:
      return SlideTransition(
        isForward: further.place(of: new) > further.place(of: old),
        isVertical: !container.tabBar.edge.isHorizontal)
    }
  }

  override func turned() {
    guard let transition else { return }
    turn(transition)
    self.transition?.resume(toEnd: !transition.isReversed)
  }

  /// The two change their parts.
  private func turn(_ transition: ChildTransition) {
    let pages = [transition.leaving.first, transition.entering.first]
    let (staying, going) = transition.isReversed ? (pages[1], pages[0]) : (pages[0], pages[1])
    if let going { focus.remember(going) }
    makeInert(nil)
    container.further.note(staying)
    moveFocus(from: going)
    container.selectionChanged(animated: true)
    transition.turn()
  }

  override func willEnd(_ transition: ChildTransition, atEnd: Bool) {
    guard transition.isReversed == atEnd else { return }
    // A gesture or a handle cancelled the switch. The old tab appears again before any transition ends.
    turn(transition)
    container.viewIfLoaded?.layoutIfNeeded()
  }

  /// Both views get their plain look, and the view of the tab that is not selected is removed.
  override func end(_ transition: ChildTransition, atEnd: Bool) {
    makeInert(nil)
    transition.end(atEnd: atEnd) {
      for page in transition.entering + transition.leaving { container.layout.makePlain(page) }
      container.further.updateBar()
    }
  }

  // MARK: Reach

  /// The keyboard goes along into what is selected, and there to where it was, and nothing can reach `old` any more. In
  /// the bar, or elsewhere in the window, the keyboard stays.
  private func moveFocus(from old: ViewController?) {
    guard let shown = machine.shown, shown.isViewLoaded,
      let keyboard = container.viewIfLoaded?.window?.focus
    else { return makeInert(old) }
    let isInBar = (keyboard.firstResponder as? View)?.isDescendant(of: container.tabBar) ?? false
    // The ring shows if the user moves along the bar by keys.
    let isLent = hasLentKeyboardToBar && isInBar && !keyboard.isRingVisible
    let wasInside = isLent || old?.containsFirstResponder ?? false
    let moves = wasInside || keyboard.firstResponder == nil
    keyboard.keepFirstResponder(returning: false) {
      makeInert(old)
      if moves, !focus.restore(shown, orFirst: wasInside), wasInside { keyboard.focus(nil) }
    }
    hasLentKeyboardToBar = wasInside && !shown.containsFirstResponder
  }

  /// Nothing can reach a page that goes; the one that went before is as the program has it.
  private func makeInert(_ page: ViewController?) {
    if let inert { inert.root.isInert = inert.wasInert }
    inert = page?.viewIfLoaded.map { ($0, $0.isInert) }
    inert?.root.isInert = true
  }
}
