// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing

/// Customizes a popover, in addition to `AdaptivePresentationDelegate`, like UIKit's
/// `UIPopoverPresentationControllerDelegate`. Set it as the popover's `delegate`. All methods are optional.
///
/// Escape and a press outside the popover call `presentationControllerShouldDismiss(_:)`, and after the dismissal
/// `presentationControllerDidDismiss(_:)`. A popover that has lost its anchor cannot stay. Then only
/// `presentationControllerDidDismiss(_:)` is called.
public protocol PopoverPresentationDelegate: AdaptivePresentationDelegate {
  /// Called before the popover is shown. The default implementation does nothing.
  func prepareForPopoverPresentation(_ controller: PopoverPresentationController)

  /// Called after the size of the window or of the presentation context has changed. Set `rect` and `view` to the new
  /// anchor. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - rect: The anchor in the coordinates of `view`; nil for the whole view.
  ///   - view: The view of the anchor.
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
