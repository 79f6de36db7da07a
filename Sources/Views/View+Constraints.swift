// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// Layout by constraints. The topmost view whose frame comes from elsewhere is the root of one system, which places
/// all views in it that follow constraints.
extension View {
  /// The active constraints of which the view is the nearest one around all items.
  public var constraints: [LayoutConstraint] { constraintState?.held ?? [] }

  /// Whether the view's frame is its own, set by code or by `autoresizingMask`, and not by constraints.
  ///
  /// Default true, until a constraint is activated that says where the view lies: one that names the view first, or
  /// names first a view around it. UIKit requires setting it to false; here that is optional. Once it is set it stays. As in
  /// UIKit, a view that was set to false keeps its frame until a constraint or the size of its content determines another.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { constraintState?.keepsFrame ?? !isPlacedByConstraints }
    set {
      constraintRoot.layoutWillChange()
      ownConstraintState.setKeepsFrame(newValue)
      constraintRoot.constraintsChanged()
      superview?.constraintRoot.constraintsChanged()
    }
  }

  /// Whether other places or sizes of the view would meet all constraints as well. It solves them several times: a
  /// question for debugging. Always false of a view that no constraint places.
  public var hasAmbiguousLayout: Bool {
    guard isPlacedByConstraints else { return false }
    return constraintRoot.currentSystem?.isAmbiguous(self) ?? false
  }

  /// The smallest size of a view near a target that its constraints, and the contents in it, allow.
  ///
  /// - Parameters:
  ///   - size: Points.
  ///   - horizontal: How much the target's width counts. Default the fitting size's: less than all contents.
  ///   - vertical: The same for the height.
  public func systemLayoutSizeFitting(
    _ size: Size, withHorizontalFittingPriority horizontal: LayoutPriority = .fittingSizeLevel,
    verticalFittingPriority vertical: LayoutPriority = .fittingSizeLevel
  ) -> Size {
    fittingProbe?.usesDefault = true
    var system = isInOuterSystem ? nil : currentSystem
    if system == nil { system = ConstraintSystem(root: self) }
    return system?.fittingSize(near: size, horizontal, vertical) ?? size
  }

  /// For `systemLayoutSizeFitting(_:)`: as small as possible.
  public nonisolated static let layoutFittingCompressedSize = Size.zero

  // MARK: Systems

  /// Whether an active constraint of the view does not hold.
  func isBroken(_ constraint: LayoutConstraint) -> Bool {
    constraintRoot.currentSystem?.isBroken(constraint) ?? false
  }

  var ownConstraintState: ConstraintState {
    if let constraintState { return constraintState }
    let state = ConstraintState()
    constraintState = state
    return state
  }

  /// Whether constraints give the view its frame.
  var isPlacedByConstraints: Bool {
    if isArranged { return superview?.arrangesByConstraints ?? false }
    guard let state = constraintState else { return false }
    if state.placements > 0 { return state.keepsFrame != true }
    guard state.keepsFrame == false else { return false }
    if state.outwardCount > 0 || hasOwnLength { return true }
    // An override of `sizeThatFits(_:)` may ask this question, so it does not count here.
    let size = intrinsicContentSize
    return size.width >= 0 || size.height >= 0
  }

  /// Whether a constraint determines the width or the height of the view alone.
  private var hasOwnLength: Bool {
    constraints.contains { $0.firstItem === self && $0.secondItem == nil }
  }

  /// A constraint of its own or its content may determine the frame of a view that kept it so far.
  func determinationMayChange() {
    guard let state = constraintState, state.keepsFrame == false, state.placements == 0 else {
      return
    }
    state.dropSystem()
    superview?.constraintRoot.constraintsChanged()
  }

  /// Whether a system of a view around this one knows it.
  var isInOuterSystem: Bool {
    if let state = constraintState, state.outwardCount > 0 { return true }
    return isPlacedByConstraints && superview != nil
  }

  /// Whether constraints tie views that this one arranges to something else, so that it arranges them by constraints too.
  var arrangesByConstraints: Bool { constraintState.map { $0.tieCount > 0 } ?? false }

  /// For a view that arranges others: so many constraints more or less tie those, or its own baselines, to something else.
  func tiesChanged(by change: Int) {
    guard change != 0 else { return }
    let hadTies = arrangesByConstraints
    ownConstraintState.countTies(change)
    guard arrangesByConstraints != hadTies else { return }
    for view in subviews where view.isArranged { view.systemChanged() }
    setNeedsLayout()
  }

  /// An outer system knows what is in the view from now on, or no longer: then its own one has to be made again.
  func systemChanged() {
    guard let state = constraintState else { return }
    state.replaceSystem(isRoot: !isInOuterSystem)
    if state.isStale { setNeedsLayout() }
  }

  /// A view without a superview comes into one: constraints with what was around it have ended with that.
  func forgetOuterConstraints() {
    guard let state = constraintState, state.outwardCount > 0 else { return }
    forgetCounts()
    countConstraints()
    systemChanged()
  }

  private func forgetCounts() {
    constraintState?.forgetCounts()
    for subview in subviews { subview.forgetCounts() }
  }

  private func countConstraints() {
    for constraint in constraints { constraint.count(in: self, by: 1) }
    for subview in subviews { subview.countConstraints() }
  }

  /// The view whose system knows this one; the view itself where no other does.
  var constraintRoot: View {
    var view = self
    while view.isInOuterSystem, let superview = view.superview { view = superview }
    return view
  }

  /// Whether constraints say what is in the view.
  var hasConstraintSystem: Bool {
    guard let state = constraintState, !isInOuterSystem else { return false }
    return state.hasSystem
  }

  /// The system of a root, as of now; nil where there is nothing to place.
  var currentSystem: ConstraintSystem? { constraintState?.currentSystem(of: self) }

  /// What the view's layout follows from is about to change. What an animation's closure changes is laid out at its
  /// end.
  func layoutWillChange() {
    AnimationContext.current?.willChangeLayout(of: self)
  }

  /// The view whose layout heeds what this one wishes, or what one does whose own wish follows from it.
  var wishRoot: View {
    var view = constraintRoot
    while view.owner == nil, let superview = view.superview {
      guard superview.layoutState.sizeFollowsSubviews || superview.isInOuterSystem else {
        return superview
      }
      view = superview.constraintRoot
    }
    return view
  }

  /// For a root: other views or constraints.
  func constraintsChanged() {
    ownConstraintState.invalidate()
    setNeedsLayout()
    wishChanged()
  }

  /// For a root: a constraint has another constant.
  func constantChanged(of constraint: LayoutConstraint, from old: Double) {
    guard let state = constraintState else { return }
    state.shift(constraint, from: old)
    setNeedsLayout()
    wishChanged()
  }

  /// For a root: the content of a view in its system wishes another size.
  func contentSizeChanged(of view: View) {
    guard let state = constraintState else { return }
    state.contentChanged(of: view)
    setNeedsLayout()
    if view !== self { wishChanged() }
  }

  /// A constraint that relates something in here with something outside came or went.
  func constraintsOutward(to common: View, change: Int) {
    var view = self
    while view !== common {
      let state = view.ownConstraintState
      state.countOutward(change)
      if view.isArranged { view.superview?.tiesChanged(by: change) }
      if state.outwardCount == max(0, change) { view.systemChanged() }
      guard let superview = view.superview else { return }
      view = superview
    }
  }

  /// Deactivates those of the view's constraints that match.
  func deactivateConstraints(where matches: (LayoutConstraint) -> Bool) {
    for constraint in constraints where matches(constraint) { constraint.isActive = false }
  }

  /// The view is about to leave its superview: constraints between the two sides end.
  func deactivateOutwardConstraints() {
    guard let state = constraintState else { return }
    var ancestor = superview
    while state.outwardCount > 0, let current = ancestor {
      current.deactivateConstraints {
        [$0.firstItem, $0.secondItem].contains { $0?.layoutView?.isDescendant(of: self) == true }
      }
      ancestor = current.superview
    }
    state.setPlaced(false)
    if isPlacedByConstraints { superview?.constraintRoot.constraintsChanged() }
  }

  /// A view that constraints place has come into a superview.
  func becomePlaced() {
    constraintState?.dropSystem()
    constraintState?.setPlaced(false)
    superview?.constraintRoot.constraintsChanged()
  }

  /// Texts have other sizes in a window than outside, and it may have another layout direction.
  func treeChangedUnderConstraints() {
    if hasConstraintSystem { constraintsChanged() }
  }

  /// The frame is the view's own and has changed: what is in it is somewhere else, as constraints see it.
  func frameChanged(under state: ConstraintState) {
    if state.outwardCount > 0, !isPlacedByConstraints { constraintRoot.constraintsChanged() }
    if !state.systemGuides.isEmpty, superview?.safeAreaInsets ?? .zero != .zero {
      constraintRoot.constraintsChanged()
    }
  }

  /// The size that constraints in the view say; nil where there are none.
  package func constraintFittingSize(inside size: Size) -> Size? {
    // Layout is asking for the view's own content, and not for the constraints inside it.
    if fittingProbe != nil {
      fittingProbe?.usesDefault = true
      return nil
    }
    guard let constraintState, !constraintState.isSolving, hasConstraintSystem,
      let system = currentSystem
    else { return nil }
    return constraintState.fittingSize(forWidth: size.width) { system.fittingSize(inside: size) }
  }

  /// What the constraints in the view say of its size, whatever is around it; zero where there are none.
  func innerFittingSize(inside size: Size = Size(.infinity, .infinity)) -> Size {
    constraintState == nil
      ? .zero : ConstraintSystem(root: self)?.fittingSize(inside: size) ?? .zero
  }

  /// How much a constraint counts that says how long the view is, whatever is around it; 0 without one.
  func ownLengthPriority(along axis: Axis) -> LayoutPriority {
    let attribute: LayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    return constraints.reduce(LayoutPriority(rawValue: 0)) { most, constraint in
      constraint.firstItem === self && constraint.firstAttribute == attribute
        && constraint.secondAttribute == nil && constraint.relation == .equal
        ? max(most, constraint.priority) : most
    }
  }

  /// Places what follows constraints in this view; called by its layout.
  func placeByConstraints() {
    guard hasConstraintSystem, let state = constraintState else { return }
    var rounds = 0
    repeat {
      if !state.hasMargins { state.invalidate() }
      placeOnce(state)
      rounds += 1
      // Margins may follow from widths that were given just now.
    } while !state.hasMargins && rounds < 3
    for report in state.takeReports() { window?.request(.warning(report)) }
  }

  private func placeOnce(_ state: ConstraintState) {
    _ = currentSystem
    guard let (frames, boxes) = state.frames(in: frame.size) else { return }
    for index in boxes.indices where boxes[index].isPlaced && boxes[index].isShown {
      let view = boxes[index].view
      guard let guide = boxes[index].guide else {
        view.place(at: frames[index])
        continue
      }
      // The layout of this view goes on with the guides as they are now.
      if guide.layoutFrame != frames[index], view !== self { view.setNeedsLayout() }
      guide.layoutFrame = frames[index]
    }
  }

  /// Places what follows constraints in this view or beside it, though its layout has been.
  package func layOutConstraints() { constraintRoot.placeByConstraints() }

  private func place(at frame: Rect) {
    let state = ownConstraintState
    let hasComeFrom = isArranged || state.keepsFrame == false
    if state.wasPlaced || (hasComeFrom && self.frame.size != .zero) {
      self.frame = frame
    } else {
      // A view that was nowhere comes from nowhere.
      AnimationContext.withoutAnimation { self.frame = frame }
    }
    state.setPlaced(true)
  }
}

extension View: LayoutItem {
  /// The view itself.
  public var layoutView: View? { self }
}

extension View {
  /// The baseline of the first line of text, from `baselines(in:)`.
  public var firstBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text, from `baselines(in:)`.
  public var lastBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .lastBaseline) }
}

extension View {
  /// The view's type, and its label for assistive technology.
  package var typeAndLabel: String {
    "\(type(of: self))\(accessibilityLabel.map { " “\($0)”" } ?? "")"
  }
}
