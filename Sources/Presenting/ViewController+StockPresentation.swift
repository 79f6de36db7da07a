// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import ContainerCore

extension ViewController: StockPresentationMaking {
  package func stockPresentationController(
    for style: ModalPresentationStyle
  ) -> PresentationController? {
    switch style {
    case .automatic, .pageSheet, .formSheet:
      SheetPresentationController(
        presentedViewController: self, presentationStyle: style)
    case .popover: PopoverPresentationController(presentedViewController: self)
    case .none, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext: nil
    }
  }
}
