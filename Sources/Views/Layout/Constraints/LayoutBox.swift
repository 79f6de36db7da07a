// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Constraints
internal import Drawing

/// The variables of a view or a guide in a constraint system, in coordinates from the root's upper leading corner.
struct LayoutBox {
  unowned let view: View
  let guide: LayoutGuide?
  let outerIndex: Int
  let isPlaced: Bool
  /// Whether the box is outside hidden arranged views, whose contents keep their frames.
  let isVisible: Bool
  private let variables: (start: Variable, top: Variable, width: Variable, height: Variable)

  init(
    _ view: View, guide: LayoutGuide? = nil, in outer: Int, isPlaced: Bool, isVisible: Bool,
    _ solver: inout ConstraintSolver
  ) {
    self.view = view
    self.guide = guide
    self.outerIndex = outer
    self.isPlaced = isPlaced
    self.isVisible = isVisible
    variables = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
  }

  var start: LinearExpression { LinearExpression(variables.start) }
  var top: LinearExpression { LinearExpression(variables.top) }
  var width: LinearExpression { LinearExpression(variables.width) }
  var height: LinearExpression { LinearExpression(variables.height) }

  var size: (width: Variable, height: Variable) { (variables.width, variables.height) }

  func rect(in solution: Solution) -> Rect {
    Rect(
      solution[variables.start], solution[variables.top], max(0, solution[variables.width]),
      max(0, solution[variables.height]))
  }

  func isAmbiguous(in solver: ConstraintSolver) -> Bool {
    [variables.start, variables.top, variables.width, variables.height]
      .contains(where: solver.isAmbiguous)
  }

  func constraints(ofFrame frame: Rect, in outer: LayoutBox, isMirrored: Bool)
    -> [LinearConstraint]
  {
    equal(
      start: isMirrored
        ? outer.start + outer.width - LinearExpression(frame.maxX)
        : outer.start + LinearExpression(frame.minX),
      top: outer.top + LinearExpression(frame.minY), width: LinearExpression(frame.width),
      height: LinearExpression(frame.height))
  }

  fileprivate func equal(
    start: LinearExpression, top: LinearExpression, width: LinearExpression,
    height: LinearExpression
  ) -> [LinearConstraint] {
    [
      LinearConstraint(self.start, .equal, start), LinearConstraint(self.top, .equal, top),
      LinearConstraint(self.width, .equal, width), LinearConstraint(self.height, .equal, height),
    ]
  }
}

extension LayoutGuide.Kind {
  var isReadable: Bool {
    if case .readable = self { true } else { false }
  }

  func constraints(
    of box: LayoutBox, in outer: LayoutBox, of view: View, margins: LayoutBox?, isMirrored: Bool
  ) -> [LinearConstraint] {
    switch self {
    case .free: return []
    case .inset(let insets):
      let insets = insets(view)
      return box.equal(
        start: outer.start + LinearExpression(isMirrored ? insets.right : insets.left),
        top: outer.top + LinearExpression(insets.top),
        width: outer.width - LinearExpression(insets.left + insets.right),
        height: outer.height - LinearExpression(insets.top + insets.bottom))
    case .readable:
      guard let margins else { return [] }
      return [
        LinearConstraint(box.top, .equal, margins.top),
        LinearConstraint(box.height, .equal, margins.height),
        LinearConstraint(
          box.start + 0.5 * box.width, .equal, margins.start + 0.5 * margins.width),
        LinearConstraint(
          box.width, .lessThanOrEqual, LinearExpression(view.theme.metrics.readableWidth)),
        LinearConstraint(box.width, .lessThanOrEqual, margins.width),
        // Weaker than the root's given size, and stronger than the contents' preferred sizes: no pin makes it narrower.
        LinearConstraint(box.width, .equal, margins.width, priority: 999.5),
      ]
    case .keyboard:
      let insets = view.safeAreaInsets
      return box.equal(
        start: outer.start + LinearExpression(isMirrored ? insets.right : insets.left),
        top: outer.top + outer.height - LinearExpression(insets.bottom),
        width: outer.width - LinearExpression(insets.left + insets.right), height: 0)
    case .content:
      return [
        LinearConstraint(box.start, .equal, outer.start),
        LinearConstraint(box.top, .equal, outer.top),
      ]
    }
  }
}
