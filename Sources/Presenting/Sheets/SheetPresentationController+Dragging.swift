// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

struct SheetDrag {
  /// The height without resistance at the start of the drag.
  let start: Double
  let drivesTransition: Bool
}

extension SheetPresentationController {
  /// Like the drawer's spring, but somewhat faster (LOOK.md: sheets 0.3 s).
  static let spring = Spring(dampingRatio: 1, response: 0.3)

  /// Installs the drag on the container, since a moving sheet is not hit where it is visible.
  func installDrag(on container: View) {
    tracker.isInterruptible = { [weak self] in self?.isAnimating ?? false }
    tracker.shouldInterrupt = { [weak self] in self?.shouldBeginDrag($0) ?? false }
    tracker.shouldBegin = { [weak self] in self?.shouldBeginDrag($0) ?? false }
    tracker.willEvaluatePress = { [weak self] in self?.setDragPossible(isConfirmed: nil) }
    tracker.recognizer.shouldBegin = { [weak self] _ in self?.isDragConfirmed ?? false }
    tracker.onBegin = { [weak self] in self?.grab() }
    tracker.onMove = { [weak self] translation in
      guard let self else { return }
      move(to: (drag?.start ?? targetHeight) - translation)
    }
    tracker.onEnd = { [weak self] end in
      if end.isCancelled { self?.cancelDrag() } else { self?.release(end) }
    }
    tracker.install(on: container)
    shouldInterruptDismissal = { [weak self] in self?.visibleFrame.contains($0) ?? false }
  }

  /// The visible frame of the sheet in the container, also during a transition.
  var visibleFrame: Rect {
    guard let card else { return .zero }
    return card.frame.offset(by: Point(0, card.presentationTransform.ty))
  }

  private var isAnimating: Bool { heightAnimator != nil || transition != nil }

  // MARK: Beginning of drags

  private func shouldBeginDrag(_ sample: PointerSample) -> Bool {
    guard let containerView else { return false }
    let location = sample.location(in: containerView)
    guard visibleFrame.contains(location) else { return false }
    let header = presentedViewController.traits.theme.metrics.barHeight
    // A mouse drag below the header is usually not meant for the sheet.
    setDragPossible(
      isConfirmed: sample.event.device == .touch || location.y - visibleFrame.minY < header)
    return true
  }

  // MARK: Drag

  private func grab() {
    stopHeightAnimator()
    if let transition, let card {
      transition.pause()
      let height = position ?? targetHeight
      beginDrag(SheetDrag(start: height - card.presentationTransform.ty, drivesTransition: true))
    } else {
      beginDrag(
        SheetDrag(
          start: geometry.dragHeight(for: position ?? targetHeight, canDismiss: canDismiss),
          drivesTransition: false))
    }
  }

  /// Whether a drag can dismiss the sheet, unless the delegate refuses at the end.
  private var canDismiss: Bool { !presentedViewController.preventsDismissal }

  private func move(to wanted: Double) {
    guard let drag else { return }
    if drag.drivesTransition {
      guard let transition else { return }
      transition.fractionComplete = fraction(at: wanted)
    } else {
      show(geometry.displayedHeight(for: wanted, canDismiss: canDismiss))
    }
  }

  /// Returns the fraction of the running transition at which the sheet has a height.
  private func fraction(at wanted: Double) -> Double {
    let down = min(1, max(0, ((position ?? targetHeight) - wanted) / dismissalDistance))
    return transitionPresents ? 1 - down : down
  }

  private func release(_ end: DragTracker.End) {
    guard let drag = endDrag() else { return }
    let velocity = -end.velocity
    // A press without movement only paused the sheet.
    let hasMoved = end.hasMoved
    if drag.drivesTransition {
      guard let transition else { return settle(velocity: velocity) }
      return hasMoved ? release(transition, velocity: velocity) : transition.resume()
    }
    guard hasMoved else { return settle(velocity: 0) }
    let geometry = geometry
    let height = position ?? targetHeight
    switch SheetRelease(position: height, velocity: velocity, detentHeights: geometry.detentHeights)
      .target
    {
    case .detent(let index): selectDetent(at: index, velocity: velocity)
    case .dismissal:
      transitionVelocity = max(0, -velocity / dismissalDistance)
      if !attemptToDismiss() {
        transitionVelocity = 0
        settle(velocity: velocity)
      }
    }
  }

  /// The pointer was lost: the sheet continues to its previous target.
  private func cancelDrag() {
    guard let drag = endDrag() else { return }
    if drag.drivesTransition, let transition { transition.resume() } else { settle(velocity: 0) }
  }

  /// Continues or reverses a paused transition.
  private func release(_ transition: ChildTransition, velocity: Double) {
    guard let card else { return }
    let height = (position ?? targetHeight) - card.presentationTransform.ty
    let release = SheetRelease(position: height, velocity: velocity, detentHeights: [targetHeight])
    let goes = release.target == .dismissal
    if goes == presentedViewController.isBeingDismissed {
      transition.resume(velocity: (transitionPresents ? velocity : -velocity) / dismissalDistance)
    } else if goes {
      if !attemptToDismiss() { transition.resume() }
    } else {
      presentingViewController?.present(presentedViewController, animated: true)
    }
  }
}

/// The target of a released sheet: the detent nearest to its projected height, or the dismissal.
nonisolated struct SheetRelease: Equatable {
  /// In points per second. A faster release is a fling, which moves at least to the next detent.
  static let flingVelocity = DragRelease.flingVelocity
  /// The projection time in seconds: half of UIKit's, since a mouse is released faster than a finger.
  static let projectionTime = 0.25

  enum Target: Equatable {
    case detent(Int)
    case dismissal
  }

  let position: Double
  /// In points per second, upward.
  let velocity: Double
  /// Ascending.
  let detentHeights: [Double]

  var target: Target {
    let landing = position + velocity * Self.projectionTime
    // The dismissal counts as a detent at the bottom.
    var targetHeights = [0] + detentHeights
    if velocity >= Self.flingVelocity {
      targetHeights = targetHeights.filter { $0 > position }
      if targetHeights.isEmpty { return .detent(detentHeights.count - 1) }
    } else if velocity <= -Self.flingVelocity {
      targetHeights = targetHeights.filter { $0 < position }
      if targetHeights.isEmpty { return .dismissal }
    }
    let nearest = targetHeights.min { abs($0 - landing) < abs($1 - landing) } ?? 0
    return detentHeights.firstIndex(of: nearest).map { .detent($0) } ?? .dismissal
  }
}
