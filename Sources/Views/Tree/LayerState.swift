// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The layer of a view, and the view's position in the tree of layers (`View+Display`).
struct LayerState {
  /// The value of `firstLayeredIndex` if no subview has or contains a layer.
  static let noLayers = Int.max

  private(set) var layer: Layer?
  private(set) var needsRecording = false
  private(set) var needsUpdate = true
  /// The index of the first subview that has or contains a layer. All subviews in front of it have one, too.
  private(set) var firstLayeredIndex = Self.noLayers
  /// The points by which text extends beyond the view; 0 unless marks are stacked on letters.
  private(set) var inkOutset = 0.0

  mutating func setLayer(_ layer: Layer?) { self.layer = layer }

  mutating func setNeedsRecording() { needsRecording = true }

  mutating func clearNeedsRecording() { needsRecording = false }

  mutating func setNeedsUpdate() { needsUpdate = true }

  mutating func beginUpdate() { needsUpdate = false }

  mutating func endUpdate(firstLayeredIndex: Int) { self.firstLayeredIndex = firstLayeredIndex }

  mutating func setInkOutset(_ outset: Double) { inkOutset = outset }

  mutating func resetForNewWindow() {
    layer = nil
    needsRecording = false
    needsUpdate = true
    firstLayeredIndex = Self.noLayers
  }
}

/// A view that changes its appearance when an image has loaded, or reports that it cannot be loaded.
package protocol ImageObserver: View {
  func imagesDidLoad()
}
