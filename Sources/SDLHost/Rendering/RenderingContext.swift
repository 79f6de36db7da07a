// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing
internal import Logging

/// The text, images and layers of one window at the window's scale. Both hosts render with it.
final class RenderingContext {
  let text: TextEngine
  let store: LayerStore
  let images: ImageStore
  let frame: PixelFrame

  private var prefetches: [LayerPrefetch] = []

  /// - Parameters:
  ///   - interfaceFont: The path of a font file for the interface; nil for the bundled font.
  ///   - assetDirectories: The folders with images.
  ///   - layerBudget: The bytes that layer bitmaps may always use.
  init(
    interfaceFont: String?, assetDirectories: [String], maximumImagePixelCount: Int,
    layerBudget: Int,
    scale: Double, logger: Logger
  ) throws(HostError) {
    images = ImageStore(
      directories: assetDirectories, maximumImagePixelCount: maximumImagePixelCount, logger: logger)
    text = try TextEngine(
      scale: scale, finder: FontFinder(interfaceFile: interfaceFont), images: images,
      logger: logger)
    store = LayerStore(
      painter: SoftwarePainter(text: text, images: images), minimumBudget: layerBudget)
    frame = PixelFrame(store: store)
  }

  /// Prepares memory after a press, which may open a new screen.
  func reserveScreenMemory() {
    store.reserveScreenMemory(window: frame.bounds)
  }

  /// Repaints all layers after an image has finished decoding.
  func imageDidLoad(in window: Window) {
    store.removeAll()
    frame.invalidate()
    window.notifyImageObservers()
    window.invalidateAll()
  }

  /// Uses the idle time to prepare memory, and drops the prefetches.
  func didBecomeIdle() {
    prefetches.removeAll()
    store.didBecomeIdle(window: frame.bounds)
  }

  var hasPrefetches: Bool { !prefetches.isEmpty }

  func queuePrefetch(_ placements: [LayerPlacement]) {
    for placement in placements { prefetches.append(LayerPrefetch(placement)) }
  }

  /// Prefetches queued layers. `timeLeft` returns the time until other work is due, in seconds.
  func prefetch(timeLeft: () -> Double) {
    while !prefetches.isEmpty {
      guard prefetches[0].prepare(text: text, frame: frame, scale: scale, timeLeft: timeLeft) else {
        return
      }
      prefetches.removeFirst()
    }
  }

  /// The number of pixels per point. A change discards all text and layers.
  var scale: Double {
    get { text.scale }
    set {
      guard newValue != text.scale else { return }
      text.setScale(newValue)
      store.removeAll()
    }
  }
}

/// The bitmap of a layer that may become visible, prepared step by step: first its lines of text, then its pixels.
struct LayerPrefetch {
  private let placement: LayerPlacement

  private var nextCommandIndex = 0

  /// The minimum seconds for a step. A long line takes half of it, and a late frame is worse than no prefetch.
  private static let minimumTimeLeft = 0.002

  init(_ placement: LayerPlacement) { self.placement = placement }

  /// Continues while there is time, and returns whether everything is done.
  mutating func prepare(
    text: TextEngine, frame: PixelFrame, scale: Double, timeLeft: () -> Double
  ) -> Bool {
    let commands = placement.layer.displayList.commands
    let visible = placement.frame.intersection(placement.clip)
      .offset(by: Point(-placement.frame.minX, -placement.frame.minY))
    while nextCommandIndex < commands.count {
      guard timeLeft() > Self.minimumTimeLeft else { return false }
      if case .text(let string, let font, _, let origin) = commands[nextCommandIndex],
        origin.y + font.size > visible.minY, origin.y - font.size < visible.maxY
      {
        _ = text.drawableLine(string, font)
      }
      nextCommandIndex += 1
    }
    while timeLeft() > Self.minimumTimeLeft {
      if frame.prefetch(placement, scale: scale) { return true }
    }
    return false
  }
}
