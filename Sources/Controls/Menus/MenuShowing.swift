// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import Drawing
package import Views

/// Shows menus over a window. `Window` conforms in `Presenting`, so nothing has to be registered.
package protocol MenuShowing: Window {
  /// - Parameter place: The place of the menu's leading top corner, in the view's coordinates. Nil places the menu below the view.
  func makePopUp(_ menu: Menu, at place: Rect?, of view: View) -> any PopUpMenu
}

/// A menu that can be shown once.
package protocol PopUpMenu: AnyObject {
  /// Called when the menu begins to disappear.
  var onDismiss: (() -> Void)? { get set }

  /// Called when the menu has disappeared.
  var onEnd: (() -> Void)? { get set }

  /// Shows the menu. An empty one, or one whose place is not on screen, is not shown.
  ///
  /// - Parameters:
  ///   - item: The item to mark; nil for none.
  ///   - byKey: Whether a key asked for it: then the first item is marked if no other one is.
  /// - Returns: Whether it shows.
  @discardableResult func show(marking item: Int?, byKey: Bool) -> Bool
}

extension Menu {
  /// Nil for a view outside a window.
  func makePopUp(at place: Rect? = nil, of view: View) -> (any PopUpMenu)? {
    (view.window as? any MenuShowing)?.makePopUp(self, at: place, of: view)
  }
}
