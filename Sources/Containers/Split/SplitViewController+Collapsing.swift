// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

extension SplitViewController {
  /// Collapses where it is horizontally compact, and expands where it is not (contract 5.5).
  func updateCollapse() {
    let isCompact = traits.horizontalSizeClass == .compact
    guard isViewLoaded, isCompact != machine.isCollapsed else { return }
    if decisions.isBusy {
      decisions.afterwards { [weak self] in self?.updateCollapse() }
      return
    }
    finishExchange()
    if isCompact {
      overlay = 0
      perform(machine.handle(.collapse))
      delegate?.splitViewControllerDidCollapse(self)
    } else {
      // While all is as it was: with a detail that covers it, the split view may appear again.
      decisions.perform {
        returningDetail = takeBackPresentedDetail()
        perform(machine.handle(.expand(to: arrangement(in: size))))
      }
      delegate?.splitViewControllerDidExpand(self)
    }
  }

  func begin(_ controller: ViewController, appearing: Bool, animated: Bool = false) {
    guard isOnScreen, appearing != (controller.isAppeared || controller.isAppearing) else { return }
    controller.beginAppearanceTransition(appearing, animated: animated)
  }

  /// What comes or goes together with the split view's content ends with it.
  func end(_ controller: ViewController) {
    let isTogether =
      controller.isAppearing
      ? isContentAppearing : isInAppearanceTransition && !isAppearing && !isContentAppeared
    if controller.isInAppearanceTransition, !isTogether { controller.endAppearanceTransition() }
  }

  // MARK: Collapsing

  /// Whoever leaves disappears, who fills everything appears; then parents change.
  func fold() {
    let shown = delegate?.primaryViewController(forCollapsing: self) ?? firstController
    let hadKeyboard = children.contains { $0 !== shown && hasKeyboard($0) }
    compact = shown
    position = SplitArrangement.hidden.position
    let leaving = children.filter { $0 !== shown && ($0.isAppeared || $0.isAppearing) }
    let isForeign = shown.map { $0.parent !== self } ?? false
    for controller in leaving { begin(controller, appearing: false) }
    if let shown {
      if isForeign { addChild(shown) }
      begin(shown, appearing: true)
      if !slots.values.contains(where: { $0.controller === shown }) { put(shown, in: compactHost) }
    }
    positionChanged()
    view.layoutIfNeeded()
    for controller in leaving { end(controller) }
    if let shown {
      end(shown)
      if isForeign { shown.didMove(toParent: self) }
    }
    updateTraitOverrides()
    if let shown {
      for column in [SplitColumn.supplementary, .secondary] { fold(column, into: shown) }
      if hadKeyboard { view.window?.focus.focusFirst(in: shown.view) }
    }
    speakerChanged()
  }

  var firstController: ViewController? {
    SplitColumn.allCases.lazy.compactMap { self.slot($0).controller }.first
  }

  func fold(_ column: SplitColumn, into shown: ViewController) {
    guard let controller = slot(column).controller, controller !== shown,
      controller.parent === self
    else { return }
    if column == .secondary,
      delegate?.splitViewController(self, collapseSecondary: controller, onto: shown) == true
    {
      if controller.parent !== self { folded.append(column) }
      return
    }
    guard let container = shown as? any SecondaryCollapsing else { return }
    release(controller)
    folded.append(column)
    container.collapseSecondaryViewController(controller, for: self)
  }

  /// Ends being the parent of a controller that does not show. One that was going with the split view is
  /// gone now.
  private func release(_ controller: ViewController) {
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    // It may be on its way off together with the split view.
    if controller.isInAppearanceTransition { controller.endAppearanceTransition() }
    controller.removeFromParent()
  }

  // MARK: Expanding

  /// Who was taken in comes back, and what has room appears.
  func unfold(to rest: SplitArrangement) {
    let shown = compact
    compact = nil
    let detail = returningDetail
    returningDetail = nil
    if let shown {
      for column in folded.reversed() where column != .secondary || detail == nil {
        takeBack(column, from: shown)
      }
      if hasPushedDetail, !folded.contains(.secondary), detail == nil {
        takeBack(.secondary, from: shown)
      }
    }
    if let detail { slot(.secondary).controller = detail }
    if let primary = delegate?.primaryViewController(forExpanding: self) {
      slot(.primary).controller = primary
    }
    folded = []
    hasPushedDetail = false
    // Who has gone elsewhere meanwhile is no column any more.
    for slot in slots.values {
      if let controller = slot.controller, controller.parent == nil,
        controller.presentingViewController != nil
      {
        slot.controller = nil
      }
    }
    // Columns may have come or gone.
    let rest = rest.count > sideSlots.count ? arrangement(in: size) : rest
    show(rest, insteadOf: shown)
  }

  private func show(_ rest: SplitArrangement, insteadOf shown: ViewController?) {
    let columns = SplitColumn.allCases.map(slot).filter { $0.controller != nil }
    let controllers = columns.compactMap(\.controller)
    let leaving = children.filter { child in !controllers.contains { $0 === child } }
    for controller in leaving { controller.willMove(toParent: nil) }
    let joining = controllers.filter { $0.parent !== self }
    for controller in joining { addChild(controller) }
    position = rest.position
    let visible = visibleControllers
    let hidden = children.filter { child in !visible.contains { $0 === child } }
    for controller in hidden { begin(controller, appearing: false) }
    for controller in visible { begin(controller, appearing: true) }
    for slot in columns { place(slot) }
    updateTraitOverrides()
    positionChanged()
    view.layoutIfNeeded()
    for controller in leaving { controller.viewIfLoaded?.removeFromSuperview() }
    for controller in hidden { end(controller) }
    for controller in leaving {
      if controller.isInAppearanceTransition { controller.endAppearanceTransition() }
      controller.removeFromParent()
    }
    for controller in visible { end(controller) }
    for controller in joining { controller.didMove(toParent: self) }
    positionChanged()
    speakerChanged()
  }

  private func takeBack(_ column: SplitColumn, from shown: ViewController) {
    let kept = slot(column).controller
    // Somebody has gone back from it, and nothing has come in its place: what the stack holds now is its
    // own. A navigation controller knows that itself.
    let isSpare = column != .secondary || !hasPushedDetail
    if let kept, kept.parent == nil, isSpare, !(shown is NavigationController) { return }
    var found: ViewController?
    if column == .secondary {
      found = delegate?.splitViewController(self, separateSecondaryFrom: shown)
    }
    if found == nil, let container = shown as? any SecondaryCollapsing {
      found = container.separateSecondaryViewController(for: self)
      if found == nil, column == .secondary, hasPushedDetail {
        // It was gone back from, and another detail has come since.
        found = container.separateSecondaryViewController(for: self)
      }
      // Details that were shown on top of it go with it.
      var rest = Self.deepest
      while let kept, kept.parent != nil, kept.parent !== self, found !== kept, rest > 0,
        container.separateSecondaryViewController(for: self) != nil
      {
        rest -= 1
      }
    }
    // Who was there before, unless it has gone elsewhere meanwhile.
    let isFree =
      kept.map { $0.parent === self || ($0.parent == nil && $0.presentingViewController == nil) }
      ?? false
    slot(column).controller = found ?? (isFree ? kept : nil)
  }

  /// More details than anybody stacks.
  private static let deepest = 64

  /// A detail that is still presented is to be the secondary.
  private func takeBackPresentedDetail() -> ViewController? {
    guard let detail = presentedDetail, detail.parent == nil, detail.presentingViewController != nil
    else { return nil }
    presentedDetail = nil
    // With whatever it presents itself. In the middle of other callbacks it may have to stay.
    detail.presentingViewController?.dismiss(animated: false)
    return detail.presentingViewController == nil ? detail : nil
  }

  // MARK: Details

  func detail(_ controller: ViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true {
      return
    }
    finishExchange()
    guard machine.isCollapsed, let compact else {
      setViewController(controller, for: .secondary)
      if overlay > 0 { show(.secondary) }
      return
    }
    push(controller, on: compact)
  }

  private func push(_ controller: ViewController, on compact: ViewController) {
    // One navigation controller cannot be pushed onto another.
    if compact.canPerformAction(.show, sender: self), !(controller is NavigationController) {
      hasPushedDetail = true
      compact.show(controller, sender: self)
    } else {
      presentedDetail = controller
      present(controller, animated: true)
    }
  }
}
