// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The `async` forms of modal presentation.
extension ViewController {
  /// Presents `controller` over the window or over a presentation context. Returns when the
  /// transition has ended.
  ///
  /// - Returns: Whether `controller` is presented: false when the presentation was refused or
  ///   turned round, or when `controller` is being dismissed again.
  @discardableResult
  public func present(_ controller: ViewController, animated: Bool) async -> Bool {
    await Outcome.of { completion in
      present(controller, animated: animated) {
        completion(controller.presentingViewController != nil && !controller.isBeingDismissed)
      }
    }
  }

  /// Dismisses what this controller presents, or else this controller itself. Returns when the
  /// transition has ended.
  ///
  /// - Returns: Whether the dismissal was completed: false when it was turned round. True when
  ///   there was nothing to dismiss.
  @discardableResult
  public func dismiss(animated: Bool) async -> Bool {
    let going = presentedViewController ?? outermostContainer
    return await Outcome.of { completion in
      dismiss(animated: animated) { completion(going.presentingViewController == nil) }
    }
  }
}
