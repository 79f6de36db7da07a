// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Constraints
internal import Drawing

/// What the contents of views wish, and where their baselines lie, as constraints whose constants follow them.
struct ContentWishes {
  private struct Content {
    unowned let view: View
    let box: (width: Variable, height: Variable)
    /// The preferred size of the content without a limit.
    var size: Size
    /// Whether the height is measured for every width, since there is no preferred width.
    var heightFollowsWidth: Bool
    var width: Wish?
    var height: Wish?
  }

  /// Two constraints: not less than the content, and not more.
  private struct Wish {
    var length: Double
    let constraints: [ConstraintIdentifier]

    mutating func follow(_ length: Double, _ solver: inout ConstraintSolver) -> Bool {
      guard abs(length - self.length) > ContentWishes.tolerance else { return false }
      for constraint in constraints { try? solver.shift(constraint, by: self.length - length) }
      self.length = length
      return true
    }
  }

  private struct Baseline {
    unowned let view: View
    let box: (width: Variable, height: Variable)
    let isLast: Bool
    let offset: Variable
    var constraint: ConstraintIdentifier
    var value: Double

    mutating func follow(_ value: Double, _ solver: inout ConstraintSolver) -> Bool {
      guard abs(value - self.value) > ContentWishes.tolerance else { return false }
      let before = solver
      if (try? solver.shift(constraint, by: self.value - value)) == nil {
        // What is required leaves no room for the line where it is now.
        solver = before
        solver.remove(constraint)
        let linear = LinearConstraint(
          LinearExpression(offset), .equal, LinearExpression(value), priority: .edit)
        if let weaker = try? solver.add(linear) { constraint = weaker }
      }
      self.value = value
      return true
    }
  }

  /// Points. A length that changes by less is the same.
  static let tolerance = 1e-6

  private var contents: [Content] = []
  private var baselines: [Baseline] = []

  /// - Parameter turn: Which of several views in a stack gives way, where their priorities are the same.
  mutating func add(
    _ box: LayoutBox, turn: StackConstraints.Turn?, to solver: inout ConstraintSolver
  ) {
    let view = box.view
    let size = view.contentSize
    guard size.width >= 0 || size.height >= 0 else { return }
    func wish(_ length: Double, _ side: LinearExpression, _ axis: Axis) -> Wish? {
      guard length >= 0 else { return nil }
      var constraints = [
        (Relation.greaterThanOrEqual, view.contentCompressionResistancePriority(for: axis)),
        (.lessThanOrEqual, view.contentHuggingPriority(for: axis)),
      ]
      if let turn, turn.axis == axis {
        if !turn.shrinks { constraints.append((.greaterThanOrEqual, StackConstraints.turn)) }
        if !turn.grows { constraints.append((.lessThanOrEqual, StackConstraints.turn)) }
      }
      return Wish(
        length: length,
        constraints: constraints.compactMap { relation, priority in
          try? solver.add(
            LinearConstraint(
              side, relation, LinearExpression(length),
              priority: min(Priority(priority), .edit)))
        })
    }
    contents.append(
      Content(
        view: view, box: box.size, size: size,
        heightFollowsWidth: view.contentHeightFollowsWidth,
        width: wish(size.width, box.width, .horizontal),
        height: wish(size.height, box.height, .vertical)))
  }

  /// How far below a view's upper edge a baseline lies.
  mutating func baseline(of box: LayoutBox, isLast: Bool, in solver: inout ConstraintSolver)
    -> LinearExpression
  {
    let view = box.view
    if let known = baselines.first(where: { $0.view === view && $0.isLast == isLast }) {
      return LinearExpression(known.offset)
    }
    let wish = view.intrinsicContentSize
    let lines = view.baselines(
      in: Size(
        wish.width < 0 ? view.frame.width : wish.width,
        wish.height < 0 ? view.frame.height : wish.height))
    let (offset, value) = (solver.makeVariable(), isLast ? lines.last : lines.first)
    let linear = LinearConstraint(LinearExpression(offset), .equal, LinearExpression(value))
    if let constraint = try? solver.add(linear) {
      baselines.append(
        Baseline(
          view: view, box: box.size, isLast: isLast, offset: offset, constraint: constraint,
          value: value))
    }
    return LinearExpression(offset)
  }

  /// A view's content wishes another size.
  ///
  /// - Returns: False where it wishes one along another axis than before.
  mutating func remeasure(_ view: View) -> Bool {
    let size = view.contentSize
    guard let index = contents.firstIndex(where: { $0.view === view }) else {
      return size.width < 0 && size.height < 0
    }
    guard (contents[index].width != nil) == (size.width >= 0),
      (contents[index].height != nil) == (size.height >= 0)
    else { return false }
    contents[index].size = size
    contents[index].heightFollowsWidth = view.contentHeightFollowsWidth
    return true
  }

  /// Gives the constraints the constants for the sizes of a solution: what is narrower than it wishes may be higher.
  ///
  /// - Returns: Whether any changed.
  mutating func follow(_ solver: inout ConstraintSolver, _ solution: Solution) -> Bool {
    var isChanged = false
    for index in contents.indices {
      let size = contents[index].size
      let width = max(0, solution[contents[index].box.width])
      let height =
        contents[index].heightFollowsWidth
        ? contents[index].view.contentHeight(inWidth: width)
        : width < size.width - Self.tolerance
          ? contents[index].view.sizeThatFits(Size(width, .infinity)).height : size.height
      isChanged = contents[index].height?.follow(height, &solver) ?? false || isChanged
      isChanged = contents[index].width?.follow(size.width, &solver) ?? false || isChanged
    }
    for index in baselines.indices {
      let box = baselines[index].box
      let size = Size(max(0, solution[box.width]), max(0, solution[box.height]))
      let lines = baselines[index].view.baselines(in: size)
      let value = baselines[index].isLast ? lines.last : lines.first
      isChanged = baselines[index].follow(value, &solver) || isChanged
    }
    return isChanged
  }
}
