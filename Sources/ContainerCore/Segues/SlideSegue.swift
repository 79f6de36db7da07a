// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Slides one child of a container off and another one in, horizontally by its width. Views above the children, such as
/// a bar, stay above (contract 8.5).
///
/// Forward slides from right to left, back from left to right; the opposite in right-to-left layouts. The segue moves
/// whole children of the container, even if source and destination are deeper inside. A second slide in the same
/// container finishes the first one immediately.
open class SlideSegue: Segue {
  /// The direction of a slide.
  public enum Direction: Sendable, Hashable, CaseIterable {
    /// The destination enters from the trailing edge.
    case forward
    /// The destination enters from the leading edge.
    case back
  }

  /// The duration of a slide: 0.4 seconds (contract 8.5).
  public static let duration = 0.4

  /// The direction of the slide. Default forward.
  public let direction: Direction

  /// The container whose children move as a whole, such as a stack with its bar. Default nil: the nearest container of
  /// the source that `allowsChildTransitions`.
  public private(set) weak var container: ViewController?

  /// Whether the child that slides off stays a child, out of the window, for an unwind to it. Default false.
  public var keepsSource = false

  /// Other children that the container removes together with that child, because an unwind skips them. Default none.
  public var droppedChildren: [ViewController] = []

  /// The running transition, which can be paused, scrubbed, reversed or cancelled; nil when idle.
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
  /// - Parameter container: The container. A destination that is not inside becomes its child.
  public init(
    identifier: String? = nil, source: ViewController, destination: ViewController,
    in container: ViewController, direction: Direction
  ) {
    require(
      container.allowsChildTransitions,
      "\(container) runs its transitions itself: slide in a container around it")
    self.direction = direction
    self.container = container
    super.init(identifier: identifier, source: source, destination: destination)
  }

  /// Slides to the destination. Without a container for the slide, the source presents the destination. If the source
  /// is not in the container, only an unwind from a presented source does something: it performs the default step.
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
