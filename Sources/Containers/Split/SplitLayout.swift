// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// The layout of a split view: the columns, the dividers, the scrim and the inert views.
final class SplitLayout {
  /// Contains a controller that is in no column, while collapsed.
  let collapsedContainerView = View()

  let scrim = View()
  private unowned let split: SplitViewController
  private var machine: SplitStateMachine { split.transitionController.machine }

  init(of split: SplitViewController) {
    self.split = split
    scrim.backgroundColor = .scrim
    scrim.isUserInteractionEnabled = false
    collapsedContainerView.isFocusGroup = true
  }

  // MARK: Views

  /// Adds the views from back to front: an outer column covers the shadow of the inner one. Also used after a slide.
  func installViews() {
    let slots = Array(split.columns.all.reversed())
    let hosts = slots.map(\.containerView)
    for part in [hosts[0], scrim] + hosts.dropFirst() + slots.compactMap(\.divider) + [
      collapsedContainerView
    ] {
      part.transform = .identity
      split.view.addSubview(part)
    }
    split.view.subviewsInReadingOrder =
      split.columns.all.flatMap { [$0.containerView, $0.divider as View?].compactMap(\.self) }
      + [collapsedContainerView]
  }

  /// Adds the views of the visible columns. Off screen they are added when the split view appears.
  func installColumnViews() {
    guard isOnScreen else { return }
    for controller in split.transitionController.visibleChildren where controller.parent === split {
      installView(of: controller)
    }
  }

  func update() {
    installColumnViews()
    layOut()
    if isOnScreen { split.view.layoutIfNeeded() }
  }

  private var isOnScreen: Bool { split.viewIfLoaded?.window != nil || split.isContentAppearing }

  func installView(of controller: ViewController) {
    let host = containerView(of: controller)
    guard controller.view.superview !== host else { return }
    controller.view.frame = host.bounds
    controller.view.autoresizingMask = .fill
    host.addSubview(controller.view)
  }

  func containerView(of controller: ViewController) -> View {
    split.columns.slot(of: controller)?.containerView ?? collapsedContainerView
  }

  // MARK: Frames and appearance

  var geometry: SplitGeometry {
    geometry(in: split.columns.size, for: machine.targetOrHeldPosition ?? .hidden)
  }

  private func geometry(in size: Size, for rest: SplitPosition) -> SplitGeometry {
    SplitGeometry(
      size: size, isRightToLeft: split.traits.layoutDirection == .rightToLeft,
      widths: split.columns.widths(in: size.width).widths(for: rest))
  }

  func updateForOptions() {
    split.viewIfLoaded?.setNeedsLayout()
    layOut()
  }

  func layOut() {
    guard split.isViewLoaded else { return }
    let (side, bounds) = (split.columns.sideSlots, split.view.bounds)
    scrim.frame = bounds
    scrim.isHidden = overlayFraction <= 0
    scrim.alpha = overlayFraction
    collapsedContainerView.frame = bounds
    collapsedContainerView.isHidden = !split.children.contains {
      split.collapse.shows($0) && $0.viewIfLoaded?.superview === collapsedContainerView
    }
    let (geometry, position) = (geometry, split.transitionController.position)
    let insetCount = Int(position.insetColumnCount)
    let settled = min(insetCount, machine.target.map { Int($0.insetColumnCount) } ?? insetCount)
    let secondary = geometry.secondaryFrame(at: position, settledCount: settled)
    for slot in split.columns.all {
      if !split.isCollapsed, let index = side.firstIndex(where: { $0 === slot }) {
        layOut(slot, at: index, in: geometry)
      } else {
        slot.containerView.frame = split.isCollapsed ? bounds : secondary
        slot.containerView.isHidden =
          split.isCollapsed ? !split.collapse.shows(slot.controller) : slot.column != .secondary
        // A sliding column has the shadow of its transition.
        if split.collapse.collapsedTransition.transition == nil { slot.containerView.shadow = nil }
        slot.divider?.update(isVisible: false, isMovable: false)
      }
    }
    for child in split.children { containerView(of: child).fill(with: child.viewIfLoaded) }
    updateInertViews()
  }

  private func layOut(_ slot: SplitColumns.Slot, at index: Int, in geometry: SplitGeometry) {
    let position = split.transitionController.position
    let isIn = position.revealedColumnCount > Double(index)
    slot.containerView.frame = geometry.columnFrame(index, at: position)
    slot.containerView.isHidden = !isIn && slot.controller?.isInAppearanceTransition != true
    // A column over the secondary ends in a shadow, the others in a line.
    slot.containerView.shadow =
      index > 0 || overlayFraction == 0
      ? nil : EdgeShadow().shadow(strength: overlayFraction, theme: split.traits.theme)
    let hasLine = isIn && (position.insetColumnCount > Double(index) || index > 0)
    slot.divider?.frame = geometry.dividerFrame(
      index, at: position, thickness: SplitDivider.thickness)
    slot.divider?.direction = geometry.direction
    slot.divider?.update(
      isVisible: hasLine,
      isMovable: hasLine && split.columnsAreResizable && !split.isTransitioning
        && machine.target?.overlapsSecondary == false)
  }

  private var overlayFraction: Double {
    let position = split.transitionController.position
    return split.isCollapsed
      ? 0 : min(1, max(0, position.revealedColumnCount - position.insetColumnCount))
  }

  /// Makes the secondary inert while a column is over it: a press on it hides that column. During a slide, makes all
  /// columns but the entering one inert.
  private func updateInertViews() {
    let secondary = split.columns[.secondary].containerView
    let isOver =
      !machine.isCollapsed
      && (split.transitionController.position.overlapsSecondary
        || machine.target?.overlapsSecondary == true || machine.isHeld)
    if isOver, !secondary.isInert { split.transitionController.rememberFocus() }
    let sliding =
      split.collapse.collapsedTransition.transition == nil
      ? nil : split.collapsedController.map(containerView(of:))
    for host in split.columns.all.map(\.containerView) + [collapsedContainerView] {
      host.isInert = isOver && host === secondary || sliding.map { $0 !== host } ?? false
    }
  }

  // MARK: Upcoming sizes

  func size(of child: ViewController, in size: Size) -> Size {
    if collapses(in: size) { return size }
    let target =
      machine.isHeld ? machine.targetOrHeldPosition ?? .hidden : split.columns.target(in: size)
    let geometry = geometry(in: size, for: target)
    if let index = split.columns.sideSlots.firstIndex(where: { $0.controller === child }) {
      return geometry.columnFrame(index, at: target).size
    }
    return geometry.secondaryFrame(at: target, settledCount: Int(target.insetColumnCount)).size
  }

  /// Whether the split view will be collapsed at a size. The size class depends on the window, so a split view that is
  /// narrower than its window cannot predict a change. Outside of a window it is treated as wide as the window.
  private func collapses(in size: Size) -> Bool {
    if let window = split.viewIfLoaded?.window, window.size.width != split.columns.size.width {
      return split.isCollapsed
    }
    return size.width < split.traits.theme.metrics.compactWidth
  }
}
