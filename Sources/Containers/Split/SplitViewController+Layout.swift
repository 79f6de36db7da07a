// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

extension SplitViewController {
  /// Where everything lies at the present size.
  var geometry: SplitGeometry { geometry(in: size, for: machine.rest ?? .hidden) }

  private func geometry(in size: Size, for rest: SplitArrangement) -> SplitGeometry {
    SplitGeometry(
      size: size, isRightToLeft: traits.layoutDirection == .rightToLeft,
      widths: widths(in: size.width).widths(for: rest))
  }

  /// How many columns the secondary has got narrower for.
  private var settled: Int {
    let given = Int(position.given.rounded(.down))
    guard let target = machine.target else { return given }
    return min(given, Int(target.position.given))
  }

  func layOut() {
    guard isViewLoaded else { return }
    if machine.isCollapsed { return layOutCollapsed() }
    let geometry = geometry
    slot(.secondary).host.frame = geometry.secondary(at: position, settled: settled)
    scrim.frame = view.bounds
    for (index, slot) in sideSlots.enumerated() {
      slot.host.frame = geometry.column(index, at: position)
      slot.divider?.frame = geometry.divider(
        index, at: position, thickness: SplitDivider.thickness)
      slot.divider?.direction = traits.layoutDirection == .rightToLeft ? -1 : 1
    }
  }

  private func layOutCollapsed() {
    for slot in slots.values { slot.host.frame = view.bounds }
    compactHost.frame = view.bounds
  }

  /// Everything that is a function of the position.
  func positionChanged() {
    guard isViewLoaded else { return }
    layOut()
    updateLook()
    updateReach()
  }

  private func updateLook() {
    let isCollapsed = machine.isCollapsed
    slot(.secondary).host.isHidden = isCollapsed && !showsFolded(slot(.secondary).controller)
    let over = isCollapsed ? 0 : min(1, max(0, position.revealed - position.given))
    scrim.isHidden = over <= 0
    scrim.alpha = over
    let side = sideSlots
    for slot in slots.values where slot.column != .secondary {
      let index = side.firstIndex { $0 === slot }
      let isInTransition = slot.controller?.isInAppearanceTransition ?? false
      let shows = index.map { position.revealed > Double($0) } ?? false
      slot.host.isHidden =
        isCollapsed ? !showsFolded(slot.controller) : !shows && !(isInTransition && index != nil)
      // One that slides has the shadow of that.
      if exchange == nil {
        slot.host.shadow =
          index == 0 && over > 0 ? EdgeShadow().shadow(strength: over, theme: traits.theme) : nil
      }
      updateDivider(of: slot, index: index)
    }
    let isInHost = { (child: ViewController) in
      child.viewIfLoaded?.superview === self.compactHost
    }
    compactHost.isHidden =
      !isCollapsed || !children.contains { showsFolded($0) && isInHost($0) }
  }

  private func updateDivider(of slot: SplitSlot, index: Int?) {
    guard let divider = slot.divider else { return }
    let isShown =
      index.map { index in
        // What lies over the secondary ends in a shadow.
        !machine.isCollapsed && position.revealed > Double(index)
          && (position.given > Double(index) || index > 0)
      } ?? false
    if divider.isHidden == isShown { divider.isHidden = !isShown }
    divider.isMovable =
      isShown && columnsAreResizable && !isMoving && machine.target?.isOver == false
  }

  /// The secondary is out of reach while something lies over it: a press on it puts that away.
  private func updateReach() {
    let host = slot(.secondary).host
    let isOver =
      !machine.isCollapsed
      && (position.revealed - position.given > 0.001 || machine.target?.isOver == true
        || machine.isHeld)
    if isOver, !host.isInert { rememberFocus() }
    host.isInert = isOver || isGoing(host)
    for other in slots.values where other.column != .secondary {
      other.host.isInert = isGoing(other.host)
    }
    compactHost.isInert = isGoing(compactHost)
  }

  // MARK: Coming sizes

  func sizeOfChild(_ child: ViewController, in size: Size) -> Size {
    if collapses(in: size) { return size }
    let rest = machine.isHeld ? machine.rest ?? .hidden : arrangement(in: size)
    let geometry = geometry(in: size, for: rest)
    if let index = sideSlots.firstIndex(where: { $0.controller === child }) {
      return geometry.column(index, at: rest.position).size
    }
    return geometry.secondary(at: rest.position, settled: rest.isOver ? 0 : rest.count).size
  }

  /// Whether it will be collapsed at a size. The size class is the window's: a split view as wide as the
  /// window can tell what it will be, and one that is covered takes itself for that.
  private func collapses(in size: Size) -> Bool {
    if let window = viewIfLoaded?.window, window.size.width != self.size.width {
      return machine.isCollapsed
    }
    return size.width < traits.theme.metrics.compactWidth
  }
}
