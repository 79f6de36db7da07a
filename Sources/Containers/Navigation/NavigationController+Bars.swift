// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Controls
internal import Presenting

extension NavigationController {
  /// Shows each screen's `navigationItem`.
  public var navigationBar: NavigationBar { bars.navigationBar }

  /// Shows the `toolbarItems` of each screen's `navigationItem`.
  public var toolbar: Toolbar { bars.toolbar }

  /// The drag from the leading edge that leads back, and the press that catches what moves. Turn it off to
  /// have neither.
  public var interactivePopGestureRecognizer: PanGestureRecognizer { drag.recognizer }

  /// The change that is under way, to be paused, scrubbed or turned round; nil at rest.
  public var transition: ChildTransition? { changes.transition }

  /// Whether there is no bar above the screens. Default false.
  public var isNavigationBarHidden: Bool {
    get { bars.isNavigationBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Takes the bar away upwards, or brings it back. Beside a change of screens it goes with that.
  public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    bars.setNavigationBarHidden(hidden, animated: animated)
  }

  /// Whether there is no toolbar below the screens. Default true, as UIKit.
  public var isToolbarHidden: Bool {
    get { bars.isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Takes the toolbar away downwards, or brings it back.
  public func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    bars.setToolbarHidden(hidden, animated: animated)
  }
}
