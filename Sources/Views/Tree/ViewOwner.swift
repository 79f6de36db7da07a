// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import Drawing

/// Whoever has a root view, as the view tree knows it: hears when the view moves, and is asked what surrounds
/// it.
nonisolated package protocol ViewOwner: ViewBoundary {
  /// The traits of the root view and of what lies in it.
  @MainActor var traits: Traits { get }

  /// The theme of the traits, which each view that draws asks for.
  @MainActor var themeInForce: Theme { get }

  /// What text is measured with in the window that the root view is on its way to.
  @MainActor var comingTextMeasurer: (any TextMeasurer)? { get }

  /// Points at the edges of the root view that something else covers.
  @MainActor var additionalSafeAreaInsets: Insets { get }

  /// The mouse pointer's shape over the root view where no view has one.
  @MainActor var effectiveCursor: Cursor? { get }

  // MARK: Input

  /// The root view, where it is loaded.
  @MainActor var viewIfLoaded: View? { get }

  /// Answers a key that nothing before it in the responder chain took.
  ///
  /// - Parameter inner: The owner that was asked last before this one; nil for none.
  @MainActor func takes(_ event: KeyEvent, after inner: (any ViewOwner)?) -> Bool

  /// Whether Return activates a button of the owner where nothing else takes it.
  @MainActor var hasDefaultButton: Bool { get }

  /// Whether a view becomes first responder again when a presentation over this owner, or over an ancestor, ends.
  @MainActor func givesKeyboardBack(to view: View) -> Bool

  // MARK: Layout

  /// The layout pass has come to the root view, whether it needs layout or not.
  @MainActor func layoutReachedRootView()

  @MainActor func rootViewWillLayOutSubviews()
  @MainActor func rootViewDidLayOutSubviews()

  /// A view of this owner, the root view or one inside it, has laid out its subviews.
  @MainActor func didLayOutSubviews(of view: View)

  // MARK: Moves

  /// The root view has come into a window.
  @MainActor func rootViewDidEnterWindow()

  /// What surrounds the root view has other traits.
  @MainActor func surroundingTraitsChanged()

  /// A view of this owner, not the root view, is taken straight into another view.
  @MainActor func subview(_ view: View, willMoveTo superview: View)

  /// `view`, which is a root view or holds some, comes into `superview`: sends what the owners hear
  /// before and after `attach`, which puts it there.
  @MainActor static func insert(_ view: View, into superview: View, _ attach: () -> Void)

  /// The same for a view that leaves its superview.
  @MainActor static func remove(_ view: View, from superview: View, _ detach: () -> Void)
}

/// Stands behind a view with which the views of another owner begin.
///
/// Its requirements are isolated one by one: Swift 6.3 refuses a conformance to an isolated protocol that refines
/// another one, as `ViewOwner` does.
nonisolated package protocol ViewBoundary: AnyObject {
  /// The next responder after the view; nil for the superview.
  @MainActor var responderAfterView: Responder? { get }

  /// The owner of the view and its descendants, up to the next boundary; nil for the owner of the surrounding views.
  @MainActor var contentOwner: (any ViewOwner)? { get }

  /// Whether the view belongs to a presentation that is being dismissed. Keys are then sent to other views, and the view is
  /// not in the accessibility tree.
  @MainActor var isLeaving: Bool { get }

  /// Whether this boundary keeps input away from `view`, which is this view or a descendant.
  ///
  /// - Parameter inner: The value that the nearest boundary between both views has set; nil if there is none. The
  ///   boundary may set it for the boundaries around itself.
  @MainActor func blocksInput(to view: View, through inner: inout AnyObject?) -> Bool
}
