// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import Drawing

extension View {
  /// The maximum depth of nested views. All of them have room on a thread's stack.
  package static let maximumDepth = 2048

  /// Adds `view` in front of the other subviews. Traps if views would be nested more than 2048 deep.
  public func addSubview(_ view: View) { insertSubview(view, at: .max) }

  /// Inserts `view` at an index of `subviews`; 0 is behind all others, and an index beyond the last
  /// is in front of them, as in UIKit. A view with another superview is removed from it first.
  /// Traps if views would be nested more than 2048 deep, or if `view` is this view or an ancestor.
  ///
  /// If `view` is the root view of a child controller, the child's appearance callbacks are sent
  /// (containment contract 3.2 and 3.3).
  public func insertSubview(_ view: View, at index: Int) {
    if view.superview === self {
      move(view, to: min(max(0, index), subviews.count - 1))
      return
    }
    view.willMove(toSuperview: self)
    if view.superview === self { return }
    requireInsertable(view)
    if let focus = window?.focus, view.window === window {
      // As in UIKit, a view that moves within its window stays first responder.
      focus.keepFirstResponder(restoresDisplaced: false) { reparent(view, at: index) }
    } else {
      reparent(view, at: index)
    }
  }

  private func reparent(_ view: View, at index: Int) {
    if view.superview != nil {
      if view.owner == nil { view.nearestOwner?.subview(view, willMoveTo: self) }
      view.leaveSuperview()
    }
    if let owner = view.firstOwnerInSubtree {
      type(of: owner).insert(view, into: self) { attach(view, at: index) }
    } else {
      attach(view, at: index)
    }
  }

  /// Returns the first view with the tag, depth first from this view; nil if no view has it.
  public func viewWithTag(_ tag: Int) -> View? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  private func requireInsertable(_ view: View) {
    var depth = 0
    for ancestor in path {
      require(ancestor !== view, "A view cannot be added to itself or to its own subview: \(view)")
      depth += 1
    }
    // The stored depth may be too large after a removal; it is updated only if it matters.
    if depth + view.layoutState.subtreeDepth > Self.maximumDepth { view.updateSubtreeDepth() }
    require(
      depth + view.layoutState.subtreeDepth <= Self.maximumDepth,
      "Views cannot be nested \(depth + view.layoutState.subtreeDepth) levels deep: the maximum is \(Self.maximumDepth)"
    )
  }

  private func updateSubtreeDepth() {
    var levels = 1
    for subview in subviews {
      subview.updateSubtreeDepth()
      levels = max(levels, subview.layoutState.subtreeDepth + 1)
    }
    layoutState.subtreeDepth = levels
  }

  private func attach(_ view: View, at index: Int) {
    var (ancestor, levels): (View?, Int) = (self, view.layoutState.subtreeDepth + 1)
    while let current = ancestor, current.layoutState.subtreeDepth < levels {
      current.layoutState.subtreeDepth = levels
      (ancestor, levels) = (current.superview, levels + 1)
    }
    // The callbacks may have removed subviews.
    subviews.insert(view, at: min(max(0, index), subviews.count))
    invalidateSubviewGrid()
    // The former superview may have been deallocated first.
    view.layoutState.isArranged = false
    if view.constraintState != nil { view.resetOuterConstraints() }
    view.setSuperview(self)
    view.setWindow(window)
    if view.isPlacedByConstraints { view.enterConstraintSystem() }
    view.setNeedsLayout()
    setNeedsLayout()
    notePlacementChanged(affectsLayerTree: true)
    setNeedsDisplay(view.frame)
    view.didMoveToSuperview()
    if view.superview === self { didAddSubview(view) }
  }

  /// Inserts `view` directly in front of `sibling`. If `sibling` is not a subview of this view, `view` becomes the
  /// frontmost subview, as in UIKit.
  public func insertSubview(_ view: View, above sibling: View) {
    insertSubview(view, beside: sibling, offset: 1)
  }

  /// Inserts `view` directly behind `sibling`. If `sibling` is not a subview of this view, `view` becomes the frontmost
  /// subview, as in UIKit.
  public func insertSubview(_ view: View, below sibling: View) {
    insertSubview(view, beside: sibling, offset: 0)
  }

  private func insertSubview(_ view: View, beside sibling: View, offset: Int) {
    let siblingIndex = subviews.firstIndex { $0 === sibling }
    guard let from = subviews.firstIndex(where: { $0 === view }) else {
      return insertSubview(view, at: siblingIndex.map { $0 + offset } ?? .max)
    }
    guard view !== sibling else { return }
    let target = siblingIndex.map { $0 + offset } ?? subviews.count
    move(view, to: from < target ? target - 1 : target)
  }

  /// Moves a subview behind its siblings. Does nothing if `view` is not a subview, as in UIKit.
  public func sendSubviewToBack(_ view: View) { move(view, to: 0) }

  /// Moves a subview in front of its siblings. Does nothing if `view` is not a subview, as in UIKit.
  public func bringSubviewToFront(_ view: View) { move(view, to: subviews.count - 1) }

  /// Removes the view from its superview; does nothing if there is none. If it is the root view of
  /// a child controller, the child's disappearance callbacks are sent (containment contract 3.3).
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
    if let owner = firstOwnerInSubtree {
      type(of: owner).remove(self, from: superview) { detach(from: superview) }
    } else {
      detach(from: superview)
    }
  }

  private func detach(from superview: View) {
    if constraintState != nil { deactivateOutwardConstraints() }
    invalidateInSuperview()
    superview.subviews.removeObject(self)
    if superview.layoutState.soleSubview === self { superview.layoutState.soleSubview = nil }
    superview.invalidateSubviewGrid()
    superview.setNeedsLayout()
    superview.notePlacementChanged(affectsLayerTree: true)
    setSuperview(nil)
    if isArranged { (superview as? StackView)?.removeArrangedSubview(self) }
    let window = window
    setWindow(nil)
    window?.updateFocusAndPointers()
  }

  /// Returns whether this view is `view` or one of its descendants.
  public func isDescendant(of view: View) -> Bool {
    var candidate: View? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superview
    }
    return false
  }

  var path: ViewPath { ViewPath(from: self) }

  private func move(_ view: View, to index: Int) {
    guard let from = subviews.firstIndex(where: { $0 === view }), from != index else { return }
    subviews.remove(at: from)
    subviews.insert(view, at: index)
    invalidateSubviewGrid()
    notePlacementChanged(affectsLayerTree: true)
    view.invalidateInSuperview()
  }

  private func setWindow(_ window: Window?) {
    let old = self.window
    guard old !== window else { return }
    old?.viewWillLeaveWindow(self)
    willMove(toWindow: window)
    setStoredWindow(window)
    accessibility.number = 0
    layerState.resetForNewWindow()
    for subview in subviews { subview.setWindow(window) }
    // With the window, the sizes of texts have changed, and perhaps the layout direction.
    if constraintState != nil, hasConstraintSystem { invalidateConstraints() }
    if let window { completeEntry(into: window) }
    didMoveToWindow()
    window?.animations.resumeLoops()
    if window != nil { owner?.rootViewDidEnterWindow() }
  }

  /// Updates values that were preliminary outside a window, and reports missed animations and secret texts.
  private func completeEntry(into window: Window) {
    if wasSecureTextInput { window.focus.textInput.addSecretInput(self) }
    if layoutState.wasMeasuredOutsideWindow {
      layoutState.wasMeasuredOutsideWindow = false
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
    if presentation.hasMissedAnimation {
      presentation.hasMissedAnimation = false
      window.reportMissedAnimation(of: self)
    }
  }

  // MARK: Gesture recognizers

  /// Attaches a recognizer that watches the pointers pressed in this view or its descendants. A recognizer that is
  /// attached to another view is detached from it.
  public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    gestureRecognizers.append(recognizer)
  }

  /// Detaches a recognizer and cancels its gesture. Does nothing if it is not attached to this view.
  public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.cancelTracking()
    recognizer.view = nil
    gestureRecognizers.removeAll { $0 === recognizer }
  }

  // MARK: Owners

  package var nearestOwner: (any ViewOwner)? {
    var view: View? = self
    while let current = view {
      if let owner = current.boundary?.contentOwner { return owner }
      view = current.superview
    }
    return nil
  }

  /// An owner whose root view is in this subtree and whose moves may have to be reported; nil if there is none.
  var firstOwnerInSubtree: (any ViewOwner)? {
    if let owner { return owner }
    guard mayContainUncontainedOwners else { return nil }
    for subview in subviews {
      if let owner = subview.firstOwnerInSubtree { return owner }
    }
    return nil
  }

  package var hasEnclosingDefaultButton: Bool {
    sequence(first: self as Responder, next: \.next)
      .contains { ($0 as? any ViewOwner)?.hasDefaultButton == true }
  }

  /// Whether the view becomes first responder again after a presentation or a temporary first responder.
  package var regainsFirstResponder: Bool {
    let temporary = window?.focus.focusedView as? any TemporaryFirstResponder
    return temporary?.formerFirstResponder === self
      || nearestOwner?.restoresFirstResponder(to: self) == true
  }

  // MARK: Drags

  /// Returns whether a view under the pointer, inside this view, reserves drags along an axis (`reservedDragAxes`).
  ///
  /// - Parameter location: The position of the pointer, in window points.
  package func isDragReserved(at location: Point, along axes: DragAxes) -> Bool {
    for view in ViewPath(from: window?.hitTest(location)) {
      if view === self { return false }
      if !view.reservedDragAxes.isDisjoint(with: axes) { return true }
    }
    return false
  }

  package func isDragClaimedByAncestor(_ drag: DragAttempt) -> Bool {
    for ancestor in ViewPath(from: superview) where ancestor.shouldClaimDrag(drag) { return true }
    return false
  }

  // MARK: First responder

  /// Makes the first responder resign if it is this view or a descendant.
  ///
  /// - Parameter force: Whether a view that refuses to resign also loses the first responder status. Default false.
  /// - Returns: Whether a first responder has resigned.
  @discardableResult public func endEditing(_ force: Bool = false) -> Bool {
    guard let focus = window?.focus, let focused = focus.focusedView, focused.isDescendant(of: self)
    else { return false }
    if !force { return focused.resignFirstResponder() }
    focus.focus(nil)
    return true
  }

  /// The part of the view, in its coordinates, that must be visible while the view is first responder: the caret of an
  /// editable text, otherwise the rectangle of the focus ring.
  package var focusedRect: Rect {
    guard let text = self as? any TextInput, text.acceptsTextInput, text.isFirstResponder else {
      return focusRing.rect
    }
    let caret = text.textInputRect
    return Rect(origin: convert(caret.origin, from: nil), size: caret.size)
  }

  /// Asks this view and the views around it to scroll it into view.
  func revealInAncestors() {
    for ancestor in path { ancestor.focusDidMove(to: self) }
  }

  /// Runs a change of this view's descendants; see `FocusSystem.keepFirstResponder(restoresDisplaced:during:)`.
  package func keepFirstResponder(during change: () -> Void) {
    if let focus = window?.focus { focus.keepFirstResponder(during: change) } else { change() }
  }
}
