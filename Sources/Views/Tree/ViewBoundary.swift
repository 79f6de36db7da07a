// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Stands behind a view with which the views of another owner begin.
///
/// Its requirements are isolated one by one: Swift 6.3 refuses a conformance to an isolated protocol that refines
/// another one, as `ViewOwner` does.
nonisolated package protocol ViewBoundary: AnyObject {
  /// Who is asked when the view does not answer; nil for the superview.
  @MainActor var responderAfterView: Responder? { get }

  /// The owner of the view's content, up to the next boundary; nil for the owner of what is around it.
  @MainActor var contentOwner: (any ViewOwner)? { get }

  /// Whether the view is on its way out: keys go to what stays.
  @MainActor var isLeaving: Bool { get }

  /// Whether input cannot come through this view to `view`, which lies in it.
  ///
  /// - Parameter inner: What the boundaries between the two let through; nil without any. The boundary may
  ///   set it for those around itself.
  @MainActor func blocksInput(to view: View, through inner: inout AnyObject?) -> Bool
}
