// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing
internal import Logging

/// Text, pictures and layers of one window, at the window's scale: what both hosts draw with.
final class RenderingContext {
  let text: TextEngine
  let store: LayerStore
  let images: ImageStore
  let frame: PixelFrame

  /// Layers that may come into sight.
  private var coming: [ComingPicture] = []

  /// - Parameters:
  ///   - interfaceFont: The path of the file of the interface's face; nil for the bundled face.
  ///   - assetDirectories: Folders of pictures.
  ///   - largestPicture: The most pixels that a picture file may have.
  ///   - layerBudget: Bytes for pictures of layers.
  ///   - scale: Pixels per point.
  init(
    interfaceFont: String?, assetDirectories: [String], largestPicture: Int, layerBudget: Int,
    scale: Double, logger: Logger
  ) throws(HostError) {
    images = ImageStore(
      directories: assetDirectories, largestPicture: largestPicture, logger: logger)
    text = try TextEngine(
      scale: scale, finder: FontFinder(interfaceFile: interfaceFont), images: images,
      logger: logger)
    store = LayerStore(
      painter: SoftwarePainter(text: text, images: images), minimumBudget: layerBudget)
    frame = PixelFrame(store: store)
  }

  /// Something was pressed: a screen may come.
  func expectPicture() {
    store.expectPicture(window: frame.bounds)
  }

  /// A picture that was awaited has come: the layers that show it are painted again.
  func pictureArrived(in window: Window) {
    store.removeAll()
    frame.forget()
    window.picturesArrived()
    window.invalidateAll()
  }

  /// Nothing is to be drawn.
  func rest() {
    coming.removeAll()
    store.rest(window: frame.bounds)
  }

  /// Whether there is something to make ready.
  var isExpecting: Bool { !coming.isEmpty }

  /// Something moves, and may uncover these layers.
  func expectComing(_ placements: [LayerPlacement]) {
    for placement in placements { coming.append(ComingPicture(placement)) }
  }

  /// Makes pictures ready as long as there is time.
  ///
  /// - Parameter timeLeft: Seconds until there is something else to do.
  func prepareComing(timeLeft: () -> Double) {
    while !coming.isEmpty {
      guard coming[0].prepare(text: text, frame: frame, scale: scale, timeLeft: timeLeft) else {
        return
      }
      coming.removeFirst()
    }
  }

  /// Pixels per point; a change makes everything anew.
  var scale: Double {
    get { text.scale }
    set {
      guard newValue != text.scale else { return }
      text.setScale(newValue)
      store.removeAll()
    }
  }
}
