// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing

/// What leads back: the drag from the leading edge, and the keys. A press catches what moves.
final class NavigationInput {
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
    !controller.layout.contain(sample.location(in: controller.view))
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

  // MARK: Keys

  /// Back, wherever a desktop has it; Escape comes here only when nothing inside takes it. At the root
  /// they go on to whatever is around.
  var keyCommands: [KeyCommand] {
    [
      KeyCommand(
        controller.traits.localization("Back"), identifier: "navigation.back",
        group: controller.traits.localization("Navigation"),
        shortcuts: [.init(.left, .alt), .init(.back), .init(.escape)]
      ) { [weak self] in self?.goBack() ?? false }
    ]
  }

  /// One screen back. A drag that is under way is called off instead.
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
