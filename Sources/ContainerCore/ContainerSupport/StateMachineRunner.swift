// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Performs the actions that a state machine returns, one input at a time, and calls each completion exactly once.
///
/// A call from a callback waits until all actions for the input have been performed (`performWhenIdle(completion:_:)`).
/// The runner also runs the animations that bring the container to its next idle state
/// (`animate(in:from:to:velocity:motion:precision:inputAtEnd:onUpdate:)`).
@MainActor public final class StateMachineRunner<Owner: AnyObject, Machine: StateMachine> {
  /// The state machine of the container. Its state changes only in `send(_:completion:)` and `reset(to:)`.
  public private(set) var machine: Machine

  /// Whether actions or a transaction are being performed, so that `performWhenIdle(completion:_:)` defers its calls.
  public private(set) var isBusy = false

  /// The running animations, in the order in which they were started.
  public private(set) var animators: [Animator] = []

  private struct DeferredCall {
    let run: (Owner) -> Void
    let completion: ((Bool) -> Void)?
  }

  private weak var owner: Owner?
  private let perform: (Owner, Machine.Action) -> Void
  private let onStateChange: (Owner) -> Void
  private var deferredCalls: [DeferredCall] = []
  private var pendingCompletions: [(Bool) -> Void] = []
  private var runningAnimationCount = 0
  /// Changes when animations are stopped, so that the completions of earlier animations are ignored.
  private var generation = 0

  /// Creates a runner for the state machine of a container.
  ///
  /// - Parameters:
  ///   - owner: The container that performs the actions. Not retained.
  ///   - onStateChange: Called after each list of actions has been performed. Default: does nothing.
  ///   - perform: Performs one of the actions that the state machine returns, in the container that is passed.
  public init(
    _ machine: Machine, owner: Owner, onStateChange: @escaping (Owner) -> Void = { _ in },
    perform: @escaping (Owner, Machine.Action) -> Void
  ) {
    self.machine = machine
    self.owner = owner
    self.onStateChange = onStateChange
    self.perform = perform
  }

  // The actor is stated because other modules specialize the class for their machines.
  isolated deinit {
    for completion in pendingCompletions { completion(false) }
    for call in deferredCalls { call.completion?(false) }
  }

  /// Sends an input to the machine and performs the actions that it returns. May be called while actions are performed.
  ///
  /// - Parameter completion: Called exactly once: with true when the machine has completed the change, with false when
  ///   another change has replaced it, the machine has rejected the input, or the runner is released.
  public func send(_ input: Machine.Input, completion: ((_ finished: Bool) -> Void)? = nil) {
    performTransaction {
      let actions = machine.handle(input)
      #if DEBUG
        machine.checkInvariants()
      #endif
      performActions(actions, completion: completion)
    }
  }

  /// Performs the given actions without an input to the machine. `completion` is called as by `send(_:completion:)`.
  public func performActions(_ actions: [Machine.Action], completion: ((Bool) -> Void)? = nil) {
    performTransaction {
      var call = completion
      for action in actions {
        switch action.completionRule {
        case .failPending:
          let superseded = pendingCompletions
          pendingCompletions = call.map { [$0] } ?? []
          call = nil
          for completion in superseded { completion(false) }
        case .joinPending:
          if let call { pendingCompletions.append(call) }
          call = nil
        case .complete(let finished):
          for completion in removePendingCompletions() { completion(finished) }
        case nil:
          if let owner { perform(owner, action) }
        }
      }
      call?(false)
      if let owner { onStateChange(owner) }
    }
  }

  /// Replaces the machine without performing actions. The owner calls it after changes that no input has caused.
  public func reset(to machine: Machine) { self.machine = machine }

  /// Removes and returns the completion handlers of calls whose changes have not ended. The caller has to call them.
  public func removePendingCompletions() -> [(_ finished: Bool) -> Void] {
    let calls = pendingCompletions
    pendingCompletions = []
    return calls
  }

  /// Calls `call` with the container: immediately or, if `isBusy`, after the actions or the transaction.
  ///
  /// - Parameter completion: Called with false if the container is released first. In other cases, `call` must call it.
  public func performWhenIdle(
    completion: ((_ finished: Bool) -> Void)? = nil, _ call: @escaping (Owner) -> Void
  ) {
    if isBusy {
      deferredCalls.append(DeferredCall(run: call, completion: completion))
    } else if let owner {
      call(owner)
    } else {
      completion?(false)
    }
  }

  /// Runs `body` as a transaction. After the outermost one, runs the calls that `performWhenIdle` has deferred.
  public func performTransaction(_ body: () -> Void) {
    let isOutermost = !isBusy
    isBusy = true
    body()
    guard isOutermost else { return }
    isBusy = false
    let calls = deferredCalls
    deferredCalls = []
    for call in calls {
      if let owner { call.run(owner) } else { call.completion?(false) }
    }
  }

  // MARK: Animation

  /// Animates a value, in parallel with the animations that are already running. When no animation is running any more,
  /// sends the last one's `inputAtEnd` to the machine, after actions that are being performed. Drops the other inputs.
  ///
  /// - Parameters:
  ///   - window: The window that renders the frames; nil to show only the end value.
  ///   - velocity: The initial velocity of the value, per second. Default 0.
  ///   - precision: The distance from the end value at which a spring ends. Default 0.001.
  ///   - arrival: The input to send if this animation ends last; nil for none, for example because a drag follows.
  ///   - onUpdate: Updates the owner's views for a value of the animation.
  public func animate(
    in window: Window?, from start: Double, to end: Double, velocity: Double = 0,
    motion: TimingParameters,
    precision: Double = 0.001, inputAtEnd arrival: Machine.Input?,
    onUpdate: @escaping (_ owner: Owner, _ value: Double) -> Void
  ) {
    guard let window, start != end else {
      if let owner { onUpdate(owner, end) }
      return sendIfNotAnimating(arrival)
    }
    let generation = generation
    runningAnimationCount += 1
    weak let motor = self
    let animator = window.animations.animate(
      from: start, to: end, velocity: velocity, motion: motion, precision: precision,
      onChange: { value in
        if let owner = motor?.owner { onUpdate(owner, value) }
      },
      completion: { finished in
        guard finished, let motor, generation == motor.generation else { return }
        motor.runningAnimationCount -= 1
        motor.sendIfNotAnimating(arrival)
      })
    if generation == self.generation, animator.isRunning { animators.append(animator) }
  }

  /// Sends an input to the machine, after the actions that are being performed; nil sends nothing. If an animation is
  /// running, drops the input, because the animation that ends last sends its own input.
  public func sendIfNotAnimating(_ arrival: Machine.Input?) {
    guard runningAnimationCount == 0 else { return }
    guard isBusy else { return endAnimations(sending: arrival) }
    let generation = generation
    performWhenIdle { [weak self] _ in
      if let self, generation == self.generation, runningAnimationCount == 0 {
        endAnimations(sending: arrival)
      }
    }
  }

  private func endAnimations(sending arrival: Machine.Input?) {
    generation += 1
    animators.removeAll(keepingCapacity: true)
    if let arrival, let owner { withExtendedLifetime(owner) { send(arrival) } }
  }

  /// Stops all animations at their present values, without sending their `inputAtEnd` to the machine.
  public func stopAnimations() {
    runningAnimationCount = 0
    generation += 1
    for animator in animators { animator.stop() }
    animators.removeAll(keepingCapacity: true)
  }
}
