// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Covers the window, and holds the view of one presented controller.
final class PresentationContainerView: View {
  private weak var controller: PresentationController?

  init(_ controller: PresentationController) {
    self.controller = controller
    super.init(frame: .zero)
    autoresizingMask = .fill
  }

  override func layoutSubviews() {
    controller?.presentedViewController.viewIfLoaded?.frame = bounds
  }

  /// Escape is the way out that a person expects of what lies over everything else.
  override func keyDown(_ event: KeyEvent) -> Bool {
    guard event.key == .escape, event.modifiers.isEmpty,
      let presented = controller?.presentedViewController, !presented.isModalInPresentation
    else { return false }
    presented.dismiss(animated: true)
    return true
  }
}
