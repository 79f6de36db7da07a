// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Restoration of a saved state. The order is:
///
/// 1. Each controller, from the root inwards, receives `decodeRestorableState(with:)`. Containers select, push and show
///    screens with their public calls, so that parenthood has its ordinary callbacks.
/// 2. The root controller appears with its restored content. The views of a controller are restored before its
///    `viewIsAppearing(_:)`.
/// 3. Controllers are presented again, from the outermost inwards, each with the former first responder below.
/// 4. The first responder is restored. All this precedes the first frame.
///
/// A root controller that is set later is restored in this order before its first frame. A controller that is pushed,
/// presented or added later is restored after its `viewIsAppearing(_:)`, before its first frame.
extension Window {
  /// Discards the saved states of controllers that did not exist when the window was restored.
  ///
  /// Such a state is kept, also for the next start, until a controller with its `restorationName` is added. A root
  /// controller's state goes to a controller anywhere in the window. Other states need the same container or presenter.
  /// After user input, they also need a `restorationIdentifier`. Call this method if such controllers must begin
  /// without a state, as after a log-out. UIKit's nearest method is `completeStateRestoration()`.
  public func discardPendingRestoration() { controllers.lateControllerRestorer = nil }

  /// The state of all controllers and views; nil without a root controller.
  package var restorableState: StateCoder? {
    guard let root = rootViewController else { return nil }
    // A hidden controller gets no frame that would restore it.
    let lateControllerRestorer = controllers.lateControllerRestorer
    lateControllerRestorer?.setNeedsRestoration()
    lateControllerRestorer?.restoreLateControllers()
    let pending = controllers.lateControllerRestorer as? PendingRestoration
    var encoder = StateEncoder(root: root) { controller, coder in
      pending?.encodeStates(waitingFor: controller, with: coder)
    }
    let coder = encoder.state(of: root)
    if let path = pending?.firstResponderPath(in: root) {
      coder[own: FirstResponderPath.key] = path
    } else if let focused = focus.focusedView, !isFirstResponderInOverlay,
      let view = (focused as? any TemporaryFirstResponder).map(\.formerFirstResponder) ?? focused
    {
      coder[own: FirstResponderPath.key] = FirstResponderPath.path(of: view, from: root)
    }
    return coder
  }

  /// The states of root controllers that are still missing, the oldest first.
  package var pendingStates: [StateCoder] {
    (controllers.lateControllerRestorer as? PendingRestoration)?.roots ?? []
  }

  /// Restores a saved state. The states of missing controllers wait for them.
  ///
  /// - Parameters:
  ///   - states: The states of root controllers, the oldest first.
  ///   - report: Receives a line for each missing controller.
  package func restore(_ states: [StateCoder], report: @escaping (String) -> Void) {
    let pending = PendingRestoration(states, in: self, report: report)
    controllers.lateControllerRestorer = pending
    pending.begin()
  }
}

extension Window {
  /// Whether a transient presentation or a developer tool is visible, which is not saved.
  package var showsTransient: Bool {
    overlayViewIfLoaded?.subviews.isEmpty == false
      || rootViewController.map(Self.presentsTransient) ?? false
  }

  private static func presentsTransient(_ controller: ViewController) -> Bool {
    if let session = controller.presentation,
      session.isTransient || presentsTransient(session.presentedViewController)
    {
      return true
    }
    return controller.children.contains(where: presentsTransient)
  }
}

/// A controller or presentation controller that is not restored: a question, a menu, or a popover.
package protocol TransientPresentation: AnyObject {}

extension ModalPresentation {
  var isTransient: Bool {
    presentedViewController is any TransientPresentation || controller is any TransientPresentation
  }
}
