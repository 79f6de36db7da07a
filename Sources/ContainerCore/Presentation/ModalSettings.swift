// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// How a controller wants to be presented, and what is made ready for it.
struct ModalSettings {
  var presentationStyle = ModalPresentationStyle.fullScreen
  var transitionStyle = ModalTransitionStyle.coverVertical
  weak var transitioningDelegate: (any ViewControllerTransitioningDelegate)?
  var definesPresentationContext = false
  var isModalInPresentation = false
  weak var defaultButton: View?
  /// What its next presentation will use.
  var prepared: PresentationController?
  /// What it is to present itself as soon as it has appeared; nil for most controllers and most of the time.
  var waiting: WaitingPresentation?
}
