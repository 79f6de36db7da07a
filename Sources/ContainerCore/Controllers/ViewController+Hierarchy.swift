// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// What putting a root view in and taking it out sends by itself (contract 1.6, 3.2 and 3.3).
extension ViewController {
  /// What an insertion or removal still has to send afterwards.
  enum HierarchyChange {
    case endAtOnce
    case endWithParent
  }

  func hierarchyWillAdd(to superview: View) -> HierarchyChange? {
    guard !containment.isMovedManually, let parent,
      parent.shouldAutomaticallyForwardAppearanceMethods,
      !isAppeared, !isInAppearanceTransition, let parentView = parent.loadedView,
      superview.isDescendant(of: parentView)
    else { return nil }
    switch parent.appearance.state {
    case .appeared:
      beginAppearanceTransition(true, animated: false)
      return .endAtOnce
    case .appearing(let animated):
      beginAppearanceTransition(true, animated: animated)
      return .endWithParent
    case .disappeared, .disappearing:
      return nil
    }
  }

  func hierarchyDidAdd(_ change: HierarchyChange) {
    guard change == .endAtOnce else { return }
    loadedView?.superview?.layoutIfNeeded()
    endAppearanceTransition()
  }

  func hierarchyWillRemove() -> HierarchyChange? {
    guard !containment.isMovedManually, let parent,
      parent.shouldAutomaticallyForwardAppearanceMethods
    else { return nil }
    endContextMovement()
    switch shownInPlace.appearance.state {
    case .appeared, .appearing: beginAppearanceTransition(false, animated: false)
    case .disappearing: break
    case .disappeared: return nil
    }
    return .endAtOnce
  }

  func hierarchyDidRemove(_ change: HierarchyChange) {
    endAppearanceTransition()
  }

  // MARK: Root views without a parent

  /// Whether the view belongs to nobody: no container, no window, no presentation tells the controller
  /// when it comes and goes.
  var isOrphan: Bool {
    parent == nil && presentedBy == nil && rootWindow == nil && !containment.isMovedManually
  }

  /// The view is about to come into the window, in a view of `owner`.
  ///
  /// - Returns: Whether the controller began to appear: code that forwards by hand may have begun it.
  func orphanWillAppear(in superview: View) -> Bool {
    guard appearance.state == .disappeared else { return false }
    // Observers around the view hear of this, and of the end of the disappearance.
    setFormerParent(superview.owningController)
    if formerParent?.mayBeObserved == true || superview.window?.containmentObserver != nil {
      markObserved()
    }
    takePlace(inWindowOf: superview.window?.size)
    beginAppearanceTransition(true, animated: false)
    return true
  }

  /// The view is in the window. An orphan in a view that is itself on its way ends with that view's controller.
  func orphanDidEnter() {
    updateTraits()
    logMisplacement()
    if let owner = loadedView?.superview?.owningController, owner.isContentAppearing { return }
    if isInAppearanceTransition { endAppearanceTransition() }
  }

  func endOrphans() {
    guard let loadedView, loadedView.holdsOrphans else { return }
    for orphan in loadedView.orphans() where orphan !== self && orphan.isInAppearanceTransition {
      orphan.endAppearanceTransition()
    }
  }

  func orphanWillDisappear() -> Bool {
    guard isAppeared || isAppearing else { return false }
    beginAppearanceTransition(false, animated: false)
    return true
  }

  /// Tells the log, once, that the view lies in the view of a controller that is not the parent.
  func logMisplacement() {
    guard !observation.isMisplacementLogged, let window = loadedView?.window,
      let owner = loadedView?.superview?.owningController, owner !== parent, owner !== self
    else { return }
    observation.setMisplacementLogged()
    let place = "the view of \(logName) was put in the view of \(owner.logName)"
    let mend = "call addChild(_:) before, so that it hears what its container hears"
    window.request(
      .warning(
        parent.map { "\(place), but its parent is \($0.logName)" }
          ?? "\(place), whose child it is not: \(mend)"))
  }

  /// The type with the title if there is one: what the log calls the controller.
  var logName: String {
    let type = String(describing: Self.self)
    return title.map { "\(type) “\($0.escapingControls())”" } ?? type
  }
}

extension View {
  /// The views in here, from the outside in, whose controllers have no parent.
  func orphans() -> [ViewController] {
    guard holdsOrphans || viewController?.isOrphan == true else { return [] }
    let own = viewController.flatMap { $0.isOrphan ? [$0] : nil } ?? []
    return own + subviews.flatMap { $0.orphans() }
  }

  /// Remembers for the views around that a controller without a parent has its view in here.
  func orphansCame(with view: View) {
    guard view.holdsOrphans || view.viewController?.isOrphan == true else { return }
    var candidate: View? = self
    while let current = candidate, !current.holdsOrphans {
      current.setHoldsOrphans()
      candidate = current.superview
    }
  }
}
