// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Controls
internal import Drawing

extension NavigationController {
  /// Pushes a screen onto the stack, or pops to it if the stack contains it already.
  public func pushOrPop(to screen: ViewController, animated: Bool, completion: ((Bool) -> Void)?) {
    if transitionController.screens.prefix(through: screen) != nil {
      popToViewController(screen, animated: animated, completion: completion)
    } else {
      pushViewController(screen, animated: animated, completion: completion)
    }
  }

  /// Updates the content of the navigation bar and toolbar immediately, for example after a change of the back item.
  public func setNeedsBarUpdate() { layout.updateItems() }

  // MARK: As a task: its `value` is what the completion receives

  /// Pushes a screen onto the stack. The task's value is false if another change has replaced the transition.
  @_disfavoredOverload @discardableResult
  public func pushViewController(
    _ controller: ViewController, animated: Bool = true
  ) -> TransitionTask {
    TransitionTask { pushViewController(controller, animated: animated, completion: $0) }
  }

  /// Pops the top screen. The task's value is false if another change has replaced the pop, or only the root is left.
  @_disfavoredOverload @discardableResult
  public func popViewController(animated: Bool = true) -> TransitionTask {
    TransitionTask { _ = popViewController(animated: animated, completion: $0) }
  }

  /// Pops all screens above `controller` in the stack.
  @_disfavoredOverload @discardableResult
  public func popToViewController(
    _ controller: ViewController, animated: Bool = true
  ) -> TransitionTask {
    TransitionTask { _ = popToViewController(controller, animated: animated, completion: $0) }
  }

  /// Pops all screens except the root. The task's value is false if another change has replaced the transition.
  @_disfavoredOverload @discardableResult
  public func popToRootViewController(animated: Bool = true) -> TransitionTask {
    TransitionTask { _ = popToRootViewController(animated: animated, completion: $0) }
  }

  /// Replaces all screens of the stack; the first screen in the array becomes the root.
  @_disfavoredOverload @discardableResult
  public func setViewControllers(_ controllers: [ViewController], animated: Bool) -> TransitionTask
  {
    TransitionTask { setViewControllers(controllers, animated: animated, completion: $0) }
  }

  // MARK: Mistakes

  static func checkScreens(_ controllers: [ViewController]) {
    require(
      Set(controllers).count == controllers.count,
      "A controller can be in the stack only once: \(controllers)")
    for case let inner as NavigationController in controllers {
      stopProgram("\(inner) is a navigation controller: push its screens, or present it")
    }
  }
}

extension NavigationController: TabReselectable {
  /// Pops to the root when the user selects the tab that is selected already, as in UIKit.
  public func tabWasReselected() { popToRootViewController() }

  /// The More tabs of the tab bar controller whose tab is this stack; nil if there is none.
  var moreTabs: MoreTabs? { (parent as? TabBarController)?.moreTabs }
}

extension NavigationController {
  /// The navigation bar above the screens. It shows the `navigationItem` of the top screen.
  public var navigationBar: NavigationBar { layout.navigationBar }

  /// The toolbar below the screens. It shows the `toolbarItems` of the top screen's `navigationItem`.
  public var toolbar: Toolbar { layout.toolbar }

  /// The recognizer of drags from the leading edge, which pop the top screen. A press pauses a running push or pop.
  public var interactivePopGestureRecognizer: PanGestureRecognizer { input.recognizer }

  /// The running push or pop, which can be paused, scrubbed and reversed; nil if none is running.
  public var transition: ChildTransition? { transitionController.transition }

  /// Whether the navigation bar above the screens is hidden. Default false.
  public var isNavigationBarHidden: Bool {
    get { layout.isNavigationBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Shows the navigation bar, or hides it by moving it up out of the view. If a push or pop is just beginning, the bar
  /// moves together with the screens.
  public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    layout.setNavigationBarHidden(hidden, animated: animated)
  }

  /// Whether the toolbar below the screens is hidden. Default true, as in UIKit.
  public var isToolbarHidden: Bool {
    get { layout.isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Shows the toolbar, or hides it by moving it down out of the view.
  public func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    layout.setToolbarHidden(hidden, animated: animated)
  }
}

/// The key of `hidesBottomBarWhenPushed` (decision 7).
private enum HidesBottomBarKey: AssociatedValueKey {
  typealias Value = Bool
}

extension ViewController {
  /// Whether an enclosing tab bar controller hides its tab bar while this controller is in a navigation stack, above
  /// the root. Set it before the push. Default false.
  public var hidesBottomBarWhenPushed: Bool {
    get { self[HidesBottomBarKey.self] ?? false }
    set { self[HidesBottomBarKey.self] = newValue }
  }

  /// Whether a screen above the root of this navigation controller hides the bar of the surrounding tab bar controller.
  var hidesBottomBar: Bool {
    (self as? NavigationController)?.viewControllers.dropFirst()
      .contains(where: \.hidesBottomBarWhenPushed) ?? false
  }

  /// The nearest navigation controller that contains this controller; nil if there is none.
  public var navigationController: NavigationController? { ancestor(NavigationController.self) }
}
