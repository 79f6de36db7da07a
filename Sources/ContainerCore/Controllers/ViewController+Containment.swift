// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

extension ViewController {

  /// Whether it can become a child: it is nobody's, and neither presented nor a window's root.
  package var isFree: Bool { parent == nil && presentedBy == nil && rootWindow == nil }

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
    child.parent = self
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
    self.parent = nil
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
