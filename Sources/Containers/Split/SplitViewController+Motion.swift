// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

extension SplitViewController {
  /// Does what the state machine decided, in its order.
  func perform(
    _ actions: [SplitStateMachine.Action], completion newCompletion: ((Bool) -> Void)? = nil
  ) {
    decisions.perform {
      var isStored = false
      for action in actions {
        if action == .supersedeCompletion {
          callCompletion(finished: false)
          completion = newCompletion
          isStored = true
        } else {
          perform(action)
        }
      }
      if !isStored { newCompletion?(false) }
      if !machine.isHeld, pan.state.isActive {
        // A call has moved the columns on while a pointer held them: its part is over.
        pan.isEnabled = false
        pan.isEnabled = true
      }
      positionChanged()
    }
  }

  private func perform(_ action: SplitStateMachine.Action) {
    switch action {
    case .supersedeCompletion: break
    case .complete: callCompletion(finished: true)
    case .stop: stopAnimation()
    case .aim(let rest, let animated): aim(at: rest, animated: animated)
    case .settle(let rest, let velocity): settle(to: rest, velocity: velocity)
    case .jump(let rest): position = rest.position
    case .end: endColumns()
    case .fold: fold()
    case .unfold(let rest): unfold(to: rest)
    }
  }

  private func callCompletion(finished: Bool) {
    let completion = completion
    self.completion = nil
    completion?(finished)
  }

  func stopAnimation() {
    let stopping = animator
    animator = nil
    stopping?.stop()
  }

  /// Points within which columns have arrived.
  private static let precision = 0.25

  /// The way from here to there is straight; one number says how much of it is done.
  private func settle(to rest: SplitArrangement, velocity: Double) {
    let start = position
    let end = rest.position
    guard let window = viewIfLoaded?.window, start != end else { return arriveSoon() }
    let geometry = geometry
    let way = geometry.extent(end.revealed) - geometry.extent(start.revealed)
    let length = max(abs(way), abs(geometry.extent(end.given) - geometry.extent(start.given)), 1)
    var running: Animator?
    let started = window.animations.animate(
      from: 0, to: 1, velocity: way == 0 ? 0 : velocity / way, motion: motion,
      precision: Self.precision / length,
      onChange: { [weak self] share in
        // Beyond either end there is nothing to see.
        self?.position = start.mixed(with: end, share: min(max(0, share), 1))
      },
      completion: { [weak self] finished in
        guard finished, let self, running == nil || self.animator === running else { return }
        self.animator = nil
        perform(machine.handle(.arrive))
      })
    running = started
    if started.isRunning { animator = started }
  }

  /// Nothing has to move: it has arrived when the decision that led here is carried out.
  private func arriveSoon() {
    decisions.afterwards { [weak self] in
      guard let self, machine.isSettling, animator == nil else { return }
      perform(machine.handle(.arrive))
    }
  }

  // MARK: Appearance

  /// Begins what has to begin so that exactly the columns of an arrangement appear: who leaves hears
  /// first, from the leading edge on.
  func aim(at rest: SplitArrangement, animated: Bool) {
    guard isOnScreen else { return }
    var hasChanged = false
    for shows in [false, true] {
      for (index, slot) in sideSlots.enumerated().reversed() where (index < rest.count) == shows {
        guard let controller = slot.controller,
          shows != (controller.isAppeared || controller.isAppearing)
        else { continue }
        hasChanged = true
        if shows {
          delegate?.splitViewController(self, willShow: slot.column)
        } else {
          delegate?.splitViewController(self, willHide: slot.column)
        }
        controller.beginAppearanceTransition(shows, animated: animated)
        slot.host.isHidden = false
      }
    }
    if hasChanged { view.layoutIfNeeded() }
  }

  private func endColumns() {
    if !isContentAppearing {
      for shows in [false, true] {
        for slot in sideSlots.reversed() {
          guard let controller = slot.controller, controller.isInAppearanceTransition,
            controller.isAppearing == shows
          else { continue }
          controller.endAppearanceTransition()
        }
      }
    }
    positionChanged()
    focusRestingPart()
  }

  // MARK: Keyboard

  /// Gives the keyboard to the part that it came to rest on, unless it is somewhere else.
  private func focusRestingPart() {
    guard let window = viewIfLoaded?.window, let rest = machine.target else { return }
    let focused = window.focus.firstResponder as? View
    if rest.isOver {
      let host = sideSlots[min(rest.count, sideSlots.count) - 1].host
      if focused == nil { window.focus.focusFirst(in: host) }
    } else if focused == nil, let former = secondaryFocus, window.focus.canFocus(former) {
      window.focus.focus(former)
    }
    if !rest.isOver { secondaryFocus = nil }
  }

  func rememberFocus() {
    let focused = viewIfLoaded?.window?.focus.firstResponder as? View
    if let focused, focused.isDescendant(of: slot(.secondary).host) { secondaryFocus = focused }
  }
}
