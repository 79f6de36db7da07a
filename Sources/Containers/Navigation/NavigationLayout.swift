// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing
internal import Presenting

/// Lays a stack out: the bar above the screens, the toolbar below them, the screens between.
final class NavigationLayout {
  /// Seconds in which a bar comes or goes: shorter than a push, since the way is (LOOK.md has none).
  private static let duration = 0.25

  let navigationBar = NavigationBar()
  let toolbar = Toolbar()
  /// Holds the views of the screens.
  let stage = View()
  private(set) var isNavigationBarHidden = false
  private(set) var isToolbarHidden = true
  /// Whether the navigation bar is hidden for a root that has nothing to show in it. Default false.
  var hidesEmptyBar = false

  /// Whether the bar was visible when the parents were last notified.
  private var wasBarShown: Bool?
  private unowned let controller: NavigationController
  /// The bars' part in the movement of a change.
  private var transitions: [BarTransition] = []
  /// What all screens were laid out for; nil when the bars have changed.
  private var sharedSize: Size?

  private var transitionController: NavigationTransitionController {
    controller.transitionController
  }

  init(of controller: NavigationController) {
    self.controller = controller
    stage.clipsToBounds = true
    stage.isFocusGroup = true
    navigationBar.wantsLayer = true
    toolbar.wantsLayer = true
    navigationBar.onHeightChange = { [weak controller] in
      controller?.viewIfLoaded?.setNeedsLayout()
      controller?.layout.emptinessChanged()
    }
  }

  func install(in view: View) {
    for part in [stage, toolbar, navigationBar] { view.addSubview(part) }
    view.subviewsInReadingOrder = [navigationBar, stage, toolbar]
  }

  // MARK: Hiding

  func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isNavigationBarHidden else { return }
    isNavigationBarHidden = hidden
    navigationBar.isInert = hidden
    changed(animated: animated)
  }

  func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isToolbarHidden else { return }
    isToolbarHidden = hidden
    changed(animated: animated)
  }

  /// Beside a change of screens the bars go with that.
  private func changed(animated: Bool) {
    sharedSize = nil
    controller.takeOverContentSize()
    guard let view = controller.viewIfLoaded else { return }
    guard animated, controller.canAnimateTransitions, transitionController.isAtRest else {
      return view.setNeedsLayout()
    }
    View.animate(
      duration: Self.duration, curve: .easeOut, options: .beginFromCurrentState,
      animations: { [self] in layOut() })
  }

  /// Whether the bar is hidden above a screen.
  func isBarHidden(above screen: ViewController) -> Bool {
    isNavigationBarHidden || hidesEmptyBar && isBarEmpty(above: screen)
  }

  private func isBarEmpty(above screen: ViewController) -> Bool {
    let item = screen.navigationItem
    return transitionController.screens.prefix(1).top === screen
      && item.leftBarButtonItems.isEmpty && item.rightBarButtonItems.isEmpty
      && item.titleView == nil && item.prompt == nil && item.effectiveTitle.isEmpty
  }

  /// The top screen's bar has something to show, or no longer has: the corner of the containers around changes.
  private func emptinessChanged() {
    guard hidesEmptyBar, let top = transitionController.screens.top else { return }
    let isShown = !isBarHidden(above: top)
    guard isShown != wasBarShown else { return }
    wasBarShown = isShown
    sharedSize = nil
    controller.takeOverContentSize()
    controller.childInChargeChanged()
  }

  // MARK: Where everything lies

  /// The screen that everything is laid out for: while a change runs, the one at its end.
  private var laidOutTop: ViewController? {
    let machine = transitionController.machine
    return (machine.transition?.to ?? machine.destination).top
  }

  /// Points of the bars around a screen.
  func height(around screen: ViewController) -> Double {
    barHeight(for: screen) + toolbarHeight
  }

  private func barHeight(for screen: ViewController) -> Double {
    isBarHidden(above: screen) ? 0 : navigationBar.height(for: screen.navigationItem)
  }

  private var toolbarHeight: Double {
    isToolbarHidden ? 0 : controller.traits.theme.metrics.barHeight
  }

  func contentFrame(of screen: ViewController, in size: Size) -> Rect {
    Rect(
      0, barHeight(for: screen), size.width, max(0, size.height - height(around: screen)))
  }

  /// Whether a point in the controller's view lies on a bar.
  func contain(_ point: Point) -> Bool {
    navigationBar.frame.contains(point) || toolbar.frame.contains(point)
  }

  func layOut() {
    guard let view = controller.viewIfLoaded else { return }
    let step = transitionController.machine.transition
    stage.frame = view.bounds
    if let top = laidOutTop {
      connectScrolling(of: top)
      // The item may have other ones since it came.
      if step == nil { showToolbarItems(of: top.navigationItem) }
    }
    // Bars that a callback hid or showed as a change begins go along with its movement.
    if step == nil || transitionController.transition?.isMoving == true { layOutBars() }
    layOutScreens(in: view.bounds.size, leaving: step?.from.top)
  }

  /// Screens that are not on the stage need a place only in another room: they get theirs when they come.
  private func layOutScreens(in size: Size, leaving: ViewController?) {
    let isShared = size == sharedSize
    sharedSize = size
    let screens = isShared ? stage.subviews.compactMap(\.viewController) : controller.children
    for screen in screens where screen !== leaving && screen.parent === controller {
      screen.viewIfLoaded?.frame = contentFrame(of: screen, in: size)
    }
  }

  /// What scrolls in a screen takes its large title along.
  private func connectScrolling(of screen: ViewController) {
    let item = screen.navigationItem
    let scrollView =
      item.scrollView ?? screen.viewIfLoaded as? ScrollView
      ?? screen.viewIfLoaded?.subviews.first as? ScrollView
    let isLarge = !isBarHidden(above: screen) && navigationBar.showsLargeTitle(of: item)
    scrollView?.header = isLarge ? item : nil
  }

  private func layOutBars() {
    guard let top = laidOutTop else { return }
    let size = controller.view.bounds.size
    let height = navigationBar.height(for: top.navigationItem)
    let isHidden = isBarHidden(above: top)
    if hidesEmptyBar { navigationBar.isInert = isHidden }
    navigationBar.frame = Rect(0, isHidden ? -height : 0, size.width, height)
    let tool = controller.traits.theme.metrics.barHeight
    toolbar.frame = Rect(0, size.height - (isToolbarHidden ? 0 : tool), size.width, tool)
    toolbar.isInert = isToolbarHidden
  }

  // MARK: What the bars show

  /// The top screen's items, at once.
  func show() {
    guard controller.isViewLoaded, transitionController.machine.transition == nil else { return }
    guard let item = transitionController.screens.top?.navigationItem else {
      // What changes of the screens until they come back is told to the bar that they have then.
      if navigationBar.item.viewController != nil { navigationBar.setItem(NavigationItem()) }
      return
    }
    let back = backItem(in: transitionController.machine.destination)
    if navigationBar.item !== item || navigationBar.backItem !== back {
      navigationBar.setItem(item, backItem: back)
    }
    showToolbarItems(of: item)
    controller.view.setNeedsLayout()
    emptinessChanged()
  }

  private func showToolbarItems(of item: NavigationItem) {
    guard !toolbar.items.elementsEqual(item.toolbarItems, by: ===) else { return }
    toolbar.items = item.toolbarItems
  }

  /// The item of the screen below the top, or of what lies around the stack.
  private func backItem(in stack: Screens) -> NavigationItem? {
    stack.below.top?.navigationItem
      ?? controller.tabsAround?.wayBack(from: controller)
  }

  // MARK: Movement

  func move(along animator: PropertyAnimator, for step: NavigationTransitionController.Transition) {
    guard let new = step.to.top else { return }
    let transitions = [
      navigationBar.beginTransition(
        to: new.navigationItem, backItem: backItem(in: step.to),
        isForward: step.operation == .push),
      toolbar.beginTransition(to: new.navigationItem.toolbarItems),
    ]
    self.transitions = transitions
    animator.addAnimations { [self] in
      for transition in transitions { transition.animate() }
      layOutBars()
    }
  }

  func movementEnded(finished: Bool) {
    let ending = transitions
    transitions = []
    for transition in ending { transition.end(finished: finished) }
    controller.viewIfLoaded?.setNeedsLayout()
  }

  func bringOnStage(_ screen: ViewController, below upper: ViewController?) {
    guard controller.isViewLoaded, let view = screen.view else { return }
    if view.superview !== stage {
      stage.frame = controller.view.bounds
      view.frame = contentFrame(of: screen, in: controller.view.bounds.size)
      view.autoresizingMask = .fill
    }
    if let cover = upper?.viewIfLoaded, cover.superview === stage {
      stage.insertSubview(view, below: cover)
    } else {
      stage.addSubview(view)
    }
  }
}
