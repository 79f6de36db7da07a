// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A recognizer that something may outlive.
struct WeakRecognizer {
  weak var recognizer: GestureRecognizer?
}

extension GestureRecognizer {
  /// Waits with its gesture until another recognizer has failed, and gives way when that one has its gesture: a single
  /// tap requires the double tap to fail. The other one watches the same pointer, or none.
  public final func require(toFail other: GestureRecognizer) {
    guard other !== self, !required.contains(where: { $0.recognizer === other }) else { return }
    required.removeAll { $0.recognizer == nil }
    required.append(WeakRecognizer(recognizer: other))
    other.addDependent(self)
  }

  private func addDependent(_ other: GestureRecognizer) {
    dependents.removeAll { $0.recognizer == nil }
    if !dependents.contains(where: { $0.recognizer === other }) {
      dependents.append(WeakRecognizer(recognizer: other))
    }
  }

  /// Whether others come first, now that it has seen its gesture: then it waits for them, or fails.
  func waits(with state: State) -> Bool {
    delegated = othersByDelegate.map(WeakRecognizer.init)
    switch requirement {
    case .met: return false
    case .undecided: waiting = state
    case .lost: change(to: .failed)
    }
    return true
  }

  func tellDependents() {
    for dependent in dependents { dependent.recognizer?.requirementChanged() }
  }

  /// One that it waits for has decided.
  func requirementChanged() {
    guard waiting != nil else { return }
    switch requirement {
    case .met: conclude()
    case .undecided: return
    case .lost: change(to: .failed)
    }
    if session == nil { sessionEnded() }
  }

  /// Has the gesture that it waited with.
  func conclude() {
    guard let waiting else { return }
    guard view?.isReachable == true else { return change(to: .failed) }
    change(to: waiting)
    session?.recognizedOutOfTurn(self)
  }

  /// Whether it has seen its gesture and waits for another one to fail.
  func isWaiting(for other: GestureRecognizer) -> Bool {
    waiting != nil && required.contains { $0.recognizer === other }
  }

  private enum Requirement { case met, undecided, lost }

  private var requirement: Requirement {
    var result = Requirement.met
    for other in (required + delegated).compactMap(\.recognizer) {
      if other.isUndecided {
        result = .undecided
      } else if other.state.isActive || other.state == .ended {
        return .lost
      }
    }
    return result
  }

  /// Those with the same pointer that a delegate wants to come first. They tell what they decide.
  private var othersByDelegate: [GestureRecognizer] {
    guard let session else { return [] }
    let others = session.candidates.filter { other in
      other !== self
        && (delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
          || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true)
    }
    for other in others { other.addDependent(self) }
    return others
  }
}
