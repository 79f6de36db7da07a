// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

extension ViewController {
  /// Tells this controller, then its children, that memory is short, if their views are loaded;
  /// afterwards a container that opted in lets go of views that are not on screen (contract 6.4).
  public func deliverMemoryWarning() {
    if isViewLoaded {
      publish(.didReceiveMemoryWarning)
      didReceiveMemoryWarning()
    }
    for child in children { child.deliverMemoryWarning() }
    presentation?.presentedViewController.deliverMemoryWarning()
    guard unloadsViewsOffScreen else { return }
    for child in children { child.unloadViewIfOffScreen() }
  }

  /// Lets go of the view when it is not on screen; the next use loads another. A view that something is
  /// presented in stays.
  ///
  /// - Returns: Whether there was a view to let go of.
  @discardableResult
  public func unloadViewIfOffScreen() -> Bool {
    guard let view = loadedView, view.window == nil, appearance.state == .disappeared,
      presentation?.isContextual != true
    else { return false }
    view.removeFromSuperview()
    self.view = nil
    publish(.viewDidUnload)
    viewDidUnload()
    return true
  }
}
