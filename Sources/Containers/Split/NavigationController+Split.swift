// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

/// The only column of a split view that has no room for more: the others' screens lie on top of its own.
extension NavigationController: ColumnStack {
  /// Pushes a column's controller. A column that is a navigation controller itself lends its screens until it
  /// is returned.
  public func collapseSecondaryViewController(
    _ secondary: ViewController, for splitViewController: SplitViewController
  ) {
    let inner = secondary as? NavigationController
    let screens = inner?.changes.lendScreens() ?? [secondary]
    guard !screens.isEmpty else { return }
    inner?.borrower = self
    lent.append((secondary, screens))
    setViewControllers(viewControllers + screens, animated: false)
  }

  /// The last column whose screens are there: what lies above was pushed there.
  public var topColumn: ViewController? {
    lent.last { column in viewControllers.contains { $0 === column.screens.first } }?.controller
  }

  /// Goes to the screens of a column.
  public func reveal(
    _ column: ViewController?, below detail: ViewController?, animated: Bool,
    completion: ((_ finished: Bool) -> Void)?
  ) {
    let bottoms = lent.compactMap(\.screens.first) + (detail.map { [$0] } ?? [])
    func isBottom(_ screen: ViewController) -> Bool { bottoms.contains { $0 === screen } }
    var stack = Array(viewControllers.prefix { !isBottom($0) })
    if let column {
      guard let last = lent.firstIndex(where: { $0.controller === column }) else {
        completion?(true)
        return
      }
      for (_, screens) in lent[...last] {
        if let index = viewControllers.firstIndex(where: { $0 === screens.first }) {
          let above = viewControllers[(index + 1)...].prefix { !isBottom($0) }
          stack += [viewControllers[index]] + above
        } else {
          // Those that have gone elsewhere meanwhile stay there.
          stack += screens.filter { screen in screen.isFree && !stack.contains { $0 === screen } }
        }
      }
    }
    // Without screens of its own the stack keeps those that it shows.
    if !stack.isEmpty { Self.check(stack) }
    changes.go(animated: animated, completion: completion) { _ in
      stack.isEmpty ? nil : Screens(stack)
    }
  }

  /// Pops the screens that came with a column, and those pushed on them since. A column that is a navigation
  /// controller gets these screens back; where a person went back from all of them it gets the screens that
  /// it had. For another column the top screen is returned, or nil where a person went back from it.
  public func separateSecondaryViewController(
    for splitViewController: SplitViewController
  ) -> ViewController? {
    changes.finish()
    guard let column = lent.popLast() else { return popViewController(animated: false) }
    let stack = viewControllers
    var given: [ViewController] = []
    if let index = stack.firstIndex(where: { $0 === column.screens.first }) {
      given = Array(stack[index...])
      // Nothing is left where the stack had no screens of its own.
      changes.go(animated: false, completion: nil) { _ in Screens(stack[..<index]) }
    }
    guard let inner = column.controller as? NavigationController else { return given.last }
    inner.borrower = nil
    // Those that have gone elsewhere meanwhile stay there.
    let free = column.screens.filter(\.isFree)
    let screens = given.isEmpty ? free : given
    if !screens.isEmpty { inner.setViewControllers(screens, animated: false) }
    return inner
  }
}
