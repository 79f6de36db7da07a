// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing

/// The drag from the leading edge that leads back, and the press that catches what moves.
final class NavigationDrag {
  private unowned let controller: NavigationController
  private let tracker = DragTracker(axis: .horizontal)
  /// Where the way was when the pointer took hold, 0…1.
  private var gripShare = 0.0

  var recognizer: PanGestureRecognizer { tracker.recognizer }

  private var transitionController: NavigationTransitionController {
    controller.transitionController
  }

  init(of controller: NavigationController) {
    self.controller = controller
    tracker.canCatch = { [weak self] in self?.transitionController.isCatchable ?? false }
    tracker.mayCatch = { [weak self] in self?.isBesideBars($0) ?? false }
    tracker.mayBegin = { [weak self] in self?.mayBegin($0) ?? false }
    tracker.onBegin = { [weak self] in
      guard let self else { return }
      transitionController.grab()
      gripShare = transitionController.share
    }
    tracker.onMove = { [weak self] in self?.follow($0) }
    tracker.onEnd = { [weak self] in self?.release($0) }
  }

  func install(on view: View) { tracker.install(on: view) }

  /// The bars' own buttons come before any drag.
  private func isBesideBars(_ sample: PointerSample) -> Bool {
    !controller.bars.contain(sample.location(in: controller.view))
  }

  private func mayBegin(_ sample: PointerSample) -> Bool {
    guard isBesideBars(sample), transitionController.machine.transition == nil else { return false }
    let x = sample.location(in: controller.view).x
    let fromEdge = isMirrored ? controller.view.bounds.width - x : x
    return controller.isContentAppeared && transitionController.screens.count > 1
      && fromEdge < controller.edgeWidth
  }

  private var isMirrored: Bool { controller.view.traits.layoutDirection == .rightToLeft }

  /// 1 where moving to the right goes towards the end of the change, else -1.
  private var direction: Double {
    (transitionController.machine.transition?.operation == .pop) == isMirrored ? -1 : 1
  }

  private var width: Double { max(1, controller.view.bounds.width) }

  /// Nothing once a call or a key has decided otherwise.
  private func follow(_ translation: Double) {
    if transitionController.machine.isHeld {
      transitionController.share = gripShare + translation * direction / width
    }
  }

  private func release(_ end: DragTracker.End) {
    guard transitionController.machine.isHeld else { return }
    // A press that catches and does not move lets it go on.
    if gripShare > 0, !end.hasMoved { return transitionController.release(toEnd: nil) }
    let velocity = end.velocity * direction
    let decision = Release(progress: transitionController.share, velocity: velocity, length: width)
    transitionController.release(
      toEnd: decision.reachesEnd, velocity: end.isCancelled ? nil : velocity / width)
  }
}
