// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// What a host can tell of a frame that it has presented.
package nonisolated struct FrameMeasurement: Sendable, Equatable {
  /// When the call that presents it returned.
  package var presentedAt: Instant

  /// Seconds since the frame before; nil when the loop was idle in between.
  package var interval: Double?

  /// Seconds from one frame to the next on this display.
  package var displayInterval: Double

  /// Layers painted, wholly or in part, for this frame.
  package var paintedLayers: Int

  /// Layers that the frame was put together from.
  package var compositedLayers: Int

  /// The pictures of layers, shown or kept for later.
  package var pictures: Int
  /// The memory of these pictures, in bytes.
  package var pictureBytes: Int

  /// Their copies on the GPU; 0 without one.
  package var textures: Int
  /// The memory of these copies, in bytes.
  package var textureBytes: Int

  /// Seconds of processor time, system included, that the process has used since it began.
  package var processTime: Double

  /// A measurement; units are those of the properties. Counts that a host does not give are 0.
  package init(
    presentedAt: Instant, interval: Double?, displayInterval: Double, paintedLayers: Int = 0,
    compositedLayers: Int = 0, pictures: Int = 0, pictureBytes: Int = 0, textures: Int = 0,
    textureBytes: Int = 0, processTime: Double = 0
  ) {
    self.presentedAt = presentedAt
    self.interval = interval
    self.displayInterval = displayInterval
    self.paintedLayers = paintedLayers
    self.compositedLayers = compositedLayers
    self.pictures = pictures
    self.pictureBytes = pictureBytes
    self.textures = textures
    self.textureBytes = textureBytes
    self.processTime = processTime
  }

  /// Frames of the display that went by without one of ours, since the frame before.
  package var missedFrames: Int {
    guard let interval, displayInterval > 0 else { return 0 }
    return max(0, Int((interval / displayInterval).rounded()) - 1)
  }
}
