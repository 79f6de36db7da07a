// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing

/// The columns of a split view: who is in them, how wide they are, and which are wanted.
///
/// What is wanted comes from the preferred mode, from what a person or a call chose since, and from what has
/// been brought over the secondary for now.
final class SplitColumns {
  /// One column: who is in it, and where it shows.
  final class Slot {
    let column: SplitColumn
    let host = View()
    /// The child that is in the column: a navigation stack around `content`, or `content` itself.
    var controller: ViewController? {
      get { owned ?? lent }
      set { (owned, lent) = (newValue, nil) }
    }
    private var owned: ViewController?
    /// The controller while it is not a child, and another container may have it.
    private weak var lent: ViewController?
    /// The controller that was put into the column.
    var content: ViewController? {
      controller?.isEmptyColumnStack == true ? nil : controller?.withoutColumnStack
    }
    /// Points that a person gave it.
    let given = ResizableLength()
    /// The edge that a person moves; none for the secondary.
    let divider: SplitDivider?

    /// Whether the column does not contain a controller yet, or is not empty yet for nil.
    func needs(_ wanted: ViewController?) -> Bool {
      wanted == nil ? controller != nil : content !== wanted
    }

    /// The split view owns the controller no more.
    func lend() { (owned, lent) = (nil, controller) }

    init(_ column: SplitColumn) {
      self.column = column
      divider = column == .secondary ? nil : SplitDivider(column: column)
      host.clipsToBounds = true
      host.isFocusGroup = true
    }
  }

  /// From the leading edge on.
  let all = SplitColumn.allCases.map { Slot($0) }
  private(set) var preferredMode = SplitViewController.DisplayMode.automatic
  /// The size that the split view is about to have, while the window's changes.
  var comingSize: Size? { didSet { if comingSize != nil { broughtColumn = nil } } }

  private unowned let split: SplitViewController
  /// How many columns somebody wants beside the secondary; nil for what the preferred mode says.
  private var wish: Int?
  /// How many columns lie over the secondary.
  private(set) var overlay = 0 { didSet { broughtColumn = nil } }
  /// The column that an unwinding has asked to see: it lies over the secondary, or fills all, where what changes
  /// around takes its room away. Until something else is asked for, or the window's size changes.
  private(set) var broughtColumn: SplitColumn?

  init(of split: SplitViewController) {
    self.split = split
    for slot in all { if let divider = slot.divider { connect(slot, divider) } }
  }

  // MARK: Who is in them

  subscript(column: SplitColumn) -> Slot {
    guard let slot = all.first(where: { $0.column == column }) else {
      stopProgram("Internal inconsistency: there is no place for \(column)")
    }
    return slot
  }

  /// The columns besides the secondary that have a controller, from the one next to it on.
  var side: [Slot] { all.reversed().filter { $0.divider != nil && $0.controller != nil } }

  /// The controller of the column nearest to the leading edge.
  var first: ViewController? { all.lazy.compactMap(\.controller).first }

  /// The column of a controller, or of the stack around it.
  func slot(of controller: ViewController) -> Slot? {
    all.first { $0.controller === controller || $0.content === controller }
  }

  /// The child that a controller becomes in a column: it, or a stack around it.
  func child(for controller: ViewController) -> ViewController {
    if let present = slot(of: controller)?.controller, present.parent === split { return present }
    let isPlaced = controller.parent === split
    return isPlaced || !ColumnNavigationController.isNeeded(for: controller)
      ? controller : ColumnNavigationController(around: controller)
  }

  /// Puts stacks around the controllers of columns that are about to become children.
  func addStacks(to columns: [SplitColumn] = SplitColumn.allCases) {
    for slot in columns.map({ self[$0] }) {
      if let controller = slot.controller { slot.controller = child(for: controller) }
    }
  }

  /// A child has left. What the controller that fills the split view has taken in comes back, so it stays owned.
  func childLeft(_ child: ViewController) {
    split.transitionController.motor.whenFree { split in
      guard child.parent !== split, let slot = split.columns.slot(of: child),
        slot.controller === child, !split.folding.taken.contains(slot.column)
      else { return }
      slot.lend()
    }
  }

  func set(_ wanted: ViewController?, for column: SplitColumn) {
    let controller = wanted?.withoutColumnStack
    guard self[column].needs(controller) else { return }
    if let controller {
      require(slot(of: controller) == nil, "\(controller) is in another column already")
    }
    split.transitionController.motor.whenFree {
      $0.columns.replace($0.columns[column], with: controller)
    }
  }

  private func replace(_ slot: Slot, with new: ViewController?) {
    guard slot.needs(new) else { return }
    let folding = split.folding
    folding.collapsedTransition.finish()
    // Another number of columns, or another one on its way: what moves is over.
    let isOnItsWay = slot.controller?.isInAppearanceTransition ?? true
    if slot.column != .secondary, isOnItsWay || new == nil { split.transitionController.finish() }
    folding.change(slot.column, to: new) {
      let old = slot.controller.flatMap { $0.parent === split ? $0 : nil }
      let new = new.map(child(for:))
      let fills = split.isCollapsed && split.compact === old
      let isShown = fills || split.transitionController.isVisible(slot)
      let hadKeyboard = old?.containsFirstResponder ?? false
      let (hidden, shown) = ([old].compactMap(\.self), [new].compactMap(\.self))
      split.transitionController.motor.hold {
        split.transition(
          hiding: isShown ? hidden : [], showing: isShown ? shown : [], removing: hidden,
          adding: shown, order: .oneAfterAnother
        ) {
          slot.controller = new
          if fills { folding.collapsedTransition.fill(with: new) }
        } place: {
          split.layout.update()
        }
      }
      if hadKeyboard, old?.containsFirstResponder != true {
        split.viewIfLoaded?.window?.focus.focusNearest(to: slot.host)
      }
      if isShown || slot.column == .secondary { split.childInChargeChanged() }
    }
    split.transitionController.columnsChanged()
    updateTraitOverrides()
    split.layout.optionsChanged()
  }

  /// Columns that are narrow are horizontally compact, as UIKit's.
  func updateTraitOverrides() {
    for case let controller? in all.dropLast().map(\.controller) where controller.parent === split {
      var overrides = split.overrideTraits(forChild: controller) ?? TraitOverrides()
      overrides.horizontalSizeClass = split.isCollapsed ? nil : .compact
      split.setOverrideTraits(overrides == TraitOverrides() ? nil : overrides, forChild: controller)
    }
  }

  // MARK: Widths

  /// Points at the present size; the secondary's are those that it shows.
  func width(of column: SplitColumn) -> Double {
    if column == .secondary { return self[column].host.frame.width }
    return side.firstIndex { $0.column == column }.map { split.layout.geometry.widths[$0] } ?? 0
  }

  /// - Returns: The width that the column comes to have.
  @discardableResult
  func setWidth(_ width: Double?, of column: SplitColumn, animated: Bool) -> Double {
    let window = animated && split.canAnimateTransitions ? split.viewIfLoaded?.window : nil
    return self[column].given.set(width, in: window, motion: split.motion)
  }

  private func connect(_ slot: Slot, _ divider: SplitDivider) {
    let (column, given) = (slot.column, slot.given)
    given.present = { [unowned self] in width(of: column) }
    given.limits = { [unowned self] in limits(of: column).range }
    given.changed = { [unowned split] in split.layout.optionsChanged() }
    given.personChanged = { [unowned split] in
      split.delegate?.splitViewController(split, widthOf: column, changedTo: $0)
    }
    given.listen(to: divider) { [unowned self, unowned given] in
      given.personChanged(setWidth(nil, of: column, animated: true))
    }
  }

  private func limits(of column: SplitColumn) -> SplitColumnWidth {
    (column == .primary ? split.primaryColumnWidth : split.supplementaryColumnWidth)
      .grown(by: max(1, split.traits.textScale))
  }

  // MARK: Which are wanted

  /// Forgets what a person chose.
  func prefer(_ mode: SplitViewController.DisplayMode) {
    preferredMode = mode
    wish = nil
    overlay = mode.rest?.over ?? 0
  }

  func show(_ column: SplitColumn) {
    guard let index = side.firstIndex(where: { $0.column == column }) else { return hideOverlay() }
    adopt(rest(showing: index + 1))
  }

  func hide(_ column: SplitColumn) {
    guard let index = side.firstIndex(where: { $0.column == column }) else { return }
    broughtColumn = nil
    if overlay > index { overlay = index }
    if beside(in: size.width) > index { wish = index }
  }

  func hideOverlay() { overlay = 0 }

  /// An unwinding or an earlier start has shown a column; nil for none.
  func bring(_ column: SplitColumn?) { broughtColumn = column }

  /// How many columns that takes.
  private var brought: Int {
    guard let broughtColumn else { return 0 }
    return side.firstIndex { $0.column == broughtColumn }.map { $0 + 1 } ?? 0
  }

  /// Remembers a rest as what is wanted.
  func adopt(_ rest: SplitPosition) {
    overlay = rest.over
    if !rest.isOver, rest.count != beside(in: size.width) { wish = rest.count }
  }

  /// Takes over where columns lie at the present size.
  func follow(_ rest: SplitPosition) {
    if rest.isOver != (overlay > 0) { overlay = rest.over }
  }

  var state: SplitState {
    get {
      SplitState(
        columnsBeside: wish, widths: all.reduce(into: [:]) { $0[$1.column] = $1.given.points })
    }
    set {
      for slot in all where slot.column != .secondary {
        slot.given.restore(newValue.widths[slot.column])
      }
      wish = newValue.columnsBeside.map { min(max(0, $0), 2) }
      overlay = 0
    }
  }

  /// Columns that lay over the secondary.
  func restoreOverlay(_ count: Int) { overlay = min(max(0, count), side.count) }

  // MARK: Where they rest

  var size: Size { comingSize ?? split.viewIfLoaded?.bounds.size ?? .zero }

  /// What shows at the present size.
  var rest: SplitPosition { rest(in: size) }

  /// What shows at a size. A column over the secondary lies beside it once that has room for it.
  func rest(in size: Size) -> SplitPosition {
    let beside = beside(in: size.width)
    let over = min(max(overlay, brought), side.count)
    return over > 0 && (prefersOverlay || beside < over) ? .over(over) : .beside(beside)
  }

  /// Where so many columns show, or more as at present.
  func rest(showing count: Int) -> SplitPosition {
    let present = split.transitionController.machine.rest ?? rest
    let count = min(count, side.count)
    guard count > present.count else { return present }
    let fits = widths(in: size.width).fitting(count, preferred: false) == count
    return fits && !prefersOverlay && !present.isOver ? .beside(count) : .over(count)
  }

  /// How many columns lie beside the secondary at a width, when none lies over it.
  func beside(in total: Double) -> Int {
    let widths = widths(in: total)
    if let wish { return widths.fitting(wish, preferred: false) }
    guard let rest = preferredMode.rest else { return widths.fitting(side.count, preferred: true) }
    return widths.fitting(Int(rest.given), preferred: false)
  }

  func widths(in total: Double) -> SplitWidths {
    SplitWidths(
      requests: side.map { (limits(of: $0.column), $0.given.points) },
      minimumSecondary: split.minimumSecondaryWidth, total: total)
  }

  private var prefersOverlay: Bool { preferredMode.rest?.isOver == true }
}
