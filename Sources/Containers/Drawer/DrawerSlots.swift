// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing

/// The sides of a drawer that have a controller, leading first: sets controllers, adds views, docks sides.
final class DrawerSlots {
  private(set) var all: [DrawerSlot] = []
  /// The sides that are docked at the current size.
  private(set) var docked: DrawerSides = []
  /// The restored state of sides that have no controller yet.
  private var pendingState = DrawerState()
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

  func add(_ controller: ViewController, at side: DrawerSide) -> DrawerSlot {
    let slot = DrawerSlot(side, controller)
    all.append(slot)
    all.sort { $0.side.index < $1.side.index }
    slot.userLength.currentLength = { [weak drawer] in drawer?.length(of: side) ?? 0 }
    slot.userLength.limits = { [weak slot] in slot?.options.resizableLengths }
    slot.userLength.onLayoutChange = { [weak drawer] in
      drawer?.viewIfLoaded?.setNeedsLayout()
      drawer?.positionsDidChange()
    }
    slot.userLength.onUserResize = { [weak drawer] length in
      drawer?.notifyObservers { $0.drawer($1, lengthOf: side, changedTo: length) }
    }
    return slot
  }

  // MARK: Controllers

  func setController(_ controller: ViewController?, for side: DrawerSide) {
    let old = self[side]
    guard controller !== old?.controller else { return }
    if let controller {
      require(
        controller !== drawer.center && slot(of: controller) == nil,
        "\(controller) is already in the drawer")
    }
    let rest = transitionController.target
    if let old, old.controller.isInAppearanceTransition, !old.controller.isAppearing {
      // A closing controller is removed before another one is added.
      transitionController.finish()
    }
    let isHeld = drawer.phase == .dragging && transitionController.machine.activeSide == side
    if controller == nil, transitionController.positions[side] > 0 || rest.contains(side) || isHeld
    {
      transitionController.finish()
      transitionController.runner.send(
        .move(to: transitionController.target.subtracting(DrawerSides(side)), animated: false))
    }
    if let old = old?.controller { drawer.removeChildImmediately(old) }
    guard let controller else {
      all.removeAll { $0.side == side }
      old?.containerView.removeFromSuperview()
      old?.grip?.removeFromSuperview()
      drawer.viewIfLoaded?.setNeedsLayout()
      return drawer.sideAppearance.updateTransitionChildren()
    }
    let slot = old ?? add(controller, at: side)
    slot.controller = controller
    drawer.sideAppearance.addController(controller, at: side) {
      if drawer.isViewLoaded { install(slot) }
    }
    drawer.sideAppearance.updateTransitionChildren()
    drawer.positionsDidChange()
    if old == nil { restoreLateSide(slot) }
  }

  // MARK: Views

  func install(_ slot: DrawerSlot) {
    if slot.containerView.superview == nil { drawer.view.addSubview(slot.containerView) }
    drawer.layout.update()
    slot.controller.loadViewIfNeeded()
    // The controller may have moved to another container while its view was loaded.
    if slot.controller.parent === drawer { slot.installView() }
    orderViews()
    updateGrip(of: slot)
  }

  /// Orders the views from back to front: revealed sides, the center, its scrim, other sides, grips.
  private func orderViews() {
    guard let view = drawer.viewIfLoaded else { return }
    let slots = all.filter { $0.containerView.superview === view }
    let isRevealed = { (slot: DrawerSlot) in slot.style(inWidth: view.bounds.width) == .reveal }
    let parts =
      slots.filter(isRevealed).map(\.containerView) + [
        drawer.layout.centerContainerView, drawer.layout.scrim,
      ]
      + slots.filter { !isRevealed($0) }.map(\.containerView) + slots.compactMap(\.grip)
    for part in parts { view.bringSubviewToFront(part) }
    orderForReading(slots, in: view)
  }

  /// A side that slides over the center is read at its own position, too.
  private func orderForReading(_ slots: [DrawerSlot], in view: View) {
    let center = [drawer.layout.centerContainerView, drawer.layout.scrim]
    let (before, after) = (
      slots.filter { $0.side == .top } + slots.filter { $0.side == .leading },
      slots.filter { $0.side == .trailing } + slots.filter { $0.side == .bottom }
    )
    view.subviewsInReadingOrder =
      before.flatMap { [$0.containerView, $0.grip as View?].compactMap(\.self) } + center
      + after.flatMap { [$0.grip as View?, $0.containerView].compactMap(\.self) }
  }

  func optionsDidChange(of slot: DrawerSlot, from old: DrawerSideOptions) {
    guard drawer.isViewLoaded else { return }
    // A lock moves the side to its locked position, and ends a drag.
    if slot.options.lock != old.lock, slot.options.lock != .unlocked {
      slot.options.lock == .lockedOpen ? drawer.open(slot.side) : drawer.close(slot.side)
    }
    if slot.options.style != old.style { orderViews() }
    updateGrip(of: slot)
    drawer.view.setNeedsLayout()
    drawer.positionsDidChange()
  }

  // MARK: Lengths

  func setLength(_ length: Double?, of slot: DrawerSlot, animated: Bool) -> Double {
    let animates = animated && drawer.canAnimateTransitions
    return slot.userLength.set(
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
    slot.userLength.attach(to: grip) { [weak self, weak slot] in
      guard let self, let slot else { return }
      slot.userLength.onUserResize(setLength(nil, of: slot, animated: true))
    }
    drawer.view.addSubview(grip)
    orderForReading(all, in: drawer.view)
  }

  // MARK: What the user has chosen

  var state: DrawerState {
    var state = pendingState
    state.openSide = drawer.openSide ?? state.openSide
    for slot in all { state.lengths[slot.side] = slot.userLength.points }
    state.hiddenWhileDocked += all.filter(\.isHiddenWhileDocked).map(\.side)
    return state
  }

  func restore(_ state: DrawerState) {
    pendingState = state.filtered { self[$0] == nil }
    var target: DrawerSides = []
    for slot in all {
      let side = slot.side
      slot.userLength.restore(state.lengths[side])
      slot.isHiddenWhileDocked = state.hiddenWhileDocked.contains(side)
      if docked.contains(side) ? !slot.isHiddenWhileDocked : side == state.openSide {
        target.insert(DrawerSides(side))
      }
    }
    let side = target.subtracting(docked).first
    transitionController.runner.send(.move(to: target, of: side, animated: false))
    drawer.viewIfLoaded?.setNeedsLayout()
  }

  private func restoreLateSide(_ slot: DrawerSlot) {
    let side = slot.side
    let state = pendingState.filtered { $0 == side }
    pendingState = pendingState.filtered { $0 != side }
    guard state != DrawerState() else { return }
    slot.userLength.restore(state.lengths[side])
    slot.isHiddenWhileDocked = state.hiddenWhileDocked.contains(side)
    drawer.viewIfLoaded?.setNeedsLayout()
    guard state.openSide == side else { return }
    transitionController.runner.send(
      .move(to: transitionController.targetAfterOpening(side), of: side, animated: false))
  }

  /// A side was opened or dragged, so the restored open side is no longer opened.
  func forgetPendingOpenSide() { pendingState.openSide = nil }

  /// Records the sides that the user has opened: docked sides that are not open stay hidden.
  func recordUserChoice(_ rest: DrawerSides) {
    forgetPendingOpenSide()
    for slot in all where docked.contains(slot.side) {
      slot.isHiddenWhileDocked = !rest.contains(slot.side)
    }
  }

  // MARK: Docking

  /// Docks and undocks sides for the current width, immediately, with the same callbacks as any movement.
  func updateDocking() {
    let width = drawer.view.bounds.width
    guard width > 0 else { return }
    let (new, rest) = docking(inWidth: width)
    guard new != docked else { return }
    let motor = transitionController.runner
    // A layout during a decision does not change the decision.
    if motor.isBusy { return motor.performWhenIdle { $0.viewIfLoaded?.setNeedsLayout() } }
    let isAtRest = transitionController.target == rest && drawer.phase == .idle
    if !isAtRest { transitionController.finish() }
    docked = new
    orderViews()
    if isAtRest {
      drawer.positionsDidChange()
    } else {
      motor.send(.move(to: rest, animated: false))
    }
  }

  /// The sides that are docked in a container of some width, and the sides that are open there.
  ///
  /// A newly docked side opens, unless the user has hidden it while it was docked. A newly undocked side closes, as in
  /// libadwaita, unless its options let it stay open over the center. A locked side stays as it is locked.
  func docking(inWidth width: Double) -> (docked: DrawerSides, rest: DrawerSides) {
    var new: DrawerSides = []
    var target = transitionController.target
    for slot in all {
      let side = DrawerSides(slot.side)
      let docks = slot.style(inWidth: width) == .docked
      if docks { new.insert(side) }
      guard docks != docked.contains(slot.side) else { continue }
      if docks {
        if !slot.isHiddenWhileDocked, slot.options.lock != .lockedClosed { target.insert(side) }
      } else if slot.options.lock != .lockedOpen, !slot.options.staysOpenWhenUndocked {
        target.subtract(side)
      }
    }
    // Only one side can be open without being docked.
    let over = target.subtracting(new)
    if let first = over.first { target.subtract(over.subtracting(DrawerSides(first))) }
    return (new, target)
  }
}

final class DrawerSlot {
  let side: DrawerSide
  var controller: ViewController
  var options: DrawerSideOptions
  var visualState: any DrawerVisualState = PlainVisualState()

  let userLength = ResizableLength()

  fileprivate(set) var isHiddenWhileDocked = false

  let containerView = View()
  let border = View()
  var grip: ResizeGrip?

  init(_ side: DrawerSide, _ controller: ViewController) {
    self.side = side
    self.controller = controller
    options = DrawerSideOptions(for: side)
    containerView.isFocusGroup = true
    containerView.clipsToBounds = true
    containerView.wantsLayer = true
    border.backgroundColor = .separator
  }

  func installView() {
    controller.view.frame = containerView.bounds
    controller.view.autoresizingMask = .fill
    containerView.addSubview(controller.view)
    containerView.addSubview(border)
  }

  func layOutEdge(_ geometry: DrawerGeometry, showsGrip: Bool) {
    let width = options.borderWidth
    border.isHidden = width <= 0
    border.frame = geometry.innerEdge(of: side, in: containerView.bounds, width: width)
    guard let grip else { return }
    if grip.isHidden == showsGrip { grip.isHidden = !showsGrip }
    grip.direction = geometry.direction(of: side)
    grip.frame = geometry.innerEdge(
      of: side, in: containerView.frame, width: ResizeGrip.thickness,
      outside: ResizeGrip.thickness / 2)
  }

  func style(inWidth width: Double) -> DrawerStyle {
    if let docking = options.dockingWidth, width >= docking * textScaleFactor { return .docked }
    return options.style
  }

  /// The factor for lengths that have to contain text; at least 1.
  private var textScaleFactor: Double { max(1, containerView.traits.textScale) }

  /// Points from closed to open, in a container of some extent along the axis of the side.
  func length(in extent: Double) -> Double {
    guard let givenLength = userLength.points else {
      return options.length.scalingLimits(by: textScaleFactor).points(in: extent)
    }
    let limits = options.resizableLengths ?? givenLength...givenLength
    let clamped = min(max(givenLength, limits.lowerBound), limits.upperBound)
    return max(0, min(clamped, extent - options.length.minimumVisibleCenter))
  }

  var scrimOpacity: Double {
    options.scrimOpacity ?? (options.style == .overlay ? DrawerSideOptions.overlayScrimOpacity : 0)
  }
}
