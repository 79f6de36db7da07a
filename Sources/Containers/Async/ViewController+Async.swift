// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

/// Modal presentation, to be awaited.
extension ViewController {
  /// Shows `controller` over the window or over a presentation context. Returns when that has ended.
  ///
  /// - Returns: Whether it is there: false when it was refused, turned round, or is going again.
  @discardableResult
  public func present(_ controller: ViewController, animated: Bool) async -> Bool {
    await Outcome.of { completion in
      present(controller, animated: animated) {
        completion(controller.presentingViewController != nil && !controller.isBeingDismissed)
      }
    }
  }

  /// Takes away what this controller presents, or this controller itself. Returns when that has ended.
  ///
  /// - Returns: Whether it is gone: false when the dismissal turned round. True when there was nothing to
  ///   take away.
  @discardableResult
  public func dismiss(animated: Bool) async -> Bool {
    let going = presentedViewController ?? outermost
    return await Outcome.of { completion in
      dismiss(animated: animated) { completion(going.presentingViewController == nil) }
    }
  }

  /// The controller at the top of this one's ancestors.
  private var outermost: ViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }
}
