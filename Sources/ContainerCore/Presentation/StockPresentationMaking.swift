// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Makes the presentation controllers that have a look. `ViewController` conforms in the module with the looks,
/// so nothing has to be registered; the core casts to this protocol. A program without that module has none.
package protocol StockPresentationMaking: ViewController {
  /// The presentation controller of a style for this controller; nil for a style without a look of its own.
  func stockPresentationController(for style: ModalPresentationStyle) -> PresentationController?
}

/// A presentation controller that was set up, and whose set-up goes over to the next one of its kind.
package protocol SetUpPresentation: PresentationController {
  /// Takes over what an earlier one was told.
  func takeOver(from earlier: PresentationController)
}

extension PresentationController {
  /// The stock controller of a style.
  static func stock(
    _ style: ModalPresentationStyle, for presented: ViewController
  ) -> PresentationController {
    (presented as? any StockPresentationMaking)?.stockPresentationController(for: style)
      ?? PresentationController(presentedViewController: presented, presentationStyle: style)
  }
}
