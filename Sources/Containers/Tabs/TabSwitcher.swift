// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// Knows the tabs, and which page is selected: a tab, or the list of further tabs. It decides, sends the
/// callbacks, moves the views and the keyboard (contract 5.2).
final class TabSwitcher {
  typealias Machine = ExchangeStateMachine<Screen?>

  /// The tabs in order.
  private(set) var tabs: [ViewController] = []

  private unowned let controller: TabBarController
  private lazy var motor = Motor(Machine(nil), owner: self, perform: { $0.perform($1) })
  private var exchange: ChildTransition?
  private var focus = FocusMemory()
  /// Whether the outgoing view was inert before the switch made it so; nil when it did not.
  private var outgoingWasInert: Bool?
  private weak var last: ViewController?

  init(of controller: TabBarController) { self.controller = controller }

  /// What is selected: a tab, the list of further tabs, or nothing.
  var shown: ViewController? { motor.machine.destination?.controller }

  /// What a running switch takes away.
  var outgoing: ViewController? { motor.machine.leaving??.controller }

  var isSwitching: Bool { motor.machine.change != nil }

  var transition: ContainmentTransition? { exchange?.handle }

  /// The tab that showed last, or else the first one: where to go when the list goes away.
  var lastTab: ViewController? { tabs.first { $0 === last } ?? tabs.first }

  // MARK: What is asked for

  func show(
    _ page: ViewController?, animated: Bool, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    motor.whenFree(answering: completion) { switcher in
      // It may have gone since.
      if let page, !switcher.canShow(page) {
        completion?(false)
        return
      }
      let controller = switcher.controller
      switcher.select(
        page,
        animated: animated && controller.isContentAppeared && !controller.traits.reducesMotion,
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
    motor.whenFree { call($0.controller) }
  }

  // MARK: Other tabs

  func setTabs(_ new: [ViewController], animated: Bool) {
    motor.whenFree { switcher in
      switcher.finish()
      switcher.motor.hold { switcher.exchangeTabs(for: new, animated: animated) }
    }
  }

  private func exchangeTabs(for new: [ViewController], animated: Bool) {
    let removed = tabs.filter { tab in !new.contains { $0 === tab } }
    let index = shown.flatMap(controller.index(of:))
    for tab in removed { tab.willMove(toParent: nil) }
    for tab in new where tab.parent !== controller {
      controller.addChild(tab)
      tab.didMove(toParent: controller)
    }
    tabs = new
    let next = next(after: index)
    if shown !== next { select(next, animated: false) }
    for tab in removed { remove(tab) }
    controller.itemsChanged(animated: animated)
  }

  /// What is selected among the new tabs.
  private func next(after index: Int?) -> ViewController? {
    if let shown, canShow(shown), !tabs.isEmpty { return shown }
    if let index, tabs.indices.contains(index) { return tabs[index] }
    return tabs.first
  }

  /// The last steps of a page that leaves the controller.
  func remove(_ page: ViewController) {
    controller.layout.takeOffStage(page)
    focus.forget(page)
    page.removeFromParent()
  }

  // MARK: With the controller's own appearance

  func willAppear(_ animated: Bool) {
    motor.hold {
      guard let shown else { return }
      // A subclass may have selected it in its own callback.
      if !shown.isAppearing { shown.beginAppearanceTransition(true, animated: animated) }
      controller.layout.bringOnStage(shown)
    }
  }

  /// Together: what a callback of the switch's end asks for comes when all have heard.
  func willDisappear(_ animated: Bool) {
    motor.hold {
      finish()
      // A callback of a switch that is not animated took the tabs off the screen.
      settle(atEnd: true)
      guard let shown, shown.isAppeared || shown.isAppearing else { return }
      shown.beginAppearanceTransition(false, animated: animated)
    }
  }

  func didAppearOrDisappear() {
    motor.hold {
      if let shown, shown.isInAppearanceTransition { shown.endAppearanceTransition() }
    }
  }

  // MARK: Carrying out

  private func perform(_ action: Machine.Action) {
    switch action {
    case .supersede, .adopt, .complete, .hold: break
    case .begin(let change):
      begin(from: change.from?.controller, to: change.to?.controller, animated: change.isAnimated)
    case .turn:
      turn()
      exchange?.resume(toEnd: exchange?.isReversed == false)
    case .resume(let isReversed, let velocity):
      exchange?.resume(toEnd: !isReversed, velocity: velocity)
    case .jump: exchange?.jump()
    case .end: settle(atEnd: true)
    case .cancel: settle(atEnd: false)
    }
  }

  private func begin(from old: ViewController?, to new: ViewController?, animated: Bool) {
    if let old { focus.remember(old) }
    remember(new)
    controller.selectionChanged(animated: animated)
    let isOnScreen = controller.isContentAppeared || controller.isContentAppearing
    if isOnScreen { new?.loadViewIfNeeded() }
    let mover = isOnScreen && animated ? mover(from: old, to: new) : nil
    let exchange = ChildTransition(in: controller, from: old, to: new, isAnimated: mover != nil)
    self.exchange = exchange
    exchange.begin {
      // A callback may have taken the tabs off the screen, which ended the switch.
      if let new, exchange.isSeen, exchange.isRunning { controller.layout.bringOnStage(new) }
    }
    guard exchange.isRunning else { return }
    if isOnScreen {
      controller.view.layoutIfNeeded()
      moveFocus(from: old)
      makeOutgoingInert(old)
    }
    if let mover {
      run(exchange, mover, from: old, to: new)
    } else if animated {
      motor.send(.arrived(atEnd: true))
    }
  }

  private func run(
    _ exchange: ChildTransition, _ mover: any ViewControllerAnimatedTransitioning,
    from old: ViewController?, to new: ViewController?
  ) {
    let driver = controller.delegate?.tabBarController(
      controller, interactionControllerFor: mover)
    let context = TransitionContext(
      containerView: controller.layout.stage, from: old, to: new, isInteractive: driver != nil)
    exchange.run(mover.interruptibleAnimator(using: context), drivenBy: driver) { [weak self] in
      self?.motor.send(.turned(isReversed: $0))
    } onArrival: { [weak self] in
      self?.motor.send(.arrived(atEnd: $0))
    }
  }

  private func mover(
    from old: ViewController?, to new: ViewController?
  ) -> (any ViewControllerAnimatedTransitioning)? {
    guard let old, let new else { return nil }
    let (list, layout) = (controller.further.list, controller.layout)
    // The list of further tabs is the controller's own affair.
    if old !== list, new !== list,
      let mover = controller.delegate?.tabBarController(
        controller, animationControllerFrom: old, to: new)
    {
      return mover
    }
    switch controller.switchStyle {
    case .none: return nil
    case .crossFade: return TabCrossFade()
    case .slide:
      let further = controller.further
      return TabSlide(
        isForward: further.place(of: new) > further.place(of: old),
        isVertical: !layout.bar.edge.isHorizontal)
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
    controller.selectionChanged(animated: true)
    exchange.turn()
  }

  /// Nothing moves any more: both views get their plain look, the one that is not selected goes.
  private func settle(atEnd: Bool) {
    guard let exchange else { return }
    if exchange.isReversed == atEnd {
      // A gesture or a handle called the switch off. What appears again is told so before anybody's end.
      turn()
      controller.viewIfLoaded?.layoutIfNeeded()
    }
    self.exchange = nil
    restoreOutgoing((atEnd ? exchange.leaving : exchange.entering).first)
    exchange.end(atEnd: atEnd) {
      for page in exchange.entering + exchange.leaving { controller.layout.makePlain(page) }
      controller.further.updateBar()
    }
  }

  private func remember(_ page: ViewController?) {
    guard let page, controller.index(of: page) != nil else { return }
    last = page
    controller.further.note(page)
  }

  // MARK: Reach

  /// The keyboard goes along into what is selected, and there to where it was. In the bar, or elsewhere
  /// in the window, it stays.
  private func moveFocus(from old: ViewController?) {
    guard let shown, let window = controller.viewIfLoaded?.window, shown.isViewLoaded else {
      return
    }
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
