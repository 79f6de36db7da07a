// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// The rules of a stack view as constraints. They are used if constraints tie its views to each other or to other
/// views, and are solved together with these.
struct StackConstraints {
  private typealias Attribute = LayoutConstraint.Attribute

  private struct Line {
    let start: Attribute
    let end: Attribute
    let center: Attribute
    let length: Attribute
    /// In points, between the stack's edges and its views.
    let margins: (start: Double, end: Double)
  }

  struct TieBreak {
    let axis: Axis
    let shrinks: Bool
    let grows: Bool
  }

  /// The priorities for distributing free room: weaker than the contents' default priorities.
  private enum FillPriority {
    static let near = LayoutPriority(51)
    static let far = LayoutPriority(50)
    static let equalGaps = LayoutPriority(149)
    static let equalShares = LayoutPriority(1)
  }

  static let tieBreakPriority = LayoutPriority(2)

  private let stack: StackView
  let visibleViews: [View]
  private(set) var constraints: [LayoutConstraint] = []
  private(set) var guides: [LayoutGuide] = []
  /// The rule that the next constraints belong to; the log names it.
  private var rule = ""

  init(of stack: StackView, _ visibleViews: [View], isMirrored: Bool) {
    self.stack = stack
    self.visibleViews = visibleViews
    let margins = stack.margins
    let sides = isMirrored ? (margins.right, margins.left) : (margins.left, margins.right)
    let horizontal = Line(
      start: .leading, end: .trailing, center: .centerX, length: .width, margins: sides)
    let vertical = Line(
      start: .top, end: .bottom, center: .centerY, length: .height,
      margins: (margins.top, margins.bottom))
    let isRow = stack.axis == .horizontal
    addConstraints(along: isRow ? horizontal : vertical)
    rule = "stack alignment"
    for view in visibleViews { addConstraints(for: view, across: isRow ? vertical : horizontal) }
  }

  /// As without constraints: of equal views, the first shrinks and the last grows.
  func tieBreak(for view: View) -> TieBreak {
    TieBreak(
      axis: stack.axis, shrinks: view === visibleViews.first, grows: view === visibleViews.last)
  }

  private mutating func relate(
    _ item: any LayoutItem, _ attribute: Attribute,
    _ relation: LayoutConstraint.Relation = .equal, to other: any LayoutItem,
    _ otherAttribute: Attribute, times multiplier: Double = 1, plus constant: Double = 0,
    priority: LayoutPriority = .required
  ) {
    let constraint = LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: otherAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = priority
    constraint.identifier = rule
    constraint.attach(to: stack)
    constraints.append(constraint)
  }

  // MARK: Along the axis

  private mutating func addConstraints(along line: Line) {
    guard let first = visibleViews.first, let last = visibleViews.last else { return }
    rule = "stack edge"
    relate(first, line.start, to: stack, line.start, plus: line.margins.start)
    let hasDistances = [.equalSpacing, .equalCentering].contains(stack.distribution)
    relate(
      last, line.end, first === last && hasDistances ? .lessThanOrEqual : .equal, to: stack,
      line.end, plus: -line.margins.end)
    rule = "stack spacing"
    for (view, next) in zip(visibleViews, visibleViews.dropFirst()) {
      let gap = stack.gap(after: view)
      switch stack.distribution {
      case .fill, .fillEqually, .fillProportionally:
        if stack.isBaselineRelativeArrangement, stack.axis == .vertical {
          relate(next, .firstBaseline, to: view, .lastBaseline, plus: gap)
        } else {
          relate(next, line.start, to: view, line.end, plus: gap)
        }
      case .equalSpacing, .equalCentering:
        relate(next, line.start, .greaterThanOrEqual, to: view, line.end, plus: gap)
        addGuide(between: view, next, line)
      }
    }
    rule = "stack distribution"
    switch stack.distribution {
    case .fillEqually:
      for view in visibleViews.dropFirst() { relate(view, line.length, to: first, line.length) }
    case .fillProportionally: addProportionalLengths(line)
    case .fill:
      let open = visibleViews.filter { $0.preferredLength(along: stack.axis) == nil }
      for view in open.dropFirst() {
        relate(view, line.length, to: open[0], line.length, priority: FillPriority.equalShares)
      }
    case .equalSpacing, .equalCentering: break
    }
  }

  private mutating func addGuide(between view: View, _ next: View, _ line: Line) {
    let guide = LayoutGuide()
    guide.owningView = stack
    let isSpacing = stack.distribution == .equalSpacing
    relate(guide, line.start, to: view, isSpacing ? line.end : line.center)
    relate(guide, line.end, to: next, isSpacing ? line.start : line.center)
    if let first = guides.first {
      relate(guide, line.length, to: first, line.length, priority: FillPriority.equalGaps)
    }
    guides.append(guide)
  }

  private mutating func addProportionalLengths(_ line: Line) {
    let lengths = visibleViews.map { view in
      view.preferredLength(along: stack.axis) ?? view.innerFittingSize()[stack.axis]
    }
    guard let most = lengths.max(), let index = lengths.firstIndex(of: most) else { return }
    for (view, length) in zip(visibleViews, lengths) where view !== visibleViews[index] {
      relate(
        view, line.length, to: visibleViews[index], line.length, times: most > 0 ? length / most : 1
      )
    }
  }

  // MARK: Across the axis

  private mutating func addConstraints(for view: View, across line: Line) {
    let (before, after) = line.margins
    guard stack.alignment != .fill else {
      relate(view, line.start, to: stack, line.start, plus: before)
      relate(view, line.end, to: stack, line.end, plus: -after)
      return
    }
    relate(view, line.start, .greaterThanOrEqual, to: stack, line.start, plus: before)
    relate(view, line.end, .lessThanOrEqual, to: stack, line.end, plus: -after)
    let isRow = stack.axis == .horizontal
    switch stack.alignment {
    case .center:
      relate(view, line.center, to: stack, line.center, plus: (before - after) / 2)
    case .firstBaseline, .lastBaseline:
      let baseline: Attribute = stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      if isRow, view !== visibleViews[0] { relate(view, baseline, to: visibleViews[0], baseline) }
    default: break
    }
    let isAtEnd =
      switch stack.alignment {
      case .trailing, .bottom: true
      case .lastBaseline: isRow
      default: false
      }
    let (near, far) =
      isAtEnd ? (FillPriority.far, FillPriority.near) : (FillPriority.near, FillPriority.far)
    relate(view, line.start, to: stack, line.start, plus: before, priority: near)
    relate(view, line.end, to: stack, line.end, plus: -after, priority: far)
  }
}
