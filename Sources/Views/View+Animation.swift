// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

extension View {
  /// Animates changes of frames, bounds origins, alphas, background colors and transforms of views. The properties have
  /// their new values immediately; the values on screen change gradually.
  ///
  /// As in UIKit, a view outside a window is not animated. If the closure changes no view in a window, the completion
  /// is called with true before this method returns. `viewDidLoad()` is too early for an animation, since the view has
  /// no window yet; `viewDidAppear(_:)` is not. If a view that was not animated enters a window later, this is logged,
  /// once per window.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. If it is 0 or negative, the changes are not animated.
  ///   - delay: The seconds before the movement begins. Default 0; a negative delay counts as 0.
  ///   - curve: The timing curve. Default ease in and out, as in UIKit.
  ///   - completion: Called once: with true if all properties have reached their new values, with false if another
  ///     animation or assignment has replaced the animation.
  @discardableResult
  public static func animate(
    duration: Double, delay: Double = 0, curve: TimingCurve = .easeInOut,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) -> PropertyAnimator {
    var (curve, duration) = (curve, max(0, duration))
    if case .curve(let outerCurve, let outerDuration)? = AnimationContext.current?.animator.motion {
      if !options.contains(.overrideInheritedCurve) { curve = outerCurve }
      if !options.contains(.overrideInheritedDuration) { duration = outerDuration }
    }
    return animate(
      motion: .curve(curve, duration: duration), delay: delay, options: options,
      animations: animations, completion: completion)
  }

  /// Animates changes of view properties with a spring, which determines the duration. For the other parameters, see
  /// `animate(duration:delay:curve:options:animations:completion:)`.
  @discardableResult
  public static func animate(
    spring: Spring, delay: Double = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((_ finished: Bool) -> Void)? = nil
  ) -> PropertyAnimator {
    animate(
      motion: .spring(spring), delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Animates changes of view properties with a spring, described by its damping ratio and duration, as in UIKit.
  ///
  /// - Parameters:
  ///   - duration: The seconds until the movement has ended. If it is 0 or negative, the changes are not animated.
  ///   - dampingRatio: 1 does not overshoot; a smaller ratio oscillates. At least 0.01.
  ///   - initialVelocity: The velocity at the start, in fractions of the distance per second. Default 0. An infinite or
  ///     undefined velocity counts as 0.
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

  /// Animates view properties in several keyframes, which take `duration` seconds together. The closure `animations`
  /// adds each keyframe with `addKeyframe(relativeStartTime:relativeDuration:animations:)`. Keyframes that change the
  /// same property run one after the other.
  @discardableResult
  public static func animateKeyframes(
    duration: Double, delay: Double = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((_ finished: Bool) -> Void)? = nil
  ) -> PropertyAnimator {
    animate(
      duration: duration, delay: delay, curve: .linear, options: options, animations: animations,
      completion: completion)
  }

  /// Adds a keyframe in the closure of `animateKeyframes(duration:…)`. Outside that closure, only runs `animations`.
  /// Traps if a time or duration is outside 0…1.
  ///
  /// - Parameters:
  ///   - relativeStartTime: The fraction of the whole duration at which the keyframe starts, 0…1.
  ///   - relativeDuration: The fraction of the whole duration that the keyframe takes, 0…1.
  public static func addKeyframe(
    relativeStartTime: Double, relativeDuration: Double, animations: () -> Void
  ) {
    require(
      (0...1).contains(relativeStartTime) && (0...1).contains(relativeDuration),
      "A keyframe's times must be in 0…1: \(relativeStartTime), \(relativeDuration)")
    let context = AnimationContext.current
    let outer = context?.keyframe
    context?.keyframe = relativeStartTime...min(1, relativeStartTime + relativeDuration)
    animations()
    context?.keyframe = outer
  }

  /// Runs a closure without animating its changes, even inside another animation's closure.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    AnimationContext.withoutAnimation(actions)
  }

  private static func animate(
    motion: TimingParameters, delay: Double, velocity: Double = 0, options: AnimationOptions,
    animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) -> PropertyAnimator {
    let animator = PropertyAnimator(
      motion: motion, delay: delay, options: options, animations: animations)
    if let completion { animator.addCompletion { completion($0 == .end) } }
    animator.startAnimation(velocity: velocity)
    return animator
  }

  // MARK: Presentation values

  /// The view's frame as it is on screen during an animation, in the superview's coordinates.
  public var presentationFrame: Rect { presentation.frame ?? frame }

  /// The view's alpha as it is on screen during an animation.
  public var presentationAlpha: Double { presentation.alpha ?? alpha }

  var isRemovalAnimating: Bool { presentation.isRemovalAnimating }

  var presentationBoundsOrigin: Point { presentation.boundsOrigin ?? boundsOrigin }

  var presentationBounds: Rect {
    Rect(origin: presentationBoundsOrigin, size: presentationFrame.size)
  }

  package var presentationTransform: Transform { presentation.transform ?? transform }

  /// Whether setting a property affects an animation: a closure is capturing, or the property is animated.
  var isTakingPartInAnimation: Bool { AnimationContext.current != nil || presentation.isAnimated }

  func noteChanged<Value>(
    _ property: AnimatableProperty, _ path: ReferenceWritableKeyPath<View, Value>,
    from old: Value, as animated: (Value) -> AnimatedValue
  ) {
    notePropertyChanged(property, from: animated(old), to: animated(self[keyPath: path])) {
      [weak self] in self?[keyPath: path] = old
    }
  }

  /// Handles a property's change: inside an animation's closure it is captured, otherwise it is visible immediately.
  private func notePropertyChanged(
    _ property: AnimatableProperty, from old: AnimatedValue, to new: AnimatedValue,
    restore: @escaping () -> Void
  ) {
    let before = presentation.animators[property]
    guard let context = AnimationContext.current, let window else {
      // New views get their frames, and layout moves views, before they are visible.
      let isSetUp = frame.isEmpty || property == .frame || property == .boundsOrigin
      AnimationContext.current?.animator.recordMissedView(self, isSetUp: isSetUp)
      if let before {
        endPresentation(of: property, by: before)
        before.release(property, of: self)
      }
      return
    }
    // A later keyframe starts where the previous one ends.
    let isNext = context.keyframe != nil && before === context.animator
    let from =
      context.beginsFromCurrentState && !isNext ? presentation.value(of: property) ?? old : old
    setAnimator(context.animator, of: property)
    if let before, before !== context.animator { before.release(property, of: self) }
    context.animator.capture(
      PropertyChange(
        view: self, property: property, from: from, to: new, restore: restore,
        keyframe: context.keyframe),
      in: window)
  }

  /// Fades the view in or out in the running animation closure. A view that fades out stays visible until the end.
  func animateVisibility(isShowing: Bool) {
    presentation.isRemovalAnimating = false
    guard let context = AnimationContext.current, window != nil else { return }
    presentation.isRemovalAnimating = !isShowing
    notePropertyChanged(
      .alpha, from: .number(isShowing ? 0 : alpha), to: .number(isShowing ? alpha : 0)
    ) {}
    guard !isShowing else { return }
    context.animator.addCompletion { [weak self] _ in
      guard let self, presentation.isRemovalAnimating, presentation.animators[.alpha] == nil
      else { return }
      presentation.isRemovalAnimating = false
      superview?.setNeedsDisplay(frame)
      window?.setNeedsComposite()
    }
  }

  func setPresentationValue(_ value: AnimatedValue, for property: AnimatableProperty) {
    let before = presentationFrame
    presentation.setValue(value)
    notePresentationChanged(of: property, from: before)
  }

  func endPresentation(of property: AnimatableProperty, by animator: PropertyAnimator) {
    guard presentation.animators[property] === animator else { return }
    let before = presentationFrame
    setAnimator(nil, of: property)
    presentation.removeValue(of: property)
    notePresentationChanged(of: property, from: before)
  }

  /// Sets the whole dictionary, because Swift would check each access to the values of each view in each frame if an
  /// access lasted while another function runs, as it does when one entry changes.
  private func setAnimator(_ animator: PropertyAnimator?, of property: AnimatableProperty) {
    var animators = presentation.animators
    animators[property] = animator
    presentation.animators = animators
  }

  func setModelValue(_ value: AnimatedValue) {
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

  private func notePresentationChanged(of property: AnimatableProperty, from before: Rect) {
    switch property {
    case .frame: invalidateDisplay(in: superview, from: before, to: presentationFrame)
    case .alpha, .transform: notePlacementChanged(affectsLayerTree: asksForLayer != (layer != nil))
    case .boundsOrigin, .backgroundColor: setNeedsDisplay()
    }
  }

  /// Returns a view that keeps this view's current appearance, for animations that move a view away while its content
  /// already changes. Nil outside a window.
  ///
  /// The snapshot is transparent where this view is transparent. It has this view's transform and
  /// shadow, but not its alpha, and it does not follow later changes of colors and sizes.
  ///
  /// - Parameter afterUpdates: Whether pending changes since the last frame, including layout, are
  ///   applied first. Pass true for a view that has not been drawn yet.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> View? {
    guard let window else { return nil }
    if afterUpdates {
      layoutIfNeeded()
      window.updateLayers()
    }
    return SnapshotView(of: self)
  }

  /// Changes a view and animates a cross-dissolve from its old to its new appearance.
  ///
  /// - Parameters:
  ///   - view: The view to change. Without a window or a superview, it changes immediately.
  ///   - duration: The duration in seconds. 0 changes the view immediately.
  ///   - curve: The timing curve. Default ease in and out, as in UIKit.
  ///   - animations: Changes the view and its descendants. The individual changes are not animated.
  ///   - completion: Called once: with true when the dissolve has ended, with false if another animation replaced it.
  @discardableResult
  public static func transition(
    with view: View, duration: Double, curve: TimingCurve = .easeInOut,
    options: AnimationOptions = [],
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
      old.frame = view.presentationFrame
      old.alpha = view.presentationAlpha
      old.isUserInteractionEnabled = false
      superview.insertSubview(old, above: view)
      animations?()
    }
    // The old content fades out over an opaque view. A view that is not opaque fades in at the same time.
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

  var isOnScreen: Bool {
    guard window != nil else { return false }
    for view in path where view.isHidden { return false }
    return true
  }
}
