// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// Knows the tabs, and which page is selected: a tab, or the list of further tabs. It decides, sends the
/// callbacks, moves the views and the keyboard (contract 5.2).
final class TabTransitionController {
  typealias Machine = TransitionStateMachine<Screen?>

  /// Seconds. Short: a person who changes tabs wants to be there.
  private static let fadeDuration = 0.2

  /// The tabs in order.
  private(set) var tabs: [ViewController] = []

  /// The tab that was selected when the state was kept, if it has not come yet (`TabBarController.tab(named:)`).
  var awaited: String?

  private unowned let controller: TabBarController
  private lazy var motor = Motor(
    Machine(nil), owner: controller, perform: { $0.transitionController.perform($1) })
  private(set) var transition: ChildTransition?
  private var focus = FocusMemory()
  /// Whether the tab bar has the keyboard because the selected tab has no view for it.
  private var hasLentKeyboardToBar = false
  /// The view that a switch has made inert, and whether it was so before.
  private var inert: (root: View, wasInert: Bool)?

  init(of controller: TabBarController) { self.controller = controller }

  /// What is selected: a tab, the list of further tabs, or nothing.
  var shown: ViewController? { motor.machine.destination?.controller }

  /// What a running switch takes away.
  var outgoing: ViewController? { motor.machine.leaving??.controller }

  var isSwitching: Bool { motor.machine.transition != nil }

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
        page, animated: animated && controller.canAnimateTransitions,
        completion: completion)
    }
  }

  /// Whether a controller is a tab, or the list of further ones.
  private func canShow(_ page: ViewController) -> Bool {
    page === controller.further.list || tabs.contains { $0 === page }
  }

  private func select(_ page: ViewController?, animated: Bool, completion: ((Bool) -> Void)? = nil)
  {
    motor.hold {
      // Earlier calls hear false, also those of the same tab.
      motor.carryOut([.supersede])
      motor.send(.go(page.map(Screen.init), animated: animated), completion: completion)
    }
  }

  /// Goes to the end of a running switch, at once.
  func finish() { motor.send(.finish) }

  func whenFree(_ call: @escaping (TabBarController) -> Void) {
    motor.whenFree(call)
  }

  // MARK: Other tabs

  func setTabs(_ new: [ViewController], animated: Bool) {
    motor.whenFree { [unowned self] _ in
      finish()
      motor.hold { replaceTabs(for: new, animated: animated) }
    }
  }

  private func replaceTabs(for new: [ViewController], animated: Bool) {
    let removed = tabs.filter { tab in !new.contains { $0 === tab } }
    let index = shown.flatMap(controller.index(of:))
    let transition = ChildTransition(
      in: controller, leaving: [], entering: [], removing: removed, isAnimated: false)
    transition.begin {}
    for tab in new where tab.parent !== controller {
      controller.addChild(tab)
      tab.didMove(toParent: controller)
    }
    tabs = new
    let arrived = awaited.flatMap(controller.tab(named:))
    if arrived != nil { awaited = nil }
    let next = arrived ?? next(after: index)
    if shown !== next { select(next, animated: false) }
    transition.end(atEnd: true)
    for tab in removed { forget(tab) }
    controller.itemsChanged(animated: animated)
  }

  /// What is selected among the new tabs.
  private func next(after index: Int?) -> ViewController? {
    if let shown, canShow(shown), !tabs.isEmpty { return shown }
    if let index, tabs.indices.contains(index) { return tabs[index] }
    return tabs.first
  }

  /// A page is none of the controller's any more.
  func forget(_ page: ViewController) { focus.forget(page) }

  // MARK: With the controller's own appearance

  func willAppear(_ animated: Bool) {
    motor.hold {
      guard let shown else { return }
      controller.forwardAppearance(true, to: [shown], animated: animated)
      controller.layout.bringOnStage(shown)
    }
  }

  /// Together: what a callback of the switch's end asks for comes when all have heard.
  func willDisappear(_ animated: Bool) {
    motor.hold {
      finish()
      // A callback of a switch that is not animated took the tabs off the screen.
      settle(atEnd: true)
      if let shown { controller.forwardAppearance(false, to: [shown], animated: animated) }
    }
  }

  func didAppearOrDisappear() { motor.hold { controller.endForwardedAppearance() } }

  // MARK: Carrying out

  private func perform(_ action: Machine.Action) {
    switch action {
    case .calls, .hold: break
    case .begin(let step): begin(step)
    case .turn:
      turn()
      transition?.resume(toEnd: transition?.isReversed == false)
    case .resume(let isReversed, let velocity):
      transition?.resume(toEnd: !isReversed, velocity: velocity)
    case .jump: transition?.jump()
    case .end: settle(atEnd: true)
    case .cancel: settle(atEnd: false)
    }
  }

  private func begin(_ step: Machine.Transition) {
    let (old, new) = (step.from?.controller, step.to?.controller)
    if let old { focus.remember(old) }
    controller.further.note(new)
    controller.selectionChanged(animated: step.isAnimated)
    let isOnScreen = controller.isContentAppeared || controller.isContentAppearing
    if isOnScreen { new?.loadViewIfNeeded() }
    let animator = isOnScreen && step.isAnimated ? animator(from: old, to: new) : nil
    let transition = ChildTransition(
      in: controller, from: old, to: new, isAnimated: animator != nil)
    self.transition = transition
    transition.begin {
      // A callback may have taken the tabs off the screen, which ended the switch.
      if let new, transition.isSeen, transition.isRunning { controller.layout.bringOnStage(new) }
    }
    guard transition.isRunning else { return }
    if isOnScreen {
      controller.view.layoutIfNeeded()
      moveFocus(from: old)
    }
    if let animator {
      run(transition, by: animator)
    } else if step.isAnimated {
      motor.send(.arrived(atEnd: true))
    }
  }

  private func run(
    _ transition: ChildTransition, by animator: any ViewControllerAnimatedTransitioning
  ) {
    let driver = controller.delegate?.tabBarController(
      controller, interactionControllerFor: animator)
    let context = TransitionContext(
      containerView: controller.layout.stage, from: transition.leaving.first,
      to: transition.entering.first, isInteractive: driver != nil)
    transition.run(animator.interruptibleAnimator(using: context), drivenBy: driver) {
      [weak self] in
      self?.motor.send(.turned(isReversed: $0))
    } onArrival: { [weak self] in
      self?.motor.send(.arrived(atEnd: $0))
    }
  }

  private func animator(
    from old: ViewController?, to new: ViewController?
  ) -> (any ViewControllerAnimatedTransitioning)? {
    guard let old, let new else { return nil }
    let further = controller.further
    // The list of further tabs is the controller's own affair.
    if old !== further.list, new !== further.list,
      let animator = controller.delegate?.tabBarController(
        controller, animationControllerFrom: old, to: new)
    {
      return animator
    }
    switch controller.switchStyle {
    case .none: return nil
    case .crossFade: return CrossFadeTransition(duration: Self.fadeDuration)
    case .slide:
      return SlideTransition(
        isForward: further.place(of: new) > further.place(of: old),
        isVertical: !controller.tabBar.edge.isHorizontal)
    }
  }

  /// The two change their parts.
  private func turn() {
    guard let transition else { return }
    let pages = [transition.leaving.first, transition.entering.first]
    let (staying, going) = transition.isReversed ? (pages[1], pages[0]) : (pages[0], pages[1])
    if let going { focus.remember(going) }
    makeInert(nil)
    controller.further.note(staying)
    moveFocus(from: going)
    controller.selectionChanged(animated: true)
    transition.turn()
  }

  /// Nothing moves any more: both views get their plain look, the one that is not selected goes.
  private func settle(atEnd: Bool) {
    guard let transition else { return }
    if transition.isReversed == atEnd {
      // A gesture or a handle called the switch off. What appears again is told so before anybody's end.
      turn()
      controller.viewIfLoaded?.layoutIfNeeded()
    }
    self.transition = nil
    makeInert(nil)
    transition.end(atEnd: atEnd) {
      for page in transition.entering + transition.leaving { controller.layout.makePlain(page) }
      controller.further.updateBar()
    }
  }

  // MARK: Reach

  /// The keyboard goes along into what is selected, and there to where it was, and nothing can reach `old` any more. In
  /// the bar, or elsewhere in the window, the keyboard stays.
  private func moveFocus(from old: ViewController?) {
    guard let shown, shown.isViewLoaded, let keyboard = controller.viewIfLoaded?.window?.focus
    else { return makeInert(old) }
    let isInBar = (keyboard.firstResponder as? View)?.isDescendant(of: controller.tabBar) ?? false
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
