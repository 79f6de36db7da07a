// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

package protocol ToolTips: AnyObject {
  /// Called when the pointer enters a view with a tool tip, or, with nil, leaves all of them.
  func pointerDidMove(over view: View?)
  /// Called when a view with a tool tip becomes first responder with a visible focus ring; nil when that ends.
  func focusDidMove(to view: View?)
  func handle(_ event: InputEvent.Kind)
  func viewWillLeaveWindow(_ view: View)
  func toolTipDidChange(of view: View)
}

/// Creates the window's tool tips. `Window` conforms in a module above, so no registration is needed.
package protocol ToolTipFactory: Window {
  func makeToolTips() -> any ToolTips
}

/// The topmost view of a window, for overlays. Only its subviews receive input.
final class PassthroughView: View {
  init() {
    super.init(frame: .zero)
    autoresizingMask = .fill
  }

  /// True inside visible subviews that accept input. Elsewhere the pointer reaches the views below.
  override func point(inside point: Point) -> Bool {
    subviews.contains { $0.isUserInteractionEnabled && !$0.isHidden && $0.frame.contains(point) }
  }
}
