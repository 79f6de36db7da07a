// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import Drawing

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
    if let focus = window?.focus, view.window === window {
      // As in UIKit, a view that moves within its window keeps the keyboard.
      focus.keepFirstResponder(returning: false) { take(view, at: index) }
    } else {
      take(view, at: index)
    }
  }

  private func take(_ view: View, at index: Int) {
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
    if depth + view.layoutState.levels > Self.maximumDepth { view.updateLevels() }
    require(
      depth + view.layoutState.levels <= Self.maximumDepth,
      "\(depth + view.layoutState.levels) views one in the other are more than \(Self.maximumDepth)"
    )
  }

  private func updateLevels() {
    var levels = 1
    for subview in subviews {
      subview.updateLevels()
      levels = max(levels, subview.layoutState.levels + 1)
    }
    layoutState.setLevels(levels)
  }

  private func attach(_ view: View, at index: Int) {
    var (ancestor, levels): (View?, Int) = (self, view.layoutState.levels + 1)
    while let current = ancestor, current.layoutState.levels < levels {
      current.layoutState.setLevels(levels)
      (ancestor, levels) = (current.superview, levels + 1)
    }
    // The callbacks may have taken views out.
    subviews.insert(view, at: min(max(0, index), subviews.count))
    subviewsMoved()
    // Its superview may have ended before it.
    view.layoutState.setArranged(false)
    if view.constraintState != nil { view.forgetOuterConstraints() }
    view.setSuperview(self)
    view.setWindow(window)
    if view.isPlacedByConstraints { view.becomePlaced() }
    view.setNeedsLayout()
    setNeedsLayout()
    placementChanged(structureToo: true)
    setNeedsDisplay(view.frame)
    view.didMoveToSuperview()
    if view.superview === self { didAddSubview(view) }
  }

  /// Inserts `view` directly in front of `sibling`. If `sibling` is not a subview of this view, `view` becomes the frontmost
  /// subview, as in UIKit.
  public func insertSubview(_ view: View, above sibling: View) {
    insertSubview(view, beside: sibling, offset: 1)
  }

  /// Inserts `view` directly behind `sibling`. If `sibling` is not a subview of this view, `view` becomes the frontmost
  /// subview, as in UIKit.
  public func insertSubview(_ view: View, below sibling: View) {
    insertSubview(view, beside: sibling, offset: 0)
  }

  private func insertSubview(_ view: View, beside sibling: View, offset: Int) {
    let place = subviews.firstIndex { $0 === sibling }
    guard let from = subviews.firstIndex(where: { $0 === view }) else {
      return insertSubview(view, at: place.map { $0 + offset } ?? .max)
    }
    guard view !== sibling else { return }
    let target = place.map { $0 + offset } ?? subviews.count
    move(view, to: from < target ? target - 1 : target)
  }

  /// Moves a subview behind its siblings. Does nothing if `view` is not a subview, as in UIKit.
  public func sendSubviewToBack(_ view: View) {
    move(view, to: 0)
  }

  /// Moves a subview in front of its siblings. Does nothing if `view` is not a subview, as in UIKit.
  public func bringSubviewToFront(_ view: View) {
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
    if superview.layoutState.soleSubview === self { superview.layoutState.soleSubviewLeft() }
    superview.subviewsMoved()
    superview.setNeedsLayout()
    superview.placementChanged(structureToo: true)
    setSuperview(nil)
    superview.subviewLeft(self)
    let window = window
    setWindow(nil)
    window?.reachChanged()
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

  private func setWindow(_ window: Window?) {
    let old = self.window
    guard old !== window else { return }
    old?.viewWillLeave(self)
    willMove(toWindow: window)
    setOwnWindow(window)
    accessibility.setNumber(0)
    layerState.windowChanged()
    for subview in subviews { subview.setWindow(window) }
    if constraintState != nil { treeChangedUnderConstraints() }
    if let window { settle(in: window) }
    didMoveToWindow()
    window?.animations.resumeLoops()
    if window != nil { owner?.rootViewDidEnterWindow() }
  }

  /// Repeats or reports what was only preliminary outside a window, and tells the window about a secret text.
  private func settle(in window: Window) {
    if wasSecure { window.focus.textInput.add(secret: self) }
    if layoutState.wasMeasuredOutsideWindow {
      layoutState.setMeasuredOutsideWindow(false)
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
    if presented.hasMissedAnimation {
      presented.setMissedAnimation(false)
      window.reportMissedAnimation(of: self)
    }
  }
}

extension View {
  /// Lets a recognizer watch the pointers that go down in this view or inside it; a recognizer watches for
  /// one view.
  public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    gestureRecognizers.append(recognizer)
  }

  /// Ends that, and a gesture that lasts; nothing happens if the recognizer watches for another view.
  public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.letGo()
    recognizer.view = nil
    gestureRecognizers.removeAll { $0 === recognizer }
  }
}

extension View {
  /// The owner of this root view, or of the nearest root view around it.
  package var owningOwner: (any ViewOwner)? {
    var view: View? = self
    while let current = view {
      if let owner = current.boundary?.contentOwner { return owner }
      view = current.superview
    }
    return nil
  }

  /// An owner with its root view in here, whose moves may have to be reported; nil if there is none.
  var innerOwner: (any ViewOwner)? {
    if let owner { return owner }
    guard holdsOrphans else { return nil }
    for subview in subviews {
      if let owner = subview.innerOwner { return owner }
    }
    return nil
  }

  /// Whether an owner around the view has a default button.
  package var hasDefaultButtonAround: Bool {
    sequence(first: self as Responder, next: \.next)
      .contains { ($0 as? any ViewOwner)?.hasDefaultButton == true }
  }

  /// Whether the view gets the keyboard back: from a presentation above it, or from a temporary first responder.
  package var getsKeyboardBack: Bool {
    let temporary = window?.focus.focusedView as? any TemporaryFirstResponder
    return temporary?.formerFirstResponder === self
      || owningOwner?.givesKeyboardBack(to: self) == true
  }
}

extension View {
  /// Whether something under the pointer and inside this view keeps drags along an axis for itself (`dragAxes`).
  ///
  /// - Parameter location: Where the pointer is, in window points.
  package func isDragKept(at location: Point, along axes: DragAxes) -> Bool {
    var passed: View?
    var candidate = window?.hitTest(location, passing: &passed)
    while let current = candidate, current !== self {
      if !current.dragAxes.isDisjoint(with: axes) { return true }
      candidate = current.superview
    }
    return false
  }

  /// Asks the views around this one, from the inside, whether one of them takes a drag instead.
  package func isDragTaken(_ drag: DragAttempt) -> Bool {
    var ancestor = superview
    while let current = ancestor {
      if current.shouldTakeDrag(drag) { return true }
      ancestor = current.superview
    }
    return false
  }
}

extension View {
  package var isInWindow: Bool { window != nil }

  /// Takes the keyboard from the view and those inside it. False where none of them has it, or keeps it.
  ///
  /// - Parameter force: Takes it also from a view that refuses to resign. Default false.
  @discardableResult public func endEditing(_ force: Bool = false) -> Bool {
    guard let focus = window?.focus, let focused = focus.focusedView, focused.isDescendant(of: self)
    else { return false }
    if !force { return focused.resignFirstResponder() }
    focus.focus(nil)
    return true
  }
}

extension View {
  /// The part of the view, in its coordinates, that has to be in sight while the view has the keyboard: the caret of a
  /// text that is edited, else what the focus ring surrounds.
  package var focusedPart: Rect {
    guard let text = self as? any TextInput, text.acceptsTextInput, text.isFirstResponder else {
      return focusRing.rect
    }
    let caret = text.textInputRect
    return Rect(origin: windowToLocal(caret.origin), size: caret.size)
  }

  /// Runs a change of views inside this one; see `FocusSystem.keepFirstResponder(returning:during:)`.
  package func keepFirstResponder(during change: () -> Void) {
    if let focus = window?.focus { focus.keepFirstResponder(during: change) } else { change() }
  }
}
