// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

extension DrawerController {
  /// Where everything lies at the present size.
  var geometry: DrawerGeometry { geometry(for: viewIfLoaded?.bounds.size ?? .zero) }

  /// Where everything would lie at another size.
  func geometry(for size: Size) -> DrawerGeometry {
    var geometry = DrawerGeometry(
      size: size, barHeight: centerBar == nil ? 0 : traits.theme.metrics.barHeight,
      isRightToLeft: traits.layoutDirection == .rightToLeft)
    for slot in slots.all {
      let side = slot.side
      geometry[side] = DrawerGeometry.Side(
        style: slot.style(inWidth: size.width),
        length: slot.length(in: side.isHorizontal ? size.width : size.height))
    }
    return geometry
  }

  /// Docked sides whose room the center has given up.
  var settled: DrawerSides {
    guard let target = motor.machine.target else { return restingSides.intersection(docked) }
    var settled = docked.intersection(target)
    for slot in slots.all where positions[slot.side] < 1 { settled.remove(DrawerSides(slot.side)) }
    return settled
  }

  /// A child's view may have been let go of while memory was short: another one takes its place.
  func putViewsBack() {
    for slot in slots.all where slot.controller.view.superview !== slot.host {
      place(slot.controller.view, in: slot.host)
      slot.host.addSubview(slot.border)
    }
    guard centers.outgoing == nil, center.view.superview !== contentHost else { return }
    place(center.view, in: contentHost)
    layOut()
  }

  func installBar() {
    guard let centerBar else { return }
    stage.insertSubview(centerBar, at: 0)
    updateBarTitle()
    view.setNeedsLayout()
  }

  func layOut() {
    let geometry = geometry
    let stage = geometry.stage(
      positions, settled: settled, centerIsAway: isCenterAway)
    self.stage.frame = stage
    centerBar?.frame = geometry.bar(in: stage)
    layOutCenters(in: stage, geometry)
    scrim.frame = view.bounds
    for slot in slots.all {
      slot.host.frame = geometry.frame(of: slot.side, positions, settled: settled)
      layOutBorder(of: slot, geometry)
      layOutGrip(of: slot, geometry)
    }
  }

  /// The center has the room below the bar; one with a bar of its own has all of the stage, and the bar
  /// lies behind it while one gives way to the other. Runs in every frame: it takes no room from the heap.
  private func layOutCenters(in stage: Rect, _ geometry: DrawerGeometry) {
    contentHost.frame =
      isBarApart ? geometry.content(in: stage) : Rect(origin: .zero, size: stage.size)
    centerBar?.isHidden =
      !showsCenterBar(for: shownCenter) && dissolvingCenter.map(showsCenterBar(for:)) != true
    layOutCenter(shownCenter)
    if let dissolvingCenter { layOutCenter(dissolvingCenter) }
  }

  private func layOutCenter(_ controller: ViewController) {
    guard let child = controller.viewIfLoaded, child.superview === contentHost else { return }
    child.frame = centerFrame(of: controller)
  }

  /// The center that the new one appears over.
  private var dissolvingCenter: ViewController? {
    motor.machine.isDissolving ? centers.outgoing : nil
  }

  /// Whether all that is on the stage lies below the bar.
  private var isBarApart: Bool {
    showsCenterBar(for: shownCenter) && dissolvingCenter.map(showsCenterBar(for:)) != false
  }

  /// In the coordinates of the centers' host.
  func centerFrame(of controller: ViewController) -> Rect {
    let isBelowBar = centerBar != nil && !isBarApart && showsCenterBar(for: controller)
    return contentHost.bounds.inset(
      by: Insets(top: isBelowBar ? traits.theme.metrics.barHeight : 0))
  }

  func positionsChanged(from old: DrawerPositions? = nil) {
    guard isViewLoaded else { return }
    layOut()
    updateLook()
    updateReach()
    if let old {
      for slot in slots.all where positions[slot.side] != old[slot.side] {
        let side = slot.side
        tell { $0.drawer(self, progressOf: side, changedTo: positions[side]) }
      }
    }
    onChange?()
  }

  func sizeOfChild(_ child: ViewController, in size: Size) -> Size {
    let geometry = geometry(for: size)
    let rest = docking(inWidth: size.width).rest
    let positions = DrawerPositions(open: rest)
    if let slot = slots.all.first(where: { $0.controller === child }) {
      return geometry.frame(of: slot.side, positions, settled: rest).size
    }
    let stage = geometry.stage(positions, settled: rest)
    return showsCenterBar(for: child) ? geometry.content(in: stage).size : stage.size
  }

  // MARK: Look

  /// Shadow, scrim, border and visual state: functions of the positions.
  private func updateLook() {
    var centerLook = DrawerLook()
    var scrimOpacity = 0.0
    var cornerRadius = 0.0
    var stageShadow: Shadow?
    let geometry = geometry
    for slot in slots.all {
      let side = slot.side
      let position = positions[side]
      let isOnScreen = position > 0 || slot.controller.isInAppearanceTransition
      slot.host.isHidden = !isOnScreen
      guard isOnScreen else { continue }
      let style = geometry[side]?.style ?? .reveal
      let shadow = shadow(of: slot, style)
      slot.host.shadow = style == .overlay ? shadow : nil
      if style != .overlay, let shadow { stageShadow = shadow }
      if style != .docked {
        let strength = min(1, max(0, position))
        cornerRadius = max(cornerRadius, slot.options.centerCornerRadius * strength)
        if slot.scrimOpacity * strength > scrimOpacity {
          scrimOpacity = slot.scrimOpacity * strength
          scrim.backgroundColor = .fixed(slot.options.scrimColor)
        }
      }
      let look = slot.visualState.look(of: scene(of: slot))
      slot.host.transform = stretch(of: slot, by: position, look.sideTransform)
      slot.host.projection = look.sideProjection
      slot.host.alpha = look.sideAlpha
      if look.centerTransform != .identity { centerLook.centerTransform = look.centerTransform }
      if let projection = look.centerProjection { centerLook.centerProjection = projection }
      centerLook.centerAlpha = min(centerLook.centerAlpha, look.centerAlpha)
    }
    stage.transform = centerLook.centerTransform
    stage.projection = centerLook.centerProjection
    stage.alpha = centerLook.centerAlpha
    stage.cornerRadius = cornerRadius
    stage.clipsToBounds = cornerRadius > 0
    stageShadow?.cornerRadius = cornerRadius
    stage.shadow = stageShadow
    scrim.isHidden = scrimOpacity <= 0
    scrim.alpha = scrimOpacity
  }

  /// What falls between a side and the center; nil where nothing does.
  private func shadow(of slot: DrawerSlot, _ style: DrawerStyle) -> Shadow? {
    let strength = min(1, max(0, positions[slot.side]))
    guard strength > 0, style != .docked else { return nil }
    return slot.options.shadow?.shadow(strength: strength, theme: traits.theme)
  }

  private func scene(of slot: DrawerSlot) -> DrawerScene {
    let geometry = geometry
    let direction = geometry.direction(of: slot.side)
    let metrics = geometry[slot.side]
    let isStill = metrics?.style == .reveal
    let progress = max(0, positions[slot.side])
    return DrawerScene(
      side: slot.side, progress: progress,
      opening: slot.side.isHorizontal ? Point(direction, 0) : Point(0, direction),
      sideSize: slot.host.frame.size, centerSize: stage.frame.size,
      gap: isStill ? (metrics?.length ?? 0) * (1 - min(1, progress)) : 0)
  }

  /// A side that is pulled beyond open is drawn longer, from its edge on.
  private func stretch(
    of slot: DrawerSlot, by position: Double, _ transform: Transform
  ) -> Transform {
    guard position > 1, !isCenterAway else { return transform }
    let growth = geometry.direction(of: slot.side) * (position - 1) / 2
    let size = slot.host.frame.size
    let scale =
      slot.side.isHorizontal
      ? Transform.scale(position, 1).followed(by: .translation(growth * size.width, 0))
      : Transform.scale(1, position).followed(by: .translation(0, growth * size.height))
    return transform.followed(by: scale)
  }

  private func layOutBorder(of slot: DrawerSlot, _ geometry: DrawerGeometry) {
    let width = slot.options.borderWidth
    slot.border.isHidden = width <= 0
    let size = slot.host.frame.size
    slot.border.frame =
      switch geometry.edge(of: slot.side) {
      case .left: Rect(size.width - width, 0, width, size.height)
      case .right: Rect(0, 0, width, size.height)
      case .top: Rect(0, size.height - width, size.width, width)
      case .bottom: Rect(0, 0, size.width, width)
      }
  }

  // MARK: Reach

  /// The center is out of reach unless all that is open is docked, or lets it be used: a press on it
  /// closes the side or catches it.
  func updateReach() {
    guard isViewLoaded else { return }
    let target = motor.machine.target ?? []
    var isContentOut = false
    var isBarOut = false
    var isOver = false
    for slot in slots.all where !docked.contains(slot.side) {
      guard positions[slot.side] > 0 || target.contains(slot.side) else { continue }
      isOver = true
      if slot.options.centerInteraction != .full { isContentOut = true }
      if slot.options.centerInteraction == .none { isBarOut = true }
    }
    // A pointer that holds a closed drawer will decide.
    if phase == .dragging, !isOver { isContentOut = true }
    if isContentOut, !contentHost.isInert { rememberFocus() }
    contentHost.isInert = isContentOut
    centerBar?.isInert = isBarOut
  }
}

extension DrawerSides {
  init(_ sides: [DrawerSide]) {
    self = sides.reduce(into: []) { $0.insert(DrawerSides($1)) }
  }
}
