// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Constraints
internal import Drawing

/// Lays out the views inside a root by solving their constraints as one set of linear constraints.
///
/// Coordinates start at the root's upper leading corner and increase towards trailing and down, so a right-to-left
/// layout is automatically mirrored. The system is rebuilt when views or constraints are added or removed. A new size
/// of the root or of a content, or a new constant, only changes numbers.
struct ConstraintSystem {
  private unowned let root: View
  private var margins: [(box: Int, insets: Insets)] = []
  private let isMirrored: Bool
  private var solver = ConstraintSolver()

  /// The root's box first, and each box after its superview's box.
  private(set) var boxes: [LayoutBox] = []
  private var indices: [ObjectIdentifier: Int] = [:]

  private var constraints: [LayoutConstraint] = []
  private var tieBreaks: [ObjectIdentifier: StackConstraints.TieBreak] = [:]
  private var guides: [LayoutGuide] = []
  private var identifiers: [ObjectIdentifier: ConstraintIdentifier] = [:]
  private var contentSizes = ContentSizeConstraints()

  /// Required constraints that conflict with others and are left out.
  private(set) var omittedConstraints: [LayoutConstraint] = []
  private var reports: [String] = []
  private var solution: Solution?
  private var solvedSize = Size.zero

  /// The priority of the root's given size. Required constraints override it; then the content is larger than the root.
  /// It is lower than the priority of contents that must not be cut, and higher than all other optional priorities.
  private static let rootSizePriority = Priority(Priority.edit.value.nextDown)
  private static let maximumRounds = 32

  /// Returns nil if no view uses constraints.
  init?(root: View) {
    self.root = root
    isMirrored = root.traits.layoutDirection == .rightToLeft
    boxes = [LayoutBox(root, in: 0, isPlaced: false, isVisible: true, &solver)]
    indices[ObjectIdentifier(root)] = 0
    for edge in [boxes[0].start, boxes[0].top] { addRequired(LinearConstraint(edge, .equal)) }
    suggest(root.frame.size, Self.rootSizePriority, Self.rootSizePriority)
    StackMeasurements.current.begin()
    defer { StackMeasurements.current.end() }
    collect(root, 0)
    guard !constraints.isEmpty || boxes.count > 1 else { return nil }
    for constraint in constraints { add(constraint) }
    for index in boxes.indices
    where boxes[index].guide == nil && (boxes[index].isPlaced || index == 0) {
      contentSizes.add(
        boxes[index], tieBreak: tieBreaks[ObjectIdentifier(boxes[index].view)], to: &solver)
    }
  }

  // MARK: Building

  /// Inner constraints come first, so that in a conflict of required constraints the inner ones hold.
  private mutating func collect(_ view: View, _ outer: Int) {
    for guide in view.layoutGuides { _ = append(view, guide, in: outer) }
    for subview in view.subviews where subview.isInOuterSystem {
      let index = append(subview, in: outer)
      if !boxes[index].isPlaced {
        for constraint in boxes[index].constraints(
          ofFrame: subview.frame, in: boxes[outer], isMirrored: isMirrored)
        { addRequired(constraint) }
      }
      collect(subview, index)
    }
    if view.arrangesByConstraints, let stack = view as? StackView {
      let own = stack.stackConstraints(isMirrored: isMirrored)
      constraints += own.constraints
      guides += own.guides
      for view in own.visibleViews { tieBreaks[ObjectIdentifier(view)] = own.tieBreak(for: view) }
      if stack.isLayoutMarginsRelativeArrangement { margins.append((outer, stack.layoutMargins)) }
    }
    constraints += view.constraints
  }

  private mutating func append(_ view: View, _ guide: LayoutGuide? = nil, in outer: Int) -> Int {
    indices[guide.map(ObjectIdentifier.init) ?? ObjectIdentifier(view)] = boxes.count
    let isPlaced = guide != nil || view.isPlacedByConstraints
    let isShown = boxes[outer].isVisible && !(view.isArranged && view.isHidden)
    boxes.append(
      LayoutBox(view, guide: guide, in: outer, isPlaced: isPlaced, isVisible: isShown, &solver))
    return boxes.count - 1
  }

  /// Adds a constraint of new variables, which cannot conflict.
  private mutating func addRequired(_ constraint: LinearConstraint) {
    _ = try? solver.add(constraint)
  }

  private mutating func box(of item: any LayoutItem) -> LayoutBox {
    if let index = indices[ObjectIdentifier(item)] { return boxes[index] }
    guard let guide = item as? LayoutGuide, let view = guide.owningView,
      let outer = indices[ObjectIdentifier(view)]
    else {
      stopProgram("Internal inconsistency: \(item) is not in the constraint system of \(root)")
    }
    let box = boxes[append(view, guide, in: outer)]
    if case .inset = guide.kind { margins.append((outer, view.layoutMargins)) }
    var margins: LayoutBox?
    if case .readable = guide.kind { margins = self.box(of: view.layoutMarginsGuide) }
    for constraint in guide.kind.constraints(
      of: box, in: boxes[outer], of: view, margins: margins, isMirrored: isMirrored)
    { addRequired(constraint) }
    return box
  }

  private mutating func add(_ constraint: LayoutConstraint) {
    guard let first = constraint.firstItem, let view = constraint.view else { return }
    let left = value(constraint.firstAttribute, of: first)
    var right = LinearExpression(constraint.constant)
    if let second = constraint.secondItem, let attribute = constraint.secondAttribute {
      right = right + constraint.multiplier * value(attribute, of: second)
      if constraint.multiplier != 1, let origin = attribute.origin {
        // Positions count from the nearest common ancestor of both items.
        right = right + (1 - constraint.multiplier) * value(origin, of: view)
      }
    }
    let linear = LinearConstraint(
      left, Constraints.Relation(constraint.relation), right,
      priority: Priority(constraint.priority))
    do throws(UnsatisfiableError) {
      identifiers[ObjectIdentifier(constraint)] = try solver.add(linear)
    } catch {
      omit(constraint, conflictingConstraints(in: error))
    }
  }

  private func conflictingConstraints(in error: UnsatisfiableError) -> [LayoutConstraint] {
    constraints.filter { constraint in
      identifiers[ObjectIdentifier(constraint)].map(error.conflictingConstraints.contains) ?? false
    }
  }

  private mutating func omit(_ constraint: LayoutConstraint, _ others: [LayoutConstraint]) {
    omittedConstraints.append(constraint)
    let names = (others + [constraint]).map { "\n  " + "\($0)".escapingControls() }.joined()
    reports.append("required constraints conflict; the last one is ignored:\(names)")
  }

  private mutating func value(
    _ attribute: LayoutConstraint.Attribute, of item: any LayoutItem
  ) -> LinearExpression {
    let box = box(of: item)
    var left: LinearExpression {
      isMirrored ? boxes[0].width - box.start - box.width : box.start
    }
    switch attribute {
    case .leading: return box.start
    case .trailing: return box.start + box.width
    case .left: return left
    case .right: return left + box.width
    case .centerX: return box.start + 0.5 * box.width
    case .top: return box.top
    case .bottom: return box.top + box.height
    case .centerY: return box.top + 0.5 * box.height
    case .width: return box.width
    case .height: return box.height
    case .firstBaseline, .lastBaseline:
      guard box.guide == nil else { return box.top + box.height }
      if let inner = (item as? StackView)?.baselineView(isLast: attribute == .lastBaseline) {
        return value(attribute, of: inner)
      }
      return box.top
        + contentSizes.baseline(of: box, isLast: attribute == .lastBaseline, in: &solver)
    }
  }

  // MARK: Changes

  /// Updates the constant of a constraint. Returns false if the system must be rebuilt.
  mutating func shift(_ constraint: LayoutConstraint, from old: Double) -> Bool {
    solution = nil
    guard let identifier = identifiers[ObjectIdentifier(constraint)] else { return false }
    return (try? solver.shift(identifier, by: old - constraint.constant)) != nil
  }

  /// Whether the margins have not changed since the system was built; they may depend on the width of a view.
  var marginsAreCurrent: Bool {
    for (box, insets) in margins where boxes[box].view.layoutMargins != insets { return false }
    return true
  }

  /// Measures a view after its content size has changed. Returns false if the system must be rebuilt.
  mutating func remeasure(_ view: View) -> Bool {
    solution = nil
    var inner = view
    while inner !== root, let outer = inner.superview {
      if inner.isArranged, (outer as? StackView)?.distribution == .fillProportionally {
        return false
      }
      inner = outer
    }
    return contentSizes.remeasure(view)
  }

  mutating func removeAllReports() -> [String] {
    defer { reports = [] }
    return reports
  }

  // MARK: Solving

  /// Returns the frame of each box, in its superview's coordinates, for a size of the root.
  mutating func frames(in size: Size) -> [Rect] {
    if solution == nil || solvedSize != size {
      suggest(size, Self.rootSizePriority, Self.rootSizePriority)
      solve()
      solvedSize = size
    }
    var rects: [Rect] = []
    guard let solution else { return rects }
    rects.reserveCapacity(boxes.count)
    for index in boxes.indices { rects.append(boxes[index].rect(in: solution)) }
    rects[0].size = size
    // Backwards, because superviews come first and their frames must still be in root coordinates.
    for index in boxes.indices.reversed() where boxes[index].isPlaced {
      let (rect, outer) = (rects[index], rects[boxes[index].outerIndex])
      let start = rect.minX - outer.minX
      rects[index].origin = Point(
        isMirrored ? outer.width - start - rect.width : start, rect.minY - outer.minY)
    }
    return rects
  }

  /// The possible size of the root that is nearest to a size.
  func fittingSize(near size: Size, _ horizontal: LayoutPriority, _ vertical: LayoutPriority)
    -> Size
  {
    var copy = self
    copy.suggest(
      size, min(Priority(horizontal), Self.rootSizePriority),
      min(Priority(vertical), Self.rootSizePriority))
    copy.solve()
    return copy.rootSize
  }

  /// The size that the root needs, but no wider than `size` if possible.
  func fittingSize(inside size: Size) -> Size {
    let fitting = fittingSize(near: .zero, .fittingSizeLevel, .fittingSizeLevel)
    return fitting.width > size.width
      ? fittingSize(near: Size(size.width, 0), .required, .fittingSizeLevel) : fitting
  }

  /// The root's size in the solution: the given size, or a larger one if required constraints need it.
  var rootSize: Size { solution.map { boxes[0].rect(in: $0).size } ?? .zero }

  private mutating func suggest(_ size: Size, _ horizontal: Priority, _ vertical: Priority) {
    suggest(size.width, for: boxes[0].size.width, horizontal)
    suggest(size.height, for: boxes[0].size.height, vertical)
  }

  private mutating func suggest(_ length: Double, for variable: Variable, _ priority: Priority) {
    if priority != Self.rootSizePriority { solver.removeSuggestion(for: variable) }
    solver.suggest(length, for: variable, priority: priority)
  }

  private mutating func solve() {
    let state = root.constraintState
    let wasSolving = state?.setSolving(true) ?? false
    StackMeasurements.current.begin()
    defer {
      StackMeasurements.current.end()
      state?.setSolving(wasSolving)
    }
    var solved = solver.solution()
    for _ in 0..<Self.maximumRounds {
      let isWhole = requireNonnegativeLengths(in: solved)
      let isSettled = !contentSizes.update(&solver, for: solved)
      if isWhole && isSettled { break }
      solved = solver.solution()
    }
    solution = solved
  }

  /// Requires nonnegative lengths. Negative lengths are rare, so the constraint is added only for these.
  private mutating func requireNonnegativeLengths(in solution: Solution) -> Bool {
    var isWhole = true
    for index in boxes.indices {
      let (width, height) = boxes[index].size
      for side in [width, height] where solution[side] < -ContentSizeConstraints.tolerance {
        isWhole = false
        requireNonnegative(LinearExpression(side))
      }
    }
    return isWhole
  }

  private mutating func requireNonnegative(_ side: LinearExpression) {
    do throws(UnsatisfiableError) {
      _ = try solver.add(LinearConstraint(side, .greaterThanOrEqual, 0))
    } catch {
      var others = conflictingConstraints(in: error)
      guard let last = others.popLast(),
        let identifier = identifiers.removeValue(forKey: ObjectIdentifier(last))
      else { return }
      solver.remove(identifier)
      omit(last, others)
      requireNonnegative(side)
    }
  }

  // MARK: Questions

  func isAmbiguous(_ view: View) -> Bool {
    guard let index = indices[ObjectIdentifier(view)] else { return false }
    return boxes[index].isAmbiguous(in: solver)
  }

  func isBroken(_ constraint: LayoutConstraint) -> Bool {
    identifiers[ObjectIdentifier(constraint)].map { solver.error(of: $0) > 0 } ?? true
  }
}
