// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The state of a container, as a value that decides how the container reacts to calls, gestures and ended animations.
/// For each input, it returns the actions that the container has to perform. It holds no views and reads no clock.
public nonisolated protocol StateMachine {
  /// An event of the container: a call, a gesture, or the end of an animation.
  associatedtype Input
  /// An action that the container has to perform for an input.
  associatedtype Action: MachineAction

  /// Changes the state for an input.
  ///
  /// - Returns: The actions that a `StateMachineRunner` has to perform, in this order.
  mutating func handle(_ input: Input) -> [Action]

  /// Traps if the state contradicts itself. Called after each input in debug builds. Default: does nothing.
  func checkInvariants()
}

extension StateMachine {
  public nonisolated func checkInvariants() {}
}

/// An output of a state machine: an action for the container to perform, or a rule for calling completion handlers.
public nonisolated protocol MachineAction {
  /// Returns the action that only applies a rule to the pending completions. Implemented by a case of an enumeration.
  static func calls(_ answer: CompletionRule) -> Self

  /// The rule for the pending completions; nil if the container performs the action.
  var completionRule: CompletionRule? { get }
}

extension MachineAction {
  /// An action that calls all pending completion handlers with false, and makes the current call's handler pending.
  public nonisolated static var failPending: Self { .calls(.failPending) }
  /// An action that makes the current call's completion handler pending, in addition to the handlers of earlier calls.
  public nonisolated static var joinPending: Self { .calls(.joinPending) }
  /// An action that calls all pending completion handlers with true.
  public nonisolated static var complete: Self { .complete(finished: true) }
  /// Returns an action that calls all pending completion handlers with `finished`.
  public nonisolated static func complete(finished: Bool) -> Self {
    .calls(.complete(finished: finished))
  }
}

/// A rule for calling the pending completion handlers, which belong to calls whose transition has not ended yet.
public nonisolated enum CompletionRule: Sendable, Hashable {
  /// The earlier completions are called with false; the present one becomes pending.
  case failPending
  /// The present completion becomes pending together with the earlier ones.
  case joinPending
  /// The pending completions are called with `finished`.
  case complete(finished: Bool)
}
