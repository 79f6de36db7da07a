// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// The animations of one window and the instant they are at.
public final class AnimationSystem {
  private var running: [any Steppable] = []
  private var advancing: [any Steppable] = []
  /// Called when something begins to move.
  var requestFrame: () -> Void
  private var alarms: [Alarm] = []
  private var loops: [LoopAnimation] = []
  /// Animators that stand still in the middle: they are not running, and not over.
  private var paused: [Paused] = []

  private struct Paused {
    weak var animator: (any Steppable)?
  }

  /// The instant of the event or frame that is being handled.
  public private(set) var now: Instant

  /// The instants of the last two frames: what began between them moved for the first time in the last one.
  private var lastFrames: (before: Instant, last: Instant)

  init(now: Instant, requestFrame: @escaping () -> Void = {}) {
    self.now = now
    lastFrames = (now, now)
    self.requestFrame = requestFrame
  }

  /// Whether an animation runs. Paused animations and waiting alarms do not count.
  public var isActive: Bool {
    for steppable in running where steppable.isRunning { return true }
    return false
  }

  /// Starts an animation of a number at the present instant.
  ///
  /// - Parameters:
  ///   - velocity: Units a second at the start, for springs.
  ///   - precision: How close to the target a spring counts as settled, in units of the value.
  ///   - onChange: Hears each new value, at most once a frame; the last one is `to` exactly.
  ///   - completion: Hears once whether the animation arrived.
  @discardableResult
  public func animate(
    from: Double, to: Double, velocity: Double = 0, motion: Motion, precision: Double = 0.001,
    onChange: @escaping @MainActor (Double) -> Void,
    completion: (@MainActor (_ finished: Bool) -> Void)? = nil
  ) -> Animator {
    let animation = Animation(
      from: from, to: to, velocity: velocity, motion: motion, start: now, precision: precision)
    let animator = Animator(animation: animation, onChange: onChange, completion: completion)
    if case .none = motion {
      animator.advance(to: now)
    } else {
      add(animator)
    }
    return animator
  }

  /// Calls `action` in the first frame at or after so many seconds from now; a negative number counts as 0. Until then no
  /// frame is rendered for the alarm, and an idle host sleeps.
  @discardableResult
  public func after(_ seconds: Double, _ action: @escaping () -> Void) -> Alarm {
    let alarm = Alarm(due: now.advanced(by: max(0, seconds)), action: action)
    alarms.removeAll { !$0.isPending }
    alarms.append(alarm)
    return alarm
  }

  /// Calls `action` in each frame from the next one on, with the seconds since the frame before. Frames are made until the
  /// ticker is stopped.
  package func eachFrame(_ action: @escaping (_ seconds: Double) -> Void) -> FrameTicker {
    let ticker = FrameTicker(start: now, action: action)
    add(ticker)
    return ticker
  }

  func addLoop(_ loop: LoopAnimation) {
    loops.append(loop)
    resumeLoops()
  }

  /// Views may have come into sight.
  package func resumeLoops() {
    guard !loops.isEmpty else { return }
    loops.removeAll(where: \.isOver)
    for loop in loops where loop.isRunning { add(loop) }
  }

  /// When the next alarm goes off.
  package var nextAlarm: Instant? {
    alarms.lazy.filter(\.isPending).map(\.due).min()
  }

  /// Whether the next step sets an alarm off.
  var isAlarmDue: Bool { nextAlarm.map { $0 <= now } ?? false }

  private func fireAlarms() {
    guard isAlarmDue else { return }
    let due = alarms.filter { $0.isPending && $0.due <= now }.sorted { $0.due < $1.due }
    // What one of them does may cancel another, and set new ones.
    for alarm in due { alarm.fire() }
    alarms.removeAll { !$0.isPending }
  }

  /// Steps something from the next frame on, until it stops running.
  func add(_ steppable: any Steppable) {
    guard !running.contains(where: { $0 === steppable }) else { return }
    running.append(steppable)
    requestFrame()
  }

  func animatorPaused(_ animator: any Steppable) {
    paused.removeAll { $0.animator?.isPaused != true || $0.animator === animator }
    paused.append(Paused(animator: animator))
  }

  /// How often a completion may start another animation while all of them are finished.
  private static let finishingRounds = 16

  /// Ends all animations where they are going. The window is dropped, and no frame will end them: what waits for them
  /// would keep itself alive.
  package func finishAll() {
    for _ in 0..<Self.finishingRounds {
      let moving = running + paused.compactMap(\.animator)
      guard !moving.isEmpty else { break }
      running = []
      paused = []
      for steppable in moving { steppable.finishEarly() }
    }
    (running, alarms, loops) = ([], [], [])
  }

  /// Moves the present on. It never runs backwards: an event that was stamped before the last
  /// frame's presentation is handled at the frame's instant.
  package func setNow(_ instant: Instant) {
    now = max(now, instant)
  }

  /// The host showed the last frame so many seconds late, as when a new screen was painted for it. What moved for the
  /// first time in that frame goes on from what the frame showed; what moved before keeps to its time.
  package func holdBeginnings(for seconds: Double) {
    for steppable in running {
      steppable.hold(for: seconds, ifBegunIn: lastFrames.before...lastFrames.last)
    }
  }

  /// Steps every animation to `instant`.
  func advance(to instant: Instant) {
    setNow(instant)
    lastFrames = (lastFrames.last, now)
    fireAlarms()
    guard !running.isEmpty else { return }
    // Callbacks may start and stop animations: walk another list, whose storage is kept.
    swap(&running, &advancing)
    running.removeAll(keepingCapacity: true)
    for steppable in advancing where steppable.isRunning { steppable.advance(to: instant) }
    // What the callbacks started comes behind what still runs, and what they stopped and started
    // again counts as started.
    swap(&running, &advancing)
    let started = advancing.count
    var kept = 0
    for index in running.indices where running[index].isRunning {
      running.swapAt(kept, index)
      kept += 1
    }
    running.removeSubrange(kept..<running.count)
    for index in 0..<started where !running.contains(where: { $0 === advancing[index] }) {
      running.append(advancing[index])
    }
    advancing.removeAll(keepingCapacity: true)
  }
}

/// Something that a window's animation system moves on with each frame.
protocol Steppable: AnyObject {
  /// False once it has arrived, was stopped or is paused: then it is not stepped any more.
  var isRunning: Bool { get }

  /// Whether it stands still in the middle. Default false.
  var isPaused: Bool { get }

  func advance(to instant: Instant)

  /// The last frame was seen late: what moved for the first time in it, having begun between these instants,
  /// goes on from there.
  func hold(for seconds: Double, ifBegunIn frame: ClosedRange<Instant>)

  /// The window is dropped: the value is where it was going, and the completion is called.
  func finishEarly()
}

extension Steppable {
  var isPaused: Bool { false }
}

/// How a value gets from one number to another.
public nonisolated enum Motion: Sendable, Hashable {
  /// Along a timing curve in `duration` seconds.
  case curve(Curve, duration: Double)
  /// Pulled by a spring, taking the present velocity along.
  case spring(Spring)
  /// Immediately, without animation.
  case none
}
