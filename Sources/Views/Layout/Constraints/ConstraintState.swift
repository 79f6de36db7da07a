// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// What a view that has to do with constraints, guides or margins keeps; most views have none.
final class ConstraintState {
  /// Nil until the program sets `translatesAutoresizingMaskIntoConstraints`.
  private(set) var keepsFrame: Bool?
  /// Whether constraints placed the view in the last layout.
  private(set) var wasPlaced = false
  /// Nil for the default.
  private(set) var margins: Insets?

  func setKeepsFrame(_ keepsFrame: Bool) {
    self.keepsFrame = keepsFrame
    system = nil
  }

  func setPlaced(_ isPlaced: Bool) { wasPlaced = isPlaced }

  func setMargins(_ margins: Insets) { self.margins = margins }

  // MARK: Constraints

  /// The active constraints of which the view is the nearest one around all items.
  private(set) var held: [LayoutConstraint] = []
  /// How many active constraints relate something in the view, or the view itself, with something outside it.
  private(set) var outwardCount = 0
  /// How many of such constraints there are for the views that this one arranges, and how many name its own baselines.
  private(set) var tieCount = 0
  /// How many active constraints say where the view lies.
  private(set) var placements = 0

  func hold(_ constraint: LayoutConstraint) { held.append(constraint) }

  func release(_ constraint: LayoutConstraint) { held.removeAll { $0 === constraint } }

  /// So many constraints more or less; negative for less.
  func countOutward(_ change: Int) { outwardCount += change }

  func countTies(_ change: Int) { tieCount += change }

  func countPlacements(_ change: Int) {
    placements += change
    system = nil
  }

  func forgetCounts() { (outwardCount, tieCount, placements) = (0, 0, 0) }

  // MARK: Guides

  private(set) var guides: [LayoutGuide] = []
  /// Those that are always there, once somebody asked for them, by name.
  private(set) var systemGuides: [String: LayoutGuide] = [:]

  func add(_ guide: LayoutGuide) { guides.append(guide) }

  func remove(_ guide: LayoutGuide) { guides.removeAll { $0 === guide } }

  func addSystemGuide(_ guide: LayoutGuide, named name: String) { systemGuides[name] = guide }

  // MARK: The system

  private static let keptFittingSizes = 8

  /// Places the views in here, while the view itself has its frame from elsewhere.
  private var system: ConstraintSystem?
  /// Whether the system does not know the views and constraints of now.
  private(set) var isStale = false
  /// The sizes that the system said, by the width they were asked for; until something changes.
  private var fittingSizes: [Double: Size] = [:]
  /// Views whose contents want other sizes than the system knows. They are measured when the system is asked next, however
  /// often they change before.
  private var changedContents: [ObjectIdentifier: WeakView] = [:]
  /// Whether the system asks for the size of the view's own content.
  private(set) var isSolving = false

  /// Whether there is a system, or one will be made.
  var hasSystem: Bool { system != nil || isStale }

  /// Whether margins are as the system knows them.
  var hasMargins: Bool { system?.hasMargins != false }

  /// The system as of now; nil where there is nothing to place.
  func currentSystem(of root: View) -> ConstraintSystem? {
    let changed = changedContents
    changedContents = [:]
    for content in changed.values where !isStale {
      if let view = content.view, system?.remeasure(view) == false { isStale = true }
    }
    if isStale {
      isStale = false
      system = ConstraintSystem(root: root)
    }
    return system
  }

  func dropSystem() { system = nil }

  /// Another view's system knows what is in here from now on, or no longer.
  func replaceSystem(isRoot: Bool) {
    (system, fittingSizes) = (nil, [:])
    isStale = isRoot
  }

  /// There are other views or constraints.
  func invalidate() {
    isStale = true
    fittingSizes = [:]
  }

  func shift(_ constraint: LayoutConstraint, from old: Double) {
    if !isStale, system?.shift(constraint, from: old) != true { isStale = true }
    fittingSizes = [:]
  }

  func contentChanged(of view: View) {
    if !isStale { changedContents[ObjectIdentifier(view)] = WeakView(view: view) }
    fittingSizes = [:]
  }

  /// The frames of a root of this size, and the boxes that they belong to.
  func frames(in size: Size) -> (frames: [Rect], boxes: [LayoutBox])? {
    guard let frames = system?.frames(in: size), let boxes = system?.boxes else { return nil }
    return (frames, boxes)
  }

  func takeReports() -> [String] { system?.takeReports() ?? [] }

  func fittingSize(forWidth width: Double, _ measure: () -> Size) -> Size {
    if let known = fittingSizes[width] { return known }
    let size = measure()
    // A window that is resized asks for many widths, each for a moment.
    if fittingSizes.count == Self.keptFittingSizes { fittingSizes = [:] }
    fittingSizes[width] = size
    return size
  }

  /// - Returns: Whether it was solving already.
  @discardableResult
  func setSolving(_ isSolving: Bool) -> Bool {
    defer { self.isSolving = isSolving }
    return self.isSolving
  }
}
