// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Decides what a container does: a value that holds no views and knows no time. Each input returns what has
/// to be done, in order. All that is known of the state is in the value; what an input or an action needs
/// besides, it carries.
public nonisolated protocol StateMachine {
  /// What may happen to the container: calls, gestures, arrivals.
  associatedtype Input
  /// What the container has to do about an input.
  associatedtype Action: MachineAction

  /// Changes the state.
  ///
  /// - Returns: What a `Motor` has to carry out, in this order.
  mutating func handle(_ input: Input) -> [Action]

  /// Stops the program where the state contradicts itself. Called after each input in debug builds. Default:
  /// nothing.
  func checkInvariants()
}

extension StateMachine {
  public nonisolated func checkInvariants() {}
}

/// Something that a container has to do, or what becomes of the calls that wait for it.
public nonisolated protocol MachineAction {
  /// An action that is there for the calls that wait alone; a case of an enumeration.
  static func calls(_ answer: MotorAnswer) -> Self

  /// What the action means for the calls that wait; nil for one that the container carries out.
  var answer: MotorAnswer? { get }
}

extension MachineAction {
  /// Earlier calls will not get what they asked for; the present one counts from here on.
  public nonisolated static var supersede: Self { .calls(.supersede) }
  /// The present call counts along with the earlier ones.
  public nonisolated static var adopt: Self { .calls(.adopt) }
  /// The calls that count have got what they asked for.
  public nonisolated static var complete: Self { .complete(finished: true) }
  /// They have got it, or not, where nobody had decided otherwise before.
  public nonisolated static func complete(finished: Bool) -> Self {
    .calls(.complete(finished: finished))
  }
}

/// What becomes of the calls that wait for a container to do what they asked for.
public nonisolated enum MotorAnswer: Sendable, Hashable {
  /// Earlier calls will not get what they asked for and hear false; the present call waits from here on.
  case supersede
  /// The present call waits along with the earlier ones.
  case adopt
  /// The calls that wait are answered: whether they got what they asked for.
  case complete(finished: Bool)
}
