// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

extension NavigationController {
  /// The screens that belong to this stack, also while another stack shows them: without the screens of collapsed
  /// columns, and without details that were pushed on them.
  var screensWithoutColumns: [ViewController] {
    guard let screensOwner else { return Array(viewControllers.prefix { !isBottomOfColumn($0) }) }
    let column = screensOwner.collapsedColumns.first { $0.controller === self }
    guard let bottom = column?.screens.first else { return viewControllers }
    let screens = screensOwner.viewControllers
    guard let index = screens.firstIndex(of: bottom) else {
      // The user has gone back from all of them.
      return column?.screens.filter(\.canBecomeChild) ?? []
    }
    return [bottom] + screens[(index + 1)...].prefix { !screensOwner.isBottomOfColumn($0) }
  }

  /// Whether a screen is the first screen of a collapsed column, or the pushed detail of the surrounding split view.
  private func isBottomOfColumn(_ screen: ViewController) -> Bool {
    collapsedColumns.contains { $0.screens.first === screen }
      || splitViewController?.pushedDetail === screen
  }

  /// Restores the stack from the state of its screens. The screens from the root on whose restoration names match stay;
  /// the remaining ones are made again and pushed.
  func restoreStack(with coder: StateCoder) {
    let names = coder.children.map(\.identifier)
    let kept = zip(viewControllers, names).prefix { $0.restorationName == $1 }.count
    guard kept > 0 || viewControllers.isEmpty, !names.isEmpty else { return }
    if kept > 0, kept < viewControllers.count {
      popToViewController(viewControllers[kept - 1], animated: false)
    }
    for child in coder.children[kept...] {
      guard let screen = makeRestored(child, with: coder, asking: topViewController),
        !(screen is NavigationController)
      else { return }
      pushViewController(screen, animated: false)
    }
  }
}

extension NavigationController: RestoringContainer {
  /// Whether the stack can receive another saved state when none of its restored screens is left. Always true.
  public var canBeRestoredAgain: Bool { true }

  /// Returns whether the saved root screen and this root have the same `restorationName`. True if a stack is empty.
  public func acceptsRestoration(from coder: StateCoder) -> Bool {
    guard let first = coder.children.first, let root = screensWithoutColumns.first else {
      return true
    }
    return root.restorationName == first.identifier
  }

  public func isState(_ state: StateCoder, ofScreenAbove screen: ViewController) -> Bool { true }

  public func pushRestored(_ controller: ViewController, above screen: ViewController) -> Bool {
    guard topViewController === screen, !(controller is NavigationController) else { return false }
    pushViewController(controller, animated: false)
    return true
  }
}
