// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Modal presentation with an outcome.
extension ViewController {
  /// Presents `controller` over the window or over a presentation context.
  ///
  /// - Returns: Whether `controller` is presented, when the transition has ended: false when the
  ///   presentation was refused or turned round, or when `controller` is being dismissed again.
  @_disfavoredOverload @discardableResult
  public func present(_ controller: ViewController, animated: Bool) -> Outcome {
    Outcome { completion in
      present(controller, animated: animated) {
        completion(controller.presentingViewController != nil && !controller.isBeingDismissed)
      }
    }
  }

  /// Dismisses what this controller presents, or else this controller itself.
  ///
  /// - Returns: Whether the dismissal was completed, when the transition has ended: false when it was
  ///   turned round. True when there was nothing to dismiss.
  @_disfavoredOverload @discardableResult
  public func dismiss(animated: Bool) -> Outcome {
    let going = presentedViewController ?? outermostContainer
    return Outcome { completion in
      dismiss(animated: animated) { completion(going.presentingViewController == nil) }
    }
  }
}
