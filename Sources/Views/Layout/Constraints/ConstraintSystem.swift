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
  private let margins: Insets
  private let isMirrored: Bool
  private var solver = ConstraintSolver()

  /// The root's box comes first, and each other one after that of the view around it.
  private var boxes: [LayoutBox] = []
  private var indices: [ObjectIdentifier: Int] = [:]

  private var constraints: [LayoutConstraint] = []
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
    margins = root.layoutMargins
    isMirrored = root.traits.layoutDirection == .rightToLeft
    let (width, height) = (solver.makeVariable(), solver.makeVariable())
    _ = append(
      LayoutBox(
        item: root, outer: 0, isPlaced: false, start: 0, top: 0, width: LinearExpression(width),
        height: LinearExpression(height)))
    suggest(.zero, Self.given, Self.given)
    collect(root, 0)
    guard !constraints.isEmpty || boxes.count > 1 else { return nil }
    for constraint in constraints { add(constraint) }
    for box in boxes {
      guard let view = box.item as? View, box.isPlaced || view === root else { continue }
      wishes.add(view, box.width, box.height, to: &solver)
    }
  }

  // MARK: Building

  private mutating func append(_ box: LayoutBox) -> Int {
    indices[ObjectIdentifier(box.item)] = boxes.count
    boxes.append(box)
    return boxes.count - 1
  }

  /// Constraints in a view come before those around it, so that of required ones that cannot all hold those of single
  /// views do.
  private mutating func collect(_ view: View, _ outer: Int) {
    for guide in view.layoutGuides { _ = place(guide, in: outer) }
    for subview in view.subviews where subview.isInOuterSystem {
      let index =
        subview.isPlacedByConstraints
        ? place(subview, in: outer)
        : append(
          LayoutBox(ofFrame: subview, in: boxes[outer], index: outer, isMirrored: isMirrored))
      collect(subview, index)
    }
    constraints += view.constraints
  }

  private mutating func place(_ item: any LayoutItem, in outer: Int) -> Int {
    func length() -> LinearExpression { LinearExpression(solver.makeVariable()) }
    return append(
      LayoutBox(
        item: item, outer: outer, isPlaced: true, start: length(), top: length(), width: length(),
        height: length()))
  }

  /// The box of an item that a constraint names. It makes those of the guides that are always there.
  private mutating func box(of item: any LayoutItem) -> LayoutBox {
    if let index = indices[ObjectIdentifier(item)] { return boxes[index] }
    guard let guide = item as? LayoutGuide, let view = guide.owningView,
      let outer = indices[ObjectIdentifier(view)]
    else { stopProgram("Internal inconsistency: \(item) is in no system of \(root)") }
    let box = boxes[place(guide, in: outer)]
    let margins = guide.kind.isReadable ? self.box(of: view.layoutMarginsGuide) : nil
    for constraint in guide.kind.constraints(
      of: box, in: boxes[outer], of: view, margins: margins, isMirrored: isMirrored)
    {
      _ = try? solver.add(constraint)
    }
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
    let names = (others + [constraint]).map { "\n  \($0)" }.joined()
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
      guard let view = item as? View else { return box.top + box.height }
      return box.top
        + wishes.baseline(of: view, isLast: attribute == .lastBaseline, in: &solver)
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

  /// Whether the root's margins are those that the system was built with; they may follow from its width.
  var hasMargins: Bool { root.layoutMargins == margins }

  /// The content of a view wishes another size.
  ///
  /// - Returns: False where the system has to be built anew.
  mutating func remeasure(_ view: View) -> Bool {
    solution = nil
    return wishes.remeasure(view)
  }

  /// The sentences for the log since the last call.
  mutating func takeReports() -> [String] {
    defer { reports = [] }
    return reports
  }

  // MARK: Solving

  /// Where the items lie that constraints place, in the coordinates of the views around them, in a root of a size.
  /// Each comes after the one around it.
  mutating func places(in size: Size) -> [(item: any LayoutItem, frame: Rect)] {
    if solution == nil || solvedSize != size {
      suggest(size, Self.given, Self.given)
      solve()
      solvedSize = size
    }
    guard let solution else { return [] }
    var rects = boxes.map { $0.rect(in: solution) }
    rects[0].size = size
    return boxes.indices.compactMap { index in
      guard boxes[index].isPlaced else { return nil }
      let (rect, outer) = (rects[index], rects[boxes[index].outer])
      let start = rect.minX - outer.minX
      return (
        boxes[index].item,
        Rect(
          isMirrored ? outer.width - start - rect.width : start, rect.minY - outer.minY,
          rect.width, rect.height)
      )
    }
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

  /// The size of the root that meets its constraints: the given one, or a larger one where required constraints leave
  /// no room for that.
  var rootSize: Size { solution.map { boxes[0].rect(in: $0).size } ?? .zero }

  private mutating func suggest(_ size: Size, _ horizontal: Priority, _ vertical: Priority) {
    for (side, length, priority) in [
      (boxes[0].width, size.width, horizontal), (boxes[0].height, size.height, vertical),
    ] {
      guard let variable = side.variable else { continue }
      if priority != Self.given { solver.removeSuggestion(for: variable) }
      solver.suggest(length, for: variable, priority: priority)
    }
  }

  private mutating func solve() {
    let state = root.constraintState
    let wasSolving = state?.isSolving ?? false
    state?.isSolving = true
    defer { state?.isSolving = wasSolving }
    var solved = solver.solution()
    for _ in 0..<Self.rounds {
      let isWhole = requireLengths(in: solved)
      let isSettled = !wishes.follow(&solver) { [boxes, indices] view in
        indices[ObjectIdentifier(view)].map { boxes[$0].rect(in: solved).size } ?? .zero
      }
      if isWhole && isSettled { break }
      solved = solver.solution()
    }
    solution = solved
  }

  /// No length is negative. Few ever want to be, so this is said of those alone.
  private mutating func requireLengths(in solution: Solution) -> Bool {
    var isWhole = true
    for index in boxes.indices {
      for side in [boxes[index].width, boxes[index].height]
      where solution[side] < -ContentWishes.tolerance {
        isWhole = false
        keepPositive(side)
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
    let box = boxes[index]
    return [box.start, box.top, box.width, box.height].contains {
      $0.variable.map(solver.isAmbiguous) ?? false
    }
  }

  /// Whether a constraint does not hold.
  func isBroken(_ constraint: LayoutConstraint) -> Bool {
    identifiers[ObjectIdentifier(constraint)].map { solver.error(of: $0) > 0 } ?? true
  }
}
