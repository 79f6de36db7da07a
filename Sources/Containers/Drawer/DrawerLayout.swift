// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// The layout of a drawer: the frames, the appearance and the inert views for its size and positions.
final class DrawerLayout {
  let centerContainerView = View()
  let contentContainerView = View()
  let scrim = DrawerScrim()

  private unowned let drawer: DrawerController

  init(of drawer: DrawerController) { self.drawer = drawer }

  func installViews(in view: View) {
    view.clipsToBounds = true
    // Visible where a center has slid off and the side does not cover the drawer.
    view.backgroundColor = .menu
    for part in [centerContainerView, scrim] { view.addSubview(part) }
    centerContainerView.wantsLayer = true
    centerContainerView.addSubview(contentContainerView)
    contentContainerView.isFocusGroup = true
    contentContainerView.clipsToBounds = true
    scrim.onPress = { [weak drawer] in drawer?.handleScrimPress() ?? false }
    scrim.accessibilityLabel = drawer.traits.localization("Close the menu")
    installBar()
    // The container views need their sizes before children are added.
    update()
    installView(of: drawer.center)
    for slot in drawer.slots.all { drawer.slots.install(slot) }
    positionsDidChange()
    // A side that will be docked leaves the center less space than it has now.
    contentContainerView.frame.size = size(of: drawer.center, in: view.bounds.size)
  }

  // MARK: Bar

  func installBar() {
    guard let bar = drawer.centerBar else { return }
    centerContainerView.insertSubview(bar, at: 0)
    updateBarTitle()
    drawer.view.setNeedsLayout()
  }

  /// A center without a title shows the title of its active child.
  func updateBarTitle() {
    guard let bar = drawer.centerBar else { return }
    let shown = drawer.centerTransition.visibleCenter
    bar.title = shown.title ?? shown.effectiveTitle ?? ""
  }

  // MARK: Frames

  var geometry: DrawerGeometry { geometry(for: drawer.viewIfLoaded?.bounds.size ?? .zero) }

  private func geometry(for size: Size) -> DrawerGeometry {
    // Here and below: loading the controller once for each function keeps a frame cheap.
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

  /// The size of a child in a drawer of some size, at the end of the movements.
  func size(of child: ViewController, in size: Size) -> Size {
    let geometry = geometry(for: size)
    let target = drawer.slots.docking(inWidth: size.width).rest
    let positions = DrawerPositions(open: target)
    if let slot = drawer.slots.slot(of: child) {
      return geometry.frame(of: slot.side, positions, settled: target).size
    }
    let containerFrame = geometry.centerContainerFrame(positions, settled: target)
    return drawer.showsCenterBar(for: child)
      ? geometry.contentFrame(in: containerFrame).size : containerFrame.size
  }

  /// The docked sides whose space the center has already given up.
  private var settledSides: DrawerSides {
    let drawer = drawer
    var settled = drawer.transitionController.target.intersection(drawer.slots.docked)
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

  /// Called for every frame, so it must not allocate memory.
  private func update(_ geometry: DrawerGeometry) {
    let drawer = drawer
    let positions = drawer.transitionController.positions
    let settled = settledSides
    let isCenterAway = drawer.transitionController.machine.isCenterAway
    centerContainerView.frame = geometry.centerContainerFrame(
      positions, settled: settled, centerIsAway: isCenterAway)
    drawer.centerBar?.frame = geometry.barFrame(in: centerContainerView.frame)
    layOutCenters(geometry)
    scrim.frame = drawer.view.bounds
    for slot in drawer.slots.all {
      slot.containerView.frame = geometry.frame(of: slot.side, positions, settled: settled)
      slot.containerView.fill(with: slot.controller.viewIfLoaded)
      slot.layOutEdge(geometry, showsGrip: positions[slot.side] == 1 && !isCenterAway)
    }
  }

  /// Lays out the center below the bar, or in the whole container view if the center has its own bar. While a center of
  /// one kind replaces a center of the other kind, the bar is behind the centers.
  private func layOutCenters(_ geometry: DrawerGeometry) {
    let drawer = drawer
    let shown = drawer.centerTransition.visibleCenter
    let leaving =
      drawer.transitionController.machine.isDissolving ? drawer.centerTransition.leavingCenter : nil
    let showsBar = drawer.showsCenterBar(for: shown)
    let leavingShowsBar = leaving.map(drawer.showsCenterBar(for:)) ?? showsBar
    contentContainerView.frame =
      showsBar && leavingShowsBar
      ? geometry.contentFrame(in: centerContainerView.frame)
      : Rect(origin: .zero, size: centerContainerView.frame.size)
    drawer.centerBar?.isHidden = !showsBar && !leavingShowsBar
    layOut(shown, showsBar, geometry)
    if let leaving { layOut(leaving, leavingShowsBar, geometry) }
  }

  private func layOut(_ center: ViewController, _ showsBar: Bool, _ geometry: DrawerGeometry) {
    guard let view = center.viewIfLoaded, view.superview === contentContainerView else { return }
    view.frame = centerFrame(belowBar: showsBar, geometry)
  }

  /// In the coordinates of the content's container view, which begins below the bar or fills its superview.
  private func centerFrame(belowBar: Bool, _ geometry: DrawerGeometry) -> Rect {
    let top = belowBar ? geometry.barHeight - contentContainerView.frame.minY : 0
    return contentContainerView.bounds.inset(by: Insets(top: top))
  }

  func installView(of center: ViewController) {
    center.view.frame = centerFrame(belowBar: drawer.showsCenterBar(for: center), geometry)
    center.view.autoresizingMask = .fill
    contentContainerView.insertSubview(center.view, at: 0)
  }

  /// Adds the new views of children whose former views were unloaded while memory was short.
  func reinstallViews() {
    for slot in drawer.slots.all where slot.controller.view.superview !== slot.containerView {
      slot.installView()
    }
    if drawer.centerTransition.leavingCenter == nil,
      drawer.center.view.superview !== contentContainerView
    {
      installView(of: drawer.center)
      update()
    }
  }

  func positionsDidChange() {
    let geometry = geometry
    update(geometry)
    updateVisualStates(geometry)
    updateInertViews()
  }

  // MARK: Appearance

  private func updateVisualStates(_ geometry: DrawerGeometry) {
    let drawer = drawer
    var centerAttributes = DrawerLayoutAttributes()
    var scrimOpacity = 0.0
    var cornerRadius = 0.0
    var stageShadow: Shadow?
    let isCenterAway = drawer.transitionController.machine.isCenterAway
    let positions = drawer.transitionController.positions
    for slot in drawer.slots.all {
      let position = positions[slot.side]
      let isOnScreen = position > 0 || slot.controller.isInAppearanceTransition
      slot.containerView.isHidden = !isOnScreen
      guard isOnScreen else { continue }
      let style = geometry[slot.side]?.style ?? .reveal
      let strength = style == .docked ? 0 : min(1, max(0, position))
      let shadow =
        strength > 0
        ? slot.options.shadow?.shadow(strength: strength, theme: drawer.traits.theme) : nil
      slot.containerView.shadow = style == .overlay ? shadow : nil
      if style != .overlay, let shadow { stageShadow = shadow }
      cornerRadius = max(cornerRadius, slot.options.centerCornerRadius * strength)
      if slot.scrimOpacity * strength > scrimOpacity {
        scrimOpacity = slot.scrimOpacity * strength
        scrim.backgroundColor = .fixed(slot.options.scrimColor)
      }
      let context = DrawerVisualContext(
        side: slot.side, progress: max(0, position),
        openingDirection: geometry.vector(geometry.direction(of: slot.side), along: slot.side),
        sideSize: slot.containerView.frame.size, centerSize: centerContainerView.frame.size,
        gap: style == .reveal ? geometry.length(of: slot.side) * (1 - strength) : 0)
      let attributes = slot.visualState.layoutAttributes(for: context)
      let stretch =
        isCenterAway ? .identity : geometry.stretchTransform(of: slot.side, at: position)
      slot.containerView.transform = attributes.sideTransform.concatenating(stretch)
      slot.containerView.projection = attributes.sideProjection
      slot.containerView.alpha = attributes.sideAlpha
      if attributes.centerTransform != .identity {
        centerAttributes.centerTransform = attributes.centerTransform
      }
      centerAttributes.centerAlpha = min(centerAttributes.centerAlpha, attributes.centerAlpha)
    }
    centerContainerView.transform = centerAttributes.centerTransform
    centerContainerView.alpha = centerAttributes.centerAlpha
    centerContainerView.cornerRadius = cornerRadius
    centerContainerView.clipsToBounds = cornerRadius > 0
    stageShadow?.cornerRadius = cornerRadius
    centerContainerView.shadow = stageShadow
    scrim.isHidden = scrimOpacity <= 0
    scrim.alpha = scrimOpacity
  }

  // MARK: Inert views

  /// Makes the center inert, unless all open sides are docked or allow its use. A press on an inert center closes a
  /// side or interrupts a movement.
  func updateInertViews() {
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
    // A pointer that holds a closed drawer may open it.
    if machine.phase == .dragging, !isOver { isContentOut = true }
    if isContentOut, !contentContainerView.isInert { drawer.keyInput.rememberFocus() }
    contentContainerView.isInert = isContentOut
    drawer.centerBar?.isInert = isBarOut
  }
}

/// Dims the center. The drawer's gestures handle presses on it; assistive technology gets it as a button.
final class DrawerScrim: View {
  var onPress: (() -> Bool)?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityRole = .button
  }

  override func updateAccessibilityElement(_ element: inout AccessibilityElement) {
    super.updateAccessibilityElement(&element)
    element.actions = [.press]
  }

  override func performAccessibilityAction(_ action: AccessibilityAction, part: Int) -> Bool {
    guard action == .press, let onPress else {
      return super.performAccessibilityAction(action, part: part)
    }
    return onPress()
  }
}
