// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// The layout state of a view that uses constraints, guides or margins; most views have none.
final class ConstraintState {
  /// Nil until the program sets `translatesAutoresizingMaskIntoConstraints`.
  private(set) var keepsFrame: Bool?
  private(set) var wasPlaced = false
  private(set) var margins: Insets?

  func setKeepsFrame(_ keepsFrame: Bool) {
    self.keepsFrame = keepsFrame
    system = nil
  }

  func setPlaced(_ isPlaced: Bool) { wasPlaced = isPlaced }

  func setMargins(_ margins: Insets) { self.margins = margins }

  // MARK: Constraints

  /// The active constraints whose items have this view as their nearest common ancestor.
  private(set) var constraints: [LayoutConstraint] = []
  /// The number of active constraints between an item in the view, or the view itself, and an item outside.
  private(set) var outwardCount = 0
  /// The number of outward constraints of the views that this view arranges, plus the constraints on its own baselines.
  private(set) var tieCount = 0
  private(set) var placementCount = 0

  func addConstraint(_ constraint: LayoutConstraint) { constraints.append(constraint) }

  func removeConstraint(_ constraint: LayoutConstraint) {
    constraints.removeAll { $0 === constraint }
  }

  func changeOutwardCount(by change: Int) { outwardCount += change }

  func changeTieCount(by change: Int) { tieCount += change }

  func changePlacementCount(by change: Int) {
    placementCount += change
    system = nil
  }

  func resetCounts() { (outwardCount, tieCount, placementCount) = (0, 0, 0) }

  // MARK: Guides

  private(set) var guides: [LayoutGuide] = []
  private(set) var systemGuides: [String: LayoutGuide] = [:]

  func add(_ guide: LayoutGuide) { guides.append(guide) }

  func remove(_ guide: LayoutGuide) { guides.removeAll { $0 === guide } }

  func addSystemGuide(_ guide: LayoutGuide, named name: String) { systemGuides[name] = guide }

  // MARK: The system

  private static let maximumFittingSizeCount = 8

  /// Places the views inside this view, whose own frame is determined elsewhere.
  private var system: ConstraintSystem?
  /// Whether views or constraints have changed since the system was built.
  private(set) var isStale = false
  private var fittingSizes: [Double: Size] = [:]
  /// Views whose content sizes have changed. They are measured once, at the next use of the system.
  private var changedContents: [ObjectIdentifier: Weak<View>] = [:]
  private(set) var isSolving = false

  var hasSystem: Bool { system != nil || isStale }

  var marginsAreCurrent: Bool { system?.marginsAreCurrent != false }

  /// Returns the updated system; nil if it has no views to place.
  func currentSystem(of root: View) -> ConstraintSystem? {
    let changed = changedContents
    changedContents = [:]
    for content in changed.values where !isStale {
      if let view = content.object, system?.remeasure(view) == false { isStale = true }
    }
    if isStale {
      isStale = false
      system = ConstraintSystem(root: root)
    }
    return system
  }

  func dropSystem() { system = nil }

  /// Called when the views inside have moved into or out of another view's system.
  func replaceSystem(isRoot: Bool) {
    (system, fittingSizes) = (nil, [:])
    isStale = isRoot
  }

  func invalidate() {
    isStale = true
    fittingSizes = [:]
  }

  func shift(_ constraint: LayoutConstraint, from old: Double) {
    if !isStale, system?.shift(constraint, from: old) != true { isStale = true }
    fittingSizes = [:]
  }

  func recordContentChange(of view: View) {
    if !isStale { changedContents[ObjectIdentifier(view)] = Weak(object: view) }
    fittingSizes = [:]
  }

  func frames(in size: Size) -> (frames: [Rect], boxes: [LayoutBox])? {
    guard let frames = system?.frames(in: size), let boxes = system?.boxes else { return nil }
    return (frames, boxes)
  }

  func removeAllReports() -> [String] { system?.removeAllReports() ?? [] }

  func fittingSize(forWidth width: Double, _ measure: () -> Size) -> Size {
    if let known = fittingSizes[width] { return known }
    let size = measure()
    // A window that is being resized asks for many widths, each only for a moment.
    if fittingSizes.count == Self.maximumFittingSizeCount { fittingSizes = [:] }
    fittingSizes[width] = size
    return size
  }

  /// - Returns: The previous value.
  @discardableResult
  func setSolving(_ isSolving: Bool) -> Bool {
    defer { self.isSolving = isSolving }
    return self.isSolving
  }
}
