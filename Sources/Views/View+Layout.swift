// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

extension View {
  /// Marks the view for `layoutSubviews()` in the next layout pass.
  public func setNeedsLayout() {
    layoutState.setNeedsLayout()
    var view = self
    while let superview = view.superview, superview.layoutState.mark(for: view) {
      view = superview
    }
    window?.setNeedsFrame()
  }

  /// The layout pass that is at this view lays it out, though nothing in it asked for that.
  package func layOutInThisPass() { layoutState.layOutInThisPass() }

  var needsLayout: Bool { layoutState.needsLayout }

  var subtreeNeedsLayout: Bool { layoutState.subtreeNeedsLayout }

  /// Lays out what needs it in this view and inside it, now.
  ///
  /// Containers call it between beginning an appearance transition and animating, so that the
  /// new child's geometry is final when `viewIsAppearing` comes (contract 3.1).
  public func layoutIfNeeded() {
    let owner = owner
    owner?.layoutReachedRootView()
    if needsLayout {
      owner?.rootViewWillLayOutSubviews()
      // What the controller changed just before is laid out in this very pass.
      layoutState.beginLayout()
      if let constraintState, constraintState.outwardCount == 0 { placeByConstraints() }
      layoutSubviews()
      if !subviews.isEmpty { (owner ?? owningOwner)?.didLayOutSubviews(of: self) }
      owner?.rootViewDidLayOutSubviews()
    }
    guard subtreeNeedsLayout else { return }
    let sole = layoutState.beginSubviews()
    if let sole {
      // Looking at all of many subviews for each that comes would take the square of their number.
      sole.layoutIfNeeded()
      // It may have asked for the layout of others.
      guard subtreeNeedsLayout else { return }
    }
    // Not twice in one pass: in a deep tree that would be twice for each level.
    for subview in subviews
    where subview !== sole && (subview.subtreeNeedsLayout || subview.needsLayout) {
      subview.layoutIfNeeded()
    }
  }

  /// The theme in force here; before the view is in a window, the light one.
  public var theme: Theme { owningOwner?.themeInForce ?? window?.traits.theme ?? .light }

  /// The traits of the controller of this view, or of the nearest root view around it.
  public var traits: Traits {
    owningOwner?.traits ?? window?.traits ?? Traits()
  }

  /// Measures the text: the measurer of the window, or of the window for which the controller is being loaded. Without
  /// a window, text of the bundled face is as wide as it will be in a window; text of another face is measured
  /// approximately, and again when the view enters a window.
  public var textMeasurer: any TextMeasurer {
    if let measurer = window?.textMeasurer ?? owningOwner?.comingTextMeasurer { return measurer }
    layoutState.setMeasuredOutsideWindow(true)
    return View.windowless
  }

  private static let windowless = BundledTextMeasurer()

  func frameChanged(from old: Rect, to new: Rect) {
    let superview = superview
    superview?.subviewsMoved()
    if let constraintState { frameChanged(under: constraintState) }
    if new.size != old.size {
      for subview in subviews
      where subview.autoresizingMask != [] && subview.constraintState?.keepsFrame != false {
        subview.frame = subview.autoresizingMask.resize(
          subview.frame, from: old.size, to: new.size)
      }
      setNeedsLayout()
      // A view without a presented frame is marked in its superview, or in its own layer, below.
      if layer == nil, presented.frame != nil { setNeedsDisplay() }
    }
    placeChanged(in: superview, from: old, to: new)
  }

  /// The visible content moved: a layer is placed again, other views are painted again in their superview's picture.
  func placeChanged(in superview: View?, from old: Rect, to new: Rect) {
    if layer != nil {
      if old.size != new.size { setNeedsDisplay() }
      window?.setNeedsComposite()
    } else {
      superview?.setNeedsDisplay(old.union(new).inset(by: -layerState.inkOutset))
    }
  }

  /// - Parameter ofOwn: true for the root view of the controller whose traits changed. Root views
  ///   of other controllers inside are notified by these; root views of controllers without a parent are notified here.
  package func traitsDidChange(ofOwn: Bool = false) {
    if let owner, !ofOwn {
      owner.surroundingTraitsChanged()
      return
    }
    traitsChanged()
    if constraintState != nil { constraintRoot.constraintsChanged() }
    setNeedsLayout()
    setNeedsDisplay()
    for subview in subviews { subview.traitsDidChange() }
  }
}

/// How strongly a view holds on to the size of its content.
struct ContentPriorities {
  var hugging = [LayoutPriority.defaultLow, .defaultLow]
  var compressionResistance = [LayoutPriority.defaultHigh, .defaultHigh]
}

/// What layout notes while it asks an overridden `sizeThatFits(_:)`.
struct FittingProbe {
  /// The length that the default returns along an axis without an intrinsic length.
  let defaultLength: Double
  /// Whether the override has called the default, or has asked for what constraints in the view say.
  var usesDefault = false
}

/// The size that a view's content wishes, as layout sees it.
extension View {
  /// In `intrinsicContentSize`: the content wishes nothing along that axis.
  public nonisolated static let noIntrinsicMetric = -1.0

  /// How much the view resists being made larger than its content. Default 250.
  public func contentHuggingPriority(for axis: Axis) -> LayoutPriority {
    (layoutState.contentPriorities ?? ContentPriorities()).hugging[axis.index]
  }

  /// Which view grows where there is room left: the one whose priority is lowest.
  public func setContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {
    change { $0.hugging[axis.index] = priority }
  }

  /// How much the view resists being made smaller than its content. Default 750.
  public func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
    (layoutState.contentPriorities ?? ContentPriorities()).compressionResistance[axis.index]
  }

  /// Which view shrinks where room is missing: the one whose priority is lowest.
  public func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: Axis) {
    change { $0.compressionResistance[axis.index] = priority }
  }

  private func change(_ change: (inout ContentPriorities) -> Void) {
    layoutWillChange()
    var priorities = layoutState.contentPriorities ?? ContentPriorities()
    change(&priorities)
    layoutState.setContentPriorities(priorities)
    superview?.setNeedsLayout()
    if isInOuterSystem || hasConstraintSystem { constraintRoot.constraintsChanged() }
  }

  /// The content has another size: whoever places the view does so anew. Views whose own size follows from those
  /// inside them hand it on.
  public func invalidateIntrinsicContentSize() {
    determinationMayChange()
    if isInOuterSystem || hasConstraintSystem {
      constraintRoot.contentSizeChanged(of: self)
    }
    wishChanged()
  }

  /// Whether the superview arranges the view among others, as a stack view does.
  var isArranged: Bool { layoutState.isArranged }

  /// Whether the content size of the view, or of a view inside it, has changed since the superview took this back.
  package var hasNewContentSize: Bool {
    get { layoutState.hasNewContentSize }
    set { layoutState.setNewContentSize(newValue) }
  }

  /// Asks whoever places the view for layout.
  func wishChanged() {
    layoutState.setNewContentSize(true)
    guard let superview else { return }
    superview.setNeedsLayout()
    if superview.layoutState.sizeFollowsSubviews { superview.invalidateIntrinsicContentSize() }
  }

  /// Gives the view the size that its content wishes, where it is.
  public func sizeToFit() {
    let size = sizeThatFits(Size(.infinity, .infinity))
    frame = Rect(frame.minX, frame.minY, size.width, size.height)
  }

  /// The preferred size of the content without a limit; negative along an axis without one.
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

  /// Points that represent a width without a limit. An override of `sizeThatFits(_:)` can convert them to an integer.
  private nonisolated static let unlimitedWidth = 1_000_000.0
  /// Points. A content of this length, a tenth of `unlimitedWidth`, takes whatever room there is.
  private nonisolated static let unlimitedLength = 100_000.0

  /// The width that an override is asked with.
  private static func finiteWidth(_ width: Double, beside intrinsic: Size) -> Double {
    if width.isFinite { return width }
    return intrinsic.width >= 0 ? intrinsic.width : unlimitedWidth
  }

  /// The result of an overridden `sizeThatFits(_:)`: negative along an axis where the override returns what the
  /// default does, infinite where it takes whatever room there is. An intrinsic width stays. Nil if the view inherits
  /// the default, or if its size follows from views in it.
  private func overriddenSizeThatFits(
    beside intrinsic: Size, inWidth width: Double = .infinity
  ) -> Size? {
    // The size of a stack view follows from its subviews. An override may ask for the size that it is asked for here.
    if layoutState.sizeFollowsSubviews || fittingProbe != nil { return nil }
    let room = View.finiteWidth(width, beside: intrinsic)
    let (first, usesDefault) = probeSizeThatFits(inWidth: room, defaultLength: 0)
    var size = first
    if usesDefault {
      if first == Size(max(0, intrinsic.width), max(0, intrinsic.height)) || hasInnerConstraints {
        return nil
      }
      // What follows from the default changes with it.
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

  /// The preferred length of the content along an axis in a room of a width; nil for no preferred length.
  func wish(along axis: Axis, inWidth width: Double = .infinity) -> Double? {
    if let fitting = constraintFittingSize(inside: Size(width, .infinity)) {
      return overriddenLength(along: axis, inWidth: width) ?? fitting[axis]
    }
    let size = intrinsicContentSize
    let wish = size[axis]
    if wish < 0 { return overriddenLength(along: axis, inWidth: width) }
    // Lines that end before the edge leave room.
    let room = Size(View.finiteWidth(width, beside: size), .infinity)
    if axis == .horizontal, wish > width { return sizeThatFits(room).width }
    return axis == .horizontal ? wish : sizeThatFits(room).height
  }

  /// The height of the content in a width.
  func contentHeight(inWidth width: Double) -> Double {
    overriddenLength(along: .vertical, inWidth: width)
      ?? sizeThatFits(Size(width, .infinity)).height
  }

  /// The length from an overridden `sizeThatFits(_:)`. With an intrinsic height no width counts: views such as sliders
  /// have any width then.
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
