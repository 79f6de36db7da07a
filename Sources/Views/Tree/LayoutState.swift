// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Which views of a subtree the next layout pass lays out, and how a superview treats the view's content size.
struct LayoutState {
  /// Whether the view lays out its subviews in the next pass.
  private(set) var needsLayout = true
  /// Whether the view or a view inside it needs layout.
  private(set) var subtreeNeedsLayout = true
  /// The only subview that needs layout, or contains a view that does; nil for none or several.
  private(set) var soleSubview: View?
  /// The depth of the subtree: at most so many views are nested, this view included.
  private(set) var levels = 1

  /// Whether the superview arranges the view among others, as a stack view does.
  private(set) var isArranged = false
  /// Whether the view's content size follows from the subviews, as a stack view's does.
  private(set) var sizeFollowsSubviews = false
  /// Whether the content size of the view, or of a view inside it, has changed since the superview took this back.
  private(set) var hasNewContentSize = false
  /// Whether text of the view was measured while the view was in no window.
  private(set) var wasMeasuredOutsideWindow = false
  /// Nil for the defaults.
  private(set) var contentPriorities: ContentPriorities?

  // MARK: The pass

  mutating func setNeedsLayout() {
    needsLayout = true
    subtreeNeedsLayout = true
  }

  mutating func layOutInThisPass() { needsLayout = true }

  /// Marks the subtree because a subview needs layout.
  ///
  /// - Returns: False if the subtree was marked already, and so the superviews are.
  mutating func mark(for subview: View) -> Bool {
    guard !subtreeNeedsLayout else {
      if soleSubview !== subview { soleSubview = nil }
      return false
    }
    soleSubview = subview
    subtreeNeedsLayout = true
    return true
  }

  /// The view lays out its subviews now. A request from now on is for the same pass.
  mutating func beginLayout() { needsLayout = false }

  /// Called when the subviews are laid out.
  ///
  /// - Returns: The only subview that needs layout; nil for none or several.
  mutating func beginSubviews() -> View? {
    subtreeNeedsLayout = false
    guard let sole = soleSubview else { return nil }
    soleSubview = nil
    return sole
  }

  /// The only subview that needs layout is no subview any more.
  mutating func soleSubviewLeft() { soleSubview = nil }

  mutating func setLevels(_ levels: Int) { self.levels = levels }

  // MARK: The content size

  mutating func setArranged(_ arranged: Bool) { isArranged = arranged }

  mutating func setSizeFollowsSubviews() { sizeFollowsSubviews = true }

  mutating func setNewContentSize(_ new: Bool) { hasNewContentSize = new }

  mutating func setMeasuredOutsideWindow(_ outside: Bool) { wasMeasuredOutsideWindow = outside }

  mutating func setContentPriorities(_ priorities: ContentPriorities) {
    contentPriorities = priorities
  }
}
