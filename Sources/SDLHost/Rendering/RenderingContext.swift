// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// Text, pictures and layers of one window, at the window's scale: what both hosts draw with.
final class RenderingContext {
  let text: TextEngine
  let store: LayerStore
  let images: ImageStore
  let frame: PixelFrame

  init(configuration: Application.Configuration, scale: Double) throws(HostError) {
    text = try TextEngine(
      scale: scale, finder: FontFinder(interfaceFile: configuration.interfaceFont),
      logger: configuration.logger)
    images = ImageStore(
      directories: configuration.assetDirectories, largestPicture: configuration.largestPicture,
      logger: configuration.logger)
    text.images = images
    store = LayerStore(
      painter: SoftwarePainter(text: text, images: images),
      minimumBudget: configuration.layerBudget)
    frame = PixelFrame(store: store)
  }

  /// Something was pressed: a screen may come.
  func expectPicture() {
    store.expectPicture(window: frame.bounds)
  }

  /// Nothing is to be drawn.
  func rest() {
    store.rest(window: frame.bounds)
  }

  /// Pixels per point; a change makes everything anew.
  var scale: Double {
    get { text.scale }
    set {
      guard newValue != text.scale else { return }
      text.scale = newValue
      store.removeAll()
    }
  }
}
