// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Constraints
public import Drawing

/// An invisible rectangle inside a view. Constraints position the guide, and position views relative to it.
///
/// Add a guide to a view with `addLayoutGuide(_:)`. Built-in guides such as `layoutMarginsGuide` always exist.
public final class LayoutGuide: LayoutItem {
  enum Kind {
    /// Only by constraints.
    case free
    /// Fills the view, inside these insets.
    case inset((View) -> Insets)
    /// Fills the margins, centered and no wider than readable text.
    case readable
    /// A line along the lower edge of the safe area.
    case keyboard
    /// Starts in the upper leading corner; constraints determine its size.
    case content
  }

  /// The guide's name in log messages about conflicts. Default empty.
  public var identifier = ""
  /// The view to which the guide was added; nil if there is none.
  public internal(set) weak var owningView: View?
  /// The guide's rectangle in its view's coordinates, as of the last layout.
  public internal(set) var layoutFrame = Rect.zero

  let kind: Kind

  /// Creates a guide with an empty rectangle. Add it to a view with `addLayoutGuide(_:)`.
  public convenience init() { self.init(.free) }

  init(_ kind: Kind) { self.kind = kind }

  public var layoutView: View? { owningView }
}

extension LayoutGuide.Kind {
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
