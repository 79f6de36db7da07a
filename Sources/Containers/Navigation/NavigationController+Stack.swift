// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
internal import Drawing

extension NavigationController {
  /// Pushes a screen, or pops to it when it is in the stack.
  public func goTo(_ screen: ViewController, animated: Bool, completion: ((Bool) -> Void)?) {
    if changes.screens.upTo(screen) != nil {
      popToViewController(screen, animated: animated, completion: completion)
    } else {
      pushViewController(screen, animated: animated, completion: completion)
    }
  }

  /// Shows again what the bar leads back to.
  public func updateBars() { bars.show() }

  // MARK: With an outcome: its `finished` is what the completion gets

  /// Puts a screen on top. Finished when the transition has ended.
  @_disfavoredOverload @discardableResult
  public func pushViewController(
    _ controller: ViewController, animated: Bool = true
  ) -> Outcome {
    Outcome { pushViewController(controller, animated: animated, completion: $0) }
  }

  /// Takes the top screen off. False when only the root is left, which stays.
  @_disfavoredOverload @discardableResult
  public func popViewController(animated: Bool = true) -> Outcome {
    Outcome { _ = popViewController(animated: animated, completion: $0) }
  }

  /// Takes off all screens above one.
  @_disfavoredOverload @discardableResult
  public func popToViewController(
    _ controller: ViewController, animated: Bool = true
  ) -> Outcome {
    Outcome { _ = popToViewController(controller, animated: animated, completion: $0) }
  }

  /// Takes off all screens but the root.
  @_disfavoredOverload @discardableResult
  public func popToRootViewController(animated: Bool = true) -> Outcome {
    Outcome { _ = popToRootViewController(animated: animated, completion: $0) }
  }

  /// Replaces the whole stack, from the root to the top.
  @_disfavoredOverload @discardableResult
  public func setViewControllers(_ controllers: [ViewController], animated: Bool) -> Outcome {
    Outcome { setViewControllers(controllers, animated: animated, completion: $0) }
  }

  // MARK: Mistakes

  static func check(_ controllers: [ViewController]) {
    require(
      Set(controllers.map(ObjectIdentifier.init)).count == controllers.count,
      "Each screen can be in the stack once: \(controllers)")
    for case let inner as NavigationController in controllers {
      stopProgram(
        "\(inner) is a navigation controller: show its screens, or present it (as UIKit)")
    }
  }
}

extension NavigationController: TabReselectable {
  /// A second tap on the tab of a stack leads back to its root, as in UIKit.
  public func tabWasReselected() { popToRootViewController() }

  /// The further tabs of the tab controller whose tab the stack is.
  var tabsAround: FurtherTabs? { (parent as? TabBarController)?.further }
}
