// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
internal import Drawing

extension NavigationController {
  /// Puts a screen on top.
  ///
  /// A screen that is just being popped turns round. Any other change that is under way comes first to its
  /// end (contract 5.1). A child of another controller leaves that first. Pushing a screen that is in the
  /// stack, or another navigation controller, stops the program.
  ///
  /// - Parameters:
  ///   - animated: False, or reduced motion, shows no frame in between; the callbacks are the same.
  ///   - completion: Hears once: true when the screen is there, false when something else was decided.
  public func pushViewController(
    _ controller: ViewController, animated: Bool = true,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    Self.check([controller])
    changes.go(animated: animated, completion: completion) { [self] stack in
      // Only a child can be in the stack.
      require(
        controller.parent !== self || stack.upTo(controller) == nil,
        "\(controller) is in the stack already: pop to it, or push another one")
      var stack = stack
      stack.push(controller)
      return stack
    }
  }

  /// Takes the top screen off. One that is just being pushed turns round.
  ///
  /// - Parameter completion: Hears once: true when it is off, false when something else was decided, or
  ///   when there is only the root, which stays.
  /// - Returns: The screen that goes; nil for the root. Called from a callback of a change, what the present
  ///   stack says.
  @discardableResult
  public func popViewController(
    animated: Bool = true, completion: ((_ finished: Bool) -> Void)? = nil
  ) -> ViewController? {
    let stack = changes.screens
    changes.go(animated: animated, completion: completion) { stack in
      stack.count > 1 ? stack.below : nil
    }
    return stack.count > 1 ? stack.top : nil
  }

  /// Takes off all screens above one, which has to be in the stack: the program stops otherwise.
  ///
  /// - Returns: Those that go, from the bottom.
  @discardableResult
  public func popToViewController(
    _ controller: ViewController, animated: Bool = true,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) -> [ViewController] {
    let stack = viewControllers
    changes.go(animated: animated, completion: completion) { stack in
      guard let wanted = stack.upTo(controller) else {
        stopProgram("\(controller) is not in the stack, so nothing can be popped to it")
      }
      return wanted
    }
    let index = stack.firstIndex { $0 === controller }
    return index.map { Array(stack[($0 + 1)...]) } ?? []
  }

  /// Takes off all screens but the root.
  ///
  /// - Returns: Those that go, from the bottom.
  @discardableResult
  public func popToRootViewController(
    animated: Bool = true, completion: ((_ finished: Bool) -> Void)? = nil
  ) -> [ViewController] {
    let stack = viewControllers
    changes.go(animated: animated, completion: completion) { stack in
      // Without any while a split view has lent them to another one.
      stack.isEmpty ? nil : stack.prefix(1)
    }
    return Array(stack.dropFirst())
  }

  /// Gives the stack other screens: at least one, each another one. None, one that stands there twice, or a
  /// navigation controller among them stops the program.
  ///
  /// Animated, it goes back when the new top was in the stack below the old one, and forward otherwise, as
  /// UIKit. When the top stays, the others change at once and nothing is seen.
  public func setViewControllers(
    _ controllers: [ViewController], animated: Bool,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    Self.check(controllers)
    changes.go(animated: animated, completion: completion) { _ in Screens(controllers) }
  }

  // MARK: Awaited: each call returns what its completion gets

  /// Puts a screen on top. Returns when the transition has ended.
  @discardableResult
  public func pushViewController(
    _ controller: ViewController, animated: Bool = true
  ) async -> Bool {
    await Outcome.of { pushViewController(controller, animated: animated, completion: $0) }
  }

  /// Takes the top screen off. False when only the root is left, which stays.
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

  /// Replaces the whole stack, from the root to the top.
  @discardableResult
  public func setViewControllers(_ controllers: [ViewController], animated: Bool) async -> Bool {
    await Outcome.of { setViewControllers(controllers, animated: animated, completion: $0) }
  }

  // MARK: Mistakes

  static func check(_ controllers: [ViewController]) {
    require(!controllers.isEmpty, "A navigation controller needs at least one screen")
    require(
      Set(controllers.map(ObjectIdentifier.init)).count == controllers.count,
      "Each screen can be in the stack once: \(controllers)")
    for case let inner as NavigationController in controllers {
      stopProgram(
        "\(inner) is a navigation controller: show its screens, or present it (as UIKit)")
    }
  }
}
