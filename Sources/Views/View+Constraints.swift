// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// Layout by constraints. The topmost view whose frame is determined elsewhere is the root of a system, which places
/// all views in it that follow constraints.
extension View {
  /// The active constraints on only this view, or between two items whose nearest common ancestor is this view.
  public var constraints: [LayoutConstraint] { constraintState?.constraints ?? [] }

  /// Whether code or `autoresizingMask` sets the view's frame. If false, constraints determine the frame.
  ///
  /// The default is false while an active constraint places the view relative to an item outside it, and true at any
  /// other time. A constraint places its first item or, if that is a layout guide or an ancestor of the second, its
  /// second item. Unlike in UIKit, programs need not set the property to false. A value that a program sets stays. If
  /// set to false, the view keeps its frame, as in UIKit, until a constraint or its content size determines another.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { constraintState?.keepsFrame ?? !isPlacedByConstraints }
    set {
      constraintRoot.layoutWillChange()
      lazyConstraintState.setKeepsFrame(newValue)
      constraintRoot.invalidateConstraints()
      superview?.constraintRoot.invalidateConstraints()
    }
  }

  /// Whether the constraints would also be satisfied with another frame of the view. False if no constraint places the
  /// view. Solves the constraints several times, so use it only for debugging.
  public var hasAmbiguousLayout: Bool {
    guard isPlacedByConstraints else { return false }
    return constraintRoot.currentSystem?.isAmbiguous(self) ?? false
  }

  /// Returns the size nearest to a target size that the view's constraints and contents allow.
  ///
  /// - Parameters:
  ///   - size: The target size in points.
  ///   - horizontal: The priority of the target's width. Default `fittingSizeLevel`, which is below the default
  ///     priorities of views' contents.
  ///   - vertical: The priority of the target's height, with the same default.
  public func systemLayoutSizeFitting(
    _ size: Size, withHorizontalFittingPriority horizontal: LayoutPriority = .fittingSizeLevel,
    verticalFittingPriority vertical: LayoutPriority = .fittingSizeLevel
  ) -> Size {
    fittingProbe?.usesDefault = true
    let system = (isInOuterSystem ? nil : currentSystem) ?? ConstraintSystem(root: self)
    return system?.fittingSize(near: size, horizontal, vertical) ?? size
  }

  /// The target size for the smallest possible size of a view, for `systemLayoutSizeFitting(_:)`.
  public nonisolated static let layoutFittingCompressedSize = Size.zero

  // MARK: Systems

  var lazyConstraintState: ConstraintState {
    if let constraintState { return constraintState }
    let state = ConstraintState()
    constraintState = state
    return state
  }

  var isPlacedByConstraints: Bool {
    if isArranged { return superview?.arrangesByConstraints ?? false }
    guard let state = constraintState else { return false }
    if state.placementCount > 0 { return state.keepsFrame != true }
    guard state.keepsFrame == false else { return false }
    if state.outwardCount > 0
      || state.constraints.contains(where: { $0.firstItem === self && $0.secondItem == nil })
    {
      return true
    }
    // An override of `sizeThatFits(_:)` may read this property, so it is not called here.
    let size = intrinsicContentSize
    return size.width >= 0 || size.height >= 0
  }

  /// Called when constraints on the view's length, or its content, may begin or cease to determine its frame.
  func updateFrameDetermination() {
    guard let state = constraintState, state.keepsFrame == false, state.placementCount == 0 else {
      return
    }
    state.dropSystem()
    superview?.constraintRoot.invalidateConstraints()
  }

  /// Whether a system of an ancestor includes this view.
  var isInOuterSystem: Bool {
    if let state = constraintState, state.outwardCount > 0 { return true }
    return isPlacedByConstraints && superview != nil
  }

  /// Whether constraints tie arranged views to other views, so that this view arranges them by constraints too.
  var arrangesByConstraints: Bool { constraintState.map { $0.tieCount > 0 } ?? false }

  func changeTieCount(by change: Int) {
    guard change != 0 else { return }
    let hadTies = arrangesByConstraints
    lazyConstraintState.changeTieCount(by: change)
    guard arrangesByConstraints != hadTies else { return }
    for view in subviews where view.isArranged { view.replaceConstraintSystem() }
    setNeedsLayout()
  }

  /// Rebuilds the view's own system, after an outer system began or ceased to include the view's contents.
  func replaceConstraintSystem() {
    guard let state = constraintState else { return }
    state.replaceSystem(isRoot: !isInOuterSystem)
    if state.isStale { setNeedsLayout() }
  }

  /// Called when a view without a superview is added to one: outward constraints ended when it was removed.
  func resetOuterConstraints() {
    guard let state = constraintState, state.outwardCount > 0 else { return }
    resetConstraintCounts()
    countConstraints()
    replaceConstraintSystem()
  }

  private func resetConstraintCounts() {
    constraintState?.resetCounts()
    for subview in subviews { subview.resetConstraintCounts() }
  }

  private func countConstraints() {
    for constraint in constraints { constraint.updateCounts(in: self, by: 1) }
    for subview in subviews { subview.countConstraints() }
  }

  /// The view whose system includes this view; the view itself if there is no other one.
  var constraintRoot: View {
    var view = self
    while view.isInOuterSystem, let superview = view.superview { view = superview }
    return view
  }

  var hasConstraintSystem: Bool {
    guard let state = constraintState, !isInOuterSystem else { return false }
    return state.hasSystem
  }

  /// The updated system of a root; nil if it has no views to place.
  var currentSystem: ConstraintSystem? { constraintState?.currentSystem(of: self) }

  /// Called before a change that affects layout. An animation's closure lays its changes out at its end.
  func layoutWillChange() { AnimationContext.current?.willChangeLayout(of: self) }

  /// The ancestor whose layout uses this view's preferred size, directly or through ancestors whose size depends on it.
  var preferredSizeRoot: View {
    var view = constraintRoot
    while view.owner == nil, let superview = view.superview {
      guard superview.layoutState.sizeFollowsSubviews || superview.isInOuterSystem else {
        return superview
      }
      view = superview.constraintRoot
    }
    return view
  }

  func invalidateConstraints() {
    lazyConstraintState.invalidate()
    setNeedsLayout()
    notePreferredSizeChanged()
  }

  func updateConstant(of constraint: LayoutConstraint, from old: Double) {
    guard let constraintState else { return }
    constraintState.shift(constraint, from: old)
    setNeedsLayout()
    notePreferredSizeChanged()
  }

  func noteContentSizeChanged(of view: View) {
    guard let constraintState else { return }
    constraintState.recordContentChange(of: view)
    setNeedsLayout()
    if view !== self { notePreferredSizeChanged() }
  }

  func changeOutwardCount(upTo common: View, by: Int) {
    var view = self
    while view !== common {
      let state = view.lazyConstraintState
      state.changeOutwardCount(by: by)
      if view.isArranged { view.superview?.changeTieCount(by: by) }
      if state.outwardCount == max(0, by) { view.replaceConstraintSystem() }
      guard let superview = view.superview else { return }
      view = superview
    }
  }

  func deactivateConstraints(where matches: (LayoutConstraint) -> Bool) {
    for constraint in constraints where matches(constraint) { constraint.isActive = false }
  }

  /// Deactivates the constraints between both sides, before the view leaves its superview.
  func deactivateOutwardConstraints() {
    guard let state = constraintState else { return }
    for ancestor in ViewPath(from: superview) {
      if state.outwardCount == 0 { break }
      ancestor.deactivateConstraints {
        [$0.firstItem, $0.secondItem].contains { $0?.layoutView?.isDescendant(of: self) == true }
      }
    }
    state.setPlaced(false)
    if isPlacedByConstraints { superview?.constraintRoot.invalidateConstraints() }
  }

  func enterConstraintSystem() {
    constraintState?.dropSystem()
    constraintState?.setPlaced(false)
    superview?.constraintRoot.invalidateConstraints()
  }

  /// Called when a frame that no constraint determines has changed. Constraints with items inside depend on it.
  func noteFrameChanged(under state: ConstraintState) {
    if state.outwardCount > 0, !isPlacedByConstraints { constraintRoot.invalidateConstraints() }
    if !state.systemGuides.isEmpty, superview?.safeAreaInsets ?? .zero != .zero {
      constraintRoot.invalidateConstraints()
    }
  }

  /// The size that the constraints in the view determine; nil if there are none.
  package func constraintFittingSize(inside size: Size) -> Size? {
    // Layout is measuring the view's own content, without the constraints inside it.
    if fittingProbe != nil {
      fittingProbe?.usesDefault = true
      return nil
    }
    guard let constraintState, !constraintState.isSolving, hasConstraintSystem,
      let system = currentSystem
    else { return nil }
    return constraintState.fittingSize(forWidth: size.width) { system.fittingSize(inside: size) }
  }

  /// The size that the constraints in the view determine, independent of its ancestors; zero if there are none.
  func innerFittingSize(inside size: Size = Size(.infinity, .infinity)) -> Size {
    constraintState == nil
      ? .zero : ConstraintSystem(root: self)?.fittingSize(inside: size) ?? .zero
  }

  /// The priority of a constraint that sets the view's length to a constant; 0 if there is none.
  func lengthConstraintPriority(along axis: Axis) -> LayoutPriority {
    let attribute: LayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    let lengths = constraints.filter {
      $0.firstItem === self && $0.firstAttribute == attribute && $0.secondAttribute == nil
        && $0.relation == .equal
    }
    return lengths.map(\.priority).max() ?? LayoutPriority(0)
  }

  /// Places the views of this root's system; called by its layout.
  func layOutByConstraints() {
    guard hasConstraintSystem, let state = constraintState else { return }
    var rounds = 0
    repeat {
      if !state.marginsAreCurrent { state.invalidate() }
      layOutOnce(state)
      rounds += 1
      // Margins may depend on widths that were just set.
    } while !state.marginsAreCurrent && rounds < 3
    for report in state.removeAllReports() { window?.request(.warning(report)) }
  }

  private func layOutOnce(_ state: ConstraintState) {
    _ = currentSystem
    guard let (frames, boxes) = state.frames(in: frame.size) else { return }
    for index in boxes.indices where boxes[index].isPlaced && boxes[index].isVisible {
      let view = boxes[index].view
      guard let guide = boxes[index].guide else {
        view.setFrameFromConstraints(frames[index])
        continue
      }
      // The layout of this view itself continues with the current guides.
      if guide.layoutFrame != frames[index], view !== self { view.setNeedsLayout() }
      guide.layoutFrame = frames[index]
    }
  }

  /// Solves the constraints of this view's system again, although its layout has already run.
  package func layOutConstraints() { constraintRoot.layOutByConstraints() }

  private func setFrameFromConstraints(_ frame: Rect) {
    let state = lazyConstraintState
    let hasComeFrom = isArranged || state.keepsFrame == false
    if state.wasPlaced || (hasComeFrom && self.frame.size != .zero) {
      self.frame = frame
    } else {
      // The first frame of a new view is not animated.
      AnimationContext.withoutAnimation { self.frame = frame }
    }
    state.setPlaced(true)
  }
}

extension View: LayoutItem {
  public var layoutView: View? { self }
}

extension View {
  /// An anchor for the baseline of the view's first line of text, or for the lower edge of a view without text.
  public var firstBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .firstBaseline) }
  /// An anchor for the baseline of the view's last line of text, or for the lower edge of a view without text.
  public var lastBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .lastBaseline) }

  package var typeAndLabel: String {
    "\(type(of: self))\(accessibilityLabel.map { " “\($0)”" } ?? "")"
  }
}
