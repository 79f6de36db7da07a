// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// The root controller comes and goes.
extension Window {
  /// A window's root has no parent and no presenter.
  func checkCanBeRoot(_ controller: ViewController?) {
    guard let controller else { return }
    require(
      controller.parent == nil,
      "\(controller) is a child of \(String(describing: controller.parent)): remove it before it is a "
        + "window's root")
    require(
      controller.presentedBy == nil,
      "\(controller) is presented: dismiss it before it is a window's root")
    require(
      controller.rootWindow == nil || controller.rootWindow === self,
      "\(controller) is the root of another window")
  }

  /// Marks the controllers that this window's observer hears.
  func observerChanged() {
    guard containmentObserver != nil else { return }
    rootViewController?.markObserved()
    for view in rootView.subviews { view.viewController?.markObserved() }
  }

  func replaceRoot(_ old: ViewController?) {
    let new = rootViewController
    old?.dismiss(animated: false)
    isRootAppearing = false
    if let old {
      if old.isAppeared || old.isAppearing {
        old.beginAppearanceTransition(false, animated: false)
      }
      if old.viewIfLoaded?.superview === rootView { old.view.removeFromSuperview() }
      if old.isInAppearanceTransition { old.endAppearanceTransition() }
    }
    old?.rootWindow = nil
    // A callback of the old one may have given the window another root, which is in by now.
    guard rootViewController === new else { return }
    new?.rootWindow = self
    observerChanged()
    if let new { beginAppearance(ofRoot: new) }
    setNeedsFrame()
  }

  private func beginAppearance(ofRoot controller: ViewController) {
    // A container may have to know how much room there is before its children begin to appear.
    controller.updateTraits()
    controller.loadViewIfNeeded()
    // Each callback may give the window another root.
    guard controller === rootViewController else { return }
    controller.view.frame = rootView.bounds
    isRootAppearing = true
    controller.beginAppearanceTransition(true, animated: false)
    guard controller === rootViewController else { return }
    controller.view.autoresizingMask = .fill
    updateTraits()
    addBelowTools(controller.view)
    controller.updateTraits()
  }

  /// What the root still has to hear before it can be told of anything else.
  func endRootAppearance() {
    guard isRootAppearing else { return }
    lateArrivals?.rootIsAppearing()
    guard isRootAppearing, let controller = rootViewController else { return }
    isRootAppearing = false
    layoutIfNeeded()
    // A callback may have given the window another root.
    if controller === rootViewController, controller.isInAppearanceTransition {
      controller.endAppearanceTransition()
    }
  }
}
