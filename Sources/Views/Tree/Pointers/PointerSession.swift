// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// Tracks one pointer from press to release, with the pressed view and the recognizers that watch it.
///
/// This is the arbiter. The first recognizer that begins or ends wins: the others fail, unless a delegate allows
/// simultaneous recognition, and the pressed view's pointer is canceled. Each event is sent to the innermost
/// recognizer first.
final class PointerSession {
  private(set) weak var view: View?
  private let button: PointerEvent.Button
  private(set) var candidates: [GestureRecognizer]
  /// The first recognizer that has begun, and the recognizers that it does not prevent.
  private var winners: [GestureRecognizer] = []
  private var sendsToView = true
  /// Whether a deferred tap has run its actions, which may have changed the views under the pointer.
  private(set) var hasPerformedDeferredTap = false
  private(set) var lastSample: PointerSample
  let start: Point
  weak var firstResponderBefore: Responder?
  private(set) var didInterruptMovement = false

  init(view: View, sample: PointerSample) {
    self.view = view
    button = sample.event.button
    lastSample = sample
    start = sample.event.location
    candidates = []
    for current in view.path {
      for recognizer in current.gestureRecognizers
      where recognizer.isEnabled && recognizer.session == nil
        && recognizer.shouldReceive?(sample) != false
        && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: sample) != false
      {
        if recognizer.isDeferred {
          // This press decides about a tap that waits for a second one.
          if sample.clickCount > 1 { continue }
          recognizer.performDeferredState()
          hasPerformedDeferredTap = true
          guard recognizer.isEnabled, recognizer.view === current else { continue }
        }
        recognizer.beginTracking(self)
        candidates.append(recognizer)
      }
    }
  }

  /// Whether an event belongs to the button that began the session. Releasing another button does not end it.
  func isTracking(_ event: PointerEvent) -> Bool { event.button == button }

  /// Delivers the press. A press that stops a coasting list or interrupts a moving pane is delivered only to that
  /// recognizer: the pressed view receives neither the press nor a cancellation, as in UIKit.
  func sendDown() {
    let catchers = candidates.filter { $0.interruptsMovement(lastSample) }
    let catcher = catchers.first
    if let catcher {
      sendsToView = false
      didInterruptMovement = true
      for other in catchers.dropFirst() { other.stopMovement() }
      catcher.handle(lastSample)
      arbitrate(catcher)
    } else {
      view?.pointerDown(lastSample)
    }
    for recognizer in candidates
    where recognizer !== catcher && recognizer.session === self && recognizer.isEnabled
      && recognizer.state == .possible
    {
      recognizer.handle(lastSample)
      arbitrate(recognizer)
    }
  }

  func sendMoved(_ sample: PointerSample) {
    lastSample = sample
    if sendsToView { view?.pointerMoved(sample) }
    deliver(sample)
  }

  func sendUp(_ sample: PointerSample) {
    lastSample = sample
    // Recognizers first, because recognizing the release cancels the view's pointer.
    deliver(sample)
    if candidates.contains(where: \.isDeferred) {
      failOthers()
      // A deferred recognizer, or a recognizer for which it waits, will win the pointer.
      if candidates.contains(where: { $0.isDeferred && $0.cancelsTouchesInView }) { cancelView() }
    }
    if sendsToView, let view {
      // An action of a recognizer that does not cancel the view may have removed the view.
      if view.isReachable { view.pointerUp(sample) } else { cancelView() }
    }
    finish()
  }

  func cancel() {
    for recognizer in candidates { recognizer.cancel() }
    cancelView()
    endTracking()
  }

  /// Cancels recognizers and the view if they have become unreachable because a view was hidden, made inert or removed.
  func cancelUnreachable(in window: Window) {
    for recognizer in candidates where recognizer.view?.isReachable(in: window) != true {
      recognizer.cancel()
    }
    if view?.isReachable(in: window) != true { cancelView() }
  }

  func handOver(to view: View) {
    cancel()
    winners = []
    self.view = view
    sendsToView = true
  }

  var isUndecided: Bool { sendsToView && winners.isEmpty }

  private func deliver(_ sample: PointerSample) {
    for winner in winners where winner.state.isActive && winner.session === self {
      winner.handle(sample)
    }
    for recognizer in candidates
    where recognizer.session === self && recognizer.state == .possible && !hasWon(recognizer) {
      recognizer.handle(sample)
      arbitrate(recognizer)
    }
  }

  /// Called after an event, and when a recognizer has begun between two events.
  func arbitrate(_ recognizer: GestureRecognizer) {
    guard !hasWon(recognizer), recognizer.state.isActive || recognizer.state == .ended else {
      return
    }
    winners.append(recognizer)
    for other in candidates
    where !hasWon(other) && recognizer.canPrevent(other)
      && !canRecognizeSimultaneously(other, recognizer)
    {
      other.cancel()
    }
    if recognizer.cancelsTouchesInView { cancelView() }
  }

  private func hasWon(_ recognizer: GestureRecognizer) -> Bool {
    winners.contains { $0 === recognizer }
  }

  private func canRecognizeSimultaneously(_ first: GestureRecognizer, _ second: GestureRecognizer)
    -> Bool
  {
    first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) == true
      || second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first)
        == true
  }

  private func cancelView() {
    guard sendsToView else { return }
    sendsToView = false
    view?.pointerCancelled()
  }

  private func finish() {
    failOthers()
    for winner in winners { if winner.state.isActive { winner.cancel() } else { winner.reset() } }
    endTracking()
  }

  private func failOthers() {
    for recognizer in candidates where !hasWon(recognizer) {
      if recognizer.isDeferred { recognizer.reset() } else { recognizer.cancel() }
    }
  }

  private func endTracking() {
    for recognizer in candidates where recognizer.session === self { recognizer.sessionDidEnd() }
    candidates = []
  }
}

/// An event of a pressed pointer, with its time and click count, for views and gesture recognizers.
public struct PointerSample {
  /// The pointer event, in the coordinates of the window.
  public let event: PointerEvent
  /// The time of the event, by the clock of the window's host, such as `Application`.
  public let instant: Instant

  /// The number of clicks in quick succession, including the current click: 2 for a double click.
  public let clickCount: Int

  /// Returns the position of the pointer in `view`'s coordinates; in window coordinates for nil.
  public func location(in view: View?) -> Point {
    view?.convert(event.location, from: nil) ?? event.location
  }
}

/// A drag that a view is about to handle. An ancestor of the view may claim the drag (`View.shouldClaimDrag(_:)`).
public struct DragAttempt {
  /// The view that is about to handle the drag.
  public let view: View

  /// The movement of the pointer so far, in points.
  public let translation: Point

  /// Whether the view's content can scroll in that direction, and is not at its end.
  package let canScroll: Bool

  /// Creates the drag attempt that a custom scrolling view passes to `shouldClaimDrag(_:)` of its ancestors.
  /// `translation` is in points. `canScroll` says whether the content can scroll in the drag's direction.
  public init(view: View, translation: Point, canScroll: Bool) {
    self.view = view
    self.translation = translation
    self.canScroll = canScroll
  }
}

/// A set of axes along which a pointer is dragged: horizontal, vertical or both.
public nonisolated struct DragAxes: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  /// The horizontal axis, for drags to the left and right.
  public static let horizontal = DragAxes(rawValue: 1)
  /// The vertical axis, for drags up and down.
  public static let vertical = DragAxes(rawValue: 2)

  public init(rawValue: Int) { self.rawValue = rawValue }
}
