// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

@testable import ContainerCore
@testable import Containers

/// What a program does with one container.
extension AllContainersFuzzRun {
  func changeStack() {
    guard let stack = randomController(NavigationController.self) else { return advanceFrames(1) }
    let isAnimated = oneIn(2)
    let screens = stack.viewControllers
    switch number(0..<8) {
    case 0, 1, 2:
      guard !isCrowded else { return pop(stack, animated: isAnimated) }
      let screen = newOrSpareController(depth: number(0..<3), isForStack: true)
      recordInput("push \(name(screen)) onto \(name(stack)) \(isAnimated)")
      stack.pushViewController(screen, animated: isAnimated, completion: completion())
    case 3, 4: pop(stack, animated: isAnimated)
    case 5:
      recordInput("pop to the root of \(name(stack)) \(isAnimated)")
      addSpare(stack.popToRootViewController(animated: isAnimated, completion: completion()))
    case 6:
      guard let screen = one(of: screens) else { return }
      recordInput("pop to \(name(screen)) \(isAnimated)")
      addSpare(stack.popToViewController(screen, animated: isAnimated, completion: completion()))
    default:
      var new = Array(screens.shuffled(using: &random).prefix(number(0..<screens.count + 1)))
      if new.isEmpty || oneIn(2) { new.append(newOrSpareController(depth: 0, isForStack: true)) }
      recordInput("set \(new.map(name)) in \(name(stack)) \(isAnimated)")
      stack.setViewControllers(new, animated: isAnimated, completion: completion())
      addSpare(screens.filter { screen in !new.contains { $0 === screen } })
    }
  }

  private func pop(_ stack: NavigationController, animated: Bool) {
    recordInput("pop \(name(stack)) \(animated)")
    let popped = stack.popViewController(animated: animated, completion: completion())
    if let popped { addSpare([popped]) }
  }

  func changeTabs() {
    guard let tabs = randomController(TabBarController.self) else { return advanceFrames(1) }
    let isAnimated = oneIn(2)
    let old = tabs.viewControllers
    guard oneIn(4) else {
      guard let index = one(of: old.indices) else { return }
      recordInput("select \(index) of \(name(tabs)) \(isAnimated)")
      return tabs.select(index, animated: isAnimated, completion: completion())
    }
    var new = Array(old.shuffled(using: &random).prefix(number(0..<old.count + 1)))
    if new.isEmpty || !isCrowded { new.append(newOrSpareController(depth: number(0..<2))) }
    recordInput("tabs \(new.map(name)) of \(name(tabs)) \(isAnimated)")
    tabs.setViewControllers(new, animated: isAnimated)
    addSpare(old.filter { tab in !new.contains { $0 === tab } })
  }

  func changeDrawer() {
    guard let drawer = randomController(DrawerController.self) else { return advanceFrames(1) }
    let isAnimated = oneIn(2)
    let side = one(of: drawer.sides)
    switch number(0..<9) {
    case 0, 1, 2:
      recordInput("toggle \(side.map(\.rawValue) ?? "") of \(name(drawer)) \(isAnimated)")
      drawer.toggle(side, animated: isAnimated, completion: completion())
    case 3:
      recordInput("open \(side.map(\.rawValue) ?? "") of \(name(drawer)) \(isAnimated)")
      drawer.open(side, animated: isAnimated, completion: completion())
    case 4:
      recordInput("close \(name(drawer)) \(isAnimated)")
      drawer.close(animated: isAnimated, completion: completion())
    case 5:
      recordInput("preview \(name(drawer))")
      drawer.bouncePreview(side, completion: completion())
    case 6:
      let new = oneIn(2) ? newOrSpareController(depth: 0) : nil
      recordInput("\(name(new)) at the trailing side of \(name(drawer))")
      let old = drawer.trailing
      drawer.trailing = new
      if let old { addSpare([old]) }
    default:
      let style = one(of: DrawerSwapStyle.allCases) ?? .automatic
      let old = drawer.center
      let new = newOrSpareController(
        depth: isCrowded ? 0 : number(0..<3), isForStack: style == .push)
      recordInput("\(name(new)) at the center of \(name(drawer)) \(style) \(isAnimated)")
      drawer.setCenter(new, style: style, animated: isAnimated, completion: completion())
      if style != .push { addSpare([old]) }
    }
  }

  func changeSplit() {
    guard let split = randomController(SplitViewController.self) else { return advanceFrames(1) }
    let isAnimated = oneIn(2)
    let column = one(of: SplitViewController.Column.allCases) ?? .primary
    switch number(0..<7) {
    case 0, 1:
      recordInput("show \(column) of \(name(split)) \(isAnimated)")
      split.show(column, animated: isAnimated, completion: completion())
    case 2:
      recordInput("hide \(column) of \(name(split)) \(isAnimated)")
      split.hide(column, animated: isAnimated, completion: completion())
    case 3, 4:
      let mode = one(of: SplitViewController.DisplayMode.allCases) ?? .automatic
      recordInput("mode \(mode) of \(name(split)) \(isAnimated)")
      split.setPreferredDisplayMode(mode, animated: isAnimated, completion: completion())
    default:
      let new = oneIn(4) ? nil : newOrSpareController(depth: isCrowded ? 0 : number(0..<2))
      recordInput("\(name(new)) in \(column) of \(name(split))")
      let old = split.viewController(for: column)
      split.setViewController(new, for: column)
      if let old { addSpare([old]) }
    }
  }

  func changePage() {
    guard let container = randomController(PageViewController.self),
      let source = pages(of: container)
    else { return advanceFrames(1) }
    let free = source.pages.filter { source.canBeChild($0, of: container) }
    guard let page = one(of: free) else { return }
    let direction: PageViewController.NavigationDirection = oneIn(2) ? .forward : .reverse
    let isAnimated = !oneIn(3)
    recordInput("page \(name(page)) of \(name(container)) \(direction) \(isAnimated)")
    container.setViewControllers(
      [page], direction: direction, animated: isAnimated, completion: completion())
  }
}
