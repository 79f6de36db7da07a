// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing

extension TabBarController {
  /// Where the parts lie in a container of some size.
  func arrangement(in size: Size) -> TabArrangement {
    let items = tabs.indices.map(item)
    let edge = tabBarPlacement.edge(in: size, traits.theme.metrics)
    let count = tabBar.numberOfItems(items, more: moreTabItem, fittingIn: size, at: edge)
    let shownItems = items.prefix(count) + (count < items.count ? [moreTabItem] : [])
    return TabArrangement(
      edge: edge, items: Array(shownItems), visibleCount: count,
      thickness: tabs.isEmpty ? 0 : tabBar.thickness(for: Array(shownItems), at: edge),
      isHidden: isTabBarHidden, size: size, isMirrored: traits.layoutDirection == .rightToLeft)
  }

  func arrange(animated: Bool = false) {
    let arrangement = arrangement(in: view.bounds.size)
    if tabBar.edge != arrangement.edge {
      // Below a screen the bar is what Tab comes to last.
      view.insertSubview(tabBar, at: arrangement.edge == .bottom ? 1 : 0)
    }
    tabBar.edge = arrangement.edge
    tabBar.isInert = isTabBarHidden
    tabBar.isHidden = arrangement.thickness == 0 || (isTabBarHidden && barAnimator == nil)
    tabBar.items = arrangement.items
    visibleCount = arrangement.visibleCount
    tabBar.frame = arrangement.bar
    stage.frame = arrangement.content
    moreBar.frame = Rect(0, 0, stage.bounds.width, moreBarHeight)
    updateMoreList()
    markSelection(animated: animated)
    updateMoreBar()
    if !switcher.isSwitching { placePage() }
  }

  private func placePage() {
    guard let shown, let root = shown.viewIfLoaded, root.superview === stage else { return }
    root.frame = pageFrame(of: shown, in: view.bounds.size)
  }

  private var moreBarHeight: Double { traits.theme.metrics.barHeight }

  /// Where a page lies in the stage: below the bar of the further tabs where it is one of them.
  func pageFrame(of page: ViewController, in size: Size) -> Rect {
    let arrangement = arrangement(in: size)
    let stage = Rect(origin: .zero, size: arrangement.content.size)
    let isFurther = index(of: page).map { $0 >= arrangement.visibleCount } ?? true
    return isFurther && !hasBar(page)
      ? stage.inset(by: Insets(top: min(moreBarHeight, stage.height))) : stage
  }

  // MARK: What is selected

  func selectionChanged(animated: Bool) {
    parent?.childTitleChanged(self)
    setNeedsAppearanceUpdate()
    guard isViewLoaded else { return }
    markSelection(animated: animated)
    updateMoreBar()
    adoptPreferredSize()
  }

  private func markSelection(animated: Bool) {
    let last = tabBar.items.count - 1
    guard let shown, last >= 0 else { return tabBar.select(nil, animated: animated) }
    // The last tab of the bar stands for the list and all that is in it.
    tabBar.select(min(index(of: shown) ?? last, last), animated: animated)
  }

  func adoptPreferredSize() {
    guard let wish = shown?.preferredContentSize else { return }
    guard wish != .zero else {
      preferredContentSize = .zero
      return
    }
    let bar = isTabBarHidden || tabs.isEmpty ? .zero : tabBar.frame.size
    preferredContentSize =
      tabBar.edge.isHorizontal
      ? Size(wish.width, wish.height + bar.height) : Size(wish.width + bar.width, wish.height)
  }

  // MARK: Further tabs

  private func isFurther(_ page: ViewController?) -> Bool {
    guard let page else { return false }
    return index(of: page).map(overflow.contains) ?? true
  }

  /// Whether the page's own bar leads back to the list: two bars would say the same.
  private func hasBar(_ page: ViewController) -> Bool { page is any ScreenStack }

  func updateMoreBar() {
    (shown as? any ScreenStack)?.updateBars()
    let page = isFurther(shown) ? shown : isFurther(switcher.outgoing) ? switcher.outgoing : nil
    moreBar.isHidden = page.map(hasBar) ?? true
    guard !moreBar.isHidden, let page else { return }
    moreBar.backTitle = page === moreList ? nil : moreTitle
    moreBar.title =
      page === moreList ? moreTitle : page.effectiveTitle ?? index(of: page).map(item)?.title ?? ""
  }

  /// What a stack shows as the way back from its root: the list, when it lies behind that.
  func wayBack(from stack: ViewController) -> NavigationItem? {
    index(of: stack).map(overflow.contains) == true ? moreItem : nil
  }

  private func updateMoreList() {
    guard !overflow.isEmpty else { return removeMoreList() }
    if moreList == nil {
      let list = MoreListController()
      list.onSelect = { [weak self] row in
        guard let self, overflow.indices.contains(overflow.lowerBound + row) else { return }
        tap(tabs[overflow.lowerBound + row])
      }
      addChild(list)
      list.didMove(toParent: self)
      moreList = list
    }
    moreList?.title = moreTitle
    moreList?.items = overflow.map(item)
    if let shown, isFurther(shown), index(of: shown) != nil { moreTab = shown }
  }

  private func removeMoreList() {
    guard moreList != nil else { return }
    // A switch may be on its way to the list or from it.
    switcher.whenFree { if $0.overflow.isEmpty { $0.dropMoreList() } }
  }

  private func dropMoreList() {
    guard let list = moreList else { return }
    if shown === list || switcher.outgoing === list {
      switcher.finish()
      if shown === list, let tab = switcher.lastTab.flatMap(index(of:)) ?? (tabs.isEmpty ? nil : 0)
      {
        select(tab)
      }
    }
    // What came with the switch may have taken it away already.
    guard moreList === list, shown !== list else { return }
    moreList = nil
    switcher.forget(list)
    list.willMove(toParent: nil)
    takeOffStage(list)
    list.removeFromParent()
  }

  /// Shows the list of further tabs; the delegate is told nothing, as no tab is selected.
  func showMoreList() {
    guard let moreList else { return }
    moreTab = nil
    switcher.show(moreList, animated: true)
  }

  func isMoreList(_ page: ViewController) -> Bool { page === moreList }

  /// Remembers a further tab that shows.
  func noteFurtherTab(_ page: ViewController) {
    if let index = index(of: page), overflow.contains(index) { moreTab = page }
  }

  /// Where a page stands among the others: the list right before the tabs in it.
  func place(of page: ViewController) -> Double {
    index(of: page).map(Double.init) ?? Double(overflow.lowerBound) - 0.5
  }

  // MARK: Views

  func bringOnStage(_ page: ViewController) {
    precondition(
      page.parent === self,
      "\(page) is a tab, but a child of \(String(describing: page.parent)): leave it out of the tabs "
        + "before another container takes it")
    guard let root = page.view else { return }
    if root.superview !== stage {
      stage.frame = arrangement(in: view.bounds.size).content
      root.frame = pageFrame(of: page, in: view.bounds.size)
      root.autoresizingMask = .fill
    }
    stage.addSubview(root)
  }

  func takeOffStage(_ page: ViewController) {
    guard let root = page.viewIfLoaded, root.superview === stage else { return }
    root.removeFromSuperview()
  }

  /// Gives a page's view its plain look and its place.
  func makePlain(_ page: ViewController) {
    guard let root = page.viewIfLoaded else { return }
    root.transform = .identity
    root.alpha = 1
    guard root.superview === stage, page === shown else { return }
    root.frame = pageFrame(of: page, in: view.bounds.size)
  }
}
