// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

@testable import ContainerCore
@testable import Containers

/// Making controllers.
extension FamilyRandomRun {
  func named<Kind: ViewController>(_ controller: Kind) -> Kind {
    made += 1
    let kind = "\(type(of: controller))"
    let name = kind.replacing("ViewController", with: "").replacing("Controller", with: "")
      .replacing("Family", with: "")
    let title = "\(name) \(made)"
    controller.title = title
    // Off screen too.
    controller.containmentObserver = harness.checker
    for action in [title, "any"] {
      controller.registerUnwindAction(action) { [weak self] _ in self?.destinations.append(title) }
    }
    controller.definesPresentationContext = oneIn(5)
    everybody.append(WeakController(controller: controller))
    return controller
  }

  func screen() -> FamilyScreen {
    let screen = named(FamilyScreen(fields: number(0..<3)))
    screen.onMistake = { [weak self, title = screen.title ?? ""] mistake in
      self?.fail("\(title): \(mistake)")
    }
    screen.onKeyboard = { [weak self] field, has in
      if has {
        self?.holders.insert(ObjectIdentifier(field))
      } else {
        self?.holders.remove(ObjectIdentifier(field))
      }
    }
    return screen
  }

  /// Returns a new family, or a controller that has left its container.
  func newcomer(depth: Int, isForStack: Bool = false) -> ViewController {
    spare.removeAll { !isFree($0) }
    let candidates = spare.filter { !isForStack || !($0 is NavigationController) }
    if oneIn(3), let back = one(of: candidates) {
      spare.removeAll { $0 === back }
      note("(\(name(back)) comes back)")
      // A popover would need a new anchor.
      back.modalPresentationStyle = .fullScreen
      return back
    }
    guard isForStack else { return family(depth: depth) }
    let made = family(depth: depth)
    return made is NavigationController ? screen() : made
  }

  /// Whether the controller can be added or presented: it is in no container and no window, and takes part in no
  /// presentation.
  func isFree(_ controller: ViewController) -> Bool {
    controller.parent == nil && controller.presentationAsPresented == nil
      && controller.rootWindow == nil
      && controller.presentation == nil && !isPage(controller) && !isColumn(controller)
  }

  /// Whether the controller is a split view's column. A column that was merged into another one, and has been
  /// hidden since, has no parent.
  private func isColumn(_ controller: ViewController) -> Bool {
    everybody.contains { entry in
      let split = entry.controller as? SplitViewController
      return split?.columns.all.contains {
        $0.controller === controller || $0.content === controller
      }
        ?? false
    }
  }

  func keep(_ controllers: [ViewController]) {
    // Menus have no names, and no place to come back to.
    spare += controllers.filter { $0.title != nil }
    if spare.count > 6 { spare.removeFirst(spare.count - 6) }
  }

  func family(depth: Int) -> ViewController {
    guard depth > 0, !isCrowded else { return screen() }
    switch number(0..<8) {
    case 0:
      let tabs = named(TabBarController(viewControllers: branches(depth)))
      tabs.transitionStyle = one(of: TabTransitionStyle.allCases) ?? .none
      return tabs
    case 1: return named(FamilyPane(branches(depth)))
    case 2: return drawer(depth: depth)
    case 3:
      let split = named(SplitViewController())
      for column in SplitViewController.Column.allCases where column != .supplementary || oneIn(2) {
        split.setViewController(family(depth: depth - 1), for: column)
      }
      return split
    case 4:
      let pages = named(PageViewController())
      let source = FamilyPages(branches(depth), isRing: oneIn(2))
      give(source, to: pages)
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
        center: family(depth: depth - 1), leading: family(depth: depth - 1),
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
    (0..<number(1..<4)).map { _ in family(depth: depth - 1) }
  }

  /// The screens for a navigation controller, which cannot contain another navigation controller.
  private func stack(depth: Int) -> [ViewController] {
    let screens = (branches(depth) + branches(depth)).filter { !($0 is NavigationController) }
    return screens.isEmpty ? [screen()] : screens
  }
}
