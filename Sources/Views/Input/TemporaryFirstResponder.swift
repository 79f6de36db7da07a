// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A view that has the keyboard for a while, such as the line between two columns. It is not the first responder again after a
/// restoration.
package protocol TemporaryFirstResponder: View {
  /// The view that gets the keyboard afterwards; nil if no view does.
  var formerFirstResponder: View? { get }
}
