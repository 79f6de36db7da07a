// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import Drawing

/// The view controllers of a window, as the window sees them.
package protocol WindowContent: AnyObject {
  // MARK: Questions

  /// The responder that receives a key that the first responder's chain does not handle; nil for the window.
  var fallbackKeyResponder: Responder? { get }

  var fallbackKeyView: View? { get }

  /// The view that was presented last, or fills the window; nil while it is not loaded.
  var topmostView: View? { get }

  /// Light, dark, or nil to follow the desktop.
  var colorScheme: Theme.ColorScheme? { get }

  func windowShouldClose() async -> Bool

  // MARK: Before each event and each frame

  /// Ends the appearance transitions of controllers that were added since the last frame.
  func endAppearance()

  /// Restores controllers that were added after the restoration of the window.
  func restoreLateControllers()

  /// Called when the user has pressed a button or a key.
  func userDidAct()

  // MARK: Changes

  func traitsDidChange()

  /// Called when memory is low: release everything that can be created again.
  func deliverMemoryWarning()

  func windowWillResize(to size: Size)

  /// Called after the size has changed, before layout.
  func resizeRootView()

  func changeAlongsideResize()

  func windowDidResize()
}
