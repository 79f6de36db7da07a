// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

extension ViewController {
  /// Replaces one child's view by another's, animated.
  ///
  /// Both must be children already, two different ones, and `from`'s view must lie somewhere; otherwise the
  /// program stops. A container that forwards appearance by hand may call it too: the two children are told
  /// here (contract 4.4). `to`'s view goes where `from`'s is, and `from`'s is taken out at
  /// the end: the caller does neither. The order is `from` will disappear, `to` will appear,
  /// ⟨animation⟩, `from` did disappear, `to` did appear, completion (contract 4). `to`'s view lies right
  /// above `from`'s, below what the container has above that, such as a bar. The caller sends
  /// `willMove(toParent: nil)` before, and `removeFromParent()` and `didMove(toParent:)` in the
  /// completion.
  ///
  /// - Parameters:
  ///   - duration: Seconds. If it is 0 or negative, the transition is not animated.
  ///   - animations: Changes the two views; what it changes before this call is where it starts.
  ///   - completion: Hears once: true when `to` is there, false when the transition was cancelled
  ///     and both controllers are as before.
  /// - Returns: A handle to drive the transition by hand.
  @discardableResult
  public func transition(
    from: ViewController, to: ViewController, duration: Double, curve: Curve = .easeInOut,
    options: AnimationOptions = [], animations: (() -> Void)? = nil,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) -> ContainmentTransition {
    require(from.parent === self, "\(from) is not a child of \(self)")
    require(to.parent === self, "\(to) is not a child of \(self)")
    require(from !== to, "\(from) cannot replace itself")
    guard let stage = from.viewIfLoaded?.superview else {
      stopProgram("The view of \(from) is in no view that \(to) could appear in")
    }
    let exchange = ChildTransition(in: self, from: from, to: to, isAnimated: duration > 0)
    return run(
      exchange, in: stage,
      with: {
        PropertyAnimator(
          motion: .curve(curve, duration: max(0, duration)), options: options,
          animations: animations)
      }, completion: { completion?($0) })
  }

  /// Runs an exchange of one child for another: the new view goes where the old one is.
  @discardableResult
  func run(
    _ exchange: ChildTransition, in stage: View, prepare: () -> Void = {},
    with animator: () -> PropertyAnimator,
    completion: @escaping (_ finished: Bool) -> Void = { _ in }
  ) -> ContainmentTransition {
    exchange.begin(prepare: prepare) {
      for (old, new) in zip(exchange.leaving, exchange.entering) {
        // What a container has pinned above its children stays above them.
        stage.insertSubview(new.view, above: old.view)
      }
    }
    let animator = animator()
    stage.layoutIfNeeded()
    // The movement keeps the exchange and the container until it has ended.
    return exchange.run(animator) { [self] atEnd in
      withExtendedLifetime(self) {
        exchange.end(atEnd: atEnd)
        completion(atEnd)
      }
    }
  }

  /// Runs code that puts the view in or out without the callbacks that come with it.
  func withoutAutomaticAppearance(_ body: () -> Void) {
    containment.beginManualMove()
    body()
    containment.endManualMove()
  }
}
