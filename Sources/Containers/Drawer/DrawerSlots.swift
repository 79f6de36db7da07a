// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing

/// The sides of a drawer that have a controller, leading first: gives them controllers, puts views in, docks them.
final class DrawerSlots {
  private(set) var all: [DrawerSlot] = []
  /// The sides that lie beside the center at the present size.
  private(set) var docked: DrawerSides = []
  /// The restored state of sides that have no controller yet.
  private var awaited = DrawerState()
  private unowned let drawer: DrawerController
  private var transitionController: DrawerTransitionController { drawer.transitionController }

  init(of drawer: DrawerController) { self.drawer = drawer }

  subscript(side: DrawerSide) -> DrawerSlot? {
    for slot in all where slot.side == side { return slot }
    return nil
  }

  func slot(of controller: ViewController) -> DrawerSlot? {
    all.first { $0.controller === controller }
  }

  /// Makes a side of a controller that is no child yet.
  func add(_ controller: ViewController, at side: DrawerSide) -> DrawerSlot {
    let slot = DrawerSlot(side, controller)
    all.append(slot)
    all.sort { $0.side.index < $1.side.index }
    slot.given.present = { [weak drawer] in drawer?.length(of: side) ?? 0 }
    slot.given.limits = { [weak slot] in slot?.options.resizableLengths }
    slot.given.changed = { [weak drawer] in
      drawer?.viewIfLoaded?.setNeedsLayout()
      drawer?.positionsChanged()
    }
    slot.given.personChanged = { [weak drawer] length in
      drawer?.tell { $0.drawer($1, lengthOf: side, changedTo: length) }
    }
    return slot
  }

  // MARK: Controllers

  func put(_ controller: ViewController?, at side: DrawerSide) {
    let old = self[side]
    guard controller !== old?.controller else { return }
    if let controller {
      require(
        controller !== drawer.center && slot(of: controller) == nil,
        "\(controller) is already in the drawer")
    }
    let rest = transitionController.rest
    if let old, old.controller.isInAppearanceTransition, !old.controller.isAppearing {
      // One that closes is gone before another one comes.
      transitionController.finish()
    }
    let isHeld = drawer.phase == .dragging && transitionController.machine.activeSide == side
    if controller == nil, transitionController.positions[side] > 0 || rest.contains(side) || isHeld
    {
      transitionController.finish()
      transitionController.motor.send(
        .move(to: transitionController.rest.subtracting(DrawerSides(side)), animated: false))
    }
    if let old = old?.controller { drawer.letGo(of: old) }
    guard let controller else {
      all.removeAll { $0.side == side }
      old?.host.removeFromSuperview()
      old?.grip?.removeFromSuperview()
      drawer.viewIfLoaded?.setNeedsLayout()
      return drawer.sideAppearance.slotsChanged()
    }
    let slot = old ?? add(controller, at: side)
    slot.controller = controller
    drawer.sideAppearance.join(controller, at: side) { if drawer.isViewLoaded { install(slot) } }
    drawer.sideAppearance.slotsChanged()
    // One that is closed is hidden.
    drawer.positionsChanged()
    if old == nil { restoreArrived(slot) }
  }

  // MARK: Views

  /// Puts a side's view in.
  func install(_ slot: DrawerSlot) {
    if slot.host.superview == nil { drawer.view.addSubview(slot.host) }
    drawer.layout.update()
    slot.controller.loadViewIfNeeded()
    // It may have given itself to another container.
    if slot.controller.parent === drawer { slot.place() }
    orderViews()
    updateGrip(of: slot)
  }

  /// From back to front: what is revealed, the center, its scrim, what comes over it, grips.
  private func orderViews() {
    guard let view = drawer.viewIfLoaded else { return }
    let slots = all.filter { $0.host.superview === view }
    let isRevealed = { (slot: DrawerSlot) in slot.style(inWidth: view.bounds.width) == .reveal }
    let parts =
      slots.filter(isRevealed).map(\.host) + [drawer.layout.stage, drawer.layout.scrim]
      + slots.filter { !isRevealed($0) }.map(\.host) + slots.compactMap(\.grip)
    for part in parts { view.bringSubviewToFront(part) }
    orderForReading(slots, in: view)
  }

  /// A side that slides over the center is read at its own position, too.
  private func orderForReading(_ slots: [DrawerSlot], in view: View) {
    let center = [drawer.layout.stage, drawer.layout.scrim]
    let (before, after) = (
      slots.filter { $0.side == .top } + slots.filter { $0.side == .leading },
      slots.filter { $0.side == .trailing } + slots.filter { $0.side == .bottom }
    )
    view.subviewsInReadingOrder =
      before.flatMap { [$0.host, $0.grip as View?].compactMap(\.self) } + center
      + after.flatMap { [$0.grip as View?, $0.host].compactMap(\.self) }
  }

  func optionsChanged(of slot: DrawerSlot, from old: DrawerSideOptions) {
    guard drawer.isViewLoaded else { return }
    // A lock moves the side to where it keeps it, and ends a drag.
    if slot.options.lock != old.lock, slot.options.lock != .unlocked {
      slot.options.lock == .lockedOpen ? drawer.open(slot.side) : drawer.close(slot.side)
    }
    if slot.options.style != old.style { orderViews() }
    updateGrip(of: slot)
    drawer.view.setNeedsLayout()
    drawer.positionsChanged()
  }

  // MARK: Lengths

  func setLength(_ length: Double?, of slot: DrawerSlot, animated: Bool) -> Double {
    let animates = animated && drawer.canAnimateTransitions
    return slot.given.set(
      length, in: animates ? drawer.viewIfLoaded?.window : nil, motion: drawer.motion)
  }

  private func updateGrip(of slot: DrawerSlot) {
    guard slot.options.resizableLengths != nil else {
      slot.grip?.removeFromSuperview()
      slot.grip = nil
      return
    }
    guard slot.grip == nil else { return }
    let grip = ResizeGrip(
      resizing: "\(slot.side.rawValue) side", isHorizontal: slot.side.isHorizontal)
    grip.accessibilityLabel = slot.side.resizeLabel(in: drawer.traits.localization)
    slot.grip = grip
    slot.given.listen(to: grip) { [weak self, weak slot] in
      guard let self, let slot else { return }
      slot.given.personChanged(setLength(nil, of: slot, animated: true))
    }
    drawer.view.addSubview(grip)
    orderForReading(all, in: drawer.view)
  }

  // MARK: What the user has chosen

  var state: DrawerState {
    var state = awaited
    state.openSide = drawer.openSide ?? state.openSide
    for slot in all { state.lengths[slot.side] = slot.given.points }
    state.hiddenWhileDocked += all.filter(\.isHiddenWhileDocked).map(\.side)
    return state
  }

  func restore(_ state: DrawerState) {
    awaited = state.filtered { self[$0] == nil }
    var rest: DrawerSides = []
    for slot in all {
      let side = slot.side
      slot.given.restore(state.lengths[side])
      slot.isHiddenWhileDocked = state.hiddenWhileDocked.contains(side)
      if docked.contains(side) ? !slot.isHiddenWhileDocked : side == state.openSide {
        rest.insert(DrawerSides(side))
      }
    }
    let side = rest.subtracting(docked).first
    transitionController.motor.send(.move(to: rest, of: side, animated: false))
    drawer.viewIfLoaded?.setNeedsLayout()
  }

  /// Gives a side that has got its controller after the restoration its part of the restored state.
  private func restoreArrived(_ slot: DrawerSlot) {
    let side = slot.side
    let state = awaited.filtered { $0 == side }
    awaited = awaited.filtered { $0 != side }
    guard state != DrawerState() else { return }
    slot.given.restore(state.lengths[side])
    slot.isHiddenWhileDocked = state.hiddenWhileDocked.contains(side)
    drawer.viewIfLoaded?.setNeedsLayout()
    guard state.openSide == side else { return }
    transitionController.motor.send(
      .move(to: transitionController.restOpening(side), of: side, animated: false))
  }

  /// A side was opened or dragged, so the restored open side is not opened any more.
  func forgetAwaitedOpenSide() { awaited.openSide = nil }

  /// The drawer is about to rest with these sides open: docked sides that are not open stay hidden.
  func choose(_ rest: DrawerSides) {
    forgetAwaitedOpenSide()
    for slot in all where docked.contains(slot.side) {
      slot.isHiddenWhileDocked = !rest.contains(slot.side)
    }
  }

  // MARK: Docking

  /// Docks the sides that there is room for and undocks the others, at once and with the callbacks of any move.
  func updateDocking() {
    let width = drawer.view.bounds.width
    guard width > 0 else { return }
    let (new, rest) = docking(inWidth: width)
    guard new != docked else { return }
    let motor = transitionController.motor
    // A layout in the middle of a decision does not change what is decided.
    if motor.isBusy { return motor.whenFree { $0.viewIfLoaded?.setNeedsLayout() } }
    let isAtRest = transitionController.rest == rest && drawer.phase == .idle
    if !isAtRest { transitionController.finish() }
    docked = new
    orderViews()
    if isAtRest { drawer.positionsChanged() } else { motor.send(.move(to: rest, animated: false)) }
  }

  /// The sides that are docked in a container of a width, and where the drawer rests there.
  ///
  /// A side that is docked shows, unless a person had put it away there before. One that is undocked closes, as
  /// libadwaita's does, unless its options let it stay open over the center. A locked side stays as its lock says.
  func docking(inWidth width: Double) -> (docked: DrawerSides, rest: DrawerSides) {
    var new: DrawerSides = []
    var rest = transitionController.rest
    for slot in all {
      let side = DrawerSides(slot.side)
      let docks = slot.style(inWidth: width) == .docked
      if docks { new.insert(side) }
      guard docks != docked.contains(slot.side) else { continue }
      if docks {
        if !slot.isHiddenWhileDocked, slot.options.lock != .lockedClosed { rest.insert(side) }
      } else if slot.options.lock != .lockedOpen, !slot.options.staysOpenWhenUndocked {
        rest.subtract(side)
      }
    }
    // Of those that stay open without being docked there can be one.
    let over = rest.subtracting(new)
    if let first = over.first { rest.subtract(over.subtracting(DrawerSides(first))) }
    return (new, rest)
  }
}

/// What a drawer keeps of one of its sides.
final class DrawerSlot {
  let side: DrawerSide
  var controller: ViewController
  var options: DrawerSideOptions
  var visualState: any DrawerVisualState = PlainVisualState()

  /// The length that a person gave it.
  let given = ResizableLength()

  /// It is docked, and a person has put it away.
  fileprivate(set) var isHiddenWhileDocked = false

  let host = View()
  let border = View()
  var grip: ResizeGrip?

  init(_ side: DrawerSide, _ controller: ViewController) {
    self.side = side
    self.controller = controller
    options = DrawerSideOptions(for: side)
    host.isFocusGroup = true
    host.clipsToBounds = true
    host.wantsLayer = true
    border.backgroundColor = .separator
  }

  /// Puts the controller's view in.
  func place() {
    controller.view.frame = host.bounds
    controller.view.autoresizingMask = .fill
    host.addSubview(controller.view)
    host.addSubview(border)
  }

  /// Places the border along the inner edge of the side, and the grip on the line between the side and the center.
  func layOutEdge(_ geometry: DrawerGeometry, showsGrip: Bool) {
    let width = options.borderWidth
    border.isHidden = width <= 0
    border.frame = geometry.innerEdge(of: side, in: host.bounds, width: width)
    guard let grip else { return }
    if grip.isHidden == showsGrip { grip.isHidden = !showsGrip }
    grip.direction = geometry.direction(of: side)
    grip.frame = geometry.innerEdge(
      of: side, in: host.frame, width: ResizeGrip.thickness, outside: ResizeGrip.thickness / 2)
  }

  /// The style of the side in a container of a width: docked from the docking width on.
  func style(inWidth width: Double) -> DrawerStyle {
    if let docking = options.dockingWidth, width >= docking * growth { return .docked }
    return options.style
  }

  /// How much larger text is than by default: what holds it needs so much more room.
  private var growth: Double { max(1, host.traits.textScale) }

  /// Points from closed to open, in a container of an extent along its axis.
  func length(in extent: Double) -> Double {
    guard let givenLength = given.points else {
      return options.length.grown(by: growth).points(in: extent)
    }
    let limits = options.resizableLengths ?? givenLength...givenLength
    let clamped = min(max(givenLength, limits.lowerBound), limits.upperBound)
    return max(0, min(clamped, extent - options.length.ledge))
  }

  var scrimOpacity: Double {
    options.scrimOpacity ?? (options.style == .overlay ? DrawerSideOptions.overlayScrim : 0)
  }
}
