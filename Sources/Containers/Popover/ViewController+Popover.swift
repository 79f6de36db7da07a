// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

extension ViewController {
  /// The popover that this controller, or the ancestor that is presented, is shown in. Before it is
  /// presented, a controller without a parent whose `modalPresentationStyle` is `popover` gives the
  /// one that `present` will use, so that it can be set up. Nil for all others, as in UIKit.
  public var popoverPresentationController: PopoverPresentationController? {
    if let present = presentationController as? PopoverPresentationController { return present }
    guard modalPresentationStyle == .popover, parent == nil, presentingViewController == nil else {
      return nil
    }
    let popover = PopoverPresentationController(presentedViewController: self)
    preparePresentation(with: popover)
    return popover
  }
}
