// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing

extension NavigationController {
  func installGestures() {
    let pan = interactivePopGestureRecognizer
    pan.shouldReceive = { [weak self] in self?.canDrag($0) ?? false }
    pan.beginsOnPress = { [weak self] _ in self?.isCatchable ?? false }
    pan.action = { [weak self] in self?.panned() }
    view.addGestureRecognizer(pan)
  }

  /// Something moves that a pointer can take hold of.
  private var isCatchable: Bool {
    machine.change != nil && !machine.isHeld && !isDrivenFromOutside
  }

  private func canDrag(_ sample: PointerSample) -> Bool {
    let location = sample.location(in: view)
    // The bars' own buttons come before any drag.
    guard !navigationBar.frame.contains(location), !toolbar.frame.contains(location) else {
      return false
    }
    if machine.change != nil { return isCatchable }
    let fromEdge = isMirrored ? view.bounds.width - location.x : location.x
    return isContentAppeared && machine.stack.count > 1 && fromEdge < edgeWidth && !isKept(sample)
  }

  /// Whether something under the pointer keeps drags along the axis for itself, as a slider does.
  private func isKept(_ sample: PointerSample) -> Bool {
    var candidate = view.window?.hitTest(sample.event.location)
    while let current = candidate, current !== view {
      if current.dragAxes.contains(.horizontal) { return true }
      candidate = current.superview
    }
    return false
  }

  private var isMirrored: Bool { view.traits.layoutDirection == .rightToLeft }

  /// 1 where moving to the right goes towards the end of the change, else -1.
  private var direction: Double {
    let goesBack = machine.change?.operation == .pop
    return goesBack == isMirrored ? -1 : 1
  }

  private func panned() {
    let pan = interactivePopGestureRecognizer
    switch pan.state {
    case .began:
      perform(machine.change == nil ? .drag : .grab)
      gripShare = animator?.fractionComplete ?? 0
    case .changed:
      follow(pan)
    case .ended:
      follow(pan)
      release(pan)
    case .cancelled:
      // The pointer was taken away: the position decides.
      if machine.isHeld { perform(.release(toEnd: decision(velocity: 0))) }
    case .possible, .failed:
      break
    }
  }

  /// Nothing once a call or a key has decided otherwise.
  private func follow(_ pan: PanGestureRecognizer) {
    guard machine.isHeld, let animator, view.bounds.width > 0 else { return }
    let share = gripShare + pan.translation * direction / view.bounds.width
    animator.fractionComplete = min(1, max(0, share))
  }

  private func release(_ pan: PanGestureRecognizer) {
    guard machine.isHeld else { return }
    // A press that catches and does not move lets it go on.
    let isClick = gripShare > 0 && abs(pan.translation) < PanGestureRecognizer.mouseThreshold
    let velocity = pan.velocity * direction
    releaseVelocity = isClick ? nil : velocity / max(1, view.bounds.width)
    perform(.release(toEnd: isClick ? nil : decision(velocity: velocity)))
    if view.traits.reducesMotion { perform(.finish) }
  }

  private func decision(velocity: Double) -> Bool {
    NavigationRelease(
      share: animator?.fractionComplete ?? 0, velocity: velocity, length: view.bounds.width
    ).reachesEnd
  }
}
