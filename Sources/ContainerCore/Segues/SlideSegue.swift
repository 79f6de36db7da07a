// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Slides one child of a container off by its width and another one in. Views that the container has above
/// them, such as a bar, stay above (contract 8.5).
///
/// Forward goes from right to left, back from left to right, mirrored where reading begins at the right. The
/// segue moves whole children of the container, however deep source and destination lie in them. A second
/// slide in the same container ends the first one at once.
open class SlideSegue: Segue {
  /// Which way the children slide.
  public enum Direction: Sendable, Hashable, CaseIterable {
    /// The destination comes in from the trailing edge.
    case forward
    /// The destination comes in from the leading edge.
    case back
  }

  /// Seconds that a slide takes: 0.4 (contract 8.5).
  public static let duration = 0.4

  /// Which way the children slide. Default forward.
  public let direction: Direction

  /// The container whose children move; nil for the nearest container of the source that
  /// `allowsChildTransitions`. Its children move whole: tabs or a stack with all their bars.
  public private(set) weak var container: ViewController?

  /// Whether the child that slides off stays a child, out of the window, so that the way back leads to it as
  /// it was. Default false: the container removes it.
  public var keepsSource = false

  /// Kept children that the container removes together with the child that slides off: those that a way back
  /// skips. Default none.
  public var droppedChildren: [ViewController] = []

  /// The movement in progress, to be paused, scrubbed, turned round or cancelled; nil when nothing moves.
  public private(set) var transition: ChildTransition?

  /// Forward, in the nearest container of the source that `allowsChildTransitions`.
  public override init(
    identifier: String? = nil, source: ViewController, destination: ViewController
  ) {
    direction = .forward
    super.init(identifier: identifier, source: source, destination: destination)
  }

  /// - Parameter container: One that contains the source. A destination that it does not contain
  ///   becomes its child. A container that does not allow child transitions stops the program.
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

  /// A source that lies in no container to slide in presents the destination; one that is no longer in
  /// the container goes nowhere. Back from a source that is presented over the container, the stock step runs.
  open override func perform() {
    guard let container = container ?? containerToSlideIn else {
      return source.present(destination, animated: isAnimated)
    }
    guard let from = container.childContaining(source) else { return super.perform() }
    let to = container.childContaining(destination) ?? destination
    guard to !== from, to !== container else { return }
    let removed = (keepsSource ? [] : [from]) + droppedChildren.filter { $0 !== from }
    let isSeen = isAnimated && container.isContentAppeared && !container.traits.reducesMotion
    transition = container.transition(
      from: from, to: to, removing: removed,
      by: isSeen
        ? SlideTransition(isForward: direction == .forward, duration: Self.duration) : nil)
  }

  private var containerToSlideIn: ViewController? {
    var container = source.parent
    while let current = container, !current.allowsChildTransitions { container = current.parent }
    return container
  }
}
