// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import Drawing

/// An object with a root view, such as a view controller. It learns of the view's moves, and provides its environment.
nonisolated package protocol ViewOwner: ViewBoundary {
  @MainActor var traits: Traits { get }

  @MainActor var effectiveTheme: Theme { get }

  /// The text measurer of the window that the root view is about to enter.
  @MainActor var pendingTextMeasurer: (any TextMeasurer)? { get }

  /// The points at the edges of the root view that are covered by other views.
  @MainActor var additionalSafeAreaInsets: Insets { get }

  /// The mouse pointer's shape over the root view, if no view sets one.
  @MainActor var effectiveCursor: Cursor? { get }

  // MARK: Input

  @MainActor var viewIfLoaded: View? { get }

  /// Handles a key, and returns whether it was handled. `inner` is the owner that was asked just before; nil for none.
  @MainActor func handleKey(_ event: KeyEvent, after inner: (any ViewOwner)?) -> Bool

  /// Whether the Return key activates a button of the owner if no responder handles it.
  @MainActor var hasDefaultButton: Bool { get }

  /// Whether a view becomes first responder again when a presentation over this owner, or over an ancestor, ends.
  @MainActor func restoresFirstResponder(to view: View) -> Bool

  // MARK: Layout

  /// Called when the layout pass reaches the root view, whether the view needs layout or not.
  @MainActor func layoutDidReachRootView()

  @MainActor func rootViewWillLayOutSubviews()
  @MainActor func rootViewDidLayOutSubviews()

  /// Called when the root view or a view of this owner inside it has laid out its subviews.
  @MainActor func didLayOutSubviews(of view: View)

  // MARK: Moves

  @MainActor func rootViewDidEnterWindow()

  @MainActor func surroundingTraitsDidChange()

  /// Called before a view of this owner, other than the root view, moves directly into another view.
  @MainActor func subview(_ view: View, willMoveTo superview: View)

  /// Inserts `view`, which is or contains a root view, into `superview`. Sends the owners' callbacks before and after
  /// `attach`, which inserts it.
  @MainActor static func insert(_ view: View, into superview: View, _ attach: () -> Void)

  /// Removes `view`, which is or contains a root view, in the same way.
  @MainActor static func remove(_ view: View, from superview: View, _ detach: () -> Void)
}

/// A boundary at a view where the views of another owner begin.
///
/// Its requirements are isolated one by one: Swift 6.3 rejects a conformance to an isolated protocol that refines
/// another one, as `ViewOwner` does.
nonisolated package protocol ViewBoundary: AnyObject {
  /// The next responder after the view; nil for the superview.
  @MainActor var responderAfterView: Responder? { get }

  /// The owner of the view and its descendants, up to the next boundary; nil for the owner of the superview.
  @MainActor var contentOwner: (any ViewOwner)? { get }

  /// Whether the view belongs to a presentation that is being dismissed. Keys are then sent to other views, and the
  /// view is not in the accessibility tree.
  @MainActor var isInDismissal: Bool { get }

  /// Returns whether this boundary keeps input from `view`, which is this view or a descendant.
  ///
  /// - Parameter inner: The value that the nearest boundary between both views has set; nil if there is none. The
  ///   boundary may set it for its own enclosing boundaries.
  @MainActor func blocksInput(to view: View, through inner: inout AnyObject?) -> Bool
}
