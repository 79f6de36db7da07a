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

extension View {
  /// Whose root view this is or lies in.
  package var owningOwner: (any ViewOwner)? {
    var view: View? = self
    while let current = view {
      if let owner = current.boundary?.contentOwner { return owner }
      view = current.superview
    }
    return nil
  }

  /// One of those whose root views lie in here, of whose moves somebody may have to hear; nil when there is
  /// none.
  var innerOwner: (any ViewOwner)? {
    if let owner { return owner }
    guard holdsOrphans else { return nil }
    for subview in subviews {
      if let owner = subview.innerOwner { return owner }
    }
    return nil
  }

  /// Whether an owner around the view has a default button.
  package var hasDefaultButtonAround: Bool {
    sequence(first: self as Responder, next: \.next)
      .contains { ($0 as? any ViewOwner)?.hasDefaultButton == true }
  }

  /// Whether the view gets the keyboard back: from a presentation above it, or from a temporary first responder.
  package var getsKeyboardBack: Bool {
    let temporary = window?.focus.focusedView as? any TemporaryFirstResponder
    return temporary?.formerFirstResponder === self
      || owningOwner?.givesKeyboardBack(to: self) == true
  }
}
