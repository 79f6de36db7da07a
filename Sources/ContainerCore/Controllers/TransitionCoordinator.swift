// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Runs animations and completions together with a transition, like UIKit's `UIViewControllerTransitionCoordinator`:
/// with a push, a presentation, a change of tabs or pages, a new center of a drawer, or a change of size. A change of
/// size is immediate: the animations added for it take effect immediately, before the next frame.
public final class TransitionCoordinator {
  /// Whether the transition is animated. False for a change of a view's size.
  public let isAnimated: Bool

  /// Whether a gesture or the program's code, instead of time, controls the transition now.
  public private(set) var isInteractive = false

  /// Whether the transition was interactive when it began.
  public private(set) var initiallyInteractive = false

  /// Whether the transition was canceled and the former state restored. Set before the completions run.
  public private(set) var isCancelled = false

  /// The controller that disappears in the transition; nil if there is none, as in a change of size.
  public internal(set) weak var from: ViewController?

  /// The controller that appears in the transition; nil if there is none, as in a change of size.
  public internal(set) weak var to: ViewController?

  private(set) weak var transitionAnimator: PropertyAnimator?

  private var alongsideAnimations: [(TransitionCoordinator) -> Void] = []
  private var completions: [(TransitionCoordinator) -> Void] = []
  private var interactionHandlers: [(TransitionCoordinator) -> Void] = []
  private var hasRunAlongsideAnimations = false
  /// Follows the progress of a transition without an animator.
  private var progressAnimator: PropertyAnimator?

  init(isAnimated: Bool) {
    self.isAnimated = isAnimated
  }

  /// Creates a coordinator for a container that changes the size of a child.
  public convenience init() {
    self.init(isAnimated: false)
  }

  /// Runs `change`, then the animations and completions that were added to the coordinator. A container calls it after
  /// it has sent `viewWillTransition(to:with:)` with this coordinator.
  ///
  /// - Parameter change: Sets the new sizes of the views.
  public func perform(_ change: () -> Void) {
    change()
    runAlongsideAnimations()
    runCompletions()
  }

  /// Adds an animation that runs together with the transition, and a completion handler.
  ///
  /// - Parameters:
  ///   - animation: A closure whose changes of views are animated with the transition, in both directions. It runs
  ///     immediately if the transition is not animated, and for a change of size when the views have their new sizes.
  ///   - completion: Called when the transition has ended, in the order in which completions were added.
  public func animate(
    alongsideTransition animation: ((_ context: TransitionCoordinator) -> Void)?,
    completion: ((_ context: TransitionCoordinator) -> Void)? = nil
  ) {
    if let completion { completions.append(completion) }
    guard let animation else { return }
    if let transitionAnimator, transitionAnimator.state == .active {
      transitionAnimator.addAnimations { animation(self) }
    } else if hasRunAlongsideAnimations, progressAnimator == nil {
      animation(self)
    } else if let progressAnimator {
      progressAnimator.addAnimations { animation(self) }
    } else {
      alongsideAnimations.append(animation)
    }
  }

  /// Adds a handler that is called each time a gesture takes control of the transition or releases it.
  public func notifyWhenInteractionChanges(_ handler: @escaping (TransitionCoordinator) -> Void) {
    interactionHandlers.append(handler)
  }

  // MARK: For transitions

  func runAlongsideAnimations() {
    hasRunAlongsideAnimations = true
    let animations = alongsideAnimations
    alongsideAnimations = []
    for animation in animations { animation(self) }
  }

  /// Shows the added animations at a fraction of the transition, 0…1.
  func update(fractionComplete: Double) {
    if progressAnimator == nil, !alongsideAnimations.isEmpty {
      progressAnimator = PropertyAnimator(motion: .curve(.linear, duration: 1)) { [weak self] in
        self?.runAlongsideAnimations()
      }
    }
    progressAnimator?.fractionComplete = min(1, max(0, fractionComplete))
  }

  func attach(to animator: PropertyAnimator, isInteractive: Bool) {
    transitionAnimator = animator
    animator.addAnimations { [weak self] in self?.runAlongsideAnimations() }
    initiallyInteractive = isInteractive
    self.isInteractive = isInteractive
  }

  func setInteractive(_ isInteractive: Bool) {
    guard isInteractive != self.isInteractive else { return }
    self.isInteractive = isInteractive
    for handler in interactionHandlers { handler(self) }
  }

  func end(isCancelled: Bool) {
    setInteractive(false)
    self.isCancelled = isCancelled
    if !isCancelled, !hasRunAlongsideAnimations { runAlongsideAnimations() }
    alongsideAnimations = []
    progressAnimator?.finishAnimation(at: isCancelled ? .start : .end)
    progressAnimator = nil
    runCompletions()
  }

  func runCompletions() {
    let completions = completions
    self.completions = []
    for completion in completions { completion(self) }
  }
}

/// The type of the coordinator that `viewWillTransition(to:with:)` receives, as for all other transitions.
public typealias SizeTransitionCoordinator = TransitionCoordinator
