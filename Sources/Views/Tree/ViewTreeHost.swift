// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import Drawing

/// The window, as its views know it.
package protocol ViewTreeHost: Responder {
  /// Who has the keyboard.
  var focus: FocusSystem { get }

  /// Something changed: a frame should be made soon. Sent once until the next one.
  func treeNeedsFrame()

  /// Asks the host of the window for something.
  func request(_ request: WindowRequest)

  /// A view is about to leave the tree.
  func viewWillLeave(_ view: View)

  /// Views were hidden, made inert or taken out: neither keyboard nor pointers stay in there.
  func reachChanged()

  /// A view wants another pointer.
  func cursorChanged()

  /// The mouse is somewhere else; nil outside the window.
  func mouseMoved(to location: Point?)

  /// The views under the mouse are other ones, from the inside.
  ///
  /// - Parameter passed: What lies in front of them and takes no input.
  func pointerCame(over path: [View], passing passed: View?)

  /// A person asks for a context menu.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  func showContextMenu(at point: Point, in view: View, byKey: Bool) -> Bool

  func toolTipChanged(of view: View)

  /// The keyboard is elsewhere, or its ring came or went.
  func focusShownChanged()
}
