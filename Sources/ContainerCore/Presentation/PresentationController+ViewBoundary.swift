// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The container view of a presentation holds the presented controller's views, though it may lie in the
/// presenter's view.
@MainActor extension PresentationController: ViewBoundary {
  package var responderAfterView: Responder? { nil }

  package var contentOwner: (any ViewOwner)? { session?.presentedViewController }

  package var isLeaving: Bool { session.map { !$0.isHere } ?? false }

  package func blocksInput(to view: View, through inner: inout AnyObject?) -> Bool {
    let presented = session?.presentedViewController
    if presented?.presentation?.blocksInput(to: view, from: inner) ?? false { return true }
    inner = session
    return false
  }
}

extension PresentationSession {
  /// Whether a view of the presenter gets no input while this is presented.
  ///
  /// - Parameter inner: The presentation that the view lies in; what it covers lies around it.
  func blocksInput(to view: View, from inner: AnyObject?) -> Bool {
    self !== inner && blocksPresenter && !current.allowsInteraction(with: view)
  }
}
