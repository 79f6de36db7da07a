// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

@testable import ContainerCore
@testable import Containers

/// What a program does with one container.
extension FamilyRandomRun {
  func changeStack() {
    guard let stack = anybody(NavigationController.self) else { return tick(1) }
    let isAnimated = oneIn(2)
    let screens = stack.viewControllers
    switch number(0..<8) {
    case 0, 1, 2:
      guard !isCrowded else { return pop(stack, animated: isAnimated) }
      let screen = newcomer(depth: number(0..<3), isForStack: true)
      note("push \(name(screen)) onto \(name(stack)) \(isAnimated)")
      stack.pushViewController(screen, animated: isAnimated, completion: completion())
    case 3, 4: pop(stack, animated: isAnimated)
    case 5:
      note("pop to the root of \(name(stack)) \(isAnimated)")
      keep(stack.popToRootViewController(animated: isAnimated, completion: completion()))
    case 6:
      guard let screen = one(of: screens) else { return }
      note("pop to \(name(screen)) \(isAnimated)")
      keep(stack.popToViewController(screen, animated: isAnimated, completion: completion()))
    default:
      var new = Array(screens.shuffled(using: &random).prefix(number(0..<screens.count + 1)))
      if new.isEmpty || oneIn(2) { new.append(newcomer(depth: 0, isForStack: true)) }
      note("set \(new.map(name)) in \(name(stack)) \(isAnimated)")
      stack.setViewControllers(new, animated: isAnimated, completion: completion())
      keep(screens.filter { screen in !new.contains { $0 === screen } })
    }
  }

  private func pop(_ stack: NavigationController, animated: Bool) {
    note("pop \(name(stack)) \(animated)")
    let popped = stack.popViewController(animated: animated, completion: completion())
    if let popped { keep([popped]) }
  }

  func changeTabs() {
    guard let tabs = anybody(TabBarController.self) else { return tick(1) }
    let isAnimated = oneIn(2)
    let old = tabs.viewControllers
    guard oneIn(4) else {
      guard let index = one(of: old.indices) else { return }
      note("select \(index) of \(name(tabs)) \(isAnimated)")
      return tabs.select(index, animated: isAnimated, completion: completion())
    }
    var new = Array(old.shuffled(using: &random).prefix(number(0..<old.count + 1)))
    if new.isEmpty || !isCrowded { new.append(newcomer(depth: number(0..<2))) }
    note("tabs \(new.map(name)) of \(name(tabs)) \(isAnimated)")
    tabs.setViewControllers(new, animated: isAnimated)
    keep(old.filter { tab in !new.contains { $0 === tab } })
  }

  func changeDrawer() {
    guard let drawer = anybody(DrawerController.self) else { return tick(1) }
    let isAnimated = oneIn(2)
    let side = one(of: drawer.sides)
    switch number(0..<9) {
    case 0, 1, 2:
      note("toggle \(side.map(\.rawValue) ?? "") of \(name(drawer)) \(isAnimated)")
      drawer.toggle(side, animated: isAnimated, completion: completion())
    case 3:
      note("open \(side.map(\.rawValue) ?? "") of \(name(drawer)) \(isAnimated)")
      drawer.open(side, animated: isAnimated, completion: completion())
    case 4:
      note("close \(name(drawer)) \(isAnimated)")
      drawer.close(animated: isAnimated, completion: completion())
    case 5:
      note("preview \(name(drawer))")
      drawer.bouncePreview(side, completion: completion())
    case 6:
      let new = oneIn(2) ? newcomer(depth: 0) : nil
      note("\(name(new)) at the trailing side of \(name(drawer))")
      let old = drawer.trailing
      drawer.trailing = new
      if let old { keep([old]) }
    default:
      let style = one(of: DrawerSwapStyle.allCases) ?? .automatic
      let old = drawer.center
      let new = newcomer(depth: isCrowded ? 0 : number(0..<3), isForStack: style == .push)
      note("\(name(new)) at the center of \(name(drawer)) \(style) \(isAnimated)")
      drawer.setCenter(new, style: style, animated: isAnimated, completion: completion())
      if style != .push { keep([old]) }
    }
  }

  func changeSplit() {
    guard let split = anybody(SplitViewController.self) else { return tick(1) }
    let isAnimated = oneIn(2)
    let column = one(of: SplitViewController.Column.allCases) ?? .primary
    switch number(0..<7) {
    case 0, 1:
      note("show \(column) of \(name(split)) \(isAnimated)")
      split.show(column, animated: isAnimated, completion: completion())
    case 2:
      note("hide \(column) of \(name(split)) \(isAnimated)")
      split.hide(column, animated: isAnimated, completion: completion())
    case 3, 4:
      let mode = one(of: SplitViewController.DisplayMode.allCases) ?? .automatic
      note("mode \(mode) of \(name(split)) \(isAnimated)")
      split.setPreferredDisplayMode(mode, animated: isAnimated, completion: completion())
    default:
      let new = oneIn(4) ? nil : newcomer(depth: isCrowded ? 0 : number(0..<2))
      note("\(name(new)) in \(column) of \(name(split))")
      let old = split.viewController(for: column)
      split.setViewController(new, for: column)
      if let old { keep([old]) }
    }
  }

  func changePage() {
    guard let container = anybody(PageViewController.self), let source = pages(of: container)
    else { return tick(1) }
    let free = source.pages.filter { source.isFree($0, for: container) }
    guard let page = one(of: free) else { return }
    let direction: PageViewController.NavigationDirection = oneIn(2) ? .forward : .reverse
    let isAnimated = !oneIn(3)
    note("page \(name(page)) of \(name(container)) \(direction) \(isAnimated)")
    container.setViewControllers(
      [page], direction: direction, animated: isAnimated, completion: completion())
  }
}
