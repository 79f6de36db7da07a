// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

extension Window {
  /// The controller whose view fills the window. Setting it loads its view and adds it to the window immediately, after
  /// `viewWillAppear(_:)`. The controller has appeared with the next frame, or earlier with the first event or when it
  /// presents another controller. A controller that has a parent, is presented or is another window's root stops the program.
  public var rootViewController: ViewController? {
    get { controllers.root }
    set { controllers.root = newValue }
  }

  /// Receives every containment callback of controllers in this window that have no observer of
  /// their own. The window does not keep it alive. Default nil.
  public var containmentObserver: (any ContainmentObserver)? {
    get { controllers.containmentObserver }
    set { controllers.containmentObserver = newValue }
  }

  /// Called before a controller is restored that came later than the window was restored. Default nil.
  package var onLateRestoration: (() -> Void)? {
    get { controllers.onLateRestoration }
    set { controllers.onLateRestoration = newValue }
  }

  /// Made when it is first asked for.
  var controllers: WindowControllers {
    if let controllers = content as? WindowControllers { return controllers }
    let controllers = WindowControllers(of: self)
    setContent(controllers)
    return controllers
  }
}

extension Window {
  /// The controller in front: the last one of those presented over the window, else the root.
  public var topMostViewController: ViewController? { rootViewController?.topMostViewController }
}
