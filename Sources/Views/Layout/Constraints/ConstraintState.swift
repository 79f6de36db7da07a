// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// What a view that has to do with constraints, guides or margins keeps; most views have none.
final class ConstraintState {
  /// The active constraints of which the view is the nearest one around all items.
  var held: [LayoutConstraint] = []
  /// How many active constraints relate something in the view, or the view itself, with something outside it.
  var outwardCount = 0
  /// How many of such constraints there are for the views that this one arranges, and how many name its own baselines.
  var tieCount = 0
  /// How many active constraints say where the view lies.
  var placements = 0
  /// What the program said of `translatesAutoresizingMaskIntoConstraints`; nil for nothing.
  var keepsFrame: Bool?
  /// Whether constraints placed the view in the last layout.
  var wasPlaced = false

  var guides: [LayoutGuide] = []
  /// Those that are always there, once somebody asked for them, by name.
  var systemGuides: [String: LayoutGuide] = [:]
  /// Nil for the default.
  var margins: Insets?

  /// What places the views in here, while the view itself has its frame from elsewhere.
  var system: ConstraintSystem?
  static let keptFittingSizes = 8

  /// The sizes that the system said, by the width they were asked for; until something changes.
  var fittingSizes: [Double: Size] = [:]
  /// Whose contents wish other sizes than the system knows. They are measured when the system is asked next, however
  /// often they change before.
  var changedContents: [ObjectIdentifier: WeakView] = [:]
  /// Whether the system asks for the size of the view's own content.
  var isSolving = false
  /// Whether the system does not know the views and constraints of now.
  var isStale = false
}

/// A view that may be gone.
struct WeakView {
  weak var view: View?
}
