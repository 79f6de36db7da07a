// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

extension NavigationController {
  /// The screens that the stack has without those of columns that were taken in, and without details that were pushed on
  /// them; those that it has lent.
  var ownScreens: [ViewController] {
    guard let borrower else { return Array(viewControllers.prefix { !isBottom($0) }) }
    let column = borrower.lent.first { $0.controller === self }
    guard let bottom = column?.screens.first else { return viewControllers }
    let screens = borrower.viewControllers
    guard let index = screens.firstIndex(where: { $0 === bottom }) else {
      // A person went back from all of them.
      return column?.screens.filter(\.canBecomeChild) ?? []
    }
    return [bottom] + screens[(index + 1)...].prefix { !borrower.isBottom($0) }
  }

  /// Whether a screen is the first one of a column, or a detail of the split view around.
  private func isBottom(_ screen: ViewController) -> Bool {
    lent.contains { $0.screens.first === screen } || splitViewController?.pushedDetail === screen
  }

  /// The screens from the root on that are still the same stay; the others are made by those around.
  func restoreStack(with coder: StateCoder) {
    let names = coder.children.map(\.identifier)
    let kept = zip(viewControllers, names).prefix { $0.restorationName == $1 }.count
    guard kept > 0 || viewControllers.isEmpty, !names.isEmpty else { return }
    if kept > 0, kept < viewControllers.count {
      popToViewController(viewControllers[kept - 1], animated: false)
    }
    for child in coder.children[kept...] {
      guard
        let screen = makeRestored(child, with: coder, asking: topViewController),
        !(screen is NavigationController)
      else { return }
      pushViewController(screen, animated: false)
    }
  }
}

extension NavigationController: RestoringContainer {
  /// True.
  public var canBeRestoredAgain: Bool { true }

  /// A stack of other screens keeps its screens.
  public func acceptsRestoration(from coder: StateCoder) -> Bool {
    guard let first = coder.children.first, let root = ownScreens.first else { return true }
    return root.restorationName == first.identifier
  }

  public func isState(_ state: StateCoder, ofScreenAbove screen: ViewController) -> Bool { true }

  public func pushRestored(_ controller: ViewController, above screen: ViewController) -> Bool {
    guard topViewController === screen, !(controller is NavigationController) else { return false }
    pushViewController(controller, animated: false)
    return true
  }
}
