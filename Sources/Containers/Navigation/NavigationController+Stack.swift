// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Controls
internal import Drawing
internal import Presenting

extension NavigationController {
  /// Pushes a screen, or pops to it when it is in the stack.
  public func goTo(_ screen: ViewController, animated: Bool, completion: ((Bool) -> Void)?) {
    if transitionController.screens.upTo(screen) != nil {
      popToViewController(screen, animated: animated, completion: completion)
    } else {
      pushViewController(screen, animated: animated, completion: completion)
    }
  }

  /// Shows again what the bar leads back to.
  public func updateBars() { layout.show() }

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

extension NavigationController {
  /// Shows each screen's `navigationItem`.
  public var navigationBar: NavigationBar { layout.navigationBar }

  /// Shows the `toolbarItems` of each screen's `navigationItem`.
  public var toolbar: Toolbar { layout.toolbar }

  /// The drag from the leading edge that leads back, and the press that catches what moves. Turn it off to
  /// have neither.
  public var interactivePopGestureRecognizer: PanGestureRecognizer { input.recognizer }

  /// The change that is under way, to be paused, scrubbed or turned round; nil at rest.
  public var transition: ChildTransition? { transitionController.transition }

  /// Whether there is no bar above the screens. Default false.
  public var isNavigationBarHidden: Bool {
    get { layout.isNavigationBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides the bar by moving it up out of the view, or shows it again. If it is called as a transition
  /// between screens begins, the bar moves with the transition instead of an animation of its own.
  public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    layout.setNavigationBarHidden(hidden, animated: animated)
  }

  /// Whether there is no toolbar below the screens. Default true, as UIKit.
  public var isToolbarHidden: Bool {
    get { layout.isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Takes the toolbar away downwards, or brings it back.
  public func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    layout.setToolbarHidden(hidden, animated: animated)
  }
}

/// The key of the value of `hidesBottomBarWhenPushed` (decision 7).
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

  /// Whether the bar of a tab bar controller around this controller is hidden: this is a navigation controller, and a
  /// controller above its root has `hidesBottomBarWhenPushed`.
  var hidesBottomBar: Bool {
    (self as? NavigationController)?.viewControllers.dropFirst()
      .contains(where: \.hidesBottomBarWhenPushed) ?? false
  }

  /// The nearest navigation controller that contains this controller; nil if there is none.
  public var navigationController: NavigationController? { ancestor(NavigationController.self) }
}
