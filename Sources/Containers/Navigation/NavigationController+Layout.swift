// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing

extension NavigationController {
  /// Seconds in which a bar comes or goes: shorter than a push, since the way is (LOOK.md has none).
  private static let barDuration = 0.25

  /// Whether there is no bar above the screens. Default false.
  public var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Takes the bar away upwards, or brings it back. Beside a change of screens it goes with that.
  public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    navigationBar.isInert = hidden
    barsChanged(animated: animated)
  }

  /// Whether there is no toolbar below the screens. Default true, as UIKit.
  public var isToolbarHidden: Bool {
    get { isToolbarGone }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Takes the toolbar away downwards, or brings it back.
  public func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isToolbarGone else { return }
    isToolbarGone = hidden
    barsChanged(animated: animated)
  }

  private func barsChanged(animated: Bool) {
    takeOverContentSize()
    guard isViewLoaded else { return }
    guard animated, canAnimate, machine.change == nil, !decisions.isBusy else {
      view.setNeedsLayout()
      return
    }
    View.animate(
      duration: Self.barDuration, curve: .easeOut, options: .beginFromCurrentState,
      animations: { [self] in layOut() })
  }

  // MARK: Where everything lies

  /// The screen that everything is laid out for: while a change runs, the one at its end.
  private var laidOutTop: ViewController? {
    (machine.change?.to ?? machine.stack).last?.controller
  }

  private func barHeight(for controller: ViewController) -> Double {
    isBarHidden ? 0 : navigationBar.height(for: controller.navigationItem)
  }

  private var toolbarHeight: Double { isToolbarGone ? 0 : traits.theme.metrics.barHeight }

  func contentFrame(of controller: ViewController, in size: Size) -> Rect {
    let top = barHeight(for: controller)
    return Rect(0, top, size.width, max(0, size.height - top - toolbarHeight))
  }

  func layOut() {
    guard isViewLoaded else { return }
    stage.frame = view.bounds
    if let top = laidOutTop {
      connectScrolling(of: top)
      // The item may have other ones since it came.
      if machine.change == nil { showToolbarItems(of: top.navigationItem) }
    }
    // Bars that a callback hid or showed as a change begins go along with its movement.
    let isBeginning = machine.change != nil && animator == nil
    if !isBeginning { layOutBars() }
    let leaving = machine.change.flatMap { $0.from.last?.controller }
    for child in children where child !== leaving {
      guard child.isViewLoaded else { continue }
      child.view.frame = contentFrame(of: child, in: view.bounds.size)
    }
  }

  /// What scrolls in a screen takes its large title along.
  private func connectScrolling(of controller: ViewController) {
    let item = controller.navigationItem
    let scrollView =
      item.scrollView ?? controller.viewIfLoaded as? ScrollView
      ?? controller.viewIfLoaded?.subviews.first as? ScrollView
    let isLarge = !isBarHidden && navigationBar.showsLargeTitle(of: item)
    scrollView?.header = isLarge ? item : nil
  }

  func layOutBars() {
    guard let top = laidOutTop else { return }
    let size = view.bounds.size
    let height = navigationBar.height(for: top.navigationItem)
    navigationBar.frame = Rect(0, isBarHidden ? -height : 0, size.width, height)
    let tool = traits.theme.metrics.barHeight
    toolbar.frame = Rect(0, size.height - (isToolbarGone ? 0 : tool), size.width, tool)
    toolbar.isInert = isToolbarGone
  }

  /// The bars show the top screen's items, at once.
  func showBars() {
    guard isViewLoaded, let top = topViewController, machine.change == nil else { return }
    let item = top.navigationItem
    let back = backItem(of: top, in: machine.stack)
    if navigationBar.item !== item || navigationBar.backItem !== back {
      navigationBar.setItem(item, backItem: back)
    }
    showToolbarItems(of: item)
    view.setNeedsLayout()
  }

  private func showToolbarItems(of item: NavigationItem) {
    guard !toolbar.items.elementsEqual(item.toolbarItems, by: ===) else { return }
    toolbar.items = item.toolbarItems
  }

  func backItem(of controller: ViewController, in stack: [NavigationScreen]) -> NavigationItem? {
    guard let index = stack.firstIndex(of: NavigationScreen(controller: controller)) else {
      return nil
    }
    guard index > 0 else { return tabsAround?.wayBack(from: self) }
    return stack[index - 1].controller.navigationItem
  }

  /// The controller would like to have the room that its top screen and the bars would.
  func takeOverContentSize() {
    guard let top = topViewController else { return }
    let wish = top.preferredContentSize
    preferredContentSize =
      wish == .zero
      ? .zero : Size(wish.width, wish.height + barHeight(for: top) + toolbarHeight)
  }
}
