// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Decides how a presentation adapts to the available space and whether the user may dismiss it, like UIKit's
/// `UIAdaptivePresentationControllerDelegate`. Every method has a default.
///
/// The user dismisses a presentation with Escape, with a press outside it, or by dragging it down. A call of
/// `dismiss(animated:)` calls no method of the delegate.
public protocol AdaptivePresentationDelegate: AnyObject {
  /// Returns the style to use with these traits; `none` for the original style. Default: the result of the presentation
  /// controller's `adaptivePresentationStyle(for:)`.
  func adaptivePresentationStyle(
    for controller: PresentationController, traits: Traits
  ) -> ModalPresentationStyle

  /// Returns whether the user may dismiss the presentation now. Not called while `isModalInPresentation` of the
  /// presented controller is true, which forbids it. Default true.
  func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool

  /// Called before the user's dismissal of the presentation begins. If the user reverses the dismissal,
  /// `presentationControllerDidDismiss(_:)` is not called. Default: does nothing.
  func presentationControllerWillDismiss(_ controller: PresentationController)

  /// Called after the user has dismissed the presentation and the presented view was removed. Default: does nothing.
  func presentationControllerDidDismiss(_ controller: PresentationController)

  /// Called when the user has tried to dismiss the presentation although that is forbidden. Override the method to ask
  /// about unsaved changes, for example. Default: does nothing.
  func presentationControllerDidAttemptToDismiss(_ controller: PresentationController)
}

extension AdaptivePresentationDelegate {
  public func adaptivePresentationStyle(
    for controller: PresentationController, traits: Traits
  ) -> ModalPresentationStyle {
    controller.adaptivePresentationStyle(for: traits)
  }

  public func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool {
    true
  }

  public func presentationControllerWillDismiss(_ controller: PresentationController) {}
  public func presentationControllerDidDismiss(_ controller: PresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {}
}
