// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing
internal import Presenting

/// The layout of a navigation controller: the navigation bar above the screens, the toolbar below them.
final class NavigationLayout {
  /// Seconds in which a bar is hidden or shown: fewer than for a push, since the distance is shorter (not in LOOK.md).
  private static let duration = 0.25

  let navigationBar = NavigationBar()
  let toolbar = Toolbar()
  let containerView = View()
  private(set) var isNavigationBarHidden = false
  private(set) var isToolbarHidden = true
  /// Whether the navigation bar is hidden if the root has nothing to show in it. Default false.
  var hidesEmptyBar = false

  private var wasBarVisible: Bool?
  private unowned let controller: NavigationController
  private var transitions: [BarTransition] = []
  /// The size that all screens were laid out for; nil after the bars have changed.
  private var laidOutSize: Size?

  private var transitionController: NavigationTransitionController {
    controller.transitionController
  }

  init(of controller: NavigationController) {
    self.controller = controller
    containerView.clipsToBounds = true
    containerView.isFocusGroup = true
    navigationBar.wantsLayer = true
    toolbar.wantsLayer = true
    navigationBar.onHeightChange = { [weak controller] in
      controller?.viewIfLoaded?.setNeedsLayout()
      controller?.layout.updateEmptyBarState()
    }
  }

  func install(in view: View) {
    for part in [containerView, toolbar, navigationBar] { view.addSubview(part) }
    view.subviewsInReadingOrder = [navigationBar, containerView, toolbar]
  }

  // MARK: Hiding

  func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isNavigationBarHidden else { return }
    isNavigationBarHidden = hidden
    navigationBar.isInert = hidden
    visibilityDidChange(animated: animated)
  }

  func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isToolbarHidden else { return }
    isToolbarHidden = hidden
    visibilityDidChange(animated: animated)
  }

  /// During a transition of screens the bars move with that transition.
  private func visibilityDidChange(animated: Bool) {
    laidOutSize = nil
    controller.updatePreferredContentSize()
    guard let view = controller.viewIfLoaded else { return }
    guard animated, controller.canAnimateTransitions, transitionController.isIdle else {
      return view.setNeedsLayout()
    }
    View.animate(
      duration: Self.duration, curve: .easeOut, options: .beginFromCurrentState,
      animations: { [self] in layOut() })
  }

  func isBarHidden(above screen: ViewController) -> Bool {
    isNavigationBarHidden || hidesEmptyBar && isBarEmpty(above: screen)
  }

  private func isBarEmpty(above screen: ViewController) -> Bool {
    let item = screen.navigationItem
    return transitionController.screens.prefix(1).top === screen
      && item.leftBarButtonItems.isEmpty && item.rightBarButtonItems.isEmpty
      && item.titleView == nil && item.prompt == nil && item.effectiveTitle.isEmpty
  }

  /// Notifies the parents if the bar is no longer empty or no longer visible: the bar at their corner changes.
  private func updateEmptyBarState() {
    guard hidesEmptyBar, let top = transitionController.screens.top else { return }
    let isShown = !isBarHidden(above: top)
    guard isShown != wasBarVisible else { return }
    wasBarVisible = isShown
    laidOutSize = nil
    controller.updatePreferredContentSize()
    controller.setNeedsActiveChildUpdate()
  }

  // MARK: Frames

  /// The screen that the layout is computed for; during a transition, the screen at its end.
  private var laidOutTop: ViewController? {
    let machine = transitionController.machine
    return (machine.transition?.to ?? machine.destination).top
  }

  func height(around screen: ViewController) -> Double {
    barHeight(for: screen) + (isToolbarHidden ? 0 : controller.traits.theme.metrics.barHeight)
  }

  private func barHeight(for screen: ViewController) -> Double {
    isBarHidden(above: screen) ? 0 : navigationBar.height(for: screen.navigationItem)
  }

  func contentFrame(of screen: ViewController, in size: Size) -> Rect {
    Rect(0, barHeight(for: screen), size.width, max(0, size.height - height(around: screen)))
  }

  func contains(_ point: Point) -> Bool {
    navigationBar.frame.contains(point) || toolbar.frame.contains(point)
  }

  func layOut() {
    guard let view = controller.viewIfLoaded else { return }
    let step = transitionController.machine.transition
    containerView.frame = view.bounds
    if let top = laidOutTop {
      connectScrolling(of: top)
      // The item's toolbar items may have changed since its screen appeared.
      if step == nil { showToolbarItems(of: top.navigationItem) }
    }
    // Bars that a callback hid or showed when the transition began move with the transition.
    if step == nil || transitionController.transition?.hasAnimator == true { layOutBars() }
    layOutScreens(in: view.bounds.size, leaving: step?.from.top)
  }

  /// Screens outside of the container view are laid out only for a new size; they get a frame when they are added.
  private func layOutScreens(in size: Size, leaving: ViewController?) {
    let isShared = size == laidOutSize
    laidOutSize = size
    let screens =
      isShared ? containerView.subviews.compactMap(\.viewController) : controller.children
    for screen in screens where screen !== leaving && screen.parent === controller {
      screen.viewIfLoaded?.frame = contentFrame(of: screen, in: size)
    }
  }

  /// Collapses the large title of a screen while its scroll view scrolls.
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

  // MARK: Contents of the bars

  func updateItems() {
    guard controller.isViewLoaded, transitionController.machine.transition == nil else { return }
    guard let item = transitionController.screens.top?.navigationItem else {
      // The bar must not observe the items of screens that another stack may show meanwhile.
      if navigationBar.item.viewController != nil { navigationBar.setItem(NavigationItem()) }
      return
    }
    let back = backItem(in: transitionController.machine.destination)
    if navigationBar.item !== item || navigationBar.backItem !== back {
      navigationBar.setItem(item, backItem: back)
    }
    showToolbarItems(of: item)
    controller.view.setNeedsLayout()
    updateEmptyBarState()
  }

  private func showToolbarItems(of item: NavigationItem) {
    guard !toolbar.items.elementsEqual(item.toolbarItems, by: ===) else { return }
    toolbar.items = item.toolbarItems
  }

  /// The item of the screen below the top. At the root, the back item of the More tabs, if there is one.
  private func backItem(in stack: NavigationStack) -> NavigationItem? {
    stack.withoutTop.top?.navigationItem ?? controller.moreTabs?.backItem(from: controller)
  }

  // MARK: Transitions

  func animateBars(
    along animator: PropertyAnimator, for step: NavigationTransitionController.Transition
  ) {
    guard let new = step.to.top else { return }
    let transitions = [
      navigationBar.beginTransition(
        to: new.navigationItem, backItem: backItem(in: step.to), isForward: step.operation == .push),
      toolbar.beginTransition(to: new.navigationItem.toolbarItems),
    ]
    self.transitions = transitions
    animator.addAnimations { [self] in
      for transition in transitions { transition.animate() }
      layOutBars()
    }
  }

  func endBarTransitions(finished: Bool) {
    let ending = transitions
    transitions = []
    for transition in ending { transition.end(finished: finished) }
    controller.viewIfLoaded?.setNeedsLayout()
  }

  func installView(of screen: ViewController, below upper: ViewController?) {
    guard controller.isViewLoaded, let view = screen.view else { return }
    if view.superview !== containerView {
      containerView.frame = controller.view.bounds
      view.frame = contentFrame(of: screen, in: controller.view.bounds.size)
      view.autoresizingMask = .fill
    }
    if let cover = upper?.viewIfLoaded, cover.superview === containerView {
      containerView.insertSubview(view, below: cover)
    } else {
      containerView.addSubview(view)
    }
  }
}
