// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

extension PageViewController {
  /// Brings everything to rest where it is heading, at once; what a pointer holds falls back.
  func finishMotion() {
    guard machine.state != .resting else { return }
    isInterrupting = true
    perform(machine.handle(.finish))
    isInterrupting = false
  }

  func stopAnimation() {
    if let animator, animator.isRunning { velocity = animator.velocity }
    let stopping = animator
    animator = nil
    stopping?.stop()
  }

  /// Slides to a place, from where it is and as fast as it is.
  func aim(at place: Int) {
    stopAnimation()
    let target = Double(place)
    guard let window = viewIfLoaded?.window, offset != target else { return arriveSoon() }
    turned = 0
    var running: Animator?
    let animator = window.animations.animate(
      from: offset, to: target, velocity: Self.gentle(velocity, over: target - offset, motion),
      motion: motion, precision: Self.precision / geometry.stride,
      onChange: { [weak self] value in self?.show(value) },
      completion: { [weak self] finished in
        guard finished, let self, running == nil || self.animator === running else { return }
        self.animator = nil
        perform(machine.handle(.arrive))
      })
    running = animator
    if animator.isRunning { self.animator = animator }
  }

  /// Points within which a page has arrived.
  private static let precision = 0.25

  /// The velocity that a spring can take along without passing its target: beyond it there is no page.
  private static func gentle(_ velocity: Double, over distance: Double, _ motion: Motion) -> Double
  {
    guard case .spring(let spring) = motion, velocity * distance > 0 else { return velocity }
    let limit = abs(distance) * 2 * Double.pi / spring.response
    return min(max(velocity, -limit), limit)
  }

  /// Nothing has to move: it has arrived when the decision that led here is carried out.
  private func arriveSoon() {
    decisions.afterwards { [weak self] in
      guard let self, machine.isMoving, animator == nil else { return }
      perform(machine.handle(.arrive))
    }
  }

  /// What the animation shows now: pages from where it began.
  private func show(_ value: Double) {
    let running = animator
    while machine.crosses(at: value - turned) {
      perform(machine.handle(.cross))
      // A callback may have decided otherwise.
      guard machine.isMoving, animator === running else { return }
    }
    offset = bounded(value - turned)
  }

  /// There is nothing to see beyond the page that comes.
  private func bounded(_ place: Double) -> Double {
    let reach = Double(machine.heading)
    let shown = Double(machine.shown?.sign ?? 0)
    return min(max(place, min(reach, shown, offset, 0)), max(reach, shown, offset, 0))
  }

  func offsetChanged() {
    guard isViewLoaded else { return }
    placePages()
    updateIndicator()
  }
}
