// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A recognizer that something may outlive.
struct WeakRecognizer {
  weak var recognizer: GestureRecognizer?
}

/// The recognizers that have to fail before another one has its gesture.
struct GestureRequirements {
  /// The recognizers that have to fail first, and the recognizers that wait for this one.
  private(set) var required: [WeakRecognizer] = []
  private(set) var dependents: [WeakRecognizer] = []
  /// The recognizers that have to fail first because a delegate says so.
  private(set) var delegated: [WeakRecognizer] = []
  /// What it has seen while it waits for others to fail; its state is possible for so long.
  private(set) var waiting: GestureRecognizer.State?

  mutating func require(_ other: GestureRecognizer) { Self.add(other, to: &required) }

  mutating func addDependent(_ other: GestureRecognizer) { Self.add(other, to: &dependents) }

  mutating func require(delegated others: [GestureRecognizer]) {
    delegated = others.map(WeakRecognizer.init)
  }

  mutating func wait(with state: GestureRecognizer.State) { waiting = state }

  mutating func forgetWaiting() { (waiting, delegated) = (nil, []) }

  private static func add(_ other: GestureRecognizer, to list: inout [WeakRecognizer]) {
    list.removeAll { $0.recognizer == nil }
    if !list.contains(where: { $0.recognizer === other }) {
      list.append(WeakRecognizer(recognizer: other))
    }
  }
}

extension GestureRecognizer {
  /// Waits with its gesture until another recognizer has failed, and gives way when that one has its gesture: a single
  /// tap requires the double tap to fail. The other one watches the same pointer, or none.
  public final func require(toFail other: GestureRecognizer) {
    guard other !== self else { return }
    requirements.require(other)
    other.requirements.addDependent(self)
  }

  /// Whether others come first, now that it has seen its gesture: then it waits for them, or fails.
  func waits(with state: State) -> Bool {
    requirements.require(delegated: othersByDelegate)
    switch requirement {
    case .met: return false
    case .undecided: requirements.wait(with: state)
    case .lost: change(to: .failed)
    }
    return true
  }

  func tellDependents() {
    for dependent in requirements.dependents { dependent.recognizer?.requirementChanged() }
  }

  /// One that it waits for has decided.
  func requirementChanged() {
    guard requirements.waiting != nil else { return }
    switch requirement {
    case .met: conclude()
    case .undecided: return
    case .lost: change(to: .failed)
    }
    if session == nil { sessionEnded() }
  }

  /// Has the gesture that it waited with.
  func conclude() {
    guard let waiting = requirements.waiting else { return }
    guard view?.isReachable == true else { return change(to: .failed) }
    change(to: waiting)
    session?.recognizedOutOfTurn(self)
  }

  /// Whether it has seen its gesture and waits for another one to fail.
  func isWaiting(for other: GestureRecognizer) -> Bool {
    requirements.waiting != nil && requirements.required.contains { $0.recognizer === other }
  }

  private enum Requirement { case met, undecided, lost }

  private var requirement: Requirement {
    var result = Requirement.met
    for other in (requirements.required + requirements.delegated).compactMap(\.recognizer) {
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
    for other in others { other.requirements.addDependent(self) }
    return others
  }
}
