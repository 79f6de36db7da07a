// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

extension ViewController {

  /// Whether the controller can become a child: it has no parent, is not presented, and is not a window's root.
  public var canBecomeChild: Bool {
    parent == nil && presentationAsPresented == nil && rootWindow == nil
  }

  func performAddChild(_ child: ViewController) {
    checkCanContain(child)
    require(
      child.presentationAsPresented == nil,
      "\(child) is presented: dismiss it before you add it as a child")
    require(
      child.rootWindow == nil,
      "\(child) is a window's root: set another root before you add it as a child")
    guard child.parent !== self else { return }
    if mayBeObserved { child.markObserved() }
    let call = child.beginCall(.addChild, other: self)
    defer { call?.end() }
    if child.parent != nil { child.removeFromParent() }
    if child.parenthood.handle(.addChild) == .sendWillMoveToParent {
      child.willMove(toParent: self)
    }
    child.setParent(self)
    children.append(child)
    var (ancestor, levels): (ViewController?, Int) = (self, child.containment.subtreeDepth + 1)
    while let current = ancestor, current.containment.subtreeDepth < levels {
      current.containment.setSubtreeDepth(levels)
      (ancestor, levels) = (current.parent, levels + 1)
    }
    // A child whose view is on screen has appeared before: its next callbacks do not result from this call.
    if child.appearance.state != .disappeared, child.isViewInHierarchy(of: self) {
      _ = child.parenthood.handle(.viewDidAppear)
    }
    child.updateTraits()
    child.applyUpcomingSize()
    viewIfLoaded?.window?.controllers.lateControllerRestorer?.setNeedsRestoration()
  }

  /// Traps if `child` would contain itself, or be nested too deeply.
  private func checkCanContain(_ child: ViewController) {
    var depth = 0
    var ancestor: ViewController? = self
    while let current = ancestor {
      require(
        current !== child,
        "\(child) cannot be a child of \(self): it is the same controller or an ancestor of it")
      depth += 1
      ancestor = current.parent
    }
    // The depth is recomputed only if it seems too large: the deepest descendant may have been removed.
    if depth + child.containment.subtreeDepth > View.maximumDepth { child.updateSubtreeDepth() }
    require(
      depth + child.containment.subtreeDepth <= View.maximumDepth,
      "Controllers cannot be nested \(depth + child.containment.subtreeDepth) levels deep: the maximum is \(View.maximumDepth)"
    )
  }

  private func updateSubtreeDepth() {
    var levels = 1
    for child in children {
      child.updateSubtreeDepth()
      levels = max(levels, child.containment.subtreeDepth + 1)
    }
    containment.setSubtreeDepth(levels)
  }

  func performRemoveFromParent() {
    guard let parent else { return }
    let call = beginCall(.removeFromParent, other: parent)
    defer { call?.end() }
    parent.children.removeObject(self)
    let action = parenthood.handle(.removeFromParent)
    // The observer of the parent still receives the next callbacks.
    setFormerParent(parent)
    setParent(nil)
    parentSettings.setTraitOverrides(nil)
    endPinning()
    if let loadedView { loadedView.superview?.noteUncontainedControllers(in: loadedView) }
    if action == .sendDidMoveToNil { didMove(toParent: nil) }
    parent.didRemoveChild(self)
  }

  /// Whether the controller is appearing because it was added to a parent.
  public var isMovingToParent: Bool {
    parenthood.isJustAdded && appearance.state != .disappeared
  }

  /// Whether the controller is disappearing because it is being removed from its parent.
  public var isMovingFromParent: Bool { parenthood.isLeaving }

  /// Returns the nearest ancestor of a class, such as the drawer controller around a screen; nil if there is none.
  public func ancestor<Container: ViewController>(_ type: Container.Type) -> Container? {
    var candidate = parent
    while let current = candidate {
      if let match = current as? Container { return match }
      candidate = current.parent
    }
    return nil
  }
}

/// The callbacks that adding and removing a root view sends (contract 1.6, 3.2 and 3.3).
extension ViewController {
  /// The end that still has to be sent after a root view was added or removed.
  enum HierarchyChange {
    case endImmediately
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
      return .endImmediately
    case .appearing(let animated):
      beginAppearanceTransition(true, animated: animated)
      return .endWithParent
    case .disappeared, .disappearing:
      return nil
    }
  }

  func hierarchyDidAdd(_ change: HierarchyChange) {
    guard change == .endImmediately else { return }
    loadedView?.superview?.layoutIfNeeded()
    endAppearanceTransition()
  }

  func hierarchyWillRemove() -> HierarchyChange? {
    guard !containment.isMovedManually, let parent,
      parent.shouldAutomaticallyForwardAppearanceMethods
    else { return nil }
    finishContextTransition()
    switch visibleContentController.appearance.state {
    case .appeared, .appearing: beginAppearanceTransition(false, animated: false)
    case .disappearing: break
    case .disappeared: return nil
    }
    return .endImmediately
  }

  func hierarchyDidRemove(_ change: HierarchyChange) {
    endAppearanceTransition()
  }

  // MARK: Root views without a parent

  /// Whether the controller is uncontained: no container, window, presentation or manual code sends its appearance.
  var isUncontained: Bool {
    parent == nil && presentationAsPresented == nil && rootWindow == nil
      && !containment.isMovedManually
  }

  /// Begins the appearance of a controller whose view is about to be added to a view in a window.
  ///
  /// - Returns: False if code with manual forwarding has begun it already.
  func uncontainedWillAppear(in superview: View) -> Bool {
    guard appearance.state == .disappeared else { return false }
    // Observers around the new superview receive this callback, and the one at the end of the disappearance.
    setFormerParent(superview.owningController)
    if formerParent?.mayBeObserved == true || superview.window?.containmentObserver != nil {
      markObserved()
    }
    applyUpcomingSize(windowSize: superview.window?.size)
    beginAppearanceTransition(true, animated: false)
    return true
  }

  /// Ends the appearance, unless the controller of the superview is appearing and will end it.
  func uncontainedDidEnterWindow() {
    updateTraits()
    logMisplacement()
    if let owner = loadedView?.superview?.owningController, owner.isContentAppearing { return }
    if isInAppearanceTransition { endAppearanceTransition() }
  }

  func endUncontainedAppearance() {
    guard let loadedView, loadedView.mayContainUncontainedOwners else { return }
    for orphan in loadedView.uncontainedControllers()
    where orphan !== self && orphan.isInAppearanceTransition {
      orphan.endAppearanceTransition()
    }
  }

  func uncontainedWillDisappear() -> Bool {
    guard isAppeared || isAppearing else { return false }
    beginAppearanceTransition(false, animated: false)
    return true
  }

  /// Logs once that the view is in the view of a controller that is not the parent.
  func logMisplacement() {
    guard !observation.isMisplacementLogged, let window = loadedView?.window,
      let owner = loadedView?.superview?.owningController, owner !== parent, owner !== self
    else { return }
    observation.setMisplacementLogged()
    let mistake = "the view of \(logName) was added to the view of \(owner.logName)"
    let advice = "call it first, so that \(logName) receives the container's callbacks"
    window.request(
      .warning(
        parent.map { "\(mistake), but \(logName) is a child of \($0.logName)" }
          ?? "\(mistake) without addChild(_:): \(advice)"))
  }

  /// The name of the controller in the log: the type, and the title if there is one.
  var logName: String {
    let type = String(describing: Self.self)
    return title.map { "\(type) “\($0.escapingControls())”" } ?? type
  }
}

struct ChildPins {
  let pins: [Pin]
  var constraints: [LayoutConstraint] = []
}

extension ViewController {
  /// Pins a child's root view to its superview, and removes the child's earlier pins. An empty array only removes them.
  ///
  /// A container may pin only the root views of its children. For its own views, use `View.pin(_:to:)`. If a minimum or
  /// maximum length contradicts other pins, the center pin is kept or, without a center pin, the leading or top pin.
  ///
  /// - Throws: `PinConflict` with two pins that contradict each other. The earlier pins are kept.
  public func setPins(_ pins: [Pin], forChild child: ViewController) throws(PinConflict) {
    require(child.parent === self, "\(child) is not a child of \(self)")
    if let conflict = PinConflict(in: pins) { throw conflict }
    child.endPinning()
    child.parentSettings.setPins(pins.isEmpty ? nil : ChildPins(pins: pins))
    if !pins.isEmpty { parentSettings.setPinsChildren() }
    viewIfLoaded?.setNeedsLayout()
    child.viewIfLoaded?.superview?.setNeedsLayout()
  }

  func endPinning() {
    LayoutConstraint.deactivate(parentSettings.pins?.constraints ?? [])
    parentSettings.setPins(nil)
  }

  /// Pins the children whose root views were added to `view`.
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

struct ContainmentState {
  /// The height of the controller tree rooted here.
  private(set) var subtreeDepth = 1
  private var manualMoveCount = 0

  /// Whether code that moves the view sends the callbacks itself.
  var isMovedManually: Bool { manualMoveCount > 0 }

  mutating func setSubtreeDepth(_ levels: Int) { self.subtreeDepth = levels }

  mutating func beginManualMove() { manualMoveCount += 1 }

  mutating func endManualMove() { manualMoveCount -= 1 }
}

struct ParentSettings {
  private(set) var cachedTraits = Traits()
  private(set) var traitOverrides: TraitOverrides?
  private(set) var pins: ChildPins?
  private(set) var pinsChildren = false

  mutating func setCachedTraits(_ traits: Traits) { self.cachedTraits = traits }

  mutating func setTraitOverrides(_ overrides: TraitOverrides?) { traitOverrides = overrides }

  mutating func setPins(_ pins: ChildPins?) { self.pins = pins }

  mutating func setPinsChildren() { pinsChildren = true }
}
