// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Animates the view properties that its closures change, and can be paused, scrubbed, reversed
/// and continued with a velocity, as UIKit's `UIViewPropertyAnimator`.
public final class PropertyAnimator: Steppable {
  /// The progress of an animator.
  public enum State: Sendable, Hashable {
    /// Not started.
    case inactive
    /// Running or paused.
    case active
    /// Ended. `addAnimations(_:)` makes the animator inactive again.
    case stopped
  }

  /// Where an animation ended.
  public enum Position: Sendable, Hashable {
    /// Where the animation was to go: the views have their new values.
    case end
    /// Where it began: the views have their old values again.
    case start
    /// Where it stopped: the views have the values that they showed.
    case current
  }

  /// How it moves. For a curve the whole way takes its duration.
  public let motion: Motion

  /// How far it is. Default inactive; starting or pausing makes it active.
  public private(set) var state = State.inactive

  /// Whether it stands still in the middle.
  public private(set) var isPaused = false

  /// Whether the animation runs back to its start. Default false. Setting it turns a running animation round.
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
  private var share = 0.0
  private var velocity = 0.0
  /// Whether an animation that reverses by itself is on its way back.
  private var isReturning = false
  private var animation: Animation?
  private weak var system: AnimationSystem?
  /// The views outside a window whose properties the closures changed, and whether each was only set up.
  private var missedViews: [(view: WeakView, isSetUp: Bool)] = []

  /// - Parameters:
  ///   - delay: Seconds between `startAnimation()` and the first movement. Default 0; a negative delay counts as 0.
  ///   - animations: Changes view properties; run by `startAnimation()`.
  public init(
    motion: Motion, delay: Double = 0, options: AnimationOptions = [],
    animations: (() -> Void)? = nil
  ) {
    self.motion = motion
    self.delay = max(0, delay)
    self.options = options
    if let animations { self.animations = [animations] }
  }

  /// The fraction of the animation that is complete, 0…1. Setting it pauses the animation there; a value outside the range
  /// counts as the nearer end.
  public var fractionComplete: Double {
    get { share }
    set {
      pauseAnimation()
      share = min(max(0, newValue), 1)
      show()
    }
  }

  /// Whether it moves with the frames.
  public var isRunning: Bool { state == .active && !isPaused }

  /// Adds changes. A running animator animates them for the rest of its duration. An animator that has ended becomes inactive
  /// and can be started again, as in UIKit.
  public func addAnimations(_ animations: @escaping () -> Void) {
    if state == .stopped {
      (state, share, isReturning, isReversed) = (.inactive, 0, false, false)
    }
    if state == .inactive {
      self.animations.append(animations)
    } else {
      capture(animations)
      markMissedViews()
    }
  }

  /// Does what another animator was to do, which has not started.
  func absorb(_ other: PropertyAnimator) {
    animations += other.animations
    completions += other.completions
  }

  /// Hears once where the animation ended.
  public func addCompletion(_ completion: @escaping (_ position: Position) -> Void) {
    completions.append(completion)
  }

  // MARK: Control

  /// Runs the closures and starts, or goes on after a pause. If they change only views that are in no window, it ends
  /// immediately, at `end`.
  public func startAnimation() { startAnimation(velocity: 0) }

  /// - Parameter velocity: Shares of the way a second; for springs.
  func startAnimation(velocity: Double) {
    if state == .inactive, let collection = AnimationContext.collection {
      return collection.take(self)
    }
    if state == .inactive { begin() }
    guard state == .active else { return }
    run(velocity: velocity, delay: delay)
  }

  /// Stands still. An animator that was not started begins paused, ready to be scrubbed.
  public func pauseAnimation() {
    if state == .inactive { begin() }
    guard state == .active else { return }
    isPaused = true
    velocity = 0
    system?.animatorPaused(self)
  }

  /// Goes on from where it stands, in the direction `isReversed` says.
  ///
  /// - Parameter velocity: Shares of the way a second, positive towards the end: what a release carries
  ///   over. A spring takes it along; a curve gives way to one that sets out as fast, comes to rest at the
  ///   same time, and sooner where it is too fast for that. Default nil: a spring starts from rest, a
  ///   curve as it does.
  public func continueAnimation(velocity: Double? = nil) {
    guard state == .active else { return }
    run(velocity: velocity ?? 0, carriesVelocity: velocity != nil)
  }

  /// Ends it at once. At `start` the views get their old values, at `current` what they show.
  public func finishAnimation(at position: Position) {
    guard state != .stopped else { return }
    state = .stopped
    isPaused = false
    // Of several keyframes the first one knows where the property began.
    let ending = position == .start ? changes.reversed() : changes
    changes = []
    for (index, change) in ending.enumerated() {
      let shown = change.value(at: share)
      change.view?.endPresenting(change.property, by: self)
      switch position {
      case .end: break
      case .start: AnimationContext.withoutAnimation(change.restore)
      case .current:
        if isShown(change, among: ending[..<index]) {
          change.view?.setModel(shown, for: change.property)
        }
      }
    }
    let completions = completions
    self.completions = []
    self.animations = []
    for completion in completions { completion(position) }
  }

  // MARK: Capture

  /// Called by a view whose property was set inside one of the closures.
  func capture(_ change: PropertyChange, in window: Window) {
    system = system ?? window.animations
    let isNext = changes.contains { change.follows($0) }
    if !isNext {
      changes.removeAll { $0.view === change.view && $0.property == change.property }
    }
    changes.append(change)
    if !isNext { change.show(share: 0) }
  }

  /// Called by a view that is in no window, in place of `capture(_:in:)`.
  ///
  /// - Parameter isSetUp: Whether the change may be part of setting the view up for an animation of other views. The
  ///   first change of a view decides.
  func missed(_ view: View, isSetUp: Bool) {
    if missedViews.last?.view.view !== view { missedViews.append((WeakView(view: view), isSetUp)) }
  }

  /// Lets the views that miss the animation say so when they enter a window.
  private func markMissedViews() {
    for (view, isSetUp) in missedViews where takesTime && (changes.isEmpty || !isSetUp) {
      if let view = view.view, view.window == nil { view.presented.setMissedAnimation(true) }
    }
    missedViews = []
  }

  /// Another animation, or a plain assignment, has taken a property over.
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
    AnimationContext(
      animator: self, beginsFromCurrentState: options.contains(.beginFromCurrentState)
    )
    .run(closure)
  }

  // MARK: Movement

  private func run(velocity: Double, carriesVelocity: Bool = false, delay: Double = 0) {
    isPaused = false
    let target = isReversed || isReturning ? 0.0 : 1.0
    // Nothing on screen moves: it has arrived.
    guard let system, !changes.isEmpty else {
      finishAnimation(at: isReversed ? .start : .end)
      return
    }
    animation = Animation(
      from: share, to: target, velocity: velocity,
      motion: remainingMotion(to: target, velocity: carriesVelocity ? velocity : nil),
      start: system.now.advanced(by: delay))
    system.add(self)
  }

  /// What is left of a curve takes its share of the time.
  private func remainingMotion(to target: Double, velocity: Double?) -> Motion {
    guard case .curve(let curve, let duration) = motion else { return motion }
    let distance = target - share
    let rest = duration * abs(distance)
    guard let velocity, distance != 0 else { return .curve(curve, duration: rest) }
    let slope = velocity * rest / distance
    let limit = Curve.steepestLanding
    guard slope > limit else { return .curve(.landing(from: slope), duration: rest) }
    return .curve(.landing(from: limit), duration: rest * limit / slope)
  }

  func advance(to instant: Instant) {
    guard isRunning, let animation, instant >= animation.start else { return }
    let sample = animation.sample(at: instant)
    share = bounded(sample.value)
    velocity = sample.velocity
    show()
    if sample.isFinished { arrived() }
  }

  func finishEarly() {
    if state == .active { finishAnimation(at: isReversed ? .start : .end) }
  }

  func hold(for seconds: Double, ifBegunIn frame: ClosedRange<Instant>) {
    animation?.hold(for: seconds, ifBegunIn: frame)
  }

  private var takesTime: Bool {
    if case .curve(_, let duration) = motion { duration > 0 } else { true }
  }

  /// At an end of the way: it turns round, begins again, or is over.
  private func arrived() {
    guard !isReversed, takesTime else { return finishAnimation(at: isReversed ? .start : .end) }
    if options.contains(.autoreverse), !isReturning {
      isReturning = true
      return run(velocity: 0)
    }
    isReturning = false
    guard options.contains(.repeat),
      changes.contains(where: { $0.view?.isInSight == true })
    else { return finishAnimation(at: .end) }
    share = 0
    run(velocity: 0)
  }

  /// A spring may pass its ends. A curve that was let go the other way does not: there is nothing to see.
  private func bounded(_ value: Double) -> Double {
    guard case .curve(let curve, _) = animation?.motion, curve.y1 < 0 else { return value }
    return min(max(0, value), 1)
  }

  private func show() {
    for (index, change) in changes.enumerated()
    where isShown(change, among: changes[..<index]) {
      change.show(share: share)
    }
  }

  /// Of keyframes that follow each other the last that has begun shows.
  private func isShown(_ change: PropertyChange, among earlier: ArraySlice<PropertyChange>) -> Bool
  {
    guard let start = change.keyframe?.lowerBound, share < start else { return true }
    return !earlier.contains { change.follows($0) }
  }
}

/// One property of one view on its way, as an animator captured it.
struct PropertyChange {
  weak var view: View?
  let property: AnimatableProperty
  let from: AnimatedValue
  let to: AnimatedValue

  /// Gives the view the value it had before, without animation.
  let restore: () -> Void

  /// The part of the way in which it happens; nil for the whole.
  var keyframe: ClosedRange<Double>?

  func show(share: Double) {
    view?.present(value(at: share), for: property)
  }

  /// What the property shows when so much of the whole way is done.
  func value(at share: Double) -> AnimatedValue {
    guard let keyframe else { return from.interpolated(to: to, share: share) }
    let length = keyframe.upperBound - keyframe.lowerBound
    let part =
      length > 0 ? (share - keyframe.lowerBound) / length : share < keyframe.lowerBound ? 0 : 1
    return from.interpolated(to: to, share: min(max(0, part), 1))
  }

  /// Whether it is the later of two changes of one property in keyframes.
  func follows(_ other: PropertyChange) -> Bool {
    view === other.view && property == other.property && keyframe != nil && other.keyframe != nil
  }
}
