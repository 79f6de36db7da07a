// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// A rectangle inside a view that constraints place and relate as they do views, but that shows nothing.
///
/// A guide of one's own joins a view by `addLayoutGuide(_:)`; `layoutMarginsGuide` and its like are always there.
public final class LayoutGuide: LayoutItem {
  /// What a guide's place follows from.
  enum Kind {
    /// From constraints alone.
    case free
    /// It fills the view, inside these insets.
    case inset((View) -> Insets)
    /// It fills the margins, in the middle and no wider than text can be read.
    case readable
    /// It is a line along the lower edge of the safe area.
    case keyboard
    /// It begins in the upper leading corner; constraints say how far it reaches.
    case content
  }

  /// Named where a constraint cannot hold. Default empty.
  public var identifier = ""
  /// The view whose area the guide divides; nil for none.
  public internal(set) weak var owningView: View?
  /// Where the guide lies in its view's coordinates, as of the last layout.
  public internal(set) var layoutFrame = Rect.zero

  let kind: Kind

  /// A guide without a view and without a place.
  public convenience init() { self.init(.free) }

  init(_ kind: Kind) { self.kind = kind }

  /// `owningView`.
  public var layoutView: View? { owningView }
}
