// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Has a say in how a presentation adapts to the room, and in whether a person may end it, as
/// UIKit's `UIAdaptivePresentationControllerDelegate`. Every method has a default.
///
/// A person ends a presentation by Escape, by a press beside it, or by dragging it down. A call of
/// `dismiss(animated:)` asks and tells nobody.
public protocol AdaptivePresentationDelegate: AnyObject {
  /// The style to use among these traits; `none` for the one that was asked for. Default: what the
  /// presentation controller says.
  func adaptivePresentationStyle(
    for controller: PresentationController, traits: Traits
  ) -> ModalPresentationStyle

  /// Whether a person may end the presentation now. Not asked while the presented controller's
  /// `isModalInPresentation` is true: then the answer is no. Default yes.
  func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool

  /// A person has begun to end the presentation; it may still be turned round.
  func presentationControllerWillDismiss(_ controller: PresentationController)

  /// A person has ended the presentation.
  func presentationControllerDidDismiss(_ controller: PresentationController)

  /// A person tried to end the presentation and may not: a good moment to ask about unsaved changes.
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
