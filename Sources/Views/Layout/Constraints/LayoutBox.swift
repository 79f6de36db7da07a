// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Constraints
internal import Drawing

/// Where an item of a constraint system lies, from the root's upper leading corner.
struct LayoutBox {
  unowned let item: any LayoutItem
  /// The place among the boxes of the view around it.
  let outer: Int
  /// Whether constraints say where it lies.
  let isPlaced: Bool

  let start: LinearExpression
  let top: LinearExpression
  let width: LinearExpression
  let height: LinearExpression

  func rect(in solution: Solution) -> Rect {
    Rect(solution[start], solution[top], max(0, solution[width]), max(0, solution[height]))
  }
}

extension LayoutBox {
  /// The box of a view whose frame comes from elsewhere.
  init(ofFrame view: View, in outer: LayoutBox, index: Int, isMirrored: Bool) {
    let frame = view.frame
    let start =
      isMirrored
      ? outer.start + outer.width - LinearExpression(frame.maxX)
      : outer.start + LinearExpression(frame.minX)
    self.init(
      item: view, outer: index, isPlaced: false, start: start,
      top: outer.top + LinearExpression(frame.minY), width: LinearExpression(frame.width),
      height: LinearExpression(frame.height))
  }
}

extension LayoutGuide.Kind {
  var isReadable: Bool {
    if case .readable = self { true } else { false }
  }

  /// What places a guide in its view's box.
  func constraints(
    of box: LayoutBox, in outer: LayoutBox, of view: View, margins: LayoutBox?, isMirrored: Bool
  ) -> [LinearConstraint] {
    switch self {
    case .free: return []
    case .inset(let insets):
      let insets = insets(view)
      let (before, after) = isMirrored ? (insets.right, insets.left) : (insets.left, insets.right)
      return [
        LinearConstraint(box.start, .equal, outer.start + LinearExpression(before)),
        LinearConstraint(box.top, .equal, outer.top + LinearExpression(insets.top)),
        LinearConstraint(box.width, .equal, outer.width - LinearExpression(before + after)),
        LinearConstraint(
          box.height, .equal, outer.height - LinearExpression(insets.top + insets.bottom)),
      ]
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
        // Weaker than the size that the root is given.
        LinearConstraint(box.width, .equal, margins.width, priority: 999),
      ]
    case .keyboard:
      let insets = view.safeAreaInsets
      let (before, after) = isMirrored ? (insets.right, insets.left) : (insets.left, insets.right)
      return [
        LinearConstraint(box.start, .equal, outer.start + LinearExpression(before)),
        LinearConstraint(box.width, .equal, outer.width - LinearExpression(before + after)),
        LinearConstraint(
          box.top, .equal, outer.top + outer.height - LinearExpression(insets.bottom)),
        LinearConstraint(box.height, .equal, 0),
      ]
    case .content:
      return [
        LinearConstraint(box.start, .equal, outer.start),
        LinearConstraint(box.top, .equal, outer.top),
      ]
    }
  }
}
