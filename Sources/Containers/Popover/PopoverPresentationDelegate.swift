// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing

/// Has a say in a popover, besides what `AdaptivePresentationDelegate` asks; UIKit's
/// `UIPopoverPresentationControllerDelegate`. Set it as the presentation controller's `delegate`.
/// Every method has a default.
///
/// `presentationControllerShouldDismiss(_:)` is asked for Escape and a press beside it;
/// `presentationControllerDidDismiss(_:)` comes also when the popover has lost its anchor, which
/// nobody is asked about.
public protocol PopoverPresentationDelegate: AdaptivePresentationDelegate {
  /// The popover is about to come. Default: nothing.
  func prepareForPopoverPresentation(_ controller: PopoverPresentationController)

  /// The window or the presentation context got another size: say where the anchor is now. Default:
  /// as it was.
  ///
  /// - Parameters:
  ///   - rect: In `view`'s coordinates; nil for all of it.
  ///   - view: What the popover belongs to.
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
