// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing

/// Places the bar at its edge, the page beside it, and the strip above a further tab.
final class TabLayout {
  /// Where the parts lie in a controller of some size, and what is in the bar.
  private struct Arrangement {
    let edge: TabBarEdge
    let items: [TabBarItem]
    let visibleCount: Int
    let bar: Rect
    let content: Rect
  }

  /// Seconds in which the bar comes or goes, as a navigation bar.
  private static let duration = 0.25

  let bar = TabBar()
  /// Holds the pages' views and the strip above them.
  let stage = View()
  /// Whether the bar lies beyond its edge, and the page has its room: the program says so, or what is shown.
  private(set) var isBarHidden = false
  /// Whether the program says so.
  private(set) var isHiddenByProgram = false
  /// How many tabs have a place of their own in the bar.
  private(set) var visibleCount = Int.max {
    didSet { if visibleCount != oldValue { controller.childInChargeChanged() } }
  }

  /// The preferred size that came from the selected tab last.
  private var takenOverSize = Size.zero
  private unowned let controller: TabBarController
  /// The movement in which the bar comes or goes; nil at rest.
  private var animator: PropertyAnimator?

  private var further: FurtherTabs { controller.further }

  init(of controller: TabBarController) {
    self.controller = controller
    stage.clipsToBounds = true
    stage.isFocusGroup = true
  }

  func install(in view: View) {
    stage.addSubview(further.bar)
    for part in [stage, bar] { view.addSubview(part) }
  }

  // MARK: The bar

  func setBarHidden(_ hidden: Bool, animated: Bool) {
    isHiddenByProgram = hidden
    updateBarHidden(animated: animated)
  }

  func updateBarHidden(animated: Bool) {
    let hidden = isHiddenByProgram || controller.shown?.hidesBottomBar == true
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    takeOverContentSize()
    guard let view = controller.viewIfLoaded else { return }
    guard animated, controller.canAnimateTransitions else {
      animator?.finishAnimation(at: .end)
      return view.setNeedsLayout()
    }
    let animator = PropertyAnimator(
      motion: .curve(.easeOut, duration: Self.duration), options: .beginFromCurrentState
    ) { [weak self] in self?.layOut() }
    animator.addCompletion { [weak self, weak animator] _ in
      guard let self, let animator, animator === self.animator else { return }
      self.animator = nil
      controller.view.setNeedsLayout()
    }
    self.animator = animator
    animator.startAnimation()
  }

  /// Marks what is selected.
  func markSelection(animated: Bool) {
    let last = bar.items.count - 1
    // The last tab of the bar represents the list and all tabs in it.
    let index = controller.shown.map { min(controller.index(of: $0) ?? last, last) }
    bar.select(last < 0 ? nil : index, animated: animated)
    relateTabs()
  }

  /// Tells assistive technology what the selected tab shows.
  private func relateTabs() {
    for (index, button) in bar.buttons.enumerated() {
      button.accessibilityControlledView =
        index == bar.selectedIndex ? controller.shown?.viewIfLoaded : nil
    }
  }

  /// The controller would like to have the room that its page and the bar would.
  func takeOverContentSize() {
    guard var size = controller.shown?.preferredContentSize else { return }
    if size != .zero, !isBarHidden, !controller.tabs.isEmpty {
      if bar.edge.isHorizontal {
        size.height += bar.frame.height
      } else {
        size.width += bar.frame.width
      }
    }
    // A size that the program has set for the tabs themselves stays.
    let present = controller.preferredContentSize
    guard present == .zero || present == takenOverSize else { return }
    (controller.preferredContentSize, takenOverSize) = (size, size)
  }

  // MARK: Where everything lies

  private func arrangement(in size: Size) -> Arrangement {
    let all = controller.tabs.enumerated().map { $1.completeTabBarItem(at: $0) }
    let edge = controller.tabBarPlacement.edge(in: size, controller.traits.theme.metrics)
    let count = bar.numberOfItems(all, more: further.tabItem, fittingIn: size, at: edge)
    let items = all.prefix(count) + (count < all.count ? [further.tabItem] : [])
    let thickness = all.isEmpty ? 0 : bar.thickness(for: Array(items), at: edge)
    let taken = isBarHidden ? 0 : thickness
    let (width, height) = (max(0, size.width - taken), max(0, size.height - taken))
    let frames =
      switch edge {
      case .top:
        (Rect(0, taken - thickness, size.width, thickness), Rect(0, taken, size.width, height))
      case .bottom:
        (Rect(0, size.height - taken, size.width, thickness), Rect(0, 0, size.width, height))
      case .leading where controller.traits.layoutDirection == .rightToLeft:
        (Rect(size.width - taken, 0, thickness, size.height), Rect(0, 0, width, size.height))
      case .leading:
        (Rect(taken - thickness, 0, thickness, size.height), Rect(taken, 0, width, size.height))
      }
    return Arrangement(
      edge: edge, items: Array(items), visibleCount: count, bar: frames.0, content: frames.1)
  }

  func layOut(animated: Bool = false) {
    guard let view = controller.viewIfLoaded else { return }
    let arrangement = arrangement(in: view.bounds.size)
    if bar.edge != arrangement.edge {
      // Below a screen the bar is what Tab comes to last.
      view.insertSubview(bar, at: arrangement.edge == .bottom ? 1 : 0)
    }
    bar.edge = arrangement.edge
    bar.isInert = isBarHidden
    bar.isHidden = arrangement.items.isEmpty || (isBarHidden && animator == nil)
    bar.items = arrangement.items
    visibleCount = arrangement.visibleCount
    bar.frame = arrangement.bar
    stage.frame = arrangement.content
    further.bar.frame = Rect(0, 0, stage.bounds.width, further.height)
    further.updateList()
    markSelection(animated: animated)
    further.updateBar()
    if controller.transitionController.machine.transition == nil, let shown = controller.shown {
      place(shown)
    }
  }

  /// Where a page lies in the stage: below the strip where it is a further tab.
  func frame(of page: ViewController, in size: Size) -> Rect {
    let arrangement = arrangement(in: size)
    let stage = Rect(origin: .zero, size: arrangement.content.size)
    return further.hasStrip(page, visibleCount: arrangement.visibleCount)
      ? stage.inset(by: Insets(top: min(further.height, stage.height))) : stage
  }

  // MARK: Pages

  private func place(_ page: ViewController) {
    guard let root = page.viewIfLoaded, root.superview === stage else { return }
    root.frame = frame(of: page, in: controller.view.bounds.size)
  }

  func bringOnStage(_ page: ViewController) {
    require(
      page.parent === controller,
      "\(page) is a tab, but a child of \(String(describing: page.parent)): leave it out of the tabs "
        + "before another container takes it")
    guard let root = page.view else { return }
    if root.superview !== stage {
      let size = controller.view.bounds.size
      stage.frame = arrangement(in: size).content
      root.frame = frame(of: page, in: size)
      root.autoresizingMask = .fill
    }
    stage.addSubview(root)
    relateTabs()
  }

  /// Gives a page's view its plain look and its place.
  func makePlain(_ page: ViewController) {
    page.viewIfLoaded?.transform = .identity
    page.viewIfLoaded?.alpha = 1
    if page === controller.shown { place(page) }
  }
}
