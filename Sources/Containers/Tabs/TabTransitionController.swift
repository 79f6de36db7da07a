// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Decides which page is selected: a tab, the list of the More tabs, or none.
typealias TabStateMachine = TransitionStateMachine<ViewController?>

extension TabStateMachine {
  var selectedPage: ViewController? { destination }
  var leavingPage: ViewController? { leaving ?? nil }
}

/// Performs the transitions of a tab bar controller: knows the tabs and the selected page, sends the callbacks, moves
/// the views and the focus (contract 5.2).
final class TabTransitionController: ContentTransitionController<TabBarController, ViewController?>
{
  /// Seconds. Short, because users change tabs often.
  private static let fadeDuration = 0.2

  private(set) var tabs: [ViewController] = []

  /// The name of the saved selection while no tab has it (`TabBarController.tab(named:)`); nil for none.
  private(set) var pendingTabName: String?

  private var focus = FocusMemory()
  /// Whether the tab bar has the focus because the selected tab has no view for it.
  private var isBarFocusedForTab = false
  /// The view that a transition has made inert, and whether it was inert before.
  private var inertPage: (root: View, wasInert: Bool)?

  // MARK: Requests

  func show(
    _ page: ViewController, animated: Bool, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    runner.performWhenIdle(completion: completion) { [unowned self] _ in
      // The page may have been removed meanwhile.
      guard canShow(page) else {
        completion?(false)
        return
      }
      pendingTabName = nil
      select(page, animated: animated && container.canAnimateTransitions, completion: completion)
    }
  }

  private func canShow(_ page: ViewController) -> Bool {
    page === container.moreTabs.list || tabs.contains(page)
  }

  private func select(_ page: ViewController?, animated: Bool, completion: ((Bool) -> Void)? = nil)
  {
    runner.performTransaction {
      // Earlier calls receive false, also calls for the same tab.
      runner.performActions([.failPending])
      runner.send(.go(page, animated: animated), completion: completion)
    }
  }

  /// Selects a saved tab when it is added; nil for none.
  func setPendingTabName(_ name: String?) { pendingTabName = name }

  // MARK: Replacing tabs

  func setTabs(_ new: [ViewController], animated: Bool) {
    runner.performWhenIdle { [unowned self] _ in
      finish()
      runner.performTransaction { replaceTabs(for: new, animated: animated) }
    }
  }

  private func replaceTabs(for new: [ViewController], animated: Bool) {
    let removed = tabs.filter { !new.contains($0) }
    let index = machine.selectedPage.flatMap(container.index(of:))
    let transition = ChildTransition(
      in: container, leaving: [], entering: [], removing: removed, isAnimated: false)
    transition.begin {}
    for tab in new where tab.parent !== container {
      container.addChild(tab)
      tab.didMove(toParent: container)
    }
    tabs = new
    let restoredTab = pendingTabName.flatMap(container.tab(named:))
    if restoredTab != nil { pendingTabName = nil }
    let next = restoredTab ?? next(after: index)
    if machine.selectedPage !== next { select(next, animated: false) }
    transition.end(atEnd: true)
    for tab in removed { forget(tab) }
    container.setNeedsItemUpdate(animated: animated)
  }

  private func next(after index: Int?) -> ViewController? {
    if let shown = machine.selectedPage, canShow(shown), !tabs.isEmpty { return shown }
    if let index, tabs.indices.contains(index) { return tabs[index] }
    return tabs.first
  }

  func forget(_ page: ViewController) { focus.forget(page) }

  // MARK: Appearance of the controller

  override var visibleChildren: [ViewController] { machine.selectedPage.map { [$0] } ?? [] }

  override func containerWillAppear(_ animated: Bool) {
    runner.performTransaction {
      guard let shown = machine.selectedPage else { return }
      super.containerWillAppear(animated)
      container.layout.installView(of: shown)
    }
  }

  /// One transaction: requests from the callbacks at the end of a transition are performed after all callbacks.
  override func containerWillDisappear(_ animated: Bool) {
    runner.performTransaction {
      finish()
      // A callback of a transition without animation may have removed the tabs from the screen.
      end(atEnd: true)
      super.containerWillDisappear(animated)
    }
  }

  override func containerDidAppear(_ animated: Bool) {
    runner.performTransaction { super.containerDidAppear(animated) }
  }

  override func containerDidDisappear(_ animated: Bool) {
    runner.performTransaction { super.containerDidDisappear(animated) }
  }

  // MARK: Performing

  override func begin(_ step: Transition) {
    let (old, new) = (step.from, step.to)
    if let old { focus.remember(old) }
    container.moreTabs.recordShown(new)
    container.selectionDidChange(animated: step.isAnimated)
    let isOnScreen = container.isContentAppeared || container.isContentAppearing
    if isOnScreen { new?.loadViewIfNeeded() }
    let animation = isOnScreen && step.isAnimated ? animationController(from: old, to: new) : nil
    let transition = ChildTransition(
      in: container, from: old, to: new, isAnimated: animation != nil)
    begin(transition) {
      // A callback may have removed the tabs from the screen, which ended the transition.
      if let new, transition.isContainerOnScreen, transition.isRunning {
        container.layout.installView(of: new)
      }
    }
    guard transition.isRunning else { return }
    if isOnScreen {
      container.view.layoutIfNeeded()
      moveFocus(from: old)
    }
    if let animation {
      run(
        animation, of: transition, in: container.layout.containerView,
        interactionController: container.delegate?.tabBarController(
          container, interactionControllerFor: animation))
    } else if step.isAnimated {
      runner.send(.animationEnded(atEnd: true))
    }
  }

  private func animationController(
    from old: ViewController?, to new: ViewController?
  ) -> (any ViewControllerAnimatedTransitioning)? {
    guard let old, let new else { return nil }
    let further = container.moreTabs
    // The list of the More tabs is not known to the delegate.
    if old !== further.list, new !== further.list,
      let animation = container.delegate?.tabBarController(
        container, animationControllerFrom: old, to: new)
    {
      return animation
    }
    switch container.transitionStyle {
    case .none: return nil
    case .crossFade: return CrossFadeAnimator(duration: Self.fadeDuration)
    case .slide:
      return SlideAnimator(
        isForward: further.sortIndex(of: new) > further.sortIndex(of: old),
        isVertical: !container.tabBar.edge.isHorizontal)
    }
  }

  override func transitionDidReverse() {
    guard let transition else { return }
    reverse(transition)
    self.transition?.resume(toEnd: !transition.isReversed)
  }

  private func reverse(_ transition: ChildTransition) {
    let pages = [transition.leaving.first, transition.entering.first]
    let (staying, going) = transition.isReversed ? (pages[1], pages[0]) : (pages[0], pages[1])
    if let going { focus.remember(going) }
    makeInert(nil)
    container.moreTabs.recordShown(staying)
    moveFocus(from: going)
    container.selectionDidChange(animated: true)
    transition.reverse()
  }

  override func willEnd(_ transition: ChildTransition, atEnd: Bool) {
    guard transition.isReversed == atEnd else { return }
    // A gesture or the program has canceled the transition. The old tab appears again before any transition ends.
    reverse(transition)
    container.viewIfLoaded?.layoutIfNeeded()
  }

  override func end(_ transition: ChildTransition, atEnd: Bool) {
    makeInert(nil)
    transition.end(atEnd: atEnd) {
      for page in transition.entering + transition.leaving { container.layout.resetView(of: page) }
      container.moreTabs.updateBar()
    }
  }

  // MARK: Focus

  /// Moves the focus into the selected page, to the view that had it there before, and makes the old page inert. A
  /// focus in the bar or elsewhere in the window stays.
  private func moveFocus(from old: ViewController?) {
    guard let shown = machine.selectedPage, shown.isViewLoaded,
      let keyboard = container.viewIfLoaded?.window?.focus
    else { return makeInert(old) }
    let isInBar = (keyboard.firstResponder as? View)?.isDescendant(of: container.tabBar) ?? false
    // The ring is visible if the user moves along the bar by keys.
    let isFocusInBarForTab = isBarFocusedForTab && isInBar && !keyboard.isRingVisible
    let wasInside = isFocusInBarForTab || old?.containsFirstResponder ?? false
    let moves = wasInside || keyboard.firstResponder == nil
    keyboard.keepFirstResponder(restoresDisplaced: false) {
      makeInert(old)
      if moves, !focus.restore(shown, orFirst: wasInside), wasInside { keyboard.focus(nil) }
    }
    isBarFocusedForTab = wasInside && !shown.containsFirstResponder
  }

  /// Makes a leaving page inert, and restores the page that was made inert before.
  private func makeInert(_ page: ViewController?) {
    if let inertPage { inertPage.root.isInert = inertPage.wasInert }
    inertPage = page?.viewIfLoaded.map { ($0, $0.isInert) }
    inertPage?.root.isInert = true
  }
}
