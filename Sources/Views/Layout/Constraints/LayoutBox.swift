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

  func equal(
    start: LinearExpression, top: LinearExpression, width: LinearExpression,
    height: LinearExpression
  ) -> [LinearConstraint] {
    [
      LinearConstraint(self.start, .equal, start), LinearConstraint(self.top, .equal, top),
      LinearConstraint(self.width, .equal, width), LinearConstraint(self.height, .equal, height),
    ]
  }
}
