// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// State that outlives the program.
///
/// The order while a window is being restored: each controller, from the root inwards, gets
/// `decodeRestorableState(with:)`, in which containers select, push and show by the calls that programs use, so that
/// parenthood has its ordinary callbacks; then the root appears, with what it shows now; the views of each controller get
/// their state before its `viewIsAppearing(_:)`; then what was presented is presented again, from the outermost inwards,
/// and knows where the keyboard was before it; the keyboard goes where it was. All of it is done before the first frame.
///
/// A root controller that comes later is restored in the same order before its first frame. A controller that is pushed,
/// presented or added later is restored after its `viewIsAppearing(_:)`, before the frame that shows it first.
extension Window {
  /// Discards the state that waits for controllers which have not come yet.
  ///
  /// The state of a controller that is missing when the window is restored is kept, also for the next start, until a
  /// controller with its `restorationIdentifier` comes: as the window's root, or anywhere in the window if the state is a root
  /// controller's; as a child of, or presented by, the same controller otherwise. Call this method when such a controller must
  /// begin afresh, for example after a log-out. UIKit's counterpart is `completeStateRestoration()`.
  public func discardPendingRestoration() { controllers.lateArrivals = nil }

  /// What the controllers and views leave; nil without a root controller.
  package var restorableState: StateCoder? {
    guard let root = rootViewController else { return nil }
    // A controller that does not show has no frame that would restore it.
    let lateArrivals = controllers.lateArrivals
    lateArrivals?.controllerArrived()
    lateArrivals?.restoreArrivals()
    let pending = controllers.lateArrivals as? PendingRestoration
    var keeping = StateEncoder(root: root) { controller, coder in
      pending?.encodeStates(waitingFor: controller, with: coder)
    }
    let coder = keeping.state(of: root)
    if let path = pending?.keyboardPath(in: root) {
      coder[own: KeyboardPath.key] = path
    } else if let focused = focus.focusedView, !isKeyboardInTools,
      let view = (focused as? any TemporaryFirstResponder).map(\.formerFirstResponder) ?? focused
    {
      coder[own: KeyboardPath.key] = KeyboardPath.path(of: view, from: root)
    }
    return coder
  }

  /// The states of root controllers that have not come yet, the oldest first.
  package var pendingStates: [StateCoder] {
    (controllers.lateArrivals as? PendingRestoration)?.roots ?? []
  }

  /// Restores what an earlier start has left. What is for controllers that are not there yet waits for them.
  ///
  /// - Parameters:
  ///   - states: The states of root controllers, the oldest first.
  ///   - report: Gets a line for each controller that is not there.
  package func restore(_ states: [StateCoder], report: @escaping (String) -> Void) {
    let pending = PendingRestoration(states, in: self, report: report)
    controllers.lateArrivals = pending
    pending.begin()
  }
}

extension Window {
  /// Whether a transient presentation or a developers' tool is visible, which no state keeps.
  package var showsTransient: Bool {
    tools?.subviews.isEmpty == false || rootViewController.map(Self.presentsTransient) ?? false
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

/// A controller, or what places it, that the next start of a program does not bring back: a question, a menu, what hangs on a
/// view.
package protocol TransientPresentation: AnyObject {}

extension PresentationSession {
  /// Whether the next start does not bring it back.
  var isTransient: Bool {
    presentedViewController is any TransientPresentation || controller is any TransientPresentation
  }
}
