// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// An observer that is notified before each frame of a window, for example to keep a popover next to a moving view. A
/// window makes a frame only when something has changed.
public protocol FrameObserver: AnyObject {
  /// Called after animations and layout. Changes that the observer makes are in the frame.
  func windowWillMakeFrame(_ window: Window)
}

/// The frame observers of a window. Without any, a frame costs nothing.
final class FrameObservers {
  private struct Entry {
    weak var observer: (any FrameObserver)?
  }

  private var entries: [Entry] = []

  func add(_ observer: any FrameObserver) {
    remove(observer)
    entries.append(Entry(observer: observer))
  }

  func remove(_ observer: any FrameObserver) {
    entries.removeAll { $0.observer == nil || $0.observer === observer }
  }

  func notify(of window: Window) {
    guard !entries.isEmpty else { return }
    // An observer may follow a view that another observer moves, such as a button in a popover. One round per observer
    // is enough. An observer may add and remove others.
    for _ in entries.compactMap(\.observer) {
      for observer in entries.compactMap(\.observer) { observer.windowWillMakeFrame(window) }
      guard window.needsLayout else { return }
      window.layoutIfNeeded()
    }
  }
}

/// Receives the measurements of a window's frames. The host measures frames only while the window has an observer.
package protocol FrameMeasurementObserver: AnyObject {
  func window(_ window: Window, presented measurement: FrameMeasurement)

  /// Called after animations and layout. Changes that the observer makes are in the frame, and request no other one.
  func windowWillShowFrame(_ window: Window)
}

package nonisolated struct FrameMeasurement: Sendable, Equatable {
  /// When the presenting call returned.
  package var presentedAt: Instant

  /// The seconds since the previous frame; nil if the loop was idle in between.
  package var interval: Double?

  /// The seconds between two frames of the display.
  package var displayInterval: Double

  /// The number of layers that were painted for this frame, completely or partly.
  package var paintedLayers: Int

  package var compositedLayers: Int

  /// The number of bitmaps of layers, visible or cached.
  package var bitmaps: Int
  package var bitmapBytes: Int

  /// The number of GPU textures of the bitmaps; 0 without a GPU.
  package var textures: Int
  package var textureBytes: Int

  /// The processor time of the process since its start, in seconds, including system time.
  package var processTime: Double

  /// Creates a measurement. Counts that a host does not provide are 0.
  package init(
    presentedAt: Instant, interval: Double?, displayInterval: Double, paintedLayers: Int = 0,
    compositedLayers: Int = 0, bitmaps: Int = 0, bitmapBytes: Int = 0, textures: Int = 0,
    textureBytes: Int = 0, processTime: Double = 0
  ) {
    self.presentedAt = presentedAt
    self.interval = interval
    self.displayInterval = displayInterval
    self.paintedLayers = paintedLayers
    self.compositedLayers = compositedLayers
    self.bitmaps = bitmaps
    self.bitmapBytes = bitmapBytes
    self.textures = textures
    self.textureBytes = textureBytes
    self.processTime = processTime
  }

  /// The number of display frames without a frame of the program, since the previous frame.
  package var missedFrames: Int {
    guard let interval, displayInterval > 0 else { return 0 }
    return max(0, Int((interval / displayInterval).rounded()) - 1)
  }
}
