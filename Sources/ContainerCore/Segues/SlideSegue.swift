// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// A segue that slides one child of a container off and another one in, horizontally by the width of the leaving
/// child's view. Views in front of the children, such as a bar, do not move (containment contract 8.5).
///
/// The views move from right to left in a forward slide, from left to right in a back slide; in right-to-left layouts,
/// the opposite. The source and the destination may be deeper inside the children that slide. A second slide in the
/// same container finishes the first one immediately.
open class SlideSegue: Segue {
  /// The direction in which a slide segue moves the views.
  public enum Direction: Sendable, Hashable, CaseIterable {
    /// The destination enters from the trailing edge.
    case forward
    /// The destination enters from the leading edge.
    case back
  }

  /// The duration of a slide segue: 0.4 seconds (containment contract 8.5).
  public static let duration = 0.4

  /// The direction in which the views slide. Default forward.
  public let direction: Direction

  /// The container whose children slide. Default nil: the nearest ancestor of the source that `allowsChildTransitions`.
  public private(set) weak var container: ViewController?

  /// Whether the child that slides off stays a child of the container, so that an unwind can show it. Default false.
  public var keepsSource = false

  /// Children of the container that the slide also removes, for example children that an unwind skips. Default none.
  public var droppedChildren: [ViewController] = []

  /// The transition that `perform()` has started, which can be paused, scrubbed, reversed or canceled; nil before that.
  public private(set) var transition: ChildTransition?

  /// Creates a forward slide in the nearest container of the source that `allowsChildTransitions`.
  public override init(
    identifier: String? = nil, source: ViewController, destination: ViewController
  ) {
    direction = .forward
    super.init(identifier: identifier, source: source, destination: destination)
  }

  /// Creates a slide in a container of the source. Traps if the container does not allow child transitions.
  ///
  /// - Parameter container: The container whose children slide. A destination outside of it is added to it as a child.
  public init(
    identifier: String? = nil, source: ViewController, destination: ViewController,
    in container: ViewController, direction: Direction
  ) {
    require(
      container.allowsChildTransitions,
      "\(container) runs its transitions itself: perform the slide in a container around it")
    self.direction = direction
    self.container = container
    super.init(identifier: identifier, source: source, destination: destination)
  }

  /// Slides the destination in. If `container` is nil and no ancestor of the source allows slides, the source presents
  /// the destination. If the source is not inside `container`, calls super: an unwind then goes back without a slide.
  open override func perform() {
    guard let container = container ?? nearestSlideContainer else {
      return source.present(destination, animated: isAnimated)
    }
    guard let from = container.childContaining(source) else { return super.perform() }
    let to = container.childContaining(destination) ?? destination
    guard to !== from, to !== container else { return }
    let removed = (keepsSource ? [] : [from]) + droppedChildren.filter { $0 !== from }
    let isTransitionAnimated =
      isAnimated && container.isContentAppeared && !container.traits.reducesMotion
    transition = container.transition(
      from: from, to: to, removing: removed,
      animator: isTransitionAnimated
        ? SlideAnimator(isForward: direction == .forward, duration: Self.duration) : nil)
  }

  private var nearestSlideContainer: ViewController? {
    var container = source.parent
    while let current = container, !current.allowsChildTransitions { container = current.parent }
    return container
  }
}
