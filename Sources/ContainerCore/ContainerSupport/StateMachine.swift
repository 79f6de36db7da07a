// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A value with a container's state, which decides how the container reacts to calls, gestures and ended animations. It
/// returns the actions that the container has to perform for an input. It holds no views and reads no clock.
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

/// An action that the container performs, or that only applies a rule to completion handlers (`completionRule`).
public nonisolated protocol MachineAction {
  /// Returns the action that only applies a rule to completion handlers. An enumeration implements it with a case.
  static func calls(_ answer: CompletionRule) -> Self

  /// The rule that the action applies to completion handlers; nil for an action that the container performs.
  var completionRule: CompletionRule? { get }
}

extension MachineAction {
  /// An action that fails earlier calls: calls their handlers with false, and makes the current call's handler pending.
  public nonisolated static var failPending: Self { .calls(.failPending) }
  /// An action for a call that joins earlier calls: makes its handler pending, and leaves their handlers pending.
  public nonisolated static var joinPending: Self { .calls(.joinPending) }
  /// An action that calls all pending completion handlers with true.
  public nonisolated static var complete: Self { .complete(finished: true) }
  /// Returns an action that calls all pending completion handlers with `finished`.
  public nonisolated static func complete(finished: Bool) -> Self {
    .calls(.complete(finished: finished))
  }
}

/// A rule for completion handlers. The handler of a call is pending until the transition that the call requested ends.
public nonisolated enum CompletionRule: Sendable, Hashable {
  /// The pending handlers are called with false. Then only the current call's handler is pending.
  case failPending
  /// The current call's handler becomes pending, and the handlers of earlier calls stay pending.
  case joinPending
  /// The pending handlers are called with `finished`.
  case complete(finished: Bool)
}
