// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

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

  /// The view in which constraints place the guide, for `LayoutItem`. It is the same view as `owningView`.
  public var layoutView: View? { owningView }
}
