// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing

/// Decides about a popover, in addition to `AdaptivePresentationDelegate`; UIKit's
/// `UIPopoverPresentationControllerDelegate`. Set it as the presentation controller's `delegate`.
/// Every method has a default.
///
/// `presentationControllerShouldDismiss(_:)` is called for Escape and for a press outside the
/// popover. It is not called when the popover has lost its anchor;
/// `presentationControllerDidDismiss(_:)` is called in that case, too.
public protocol PopoverPresentationDelegate: AdaptivePresentationDelegate {
  /// The popover is about to be shown. Default: nothing.
  func prepareForPopoverPresentation(_ controller: PopoverPresentationController)

  /// The window or the presentation context got another size. Set `rect` and `view` to the anchor's
  /// new place. Default: they stay.
  ///
  /// - Parameters:
  ///   - rect: In `view`'s coordinates; nil for all of the view.
  ///   - view: The view that the popover belongs to.
  func popoverPresentationController(
    _ controller: PopoverPresentationController, willRepositionTo rect: inout Rect?,
    in view: inout View)
}

extension PopoverPresentationDelegate {
  public func prepareForPopoverPresentation(_ controller: PopoverPresentationController) {}

  public func popoverPresentationController(
    _ controller: PopoverPresentationController, willRepositionTo rect: inout Rect?,
    in view: inout View
  ) {}
}
