// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// One pointer from press to release: the view it pressed and the recognizers that watch it.
///
/// This is the arbiter. The first recognizer to begin (or to recognise at once) wins: the others
/// fail, but for those that a delegate lets go on beside it, and the pressed view's pointer is cancelled. On the same
/// report the innermost is asked first.
final class PointerSession {
  private(set) weak var view: View?
  private let button: PointerEvent.Button
  private(set) var candidates: [GestureRecognizer]
  /// The first one, and those that go on beside it.
  private var winners: [GestureRecognizer] = []
  private var viewListens = true
  /// Whether a tap that waited has run its action, which may have changed what lies under the pointer.
  private(set) var hasConcluded = false
  private(set) var last: PointerSample
  /// Where the press was, in the window's points.
  let start: Point
  /// The responder that had the keyboard before the press.
  weak var firstResponderBefore: Responder?
  /// Whether the press caught a movement around the pressed view.
  private(set) var isCaught = false

  init(view: View, sample: PointerSample) {
    self.view = view
    button = sample.event.button
    last = sample
    start = sample.event.location
    candidates = []
    var ancestor: View? = view
    while let current = ancestor {
      for recognizer in current.gestureRecognizers
      where recognizer.isEnabled && recognizer.session == nil
        && recognizer.shouldReceive?(sample) != false
        && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: sample) != false
      {
        // A tap that waits for whether another one follows: this press tells.
        if recognizer.requirements.waiting != nil, sample.clickCount > 1 { continue }
        if recognizer.requirements.waiting != nil {
          recognizer.conclude()
          hasConcluded = true
          guard recognizer.isEnabled, recognizer.view === current else { continue }
        }
        recognizer.join(self)
        candidates.append(recognizer)
      }
      ancestor = current.superview
    }
  }

  /// Whether an event is about the button or finger that began the session: another button's
  /// release does not end it.
  func isAbout(_ event: PointerEvent) -> Bool { event.button == button }

  /// Delivers the press. A press that stops a coasting list or catches a moving pane is delivered to that recognizer only: the
  /// pressed view receives neither the press nor a cancellation, as in UIKit.
  func down() {
    let catchers = candidates.filter { $0.catches(last) }
    let catcher = catchers.first
    if let catcher {
      viewListens = false
      isCaught = true
      // Outer movements end, too.
      for other in catchers.dropFirst() { other.stopMovement() }
      catcher.begin(last)
      settle(catcher)
    } else {
      view?.pointerDown(last)
    }
    for recognizer in candidates
    where recognizer !== catcher && recognizer.session === self && recognizer.isEnabled
      && recognizer.state == .possible
    {
      recognizer.begin(last)
      settle(recognizer)
    }
  }

  func moved(_ sample: PointerSample) {
    last = sample
    if viewListens { view?.pointerMoved(sample) }
    deliver { $0.moved(sample) }
  }

  func up(_ sample: PointerSample) {
    last = sample
    // Recognizers first: one that recognises on the release takes it from the view.
    deliver { $0.lifted(sample) }
    if candidates.contains(where: { $0.requirements.waiting != nil }) {
      failOthers()
      // One of those that wait, or one that they wait for, will have the pointer.
      if candidates.contains(where: { $0.requirements.waiting != nil && $0.cancelsTouchesInView }) {
        cancelView()
      }
    }
    if viewListens, let view {
      // A recognizer that leaves the pointer to the view may have taken the view away.
      if view.isReachable { view.pointerUp(sample) } else { cancelView() }
    }
    finish()
  }

  func cancel() {
    for recognizer in candidates { recognizer.cancel() }
    cancelView()
    release()
  }

  /// Something was hidden, made inert or taken out: what cannot be reached any more lets go.
  func cancelUnreachable(in window: Window) {
    for recognizer in candidates where recognizer.view?.isReachable(in: window) != true {
      recognizer.cancel()
    }
    if view?.isReachable(in: window) != true { cancelView() }
  }

  /// Another view has the pointer from now on.
  func handOver(to view: View) {
    for recognizer in candidates { recognizer.cancel() }
    cancelView()
    release()
    winners = []
    self.view = view
    viewListens = true
  }

  /// Whether the pressed view has the pointer, and no recognizer has begun.
  var isUndecided: Bool { viewListens && winners.isEmpty }

  private func deliver(_ report: (GestureRecognizer) -> Void) {
    for winner in winners where winner.state.isActive && winner.session === self { report(winner) }
    for recognizer in candidates
    where recognizer.session === self && recognizer.state == .possible && !hasWon(recognizer) {
      report(recognizer)
      settle(recognizer)
    }
  }

  /// A recognizer has begun without a report of the pointer, by waiting.
  func recognizedOutOfTurn(_ recognizer: GestureRecognizer) {
    settle(recognizer)
  }

  private func settle(_ recognizer: GestureRecognizer) {
    guard !hasWon(recognizer) else { return }
    switch recognizer.state {
    case .possible, .failed, .cancelled: return
    case .began, .changed, .ended: break
    }
    winners.append(recognizer)
    for other in candidates
    where !hasWon(other) && recognizer.canPrevent(other) && !areTogether(other, recognizer) {
      other.cancel()
    }
    if recognizer.cancelsTouchesInView { cancelView() }
  }

  private func hasWon(_ recognizer: GestureRecognizer) -> Bool {
    winners.contains { $0 === recognizer }
  }

  /// Whether a delegate lets both have their gestures.
  private func areTogether(_ first: GestureRecognizer, _ second: GestureRecognizer) -> Bool {
    first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) == true
      || second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first)
        == true
  }

  private func cancelView() {
    guard viewListens else { return }
    viewListens = false
    view?.pointerCancelled()
  }

  private func finish() {
    failOthers()
    for winner in winners { if winner.state.isActive { winner.cancel() } else { winner.reset() } }
    release()
  }

  /// Nothing can begin any more, but for taps that wait.
  private func failOthers() {
    for recognizer in candidates where !hasWon(recognizer) {
      if recognizer.requirements.waiting == nil { recognizer.cancel() } else { recognizer.reset() }
    }
  }

  private func release() {
    for recognizer in candidates where recognizer.session === self { recognizer.sessionEnded() }
    candidates = []
  }
}
