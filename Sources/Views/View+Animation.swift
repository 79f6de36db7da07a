// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

extension View {
  /// Animates what `animations` changes: frames, bounds origins, alphas, background colors and
  /// transforms of views. The properties have their new values at once; what is on screen follows.
  ///
  /// As in UIKit, a view that is in no window is not animated: it has its new values, and if the closure changes nothing else,
  /// the completion is called with true before this method returns. `viewDidLoad()` is too early for an animation,
  /// `viewDidAppear(_:)` is not. When such a view enters a window later, the host's log says once that its animation was missed.
  ///
  /// - Parameters:
  ///   - duration: Seconds. If it is 0 or negative, the changes are not animated.
  ///   - delay: Seconds before the movement begins. Default 0; a negative delay counts as 0.
  ///   - curve: Default ease in and out, as UIKit.
  ///   - completion: Hears once: true when everything arrived, false when something else took the
  ///     properties over.
  @discardableResult
  public static func animate(
    duration: Double, delay: Double = 0, curve: Curve = .easeInOut,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) -> PropertyAnimator {
    var motion = Motion.curve(curve, duration: max(0, duration))
    if let outer = AnimationContext.current?.animator.motion {
      motion = motion.inheriting(from: outer, options: options)
    }
    return animate(
      motion: motion, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// The same with a spring.
  @discardableResult
  public static func animate(
    spring: Spring, delay: Double = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((_ finished: Bool) -> Void)? = nil
  ) -> PropertyAnimator {
    animate(
      motion: .spring(spring), delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// The same with a spring that UIKit's words describe.
  ///
  /// - Parameters:
  ///   - duration: Seconds until the movement has ended. If it is 0 or negative, the changes are not animated.
  ///   - dampingRatio: 1 comes to rest without passing its end; less swings, at least 0.01.
  ///   - initialVelocity: Shares of the way a second at the beginning. Default 0, as for what is no finite number.
  @discardableResult
  public static func animate(
    duration: Double, delay: Double = 0, dampingRatio: Double, initialVelocity: Double = 0,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) -> PropertyAnimator {
    animate(
      motion: !(duration > 0)
        ? .none : .spring(Spring(dampingRatio: dampingRatio, duration: duration)),
      delay: delay, velocity: initialVelocity.isFinite ? initialVelocity : 0, options: options,
      animations: animations,
      completion: completion)
  }

  /// Animates in several steps, each a closure that `addKeyframe(relativeStartTime:relativeDuration:animations:)` gets in
  /// `animations`. Steps that change one property follow each other.
  ///
  /// - Parameter duration: Seconds of the whole, of which each step has its part.
  @discardableResult
  public static func animateKeyframes(
    duration: Double, delay: Double = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((_ finished: Bool) -> Void)? = nil
  ) -> PropertyAnimator {
    animate(
      duration: duration, delay: delay, curve: .linear, options: options, animations: animations,
      completion: completion)
  }

  /// One step of `animateKeyframes(duration:…)`, inside its closure; elsewhere the changes are as if made there.
  ///
  /// - Parameters:
  ///   - relativeStartTime: The part of the whole after which it begins, 0…1.
  ///   - relativeDuration: The part of the whole that it takes, 0…1.
  public static func addKeyframe(
    relativeStartTime: Double, relativeDuration: Double, animations: () -> Void
  ) {
    require(
      (0...1).contains(relativeStartTime) && (0...1).contains(relativeDuration),
      "A keyframe lies in 0…1: \(relativeStartTime), \(relativeDuration)")
    let context = AnimationContext.current
    let outer = context?.keyframe
    context?.keyframe = relativeStartTime...min(1, relativeStartTime + relativeDuration)
    animations()
    context?.keyframe = outer
  }

  /// Runs a closure whose changes show at once, whatever animation runs around it.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    AnimationContext.withoutAnimation(actions)
  }

  private static func animate(
    motion: Motion, delay: Double, velocity: Double = 0, options: AnimationOptions,
    animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) -> PropertyAnimator {
    let animator = PropertyAnimator(
      motion: motion, delay: delay, options: options, animations: animations)
    if let completion { animator.addCompletion { completion($0 == .end) } }
    animator.startAnimation(velocity: velocity)
    return animator
  }

  // MARK: What is shown while a property is on its way

  /// Where the view is on screen now, in its superview's coordinates.
  public var presentedFrame: Rect { presented.frame ?? frame }

  /// How opaque it is on screen now.
  public var presentedAlpha: Double { presented.alpha ?? alpha }

  /// Whether the view still shows though it is hidden: an animation takes it away.
  var isGoing: Bool { presented.isGoing }

  var presentedBoundsOrigin: Point { presented.boundsOrigin ?? boundsOrigin }

  package var presentedTransform: Transform { presented.transform ?? transform }

  /// Whether setting a property concerns an animation: one captures now, or has the property.
  var isTakingPartInAnimation: Bool { AnimationContext.current != nil || presented.isAnimated }

  /// A property was set: inside an animation's closure it is captured, otherwise it shows at once.
  func propertyChanged(
    _ property: AnimatableProperty, from old: AnimatedValue, to new: AnimatedValue,
    restore: @escaping () -> Void
  ) {
    let before = presented.animator(of: property)
    guard let context = AnimationContext.current, let window else {
      // A new view gets its frame, and layout moves views that show later.
      let isSetUp = frame.isEmpty || property == .frame || property == .boundsOrigin
      AnimationContext.current?.animator.missed(self, isSetUp: isSetUp)
      if let before {
        endPresenting(property, by: before)
        before.release(property, of: self)
      }
      return
    }
    // A later keyframe begins where the one before it ends.
    let isNext = context.keyframe != nil && before === context.animator
    let from =
      context.beginsFromCurrentState && !isNext ? presented.value(of: property) ?? old : old
    setAnimator(context.animator, of: property)
    if let before, before !== context.animator { before.release(property, of: self) }
    context.animator.capture(
      PropertyChange(
        view: self, property: property, from: from, to: new, restore: restore,
        keyframe: context.keyframe),
      in: window)
  }

  /// Lets the view come or go in the animation whose closure runs: it fades, and one that goes is seen until then.
  func fade(isComing: Bool) {
    presented.setGoing(false)
    guard let context = AnimationContext.current, window != nil else { return }
    presented.setGoing(!isComing)
    let ends = [0, alpha].map(AnimatedValue.number)
    propertyChanged(
      .alpha, from: isComing ? ends[0] : ends[1], to: isComing ? ends[1] : ends[0]
    ) {}
    guard !isComing else { return }
    context.animator.addCompletion { [weak self] _ in
      guard let self, presented.isGoing, presented.animator(of: .alpha) == nil else { return }
      presented.setGoing(false)
      superview?.setNeedsDisplay(frame)
      window?.setNeedsComposite()
    }
  }

  func present(_ value: AnimatedValue, for property: AnimatableProperty) {
    let before = presentedFrame
    presented.show(value)
    presentationChanged(property, from: before)
  }

  /// The property shows its own value again.
  func endPresenting(_ property: AnimatableProperty, by animator: PropertyAnimator) {
    guard presented.animator(of: property) === animator else { return }
    let before = presentedFrame
    setAnimator(nil, of: property)
    presented.end(property)
    presentationChanged(property, from: before)
  }

  private func setAnimator(_ animator: PropertyAnimator?, of property: AnimatableProperty) {
    var animators = presented.animators
    animators[property] = animator
    presented.setAnimators(animators)
  }

  /// Gives a property what it shows.
  func setModel(_ value: AnimatedValue, for property: AnimatableProperty) {
    AnimationContext.withoutAnimation {
      switch value {
      case .rect(let rect): frame = rect
      case .point(let point): boundsOrigin = point
      case .number(let number): alpha = min(1, max(0, number))
      case .color(let color): backgroundColor = .fixed(color)
      case .transform(let transform): self.transform = transform
      }
    }
  }

  private func presentationChanged(_ property: AnimatableProperty, from before: Rect) {
    switch property {
    case .frame: placeChanged(in: superview, from: before, to: presentedFrame)
    case .alpha, .transform: placementChanged(structureToo: asksForLayer != (layer != nil))
    case .boundsOrigin, .backgroundColor: setNeedsDisplay()
    }
  }
}

extension Motion {
  /// What an animation inside another one's closure does: it takes over duration and curve
  /// unless its options say otherwise.
  fileprivate func inheriting(from outer: Motion, options: AnimationOptions) -> Motion {
    guard case .curve(let curve, let duration) = self,
      case .curve(let outerCurve, let outerDuration) = outer
    else { return self }
    return .curve(
      options.contains(.overrideInheritedCurve) ? curve : outerCurve,
      duration: options.contains(.overrideInheritedDuration) ? duration : outerDuration)
  }
}

extension View {
  /// A view that goes on showing what this one shows now, in colors and sizes of now: for animations that move a view
  /// away while its content changes already. It is transparent where this view is, and has this view's transform and
  /// shadow, but not its alpha. Nil outside a window.
  ///
  /// - Parameter afterUpdates: Whether what has changed since the last frame is in it, layout too. A view that no frame has
  ///   shown yet needs it.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> View? {
    guard let window else { return nil }
    if afterUpdates {
      layoutIfNeeded()
      window.updateLayers()
    }
    return SnapshotView(of: self)
  }

  /// Changes a view, and lets what it showed before dissolve into what it shows then.
  ///
  /// - Parameters:
  ///   - view: It has to be in a window and in a superview; otherwise it changes immediately.
  ///   - duration: Seconds. 0 changes the view immediately.
  ///   - curve: Default ease in and out, as UIKit.
  ///   - animations: Changes the view and those inside it. The changes are not animated one by one.
  ///   - completion: Called once, with true when it has dissolved, with false when another animation took over the view's alpha.
  @discardableResult
  public static func transition(
    with view: View, duration: Double, curve: Curve = .easeInOut, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((_ finished: Bool) -> Void)? = nil
  ) -> PropertyAnimator {
    guard duration > 0, let superview = view.superview,
      let old = view.snapshotView(afterScreenUpdates: false)
    else {
      if let animations { performWithoutAnimation(animations) }
      return animate(duration: 0, animations: {}, completion: completion)
    }
    let alpha = view.alpha
    performWithoutAnimation {
      old.frame = view.presentedFrame
      old.alpha = view.presentedAlpha
      old.isUserInteractionEnabled = false
      superview.insertSubview(old, above: view)
      animations?()
    }
    // Below an opaque view nothing shines through while the old content goes; others come as it goes.
    let isOpaque = view.isFilled(by: view.theme) && view.alpha == 1 && alpha == 1
    let new = view.alpha
    if !isOpaque { performWithoutAnimation { view.alpha = 0 } }
    return animate(duration: duration, curve: curve, options: options) {
      view.alpha = new
      old.alpha = 0
    } completion: { finished in
      old.removeFromSuperview()
      completion?(finished)
    }
  }
}

extension View {
  /// In a window, and nothing around it is hidden.
  var isInSight: Bool {
    guard window != nil else { return false }
    var view: View? = self
    while let current = view {
      if current.isHidden { return false }
      view = current.superview
    }
    return true
  }
}
