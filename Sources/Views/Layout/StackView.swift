// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// Places views one after the other, in a row or a column, by the sizes that their contents wish.
///
/// ```swift
/// let form = StackView(arrangedSubviews: [Label("Name"), TextField(label: "Name"), Button(title: "Save", label: "Save")])
/// form.axis = .vertical
/// form.spacing = 8
/// ```
///
/// Hidden views take no room. The cost of a layout is linear in the number of views, unless constraints tie them to each
/// other or to something else: then the stack view's own rules are constraints too, and all are solved together. It stands on
/// `intrinsicContentSize`, `sizeThatFits(_:)` and the priorities of content hugging and compression resistance, as
/// UIKit's stack view does.
open class StackView: View {
  /// How views share the stack's length.
  public nonisolated enum Distribution: Sendable, Hashable, CaseIterable {
    /// They fill it. Room that is left goes to the view with the lowest hugging priority, the last one of
    /// several; views without an intrinsic size come before and share it. Room that is missing is taken from the
    /// view with the lowest compression resistance, the first one of several. Default.
    case fill
    /// All have the same length.
    case fillEqually
    /// Each has its share in proportion to its intrinsic size.
    case fillProportionally
    /// They have their own lengths, with the same distance between them, at least `spacing`.
    case equalSpacing
    /// Their centers have the same distance, where that leaves at least `spacing` between them.
    case equalCentering
  }

  /// Where views lie across the stack's axis.
  public nonisolated enum Alignment: Sendable, Hashable, CaseIterable {
    /// They fill it. Default.
    case fill
    /// At the edge where reading begins; in a row the upper one.
    case leading
    /// The same as `leading`, for a row.
    case top
    /// The baselines of their first lines lie at one height. In a column: `leading`.
    case firstBaseline
    /// In the middle.
    case center
    /// At the edge opposite `leading`.
    case trailing
    /// The same as `trailing`, for a row.
    case bottom
    /// The baselines of their last lines lie at one height. In a column: `leading`.
    case lastBaseline
  }

  /// For `setCustomSpacing(_:after:)`: the stack's own spacing.
  public nonisolated static let spacingUseDefault = Double.greatestFiniteMagnitude
  /// A spacing: the theme's gap.
  public nonisolated static let spacingUseSystem = Double.leastNormalMagnitude

  /// Default a row.
  public var axis = Axis.horizontal {
    willSet { layoutWillChange() }
    didSet { if axis != oldValue { changed() } }
  }
  /// Default fill.
  public var distribution = Distribution.fill {
    willSet { layoutWillChange() }
    didSet { if distribution != oldValue { changed() } }
  }
  /// Default fill. A view without an intrinsic size fills whatever the alignment.
  public var alignment = Alignment.fill {
    willSet { layoutWillChange() }
    didSet { if alignment != oldValue { changed() } }
  }

  /// Points between two views; a negative number lets them overlap. Default 0.
  public var spacing = 0.0 {
    willSet { layoutWillChange() }
    didSet {
      if !spacing.isWithinBounds { spacing = bounded(spacing, else: oldValue, "spacing") }
      if spacing != oldValue { changed() }
    }
  }

  /// Whether spacing in a column is from the last baseline of a view to the first one of the next. Default false.
  public var isBaselineRelativeArrangement = false {
    willSet { layoutWillChange() }
    didSet { if isBaselineRelativeArrangement != oldValue { changed() } }
  }

  /// Whether a row continues in further lines if it has no room for all views: buttons with long titles, or large text. The
  /// distance between two lines is that after the last view of the upper one. With `fillEqually`, the lines have equally many views,
  /// in columns that fill the width. Default false. A column has no lines, and neither
  /// has a row whose views are tied to others by constraints.
  public var wrapsLines = false {
    willSet { layoutWillChange() }
    didSet { if wrapsLines != oldValue { changed() } }
  }

  /// Whether the views lie inside `layoutMargins`. Default false: inside the bounds.
  public var isLayoutMarginsRelativeArrangement = false {
    willSet { layoutWillChange() }
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { changed() } }
  }

  /// The views that the stack places, in this order; other subviews lie where their frames say.
  public private(set) var arrangedSubviews: [View] = []

  private var customSpacings: [ObjectIdentifier: Double] = [:]

  /// A row of views, at the origin and without a size.
  public init(arrangedSubviews views: [View] = []) {
    super.init(frame: .zero)
    layoutState.setSizeFollowsSubviews()
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Views

  /// Puts a view at the end. One that is there already moves to the end.
  public func addArrangedSubview(_ view: View) {
    layoutWillChange()
    arrangedSubviews.removeObject(view)
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Puts a view at a place among the arranged ones, 0 to their number; another one stops the program. In front of
  /// the other subviews, if it was none of them.
  public func insertArrangedSubview(_ view: View, at index: Int) {
    require(
      (0...arrangedSubviews.count).contains(index),
      "\(self) has no place \(index) for an arranged view")
    layoutWillChange()
    arrangedSubviews.removeObject(view)
    // First, as it leaves another stack by this.
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
    if !view.isArranged {
      view.layoutState.setArranged(true)
      tiesChanged(by: view.constraintState?.outwardCount ?? 0)
      if arrangesByConstraints { view.becomePlaced() }
    }
    changed()
  }

  /// The view stays a subview and keeps its frame.
  public func removeArrangedSubview(_ view: View) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    layoutWillChange()
    customSpacings[ObjectIdentifier(view)] = nil
    arrangedSubviews.removeObject(view)
    tiesChanged(by: -(view.constraintState?.outwardCount ?? 0))
    view.layoutState.setArranged(false)
    view.systemChanged()
    changed()
  }

  override func subviewLeft(_ view: View) { removeArrangedSubview(view) }

  /// Sets the space between an arranged view and the next one, in points; `spacingUseDefault` for `spacing`. Does nothing
  /// if the stack does not arrange `view`.
  public func setCustomSpacing(_ spacing: Double, after view: View) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    layoutWillChange()
    let isOwn = spacing != Self.spacingUseDefault
    customSpacings[ObjectIdentifier(view)] =
      isOwn ? bounded(spacing, else: self.spacing, "custom spacing") : nil
    changed()
  }

  /// Default `spacingUseDefault`.
  public func customSpacing(after view: View) -> Double {
    customSpacings[ObjectIdentifier(view)] ?? Self.spacingUseDefault
  }

  override func arrangedVisibilityChanged(of view: View) {
    // What grows begins as nothing, between its neighbors.
    if !view.isHidden, !view.isGoing {
      AnimationContext.withoutAnimation { view.frame = collapsedFrame(of: view) }
      if arrangesByConstraints { view.ownConstraintState.setPlaced(true) }
    }
    view.fade(isComing: !view.isHidden)
    view.invalidateIntrinsicContentSize()
    if arrangesByConstraints { constraintRoot.constraintsChanged() }
  }

  /// Where a view that takes no room lies: after the one before it.
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

  private func changed() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    if arrangesByConstraints { constraintRoot.constraintsChanged() }
  }

  // MARK: Layout

  open override var intrinsicContentSize: Size {
    arrangesByConstraints ? super.intrinsicContentSize : sizeThatFits(Size(.infinity, .infinity))
  }

  /// What the stack does as constraints, for a system that places its views.
  func stackConstraints(isMirrored: Bool) -> StackConstraints {
    StackConstraints(of: self, shown: shown, isMirrored: isMirrored)
  }

  open override func sizeThatFits(_ size: Size) -> Size {
    if arrangesByConstraints {
      return constraintFittingSize(inside: size) ?? innerFittingSize(inside: size)
    }
    let margins = margins
    let room = max(0, size.width - margins.left - margins.right)
    let wish = StackLayout(of: self, shown: shown).wish(inWidth: room)
    return Size(
      wish.width + margins.left + margins.right, wish.height + margins.top + margins.bottom)
  }

  open override func layoutSubviews() {
    if !arrangesByConstraints { arrange() }
    for view in arrangedSubviews where view.isGoing { view.frame = collapsedFrame(of: view) }
  }

  private func arrange() {
    let content = bounds.inset(by: margins)
    let shown = shown
    for (view, frame) in zip(shown, StackLayout(of: self, shown: shown).frames(in: content.size)) {
      let x = isMirrored ? content.maxX - frame.maxX : content.minX + frame.minX
      view.frame = Rect(x, content.minY + frame.minY, frame.width, frame.height)
    }
  }

  open override func baselines(in size: Size) -> (first: Double, last: Double) {
    let margins = margins
    let inner = Rect(0, 0, size.width, size.height).inset(by: margins)
    let shown = shown
    // Where constraints have placed them, they lie there.
    let frames =
      arrangesByConstraints
      ? shown.map { $0.frame.offset(by: Point(0, -margins.top)) }
      : StackLayout(of: self, shown: shown).frames(in: inner.size)
    let placed = zip(shown, frames).map {
      let lines = $0.baselines(in: $1.size)
      return (first: $1.minY + lines.first, last: $1.minY + lines.last)
    }
    guard let first = placed.first, let last = placed.last else { return super.baselines(in: size) }
    return (margins.top + first.first, margins.top + (axis == .vertical ? last : first).last)
  }

  /// The arranged view that has the stack's first or last baseline, where constraints say how they lie.
  func baselineView(isLast: Bool) -> View? {
    guard arrangesByConstraints else { return nil }
    return isLast && axis == .vertical ? shown.last : shown.first
  }

  private var shown: [View] { arrangedSubviews.filter { !$0.isHidden } }
  var margins: Insets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }
  var isMirrored: Bool { traits.layoutDirection == .rightToLeft }

  /// Points between a view and the next one.
  func gap(after view: View) -> Double {
    let gap = customSpacings[ObjectIdentifier(view)] ?? spacing
    return gap == Self.spacingUseSystem ? theme.metrics.gap : gap
  }
}
