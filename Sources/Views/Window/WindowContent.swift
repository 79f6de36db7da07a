// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import Drawing

/// The view controllers of a window, as the window knows them. These are all the questions and messages that it sends them.
package protocol WindowContent: AnyObject {
  // MARK: Questions

  /// Where a key begins that nothing with the keyboard takes; nil for the window.
  var keyTarget: Responder? { get }

  /// The view of `keyTarget`; nil while it is not loaded.
  var keyView: View? { get }

  /// The view that was presented last, or fills the window; nil while it is not loaded.
  var topmostView: View? { get }

  /// Light, dark, or nil to follow the desktop.
  var colorScheme: Theme.ColorScheme? { get }

  /// Whether the window may close when the user closes it.
  func windowShouldClose() async -> Bool

  // MARK: Before each event and each frame

  /// What came in since the last frame has appeared from now on.
  func endAppearance()

  /// Restores what came after the window was restored.
  func restoreArrivals()

  /// The user has pressed a button or a key.
  func userActed()

  // MARK: Changes

  /// The window has other traits.
  func traitsDidChange()

  /// Memory is short: release what can be made again.
  func memoryIsShort()

  /// The window is about to have another size, in points.
  func windowWillResize(to size: Size)

  /// The window has its new size, and has not been laid out.
  func fillWindow()

  /// It has been laid out: runs what changes along with the size.
  func changeAlongsideResize()

  /// All is laid out.
  func windowDidResize()
}
