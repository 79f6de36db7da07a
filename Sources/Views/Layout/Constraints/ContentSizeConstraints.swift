// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Constraints
internal import Drawing

/// The content sizes and baselines of views, as constraints whose constants are updated.
struct ContentSizeConstraints {
  private struct Content {
    unowned let view: View
    let box: (width: Variable, height: Variable)
    var size: Size
    var heightFollowsWidth: Bool
    var width: LengthConstraints?
    var height: LengthConstraints?
  }

  private struct LengthConstraints {
    var length: Double
    let constraints: [ConstraintIdentifier]

    mutating func update(_ length: Double, in solver: inout ConstraintSolver) -> Bool {
      guard abs(length - self.length) > ContentSizeConstraints.tolerance else { return false }
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

    mutating func update(_ value: Double, in solver: inout ConstraintSolver) -> Bool {
      guard abs(value - self.value) > ContentSizeConstraints.tolerance else { return false }
      let before = solver
      if (try? solver.shift(constraint, by: self.value - value)) == nil {
        // Required constraints leave no room for the line at its current offset.
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

  /// In points. A smaller change of a length is ignored.
  static let tolerance = 1e-6

  private var contents: [Content] = []
  private var baselines: [Baseline] = []

  /// - Parameter tieBreak: Which of several views in a stack is resized if their priorities are equal.
  mutating func add(
    _ box: LayoutBox, tieBreak: StackConstraints.TieBreak?, to solver: inout ConstraintSolver
  ) {
    let view = box.view
    let size = view.contentSize
    guard size.width >= 0 || size.height >= 0 else { return }
    func addConstraints(_ length: Double, _ side: LinearExpression, _ axis: Axis)
      -> LengthConstraints?
    {
      guard length >= 0 else { return nil }
      var constraints = [
        (Relation.greaterThanOrEqual, view.contentCompressionResistancePriority(for: axis)),
        (.lessThanOrEqual, view.contentHuggingPriority(for: axis)),
      ]
      if let tieBreak, tieBreak.axis == axis {
        if !tieBreak.shrinks {
          constraints.append((.greaterThanOrEqual, StackConstraints.tieBreakPriority))
        }
        if !tieBreak.grows {
          constraints.append((.lessThanOrEqual, StackConstraints.tieBreakPriority))
        }
      }
      return LengthConstraints(
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
        width: addConstraints(size.width, box.width, .horizontal),
        height: addConstraints(size.height, box.height, .vertical)))
  }

  mutating func baseline(of box: LayoutBox, isLast: Bool, in solver: inout ConstraintSolver)
    -> LinearExpression
  {
    let view = box.view
    if let known = baselines.first(where: { $0.view === view && $0.isLast == isLast }) {
      return LinearExpression(known.offset)
    }
    let intrinsicSize = view.intrinsicContentSize
    let lines = view.baselines(
      in: Size(
        intrinsicSize.width < 0 ? view.frame.width : intrinsicSize.width,
        intrinsicSize.height < 0 ? view.frame.height : intrinsicSize.height))
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

  /// Measures a view again. Returns false if the content now has a size along other axes than before.
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

  /// Updates the constants for the sizes of a solution, and returns whether one has changed. A content that is narrower
  /// than preferred may be higher.
  mutating func update(_ solver: inout ConstraintSolver, for solution: Solution) -> Bool {
    var isChanged = false
    for index in contents.indices {
      let size = contents[index].size
      let width = max(0, solution[contents[index].box.width])
      let height =
        contents[index].heightFollowsWidth
        ? contents[index].view.contentHeight(inWidth: width)
        : width < size.width - Self.tolerance
          ? contents[index].view.sizeThatFits(Size(width, .infinity)).height : size.height
      isChanged = contents[index].height?.update(height, in: &solver) ?? false || isChanged
      isChanged = contents[index].width?.update(size.width, in: &solver) ?? false || isChanged
    }
    for index in baselines.indices {
      let box = baselines[index].box
      let size = Size(max(0, solution[box.width]), max(0, solution[box.height]))
      let lines = baselines[index].view.baselines(in: size)
      let value = baselines[index].isLast ? lines.last : lines.first
      isChanged = baselines[index].update(value, in: &solver) || isChanged
    }
    return isChanged
  }
}
