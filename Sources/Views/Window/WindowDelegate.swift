// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// The host, as the window sees it: these requests are all that ever goes back.
package protocol WindowDelegate: AnyObject {
  /// Something changed: step and present a frame soon. Sent once until the next step.
  func windowNeedsFrame(_ window: Window)

  func window(_ window: Window, requests request: WindowRequest)

  /// The text that programs have left on a clipboard of the desktop; nil when there is none.
  /// Default: nil.
  func window(_ window: Window, textOn clipboard: Clipboard) -> String?

  /// Whether there is such a text that is not empty. Default: asks for it.
  func window(_ window: Window, hasTextOn clipboard: Clipboard) -> Bool

  /// Lets the person choose with the desktop's own chooser. Nil where the desktop has none; empty when nothing was chosen,
  /// or the task was cancelled. Default: nil.
  func window(
    _ window: Window, choose chooser: FileChooser
  ) async throws(FileChooserError) -> [String]?

  /// The machine's folders; nil where there are none to choose from. Default: nil.
  func fileBrowser(for window: Window) -> (any FileBrowsing)?
}

extension WindowDelegate {
  package func window(_ window: Window, textOn clipboard: Clipboard) -> String? { nil }

  package func window(_ window: Window, hasTextOn clipboard: Clipboard) -> Bool {
    self.window(window, textOn: clipboard)?.isEmpty == false
  }

  package func window(
    _ window: Window, choose chooser: FileChooser
  ) async throws(FileChooserError) -> [String]? { nil }

  package func fileBrowser(for window: Window) -> (any FileBrowsing)? { nil }
}

/// Observes the frames and the mouse of a window from inside the program, for developer tools.
public protocol WindowObserver: AnyObject {
  /// A step has moved the animations and laid out; what the observer changes now is in the frame.
  func windowWillShowFrame(_ window: Window)

  /// The mouse is somewhere else, in the window's points; nil when it left the window.
  func window(_ window: Window, pointerMovedTo location: Point?)
}
