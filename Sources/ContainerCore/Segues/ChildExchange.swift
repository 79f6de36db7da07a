// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// One child takes another's place, seen or not, in any container: parenthood, views, appearance.
///
/// The order is that of contract 4.2, with the will-callbacks of those that leave at the beginning and
/// their removal at the end.
struct ChildExchange {
  let container: ViewController
  let from: ViewController
  let to: ViewController

  /// The children that the container lets go of, `from` among them or not.
  let leaving: [ViewController]

  /// - Parameter mover: Moves the two views; nil does all at once, before this returns.
  @discardableResult
  func run(
    by mover: (any ViewControllerAnimatedTransitioning)?
  ) -> ContainmentTransition? {
    container.segueStore?.exchange?.finishWhereItHeads()
    let added = to.parent === container ? [] : [to]
    guard let fromView = from.viewIfLoaded, let stage = fromView.superview else {
      let exchange = ChildTransition(
        in: container, from: nil, to: nil, removing: leaving, adding: added, isAnimated: false)
      exchange.begin {}
      exchange.end(atEnd: true)
      return nil
    }
    let exchange = ChildTransition(
      in: container, from: from, to: to, removing: leaving, adding: added, isAnimated: mover != nil)
    let handle = container.run(
      exchange, in: stage,
      prepare: {
        to.loadViewIfNeeded(size: fromView.frame.size)
        to.view.frame = fromView.frame
        to.view.autoresizingMask = fromView.autoresizingMask
      },
      with: {
        mover?.interruptibleAnimator(
          using: TransitionContext(containerView: stage, from: from, to: to))
          ?? PropertyAnimator(motion: .curve(.easeInOut, duration: 0))
      })
    if mover != nil {
      container.segueStoreForWriting.exchange = handle
    } else {
      handle.finish()
    }
    return handle
  }
}

extension ViewController {
  /// Seconds of a cross-fade between two children: as long as the drawer's.
  private static let exchangeDuration = 0.25

  /// What `replaceChild` does where nobody overrides it.
  func exchangeChild(
    _ child: ViewController, for replacement: ViewController, animated: Bool
  ) {
    require(child.parent === self, "\(child) is not a child of \(self)")
    require(child !== replacement, "\(child) cannot replace itself")
    let isSeen = animated && isContentAppeared && !traits.reducesMotion
    ChildExchange(container: self, from: child, to: replacement, leaving: [child]).run(
      by: isSeen ? CrossFadeTransition(duration: Self.exchangeDuration) : nil)
  }
}
