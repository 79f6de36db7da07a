// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

extension ViewController {

  /// Whether the controller can become a child: it has no parent, is not presented, and is not a window's root.
  public var canBecomeChild: Bool { parent == nil && presentedBy == nil && rootWindow == nil }

  func adopt(_ child: ViewController) {
    checkPlace(for: child)
    require(
      child.presentedBy == nil, "\(child) is presented: dismiss it before it becomes a child")
    require(
      child.rootWindow == nil,
      "\(child) is a window's root: give the window another one before it becomes a child")
    guard child.parent !== self else { return }
    if mayBeObserved { child.markObserved() }
    let call = child.callBegan(.addChild, other: self)
    defer { call?.end() }
    if child.parent != nil { child.removeFromParent() }
    if child.parenthood.handle(.addChild) == .sendWillMoveToParent {
      child.willMove(toParent: self)
    }
    child.setParent(self)
    children.append(child)
    var (ancestor, levels): (ViewController?, Int) = (self, child.containment.levels + 1)
    while let current = ancestor, current.containment.levels < levels {
      current.containment.setLevels(levels)
      (ancestor, levels) = (current.parent, levels + 1)
    }
    // A child whose view came first has appeared already, and its next callbacks are no consequence of this.
    if child.appearance.state != .disappeared, child.isViewInHierarchy(of: self) {
      _ = child.parenthood.handle(.appeared)
    }
    child.updateTraits()
    child.takePlace()
    viewIfLoaded?.window?.controllers.lateArrivals?.controllerArrived()
  }

  /// Stops the program where `child` would contain itself, or lie too deep.
  private func checkPlace(for child: ViewController) {
    var depth = 0
    var ancestor: ViewController? = self
    while let current = ancestor {
      require(current !== child, "\(child) cannot be a child of \(self), which it contains")
      depth += 1
      ancestor = current.parent
    }
    // What was taken out again may have been the deepest: only then is it worth a walk.
    if depth + child.containment.levels > View.maximumDepth { child.updateLevels() }
    require(
      depth + child.containment.levels <= View.maximumDepth,
      "\(depth + child.containment.levels) controllers one in the other are more than \(View.maximumDepth)"
    )
  }

  private func updateLevels() {
    var levels = 1
    for child in children {
      child.updateLevels()
      levels = max(levels, child.containment.levels + 1)
    }
    containment.setLevels(levels)
  }

  func leaveParent() {
    guard let parent else { return }
    let call = callBegan(.removeFromParent, other: parent)
    defer { call?.end() }
    parent.children.removeObject(self)
    let action = parenthood.handle(.removeFromParent)
    // The observer of the parent still hears what comes after.
    setFormerParent(parent)
    setParent(nil)
    parentSettings.setTraitOverrides(nil)
    endPinning()
    if let loadedView { loadedView.superview?.orphansCame(with: loadedView) }
    if action == .sendDidMoveToNil { didMove(toParent: nil) }
    parent.didRemoveChild(self)
  }

  /// Whether the appearance in progress follows from just having been added to a parent.
  public var isMovingToParent: Bool {
    parenthood.isJustAdded && appearance.state != .disappeared
  }

  /// Whether the disappearance in progress is part of leaving the parent.
  public var isMovingFromParent: Bool { parenthood.isLeaving }

  /// The nearest ancestor of a type, such as the drawer that a screen lies in.
  public func ancestor<Container: ViewController>(_ type: Container.Type) -> Container? {
    var candidate = parent
    while let current = candidate {
      if let match = current as? Container { return match }
      candidate = current.parent
    }
    return nil
  }
}

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

  /// Whether no container, window or presentation tells the controller when it appears and disappears.
  var isOrphan: Bool {
    parent == nil && presentedBy == nil && rootWindow == nil && !containment.isMovedManually
  }

  /// The view is about to come into the window, in a view of `owner`.
  ///
  /// - Returns: Whether the controller began to appear: code that forwards by hand may have begun it.
  func orphanWillAppear(in superview: View) -> Bool {
    guard appearance.state == .disappeared else { return false }
    // Observers around the view are notified of this, and of the end of the disappearance.
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

  /// Logs, once, that the view is in the view of a controller that is not the parent.
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

/// Where a parent pins a child's root view.
struct ChildPins {
  let pins: [Pin]
  /// Active while the root view has a superview.
  var constraints: [LayoutConstraint] = []
}

extension ViewController {
  /// Determines the place of a child's root view in its superview; the layout keeps it there.
  ///
  /// A container may pin only the root views of its children, not the views inside them; views of its own take
  /// `View.pin(_:to:)`. Where a minimum or maximum changes a length, the view stays at its center pin, else at its
  /// leading or top pin. No pins end the pinning.
  ///
  /// - Throws: `PinConflict` with both pins when two contradict each other; the pins of before stay.
  public func setPins(_ pins: [Pin], forChild child: ViewController) throws(PinConflict) {
    require(child.parent === self, "\(child) is not a child of \(self)")
    if let conflict = PinConflict(in: pins) { throw conflict }
    child.endPinning()
    child.parentSettings.setPins(pins.isEmpty ? nil : ChildPins(pins: pins))
    if !pins.isEmpty { parentSettings.setPinsChildren() }
    viewIfLoaded?.setNeedsLayout()
    child.viewIfLoaded?.superview?.setNeedsLayout()
  }

  /// Lets the container place the root view.
  func endPinning() {
    LayoutConstraint.deactivate(parentSettings.pins?.constraints ?? [])
    parentSettings.setPins(nil)
  }

  /// Pins the children whose root views have come into `view`.
  func applyPins(in view: View) {
    guard parentSettings.pinsChildren else { return }
    for child in children {
      guard var pins = child.parentSettings.pins, let root = child.viewIfLoaded,
        root.superview === view,
        !pins.constraints.contains(where: \.isActive)
      else { continue }
      pins.constraints = root.pin(pins.pins)
      child.parentSettings.setPins(pins)
      view.layOutConstraints()
    }
  }
}

/// The depth of a controller's subtree, and who sends the callbacks when its view moves.
struct ContainmentState {
  /// The depth of the subtree: at most so many controllers are nested, this one included.
  private(set) var levels = 1
  /// How many nested pieces of code move the view and send the callbacks themselves.
  private var manualMoves = 0

  /// Whether code moves the view and sends the callbacks itself.
  var isMovedManually: Bool { manualMoves > 0 }

  mutating func setLevels(_ levels: Int) { self.levels = levels }

  mutating func beginManualMove() { manualMoves += 1 }

  mutating func endManualMove() { manualMoves -= 1 }
}

/// What the parent decides for a controller: its traits, and where it pins the root view.
struct ParentSettings {
  /// The traits that the controller received last.
  private(set) var traits = Traits()
  /// The traits that the parent overrides; nil for none.
  private(set) var traitOverrides: TraitOverrides?
  /// The pins of the root view; nil for none.
  private(set) var pins: ChildPins?
  /// Whether this controller has ever pinned a child.
  private(set) var pinsChildren = false

  mutating func setTraits(_ traits: Traits) { self.traits = traits }

  mutating func setTraitOverrides(_ overrides: TraitOverrides?) { traitOverrides = overrides }

  mutating func setPins(_ pins: ChildPins?) { self.pins = pins }

  mutating func setPinsChildren() { pinsChildren = true }
}
