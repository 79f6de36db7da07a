// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

@testable import ContainerCore
@testable import Containers

/// Making controllers.
extension AllContainersFuzzRun {
  func named<Kind: ViewController>(_ controller: Kind) -> Kind {
    createdCount += 1
    let kind = "\(type(of: controller))"
    let name = kind.replacing("ViewController", with: "").replacing("Controller", with: "")
      .replacing("Fuzz", with: "")
    let title = "\(name) \(createdCount)"
    controller.title = title
    // Off screen too.
    controller.containmentObserver = harness.checker
    for action in [title, "any"] {
      controller.registerUnwindAction(action) { [weak self] _ in self?.destinations.append(title) }
    }
    controller.definesPresentationContext = oneIn(5)
    allControllers.append(WeakController(controller: controller))
    return controller
  }

  func screen() -> FuzzScreen {
    let screen = named(FuzzScreen(fields: number(0..<3)))
    screen.onMistake = { [weak self, title = screen.title ?? ""] mistake in
      self?.fail("\(title): \(mistake)")
    }
    screen.onFirstResponderChange = { [weak self] field, has in
      if has {
        self?.focusedFields.insert(ObjectIdentifier(field))
      } else {
        self?.focusedFields.remove(ObjectIdentifier(field))
      }
    }
    return screen
  }

  /// Returns a new family, or a controller that has left its container.
  func newOrSpareController(depth: Int, isForStack: Bool = false) -> ViewController {
    spareControllers.removeAll { !isUncontained($0) }
    let candidates = spareControllers.filter { !isForStack || !($0 is NavigationController) }
    if oneIn(3), let back = one(of: candidates) {
      spareControllers.removeAll { $0 === back }
      recordInput("(\(name(back)) comes back)")
      // A popover would need a new anchor.
      back.modalPresentationStyle = .fullScreen
      return back
    }
    guard isForStack else { return makeTree(depth: depth) }
    let made = makeTree(depth: depth)
    return made is NavigationController ? screen() : made
  }

  /// Whether the controller can be added or presented: it is in no container and no window, and takes part in no
  /// presentation.
  func isUncontained(_ controller: ViewController) -> Bool {
    controller.parent == nil && controller.presentationAsPresented == nil
      && controller.rootWindow == nil
      && controller.presentation == nil && !isPage(controller) && !isColumn(controller)
  }

  /// Whether the controller is a split view's column. A column that was merged into another one, and has been
  /// hidden since, has no parent.
  private func isColumn(_ controller: ViewController) -> Bool {
    allControllers.contains { entry in
      let split = entry.controller as? SplitViewController
      return split?.columns.all.contains {
        $0.controller === controller || $0.content === controller
      }
        ?? false
    }
  }

  func addSpare(_ controllers: [ViewController]) {
    // Menus have no names, and no place to come back to.
    spareControllers += controllers.filter { $0.title != nil }
    if spareControllers.count > 6 { spareControllers.removeFirst(spareControllers.count - 6) }
  }

  func makeTree(depth: Int) -> ViewController {
    guard depth > 0, !isCrowded else { return screen() }
    switch number(0..<8) {
    case 0:
      let tabs = named(TabBarController(viewControllers: branches(depth)))
      tabs.transitionStyle = one(of: TabTransitionStyle.allCases) ?? .none
      return tabs
    case 1: return named(FuzzPane(branches(depth)))
    case 2: return drawer(depth: depth)
    case 3:
      let split = named(SplitViewController())
      for column in SplitViewController.Column.allCases where column != .supplementary || oneIn(2) {
        split.setViewController(makeTree(depth: depth - 1), for: column)
      }
      return split
    case 4:
      let pages = named(PageViewController())
      let source = FuzzPages(branches(depth), wrapsAround: oneIn(2))
      assign(source, to: pages)
      if let first = source.pages.first {
        pages.setViewControllers([first], direction: .forward, animated: false)
      }
      return pages
    case 5: return screen()
    default: return named(NavigationController(viewControllers: stack(depth: depth)))
    }
  }

  private func drawer(depth: Int) -> DrawerController {
    let drawer = named(
      DrawerController(
        center: makeTree(depth: depth - 1), leading: makeTree(depth: depth - 1),
        position: oneIn(2) ? .open : .closed))
    if oneIn(3) { drawer.trailing = screen() }
    for side in drawer.sides {
      drawer[side].style = one(of: DrawerStyle.allCases) ?? .reveal
      drawer[side].openGestures = .all
      drawer[side].closeGestures = .all
      if oneIn(4) { drawer[side].dockingWidth = 700 }
    }
    return drawer
  }

  private func branches(_ depth: Int) -> [ViewController] {
    (0..<number(1..<4)).map { _ in makeTree(depth: depth - 1) }
  }

  /// The screens for a navigation controller, which cannot contain another navigation controller.
  private func stack(depth: Int) -> [ViewController] {
    let screens = (branches(depth) + branches(depth)).filter { !($0 is NavigationController) }
    return screens.isEmpty ? [screen()] : screens
  }
}
