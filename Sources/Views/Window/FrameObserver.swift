// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Hears how the frames of a window go; the host measures only while a window has a frame observer.
public protocol FrameObserver: AnyObject {
  /// A frame has been presented.
  func window(_ window: Window, presented measurement: FrameMeasurement)

  /// A step has moved the animations and laid out; what the observer changes now is in the frame,
  /// and asks for no other.
  func windowWillShowFrame(_ window: Window)
}
