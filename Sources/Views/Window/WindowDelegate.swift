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
