// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Runs the animations and scheduled actions of one window, and holds the window's current instant.
public final class AnimationSystem {
  private var runningAnimations: [any Steppable] = []
  private var advancingAnimations: [any Steppable] = []
  var requestFrame: () -> Void
  private var scheduledActions: [ScheduledAction] = []
  private var loops: [LoopAnimation] = []
  private var pausedAnimators: [WeakAnimator] = []

  private struct WeakAnimator {
    weak var animator: (any Steppable)?
  }

  /// The window's current instant, which is the instant of the event or frame that is being handled.
  public private(set) var now: Instant

  /// The instants of the last two frames. Animations that started between them first moved in the last frame.
  private var lastFrames: (before: Instant, last: Instant)

  init(now: Instant, requestFrame: @escaping () -> Void = {}) {
    self.now = now
    lastFrames = (now, now)
    self.requestFrame = requestFrame
  }

  /// Whether an animation is running. Paused animations and scheduled actions do not count.
  public var isActive: Bool {
    for steppable in runningAnimations where steppable.isRunning { return true }
    return false
  }

  /// Animates a number from `from` to `to`, beginning at the current instant.
  ///
  /// - Parameters:
  ///   - velocity: The velocity at the start, in units per second. Default 0. Only springs use it.
  ///   - precision: The distance from `to` at which a spring ends, if it is almost at rest. Default 0.001.
  ///   - onChange: Called with each new value, at most once per frame; the last value is exactly `to`.
  ///   - completion: Called once: with true at the end of the animation, with false if `Animator.stop()` is called.
  @discardableResult
  public func animate(
    from: Double, to: Double, velocity: Double = 0, motion: TimingParameters,
    precision: Double = 0.001,
    onChange: @escaping @MainActor (Double) -> Void,
    completion: (@MainActor (_ finished: Bool) -> Void)? = nil
  ) -> Animator {
    let animation = Animation(
      from: from, to: to, velocity: velocity, motion: motion, start: now, precision: precision)
    let animator = Animator(animation: animation, onChange: onChange, completion: completion)
    if motion == .none { animator.advance(to: now) } else { add(animator) }
    return animator
  }

  /// Schedules an action for the first frame at or after `seconds` from now; a negative number
  /// counts as 0. Until then the action requests no frame, so that an idle program can sleep.
  @discardableResult
  public func schedule(after seconds: Double, action: @escaping () -> Void) -> ScheduledAction {
    let alarm = ScheduledAction(fireInstant: now.advanced(by: max(0, seconds)), action: action)
    scheduledActions.removeAll { !$0.isPending }
    scheduledActions.append(alarm)
    return alarm
  }

  /// Calls `action` in each frame, with the seconds since the previous one. Frames are rendered until the ticker stops.
  package func startTicker(_ action: @escaping (_ seconds: Double) -> Void) -> FrameTicker {
    let ticker = FrameTicker(start: now, action: action)
    add(ticker)
    return ticker
  }

  func addLoop(_ loop: LoopAnimation) {
    loops.append(loop)
    resumeLoops()
  }

  package func resumeLoops() {
    guard !loops.isEmpty else { return }
    loops.removeAll(where: \.isOver)
    for loop in loops where loop.isRunning { add(loop) }
  }

  package var nextFireInstant: Instant? {
    scheduledActions.lazy.filter(\.isPending).map(\.fireInstant).min()
  }

  var hasDueAction: Bool { nextFireInstant.map { $0 <= now } ?? false }

  private func fireDueActions() {
    guard hasDueAction else { return }
    let due = scheduledActions.filter { $0.isPending && $0.fireInstant <= now }.sorted {
      $0.fireInstant < $1.fireInstant
    }
    // An action may cancel others, and schedule new ones.
    for alarm in due { alarm.fire() }
    scheduledActions.removeAll { !$0.isPending }
  }

  func add(_ steppable: any Steppable) {
    guard !runningAnimations.contains(where: { $0 === steppable }) else { return }
    runningAnimations.append(steppable)
    requestFrame()
  }

  func addPausedAnimator(_ animator: any Steppable) {
    pausedAnimators.removeAll { $0.animator?.isPaused != true || $0.animator === animator }
    pausedAnimators.append(WeakAnimator(animator: animator))
  }

  private static let maximumFinishingRounds = 16

  /// Ends all animations at their end values. Called when the window is dropped: no frame would end the animations, and
  /// their completions would keep objects alive.
  package func finishAll() {
    for _ in 0..<Self.maximumFinishingRounds {
      let moving = runningAnimations + pausedAnimators.compactMap(\.animator)
      guard !moving.isEmpty else { break }
      runningAnimations = []
      pausedAnimators = []
      for steppable in moving { steppable.finishEarly() }
    }
    (runningAnimations, scheduledActions, loops) = ([], [], [])
  }

  /// Sets the current instant. It never moves backwards: an event with a time stamp before the last frame's
  /// presentation is handled at the frame's instant.
  package func setNow(_ instant: Instant) { now = max(now, instant) }

  /// Delays animations after the host showed the last frame late, for example because it painted a new screen.
  /// Animations that moved for the first time in that frame continue from there. Older animations keep their time.
  package func delayRecentStarts(by seconds: Double) {
    for steppable in runningAnimations {
      steppable.delayStart(by: seconds, ifStartedIn: lastFrames.before...lastFrames.last)
    }
  }

  func advance(to instant: Instant) {
    setNow(instant)
    lastFrames = (lastFrames.last, now)
    fireDueActions()
    guard !runningAnimations.isEmpty else { return }
    // Callbacks may start and stop animations: walk another list, whose storage is kept.
    swap(&runningAnimations, &advancingAnimations)
    runningAnimations.removeAll(keepingCapacity: true)
    for steppable in advancingAnimations where steppable.isRunning {
      steppable.advance(to: instant)
    }
    // New animations are appended. An animation that was stopped and started again counts as new.
    swap(&runningAnimations, &advancingAnimations)
    let started = advancingAnimations.count
    var kept = 0
    for index in runningAnimations.indices where runningAnimations[index].isRunning {
      runningAnimations.swapAt(kept, index)
      kept += 1
    }
    runningAnimations.removeSubrange(kept..<runningAnimations.count)
    for index in 0..<started
    where !runningAnimations.contains(where: { $0 === advancingAnimations[index] }) {
      runningAnimations.append(advancingAnimations[index])
    }
    advancingAnimations.removeAll(keepingCapacity: true)
  }
}

protocol Steppable: AnyObject {
  /// False if the object has ended, was stopped or is paused. Then it is not advanced any more.
  var isRunning: Bool { get }

  var isPaused: Bool { get }

  func advance(to instant: Instant)

  /// Delays the object if it started between these instants: it first moved in the last frame, which was late. Default:
  /// does nothing, because a loop and a ticker have no start to delay.
  func delayStart(by seconds: Double, ifStartedIn frame: ClosedRange<Instant>)

  /// Sets the end value and calls the completion, because the window is dropped.
  func finishEarly()
}

extension Steppable {
  var isPaused: Bool { false }

  func delayStart(by seconds: Double, ifStartedIn frame: ClosedRange<Instant>) {}
}

/// The timing of an animation: a curve with a duration, a spring, or an immediate change.
public nonisolated enum TimingParameters: Sendable, Hashable {
  /// Follows a timing curve for `duration` seconds.
  case curve(TimingCurve, duration: Double)
  /// Follows a spring, which continues the current velocity.
  case spring(Spring)
  /// Changes the value immediately, without animation.
  case none
}
