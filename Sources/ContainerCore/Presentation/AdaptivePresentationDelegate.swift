// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Has a say in how a presentation adapts to the room, and in whether a person may end it, as
/// UIKit's `UIAdaptivePresentationControllerDelegate`. Every method has a default.
///
/// A person ends a presentation by Escape, by a press beside it, or by dragging it down. A call of
/// `dismiss(animated:)` does not ask or tell the delegate.
public protocol AdaptivePresentationDelegate: AnyObject {
  /// The style to use among these traits; `none` for the one that was asked for. Default: what the
  /// presentation controller says.
  func adaptivePresentationStyle(
    for controller: PresentationController, traits: Traits
  ) -> ModalPresentationStyle

  /// Whether a person may end the presentation now. Not asked while the presented controller's
  /// `isModalInPresentation` is true: then the answer is no. Default yes.
  func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool

  /// A person has begun to end the presentation. When the person turns the movement round,
  /// `presentationControllerDidDismiss(_:)` is not called. Default: nothing.
  func presentationControllerWillDismiss(_ controller: PresentationController)

  /// A person has ended the presentation, and the presented view is gone. Default: nothing.
  func presentationControllerDidDismiss(_ controller: PresentationController)

  /// A person tried to end the presentation and may not: a good moment to ask about unsaved changes. Default:
  /// nothing.
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
