// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The layer of a view, and its place in the tree of layers (`View+Layers`).
struct LayerState {
  /// The value of `firstLayered` if no subview has a layer or contains one.
  static let noLayers = Int.max

  /// Nil where the view is painted in the layer of a superview.
  private(set) var layer: Layer?
  /// Whether the layer's display list is older than the view.
  private(set) var needsRecording = false
  /// Whether the layers of the subviews have to be looked through.
  private(set) var needsUpdate = true
  /// The first subview that has a layer or contains one. All subviews in front of it have one, too.
  private(set) var firstLayered = Self.noLayers
  /// Points around the view that its text reaches; 0 unless marks are stacked on letters.
  private(set) var inkOutset = 0.0

  mutating func setLayer(_ layer: Layer?) { self.layer = layer }

  mutating func setNeedsRecording() { needsRecording = true }

  mutating func recorded() { needsRecording = false }

  mutating func setNeedsUpdate() { needsUpdate = true }

  mutating func beginUpdate() { needsUpdate = false }

  mutating func endUpdate(firstLayered: Int) { self.firstLayered = firstLayered }

  mutating func setInkOutset(_ outset: Double) { inkOutset = outset }

  /// The view has another window, which makes the layers anew.
  mutating func windowChanged() {
    layer = nil
    needsRecording = false
    needsUpdate = true
    firstLayered = Self.noLayers
  }
}

/// A view that looks different once a picture has come, or that has to tell that none will.
package protocol PictureObserver: View {
  /// The host has decoded a picture, or knows that it cannot.
  func picturesArrived()
}
