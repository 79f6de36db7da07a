// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// Places the columns and what lies between them, and says what shows and what can be reached.
final class SplitLayout {
  let scrim = View()
  /// Shows a controller that is in no column, while collapsed.
  let compactHost = View()

  private unowned let split: SplitViewController

  init(_ split: SplitViewController) {
    self.split = split
    scrim.backgroundColor = .scrim
    scrim.isUserInteractionEnabled = false
    scrim.isHidden = true
    compactHost.isHidden = true
    compactHost.isFocusGroup = true
  }

  // MARK: Views

  func install() { arrange { split.view.addSubview($0) } }

  /// After a slide.
  func arrangeHosts() { arrange { split.view.bringSubviewToFront($0) } }

  /// From the back: the strip's outer column covers the shadow of the inner one.
  private func arrange(_ put: (View) -> Void) {
    let (primary, supplementary) = (split.slot(.primary), split.slot(.supplementary))
    for part in [split.slot(.secondary).host, scrim, supplementary.host, primary.host] { put(part) }
    for slot in [supplementary, primary] { slot.divider.map(put) }
    put(compactHost)
  }

  /// Puts the views of the columns in that show. Off screen that waits until the split view appears.
  func place() {
    guard isOnScreen else { return }
    for controller in split.visibleControllers where controller.parent === split {
      put(controller)
    }
  }

  /// The same, and lays everything out.
  func update() {
    place()
    positionChanged()
    if isOnScreen { split.view.layoutIfNeeded() }
  }

  private var isOnScreen: Bool { split.viewIfLoaded?.window != nil || split.isContentAppearing }

  func put(_ controller: ViewController) {
    let host = host(of: controller)
    guard let child = controller.view, child.superview !== host else { return }
    child.frame = host.bounds
    child.autoresizingMask = .fill
    host.addSubview(child)
  }

  /// The view that a controller's view lies in.
  func host(of controller: ViewController) -> View {
    split.columns.column(of: controller).map { split.slot($0).host } ?? compactHost
  }

  // MARK: Frames

  /// Where everything lies at the present size.
  var geometry: SplitGeometry {
    geometry(in: split.columns.size, for: split.machine.rest ?? .hidden)
  }

  private func geometry(in size: Size, for rest: SplitArrangement) -> SplitGeometry {
    SplitGeometry(
      size: size, isRightToLeft: split.traits.layoutDirection == .rightToLeft,
      widths: split.columns.widths(in: size.width).widths(for: rest))
  }

  /// How many columns the secondary has got narrower for.
  private var settled: Int {
    let given = Int(split.mover.position.given.rounded(.down))
    guard let target = split.machine.target else { return given }
    return min(given, Int(target.position.given))
  }

  func layOut() {
    guard split.isViewLoaded else { return }
    if split.isCollapsed {
      for slot in split.columns.all { slot.host.frame = split.view.bounds }
      compactHost.frame = split.view.bounds
      return
    }
    let geometry = geometry
    let position = split.mover.position
    split.slot(.secondary).host.frame = geometry.secondary(at: position, settled: settled)
    scrim.frame = split.view.bounds
    for (index, slot) in split.columns.side.enumerated() {
      slot.host.frame = geometry.column(index, at: position)
      slot.divider?.frame = geometry.divider(
        index, at: position, thickness: SplitDivider.thickness)
      slot.divider?.direction = geometry.isRightToLeft ? -1 : 1
    }
  }

  func optionsChanged() {
    guard split.isViewLoaded else { return }
    split.view.setNeedsLayout()
    positionChanged()
  }

  /// Everything that is a function of the position.
  func positionChanged() {
    guard split.isViewLoaded else { return }
    layOut()
    updateLook()
    updateReach()
  }

  // MARK: Look

  private func updateLook() {
    let (position, folding) = (split.mover.position, split.folding)
    let isCollapsed = split.isCollapsed
    let secondary = split.slot(.secondary)
    secondary.host.isHidden = isCollapsed && !folding.shows(secondary.controller)
    let over = isCollapsed ? 0 : min(1, max(0, position.revealed - position.given))
    scrim.isHidden = over <= 0
    scrim.alpha = over
    let side = split.columns.side
    for slot in split.columns.all where slot.column != .secondary {
      let index = side.firstIndex { $0 === slot }
      let isInTransition = slot.controller?.isInAppearanceTransition ?? false
      let shows = index.map { position.revealed > Double($0) } ?? false
      slot.host.isHidden =
        isCollapsed ? !folding.shows(slot.controller) : !shows && !(isInTransition && index != nil)
      // One that slides has the shadow of that.
      if split.slide.exchange == nil {
        slot.host.shadow =
          index == 0 && over > 0
          ? EdgeShadow().shadow(strength: over, theme: split.traits.theme) : nil
      }
      updateDivider(of: slot, index: index)
    }
    compactHost.isHidden =
      !isCollapsed
      || !split.children.contains {
        folding.shows($0) && $0.viewIfLoaded?.superview === compactHost
      }
  }

  private func updateDivider(of slot: SplitSlot, index: Int?) {
    guard let divider = slot.divider else { return }
    let position = split.mover.position
    let isShown =
      index.map { index in
        // What lies over the secondary ends in a shadow.
        !split.isCollapsed && position.revealed > Double(index)
          && (position.given > Double(index) || index > 0)
      } ?? false
    if divider.isHidden == isShown { divider.isHidden = !isShown }
    divider.isMovable =
      isShown && split.columnsAreResizable && !split.isMoving
      && split.machine.target?.isOver == false
  }

  /// The secondary is out of reach while something lies over it: a press on it puts that away.
  private func updateReach() {
    let (position, machine) = (split.mover.position, split.machine)
    let host = split.slot(.secondary).host
    let isOver =
      !machine.isCollapsed
      && (position.revealed - position.given > 0.001 || machine.target?.isOver == true
        || machine.isHeld)
    if isOver, !host.isInert { split.mover.rememberFocus() }
    host.isInert = isOver || split.slide.isGoing(host)
    for other in split.columns.all where other.column != .secondary {
      other.host.isInert = split.slide.isGoing(other.host)
    }
    compactHost.isInert = split.slide.isGoing(compactHost)
  }

  // MARK: Coming sizes

  func size(of child: ViewController, in size: Size) -> Size {
    if collapses(in: size) { return size }
    let rest =
      split.machine.isHeld
      ? split.machine.rest ?? .hidden : split.columns.arrangement(in: size)
    let geometry = geometry(in: size, for: rest)
    if let index = split.columns.side.firstIndex(where: { $0.controller === child }) {
      return geometry.column(index, at: rest.position).size
    }
    return geometry.secondary(at: rest.position, settled: rest.isOver ? 0 : rest.count).size
  }

  /// Whether it will be collapsed at a size. The size class is the window's: a split view as wide as the
  /// window can tell what it will be, and one that is covered takes itself for that.
  private func collapses(in size: Size) -> Bool {
    if let window = split.viewIfLoaded?.window, window.size.width != split.columns.size.width {
      return split.isCollapsed
    }
    return size.width < split.traits.theme.metrics.compactWidth
  }
}
