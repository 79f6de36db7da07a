// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

extension View {
  /// How many views may lie one in the other: 2048, all of which have room on the stack of a thread.
  package static let maximumDepth = 2048

  /// Puts `view` in front of the other subviews. At most 2048 views may lie one in the other; one more stops
  /// the program.
  public func addSubview(_ view: View) {
    insertSubview(view, at: .max)
  }

  /// Puts `view` at a place in the order; 0 is behind all others, and a place beyond the last is in front of
  /// them, as in UIKit. A view that has another superview is taken out of it first.
  ///
  /// When it is the root view of a child controller, the child's appearance callbacks come
  /// with it (containment contract 3.2 and 3.3).
  public func insertSubview(_ view: View, at index: Int) {
    if view.superview === self {
      move(view, to: min(max(0, index), subviews.count - 1))
      return
    }
    view.willMove(toSuperview: self)
    if view.superview === self { return }
    checkPlace(for: view)
    if view.superview != nil {
      if view.owner == nil { view.owningOwner?.subview(view, willMoveTo: self) }
      view.leaveSuperview()
    }
    if let owner = view.innerOwner {
      type(of: owner).insert(view, into: self) { attach(view, at: index) }
    } else {
      attach(view, at: index)
    }
  }

  /// The view of a tag: this one, or the first one inside it; nil for none.
  public func viewWithTag(_ tag: Int) -> View? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Stops the program where `view` would lie in itself, or too deep.
  private func checkPlace(for view: View) {
    var depth = 0
    var ancestor: View? = self
    while let current = ancestor {
      require(current !== view, "A view cannot be put inside itself: \(view)")
      depth += 1
      ancestor = current.superview
    }
    // What was taken out again may have been the deepest: only then is it worth a walk.
    if depth + view.levels > Self.maximumDepth { view.updateLevels() }
    require(
      depth + view.levels <= Self.maximumDepth,
      "\(depth + view.levels) views one in the other are more than \(Self.maximumDepth)")
  }

  private func updateLevels() {
    levels = 1
    for subview in subviews {
      subview.updateLevels()
      levels = max(levels, subview.levels + 1)
    }
  }

  private func attach(_ view: View, at index: Int) {
    var (ancestor, levels): (View?, Int) = (self, view.levels + 1)
    while let current = ancestor, current.levels < levels {
      current.levels = levels
      (ancestor, levels) = (current.superview, levels + 1)
    }
    // The callbacks may have taken views out.
    subviews.insert(view, at: min(max(0, index), subviews.count))
    subviewsMoved()
    // Its superview may have ended before it.
    view.isArranged = false
    if view.constraintState != nil { view.forgetOuterConstraints() }
    view.storedSuperview = self
    view.setTree(tree)
    if view.isPlacedByConstraints { view.becomePlaced() }
    view.setNeedsLayout()
    setNeedsLayout()
    placementChanged(structureToo: true)
    setNeedsDisplay(view.frame)
    view.didMoveToSuperview()
    if view.superview === self { didAddSubview(view) }
  }

  /// Puts `view` right in front of `sibling`.
  public func insertSubview(_ view: View, above sibling: View) {
    insertSubview(view, beside: sibling, offset: 1)
  }

  /// Puts `view` right behind `sibling`.
  public func insertSubview(_ view: View, below sibling: View) {
    insertSubview(view, beside: sibling, offset: 0)
  }

  private func insertSubview(_ view: View, beside sibling: View, offset: Int) {
    require(view !== sibling, "\(view) cannot be put beside itself")
    if view.superview === self, let from = subviews.firstIndex(where: { $0 === view }),
      let place = subviews.firstIndex(where: { $0 === sibling })
    {
      let target = place + offset
      move(view, to: from < target ? target - 1 : target)
      return
    }
    guard let place = subviews.firstIndex(where: { $0 === sibling }) else {
      stopProgram("\(sibling) is not a subview of \(self)")
    }
    insertSubview(view, at: place + offset)
  }

  /// Puts a subview behind all others. A view that is no subview stops the program.
  public func sendSubviewToBack(_ view: View) {
    require(view.superview === self, "\(view) is not a subview of \(self)")
    move(view, to: 0)
  }

  /// Puts a subview in front of all others. A view that is no subview stops the program.
  public func bringSubviewToFront(_ view: View) {
    require(view.superview === self, "\(view) is not a subview of \(self)")
    move(view, to: subviews.count - 1)
  }

  /// Takes the view out of its superview; does nothing where it has none. When it is the root view
  /// of a child controller, the child's disappearance callbacks come with it (contract 3.3).
  public func removeFromSuperview() {
    guard superview != nil else { return }
    willMove(toSuperview: nil)
    leaveSuperview()
    if superview == nil { didMoveToSuperview() }
  }

  private func leaveSuperview() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    guard self.superview === superview else { return }
    if let owner = innerOwner {
      type(of: owner).remove(self, from: superview) { detach(from: superview) }
    } else {
      detach(from: superview)
    }
  }

  private func detach(from superview: View) {
    if constraintState != nil { deactivateOutwardConstraints() }
    invalidateInSuperview()
    superview.subviews.removeObject(self)
    if superview.soleSubviewToLayOut === self { superview.soleSubviewToLayOut = nil }
    superview.subviewsMoved()
    superview.setNeedsLayout()
    superview.placementChanged(structureToo: true)
    storedSuperview = nil
    superview.subviewLeft(self)
    let tree = tree
    setTree(nil)
    tree?.host?.reachChanged()
  }

  /// Whether this view is `view` or lies inside it.
  public func isDescendant(of view: View) -> Bool {
    if self === view { return true }
    var candidate = superview
    while let current = candidate {
      if current === view { return true }
      candidate = current.superview
    }
    return false
  }

  private func move(_ view: View, to index: Int) {
    guard let from = subviews.firstIndex(where: { $0 === view }), from != index else { return }
    subviews.remove(at: from)
    subviews.insert(view, at: index)
    subviewsMoved()
    placementChanged(structureToo: true)
    view.invalidateInSuperview()
  }

  private func setTree(_ tree: ViewTree?) {
    guard self.tree !== tree else { return }
    let old = self.tree
    old?.host?.viewWillLeave(self)
    willMove(toWindow: tree?.host)
    self.tree = tree
    storedAccessibilityNumber = 0
    layer = nil
    layerNeedsRecording = false
    needsLayerUpdate = true
    firstLayered = View.noLayers
    for subview in subviews { subview.setTree(tree) }
    if constraintState != nil { treeChangedUnderConstraints() }
    didMoveToWindow()
    tree?.animations.resumeLoops()
    if tree != nil { owner?.rootViewDidEnterWindow() }
  }
}
