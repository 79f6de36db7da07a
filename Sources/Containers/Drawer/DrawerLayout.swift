// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// Lays a drawer out: where its parts lie, how they look and what a person can reach, by its size and positions.
final class DrawerLayout {
  /// The bar and the center.
  let stage = View()
  let contentHost = View()
  let scrim = DrawerScrim()

  private unowned let drawer: DrawerController

  init(of drawer: DrawerController) { self.drawer = drawer }

  func load(_ view: View) {
    view.clipsToBounds = true
    // Shows where a center has slid off and the side does not reach.
    view.backgroundColor = .menu
    for part in [stage, scrim] { view.addSubview(part) }
    stage.wantsLayer = true
    stage.addSubview(contentHost)
    contentHost.isFocusGroup = true
    contentHost.clipsToBounds = true
    scrim.onPress = { [weak drawer] in drawer?.scrimPressed() ?? false }
    scrim.accessibilityLabel = drawer.traits.localization("Close the menu")
    installBar()
    // Children are placed in hosts that have their size.
    update()
    place(drawer.center)
    for slot in drawer.slots.all { drawer.slots.install(slot) }
    positionsChanged()
    // Beside a side that will dock it has less room than now.
    contentHost.frame.size = size(of: drawer.center, in: view.bounds.size)
  }

  // MARK: Bar

  func installBar() {
    guard let bar = drawer.centerBar else { return }
    stage.insertSubview(bar, at: 0)
    updateBarTitle()
    drawer.view.setNeedsLayout()
  }

  /// A center without a title of its own goes by that of whoever answers for it.
  func updateBarTitle() {
    guard let bar = drawer.centerBar else { return }
    let shown = drawer.centerTransition.shown
    bar.title = shown.title ?? shown.effectiveTitle ?? ""
  }

  // MARK: Places

  /// Where everything lies at the present size.
  var geometry: DrawerGeometry { geometry(for: drawer.viewIfLoaded?.bounds.size ?? .zero) }

  /// Where everything would lie at another size.
  private func geometry(for size: Size) -> DrawerGeometry {
    // Here and below: one load of the controller for each function keeps a frame cheap.
    let drawer = drawer
    let traits = drawer.traits
    var geometry = DrawerGeometry(
      size: size, barHeight: drawer.centerBar == nil ? 0 : traits.theme.metrics.barHeight,
      isRightToLeft: traits.layoutDirection == .rightToLeft)
    for slot in drawer.slots.all {
      geometry[slot.side] = DrawerGeometry.Side(
        style: slot.style(inWidth: size.width),
        length: slot.length(in: slot.side.isHorizontal ? size.width : size.height))
    }
    return geometry
  }

  /// The size that a child comes to have.
  func size(of child: ViewController, in size: Size) -> Size {
    let geometry = geometry(for: size)
    let rest = drawer.slots.docking(inWidth: size.width).rest
    let positions = DrawerPositions(open: rest)
    if let slot = drawer.slots.slot(of: child) {
      return geometry.frame(of: slot.side, positions, settled: rest).size
    }
    let stage = geometry.stage(positions, settled: rest)
    return drawer.showsCenterBar(for: child) ? geometry.content(in: stage).size : stage.size
  }

  /// Docked sides whose room the center has given up.
  private var settled: DrawerSides {
    let drawer = drawer
    var settled = drawer.transitionController.rest.intersection(drawer.slots.docked)
    // While a pointer decides, the center keeps its size.
    guard !settled.isEmpty, drawer.transitionController.machine.target != nil else {
      return settled
    }
    let positions = drawer.transitionController.positions
    for slot in drawer.slots.all where positions[slot.side] < 1 {
      settled.remove(DrawerSides(slot.side))
    }
    return settled
  }

  func update() { update(geometry) }

  /// Runs in every frame: it takes no room from the heap.
  private func update(_ geometry: DrawerGeometry) {
    let drawer = drawer
    let positions = drawer.transitionController.positions
    let settled = settled
    let isCenterAway = drawer.transitionController.machine.isCenterAway
    stage.frame = geometry.stage(positions, settled: settled, centerIsAway: isCenterAway)
    drawer.centerBar?.frame = geometry.bar(in: stage.frame)
    layOutCenters(geometry)
    scrim.frame = drawer.view.bounds
    for slot in drawer.slots.all {
      slot.host.frame = geometry.frame(of: slot.side, positions, settled: settled)
      slot.host.fill(with: slot.controller.viewIfLoaded)
      slot.layOutEdge(geometry, showsGrip: positions[slot.side] == 1 && !isCenterAway)
    }
  }

  /// The center has the room below the bar; one with a bar of its own has all of the stage, and the bar
  /// lies behind it while one gives way to the other.
  private func layOutCenters(_ geometry: DrawerGeometry) {
    let drawer = drawer
    let shown = drawer.centerTransition.shown
    let leaving =
      drawer.transitionController.machine.isDissolving
      ? drawer.centerTransition.outgoing : nil
    let showsBar = drawer.showsCenterBar(for: shown)
    let leavingShowsBar = leaving.map(drawer.showsCenterBar(for:)) ?? showsBar
    contentHost.frame =
      showsBar && leavingShowsBar
      ? geometry.content(in: stage.frame) : Rect(origin: .zero, size: stage.frame.size)
    drawer.centerBar?.isHidden = !showsBar && !leavingShowsBar
    layOut(shown, showsBar, geometry)
    if let leaving { layOut(leaving, leavingShowsBar, geometry) }
  }

  private func layOut(_ center: ViewController, _ showsBar: Bool, _ geometry: DrawerGeometry) {
    guard let view = center.viewIfLoaded, view.superview === contentHost else { return }
    view.frame = centerFrame(belowBar: showsBar, geometry)
  }

  /// In the coordinates of the centers' host, which begins below the bar or has all of the stage.
  private func centerFrame(belowBar: Bool, _ geometry: DrawerGeometry) -> Rect {
    let top = belowBar ? geometry.barHeight - contentHost.frame.minY : 0
    return contentHost.bounds.inset(by: Insets(top: top))
  }

  /// Puts a center's view at the back of the stage.
  func place(_ center: ViewController) {
    center.view.frame = centerFrame(belowBar: drawer.showsCenterBar(for: center), geometry)
    center.view.autoresizingMask = .fill
    contentHost.insertSubview(center.view, at: 0)
  }

  /// A child's view may have been let go of while memory was short: another one takes its place.
  func putViewsBack() {
    for slot in drawer.slots.all where slot.controller.view.superview !== slot.host { slot.place() }
    if drawer.centerTransition.outgoing == nil, drawer.center.view.superview !== contentHost {
      place(drawer.center)
      update()
    }
  }

  func positionsChanged() {
    let geometry = geometry
    update(geometry)
    updateLooks(geometry)
    updateReach()
  }

  // MARK: Looks

  /// Shadow, scrim, corners and visual states.
  private func updateLooks(_ geometry: DrawerGeometry) {
    let drawer = drawer
    var centerLook = DrawerLook()
    var scrimOpacity = 0.0
    var cornerRadius = 0.0
    var stageShadow: Shadow?
    let isCenterAway = drawer.transitionController.machine.isCenterAway
    let positions = drawer.transitionController.positions
    for slot in drawer.slots.all {
      let position = positions[slot.side]
      let isOnScreen = position > 0 || slot.controller.isInAppearanceTransition
      slot.host.isHidden = !isOnScreen
      guard isOnScreen else { continue }
      let style = geometry[slot.side]?.style ?? .reveal
      let strength = style == .docked ? 0 : min(1, max(0, position))
      let shadow =
        strength > 0
        ? slot.options.shadow?.shadow(strength: strength, theme: drawer.traits.theme) : nil
      slot.host.shadow = style == .overlay ? shadow : nil
      if style != .overlay, let shadow { stageShadow = shadow }
      cornerRadius = max(cornerRadius, slot.options.centerCornerRadius * strength)
      if slot.scrimOpacity * strength > scrimOpacity {
        scrimOpacity = slot.scrimOpacity * strength
        scrim.backgroundColor = .fixed(slot.options.scrimColor)
      }
      let scene = DrawerScene(
        side: slot.side, progress: max(0, position),
        opening: geometry.vector(geometry.direction(of: slot.side), along: slot.side),
        sideSize: slot.host.frame.size, centerSize: stage.frame.size,
        gap: style == .reveal ? geometry.length(of: slot.side) * (1 - strength) : 0)
      let look = slot.visualState.look(of: scene)
      let stretch = isCenterAway ? .identity : geometry.stretch(of: slot.side, at: position)
      slot.host.transform = look.sideTransform.followed(by: stretch)
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

  // MARK: Reach

  /// The center is out of reach unless all that is open is docked, or lets it be used: a press closes or catches.
  func updateReach() {
    let drawer = drawer
    let machine = drawer.transitionController.machine
    var (isOver, isContentOut, isBarOut) = (false, false, false)
    for slot in drawer.slots.all where !drawer.slots.docked.contains(slot.side) {
      guard
        drawer.transitionController.positions[slot.side] > 0
          || machine.target?.contains(slot.side) == true
      else { continue }
      isOver = true
      if slot.options.centerInteraction != .full { isContentOut = true }
      if slot.options.centerInteraction == .none { isBarOut = true }
    }
    // A pointer that holds a closed drawer will decide.
    if machine.phase == .dragging, !isOver { isContentOut = true }
    if isContentOut, !contentHost.isInert { drawer.keys.rememberFocus() }
    contentHost.isInert = isContentOut
    drawer.centerBar?.isInert = isBarOut
  }
}

/// Dims the center. The drawer's gestures handle pointer presses on it; assistive technology gets it as a button.
final class DrawerScrim: View {
  /// Returns whether a press closes anything.
  var onPress: (() -> Bool)?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityRole = .button
  }

  override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.actions = [.press]
  }

  override func performAccessibilityAction(_ action: AccessibilityAction, part: Int) -> Bool {
    guard action == .press, let onPress else {
      return super.performAccessibilityAction(action, part: part)
    }
    return onPress()
  }
}
