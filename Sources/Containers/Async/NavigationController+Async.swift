// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

/// The calls of a stack, to be awaited. Each returns what the completion of the call hears: whether it
/// came to what was asked for, and nothing else was decided meanwhile.
extension NavigationController {
  /// Puts a screen on top. Returns when it is there, or something else is.
  @discardableResult
  public func pushViewController(
    _ controller: ViewController, animated: Bool = true
  ) async -> Bool {
    await Outcome.of { pushViewController(controller, animated: animated, completion: $0) }
  }

  /// Takes the top screen off. The root stays: false.
  @discardableResult
  public func popViewController(animated: Bool = true) async -> Bool {
    await Outcome.of { _ = popViewController(animated: animated, completion: $0) }
  }

  /// Takes off all screens above one.
  @discardableResult
  public func popToViewController(
    _ controller: ViewController, animated: Bool = true
  ) async -> Bool {
    await Outcome.of { _ = popToViewController(controller, animated: animated, completion: $0) }
  }

  /// Takes off all screens but the root.
  @discardableResult
  public func popToRootViewController(animated: Bool = true) async -> Bool {
    await Outcome.of { _ = popToRootViewController(animated: animated, completion: $0) }
  }

  /// Gives the stack other screens.
  @discardableResult
  public func setViewControllers(_ controllers: [ViewController], animated: Bool) async -> Bool {
    await Outcome.of { setViewControllers(controllers, animated: animated, completion: $0) }
  }
}
