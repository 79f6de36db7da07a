// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

extension View {
  /// Requests `layoutSubviews()` in the next layout pass.
  public func setNeedsLayout() {
    layoutState.setNeedsLayout()
    var view = self
    while let superview = view.superview, superview.layoutState.markSubtree(for: view) {
      view = superview
    }
    window?.setNeedsFrame()
  }

  /// Requests a layout in the current pass, which is at this view.
  package func setNeedsLayoutInCurrentPass() { layoutState.needsLayout = true }

  var needsLayout: Bool { layoutState.needsLayout }

  var subtreeNeedsLayout: Bool { layoutState.subtreeNeedsLayout }

  /// Lays out the view and its descendants immediately, if they need layout. Containers call it after beginning an
  /// appearance transition and before animating, so that the new child's geometry is final when `viewIsAppearing` is
  /// called (containment contract 3.1).
  public func layoutIfNeeded() {
    let owner = owner
    owner?.layoutDidReachRootView()
    if needsLayout {
      owner?.rootViewWillLayOutSubviews()
      // Cleared after the controller's callback, whose changes belong to this pass.
      layoutState.needsLayout = false
      if let constraintState, constraintState.outwardCount == 0 { layOutByConstraints() }
      layoutSubviews()
      if !subviews.isEmpty { (owner ?? nearestOwner)?.didLayOutSubviews(of: self) }
      owner?.rootViewDidLayOutSubviews()
    }
    guard subtreeNeedsLayout else { return }
    let sole = layoutState.beginSubviews()
    if let sole {
      // Visiting all subviews after each insertion would take quadratic time.
      sole.layoutIfNeeded()
      // Its layout may have marked other subviews.
      guard subtreeNeedsLayout else { return }
    }
    // Each subview only once per pass: twice would take exponential time in a deep tree.
    for subview in subviews
    where subview !== sole && (subview.subtreeNeedsLayout || subview.needsLayout) {
      subview.layoutIfNeeded()
    }
  }

  /// The theme of the view's controller or, without one, of its window; the light theme if the view has neither.
  public var theme: Theme { nearestOwner?.effectiveTheme ?? window?.traits.theme ?? .light }

  /// The traits of the controller to which the view belongs; without a controller, the window's traits.
  public var traits: Traits { nearestOwner?.traits ?? window?.traits ?? Traits() }

  /// The text measurer of the view's window, or of the window for which the controller loads its view.
  ///
  /// Without a window, the measurer knows only the bundled font, and measures text in another font approximately. When
  /// the view enters a window, the text is measured again in its own font.
  public var textMeasurer: any TextMeasurer {
    if let measurer = window?.textMeasurer ?? nearestOwner?.pendingTextMeasurer { return measurer }
    layoutState.wasMeasuredOutsideWindow = true
    return View.windowlessTextMeasurer
  }

  private static let windowlessTextMeasurer = BundledTextMeasurer()

  func noteFrameChanged(from old: Rect, to new: Rect) {
    let superview = superview
    superview?.invalidateSubviewGrid()
    if let constraintState { noteFrameChanged(under: constraintState) }
    if new.size != old.size {
      for subview in subviews
      where subview.autoresizingMask != [] && subview.constraintState?.keepsFrame != false {
        subview.frame = subview.autoresizingMask.resize(
          subview.frame, from: old.size, to: new.size)
      }
      setNeedsLayout()
      // Without a presentation frame, the call below marks the view in its superview or its own layer.
      if layer == nil, presentation.frame != nil { setNeedsDisplay() }
    }
    invalidateDisplay(in: superview, from: old, to: new)
  }

  /// Updates the display after a move: a layer is only placed again; other views are painted again.
  func invalidateDisplay(in superview: View?, from old: Rect, to new: Rect) {
    if layer != nil {
      if old.size != new.size { setNeedsDisplay() }
      window?.setNeedsComposite()
    } else {
      superview?.setNeedsDisplay(old.union(new).inset(by: -layerState.inkOutset))
    }
  }

  /// Notifies the subtree of changed traits. Root views of other controllers are notified by these, and root views of
  /// controllers without a parent are notified here.
  ///
  /// - Parameter isOwnerRoot: Whether this is the root view of the controller whose traits have changed.
  package func propagateTraits(isOwnerRoot: Bool = false) {
    if let owner, !isOwnerRoot {
      owner.surroundingTraitsDidChange()
      return
    }
    traitsDidChange()
    if constraintState != nil { constraintRoot.invalidateConstraints() }
    setNeedsLayout()
    setNeedsDisplay()
    for subview in subviews { subview.propagateTraits() }
  }
}

struct ContentPriorities {
  var hugging = [LayoutPriority.defaultLow, .defaultLow]
  var compressionResistance = [LayoutPriority.defaultHigh, .defaultHigh]
}

struct FittingProbe {
  /// The length that the default returns along an axis without an intrinsic length.
  let defaultLength: Double
  /// Whether the override has called the default, or has asked for the size by constraints.
  var usesDefault = false
}

/// The preferred size of a view's content, for layout.
extension View {
  /// The value of `intrinsicContentSize` along an axis without a preferred length.
  public nonisolated static let noIntrinsicMetric = -1.0

  /// Returns the priority with which the view resists becoming larger than its content. Default 250.
  public func contentHuggingPriority(for axis: Axis) -> LayoutPriority {
    (layoutState.contentPriorities ?? ContentPriorities()).hugging[axis.index]
  }

  /// Sets the priority with which the view resists becoming larger than its content. Of several views that share
  /// too much space, the one with the lowest priority grows first.
  public func setContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {
    changeContentPriorities { $0.hugging[axis.index] = priority }
  }

  /// Returns the priority with which the view resists becoming smaller than its content. Default 750.
  public func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
    (layoutState.contentPriorities ?? ContentPriorities()).compressionResistance[axis.index]
  }

  /// Sets the priority with which the view resists becoming smaller than its content. Of several views that share
  /// too little space, the one with the lowest priority shrinks first.
  public func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: Axis) {
    changeContentPriorities { $0.compressionResistance[axis.index] = priority }
  }

  private func changeContentPriorities(_ change: (inout ContentPriorities) -> Void) {
    layoutWillChange()
    var priorities = layoutState.contentPriorities ?? ContentPriorities()
    change(&priorities)
    layoutState.contentPriorities = priorities
    superview?.setNeedsLayout()
    if isInOuterSystem || hasConstraintSystem { constraintRoot.invalidateConstraints() }
  }

  /// Requests a new layout of the ancestors that depend on this view's preferred size, because that size has changed.
  public func invalidateIntrinsicContentSize() {
    updateFrameDetermination()
    if isInOuterSystem || hasConstraintSystem {
      constraintRoot.noteContentSizeChanged(of: self)
    }
    notePreferredSizeChanged()
  }

  var isArranged: Bool { layoutState.isArranged }

  package var hasNewContentSize: Bool {
    get { layoutState.hasNewContentSize }
    set { layoutState.hasNewContentSize = newValue }
  }

  func notePreferredSizeChanged() {
    layoutState.hasNewContentSize = true
    StackMeasurements.current.removeAll()
    guard let superview else { return }
    superview.setNeedsLayout()
    if superview.layoutState.sizeFollowsSubviews { superview.invalidateIntrinsicContentSize() }
  }

  /// Sets the view's size to its preferred size, without moving its origin.
  public func sizeToFit() {
    let size = sizeThatFits(Size(.infinity, .infinity))
    frame = Rect(frame.minX, frame.minY, size.width, size.height)
  }

  var contentSize: Size {
    let size = intrinsicContentSize
    guard size.height < 0, let fitting = overriddenSizeThatFits(beside: size) else { return size }
    return Size(
      fitting.width.isFinite ? fitting.width : View.noIntrinsicMetric,
      fitting.height.isFinite ? fitting.height : 0)
  }

  /// Whether the content has a height for each width, but no preferred width.
  var contentHeightFollowsWidth: Bool {
    if layoutState.sizeFollowsSubviews {
      return subviews.contains { $0.isArranged && !$0.isHidden && $0.contentHeightFollowsWidth }
    }
    let size = intrinsicContentSize
    guard size.height < 0, let fitting = overriddenSizeThatFits(beside: size), fitting.height >= 0
    else { return false }
    return size.width >= 0 || fitting.width < 0 || !fitting.width.isFinite
  }

  /// The points that mean an unlimited width. An override of `sizeThatFits(_:)` can convert them to an integer.
  private nonisolated static let unlimitedWidth = 1_000_000.0
  /// In points. A content of this length, a tenth of `unlimitedWidth`, takes all the room.
  private nonisolated static let unlimitedLength = 100_000.0

  private static func finiteWidth(_ width: Double, beside intrinsic: Size) -> Double {
    if width.isFinite { return width }
    return intrinsic.width >= 0 ? intrinsic.width : unlimitedWidth
  }

  /// The result of an overridden `sizeThatFits(_:)`: negative along an axis on which the override returns the default,
  /// infinite if it takes all the room. An intrinsic width is kept. Nil if the view inherits the default, or if its
  /// size depends on its subviews.
  private func overriddenSizeThatFits(
    beside intrinsic: Size, inWidth width: Double = .infinity
  ) -> Size? {
    // A stack view's size depends on its subviews. An override may call the code that is calling it here.
    if layoutState.sizeFollowsSubviews || fittingProbe != nil { return nil }
    let room = View.finiteWidth(width, beside: intrinsic)
    let (first, usesDefault) = probeSizeThatFits(inWidth: room, defaultLength: 0)
    var size = first
    if usesDefault {
      if first == Size(max(0, intrinsic.width), max(0, intrinsic.height)) || hasInnerConstraints {
        return nil
      }
      // A result that changes with the default length depends on it.
      let second = probeSizeThatFits(inWidth: room, defaultLength: 1).size
      if second.width != first.width { size.width = View.noIntrinsicMetric }
      if second.height != first.height { size.height = View.noIntrinsicMetric }
    }
    if intrinsic.width >= 0 { size.width = intrinsic.width }
    return Size(
      size.width < View.unlimitedLength ? size.width : .infinity,
      size.height < View.unlimitedLength ? size.height : .infinity)
  }

  private func probeSizeThatFits(
    inWidth width: Double, defaultLength: Double
  ) -> (size: Size, usesDefault: Bool) {
    fittingProbe = FittingProbe(defaultLength: defaultLength)
    let size = sizeThatFits(Size(width, .infinity))
    defer { fittingProbe = nil }
    return (size, fittingProbe?.usesDefault ?? false)
  }

  private var hasInnerConstraints: Bool {
    constraints.contains {
      $0.firstItem !== self || $0.secondItem != nil && $0.secondItem !== self
    }
  }

  /// Returns the preferred length of the content along an axis in a given width; nil if there is none.
  func preferredLength(along axis: Axis, inWidth width: Double = .infinity) -> Double? {
    if let fitting = constraintFittingSize(inside: Size(width, .infinity)) {
      return overriddenLength(along: axis, inWidth: width) ?? fitting[axis]
    }
    let size = intrinsicContentSize
    let intrinsicLength = size[axis]
    if intrinsicLength < 0 { return overriddenLength(along: axis, inWidth: width) }
    // Wrapped lines may end before the edge and leave room.
    let room = Size(View.finiteWidth(width, beside: size), .infinity)
    if axis == .horizontal, intrinsicLength > width { return sizeThatFits(room).width }
    return axis == .horizontal ? intrinsicLength : sizeThatFits(room).height
  }

  func contentHeight(inWidth width: Double) -> Double {
    overriddenLength(along: .vertical, inWidth: width)
      ?? sizeThatFits(Size(width, .infinity)).height
  }

  /// The length from an overridden `sizeThatFits(_:)`. A width does not count if there is an intrinsic height: such
  /// views, for example sliders, can have any width.
  private func overriddenLength(along axis: Axis, inWidth width: Double) -> Double? {
    if layoutState.sizeFollowsSubviews { return nil }
    let intrinsic = intrinsicContentSize
    guard intrinsic[axis] < 0, intrinsic.height < 0,
      let length = overriddenSizeThatFits(beside: intrinsic, inWidth: width)?[axis],
      length >= 0, length.isFinite
    else { return nil }
    return length
  }
}

nonisolated extension Axis {
  fileprivate var index: Int { self == .horizontal ? 0 : 1 }
}
