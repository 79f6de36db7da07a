// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

extension ViewController {
  /// Whether a container may animate what it does: it is on screen, in a window, and the person has not asked
  /// for reduced motion.
  public var canAnimateTransitions: Bool {
    viewIfLoaded?.window != nil && isContentAppeared && !traits.reducesMotion
  }

  /// Begins the appearance transitions of some children, in a container that forwards appearance by hand. Those
  /// that are there, or head there already, get no callback, nor do controllers that are no children of it: one that
  /// is about to come appears when it has become a child.
  public func forwardAppearance(_ appears: Bool, to children: [ViewController], animated: Bool) {
    for child in children
    where child.parent === self && appears != (child.isAppeared || child.isAppearing) {
      child.beginAppearanceTransition(appears, animated: animated)
    }
  }

  /// Call when `childInCharge` is another one: what is around goes by its title, and the window by its look.
  public func childInChargeChanged() {
    parent?.childTitleChanged(self)
    setNeedsAppearanceUpdate()
  }

  /// Runs a change that takes views out of the window and puts them back elsewhere in it, as when a container folds. The
  /// first responder stays first responder, without a callback, if its view is in reach again after the change.
  ///
  /// If the view is not in reach then, the first responder resigns when the change ends, or when another responder
  /// becomes first responder before that. It gets the keyboard back at the end of a later change that brings its view
  /// into reach, as when the container unfolds, unless the keyboard has moved since. Changes can be nested; the end of
  /// the outermost one decides. A change of the window's size or traits is such a change by itself.
  public func keepFirstResponder(during change: () -> Void) {
    if let view = viewIfLoaded { view.keepFirstResponder(during: change) } else { change() }
  }

  /// Tells the log of a mistake that a container can go on after; a controller whose view is in no window tells
  /// nobody.
  public func logWarning(_ message: String) { viewIfLoaded?.window?.request(.warning(message)) }

  /// Lets go of a child at once: it hears all that belongs to that, and its view is taken out.
  public func letGo(of child: ViewController) {
    let transition = ChildTransition(
      in: self, leaving: [child], entering: [], removing: [child], isAnimated: false)
    transition.begin {}
    transition.end(atEnd: true)
  }

  /// Ends the appearance transitions of all children that are in one. A child that was still to appear when its
  /// container disappeared turns round first.
  public func endForwardedAppearance() {
    for child in children where child.isInAppearanceTransition {
      if appearance.state == .disappeared { forwardAppearance(false, to: [child], animated: false) }
      child.endAppearanceTransition()
    }
  }
}
