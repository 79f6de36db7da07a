// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// Watches a window from inside the program: what a developer's tool needs besides containment.
public protocol WindowObserver: AnyObject {
  /// A step has moved the animations and laid out; what the observer changes now is in the frame.
  func windowWillShowFrame(_ window: Window)

  /// The mouse is somewhere else, in the window's points; nil when it left the window.
  func window(_ window: Window, pointerMovedTo location: Point?)
}
