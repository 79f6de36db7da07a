// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// The host of a window. The window sends only these requests to it.
package protocol WindowDelegate: AnyObject {
  /// Called when something has changed: step and present a frame soon. Sent once until the next step.
  func windowNeedsFrame(_ window: Window)

  func window(_ window: Window, requests request: WindowRequest)

  /// Returns the text on a clipboard of the desktop; nil if there is none. Default: nil.
  func window(_ window: Window, textOn clipboard: Clipboard) -> String?

  /// Returns whether a clipboard has a text that is not empty. Default: reads the text.
  func window(_ window: Window, hasTextOn clipboard: Clipboard) -> Bool

  /// Lets the user choose with the desktop's own file chooser. Nil if the desktop has none; empty if the user chose
  /// nothing, or the task was canceled. Default: nil.
  func window(
    _ window: Window, choose chooser: FileChooser
  ) async throws(FileChooserError) -> [String]?

  /// Returns the machine's folders; nil if there are none to choose from. Default: nil.
  func fileBrowser(for window: Window) -> (any FileBrowser)?
}

extension WindowDelegate {
  package func window(_ window: Window, textOn clipboard: Clipboard) -> String? { nil }

  package func window(_ window: Window, hasTextOn clipboard: Clipboard) -> Bool {
    self.window(window, textOn: clipboard)?.isEmpty == false
  }

  package func window(
    _ window: Window, choose chooser: FileChooser
  ) async throws(FileChooserError) -> [String]? { nil }

  package func fileBrowser(for window: Window) -> (any FileBrowser)? { nil }
}

/// Observes the frames and the mouse of a window from inside the program, for developer tools.
public protocol WindowObserver: AnyObject {
  /// Called after a frame's animations and layout. Changes that the observer makes are in the frame.
  func windowWillShowFrame(_ window: Window)

  /// Called when the mouse has moved, in window points; `location` is nil when it has left the window.
  func window(_ window: Window, pointerMovedTo location: Point?)
}

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
