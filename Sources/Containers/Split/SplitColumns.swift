// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// The columns of a split view: who is in them, how wide they are, and which are wanted.
///
/// What is wanted comes from the preferred mode, from what a person or a call chose since, and from what has
/// been brought over the secondary for now.
final class SplitColumns {
  private(set) var preferredMode = SplitViewController.DisplayMode.automatic
  /// The size that the split view is about to have, while the window's changes.
  var comingSize: Size?

  private unowned let split: SplitViewController
  private let slots = SplitColumn.allCases.map { SplitSlot($0) }
  /// How many columns somebody wants beside the secondary; nil for what the preferred mode says.
  private var wish: Int?
  /// How many columns lie over the secondary.
  private(set) var overlay = 0 {
    didSet { brought = 0 }
  }
  /// How many columns an unwinding has asked to see: they lie over the secondary where what changes
  /// around takes their room away. Until something else is asked for, or the window's size changes.
  private var brought = 0

  init(_ split: SplitViewController) { self.split = split }

  // MARK: Who is in them

  /// From the leading edge on.
  var all: [SplitSlot] { slots }

  subscript(column: SplitColumn) -> SplitSlot {
    guard let slot = slots.first(where: { $0.column == column }) else {
      preconditionFailure("Internal inconsistency: there is no place for \(column)")
    }
    return slot
  }

  /// The columns besides the secondary that have a controller, from the one next to it on.
  var side: [SplitSlot] {
    [self[.supplementary], self[.primary]].filter { $0.controller != nil }
  }

  /// The controller of the column nearest to the leading edge.
  var first: ViewController? { slots.lazy.compactMap(\.controller).first }

  func column(of controller: ViewController) -> SplitColumn? {
    slots.first { $0.controller === controller }?.column
  }

  /// Puts a controller into a column, or takes it away with nil, at once.
  func set(_ controller: ViewController?, for column: SplitColumn) {
    let slot = self[column]
    guard slot.controller !== controller else { return }
    if let controller {
      precondition(
        self.column(of: controller) == nil, "\(controller) is in another column already")
    }
    split.mover.whenFree { split in split.columns.exchange(slot, with: controller) }
  }

  private func exchange(_ slot: SplitSlot, with new: ViewController?) {
    guard slot.controller !== new else { return }
    let folding = split.folding
    split.slide.finish()
    // Another number of columns, or another one on its way: what moves is over.
    let isOnItsWay = slot.controller?.isInAppearanceTransition ?? true
    if slot.column != .secondary, isOnItsWay || new == nil { split.mover.finish() }
    folding.change(slot.column) {
      let old = slot.controller.flatMap { $0.parent === split ? $0 : nil }
      let fills = folding.isFilled(by: old)
      let isShown =
        fills
        || (slot.column == .secondary || slot.controller != nil) && split.mover.isVisible(slot)
      let hadKeyboard = old?.containsFirstResponder ?? false
      split.mover.hold {
        let hidden = old.map { [$0] } ?? []
        let shown = new.map { [$0] } ?? []
        split.exchange(
          hiding: isShown ? hidden : [], showing: isShown ? shown : [], removing: hidden,
          adding: shown, order: .oneAfterAnother
        ) {
          slot.controller = new
          if fills { folding.fill(with: new) }
        } place: {
          split.layout.update()
        }
      }
      if hadKeyboard { split.viewIfLoaded?.window?.focus.focusFirst(in: slot.host) }
      if slot.column == .secondary || split.isCollapsed { split.speakerChanged() }
    }
    split.mover.columnsChanged()
    updateTraitOverrides()
    split.layout.optionsChanged()
  }

  /// Columns that are narrow are horizontally compact, as UIKit's.
  func updateTraitOverrides() {
    for column in [SplitColumn.primary, .supplementary] {
      guard let controller = self[column].controller, controller.parent === split else { continue }
      var overrides = split.overrideTraits(forChild: controller) ?? TraitOverrides()
      overrides.horizontalSizeClass = split.isCollapsed ? nil : .compact
      split.setOverrideTraits(overrides == TraitOverrides() ? nil : overrides, forChild: controller)
    }
  }

  // MARK: Which are wanted

  /// Forgets what a person chose.
  func prefer(_ mode: SplitViewController.DisplayMode) {
    preferredMode = mode
    wish = nil
    overlay =
      switch mode {
      case .oneOverSecondary: 1
      case .twoOverSecondary: 2
      default: 0
      }
  }

  func show(_ column: SplitColumn) {
    guard let index = side.firstIndex(where: { $0.column == column }) else { return hideOverlay() }
    adopt(arrangement(showing: index + 1))
  }

  func hide(_ column: SplitColumn) {
    guard let index = side.firstIndex(where: { $0.column == column }) else { return }
    brought = 0
    if overlay > index { overlay = index }
    if beside(in: size.width) > index { wish = index }
  }

  func hideOverlay() { overlay = 0 }

  /// An unwinding has shown a column.
  func bring(_ column: SplitColumn) {
    brought = side.firstIndex { $0.column == column }.map { $0 + 1 } ?? 0
  }

  func forgetBrought() { brought = 0 }

  /// Remembers an arrangement as what is wanted.
  func adopt(_ arrangement: SplitArrangement) {
    overlay = arrangement.isOver ? arrangement.count : 0
    if !arrangement.isOver, arrangement.count != beside(in: size.width) { wish = arrangement.count }
  }

  /// Takes over where columns lie at the present size.
  func follow(_ arrangement: SplitArrangement) {
    if overlay > 0, !arrangement.isOver { overlay = 0 }
    if overlay == 0, arrangement.isOver { overlay = arrangement.count }
  }

  var state: SplitState {
    get {
      SplitState(
        columnsBeside: wish, widths: slots.reduce(into: [:]) { $0[$1.column] = $1.given.points })
    }
    set {
      for slot in slots where slot.column != .secondary {
        slot.given.restore(newValue.widths[slot.column])
      }
      wish = newValue.columnsBeside.map { min(max(0, $0), 2) }
      overlay = 0
    }
  }

  // MARK: Arrangements

  var size: Size { comingSize ?? split.viewIfLoaded?.bounds.size ?? .zero }

  /// What shows at the present size.
  var arrangement: SplitArrangement { arrangement(in: size) }

  /// What shows at a size. A column that a person had brought over the secondary lies beside it once that
  /// has room for it.
  func arrangement(in size: Size) -> SplitArrangement {
    let beside = beside(in: size.width)
    let over = min(max(overlay, brought), side.count)
    return over > 0 && (prefersOverlay || beside < over) ? .over(over) : .beside(beside)
  }

  /// The arrangement in which so many columns show.
  func arrangement(showing count: Int) -> SplitArrangement {
    let present = split.machine.rest ?? arrangement
    guard count > present.count else { return present }
    let fits = widths(in: size.width).fits(count, preferred: false)
    return fits && !prefersOverlay && !present.isOver ? .beside(count) : .over(count)
  }

  /// How many columns lie beside the secondary at a width, when none lies over it.
  func beside(in total: Double) -> Int {
    let widths = widths(in: total)
    if let wish { return widths.fitting(wish, preferred: false) }
    return switch preferredMode {
    case .automatic: widths.fitting(side.count, preferred: true)
    case .oneBesideSecondary: widths.fitting(1, preferred: false)
    case .twoBesideSecondary: widths.fitting(2, preferred: false)
    case .secondaryOnly, .oneOverSecondary, .twoOverSecondary: 0
    }
  }

  func widths(in total: Double) -> SplitWidths {
    SplitWidths(
      requests: side.map { .init(width: split.limits(of: $0.column), given: $0.given.points) },
      minimumSecondary: split.minimumSecondaryWidth, total: total)
  }

  private var prefersOverlay: Bool {
    preferredMode == .oneOverSecondary || preferredMode == .twoOverSecondary
  }
}
