// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A view that has the keyboard for something inside it: a table for a row, a menu for an item.
package protocol AccessibilityFocusing: View {
  /// Whose element has the keyboard, and which of its `accessibilityElements`, from 1 on; 0 for the view itself. Nil for this
  /// view.
  var accessibilityFocus: (view: View, part: Int)? { get }
}
