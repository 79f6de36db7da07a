// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

struct WeakRecognizer {
  weak var recognizer: GestureRecognizer?
}

struct GestureRequirements {
  /// The recognizers that must fail first, and the recognizers that wait for this one.
  private(set) var requiredRecognizers: [WeakRecognizer] = []
  private(set) var dependents: [WeakRecognizer] = []
  private(set) var requiredByDelegate: [WeakRecognizer] = []
  /// The state that the recognizer enters if the others fail. Its public state is `possible` until then.
  private(set) var deferredState: GestureRecognizer.State?

  mutating func require(_ other: GestureRecognizer) { Self.add(other, to: &requiredRecognizers) }

  mutating func addDependent(_ other: GestureRecognizer) { Self.add(other, to: &dependents) }

  mutating func setRequiredByDelegate(_ others: [GestureRecognizer]) {
    requiredByDelegate = others.map(WeakRecognizer.init)
  }

  mutating func deferState(_ state: GestureRecognizer.State) { deferredState = state }

  mutating func clearDeferredState() { (deferredState, requiredByDelegate) = (nil, []) }

  private static func add(_ other: GestureRecognizer, to list: inout [WeakRecognizer]) {
    list.removeAll { $0.recognizer == nil }
    if !list.contains(where: { $0.recognizer === other }) {
      list.append(WeakRecognizer(recognizer: other))
    }
  }
}

extension GestureRecognizer {
  /// Makes this recognizer wait until `other` fails, and fail if `other` begins. For example, a single tap recognizer
  /// waits for a double tap recognizer. If `other` is not watching a pointer, this recognizer does not wait.
  public final func require(toFail other: GestureRecognizer) {
    guard other !== self else { return }
    requirements.require(other)
    other.requirements.addDependent(self)
  }

  /// Defers a state until the required recognizers fail, or fails. Returns false if nothing prevents the state.
  func deferIfRequired(_ state: State) -> Bool {
    requirements.setRequiredByDelegate(othersByDelegate)
    switch requirement {
    case .met: return false
    case .undecided: requirements.deferState(state)
    case .lost: change(to: .failed)
    }
    return true
  }

  func notifyDependents() {
    for dependent in requirements.dependents { dependent.recognizer?.reevaluateRequirements() }
  }

  func reevaluateRequirements() {
    guard requirements.deferredState != nil else { return }
    switch requirement {
    case .met: performDeferredState()
    case .undecided: return
    case .lost: change(to: .failed)
    }
    if session == nil { sessionDidEnd() }
  }

  func performDeferredState() {
    guard let waiting = requirements.deferredState else { return }
    guard view?.isReachable == true else { return change(to: .failed) }
    change(to: waiting)
    session?.recognizerDidBegin(self)
  }

  func isDeferred(for other: GestureRecognizer) -> Bool {
    requirements.deferredState != nil
      && requirements.requiredRecognizers.contains { $0.recognizer === other }
  }

  private enum Requirement { case met, undecided, lost }

  private var requirement: Requirement {
    var result = Requirement.met
    for other in (requirements.requiredRecognizers + requirements.requiredByDelegate).compactMap(
      \.recognizer)
    {
      if other.isUndecided {
        result = .undecided
      } else if other.state.isActive || other.state == .ended {
        return .lost
      }
    }
    return result
  }

  /// The recognizers of the same pointer that a delegate requires to fail first. They will notify this one.
  private var othersByDelegate: [GestureRecognizer] {
    guard let session else { return [] }
    let others = session.candidates.filter { other in
      other !== self
        && (delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
          || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true)
    }
    for other in others { other.requirements.addDependent(self) }
    return others
  }
}
