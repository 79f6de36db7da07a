// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// A view that arranges views in a row or a column, by the preferred sizes of their contents.
///
/// ```swift
/// let form = StackView(arrangedSubviews: [Label("Name"), TextField(accessibilityLabel: "Name")])
/// form.axis = .vertical
/// form.spacing = 8
/// ```
///
/// Hidden views take no room. A layout takes linear time in the number of views. If constraints tie the views to each
/// other or to other views, the stack view's rules become constraints too, and all are solved together. The layout uses
/// `intrinsicContentSize`, `sizeThatFits(_:)` and the priorities of content hugging and compression resistance, like
/// UIKit's stack view.
open class StackView: View {
  /// The distribution of views along the stack's axis.
  public nonisolated enum Distribution: Sendable, Hashable, CaseIterable {
    /// The views fill the length. Default.
    ///
    /// Free room goes to the views without an intrinsic size, in equal parts. If there are none, it goes to the view
    /// with the lowest hugging priority, the last one of several. Missing room is taken from the view with the lowest
    /// compression resistance, the first one of several.
    case fill
    /// All views have the same length.
    case fillEqually
    /// The lengths are proportional to the intrinsic sizes.
    case fillProportionally
    /// The views have their preferred lengths and equal distances, of at least `spacing`.
    case equalSpacing
    /// The centers of the views have equal distances, as far as the gaps are at least `spacing`.
    case equalCentering
  }

  /// The alignment of views across the stack's axis.
  public nonisolated enum Alignment: Sendable, Hashable, CaseIterable {
    /// The views fill the width of a column or the height of a row. Default.
    case fill
    /// At the edge where reading begins; in a row at the upper edge.
    case leading
    /// The same as `leading`, for a row.
    case top
    /// The baselines of the first lines are aligned. In a column: `leading`.
    case firstBaseline
    /// Centered.
    case center
    /// At the edge opposite `leading`.
    case trailing
    /// The same as `trailing`, for a row.
    case bottom
    /// The baselines of the last lines are aligned. In a column: `leading`.
    case lastBaseline
  }

  /// The value for `setCustomSpacing(_:after:)` that restores the stack view's `spacing`.
  public nonisolated static let spacingUseDefault = Double.greatestFiniteMagnitude
  /// A value for `spacing` and for custom spacings that means the theme's standard spacing.
  public nonisolated static let spacingUseSystem = Double.leastNormalMagnitude

  /// The axis along which views are arranged. Default horizontal.
  public var axis = Axis.horizontal {
    willSet { layoutWillChange() }
    didSet { if axis != oldValue { noteArrangementChanged() } }
  }
  /// The distribution of views along the stack's axis. Default fill.
  public var distribution = Distribution.fill {
    willSet { layoutWillChange() }
    didSet { if distribution != oldValue { noteArrangementChanged() } }
  }
  /// The alignment of views across the axis. Default fill. Views without a preferred size across it always fill.
  public var alignment = Alignment.fill {
    willSet { layoutWillChange() }
    didSet { if alignment != oldValue { noteArrangementChanged() } }
  }

  /// The distance between two neighboring views, in points; a negative number lets them overlap. Default 0.
  public var spacing = 0.0 {
    willSet { layoutWillChange() }
    didSet {
      if !spacing.isWithinBounds { spacing = bounded(spacing, else: oldValue, "spacing") }
      if spacing != oldValue { noteArrangementChanged() }
    }
  }

  /// Whether the spacing of a vertical stack view is the distance from one view's last baseline to the next view's
  /// first baseline. Default false.
  public var isBaselineRelativeArrangement = false {
    willSet { layoutWillChange() }
    didSet { if isBaselineRelativeArrangement != oldValue { noteArrangementChanged() } }
  }

  /// Whether a horizontal stack view breaks into several lines if its views do not fit in one. Default false.
  ///
  /// The distance between two lines is the spacing after the upper line's last view: its custom spacing, or `spacing`.
  /// With `fillEqually`, all lines but the last have the same number of views, in columns that fill the width. Columns
  /// never wrap, and neither does a row with constraints between its views and other views.
  public var wrapsLines = false {
    willSet { layoutWillChange() }
    didSet { if wrapsLines != oldValue { noteArrangementChanged() } }
  }

  /// Whether the views are arranged inside `layoutMargins`. Default false: inside the bounds.
  public var isLayoutMarginsRelativeArrangement = false {
    willSet { layoutWillChange() }
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { noteArrangementChanged() } }
  }

  /// The subviews that the stack view arranges, in order. Other subviews keep their own frames.
  public private(set) var arrangedSubviews: [View] = []

  private var customSpacings: [ObjectIdentifier: Double] = [:]

  /// Creates a horizontal stack view that arranges `views`, at the origin and with size zero.
  public init(arrangedSubviews views: [View] = []) {
    super.init(frame: .zero)
    layoutState.sizeFollowsSubviews = true
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Views

  /// Appends a view to the arranged views. A view that is already arranged moves to the end.
  public func addArrangedSubview(_ view: View) {
    layoutWillChange()
    arrangedSubviews.removeObject(view)
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view into the arranged views. A view that is not yet a subview is added in front of the other subviews.
  /// Traps if `index` is outside 0…`arrangedSubviews.count`.
  public func insertArrangedSubview(_ view: View, at index: Int) {
    require(
      (0...arrangedSubviews.count).contains(index),
      "The index \(index) of an arranged view is out of range: 0...\(arrangedSubviews.count)")
    layoutWillChange()
    arrangedSubviews.removeObject(view)
    // First, because this removes the view from another stack view.
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
    if !view.isArranged {
      view.layoutState.isArranged = true
      changeTieCount(by: view.constraintState?.outwardCount ?? 0)
      if arrangesByConstraints { view.enterConstraintSystem() }
    }
    noteArrangementChanged()
  }

  /// Removes a view from the arranged views. The view stays a subview and keeps its frame.
  public func removeArrangedSubview(_ view: View) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    layoutWillChange()
    customSpacings[ObjectIdentifier(view)] = nil
    arrangedSubviews.removeObject(view)
    changeTieCount(by: -(view.constraintState?.outwardCount ?? 0))
    view.layoutState.isArranged = false
    view.replaceConstraintSystem()
    noteArrangementChanged()
  }

  /// Sets the space between an arranged view and the next arranged view, in points. `spacingUseDefault` restores the
  /// stack's `spacing`. Does nothing if the stack does not arrange `view`.
  public func setCustomSpacing(_ spacing: Double, after view: View) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    layoutWillChange()
    let isOwn = spacing != Self.spacingUseDefault
    customSpacings[ObjectIdentifier(view)] =
      isOwn ? bounded(spacing, else: self.spacing, "custom spacing") : nil
    noteArrangementChanged()
  }

  /// Returns the custom spacing after an arranged view, in points; `spacingUseDefault` if no custom spacing was set.
  public func customSpacing(after view: View) -> Double {
    customSpacings[ObjectIdentifier(view)] ?? Self.spacingUseDefault
  }

  func arrangedVisibilityDidChange(of view: View) {
    // A view that appears grows from zero, between its neighbors.
    if !view.isHidden, !view.isRemovalAnimating {
      AnimationContext.withoutAnimation { view.frame = collapsedFrame(of: view) }
      if arrangesByConstraints { view.lazyConstraintState.setPlaced(true) }
    }
    view.animateVisibility(isShowing: !view.isHidden)
    view.invalidateIntrinsicContentSize()
    if arrangesByConstraints { constraintRoot.invalidateConstraints() }
  }

  private func collapsedFrame(of view: View) -> Rect {
    let content = bounds.inset(by: margins)
    let before = arrangedSubviews.prefix { $0 !== view }.last { !$0.isHidden }?.frame
    if axis == .vertical {
      return Rect(view.frame.minX, before?.maxY ?? content.minY, view.frame.width, 0)
    }
    let start = isMirrored ? content.maxX : content.minX
    let x = before.map { isMirrored ? $0.minX : $0.maxX } ?? start
    return Rect(x, view.frame.minY, 0, view.frame.height)
  }

  private func noteArrangementChanged() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    if arrangesByConstraints { constraintRoot.invalidateConstraints() }
  }

  // MARK: Layout

  open override var intrinsicContentSize: Size {
    arrangesByConstraints ? super.intrinsicContentSize : sizeThatFits(Size(.infinity, .infinity))
  }

  func stackConstraints(isMirrored: Bool) -> StackConstraints {
    StackConstraints(of: self, visibleLayout.visibleViews, isMirrored: isMirrored)
  }

  open override func sizeThatFits(_ size: Size) -> Size {
    if arrangesByConstraints {
      return constraintFittingSize(inside: size) ?? innerFittingSize(inside: size)
    }
    let key = StackMeasurements.Key(stack: ObjectIdentifier(self), width: size.width)
    if let known = StackMeasurements.current[key] { return known }
    StackMeasurements.current.begin()
    let margins = margins
    let room = max(0, size.width - margins.left - margins.right)
    let preferredSize = visibleLayout.preferredSize(inWidth: room)
    let fitting = Size(
      preferredSize.width + margins.left + margins.right,
      preferredSize.height + margins.top + margins.bottom)
    StackMeasurements.current.end()
    StackMeasurements.current[key] = fitting
    return fitting
  }

  open override func layoutSubviews() {
    if !arrangesByConstraints { arrange() }
    for view in arrangedSubviews where view.isRemovalAnimating {
      view.frame = collapsedFrame(of: view)
    }
  }

  private func arrange() {
    StackMeasurements.current.begin()
    defer { StackMeasurements.current.end() }
    let content = bounds.inset(by: margins)
    let layout = visibleLayout
    for (view, frame) in zip(layout.visibleViews, layout.frames(in: content.size)) {
      let x = isMirrored ? content.maxX - frame.maxX : content.minX + frame.minX
      view.frame = Rect(x, content.minY + frame.minY, frame.width, frame.height)
    }
  }

  open override func baselines(in size: Size) -> (first: Double, last: Double) {
    StackMeasurements.current.begin()
    defer { StackMeasurements.current.end() }
    let margins = margins
    let inner = Rect(0, 0, size.width, size.height).inset(by: margins)
    let layout = visibleLayout
    // Views that constraints have placed keep their frames.
    let frames =
      arrangesByConstraints
      ? layout.visibleViews.map { $0.frame.offset(by: Point(0, -margins.top)) }
      : layout.frames(in: inner.size)
    let placed = zip(layout.visibleViews, frames).map {
      let lines = $0.baselines(in: $1.size)
      return (first: $1.minY + lines.first, last: $1.minY + lines.last)
    }
    guard let first = placed.first, let last = placed.last else { return super.baselines(in: size) }
    return (margins.top + first.first, margins.top + (axis == .vertical ? last : first).last)
  }

  func baselineView(isLast: Bool) -> View? {
    guard arrangesByConstraints else { return nil }
    let views = visibleLayout.visibleViews
    return isLast && axis == .vertical ? views.last : views.first
  }

  private var visibleLayout: StackLayout {
    StackLayout(stack: self, visibleViews: arrangedSubviews.filter { !$0.isHidden })
  }
  var margins: Insets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

  func gap(after view: View) -> Double {
    let gap = customSpacings[ObjectIdentifier(view)] ?? spacing
    return gap == Self.spacingUseSystem ? theme.metrics.gap : gap
  }
}
