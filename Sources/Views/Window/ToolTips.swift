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

/// Covers a window for what lies above all else in it, and takes no input of its own.
final class ToolView: View {
  init() {
    super.init(frame: .zero)
    autoresizingMask = .fill
  }

  /// Beside the tools the pointer belongs to what lies below.
  override func point(inside point: Point) -> Bool {
    subviews.contains { $0.isUserInteractionEnabled && !$0.isHidden && $0.frame.contains(point) }
  }
}
