// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A controller, or what places it, that the next start of a program does not bring back: a question, a menu, what hangs on a
/// view.
package protocol PassingPresentation: AnyObject {}

extension PresentationSession {
  /// Whether the next start does not bring it back.
  var isPassing: Bool {
    presentedViewController is any PassingPresentation || controller is any PassingPresentation
  }
}

extension Window {
  /// Whether something shows that no state keeps: what is presented and passes, or developers' tools.
  package var showsPassing: Bool {
    tools?.subviews.isEmpty == false || rootViewController.map(Self.presentsPassing) ?? false
  }

  private static func presentsPassing(_ controller: ViewController) -> Bool {
    if let session = controller.presentation,
      session.isPassing || presentsPassing(session.presentedViewController)
    {
      return true
    }
    return controller.children.contains(where: presentsPassing)
  }
}
