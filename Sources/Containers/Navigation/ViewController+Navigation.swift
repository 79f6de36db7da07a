// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

/// The key under which a controller keeps its wish (decision 7).
private enum HidesBottomBarKey: AssociatedValueKey {
  typealias Value = Bool
}

extension ViewController {
  /// Whether the bar of the tabs around is away while this controller, or one above it, is in a navigation stack above
  /// the root. Set it before the push. Default false.
  public var hidesBottomBarWhenPushed: Bool {
    get { self[HidesBottomBarKey.self] ?? false }
    set { self[HidesBottomBarKey.self] = newValue }
  }

  /// Whether what it shows wishes to have the room of a bar below.
  var hidesBottomBar: Bool {
    (self as? NavigationController)?.viewControllers.dropFirst()
      .contains(where: \.hidesBottomBarWhenPushed) ?? false
  }

  /// The nearest navigation controller that this controller lies in.
  public var navigationController: NavigationController? { ancestor(NavigationController.self) }
}
