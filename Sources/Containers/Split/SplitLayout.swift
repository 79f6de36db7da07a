// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// Places the columns and what lies between them, and says what shows and what can be reached.
final class SplitLayout {
  /// Shows a controller that is in no column, while collapsed.
  let compactHost = View()

  let scrim = View()
  private unowned let split: SplitViewController
  private var machine: SplitStateMachine { split.transitionController.machine }

  init(of split: SplitViewController) {
    self.split = split
    scrim.backgroundColor = .scrim
    scrim.isUserInteractionEnabled = false
    compactHost.isFocusGroup = true
  }

  // MARK: Views

  /// Puts the parts in, from the back: the strip's outer column covers the shadow of the inner one. After a slide
  /// they are where they were before it.
  func arrange() {
    let slots = Array(split.columns.all.reversed())
    let hosts = slots.map(\.host)
    for part in [hosts[0], scrim] + hosts.dropFirst() + slots.compactMap(\.divider) + [compactHost]
    {
      part.transform = .identity
      split.view.addSubview(part)
    }
    split.view.subviewsInReadingOrder =
      split.columns.all.flatMap { [$0.host, $0.divider as View?].compactMap(\.self) }
      + [compactHost]
  }

  /// Puts the views of the columns in that show. Off screen that waits until the split view appears.
  func place() {
    guard isOnScreen else { return }
    for controller in split.transitionController.shownChildren
    where controller.parent === split {
      put(controller)
    }
  }

  /// The same, and lays everything out.
  func update() {
    place()
    layOut()
    if isOnScreen { split.view.layoutIfNeeded() }
  }

  private var isOnScreen: Bool { split.viewIfLoaded?.window != nil || split.isContentAppearing }

  func put(_ controller: ViewController) {
    let host = host(of: controller)
    guard controller.view.superview !== host else { return }
    controller.view.frame = host.bounds
    controller.view.autoresizingMask = .fill
    host.addSubview(controller.view)
  }

  /// The view that a controller's view lies in.
  func host(of controller: ViewController) -> View {
    split.columns.slot(of: controller)?.host ?? compactHost
  }

  // MARK: Frames and look

  /// Where everything lies at the present size.
  var geometry: SplitGeometry { geometry(in: split.columns.size, for: machine.rest ?? .hidden) }

  private func geometry(in size: Size, for rest: SplitPosition) -> SplitGeometry {
    SplitGeometry(
      size: size, isRightToLeft: split.traits.layoutDirection == .rightToLeft,
      widths: split.columns.widths(in: size.width).widths(for: rest))
  }

  func optionsChanged() {
    split.viewIfLoaded?.setNeedsLayout()
    layOut()
  }

  /// Everything that is a function of the position.
  func layOut() {
    guard split.isViewLoaded else { return }
    let (side, bounds) = (split.columns.side, split.view.bounds)
    scrim.frame = bounds
    scrim.isHidden = over <= 0
    scrim.alpha = over
    compactHost.frame = bounds
    compactHost.isHidden = !split.children.contains {
      split.folding.shows($0) && $0.viewIfLoaded?.superview === compactHost
    }
    let (geometry, position) = (geometry, split.transitionController.position)
    let given = Int(position.given)
    let settled = min(given, machine.target.map { Int($0.given) } ?? given)
    let secondary = geometry.secondary(at: position, settled: settled)
    for slot in split.columns.all {
      if !split.isCollapsed, let index = side.firstIndex(where: { $0 === slot }) {
        layOut(slot, at: index, in: geometry)
      } else {
        slot.host.frame = split.isCollapsed ? bounds : secondary
        slot.host.isHidden =
          split.isCollapsed ? !split.folding.shows(slot.controller) : slot.column != .secondary
        // One that slides has the shadow of that.
        if split.folding.collapsedTransition.transition == nil { slot.host.shadow = nil }
        slot.divider?.update(isShown: false, isMovable: false)
      }
    }
    for child in split.children { host(of: child).fill(with: child.viewIfLoaded) }
    updateReach()
  }

  private func layOut(_ slot: SplitColumns.Slot, at index: Int, in geometry: SplitGeometry) {
    let position = split.transitionController.position
    let isIn = position.revealed > Double(index)
    slot.host.frame = geometry.column(index, at: position)
    slot.host.isHidden = !isIn && slot.controller?.isInAppearanceTransition != true
    // What lies over the secondary ends in a shadow, and the others in a line.
    slot.host.shadow =
      index > 0 || over == 0 ? nil : EdgeShadow().shadow(strength: over, theme: split.traits.theme)
    let hasLine = isIn && (position.given > Double(index) || index > 0)
    slot.divider?.frame = geometry.divider(index, at: position, thickness: SplitDivider.thickness)
    slot.divider?.direction = geometry.direction
    slot.divider?.update(
      isShown: hasLine,
      isMovable: hasLine && split.columnsAreResizable && !split.isMoving
        && machine.target?.isOver == false)
  }

  /// How much of a column lies over the secondary, 0…1.
  private var over: Double {
    let position = split.transitionController.position
    return split.isCollapsed ? 0 : min(1, max(0, position.revealed - position.given))
  }

  /// The secondary is out of reach while something lies over it: a press on it puts that away. So is a view that
  /// slides off, or lies below one that slides.
  private func updateReach() {
    let secondary = split.columns[.secondary].host
    let isOver =
      !machine.isCollapsed
      && (split.transitionController.position.isOver || machine.target?.isOver == true
        || machine.isHeld)
    if isOver, !secondary.isInert { split.transitionController.rememberFocus() }
    let sliding =
      split.folding.collapsedTransition.transition == nil ? nil : split.compact.map(host(of:))
    for host in split.columns.all.map(\.host) + [compactHost] {
      host.isInert = isOver && host === secondary || sliding.map { $0 !== host } ?? false
    }
  }

  // MARK: Coming sizes

  func size(of child: ViewController, in size: Size) -> Size {
    if collapses(in: size) { return size }
    let rest = machine.isHeld ? machine.rest ?? .hidden : split.columns.rest(in: size)
    let geometry = geometry(in: size, for: rest)
    if let index = split.columns.side.firstIndex(where: { $0.controller === child }) {
      return geometry.column(index, at: rest).size
    }
    return geometry.secondary(at: rest, settled: Int(rest.given)).size
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
