// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Places a menu over the window, and fades it in and out.
final class PopUpMenuPresentationController: PresentationController {
  /// Seconds; as long as a highlight takes to come (LOOK.md).
  private static let fadeTime = 0.08

  private weak var followedWindow: Window?

  init(presentedViewController: PopUpMenuController) {
    super.init(presentedViewController: presentedViewController, presentationStyle: .popover)
  }

  override var transitionMotion: Motion { .curve(.easeOut, duration: Self.fadeTime) }

  override func setPresentedViewHidden(_ isHidden: Bool) {
    presentedView?.alpha = isHidden ? 0 : 1
  }

  override func presentationTransitionWillBegin() {
    followedWindow = containerView?.window
    followedWindow?.addFrameFollower(self)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { followedWindow?.removeFrameFollower(self) }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { followedWindow?.removeFrameFollower(self) }
  }
}

extension PopUpMenuPresentationController: FrameFollower {
  func windowWillMakeFrame(_ window: Window) {
    (presentedViewController as? PopUpMenuController)?.follow()
  }
}
