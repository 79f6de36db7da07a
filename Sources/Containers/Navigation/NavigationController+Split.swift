// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

/// The only column of a split view that has no room for more: the others' screens lie on top of its own.
extension NavigationController: SecondaryCollapsing {
  /// Pushes a column's controller. One that is a navigation controller itself lends its screens until it
  /// is given back.
  public func collapseSecondaryViewController(
    _ secondary: ViewController, for splitViewController: SplitViewController
  ) {
    takeIn(secondary, animated: false)
  }

  func takeIn(
    _ secondary: ViewController, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    let screens = (secondary as? NavigationController)?.changes.lendScreens() ?? [secondary]
    guard !screens.isEmpty else {
      completion?(true)
      return
    }
    lent.append((secondary, screens))
    setViewControllers(viewControllers + screens, animated: animated, completion: completion)
  }

  /// The top one of its own screens, where those of other columns lie on it; nil where none do.
  var lastOwnScreen: ViewController? {
    guard let first = lent.first?.screens.first,
      let index = viewControllers.firstIndex(where: { $0 === first }), index > 0
    else { return nil }
    return viewControllers[index - 1]
  }

  /// Takes off what was pushed with a column and since. A navigation controller gets its screens back with
  /// those on top of them, or the ones it had when a person went back from all of them; otherwise the top
  /// one is given, or nobody where a person went back from it.
  public func separateSecondaryViewController(
    for splitViewController: SplitViewController
  ) -> ViewController? {
    changes.finish()
    guard let column = lent.popLast() else { return popViewController(animated: false) }
    let stack = viewControllers
    var given: [ViewController] = []
    if let index = stack.firstIndex(where: { $0 === column.screens.first }), index > 0 {
      given = Array(stack[index...])
      setViewControllers(Array(stack[..<index]), animated: false)
    }
    guard let inner = column.controller as? NavigationController else { return given.last }
    // Those that have gone elsewhere meanwhile stay there.
    let free = column.screens.filter { $0.parent == nil && $0.presentingViewController == nil }
    let screens = given.isEmpty ? free : given
    if !screens.isEmpty { inner.setViewControllers(screens, animated: false) }
    return inner
  }
}
