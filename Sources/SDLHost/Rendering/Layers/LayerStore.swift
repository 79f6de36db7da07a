// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// The pictures of layers. Each can be made again from its display list, so the store keeps as
/// many as its budget allows and gives up what was not shown for longest.
final class LayerStore {
  /// Bytes that may always be held: 64 MiB.
  static let minimumBudget = 64 << 20

  /// Windows' worth of pixels that may be held, where that is more.
  private static let windows = 3

  /// A layer with more pixels than this many windows is held only in part.
  private static let largestWhole = 3

  private let painter: SoftwarePainter
  private let minimum: Int
  private var pictures: [Layer.Identifier: LayerPicture] = [:]
  private var frame = 0
  private var uncovered = PixelRegion()

  /// Bytes of all pictures.
  private(set) var byteCount = 0

  /// Layers that were painted, wholly or in part, since the store was made; for the frame meter.
  private(set) var paintedLayers = 0

  init(painter: SoftwarePainter, minimumBudget: Int = minimumBudget) {
    self.painter = painter
    minimum = minimumBudget
  }

  var count: Int { pictures.count }

  /// Begins a frame: what is asked for from now on is kept.
  func beginFrame() {
    frame += 1
  }

  /// The picture of a layer, painted where it changed, and the part that was painted in the
  /// layer's pixels; nil when there is no memory for it.
  ///
  /// - Parameters:
  ///   - visible: What will be shown of it, in the layer's pixels.
  ///   - window: The window in pixels.
  func picture(
    of layer: Layer, visible: PixelRect, window: PixelRect, scale: Double
  ) -> (picture: LayerPicture, painted: PixelRect)? {
    let whole = PixelRect(
      covering: Rect(origin: .zero, size: layer.size), scale: scale)
    let known = pictures[layer.identifier]
    let damage = PixelRect(covering: layer.takeDamage(), scale: scale)
    if let known, known.layerPixels == whole, known.scale == scale,
      known.bounds.contains(visible)
    {
      known.lastFrame = frame
      return (known, paint(layer, damage, into: known))
    }
    let bounds = Self.bounds(of: whole, visible: visible, window: window)
    guard let buffer = makeBuffer(bounds.width, bounds.height) else { return nil }
    let made = LayerPicture(
      layer: layer, buffer: buffer, bounds: bounds, layerPixels: whole, scale: scale)
    made.lastFrame = frame
    uncovered.reset(to: bounds)
    if let known, known.layerPixels == whole, known.scale == scale {
      keepPixels(of: known, damage: damage, in: made)
    }
    for area in uncovered.rects { _ = paint(layer, area, into: made) }
    byteCount += made.buffer.byteCount - (known?.buffer.byteCount ?? 0)
    pictures[layer.identifier] = made
    return (made, bounds)
  }

  /// Ends a frame: frees what belongs to no layer any more, then what is over the budget.
  func endFrame(window: PixelRect, shown: Int) {
    guard pictures.count > shown else { return }
    for (identifier, picture) in pictures where picture.layer == nil {
      remove(identifier, picture)
    }
    let budget = max(minimum, Self.windows * window.area * 4)
    while byteCount > budget {
      let oldest = pictures.min { $0.value.lastFrame < $1.value.lastFrame }
      guard let oldest, oldest.value.lastFrame < frame else { return }
      remove(oldest.key, oldest.value)
    }
  }

  /// Forgets everything: the fonts or the scale changed.
  func removeAll() {
    pictures.removeAll()
    byteCount = 0
  }

  /// The textures made from the pictures were lost.
  func invalidateTextures() {
    for picture in pictures.values { picture.invalidateTexture() }
  }

  /// Memory for a picture that is about to be painted wholly: that of a picture whose layer is gone,
  /// as in a swap of panes, or else new memory, which the kernel has to clear.
  private func makeBuffer(_ width: Int, _ height: Int) -> PixelBuffer? {
    let old = pictures.first { _, picture in
      picture.layer == nil && picture.buffer.width == width && picture.buffer.height == height
    }
    guard let old else {
      return PixelBuffer(width: width, height: height, placement: .staggered)
    }
    remove(old.key, old.value)
    return old.value.buffer
  }

  private func paint(_ layer: Layer, _ area: PixelRect, into picture: LayerPicture) -> PixelRect {
    let area = area.intersection(picture.bounds)
    guard !area.isEmpty else { return .empty }
    paintedLayers += 1
    if !picture.becomeUniform() {
      painter.paint(
        layer.displayList, into: picture.target, damage: area, isOpaque: layer.isOpaque)
    }
    picture.noteRepainted(area)
    return area
  }

  /// A scrolled part moves: what was painted before is copied.
  private func keepPixels(of old: LayerPicture, damage: PixelRect, in new: LayerPicture) {
    let common = old.bounds.intersection(new.bounds)
    guard !common.isEmpty else { return }
    old.fillWithUniformColor()
    new.buffer.copy(
      common.offset(x: -new.bounds.minX, y: -new.bounds.minY), from: old.buffer,
      originX: old.bounds.minX - new.bounds.minX, originY: old.bounds.minY - new.bounds.minY)
    uncovered.subtract(common)
    uncovered.insert(damage.intersection(new.bounds), limit: 8)
  }

  private func remove(_ identifier: Layer.Identifier, _ picture: LayerPicture) {
    byteCount -= picture.buffer.byteCount
    pictures[identifier] = nil
  }

  /// The whole layer, or the visible part and half as much again on each side.
  private static func bounds(
    of whole: PixelRect, visible: PixelRect, window: PixelRect
  ) -> PixelRect {
    guard whole.area > largestWhole * max(window.area, 1) else { return whole }
    return PixelRect(
      minX: visible.minX - visible.width / 2, minY: visible.minY - visible.height / 2,
      maxX: visible.maxX + visible.width / 2, maxY: visible.maxY + visible.height / 2
    ).intersection(whole)
  }
}
