// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

extension PopoverPresentationController: SetUpPresentation {
  /// The anchor: nobody can set it while the controller is still presented.
  package func takeOver(from earlier: PresentationController) {
    guard let earlier = earlier as? PopoverPresentationController, !hadSource else { return }
    sourceView = earlier.sourceView
    sourceRect = earlier.sourceRect
    barButtonItem = earlier.barButtonItem
    hadSource = earlier.hadSource
  }
}

extension ViewController {
  /// The popover in which this controller, or its presented ancestor, is shown. Before the
  /// presentation, a controller without a parent whose `modalPresentationStyle` is `popover`
  /// returns the presentation controller that `present` will use, so that it can be set up. Nil in
  /// all other cases, as in UIKit.
  public var popoverPresentationController: PopoverPresentationController? {
    presentationController as? PopoverPresentationController
  }
}
