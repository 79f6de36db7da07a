// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing

/// The columns of a split view: their controllers, their widths, and which columns are requested.
///
/// The request consists of the preferred mode, of later choices by the user or the program, and of the columns that are
/// over the secondary for now.
final class SplitColumns {
  final class Slot {
    let column: SplitColumn
    let containerView = View()
    /// The child in the column: a navigation stack around `content`, or `content` itself.
    var controller: ViewController? {
      get { ownedController ?? unownedController }
      set { (ownedController, unownedController) = (newValue, nil) }
    }
    private var ownedController: ViewController?
    /// The controller while it is not a child, and another container may own it.
    private weak var unownedController: ViewController?
    var content: ViewController? {
      if let stack = controller as? ColumnNavigationController { stack.content } else { controller }
    }
    let userWidth = ResizableLength()
    /// The divider that the user moves; nil for the secondary.
    let divider: SplitDivider?

    /// Whether the column does not contain a controller yet, or, for nil, is not empty yet.
    func needsChange(to wanted: ViewController?) -> Bool {
      wanted == nil ? controller != nil : content !== wanted
    }

    func releaseController() { (ownedController, unownedController) = (nil, controller) }

    init(_ column: SplitColumn) {
      self.column = column
      divider = column == .secondary ? nil : SplitDivider(column: column)
      containerView.clipsToBounds = true
      containerView.isFocusGroup = true
    }
  }

  /// The columns from the leading edge on.
  let all = SplitColumn.allCases.map { Slot($0) }
  private(set) var preferredMode = SplitViewController.DisplayMode.automatic
  /// The size of the split view at the end of a size transition; nil without one.
  var upcomingSize: Size? { didSet { if upcomingSize != nil { revealedColumn = nil } } }

  private unowned let split: SplitViewController
  /// The number of columns next to the secondary that is requested instead of the number of the preferred mode.
  private var requestedCount: Int?
  private(set) var overlayCount = 0 { didSet { revealedColumn = nil } }
  /// The column that an unwinding or a restoration has shown. If the surrounding containers reduce the space, it is
  /// over the secondary, or fills the split view, until another request or a change of the window's size.
  private(set) var revealedColumn: SplitColumn?

  init(of split: SplitViewController) {
    self.split = split
    for slot in all {
      guard let divider = slot.divider else { continue }
      let (column, given) = (slot.column, slot.userWidth)
      given.currentLength = { [unowned self] in width(of: column) }
      given.limits = { [unowned self] in limits(of: column).range }
      given.onLayoutChange = { [unowned split] in split.layout.updateForOptions() }
      given.attach(to: divider) { [unowned self] in setWidth(nil, of: column, animated: true) }
    }
  }

  // MARK: Controllers

  subscript(column: SplitColumn) -> Slot {
    guard let slot = all.first(where: { $0.column == column }) else {
      stopProgram("Internal inconsistency: there is no slot for \(column)")
    }
    return slot
  }

  /// The columns with a controller, except the secondary, from the one next to the secondary on.
  var sideSlots: [Slot] { all.reversed().filter { $0.divider != nil && $0.controller != nil } }

  var firstController: ViewController? { all.lazy.compactMap(\.controller).first }

  func slot(of controller: ViewController) -> Slot? {
    all.first { $0.controller === controller || $0.content === controller }
  }

  /// The child for a controller of a column: the controller, or a stack around it.
  func child(for controller: ViewController) -> ViewController {
    if let currentChild = slot(of: controller)?.controller, currentChild.parent === split {
      return currentChild
    }
    let isPlaced = controller.parent === split
    return isPlaced || !ColumnNavigationController.isNeeded(for: controller)
      ? controller : ColumnNavigationController(around: controller)
  }

  func addStacks(to columns: [SplitColumn] = SplitColumn.allCases) {
    for slot in columns.map({ self[$0] }) {
      if let controller = slot.controller { slot.controller = child(for: controller) }
    }
  }

  /// Releases a removed child, unless its column is collapsed: then the controller that took it in will return it.
  func releaseRemovedChild(_ child: ViewController) {
    split.transitionController.runner.performWhenIdle { split in
      guard child.parent !== split, let slot = split.columns.slot(of: child),
        slot.controller === child, !split.collapse.collapsedColumns.contains(slot.column)
      else { return }
      slot.releaseController()
    }
  }

  func setController(_ wanted: ViewController?, for column: SplitColumn) {
    let controller = wanted?.columnContent
    guard self[column].needsChange(to: controller) else { return }
    if let controller {
      require(slot(of: controller) == nil, "\(controller) is already in another column")
    }
    split.transitionController.runner.performWhenIdle {
      $0.columns.replace($0.columns[column], with: controller)
    }
  }

  private func replace(_ slot: Slot, with new: ViewController?) {
    guard slot.needsChange(to: new) else { return }
    let folding = split.collapse
    folding.collapsedTransition.finish()
    // A movement ends if the number of columns changes, or if this column is appearing or disappearing.
    let isOnItsWay = slot.controller?.isInAppearanceTransition ?? true
    if slot.column != .secondary, isOnItsWay || new == nil { split.transitionController.finish() }
    split.keepFirstResponder {
      folding.changeController(of: slot.column, to: new) { change(slot, to: new, folding) }
    }
    split.transitionController.updateForColumns()
    updateTraitOverrides()
    split.layout.updateForOptions()
  }

  private func change(_ slot: Slot, to new: ViewController?, _ folding: SplitCollapse) {
    let old = slot.controller.flatMap { $0.parent === split ? $0 : nil }
    let new = new.map(child(for:))
    let fills = split.isCollapsed && split.collapsedController === old
    let isShown = fills || split.transitionController.isVisible(slot)
    let hadKeyboard = old?.containsFirstResponder ?? false
    let (hidden, shown) = ([old].compactMap(\.self), [new].compactMap(\.self))
    split.transitionController.runner.performTransaction {
      split.transition(
        hiding: isShown ? hidden : [], showing: isShown ? shown : [], removing: hidden,
        adding: shown, order: .oneAfterAnother
      ) {
        slot.controller = new
        if fills { folding.collapsedTransition.setCollapsedController(new) }
      } installViews: {
        split.layout.update()
      }
    }
    if hadKeyboard, old?.containsFirstResponder != true {
      split.viewIfLoaded?.window?.focus.focusNearest(to: slot.containerView)
    }
    if isShown || slot.column == .secondary { split.setNeedsActiveChildUpdate() }
  }

  /// Makes columns other than the secondary horizontally compact, as in UIKit.
  func updateTraitOverrides() {
    for case let controller? in all.dropLast().map(\.controller) where controller.parent === split {
      var overrides = split.overrideTraits(forChild: controller) ?? TraitOverrides()
      overrides.horizontalSizeClass = split.isCollapsed ? nil : .compact
      split.setOverrideTraits(overrides == TraitOverrides() ? nil : overrides, forChild: controller)
    }
  }

  // MARK: Widths

  /// Points at the current size. For the secondary, the width of its frame.
  func width(of column: SplitColumn) -> Double {
    if column == .secondary { return self[column].containerView.frame.width }
    return sideSlots.firstIndex { $0.column == column }.map { split.layout.geometry.widths[$0] }
      ?? 0
  }

  func setWidth(_ width: Double?, of column: SplitColumn, animated: Bool) {
    let window = animated && split.canAnimateTransitions ? split.viewIfLoaded?.window : nil
    self[column].userWidth.set(width, in: window, motion: split.motion)
  }

  private func limits(of column: SplitColumn) -> SplitColumnWidth {
    (column == .primary ? split.primaryColumnWidth : split.supplementaryColumnWidth)
      .scaled(by: max(1, split.traits.textScale))
  }

  // MARK: Requests

  /// Sets the preferred mode, and discards the user's choices.
  func setPreferredMode(_ mode: SplitViewController.DisplayMode) {
    preferredMode = mode
    requestedCount = nil
    overlayCount = mode.targetPosition?.overlayCount ?? 0
  }

  func show(_ column: SplitColumn) {
    guard let index = sideSlots.firstIndex(where: { $0.column == column }) else {
      return hideOverlay()
    }
    recordTarget(target(showing: index + 1))
  }

  func hide(_ column: SplitColumn) {
    guard let index = sideSlots.firstIndex(where: { $0.column == column }) else { return }
    revealedColumn = nil
    if overlayCount > index { overlayCount = index }
    if countBeside(in: size.width) > index { requestedCount = index }
  }

  func hideOverlay() { overlayCount = 0 }

  func reveal(_ column: SplitColumn?) { revealedColumn = column }

  func recordTarget(_ rest: SplitPosition) {
    overlayCount = rest.overlayCount
    if !rest.overlapsSecondary, rest.count != countBeside(in: size.width) {
      requestedCount = rest.count
    }
  }

  /// Updates `overlayCount` after the size has changed the target.
  func updateOverlay(for rest: SplitPosition) {
    if rest.overlapsSecondary != (overlayCount > 0) { overlayCount = rest.overlayCount }
  }

  var state: SplitState {
    get {
      SplitState(
        columnsBeside: requestedCount,
        widths: all.reduce(into: [:]) { $0[$1.column] = $1.userWidth.points })
    }
    set {
      for slot in all where slot.column != .secondary {
        slot.userWidth.restore(newValue.widths[slot.column])
      }
      requestedCount = newValue.columnsBeside.map { min(max(0, $0), 2) }
      overlayCount = 0
    }
  }

  func restoreOverlay(_ count: Int) { overlayCount = min(max(0, count), sideSlots.count) }

  // MARK: Targets

  var size: Size { upcomingSize ?? split.viewIfLoaded?.bounds.size ?? .zero }

  var target: SplitPosition { target(in: size) }

  /// The target at a size. A column over the secondary is next to it as soon as it fits there.
  func target(in size: Size) -> SplitPosition {
    let beside = countBeside(in: size.width)
    let revealedIndex = sideSlots.firstIndex { $0.column == revealedColumn }
    let over = min(max(overlayCount, revealedIndex.map { $0 + 1 } ?? 0), sideSlots.count)
    return over > 0 && (prefersOverlay || beside < over) ? .over(over) : .beside(beside)
  }

  /// The target with `count` visible columns, or the current target if it has more.
  func target(showing count: Int) -> SplitPosition {
    let currentTarget = split.transitionController.machine.targetOrHeldPosition ?? target
    let count = min(count, sideSlots.count)
    guard count > currentTarget.count else { return currentTarget }
    let fits = widths(in: size.width).fittingCount(count, preferred: false) == count
    return fits && !prefersOverlay && !currentTarget.overlapsSecondary
      ? .beside(count) : .over(count)
  }

  /// The number of columns next to the secondary at a width, if no column is over it.
  func countBeside(in total: Double) -> Int {
    let widths = widths(in: total)
    if let requestedCount { return widths.fittingCount(requestedCount, preferred: false) }
    guard let rest = preferredMode.targetPosition else {
      return widths.fittingCount(sideSlots.count, preferred: true)
    }
    return widths.fittingCount(Int(rest.insetColumnCount), preferred: false)
  }

  func widths(in total: Double) -> SplitWidths {
    SplitWidths(
      requests: sideSlots.map { (limits(of: $0.column), $0.userWidth.points) },
      minimumSecondary: split.minimumSecondaryWidth, total: total)
  }

  private var prefersOverlay: Bool { preferredMode.targetPosition?.overlapsSecondary == true }
}
