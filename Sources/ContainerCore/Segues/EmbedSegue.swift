// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Makes the destination a child of the source, in one of its views that it fills from then on.
///
/// It is performed when the source has its view, as in `viewDidLoad()`. A destination that has another
/// parent leaves it first (contract 1.3); one that contains the source stops the program.
public final class EmbedSegue: Segue {
  /// The view that the destination's fills: the source's own, or one that lies in it. Default: the
  /// source's own; `prepare(for:sender:)` may say another.
  public var containerView: View?

  public override func perform() {
    guard let container = containerView ?? source.view else { return }
    require(
      container.isDescendant(of: source.view),
      "\(destination) cannot be embedded in a view that is not in that of \(source)")
    // A container that forwards by hand is told by nobody else; one that appears does it then.
    let isToldHere = !source.shouldAutomaticallyForwardAppearanceMethods && source.isContentAppeared
    let isChild = destination.parent === source
    let transition = ChildTransition(
      in: source, leaving: [], entering: isToldHere ? [destination] : [],
      adding: isChild ? [] : [destination], isAnimated: false)
    transition.begin {
      if container.frame.size != .zero {
        destination.loadViewIfNeeded(size: container.frame.size)
      }
    } place: {
      destination.view.frame = container.bounds
      destination.view.autoresizingMask = .fill
      container.addSubview(destination.view)
    }
    if isToldHere { container.layoutIfNeeded() }
    transition.end(atEnd: true)
    if isChild { destination.didMove(toParent: source) }
  }
}
