// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Constraints
internal import Drawing

/// Places the views in a root that follow constraints, as one set of linear constraints.
///
/// Places are counted from the root's upper leading corner, towards trailing and down, so a right-to-left layout is
/// the mirrored one by construction. The system is built anew when views or constraints come or go; another size of
/// the root, of a content, or another constant changes numbers only.
struct ConstraintSystem {
  private unowned let root: View
  /// The margins that the system was built with, by box.
  private var margins: [(box: Int, insets: Insets)] = []
  private let isMirrored: Bool
  private var solver = ConstraintSolver()

  /// The root's box comes first, and each other one after that of the view around it.
  private(set) var boxes: [LayoutBox] = []
  private var indices: [ObjectIdentifier: Int] = [:]

  private var constraints: [LayoutConstraint] = []
  private var turns: [ObjectIdentifier: StackConstraints.Turn] = [:]
  /// Guides that nobody else holds.
  private var guides: [LayoutGuide] = []
  private var identifiers: [ObjectIdentifier: ConstraintIdentifier] = [:]
  private var wishes = ContentWishes()

  /// Required constraints that the others left no room for.
  private(set) var leftOut: [LayoutConstraint] = []
  /// Sentences for the log that nobody has read yet.
  private var reports: [String] = []
  private var solution: Solution?
  private var solvedSize = Size.zero

  /// How much the size counts that the root is given. Required constraints are not given up for it: then the content
  /// is larger than the root. Weaker than contents that must not be cut, stronger than all else that is not required.
  private static let given = Priority(Priority.edit.value.nextDown)
  /// How often heights may follow widths in one layout.
  private static let rounds = 32

  /// Nil where nothing follows constraints.
  init?(root: View) {
    self.root = root
    isMirrored = root.traits.layoutDirection == .rightToLeft
    boxes = [LayoutBox(root, in: 0, isPlaced: false, isShown: true, &solver)]
    indices[ObjectIdentifier(root)] = 0
    for edge in [boxes[0].start, boxes[0].top] { addRequired(LinearConstraint(edge, .equal)) }
    suggest(root.frame.size, Self.given, Self.given)
    collect(root, 0)
    guard !constraints.isEmpty || boxes.count > 1 else { return nil }
    for constraint in constraints { add(constraint) }
    for index in boxes.indices
    where boxes[index].guide == nil && (boxes[index].isPlaced || index == 0) {
      wishes.add(boxes[index], turn: turns[ObjectIdentifier(boxes[index].view)], to: &solver)
    }
  }

  // MARK: Building

  /// Constraints in a view come before those around it, so that of required ones that cannot all hold those of single
  /// views do.
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
      for (view, turn) in own.turns { turns[ObjectIdentifier(view)] = turn }
      if stack.isLayoutMarginsRelativeArrangement { margins.append((outer, stack.layoutMargins)) }
    }
    constraints += view.constraints
  }

  private mutating func append(_ view: View, _ guide: LayoutGuide? = nil, in outer: Int) -> Int {
    indices[guide.map(ObjectIdentifier.init) ?? ObjectIdentifier(view)] = boxes.count
    let isPlaced = guide != nil || view.isPlacedByConstraints
    let isShown = boxes[outer].isShown && !(view.isArranged && view.isHidden)
    boxes.append(
      LayoutBox(view, guide: guide, in: outer, isPlaced: isPlaced, isShown: isShown, &solver))
    return boxes.count - 1
  }

  /// Of variables that are new.
  private mutating func addRequired(_ constraint: LinearConstraint) {
    _ = try? solver.add(constraint)
  }

  /// The box of an item that a constraint names. It makes those of the guides that are always there.
  private mutating func box(of item: any LayoutItem) -> LayoutBox {
    if let index = indices[ObjectIdentifier(item)] { return boxes[index] }
    guard let guide = item as? LayoutGuide, let view = guide.owningView,
      let outer = indices[ObjectIdentifier(view)]
    else { stopProgram("Internal inconsistency: \(item) is in no system of \(root)") }
    let box = boxes[append(view, guide, in: outer)]
    if case .inset = guide.kind { margins.append((outer, view.layoutMargins)) }
    let margins = guide.kind.isReadable ? self.box(of: view.layoutMarginsGuide) : nil
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
        // Places count from the nearest view around both items.
        right = right + (1 - constraint.multiplier) * value(origin, of: view)
      }
    }
    let linear = LinearConstraint(
      left, Constraints.Relation(constraint.relation), right,
      priority: Priority(constraint.priority))
    do throws(Unsatisfiable) {
      identifiers[ObjectIdentifier(constraint)] = try solver.add(linear)
    } catch {
      leaveOut(constraint, conflicting(in: error))
    }
  }

  private func conflicting(in error: Unsatisfiable) -> [LayoutConstraint] {
    constraints.filter { constraint in
      identifiers[ObjectIdentifier(constraint)].map(error.conflicting.contains) ?? false
    }
  }

  private mutating func leaveOut(_ constraint: LayoutConstraint, _ others: [LayoutConstraint]) {
    leftOut.append(constraint)
    let names = (others + [constraint]).map { "\n  " + "\($0)".escapingControls() }.joined()
    reports.append("required constraints cannot all hold; the last one is left out:\(names)")
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
        + wishes.baseline(of: box, isLast: attribute == .lastBaseline, in: &solver)
    }
  }

  // MARK: Changes

  /// A constraint has another constant.
  ///
  /// - Returns: False where the system has to be built anew.
  mutating func shift(_ constraint: LayoutConstraint, from old: Double) -> Bool {
    solution = nil
    guard let identifier = identifiers[ObjectIdentifier(constraint)] else { return false }
    return (try? solver.shift(identifier, by: old - constraint.constant)) != nil
  }

  /// Whether margins are those that the system was built with; they may follow from the width of a view.
  var hasMargins: Bool {
    for (box, insets) in margins where boxes[box].view.layoutMargins != insets { return false }
    return true
  }

  /// The content of a view wishes another size.
  ///
  /// - Returns: False where the system has to be built anew.
  mutating func remeasure(_ view: View) -> Bool {
    solution = nil
    var inner = view
    while inner !== root, let outer = inner.superview {
      if inner.isArranged, (outer as? StackView)?.distribution == .fillProportionally {
        return false
      }
      inner = outer
    }
    return wishes.remeasure(view)
  }

  /// The sentences for the log since the last call.
  mutating func takeReports() -> [String] {
    defer { reports = [] }
    return reports
  }

  // MARK: Solving

  /// Where each box lies in a root of a size, in the coordinates of the view around it.
  mutating func frames(in size: Size) -> [Rect] {
    if solution == nil || solvedSize != size {
      suggest(size, Self.given, Self.given)
      solve()
      solvedSize = size
    }
    var rects: [Rect] = []
    guard let solution else { return rects }
    rects.reserveCapacity(boxes.count)
    for index in boxes.indices { rects.append(boxes[index].rect(in: solution)) }
    rects[0].size = size
    // Backwards, as those around come first: what lies in one is counted from where that one is.
    for index in boxes.indices.reversed() where boxes[index].isPlaced {
      let (rect, outer) = (rects[index], rects[boxes[index].outer])
      let start = rect.minX - outer.minX
      rects[index].origin = Point(
        isMirrored ? outer.width - start - rect.width : start, rect.minY - outer.minY)
    }
    return rects
  }

  /// The size of the root that comes nearest to one.
  func fittingSize(near size: Size, _ horizontal: LayoutPriority, _ vertical: LayoutPriority)
    -> Size
  {
    var copy = self
    copy.suggest(
      size, min(Priority(horizontal), Self.given), min(Priority(vertical), Self.given))
    copy.solve()
    return copy.rootSize
  }

  /// The size of the root that its constraints and contents ask for, no wider than there is room.
  func fittingSize(inside size: Size) -> Size {
    let fitting = fittingSize(near: .zero, .fittingSizeLevel, .fittingSizeLevel)
    return fitting.width > size.width
      ? fittingSize(near: Size(size.width, 0), .required, .fittingSizeLevel) : fitting
  }

  /// The size of the root that meets its constraints: the given one, or a larger one where required constraints leave
  /// no room for that.
  var rootSize: Size { solution.map { boxes[0].rect(in: $0).size } ?? .zero }

  private mutating func suggest(_ size: Size, _ horizontal: Priority, _ vertical: Priority) {
    suggest(size.width, for: boxes[0].size.width, horizontal)
    suggest(size.height, for: boxes[0].size.height, vertical)
  }

  private mutating func suggest(_ length: Double, for variable: Variable, _ priority: Priority) {
    if priority != Self.given { solver.removeSuggestion(for: variable) }
    solver.suggest(length, for: variable, priority: priority)
  }

  private mutating func solve() {
    let state = root.constraintState
    let wasSolving = state?.setSolving(true) ?? false
    defer { state?.setSolving(wasSolving) }
    var solved = solver.solution()
    for _ in 0..<Self.rounds {
      let isWhole = requireLengths(in: solved)
      let isSettled = !wishes.follow(&solver, solved)
      if isWhole && isSettled { break }
      solved = solver.solution()
    }
    solution = solved
  }

  /// No length is negative. Few ever want to be, so this is said of those alone.
  private mutating func requireLengths(in solution: Solution) -> Bool {
    var isWhole = true
    for index in boxes.indices {
      let (width, height) = boxes[index].size
      for side in [width, height] where solution[side] < -ContentWishes.tolerance {
        isWhole = false
        keepPositive(LinearExpression(side))
      }
    }
    return isWhole
  }

  /// Where required constraints ask for less than nothing the last of them is left out.
  private mutating func keepPositive(_ side: LinearExpression) {
    do throws(Unsatisfiable) {
      _ = try solver.add(LinearConstraint(side, .greaterThanOrEqual, 0))
    } catch {
      var others = conflicting(in: error)
      guard let last = others.popLast(),
        let identifier = identifiers.removeValue(forKey: ObjectIdentifier(last))
      else { return }
      solver.remove(identifier)
      leaveOut(last, others)
      keepPositive(side)
    }
  }

  // MARK: Questions

  /// Whether a view could lie elsewhere, or have another size, with all constraints met as well.
  func isAmbiguous(_ view: View) -> Bool {
    guard let index = indices[ObjectIdentifier(view)] else { return false }
    return boxes[index].isAmbiguous(in: solver)
  }

  /// Whether a constraint does not hold.
  func isBroken(_ constraint: LayoutConstraint) -> Bool {
    identifiers[ObjectIdentifier(constraint)].map { solver.error(of: $0) > 0 } ?? true
  }
}
