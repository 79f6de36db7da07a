// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing

/// The layout of a tab bar controller: the tab bar at its edge, the page in the remaining space.
final class TabLayout {
  private struct Arrangement {
    let edge: TabBarEdge
    let items: [TabBarItem]
    let visibleCount: Int
    let bar: Rect
    let content: Rect
  }

  /// Seconds in which the bar is hidden or shown, as for a navigation bar.
  private static let duration = 0.25

  let bar = TabBar()
  let containerView = View()
  /// Whether the bar is beyond its edge, because of the program or of the visible screen.
  private(set) var isBarHidden = false
  private(set) var isHiddenByProgram = false
  private(set) var visibleCount = Int.max {
    didSet { if visibleCount != oldValue { controller.setNeedsActiveChildUpdate() } }
  }

  private var appliedContentSize = Size.zero
  private unowned let controller: TabBarController
  private var animator: PropertyAnimator?

  private var moreTabs: MoreTabs { controller.moreTabs }

  init(of controller: TabBarController) {
    self.controller = controller
    containerView.clipsToBounds = true
    containerView.isFocusGroup = true
  }

  func install(in view: View) {
    containerView.addSubview(moreTabs.bar)
    for part in [containerView, bar] { view.addSubview(part) }
  }

  // MARK: The bar

  func setBarHidden(_ hidden: Bool, animated: Bool) {
    isHiddenByProgram = hidden
    updateBarHidden(animated: animated)
  }

  func updateBarHidden(animated: Bool) {
    let hidden = isHiddenByProgram || controller.selectedPage?.hidesBottomBar == true
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    updatePreferredContentSize()
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

  func updateSelection(animated: Bool) {
    let last = bar.items.count - 1
    // The last tab of the bar represents the list and all tabs in it.
    let index = controller.selectedPage.map { min(controller.index(of: $0) ?? last, last) }
    bar.select(last < 0 ? nil : index, animated: animated)
    updateControlledViews()
  }

  private func updateControlledViews() {
    for (index, button) in bar.buttons.enumerated() {
      button.accessibilityControlledView =
        index == bar.selectedIndex ? controller.selectedPage?.viewIfLoaded : nil
    }
  }

  /// Sets the preferred size to the size of the selected page plus the bar, unless the program has set another one.
  func updatePreferredContentSize() {
    guard var size = controller.selectedPage?.preferredContentSize else { return }
    if size != .zero, !isBarHidden, !controller.tabs.isEmpty {
      if bar.edge.isHorizontal {
        size.height += bar.frame.height
      } else {
        size.width += bar.frame.width
      }
    }
    let currentSize = controller.preferredContentSize
    guard currentSize == .zero || currentSize == appliedContentSize else { return }
    (controller.preferredContentSize, appliedContentSize) = (size, size)
  }

  // MARK: Frames

  private func arrangement(in size: Size) -> Arrangement {
    let all = controller.tabs.enumerated().map { $1.completeTabBarItem(at: $0) }
    let edge = controller.tabBarPlacement.edge(in: size, controller.traits.theme.metrics)
    let count = bar.numberOfItems(all, more: moreTabs.tabItem, fittingIn: size, at: edge)
    let items = all.prefix(count) + (count < all.count ? [moreTabs.tabItem] : [])
    let thickness = all.isEmpty ? 0 : bar.thickness(for: Array(items), at: edge)
    let visible = isBarHidden ? 0 : thickness
    let isAtStart =
      edge == .top || edge == .leading && controller.traits.layoutDirection != .rightToLeft
    let extent = edge.isHorizontal ? size.height : size.width
    func strip(from start: Double, length: Double) -> Rect {
      edge.isHorizontal ? Rect(0, start, size.width, length) : Rect(start, 0, length, size.height)
    }
    return Arrangement(
      edge: edge, items: Array(items), visibleCount: count,
      bar: strip(from: isAtStart ? visible - thickness : extent - visible, length: thickness),
      content: strip(from: isAtStart ? visible : 0, length: max(0, extent - visible)))
  }

  func layOut(animated: Bool = false) {
    guard let view = controller.viewIfLoaded else { return }
    let arrangement = arrangement(in: view.bounds.size)
    if bar.edge != arrangement.edge {
      // A bar at the bottom is last in the order of the Tab key.
      view.insertSubview(bar, at: arrangement.edge == .bottom ? 1 : 0)
    }
    bar.edge = arrangement.edge
    bar.isInert = isBarHidden
    bar.isHidden = arrangement.items.isEmpty || (isBarHidden && animator == nil)
    bar.items = arrangement.items
    visibleCount = arrangement.visibleCount
    bar.frame = arrangement.bar
    containerView.frame = arrangement.content
    moreTabs.bar.frame = Rect(0, 0, containerView.bounds.width, moreTabs.height)
    moreTabs.updateList()
    updateSelection(animated: animated)
    moreTabs.updateBar()
    if controller.transitionController.machine.transition == nil,
      let shown = controller.selectedPage
    {
      layOutPage(shown)
    }
  }

  /// The frame of a page in the container view, below the bar of a More tab.
  func frame(of page: ViewController, in size: Size) -> Rect {
    let arrangement = arrangement(in: size)
    let stage = Rect(origin: .zero, size: arrangement.content.size)
    return moreTabs.hasStrip(page, visibleCount: arrangement.visibleCount)
      ? stage.inset(by: Insets(top: min(moreTabs.height, stage.height))) : stage
  }

  // MARK: Pages

  private func layOutPage(_ page: ViewController) {
    guard let root = page.viewIfLoaded, root.superview === containerView else { return }
    root.frame = frame(of: page, in: controller.view.bounds.size)
  }

  func installView(of page: ViewController) {
    require(
      page.parent === controller,
      "\(page) is a tab, but a child of \(page.parent.map { "\($0)" } ?? "nil"): remove it from the tabs "
        + "before you add it to another container")
    guard let root = page.view else { return }
    if root.superview !== containerView {
      let size = controller.view.bounds.size
      containerView.frame = arrangement(in: size).content
      root.frame = frame(of: page, in: size)
      root.autoresizingMask = .fill
    }
    containerView.addSubview(root)
    updateControlledViews()
  }

  /// Resets the transform and the alpha of a page's view, and lays out the selected page.
  func resetView(of page: ViewController) {
    page.viewIfLoaded?.transform = .identity
    page.viewIfLoaded?.alpha = 1
    if page === controller.selectedPage { layOutPage(page) }
  }
}
