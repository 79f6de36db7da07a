// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// A pointer's hold on a sheet.
struct SheetDrag {
  /// The height that the pointer would have pulled to when it took hold.
  let start: Double
  /// Whether it holds the movement of a presentation or dismissal, not a sheet at rest.
  let holdsTransition: Bool
}

extension SheetPresentationController {
  /// Settles as the drawer does, somewhat faster (LOOK.md: sheets 0.3 s).
  static let spring = Spring(dampingRatio: 1, response: 0.3)

  /// On the container, since a sheet that moves is not hit where it shows.
  func installDrag(on container: View) {
    tracker.canCatch = { [weak self] in self?.isMoving ?? false }
    tracker.mayCatch = { [weak self] in self?.mayDrag($0) ?? false }
    tracker.mayBegin = { [weak self] in self?.mayDrag($0) ?? false }
    tracker.willAsk = { [weak self] in self?.pressMayDrag(isSure: nil) }
    tracker.recognizer.shouldBegin = { [weak self] _ in self?.isDragSure ?? false }
    tracker.onBegin = { [weak self] in self?.grab() }
    tracker.onMove = { [weak self] translation in
      guard let self else { return }
      move(to: (drag?.start ?? restHeight) - translation)
    }
    tracker.onEnd = { [weak self] end in
      if end.isCancelled { self?.letGo() } else { self?.release(end) }
    }
    tracker.install(on: container)
    canBeCaught = { [weak self] in self?.shownFrame.contains($0) ?? false }
  }

  /// Where the sheet shows in the container, also while it moves.
  var shownFrame: Rect {
    guard let card else { return .zero }
    return card.frame.offset(by: Point(0, card.presentedTransform.ty))
  }

  private var isMoving: Bool { motion != nil || transition != nil }

  // MARK: Where drags begin

  private func mayDrag(_ sample: PointerSample) -> Bool {
    guard let containerView else { return false }
    let place = sample.location(in: containerView)
    guard shownFrame.contains(place) else { return false }
    let header = presentedViewController.traits.theme.metrics.barHeight
    // A mouse that moves while its button is down seldom means the sheet.
    pressMayDrag(isSure: sample.event.device == .touch || place.y - shownFrame.minY < header)
    return true
  }

  // MARK: The drag

  private func grab() {
    stopMotion()
    if let transition, let card {
      transition.pause()
      let height = position ?? restHeight
      beginDrag(SheetDrag(start: height - card.presentedTransform.ty, holdsTransition: true))
    } else {
      beginDrag(
        SheetDrag(
          start: geometry.pull(at: position ?? restHeight, mayGo: mayGo), holdsTransition: false))
    }
  }

  /// Whether dragging it down can be what ends it, as far as is known before somebody is asked.
  private var mayGo: Bool { !presentedViewController.keepsItsPresentation }

  private func move(to wanted: Double) {
    guard let drag else { return }
    if drag.holdsTransition {
      guard let transition else { return }
      transition.fractionComplete = fraction(at: wanted)
    } else {
      show(geometry.pulled(to: wanted, mayGo: mayGo))
    }
  }

  /// The share of the running transition at which the sheet has a height.
  private func fraction(at wanted: Double) -> Double {
    let down = min(1, max(0, ((position ?? restHeight) - wanted) / wayOut))
    return isArrival ? 1 - down : down
  }

  private func release(_ end: DragTracker.End) {
    guard let drag = endDrag() else { return }
    let velocity = -end.velocity
    // A press that only caught what moved lets it go on.
    let hasMoved = end.hasMoved
    if drag.holdsTransition {
      guard let transition else { return settle(velocity: velocity) }
      return hasMoved ? release(transition, velocity: velocity) : transition.resume()
    }
    guard hasMoved else { return settle(velocity: 0) }
    let geometry = geometry
    let height = position ?? restHeight
    switch SheetRelease(position: height, velocity: velocity, rests: geometry.rests).target {
    case .rest(let index): choose(index, velocity: velocity)
    case .gone:
      transitionVelocity = max(0, -velocity / wayOut)
      if !attemptToDismiss() {
        transitionVelocity = 0
        settle(velocity: velocity)
      }
    }
  }

  /// The pointer was taken away: the sheet goes where it was going before.
  private func letGo() {
    guard let drag = endDrag() else { return }
    if drag.holdsTransition, let transition { transition.resume() } else { settle(velocity: 0) }
  }

  /// Lets a held movement go on, or back.
  private func release(_ transition: ChildTransition, velocity: Double) {
    guard let card else { return }
    let height = (position ?? restHeight) - card.presentedTransform.ty
    let release = SheetRelease(position: height, velocity: velocity, rests: [restHeight])
    let goes = release.target == .gone
    if goes == presentedViewController.isBeingDismissed {
      transition.resume(velocity: (isArrival ? velocity : -velocity) / wayOut)
    } else if goes {
      if !attemptToDismiss() { transition.resume() }
    } else {
      presentingViewController?.present(presentedViewController, animated: true)
    }
  }
}

/// Where a sheet goes that is let go: to the rest that is nearest to where it would coast to, or away.
nonisolated struct SheetRelease: Equatable {
  /// Points a second from which a release is a fling, which goes at least one rest on.
  static let flingVelocity = Release.flingVelocity
  /// Seconds of its velocity that a sheet is taken to coast on: half of what UIKit's deceleration
  /// gives, since a mouse is let go faster than a finger.
  static let coasting = 0.25

  enum Target: Equatable {
    case rest(Int)
    case gone
  }

  let position: Double
  /// Points a second, upwards.
  let velocity: Double
  /// Ascending.
  let rests: [Double]

  var target: Target {
    let landing = position + velocity * Self.coasting
    // Going away counts as a rest at the bottom.
    var places = [0] + rests
    if velocity >= Self.flingVelocity {
      places = places.filter { $0 > position }
      if places.isEmpty { return .rest(rests.count - 1) }
    } else if velocity <= -Self.flingVelocity {
      places = places.filter { $0 < position }
      if places.isEmpty { return .gone }
    }
    let nearest = places.min { abs($0 - landing) < abs($1 - landing) } ?? 0
    return rests.firstIndex(of: nearest).map { .rest($0) } ?? .gone
  }
}
