// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Shows the tool tips of a window's views, which tells it what happens.
package protocol ToolTips: AnyObject {
  /// The pointer came over a view with a tip, or left all those.
  func pointerCame(over view: View?)
  /// The keyboard came to a view with a tip and the ring shows; nil when that is over.
  func keyboardCame(to view: View?)
  func hear(_ event: InputEvent.Kind)
  func viewWillLeave(_ view: View)
  func textChanged(of view: View)
}

/// Makes a window's tool tips. `Window` conforms in the module with the looks, so nothing has to be registered.
package protocol ToolTipMaking: Window {
  func makeToolTips() -> any ToolTips
}

/// The topmost view of a window, for tools that are above all other views. Only its subviews receive input.
final class ToolView: View {
  init() {
    super.init(frame: .zero)
    autoresizingMask = .fill
  }

  /// True in visible subviews that accept input. Elsewhere the pointer reaches the views below.
  override func point(inside point: Point) -> Bool {
    subviews.contains { $0.isUserInteractionEnabled && !$0.isHidden && $0.frame.contains(point) }
  }
}
