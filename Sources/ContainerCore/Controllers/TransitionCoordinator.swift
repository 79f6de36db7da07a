// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Lets a controller do something beside a transition that it takes part in, and after it, as UIKit's
/// `UIViewControllerTransitionCoordinator`: a push, a presentation, a change of tabs, a turn of pages, an
/// transition of a drawer's center, or a change of size.
///
/// A desktop window changes size at once, so what runs beside a change of size runs with the layout that
/// follows it, in the same frame.
public final class TransitionCoordinator {
  /// Whether there are frames in between. False for a change of size.
  public let isAnimated: Bool

  /// Whether a gesture or something of the program's own drives it now, not time.
  public private(set) var isInteractive = false

  /// The same when it began.
  public private(set) var initiallyInteractive = false

  /// Whether the transition was cancelled, and all is as before. Default false; set before completions run.
  public private(set) var isCancelled = false

  /// The controller that leaves; nil for a change of size, and for none.
  public internal(set) weak var from: ViewController?

  /// The controller that enters; nil for a change of size, and for none.
  public internal(set) weak var to: ViewController?

  /// What moves the views, while something does.
  private(set) weak var movement: PropertyAnimator?

  private var alongside: [(TransitionCoordinator) -> Void] = []
  private var completions: [(TransitionCoordinator) -> Void] = []
  private var handlers: [(TransitionCoordinator) -> Void] = []
  private var hasRunAlongside = false
  /// Follows a movement that no animator makes.
  private var follower: PropertyAnimator?

  init(isAnimated: Bool) {
    self.isAnimated = isAnimated
  }

  /// For a container that changes the size of a child by itself.
  public convenience init() {
    self.init(isAnimated: false)
  }

  /// Changes sizes, then runs what controllers asked for: `animate(alongsideTransition:)` after the change, completions
  /// last. A container calls it when it has sent `viewWillTransition(to:with:)` with this coordinator.
  ///
  /// - Parameter change: Gives the views their new sizes.
  public func perform(_ change: () -> Void) {
    change()
    runAlongside()
    complete()
  }

  /// - Parameters:
  ///   - animation: Changes views. The changes move with the transition, in both directions. Where nothing is
  ///     animated it runs at once; beside a change of size, when the views have their new size.
  ///   - completion: Runs when the transition is over, in the order in which completions were added.
  public func animate(
    alongsideTransition animation: ((_ context: TransitionCoordinator) -> Void)?,
    completion: ((_ context: TransitionCoordinator) -> Void)? = nil
  ) {
    if let completion { completions.append(completion) }
    guard let animation else { return }
    if let movement, movement.state == .active {
      movement.addAnimations { animation(self) }
    } else if hasRunAlongside, follower == nil {
      animation(self)
    } else if let follower {
      follower.addAnimations { animation(self) }
    } else {
      alongside.append(animation)
    }
  }

  /// Calls a handler each time a gesture takes hold of the transition or lets go of it.
  public func notifyWhenInteractionChanges(_ handler: @escaping (TransitionCoordinator) -> Void) {
    handlers.append(handler)
  }

  // MARK: For transitions

  func runAlongside() {
    hasRunAlongside = true
    let animations = alongside
    alongside = []
    for animation in animations { animation(self) }
  }

  /// Shows what was asked for at a share of its way, 0…1.
  func follow(_ share: Double) {
    if follower == nil, !alongside.isEmpty {
      follower = PropertyAnimator(motion: .curve(.linear, duration: 1)) { [weak self] in
        self?.runAlongside()
      }
    }
    follower?.fractionComplete = min(1, max(0, share))
  }

  /// Runs what was asked for with an animator that is about to start.
  func join(_ animator: PropertyAnimator, isInteractive: Bool) {
    movement = animator
    animator.addAnimations { [weak self] in self?.runAlongside() }
    initiallyInteractive = isInteractive
    self.isInteractive = isInteractive
  }

  func interactionChanged(_ isInteractive: Bool) {
    guard isInteractive != self.isInteractive else { return }
    self.isInteractive = isInteractive
    for handler in handlers { handler(self) }
  }

  func end(isCancelled: Bool) {
    interactionChanged(false)
    self.isCancelled = isCancelled
    if !isCancelled, !hasRunAlongside { runAlongside() }
    alongside = []
    follower?.finishAnimation(at: isCancelled ? .start : .end)
    follower = nil
    complete()
  }

  func complete() {
    let completions = completions
    self.completions = []
    for completion in completions { completion(self) }
  }
}

/// UIKit hands the same kind of object to `viewWillTransition(to:with:)`.
public typealias SizeTransitionCoordinator = TransitionCoordinator
