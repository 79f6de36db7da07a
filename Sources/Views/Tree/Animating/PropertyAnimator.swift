// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Animates the view properties that its closures change. Like UIKit's `UIViewPropertyAnimator`, it can be paused,
/// scrubbed, reversed and continued with a velocity.
public final class PropertyAnimator: Steppable {
  /// The state of a property animator: inactive, active or stopped.
  public enum State: Sendable, Hashable {
    /// The animator has not started.
    case inactive
    /// The animator is running or paused.
    case active
    /// The animator has ended. `addAnimations(_:)` makes it inactive again.
    case stopped
  }

  /// The position at which an animation has ended, which determines the values that the views keep.
  public enum Position: Sendable, Hashable {
    /// The end: the views have their new values.
    case end
    /// The start: the views have their old values again.
    case start
    /// The position at which the animation was stopped: the views keep the values that they showed.
    case current
  }

  /// The timing from the start to the end. After a pause, a curve takes the duration of the remaining fraction.
  public let motion: TimingParameters

  /// The state of the animator. Initially inactive; starting or pausing the animator makes it active.
  public private(set) var state = State.inactive

  /// Whether the animator is paused. Default false.
  public private(set) var isPaused = false

  /// Whether the animation runs backward, to its start. Default false. Setting it reverses a running animation.
  public var isReversed = false {
    didSet {
      if isReversed != oldValue, state == .active, !isPaused { run(velocity: velocity) }
    }
  }

  private let delay: Double
  private let options: AnimationOptions
  private var animations: [() -> Void] = []
  private var completions: [(Position) -> Void] = []
  private var changes: [PropertyChange] = []
  private var storedFractionComplete = 0.0
  private var velocity = 0.0
  private var isAutoreversing = false
  private var animation: Animation?
  private weak var system: AnimationSystem?
  /// The views outside a window whose properties the closures changed, and whether each was only set up.
  private var missedViews: [(view: Weak<View>, isSetUp: Bool)] = []

  /// Creates an animator, without starting it.
  ///
  /// - Parameters:
  ///   - delay: The seconds between `startAnimation()` and the first movement. Default 0; a negative delay counts as 0.
  ///   - animations: A closure that changes view properties; `startAnimation()` runs it.
  public init(
    motion: TimingParameters, delay: Double = 0, options: AnimationOptions = [],
    animations: (() -> Void)? = nil
  ) {
    self.motion = motion
    self.delay = max(0, delay)
    self.options = options
    if let animations { self.animations = [animations] }
  }

  /// The completed fraction of the animation, 0…1. A spring may exceed the range. Setting it pauses the animation.
  public var fractionComplete: Double {
    get { storedFractionComplete }
    set {
      pauseAnimation()
      storedFractionComplete = min(max(0, newValue), 1)
      show()
    }
  }

  /// Whether the animator is active and not paused.
  public var isRunning: Bool { state == .active && !isPaused }

  /// Adds a closure that changes view properties. A running animator animates the changes for the rest of its duration.
  /// An animator that has ended becomes inactive and can be started again, as in UIKit.
  public func addAnimations(_ animations: @escaping () -> Void) {
    if state == .stopped {
      (state, storedFractionComplete, isAutoreversing, isReversed) = (.inactive, 0, false, false)
    }
    if state == .inactive {
      self.animations.append(animations)
    } else {
      capture(animations)
      markMissedViews()
    }
  }

  func appendAnimations(of other: PropertyAnimator) {
    animations += other.animations
    completions += other.completions
  }

  /// Adds a closure that is called once, with the position at which the animation ended.
  public func addCompletion(_ completion: @escaping (_ position: Position) -> Void) {
    completions.append(completion)
  }

  // MARK: Control

  /// Runs the animation closures and starts the animation, or continues it after a pause. If the closures change no
  /// view in a window, the animation ends immediately.
  public func startAnimation() { startAnimation(velocity: 0) }

  /// - Parameter velocity: Fractions of the animation per second; for springs.
  func startAnimation(velocity: Double) {
    if state == .inactive, let collection = AnimationCollection.current {
      return collection.add(self)
    }
    if state == .inactive { begin() }
    guard state == .active else { return }
    run(velocity: velocity, delay: delay)
  }

  /// Pauses the animation. An inactive animator runs its closures, becomes active, and is paused at the start of the
  /// animation.
  public func pauseAnimation() {
    if state == .inactive { begin() }
    guard state == .active else { return }
    isPaused = true
    velocity = 0
    system?.addPausedAnimator(self)
  }

  /// Continues the animation from its current position, in the direction of `isReversed`.
  ///
  /// - Parameter velocity: The initial velocity in fractions of the animation per second, positive towards the end. A
  ///   spring starts with it. A curve is replaced by a curve that starts with this velocity and decelerates. The new
  ///   curve takes the remaining time, or less time if it would otherwise move past its end. Default nil: a spring
  ///   starts without velocity, and a curve keeps its shape.
  public func continueAnimation(velocity: Double? = nil) {
    guard state == .active else { return }
    run(velocity: velocity ?? 0, carriesVelocity: velocity != nil)
  }

  /// Ends the animation immediately. The views get their old values (`start`), keep the values on screen (`current`),
  /// or get their new values (`end`).
  public func finishAnimation(at position: Position) {
    guard state != .stopped else { return }
    state = .stopped
    isPaused = false
    // Of several keyframes, the first one has the property's original value.
    let ending = position == .start ? changes.reversed() : changes
    changes = []
    for (index, change) in ending.enumerated() {
      let shown = change.value(atFraction: storedFractionComplete)
      change.view?.endPresentation(of: change.property, by: self)
      switch position {
      case .end: break
      case .start: AnimationContext.withoutAnimation(change.restore)
      case .current:
        if isEffective(change, among: ending[..<index]) { change.view?.setModelValue(shown) }
      }
    }
    let completions = completions
    self.completions = []
    self.animations = []
    for completion in completions { completion(position) }
  }

  // MARK: Capture

  func capture(_ change: PropertyChange, in window: Window) {
    system = system ?? window.animations
    let isNext = changes.contains { change.follows($0) }
    if !isNext {
      changes.removeAll { $0.view === change.view && $0.property == change.property }
    }
    changes.append(change)
    if !isNext { change.show(fractionComplete: 0) }
  }

  /// Records a view outside a window, in place of `capture(_:in:)`. The first change of a view decides about `isSetUp`:
  /// whether the change may be part of setting the view up for an animation of other views.
  func recordMissedView(_ view: View, isSetUp: Bool) {
    if missedViews.last?.view.object !== view { missedViews.append((Weak(object: view), isSetUp)) }
  }

  private func markMissedViews() {
    for (view, isSetUp) in missedViews where takesTime && (changes.isEmpty || !isSetUp) {
      if let view = view.object, view.window == nil { view.presentation.hasMissedAnimation = true }
    }
    missedViews = []
  }

  /// Called when another animation or a plain assignment has replaced the animation of a property.
  func release(_ property: AnimatableProperty, of view: View) {
    let count = changes.count
    changes.removeAll { $0.view === view && $0.property == property }
    if changes.isEmpty, count > 0, state == .active { finishAnimation(at: .current) }
  }

  private func begin() {
    state = .active
    let closures = animations
    animations = []
    for closure in closures { capture(closure) }
    markMissedViews()
  }

  private func capture(_ closure: () -> Void) {
    let beginsFromCurrentState = options.contains(.beginFromCurrentState)
    AnimationContext(animator: self, beginsFromCurrentState: beginsFromCurrentState).run(closure)
  }

  // MARK: Movement

  private func run(velocity: Double, carriesVelocity: Bool = false, delay: Double = 0) {
    isPaused = false
    let target = isReversed || isAutoreversing ? 0.0 : 1.0
    // There is nothing to animate, so the animation has ended.
    guard let system, !changes.isEmpty else { return finishEarly() }
    animation = Animation(
      from: storedFractionComplete, to: target, velocity: velocity,
      motion: remainingMotion(to: target, velocity: carriesVelocity ? velocity : nil),
      start: system.now.advanced(by: delay))
    system.add(self)
  }

  /// The rest of a curve takes its fraction of the duration.
  private func remainingMotion(to target: Double, velocity: Double?) -> TimingParameters {
    guard case .curve(let curve, let duration) = motion else { return motion }
    let distance = target - storedFractionComplete
    let rest = duration * abs(distance)
    guard let velocity, distance != 0 else { return .curve(curve, duration: rest) }
    let slope = velocity * rest / distance
    let limit = TimingCurve.maximumDecelerationSlope
    guard slope > limit else { return .curve(.decelerating(from: slope), duration: rest) }
    return .curve(.decelerating(from: limit), duration: rest * limit / slope)
  }

  func advance(to instant: Instant) {
    guard isRunning, let animation, instant >= animation.start else { return }
    let sample = animation.sample(at: instant)
    storedFractionComplete = clamped(sample.value)
    velocity = sample.velocity
    show()
    if sample.isFinished { handleEnd() }
  }

  func finishEarly() {
    if state == .active { finishAnimation(at: isReversed ? .start : .end) }
  }

  func delayStart(by seconds: Double, ifStartedIn frame: ClosedRange<Instant>) {
    animation?.delayStart(by: seconds, ifStartedIn: frame)
  }

  private var takesTime: Bool {
    if case .curve(_, let duration) = motion { duration > 0 } else { true }
  }

  private func handleEnd() {
    guard !isReversed, takesTime else { return finishEarly() }
    if options.contains(.autoreverse), !isAutoreversing {
      isAutoreversing = true
      return run(velocity: 0)
    }
    isAutoreversing = false
    guard options.contains(.repeat), changes.contains(where: { $0.view?.isOnScreen == true })
    else { return finishEarly() }
    storedFractionComplete = 0
    run(velocity: 0)
  }

  /// A spring may overshoot. A curve that started in the opposite direction is clamped: the views have no values
  /// outside 0…1.
  private func clamped(_ value: Double) -> Double {
    guard case .curve(let curve, _) = animation?.motion, curve.y1 < 0 else { return value }
    return min(max(0, value), 1)
  }

  private func show() {
    for (index, change) in changes.enumerated()
    where isEffective(change, among: changes[..<index]) {
      change.show(fractionComplete: storedFractionComplete)
    }
  }

  /// Of consecutive keyframes, only the last started one is in effect.
  private func isEffective(_ change: PropertyChange, among earlier: ArraySlice<PropertyChange>)
    -> Bool
  {
    guard let start = change.keyframe?.lowerBound, storedFractionComplete < start else {
      return true
    }
    return !earlier.contains { change.follows($0) }
  }
}

struct PropertyChange {
  weak var view: View?
  let property: AnimatableProperty
  let from: AnimatedValue
  let to: AnimatedValue

  let restore: () -> Void

  /// The part of the animation in which the change happens; nil for the whole.
  var keyframe: ClosedRange<Double>?

  func show(fractionComplete: Double) {
    view?.setPresentationValue(value(atFraction: fractionComplete), for: property)
  }

  func value(atFraction fraction: Double) -> AnimatedValue {
    guard let keyframe else { return from.interpolated(to: to, fraction: fraction) }
    let length = keyframe.upperBound - keyframe.lowerBound
    let part =
      length > 0
      ? (fraction - keyframe.lowerBound) / length : fraction < keyframe.lowerBound ? 0 : 1
    return from.interpolated(to: to, fraction: min(max(0, part), 1))
  }

  func follows(_ other: PropertyChange) -> Bool {
    view === other.view && property == other.property && keyframe != nil && other.keyframe != nil
  }
}
