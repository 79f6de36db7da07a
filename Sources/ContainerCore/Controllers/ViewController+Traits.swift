// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

extension ViewController {
  /// The traits in force for this controller and its views: the parent's, with the parent's
  /// overrides for it (contract 6.3). Before the controller is in a window, the defaults.
  public var traits: Traits { parentSettings.traits }

  private var inheritedTraits: Traits {
    guard let parent else {
      // A presented root view may have taken the window's root out of it.
      if let presentedBy, let presenter = presentedBy.presentingViewController {
        return presentedBy.current.overrideTraits?.applied(to: presenter.traits) ?? presenter.traits
      }
      if let rootWindow { return rootWindow.traits }
      guard let loadedView, loadedView.window != nil else { return parentSettings.traits }
      return loadedView.superview?.traits ?? parentSettings.traits
    }
    return parentSettings.traitOverrides?.applied(to: parent.traits) ?? parent.traits
  }

  /// Pins traits for one child and all it contains; nil lets it inherit everything again. The
  /// pins end when the child leaves.
  ///
  /// For a controller inside a child, such as one in the stack that a split view puts around a column, that child gets
  /// the traits. A controller that is not inside this one stops the program.
  public func setOverrideTraits(_ overrides: TraitOverrides?, forChild child: ViewController) {
    let child = ownChild(containing: child)
    guard child.parentSettings.traitOverrides != overrides else { return }
    child.parentSettings.setTraitOverrides(overrides)
    child.updateTraits()
  }

  /// What the parent pins for `child`; nil when it inherits everything.
  public func overrideTraits(forChild child: ViewController) -> TraitOverrides? {
    ownChild(containing: child).parentSettings.traitOverrides
  }

  private func ownChild(containing controller: ViewController) -> ViewController {
    var child = controller
    while let parent = child.parent, parent !== self { child = parent }
    require(child.parent === self, "\(controller) is not a child of \(self)")
    return child
  }

  /// Compares the traits with those last told, tells this controller and its views when they
  /// differ, and goes on to the children: parents hear first.
  func updateTraits() {
    takeTraits()
    for child in children { child.updateTraits() }
    presentation?.adapt()
    presentation?.presentedViewController.updateTraits()
  }

  /// Traits are large: in a function of their own they take no room on the stack while the children, which may be
  /// two thousand levels deep, take theirs.
  @inline(never)
  private func takeTraits() {
    let new = inheritedTraits
    guard new != parentSettings.traits else { return }
    let old = parentSettings.traits
    parentSettings.setTraits(new)
    traitsChanged(from: old)
    loadedView?.traitsDidChange(ofOwn: true)
    presentedBy?.current.containerView?.traitsDidChange()
  }
}
