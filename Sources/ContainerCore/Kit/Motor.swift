// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Carries out what a state machine decides, one decision at a time, and answers every call exactly once.
///
/// What a callback asks for while a decision is being carried out waits until that is done (`whenFree`). A
/// completion hears true when the machine says so, false when something else was decided, and false when the
/// container goes before. The animations that bring the container to its next rest run here too (`animate`).
@MainActor public final class Motor<Owner: AnyObject, Machine: StateMachine> {
  /// The state; only inputs change it.
  public private(set) var machine: Machine

  /// Whether a decision is being carried out.
  public private(set) var isBusy = false

  /// The animations that run, in the order in which they were started.
  public private(set) var animators: [Animator] = []

  private struct Call {
    let run: (Owner) -> Void
    let completion: ((Bool) -> Void)?
  }

  private weak var owner: Owner?
  private let perform: (Owner, Machine.Action) -> Void
  private let decided: (Owner) -> Void
  private var waiting: [Call] = []
  private var pending: [(Bool) -> Void] = []
  /// Animations that have still to arrive.
  private var outstanding = 0
  /// Changes when animations are stopped: those of before arrive no more.
  private var generation = 0

  /// - Parameters:
  ///   - owner: The container that carries out the actions; not kept alive.
  ///   - decided: Called after each decision, when all its actions were carried out. Default nothing.
  ///   - perform: Carries out one action.
  public init(
    _ machine: Machine, owner: Owner, decided: @escaping (Owner) -> Void = { _ in },
    perform: @escaping (Owner, Machine.Action) -> Void
  ) {
    self.machine = machine
    self.owner = owner
    self.decided = decided
    self.perform = perform
  }

  // The class says its actor by itself: other modules compile it anew for their machines.
  isolated deinit {
    for completion in pending { completion(false) }
    for call in waiting { call.completion?(false) }
  }

  /// Hands an input to the machine and carries out what it decides, also in the middle of another decision.
  ///
  /// - Parameter completion: Hears once what becomes of it; false at once where the machine adopts no call.
  public func send(_ input: Machine.Input, completion: ((_ finished: Bool) -> Void)? = nil) {
    hold {
      let actions = machine.handle(input)
      #if DEBUG
        machine.checkInvariants()
      #endif
      carryOut(actions, for: completion)
    }
  }

  /// Carries out actions that no input led to.
  public func carryOut(_ actions: [Machine.Action], for completion: ((Bool) -> Void)? = nil) {
    hold {
      var call = completion
      for action in actions {
        switch action.answer {
        case .supersede:
          let superseded = pending
          pending = call.map { [$0] } ?? []
          call = nil
          for completion in superseded { completion(false) }
        case .adopt:
          if let call { pending.append(call) }
          call = nil
        case .complete(let finished): for completion in takeCalls() { completion(finished) }
        case nil:
          if let owner { perform(owner, action) }
        }
      }
      call?(false)
      if let owner { decided(owner) }
    }
  }

  /// Puts another machine in the place of this one, for a container that takes its children over as they are.
  public func reset(_ machine: Machine) { self.machine = machine }

  /// The calls that wait, for a container that answers them itself, such as one by one on the way.
  public func takeCalls() -> [(_ finished: Bool) -> Void] {
    let calls = pending
    pending = []
    return calls
  }

  /// Runs `call` now, or after the decision that is being carried out.
  ///
  /// - Parameter completion: Hears false where the owner goes before. Otherwise `call` answers it.
  public func whenFree(
    answering completion: ((_ finished: Bool) -> Void)? = nil, _ call: @escaping (Owner) -> Void
  ) {
    if isBusy {
      waiting.append(Call(run: call, completion: completion))
    } else if let owner {
      call(owner)
    } else {
      completion?(false)
    }
  }

  /// Carries out something that is no input as one decision: what its callbacks ask for comes after it.
  public func hold(_ body: () -> Void) {
    let isOutermost = !isBusy
    isBusy = true
    body()
    guard isOutermost else { return }
    isBusy = false
    let calls = waiting
    waiting = []
    for call in calls {
      if let owner { call.run(owner) } else { call.completion?(false) }
    }
  }

  // MARK: Movement

  /// Moves a number to another one, beside what moves already. When all has arrived, and no decision is being
  /// carried out, the machine gets an input.
  ///
  /// - Parameters:
  ///   - window: Nil shows no frame in between.
  ///   - velocity: Of the number, a second. Default 0.
  ///   - precision: How near to its end a spring counts as arrived. Default 0.001.
  ///   - arrival: Nil for a movement that leads nowhere, such as a hint to a pointer.
  ///   - show: Shows the number.
  public func animate(
    in window: Window?, from start: Double, to end: Double, velocity: Double = 0, motion: Motion,
    precision: Double = 0.001, then arrival: Machine.Input?,
    show: @escaping (_ owner: Owner, _ value: Double) -> Void
  ) {
    guard let window, start != end else {
      if let owner { show(owner, end) }
      return arrive(arrival)
    }
    let generation = generation
    outstanding += 1
    weak let motor = self
    let animator = window.animations.animate(
      from: start, to: end, velocity: velocity, motion: motion, precision: precision,
      onChange: { value in
        if let owner = motor?.owner { show(owner, value) }
      },
      completion: { finished in
        guard finished, let motor, generation == motor.generation else { return }
        motor.outstanding -= 1
        motor.arrive(arrival)
      })
    if generation == self.generation, animator.isRunning { animators.append(animator) }
  }

  /// Nothing has to move beside what moves already: the machine gets an input when that has arrived, and after
  /// the decision that is being carried out.
  public func arrive(_ arrival: Machine.Input?) {
    guard outstanding == 0 else { return }
    guard isBusy else { return arrived(arrival) }
    let generation = generation
    whenFree { [weak self] _ in
      if let self, generation == self.generation, outstanding == 0 { arrived(arrival) }
    }
  }

  private func arrived(_ arrival: Machine.Input?) {
    generation += 1
    animators.removeAll(keepingCapacity: true)
    if let arrival, let owner { withExtendedLifetime(owner) { send(arrival) } }
  }

  /// Stops the animations where they are. They arrive no more.
  public func stop() {
    outstanding = 0
    generation += 1
    for animator in animators { animator.stop() }
    animators.removeAll(keepingCapacity: true)
  }
}
