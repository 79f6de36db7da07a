// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// The drag from the leading edge and the keys that go back. A press interrupts a running transition.
final class NavigationInput {
  private unowned let controller: NavigationController
  private let tracker = DragTracker(axis: .horizontal)
  private var fractionAtGrab = 0.0

  var recognizer: PanGestureRecognizer { tracker.recognizer }

  private var transitionController: NavigationTransitionController {
    controller.transitionController
  }

  init(of controller: NavigationController) {
    self.controller = controller
    tracker.isInterruptible = { [weak self] in self?.transitionController.isInterruptible ?? false }
    tracker.shouldInterrupt = { [weak self] in self?.isOutsideBars($0) ?? false }
    tracker.shouldBegin = { [weak self] in self?.shouldBegin($0) ?? false }
    tracker.onBegin = { [weak self] in
      guard let self else { return }
      transitionController.grab()
      fractionAtGrab = transitionController.fractionComplete
    }
    tracker.onMove = { [weak self] in self?.updateTransition(translation: $0) }
    tracker.onEnd = { [weak self] in self?.release($0) }
  }

  func install(on view: View) { tracker.install(on: view) }

  /// Whether a press is outside of the bars, whose buttons take precedence over a drag.
  private func isOutsideBars(_ sample: PointerSample) -> Bool {
    !controller.layout.contains(sample.location(in: controller.view))
  }

  private func shouldBegin(_ sample: PointerSample) -> Bool {
    guard isOutsideBars(sample), transitionController.machine.transition == nil else {
      return false
    }
    let x = sample.location(in: controller.view).x
    let fromEdge = isMirrored ? controller.view.bounds.width - x : x
    return controller.isContentAppeared && transitionController.screens.count > 1
      && fromEdge < controller.edgeWidth
  }

  private var isMirrored: Bool { controller.view.traits.layoutDirection == .rightToLeft }

  /// 1 if a movement to the right advances the transition, else -1.
  private var direction: Double {
    (transitionController.machine.transition?.operation == .pop) == isMirrored ? -1 : 1
  }

  private var width: Double { max(1, controller.view.bounds.width) }

  /// Does nothing if a call or a key has ended the drag.
  private func updateTransition(translation: Double) {
    if transitionController.machine.isHeld {
      transitionController.fractionComplete = fractionAtGrab + translation * direction / width
    }
  }

  private func release(_ end: DragTracker.End) {
    guard transitionController.machine.isHeld else { return }
    // A press that interrupts the transition without moving lets it continue.
    if fractionAtGrab > 0, !end.hasMoved { return transitionController.release(toEnd: nil) }
    let velocity = end.velocity * direction
    let decision = DragRelease(
      progress: transitionController.fractionComplete, velocity: velocity, length: width)
    transitionController.release(
      toEnd: decision.reachesEnd, velocity: end.isCancelled ? nil : velocity / width)
  }

  // MARK: Keys

  /// The command for going back, by the usual shortcuts of desktops. Escape arrives only if no view inside the
  /// controller handles it. At the root the command is passed on to the next responders.
  var keyCommands: [KeyCommand] {
    [
      KeyCommand(
        controller.traits.localization("Back"), identifier: "navigation.back",
        group: controller.traits.localization("Navigation"),
        shortcuts: [.init(.left, .alt), .init(.back), .init(.escape)]
      ) { [weak self] in self?.goBack() ?? false }
    ]
  }

  /// Pops one screen, or cancels the running drag. Returns whether it did either.
  func goBack() -> Bool {
    let controller = controller
    if transitionController.machine.isHeld {
      transitionController.release(toEnd: false)
      return true
    }
    guard transitionController.screens.count > 1 else { return false }
    controller.popViewController(animated: true)
    return true
  }
}
