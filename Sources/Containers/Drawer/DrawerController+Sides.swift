// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
internal import Drawing

extension DrawerController {
  /// The controller at the leading side; nil for none. Setting it calls `setController(_:for:)`.
  public var leading: ViewController? {
    get { slots[.leading]?.controller }
    set { setController(newValue, for: .leading) }
  }

  /// The controller at the trailing side; nil for none. Default nil. Setting it calls
  /// `setController(_:for:)`.
  public var trailing: ViewController? {
    get { slots[.trailing]?.controller }
    set { setController(newValue, for: .trailing) }
  }

  /// The controller at the upper side; nil for none. Default nil. Setting it calls
  /// `setController(_:for:)`.
  public var top: ViewController? {
    get { slots[.top]?.controller }
    set { setController(newValue, for: .top) }
  }

  /// The controller at the lower side; nil for none. Default nil. Setting it calls
  /// `setController(_:for:)`.
  public var bottom: ViewController? {
    get { slots[.bottom]?.controller }
    set { setController(newValue, for: .bottom) }
  }

  /// The sides that have a controller.
  public var sides: [DrawerSide] { slots.all.map(\.side) }

  /// How a side lies, looks and is moved. A side without a controller has the default options, and
  /// forgets what is set.
  public subscript(side: DrawerSide) -> DrawerSideOptions {
    get { slots[side]?.options ?? DrawerSideOptions(for: side) }
    set {
      guard let slot = slots[side], slot.options != newValue else { return }
      let old = slot.options
      slot.options = newValue
      optionsChanged(of: slot, from: old)
    }
  }

  /// How a side comes and goes besides moving. `PlainVisualState` for a side without a controller.
  public func visualState(of side: DrawerSide) -> any DrawerVisualState {
    slots[side]?.visualState ?? PlainVisualState()
  }

  /// How a side comes and goes besides moving. Default: `PlainVisualState`.
  public func setVisualState(_ state: any DrawerVisualState, for side: DrawerSide) {
    slots[side]?.visualState = state
    if isViewLoaded { positionsChanged() }
  }

  /// Gives a side another controller, or removes the side for nil. An open side stays open with another
  /// controller; the old one gets its disappearance callbacks and the new one its appearance callbacks. A
  /// call from a callback of a change is carried out after that change. A controller that is the center or at
  /// another side already stops the program.
  public func setController(_ controller: ViewController?, for side: DrawerSide) {
    motor.whenFree { $0.putController(controller, at: side) }
  }

  private func putController(_ controller: ViewController?, at side: DrawerSide) {
    let old = slots[side]
    guard controller !== old?.controller else { return }
    if let controller {
      precondition(
        controller !== center && !slots.all.contains { $0.controller === controller },
        "\(controller) is already in the drawer")
    }
    if let old, old.controller.isInAppearanceTransition, !old.controller.isAppearing {
      // One that closes is gone before another one comes.
      finishMotion()
    }
    if controller == nil, positions[side] > 0 || restingSides.contains(side) {
      finishMotion()
      send(.move(to: restingSides.subtracting(DrawerSides(side)), animated: false))
    }
    if let old { remove(old) }
    guard let controller else {
      slots[side] = nil
      old?.host.removeFromSuperview()
      old?.grip?.removeFromSuperview()
      if isViewLoaded { view.setNeedsLayout() }
      return
    }
    let slot = old ?? DrawerSlot(side, controller)
    if old == nil { connect(slot) }
    slot.controller = controller
    slots[side] = slot
    addChild(controller)
    if isViewLoaded {
      install(slot)
      // One that is closed is hidden.
      positionsChanged()
    }
    if phase != .idle, controller.isAppearing {
      joining.insert(DrawerSides(side))
    } else {
      controller.didMove(toParent: self)
    }
  }

  /// Puts a side's view in; one that is open appears.
  func install(_ slot: DrawerSlot) {
    if slot.host.superview == nil { view.addSubview(slot.host) }
    let controller = slot.controller
    // One that comes while its side opens has come when that is open.
    let isComing = phase != .idle && restingSides.contains(slot.side)
    let isShown =
      (positions[slot.side] > 0 || isComing) && (isContentAppeared || isContentAppearing)
    layOut()
    if isShown { controller.beginAppearanceTransition(true, animated: isComing) }
    place(controller.view, in: slot.host)
    slot.host.addSubview(slot.border)
    orderViews()
    guard isShown else { return }
    view.layoutIfNeeded()
    if !isContentAppearing, !isComing { controller.endAppearanceTransition() }
  }

  private func remove(_ slot: DrawerSlot) {
    let controller = slot.controller
    joining.remove(DrawerSides(slot.side))
    let exchange = ChildTransition(
      in: self, from: controller, to: nil, removing: [controller], isAnimated: false)
    exchange.begin {}
    exchange.end(atEnd: true)
  }

  private func optionsChanged(of slot: DrawerSlot, from old: DrawerSideOptions) {
    guard isViewLoaded else { return }
    if slot.options.lock != old.lock { lockChanged(of: slot) }
    if slot.options.style != old.style { orderViews() }
    updateGrip(of: slot)
    view.setNeedsLayout()
    positionsChanged()
  }

  /// A lock moves the side to where it keeps it, and ends a drag.
  private func lockChanged(of slot: DrawerSlot) {
    switch slot.options.lock {
    case .unlocked: return
    case .lockedClosed: close(slot.side)
    case .lockedOpen: open(slot.side)
    }
  }

  /// From back to front: what is revealed, the center, its scrim, what comes over it, grips.
  func orderViews() {
    let slots = slots.all.filter { $0.host.superview === viewIfLoaded }
    let width = viewIfLoaded?.bounds.width ?? 0
    for slot in slots where slot.style(inWidth: width) == .reveal {
      view.bringSubviewToFront(slot.host)
    }
    view.bringSubviewToFront(stage)
    view.bringSubviewToFront(scrim)
    for slot in slots where slot.style(inWidth: width) != .reveal {
      view.bringSubviewToFront(slot.host)
    }
    for slot in slots {
      if let grip = slot.grip { view.bringSubviewToFront(grip) }
    }
  }

  // MARK: All of them

  var partsInOrder: [ViewController] {
    [center] + sides.compactMap { slots[$0]?.controller }
  }

  func endChildren() {
    if center.isInAppearanceTransition { center.endAppearanceTransition() }
    for side in sides { endSide(side) }
  }
}
