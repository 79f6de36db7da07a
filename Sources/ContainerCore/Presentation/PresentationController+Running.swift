// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import Drawing

extension PresentationController {
  /// The movement in progress, to be paused, scrubbed by a gesture, turned round or cancelled; nil
  /// at rest.
  public var transition: ChildTransition? { session?.transition }

  /// The controller in charge: this one, or the one that the presentation adapted to.
  public var effectiveController: PresentationController { session?.current ?? self }

  /// Whether the movement in progress began as the presented controller's arrival.
  package var isArrival: Bool { session?.movementArrives ?? true }

  /// The size of the container view, also before there is one, in points.
  package var containerSize: Size { containerView?.bounds.size ?? session?.containerSize ?? .zero }

  /// Changes views along with the presented view, in both directions; at once when nothing is
  /// animated. For `presentationTransitionWillBegin()` and `dismissalTransitionWillBegin()`.
  public func animateAlongsideTransition(_ animations: @escaping () -> Void) {
    require(
      session != nil, "\(self) presents nothing: there is no transition to animate along with")
    session?.coordinator?.animate(alongsideTransition: { _ in animations() })
  }

  /// What a person's wish to be done with it leads to, unless `isModalInPresentation` or the delegate
  /// says no; the delegate hears of both.
  ///
  /// - Returns: Whether it is on its way out.
  @discardableResult
  public func attemptToDismiss(animated: Bool = true) -> Bool {
    session?.attemptToDismiss(animated: animated) ?? false
  }

  /// Call when the answer of `allowsInteractionBehind` or `shouldReceivePointer(at:)` changed.
  public func interactionChanged() {
    session?.interactionChanged()
  }

  /// Call when `overrideTraits` changed.
  public func overrideTraitsChanged() {
    if session != nil { presentedViewController.updateTraits() }
  }

  /// Call when `adaptivePresentationStyle(for:)` would answer otherwise.
  public func adaptivityChanged() {
    session?.adapt()
  }

  /// The style to be shown among some traits.
  func style(among traits: Traits) -> ModalPresentationStyle {
    let style =
      delegate?.adaptivePresentationStyle(for: self, traits: traits)
      ?? adaptivePresentationStyle(for: traits)
    return style == .none ? presentationStyle : style.resolved
  }
}
