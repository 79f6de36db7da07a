// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

extension ViewController {
  /// The sheet's, when this controller is or will be shown as a page sheet or form sheet.
  public var sheetPresentationController: SheetPresentationController? {
    let upcoming: PresentationController? =
      switch modalPresentationStyle {
      case .automatic, .pageSheet, .formSheet: presentationController
      default: nil
      }
    guard let controller = runningPresentationController ?? upcoming else { return nil }
    return controller as? SheetPresentationController
      ?? controller.effectiveController as? SheetPresentationController
  }
}
