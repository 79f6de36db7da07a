// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The tree of layers. What has a layer, or holds one, comes last among the subviews of any view:
/// whatever lies above a layer needs one too, otherwise it would be painted below it. So one index
/// for each view leads to all layers, and a walk along them meets no other view.
extension View {
  /// Nil where the view is painted in the layer of a superview.
  var layer: Layer? { layerState.layer }

  /// The first subview that has a layer or contains one; `LayerState.noLayers` for none.
  var firstLayered: Int { layerState.firstLayered }

  var layerNeedsRecording: Bool { layerState.needsRecording }

  /// Whether something inside the view has a layer.
  var holdsLayers: Bool { firstLayered != LayerState.noLayers }

  /// Whether a walk from the root along the layers comes to this view.
  var isOnLayerTree: Bool { layer != nil || holdsLayers }

  /// Whether the view asks for a layer itself; others get one by lying above a layer.
  var asksForLayer: Bool {
    wantsLayer || presentedAlpha < 1 || shadow != nil || presentedTransform != .identity
      || projection != nil || clipsToCorners
  }

  /// Whether rounded corners cut off what the view shows.
  var clipsToCorners: Bool { clipsToBounds && cornerRadius > 0 }

  /// Subviews came, went or changed places, or what decides about layers changed.
  func setNeedsLayerUpdate() {
    var view: View? = self
    while let current = view, !current.layerState.needsUpdate || current === self {
      current.layerState.setNeedsUpdate()
      view = current.superview
    }
  }

  /// Gives layers to the subviews that need one, and takes those away that are needed no more.
  func updateLayers(making makeLayer: () -> Layer) {
    guard layerState.needsUpdate else { return }
    layerState.beginUpdate()
    var first = LayerState.noLayers
    for index in subviews.indices {
      let subview = subviews[index]
      let hasLayer = first != LayerState.noLayers || subview.asksForLayer
      if hasLayer != (subview.layer != nil) {
        subview.layerState.setLayer(hasLayer ? makeLayer() : nil)
        // The picture it was in has to lose it, or to take it in.
        setNeedsDisplay(subview.frame)
        subview.setNeedsDisplay()
      }
      subview.updateLayers(making: makeLayer)
      if first == LayerState.noLayers, subview.isOnLayerTree { first = index }
    }
    layerState.endUpdate(firstLayered: first)
  }
}
