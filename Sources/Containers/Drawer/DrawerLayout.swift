// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// Lays a drawer out: stage, bar, centers and sides as functions of its size and positions, and which of them a
/// person can reach.
final class DrawerLayout {
  /// The bar and the center.
  let stage = View()
  let contentHost = View()
  let scrim = View()

  private unowned let drawer: DrawerController
  private let looks: DrawerLooks

  init(of drawer: DrawerController) {
    self.drawer = drawer
    looks = DrawerLooks(of: drawer)
  }

  func load(_ view: View) {
    view.clipsToBounds = true
    // Shows where a center has slid off and the side does not reach.
    view.backgroundColor = .menu
    for part in [stage, scrim] { view.addSubview(part) }
    stage.wantsLayer = true
    stage.addSubview(contentHost)
    contentHost.isFocusGroup = true
    contentHost.clipsToBounds = true
    scrim.backgroundColor = .fixed(.black)
    scrim.isUserInteractionEnabled = false
    scrim.accessibilityLabel = "Close the menu"
    scrim.accessibilityRole = .button
    scrim.isHidden = true
    installBar()
    // Children are placed in hosts that have their size.
    update()
    placeCenter()
    for slot in drawer.slots.all {
      drawer.slots.install(slot)
      drawer.slots.updateGrip(of: slot)
    }
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
    let shown = drawer.centers.shown
    drawer.centerBar?.title = shown.title ?? shown.effectiveTitle ?? ""
  }

  // MARK: Places

  /// Where everything lies at the present size.
  var geometry: DrawerGeometry { geometry(for: drawer.viewIfLoaded?.bounds.size ?? .zero) }

  /// Where everything would lie at another size.
  private func geometry(for size: Size) -> DrawerGeometry {
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
    let rest = drawer.docking.docking(inWidth: size.width).rest
    let positions = DrawerPositions(open: rest)
    if let slot = drawer.slots.slot(of: child) {
      return geometry.frame(of: slot.side, positions, settled: rest).size
    }
    let stage = geometry.stage(positions, settled: rest)
    return drawer.showsCenterBar(for: child) ? geometry.content(in: stage).size : stage.size
  }

  /// Docked sides whose room the center has given up.
  private var settled: DrawerSides {
    let mover = drawer.mover
    let docked = drawer.docking.sides
    guard let target = mover.machine.target else { return mover.rest.intersection(docked) }
    var settled = docked.intersection(target)
    for slot in drawer.slots.all where mover.positions[slot.side] < 1 {
      settled.remove(DrawerSides(slot.side))
    }
    return settled
  }

  /// Runs in every frame: it takes no room from the heap.
  func update() {
    let geometry = geometry
    let positions = drawer.mover.positions
    let settled = settled
    let isCenterAway = drawer.mover.machine.isCenterAway
    stage.frame = geometry.stage(positions, settled: settled, centerIsAway: isCenterAway)
    drawer.centerBar?.frame = geometry.bar(in: stage.frame)
    layOutCenters(geometry)
    scrim.frame = drawer.view.bounds
    for slot in drawer.slots.all {
      slot.host.frame = geometry.frame(of: slot.side, positions, settled: settled)
      slot.layOutEdge(geometry, showsGrip: positions[slot.side] == 1 && !isCenterAway)
    }
  }

  /// The center has the room below the bar; one with a bar of its own has all of the stage, and the bar
  /// lies behind it while one gives way to the other.
  private func layOutCenters(_ geometry: DrawerGeometry) {
    let shown = drawer.centers.shown
    contentHost.frame =
      isBarApart
      ? geometry.content(in: stage.frame) : Rect(origin: .zero, size: stage.frame.size)
    drawer.centerBar?.isHidden =
      !drawer.showsCenterBar(for: shown)
      && dissolvingCenter.map(drawer.showsCenterBar(for:)) != true
    layOutCenter(shown)
    if let dissolvingCenter { layOutCenter(dissolvingCenter) }
  }

  /// The center that the new one appears over.
  private var dissolvingCenter: ViewController? {
    drawer.mover.machine.isDissolving ? drawer.centers.outgoing : nil
  }

  /// Whether all that is on the stage lies below the bar.
  private var isBarApart: Bool {
    drawer.showsCenterBar(for: drawer.centers.shown)
      && dissolvingCenter.map(drawer.showsCenterBar(for:)) != false
  }

  private func layOutCenter(_ controller: ViewController) {
    guard let child = controller.viewIfLoaded, child.superview === contentHost else { return }
    child.frame = centerFrame(of: controller)
  }

  /// In the coordinates of the centers' host.
  func centerFrame(of controller: ViewController) -> Rect {
    let isBelowBar =
      drawer.centerBar != nil && !isBarApart && drawer.showsCenterBar(for: controller)
    return contentHost.bounds.inset(
      by: Insets(top: isBelowBar ? drawer.traits.theme.metrics.barHeight : 0))
  }

  private func placeCenter() {
    guard let child = drawer.center.view else { return }
    child.frame = contentHost.bounds
    child.autoresizingMask = .fill
    contentHost.addSubview(child)
  }

  /// A child's view may have been let go of while memory was short: another one takes its place.
  func putViewsBack() {
    for slot in drawer.slots.all where slot.controller.view.superview !== slot.host { slot.place() }
    guard drawer.centers.outgoing == nil, drawer.center.view.superview !== contentHost else {
      return
    }
    placeCenter()
    update()
  }

  func positionsChanged() {
    update()
    looks.update(geometry)
    updateReach()
  }

  // MARK: Reach

  /// The center is out of reach unless all that is open is docked, or lets it be used: a press on it
  /// closes the side or catches it.
  func updateReach() {
    guard drawer.isViewLoaded else { return }
    let machine = drawer.mover.machine
    var isContentOut = false
    var isBarOut = false
    var isOver = false
    for slot in drawer.slots.all where !drawer.docking.sides.contains(slot.side) {
      guard drawer.mover.positions[slot.side] > 0 || machine.target?.contains(slot.side) == true
      else { continue }
      isOver = true
      if slot.options.centerInteraction != .full { isContentOut = true }
      if slot.options.centerInteraction == .none { isBarOut = true }
    }
    // A pointer that holds a closed drawer will decide.
    if machine.phase == .dragging, !isOver { isContentOut = true }
    if isContentOut, !contentHost.isInert { drawer.focus.remember() }
    contentHost.isInert = isContentOut
    drawer.centerBar?.isInert = isBarOut
  }
}
