// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// How strongly a view holds on to the size of its content.
struct ContentPriorities {
  var hugging = [LayoutPriority.defaultLow, .defaultLow]
  var compressionResistance = [LayoutPriority.defaultHigh, .defaultHigh]
}

/// The size that a view's content wishes, as layout sees it.
extension View {
  /// In `intrinsicContentSize`: the content wishes nothing along that axis.
  public nonisolated static let noIntrinsicMetric = -1.0

  /// How much the view resists being made larger than its content. Default 250.
  public func contentHuggingPriority(for axis: Axis) -> LayoutPriority {
    (contentPriorities ?? ContentPriorities()).hugging[axis.index]
  }

  /// Which view grows where there is room left: the one whose priority is lowest.
  public func setContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {
    change { $0.hugging[axis.index] = priority }
  }

  /// How much the view resists being made smaller than its content. Default 750.
  public func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
    (contentPriorities ?? ContentPriorities()).compressionResistance[axis.index]
  }

  /// Which view shrinks where room is missing: the one whose priority is lowest.
  public func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: Axis) {
    change { $0.compressionResistance[axis.index] = priority }
  }

  private func change(_ change: (inout ContentPriorities) -> Void) {
    layoutWillChange()
    var priorities = contentPriorities ?? ContentPriorities()
    change(&priorities)
    contentPriorities = priorities
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

  /// Asks whoever places the view for layout.
  func wishChanged() {
    hasNewWish = true
    guard let superview else { return }
    superview.setNeedsLayout()
    if superview.wishFollowsSubviews { superview.invalidateIntrinsicContentSize() }
  }

  /// Gives the view the size that its content wishes, where it is.
  public func sizeToFit() {
    let size = sizeThatFits(Size(.infinity, .infinity))
    frame = Rect(frame.minX, frame.minY, size.width, size.height)
  }

  /// The preferred size of the content without a limit; negative along an axis without one.
  var contentSize: Size {
    let size = intrinsicContentSize
    guard size.width < 0, size.height < 0, let fitting = overriddenSizeThatFits(inWidth: .infinity)
    else { return size }
    return Size(
      fitting.width.isFinite ? fitting.width : View.noIntrinsicMetric,
      fitting.height.isFinite ? fitting.height : 0)
  }

  /// Whether the content has a height for each width, but no preferred width.
  var contentHeightFollowsWidth: Bool {
    if wishFollowsSubviews {
      return subviews.contains { $0.isArranged && !$0.isHidden && $0.contentHeightFollowsWidth }
    }
    let size = intrinsicContentSize
    guard size.width < 0, size.height < 0 else { return false }
    return overriddenSizeThatFits(inWidth: .infinity)?.width.isFinite == false
  }

  /// The result of an overridden `sizeThatFits(_:)`; nil if the view inherits the default, or calls it.
  private func overriddenSizeThatFits(inWidth width: Double) -> Size? {
    // The size of a stack view follows from its subviews, and the size of a view with constraints inside from these.
    let hasInnerConstraints = constraints.contains {
      $0.firstItem !== self || $0.secondItem != nil && $0.secondItem !== self
    }
    if wishFollowsSubviews || hasInnerConstraints { return nil }
    // A system may be asking: the view's own content counts, not the constraints inside it.
    let wasSolving = constraintState?.isSolving ?? false
    constraintState?.isSolving = true
    defer { constraintState?.isSolving = wasSolving }
    inheritsSizeThatFits = false
    let size = sizeThatFits(Size(width, .infinity))
    return inheritsSizeThatFits ? nil : size
  }

  /// The preferred length of the content along an axis in a room of a width; nil for no preferred length.
  func wish(along axis: Axis, inWidth width: Double = .infinity) -> Double? {
    if let fitting = constraintFittingSize(inside: Size(width, .infinity)) { return fitting[axis] }
    let size = intrinsicContentSize
    let wish = size[axis]
    if wish < 0 {
      guard size.width < 0, size.height < 0 else { return nil }
      return overriddenSizeThatFits(inWidth: width).flatMap { $0[axis].isFinite ? $0[axis] : nil }
    }
    // Lines that end before the edge leave room.
    if axis == .horizontal, wish > width { return sizeThatFits(Size(width, .infinity)).width }
    return axis == .horizontal ? wish : sizeThatFits(Size(width, .infinity)).height
  }
}

nonisolated extension Axis {
  fileprivate var index: Int { self == .horizontal ? 0 : 1 }
}
