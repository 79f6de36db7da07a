// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// Selects a tab or the list of further tabs: decides, sends the callbacks, moves the views and the keyboard
/// (contract 5.2).
final class TabSwitcher {
  typealias Machine = TabSelectionStateMachine<Screen?>

  private unowned let tabs: TabBarController
  private lazy var motor = Motor(
    Machine(page: nil), owner: self, perform: { $0.perform($1) })
  private var exchange: ChildTransition?
  private var focus = FocusMemory()
  /// Whether the outgoing view was inert before the switch made it so; nil when it did not.
  private var outgoingWasInert: Bool?
  /// The tab that showed last, to go back to when the list goes away.
  private(set) weak var lastTab: ViewController?

  init(of tabs: TabBarController) {
    self.tabs = tabs
  }

  /// What is selected: a tab, the list of further tabs, or nothing.
  var shown: ViewController? { motor.machine.selected?.controller }

  /// What a running switch takes away.
  var outgoing: ViewController? { motor.machine.leaving??.controller }

  var isSwitching: Bool { motor.machine.leaving != nil }

  var transition: ContainmentTransition? { exchange?.handle }

  // MARK: What is asked for

  func show(
    _ page: ViewController?, animated: Bool, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    motor.whenFree(answering: completion) { switcher in
      let tabs = switcher.tabs
      // It may have gone since.
      if let page, !tabs.canShow(page) {
        completion?(false)
        return
      }
      switcher.select(
        page, animated: animated && tabs.isContentAppeared && !tabs.traits.reducesMotion,
        completion: completion)
    }
  }

  /// Also in the middle of another decision.
  func select(_ page: ViewController?, animated: Bool, completion: ((Bool) -> Void)? = nil) {
    motor.send(.select(page.map(Screen.init), animated: animated), completion: completion)
  }

  /// Goes to the end of a running switch, at once.
  func finish() { motor.send(.finish) }

  /// What callbacks ask for in here comes after it.
  func hold(_ body: () -> Void) { motor.hold(body) }

  func whenFree(_ call: @escaping (TabBarController) -> Void) {
    motor.whenFree { call($0.tabs) }
  }

  func forget(_ page: ViewController) { focus.forget(page) }

  // MARK: With the controller's own appearance

  func willAppear(_ animated: Bool) {
    hold {
      guard let shown else { return }
      // A subclass may have selected it in its own callback.
      if !shown.isAppearing { shown.beginAppearanceTransition(true, animated: animated) }
      tabs.bringOnStage(shown)
    }
  }

  /// Together: what a callback of the switch's end asks for comes when all have heard.
  func willDisappear(_ animated: Bool) {
    hold {
      finish()
      guard let shown, shown.isAppeared || shown.isAppearing else { return }
      shown.beginAppearanceTransition(false, animated: animated)
    }
  }

  func didAppearOrDisappear() {
    hold {
      if let shown, shown.isInAppearanceTransition { shown.endAppearanceTransition() }
    }
  }

  // MARK: Carrying out

  private func perform(_ action: Machine.Action) {
    switch action {
    case .supersede, .complete: break
    case .begin(let from, let to, let animated):
      begin(from: from?.controller, to: to?.controller, animated: animated)
    case .turnRound:
      turn()
      exchange?.resume(toEnd: exchange?.isReversed == false)
    case .settle(let page, _): settle(on: page?.controller)
    }
  }

  private func begin(from old: ViewController?, to new: ViewController?, animated: Bool) {
    if let old { focus.remember(old) }
    remember(new)
    tabs.selectionChanged(animated: animated)
    let isOnScreen = tabs.isContentAppeared || tabs.isContentAppearing
    if isOnScreen { new?.loadViewIfNeeded() }
    let mover = isOnScreen && animated ? mover(from: old, to: new) : nil
    let exchange = ChildTransition(in: tabs, from: old, to: new, isAnimated: mover != nil)
    self.exchange = exchange
    exchange.begin {
      // A callback may have taken the tabs off the screen, which ended the switch.
      if let new, exchange.isSeen, exchange.isRunning { tabs.bringOnStage(new) }
    }
    guard exchange.isRunning else { return }
    guard isOnScreen else { return motor.send(.arrived(atEnd: true)) }
    tabs.view.layoutIfNeeded()
    moveFocus(from: old)
    makeOutgoingInert(old)
    guard let mover else { return motor.send(.arrived(atEnd: true)) }
    run(exchange, mover, from: old, to: new)
  }

  private func run(
    _ exchange: ChildTransition, _ mover: any ViewControllerAnimatedTransitioning,
    from old: ViewController?, to new: ViewController?
  ) {
    let driver = tabs.delegate?.tabBarController(tabs, interactionControllerFor: mover)
    let context = TransitionContext(
      containerView: tabs.stage, from: old, to: new, isInteractive: driver != nil)
    exchange.run(mover.interruptibleAnimator(using: context), drivenBy: driver) { [weak self] in
      self?.motor.send(.turned(isReturning: $0))
    } onArrival: { [weak self] in
      self?.motor.send(.arrived(atEnd: $0))
    }
  }

  private func mover(
    from old: ViewController?, to new: ViewController?
  ) -> (any ViewControllerAnimatedTransitioning)? {
    guard let old, let new else { return nil }
    // The list of further tabs is the controller's own affair.
    if !tabs.isMoreList(old), !tabs.isMoreList(new),
      let mover = tabs.delegate?.tabBarController(tabs, animationControllerFrom: old, to: new)
    {
      return mover
    }
    switch tabs.switchStyle {
    case .none: return nil
    case .crossFade: return TabCrossFade()
    case .slide:
      return TabSlide(
        isForward: tabs.place(of: new) > tabs.place(of: old),
        isVertical: !tabs.tabBar.edge.isHorizontal)
    }
  }

  /// The two change their parts.
  private func turn() {
    guard let exchange else { return }
    let pages = [exchange.leaving.first, exchange.entering.first]
    let (staying, going) = exchange.isReversed ? (pages[1], pages[0]) : (pages[0], pages[1])
    if let going { focus.remember(going) }
    restoreOutgoing(staying)
    remember(staying)
    moveFocus(from: going)
    makeOutgoingInert(going)
    tabs.selectionChanged(animated: true)
    exchange.turn()
  }

  /// Nothing moves any more: both views get their plain look, the one that is not selected goes.
  private func settle(on page: ViewController?) {
    guard let exchange else { return }
    exchange.jump()
    let atEnd = exchange.entering.first === page
    if exchange.isReversed == atEnd {
      // A gesture or a handle called the switch off. What appears again is told so before anybody's end.
      turn()
      tabs.viewIfLoaded?.layoutIfNeeded()
    }
    self.exchange = nil
    let going = atEnd ? exchange.leaving.first : exchange.entering.first
    restoreOutgoing(going)
    exchange.end(atEnd: atEnd) {
      for page in exchange.entering + exchange.leaving { tabs.makePlain(page) }
      tabs.updateMoreBar()
    }
  }

  private func remember(_ page: ViewController?) {
    guard let page, tabs.index(of: page) != nil else { return }
    lastTab = page
    tabs.noteFurtherTab(page)
  }

  // MARK: Reach

  /// The keyboard goes along into what is selected, and there to where it was. In the bar, or elsewhere
  /// in the window, it stays.
  private func moveFocus(from old: ViewController?) {
    guard let shown, let window = tabs.viewIfLoaded?.window, shown.isViewLoaded else { return }
    let wasInside = old?.containsFirstResponder ?? false
    guard wasInside || window.focus.firstResponder == nil else { return }
    if !focus.restore(shown, orFirst: wasInside), wasInside { window.focus.focus(nil) }
  }

  private func makeOutgoingInert(_ page: ViewController?) {
    guard let root = page?.viewIfLoaded else { return }
    outgoingWasInert = root.isInert
    root.isInert = true
  }

  private func restoreOutgoing(_ page: ViewController?) {
    guard let wasInert = outgoingWasInert else { return }
    page?.viewIfLoaded?.isInert = wasInert
    outgoingWasInert = nil
  }
}
