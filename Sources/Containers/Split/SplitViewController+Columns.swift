// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
internal import Drawing

extension SplitViewController {
  func slot(_ column: SplitColumn) -> SplitSlot {
    guard let slot = slots[column] else {
      preconditionFailure("Internal inconsistency: there is no place for \(column)")
    }
    return slot
  }

  /// The columns besides the secondary that have a controller, from the one next to it on.
  var sideSlots: [SplitSlot] {
    [slot(.supplementary), slot(.primary)].filter { $0.controller != nil }
  }

  public func viewController(for column: Column) -> ViewController? { slot(column).controller }

  /// Puts a controller into a column, or takes it away with nil. At once, with callbacks in the order of
  /// a drawer's swap. A controller that is in another column already stops the program.
  ///
  /// While collapsed it is kept for when there is room, unless it is the one that shows.
  public func setViewController(_ controller: ViewController?, for column: Column) {
    let slot = slot(column)
    guard slot.controller !== controller else { return }
    if let controller {
      precondition(
        !slots.values.contains { $0.controller === controller },
        "\(controller) is in another column already")
    }
    if decisions.isBusy {
      decisions.afterwards { [weak self] in self?.setViewController(controller, for: column) }
      return
    }
    finishExchange()
    // Another number of columns, or another one on its way: what moves is over.
    let isOnItsWay = slot.controller?.isInAppearanceTransition ?? true
    if column != .secondary, isOnItsWay || controller == nil { finishMotion() }
    // Who took the old one in gives it back, and takes the new one in.
    let taker = folded.last == column ? compact as? any SecondaryCollapsing : nil
    _ = taker?.separateSecondaryViewController(for: self)
    exchange(slot, with: controller)
    if let compact, taker != nil { fold(column, into: compact) }
    refresh()
    updateTraitOverrides()
    optionsChanged()
  }

  private func exchange(_ slot: SplitSlot, with new: ViewController?) {
    let old = slot.controller.flatMap { $0.parent === self ? $0 : nil }
    let fills = machine.isCollapsed && (old == nil ? compact == nil : old === compact)
    let isShown =
      isOnScreen && (fills || slot.column == .secondary || slot.controller != nil)
      && (fills || isVisible(slot))
    let hadKeyboard = old.map(hasKeyboard) ?? false
    folded.removeAll { $0 == slot.column }
    old?.willMove(toParent: nil)
    slot.controller = new
    if let new { addChild(new) }
    if fills { compact = new }
    if isShown {
      if let old, old.isAppeared || old.isAppearing {
        old.beginAppearanceTransition(false, animated: false)
      }
      new?.beginAppearanceTransition(true, animated: false)
    }
    if isViewLoaded {
      place(slot)
      layOut()
      view.layoutIfNeeded()
    }
    if let old {
      old.viewIfLoaded?.removeFromSuperview()
      if old.isInAppearanceTransition { old.endAppearanceTransition() }
      old.removeFromParent()
      if hadKeyboard { viewIfLoaded?.window?.focus.focusFirst(in: slot.host) }
    }
    if let new {
      if !isContentAppearing, new.isInAppearanceTransition { new.endAppearanceTransition() }
      new.didMove(toParent: self)
    }
    if slot.column == .secondary || machine.isCollapsed { speakerChanged() }
  }

  /// Columns have come or gone: those show that are wanted, at once.
  private func refresh() {
    guard isViewLoaded, !decisions.isBusy else { return }
    if machine.isCollapsed {
      if compact == nil, let other = firstController, other.parent === self {
        swapCompact(for: other)
      }
      return
    }
    guard size.width > 0, !isMoving else { return }
    let rest = arrangement(in: size)
    tellMode(rest)
    perform(machine.handle(.move(to: rest, animated: false)))
    // The same number of columns may be others.
    perform([.aim(rest, animated: false), .jump(rest), .end])
  }

  /// The columns whose screens a stack has taken, and which are nobody's children meanwhile.
  var lentColumns: [ViewController] {
    guard shouldAutomaticallyForwardRotationMethods else { return [] }
    return folded.compactMap { slot($0).controller }.filter { $0.parent == nil }
  }

  /// The controller that speaks for the others: who fills everything, else the secondary.
  var speaker: ViewController? {
    compact ?? slot(.secondary).controller ?? sideSlots.first(where: isVisible)?.controller
  }

  func speakerChanged() {
    parent?.childTitleChanged(self)
    setNeedsAppearanceUpdate()
  }

  /// Puts the view of a column's controller in.
  func place(_ slot: SplitSlot) {
    guard isViewLoaded, let controller = slot.controller, controller.parent === self else { return }
    put(controller, in: slot.host)
  }

  func put(_ controller: ViewController, in host: View) {
    guard let child = controller.view, child.superview !== host else { return }
    child.frame = host.bounds
    child.autoresizingMask = .fill
    host.addSubview(child)
  }

  /// Whether a column is on screen, or on its way there.
  func isVisible(_ slot: SplitSlot) -> Bool {
    if machine.isCollapsed { return compact != nil && slot.controller === compact }
    if slot.column == .secondary { return true }
    guard let index = sideSlots.firstIndex(where: { $0 === slot }) else { return false }
    return index < shownCount
  }

  /// How many columns show besides the secondary.
  private var shownCount: Int {
    max(Int(position.revealed.rounded(.up)), machine.target?.count ?? 0)
  }

  /// From the leading edge on.
  var visibleControllers: [ViewController] {
    if machine.isCollapsed { return compact.map { [$0] } ?? [] }
    return SplitColumn.allCases.map(slot).filter(isVisible).compactMap(\.controller)
  }

  /// Columns that are narrow are horizontally compact, as UIKit's.
  func updateTraitOverrides() {
    for column in [SplitColumn.primary, .supplementary] {
      guard let controller = slot(column).controller, controller.parent === self else { continue }
      var overrides = overrideTraits(forChild: controller) ?? TraitOverrides()
      overrides.horizontalSizeClass = machine.isCollapsed ? nil : .compact
      setOverrideTraits(overrides == TraitOverrides() ? nil : overrides, forChild: controller)
    }
  }

  func hasKeyboard(_ controller: ViewController) -> Bool {
    guard let view = controller.viewIfLoaded else { return false }
    let focused = view.window?.focus.firstResponder as? View
    return focused?.isDescendant(of: view) ?? false
  }
}
