// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// What a stack view does, said in constraints: where constraints tie its views to each other or to something else,
/// all of them are solved together.
struct StackConstraints {
  private typealias Attribute = LayoutConstraint.Attribute

  /// What constraints speak of along an axis.
  private struct Line {
    let start: Attribute
    let end: Attribute
    let center: Attribute
    let length: Attribute
    /// Points between the stack's edges and its views.
    let margins: (start: Double, end: Double)
  }

  /// Whether a view gives way before those that have the same priorities.
  struct Turn {
    let axis: Axis
    let shrinks: Bool
    let grows: Bool
  }

  /// What the views do with room that is left: weaker than contents are by themselves.
  private enum Pull {
    static let near = LayoutPriority(51)
    static let far = LayoutPriority(50)
    static let equalGaps = LayoutPriority(149)
    static let equalShares = LayoutPriority(1)
  }

  /// How much it counts whose turn it is.
  static let turn = LayoutPriority(2)

  private let stack: StackView
  private let shown: [View]
  private(set) var constraints: [LayoutConstraint] = []
  /// What lies between two views, where all of that is to be equally long.
  private(set) var guides: [LayoutGuide] = []
  /// What constraints are made for; the log names it.
  private var rule = ""

  init(of stack: StackView, shown: [View], isMirrored: Bool) {
    self.stack = stack
    self.shown = shown
    let margins = stack.margins
    let sides = isMirrored ? (margins.right, margins.left) : (margins.left, margins.right)
    let horizontal = Line(
      start: .leading, end: .trailing, center: .centerX, length: .width, margins: sides)
    let vertical = Line(
      start: .top, end: .bottom, center: .centerY, length: .height,
      margins: (margins.top, margins.bottom))
    let isRow = stack.axis == .horizontal
    place(along: isRow ? horizontal : vertical)
    rule = "stack alignment"
    for view in shown { place(view, across: isRow ? vertical : horizontal) }
  }

  /// As in a stack view without ties: of equals the first shrinks and the last grows.
  var turns: [(view: View, turn: Turn)] {
    shown.map {
      ($0, Turn(axis: stack.axis, shrinks: $0 === shown.first, grows: $0 === shown.last))
    }
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
    constraint.belong(to: stack)
    constraints.append(constraint)
  }

  // MARK: Along the axis

  private mutating func place(along line: Line) {
    guard let first = shown.first, let last = shown.last else { return }
    rule = "stack edge"
    relate(first, line.start, to: stack, line.start, plus: line.margins.start)
    let hasDistances = [.equalSpacing, .equalCentering].contains(stack.distribution)
    relate(
      last, line.end, first === last && hasDistances ? .lessThanOrEqual : .equal, to: stack,
      line.end, plus: -line.margins.end)
    rule = "stack spacing"
    for (view, next) in zip(shown, shown.dropFirst()) {
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
      for view in shown.dropFirst() { relate(view, line.length, to: first, line.length) }
    case .fillProportionally: shareInProportion(line)
    case .fill:
      let open = shown.filter { $0.wish(along: stack.axis) == nil }
      for view in open.dropFirst() {
        relate(view, line.length, to: open[0], line.length, priority: Pull.equalShares)
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
      relate(guide, line.length, to: first, line.length, priority: Pull.equalGaps)
    }
    guides.append(guide)
  }

  private mutating func shareInProportion(_ line: Line) {
    let lengths = shown.map { view in
      view.wish(along: stack.axis) ?? view.innerFittingSize()[stack.axis]
    }
    guard let most = lengths.max(), let index = lengths.firstIndex(of: most) else { return }
    for (view, length) in zip(shown, lengths) where view !== shown[index] {
      relate(
        view, line.length, to: shown[index], line.length, times: most > 0 ? length / most : 1)
    }
  }

  // MARK: Across it

  private mutating func place(_ view: View, across line: Line) {
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
    case .firstBaseline:
      if isRow, view !== shown[0] { relate(view, .firstBaseline, to: shown[0], .firstBaseline) }
    case .lastBaseline:
      if isRow, view !== shown[0] { relate(view, .lastBaseline, to: shown[0], .lastBaseline) }
    default: break
    }
    let isAtEnd =
      switch stack.alignment {
      case .trailing, .bottom: true
      case .lastBaseline: isRow
      default: false
      }
    let (near, far) = isAtEnd ? (Pull.far, Pull.near) : (Pull.near, Pull.far)
    relate(view, line.start, to: stack, line.start, plus: before, priority: near)
    relate(view, line.end, to: stack, line.end, plus: -after, priority: far)
  }
}
