// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

extension DrawerController {
  /// Hands the state machine an input and does what it decides, in its order.
  func send(_ input: Machine.Input) { motor.send(input) }

  /// What a decision has changed besides.
  func decided() {
    // A call, a key or a resize has moved the drawer on while a pointer held it: the pointer's part is over.
    if phase != .dragging { drag.letGo() }
    updateReach()
    tellPhase()
    onChange?()
  }

  func perform(_ action: Machine.Action) {
    switch action {
    case .supersede, .complete: break
    case .stop: movement.stop()
    case .settle(let rest, let velocity): settle(to: rest, velocity: velocity)
    case .jump(let rest): positions = DrawerPositions(open: rest)
    case .aimSides(let rest, let animated): aimSides(rest, animated: animated)
    case .endSides: endSides()
    case .preview(let side): preview(side)
    case .beginSwap(let center, let animated):
      centers.begin(with: center.controller, animated: animated)
    case .retargetSwap(let center): centers.retarget(to: center.controller)
    case .slideOut: slideOut()
    case .exchange: centers.exchangeViews()
    case .slideIn(let rest): slideIn(to: rest)
    case .dissolve: dissolve()
    case .finishSwap: centers.finish()
    case .cancelSwap: centers.cancel()
    }
  }

  /// Goes to the end of whatever runs, at once.
  func finishMotion() {
    guard phase != .idle else { return }
    let isHeld = motor.machine.target == nil
    send(isHeld ? .move(to: restingSides, animated: false) : .finish)
  }

  // MARK: Animations

  /// Moves sides to their targets together; the machine hears when the last has arrived.
  private func animate(
    _ targets: [(side: DrawerSide, position: Double, velocity: Double)], motion: Motion
  ) {
    let moving = targets.filter { positions[$0.side] != $0.position }
    guard let window = viewIfLoaded?.window, !moving.isEmpty else {
      for target in targets { setPosition(target.position, of: target.side) }
      if !movement.isRunning { arriveSoon() }
      return
    }
    movement.run(
      moving.map { target in
        { completion in
          window.animations.animate(
            from: self.positions[target.side], to: target.position, velocity: target.velocity,
            motion: motion, precision: self.precision(for: target.side),
            onChange: { [weak self] value in self?.show(value, of: target.side) },
            completion: completion)
        }
      })
  }

  /// A side that is thrown at its edge stops there, and one that does not stretch at its end.
  private func show(_ position: Double, of side: DrawerSide) {
    let highest = isCenterAway || self[side].stretches ? Double.infinity : 1
    setPosition(min(max(0, position), highest), of: side)
  }

  /// In one assignment: changing a part in place would take room from the heap, frame by frame.
  func setPosition(_ position: Double, of side: DrawerSide) {
    var changed = positions
    changed[side] = position
    positions = changed
  }

  /// Nothing had to move: it has arrived when the decision that led here is carried out.
  private func arriveSoon() {
    motor.whenFree { drawer in
      guard !drawer.movement.isRunning, drawer.phase != .idle, drawer.phase != .dragging else {
        return
      }
      drawer.send(.arrived)
    }
  }

  /// A spring has settled when its side is within a quarter of a point.
  private func precision(for side: DrawerSide) -> Double { 0.25 / max(1, length(of: side)) }

  private func settle(to rest: DrawerSides, velocity: Double) {
    let geometry = geometry
    animate(
      sides.map { side in
        let length = max(1, geometry[side]?.length ?? 1)
        let isOnAxis = side.isHorizontal == activeSide.isHorizontal && positions[side] != 0
        let speed = isOnAxis ? velocity * geometry.direction(of: side) / length : 0
        return (side, rest.contains(side) ? 1 : 0, speed)
      }, motion: motion)
  }

  private func slideOut() {
    // A pointer may have held it part of the way: the rest takes its share of the time.
    let share = min(1, (DrawerGeometry.away - progress) / (DrawerGeometry.away - 1))
    animate(
      [(activeSide, DrawerGeometry.away, 0)],
      motion: .curve(.easeIn, duration: swapDuration * share))
  }

  private func slideIn(to rest: DrawerSides) {
    animate(
      sides.map { ($0, rest.contains($0) ? 1 : 0, 0) },
      motion: .curve(.easeOut, duration: swapDuration))
  }

  private func dissolve() {
    guard let window = viewIfLoaded?.window else { return }
    contentHost.bringSubviewToFront(center.view)
    movement.run([
      { completion in
        window.animations.animate(
          from: 0, to: 1, motion: .curve(.easeInOut, duration: self.swapDuration),
          onChange: { [weak self] value in
            self?.center.viewIfLoaded?.alpha = value
            self?.centers.update(value)
          },
          completion: { [weak self] finished in
            self?.center.viewIfLoaded?.alpha = 1
            completion(finished)
          })
      }
    ])
    center.view.alpha = 0
  }

  /// Out and back in one damped swing.
  private func preview(_ side: DrawerSide) {
    guard let window = viewIfLoaded?.window else { return arriveSoon() }
    let reach = Self.previewDistance / max(1, length(of: side))
    movement.run([
      { completion in
        window.animations.animate(
          from: 0, to: 1, motion: .curve(.linear, duration: Self.previewDuration),
          onChange: { [weak self] time in
            self?.setPosition(reach * DrawerPreview.height(at: time), of: side)
          }, completion: completion)
      }
    ])
  }

  /// MMDrawerController's numbers, in points and seconds.
  private static let previewDistance = 40.0
  private static let previewDuration = 0.8

  // MARK: The sides' appearance

  /// Begins the appearance transitions after which exactly the sides of a rest show. Leaving sides get their
  /// callbacks before entering ones.
  private func aimSides(_ rest: DrawerSides, animated: Bool) {
    // Off screen nothing comes any more; what was on its way still goes.
    let isOnScreen = isContentAppeared || isContentAppearing
    var hasChanged = false
    for opens in isOnScreen ? [false, true] : [false] {
      for side in sides where rest.contains(side) == opens {
        guard let slot = slots[side] else { continue }
        let isShown = slot.controller.isAppeared || slot.controller.isAppearing
        guard isShown != opens else { continue }
        hasChanged = true
        slot.controller.beginAppearanceTransition(opens, animated: animated)
        slot.host.isHidden = false
        announced.insert(DrawerSides(side))
        if opens {
          tell { $0.drawer(self, willOpen: side) }
        } else {
          tell { $0.drawer(self, willClose: side) }
        }
      }
    }
    if hasChanged { view.layoutIfNeeded() }
  }

  private func endSides() {
    if !isContentAppearing {
      for opens in [false, true] {
        for side in sides where slots[side]?.controller.isAppearing == opens { endSide(side) }
      }
    }
    positionsChanged()
    if let slot = slots[activeSide] { updateGrip(of: slot) }
    viewIfLoaded?.setNeedsLayout()
    focusRestingPart()
  }

  /// Ends a side's transition. Whoever was told that it began hears how it ended.
  func endSide(_ side: DrawerSide) {
    guard let controller = slots[side]?.controller, controller.isInAppearanceTransition else {
      return
    }
    let opens = controller.isAppearing
    controller.endAppearanceTransition()
    if joining.remove(DrawerSides(side)) != nil { controller.didMove(toParent: self) }
    guard announced.remove(DrawerSides(side)) != nil else { return }
    if opens {
      tell { $0.drawer(self, didOpen: side) }
    } else {
      tell { $0.drawer(self, didClose: side) }
    }
  }

  /// A drag has uncovered a side: it begins to appear (contract 5.6).
  func sideUncovered(_ side: DrawerSide) {
    aimSides(shownSides.union(DrawerSides(side)), animated: true)
  }

  private var shownSides: DrawerSides {
    DrawerSides(
      sides.filter {
        slots[$0].map { $0.controller.isAppeared || $0.controller.isAppearing } ?? false
      })
  }
}
