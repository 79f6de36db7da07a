// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import Testing

@testable import ContainerCore
@testable import SDLHost

struct LayerStoreTests {
  private static let window = PixelRect(x: 0, y: 0, width: 100, height: 100)
  private static let bytes = 100 * 100 * 4

  private static func layer(_ identifier: Layer.Identifier, height: Double = 100) -> Layer {
    Layer(
      identifier, size: Size(100, height), isOpaque: true,
      [
        .fill(Rect(0, 0, 100, height), .white),
        .text("line", Font(size: 14), .black, at: Point(4, height / 2)),
        .fill(Rect(10, 10, 5, 5), Color(hex: UInt32(identifier))),
      ])
  }

  private static func show(_ layers: [Layer], in store: LayerStore) {
    store.beginFrame()
    for layer in layers {
      _ = store.bitmap(of: layer, visible: window, window: window, scale: 1)
    }
    store.endFrame(window: window, visibleLayerCount: layers.count)
  }

  @Test func `a layer is painted completely once, and then only in its damaged parts`() throws {
    let fixture = try RenderingFixture()
    let layer = Self.layer(1)
    Self.show([layer], in: fixture.store)
    layer.addDamage(Rect(2, 3, 4, 5))

    let again = try #require(
      fixture.store.bitmap(of: layer, visible: Self.window, window: Self.window, scale: 1))

    #expect(again.paintedRegion.rects == [PixelRect(x: 2, y: 3, width: 4, height: 5)])
    #expect(fixture.store.count == 1)
  }

  @Test func `the pixels of a removed layer are freed`() throws {
    let fixture = try RenderingFixture()
    let kept = Self.layer(1)
    do {
      let dropped = Self.layer(2)
      Self.show([kept, dropped], in: fixture.store)
      #expect(fixture.store.byteCount == 2 * Self.bytes)
    }

    Self.show([kept], in: fixture.store)

    #expect(fixture.store.count == 1)
    #expect(fixture.store.byteCount == Self.bytes)
  }

  @Test func `a new layer reuses the pixel memory of the layer that it replaces`() throws {
    let fixture = try RenderingFixture()
    var pixels: [UnsafeMutablePointer<UInt32>] = []
    for identifier in 1...3 {
      let layer = Self.layer(Layer.Identifier(identifier))
      fixture.store.beginFrame()
      let shown = try #require(
        fixture.store.bitmap(of: layer, visible: Self.window, window: Self.window, scale: 1))
      fixture.store.endFrame(window: Self.window, visibleLayerCount: 1)
      pixels.append(shown.buffer.pixels)
      #expect(shown.buffer.row(x: 12, y: 12).pointee == 0xFF00_0000 | UInt32(identifier))
      #expect(fixture.store.byteCount == Self.bytes)
    }

    #expect(Set(pixels).count == 1)
  }

  /// Layers whose pictures are large enough for memory of their own.
  private static let large = PixelRect(x: 0, y: 0, width: 400, height: 300)

  private static func largeLayer(_ identifier: Layer.Identifier) -> Layer {
    Layer(
      identifier, size: Size(400, 300), isOpaque: true,
      [
        .fill(Rect(0, 0, 400, 300), .white),
        .fill(Rect(10, 10, 5, 5), Color(hex: UInt32(identifier))),
      ])
  }

  private static func showLarge(_ layer: Layer, in store: LayerStore) throws -> LayerBitmap {
    store.beginFrame()
    defer { store.endFrame(window: large, visibleLayerCount: 1) }
    return try #require(store.bitmap(of: layer, visible: large, window: large, scale: 1))
  }

  @Test func `a new layer reuses the pixel memory of a layer that was removed earlier`() throws {
    let fixture = try RenderingFixture()
    let kept = Self.largeLayer(1)
    _ = try Self.showLarge(kept, in: fixture.store)
    var former: UnsafeMutablePointer<UInt32>?
    do {
      let gone = Self.largeLayer(2)
      former = try Self.showLarge(gone, in: fixture.store).buffer.pixels
    }
    for _ in 0..<3 { _ = try Self.showLarge(kept, in: fixture.store) }
    #expect(fixture.store.count == 1)

    let shown = try Self.showLarge(Self.largeLayer(3), in: fixture.store)

    #expect(shown.buffer.pixels == former)
    #expect(shown.buffer.row(x: 12, y: 12).pointee == 0xFF00_0003)
    #expect(shown.buffer.row(x: 399, y: 299).pointee == 0xFFFF_FFFF)
  }

  @Test func `pixel memory reserved in advance is used by the next new layer`() throws {
    let fixture = try RenderingFixture()
    let first = Self.largeLayer(1)
    _ = try Self.showLarge(first, in: fixture.store)
    let before = fixture.store.byteCount

    fixture.store.reserveScreenMemory(window: Self.large)
    fixture.store.reserveScreenMemory(window: Self.large)
    fixture.store.didBecomeIdle(window: Self.large)

    #expect(fixture.store.byteCount == before + Self.large.area * 4)
    let layer = Self.largeLayer(2)
    _ = try Self.showLarge(layer, in: fixture.store)
    #expect(fixture.store.pool.byteCount == 0)
    #expect(fixture.store.byteCount == before + Self.large.area * 4)
    // Once some was used there is some again before the next press.
    fixture.store.didBecomeIdle(window: Self.large)
    #expect(fixture.store.pool.byteCount == Self.large.area * 4)
    fixture.store.releaseSpareMemory()
    #expect(fixture.store.pool.byteCount == 0)
  }

  @Test
  func
    `over the memory budget, a new layer reuses the memory of the layer hidden for the longest time`()
    throws
  {
    let fixture = try RenderingFixture(storeBudget: 1)
    let layers = (1...3).map { Self.largeLayer(Layer.Identifier($0)) }
    let pictures = try layers.map { try Self.showLarge($0, in: fixture.store) }

    fixture.store.reserveScreenMemory(window: Self.large)
    let shown = try Self.showLarge(Self.largeLayer(4), in: fixture.store)

    #expect(shown.buffer.pixels == pictures[0].buffer.pixels)
    #expect(fixture.store.byteCount == 3 * Self.large.area * 4)
  }

  @Test
  func `over the memory budget, reserved pixel memory is freed before the pixels of hidden layers`()
    throws
  {
    // Three windows' worth are always allowed.
    let fixture = try RenderingFixture(storeBudget: 1)
    let layers = (1...2).map { Self.largeLayer(Layer.Identifier($0)) }
    for layer in layers { _ = try Self.showLarge(layer, in: fixture.store) }
    fixture.store.reserveScreenMemory(window: Self.large)

    // Too small for the memory that waits.
    let small = Self.layer(3)
    _ = try Self.showLarge(small, in: fixture.store)

    #expect(fixture.store.count == 3)
    #expect(fixture.store.pool.byteCount == 0)
  }

  @Test func `only the visible part of a layer longer than the window is painted`()
    throws
  {
    let fixture = try RenderingFixture()
    let layer = Self.layer(1, height: 250)

    let shown = try #require(
      fixture.store.bitmap(of: layer, visible: Self.window, window: Self.window, scale: 1))

    #expect(shown.bounds == Self.window)
    #expect(shown.paintedRegion.rects == [Self.window])
    let next = Self.window.offset(x: 0, y: 20)
    let scrolled = try #require(
      fixture.store.bitmap(of: layer, visible: next, window: Self.window, scale: 1))
    #expect(scrolled.bounds == PixelRect(x: 0, y: 20, width: 100, height: 106))
    #expect(scrolled.paintedRegion.rects == [PixelRect(x: 0, y: 100, width: 100, height: 26)])
    // No pixel was moved.
    #expect(scrolled.buffer.pixels == shown.buffer.pixels + 20 * 100)
  }

  @Test
  func
    `over the memory budget, the pixels of the layer hidden for the longest time are freed first`()
    throws
  {
    // Three windows' worth are always allowed.
    let fixture = try RenderingFixture(storeBudget: 1)
    let layers = (1...5).map { Self.layer(Layer.Identifier($0)) }

    for layer in layers { Self.show([layer], in: fixture.store) }

    #expect(fixture.store.byteCount == 3 * Self.bytes)
    let painted = fixture.store.paintedLayers
    Self.show([layers[4], layers[3], layers[2]], in: fixture.store)
    #expect(fixture.store.paintedLayers == painted)
    Self.show([layers[0]], in: fixture.store)
    #expect(fixture.store.paintedLayers == painted + 1)
  }

  @Test func `the pixels of visible layers are kept even over the memory budget`() throws {
    let fixture = try RenderingFixture(storeBudget: 1)
    let layers = (1...6).map { Self.layer(Layer.Identifier($0)) }

    Self.show(layers, in: fixture.store)

    #expect(fixture.store.count == 6)
  }

  @Test func `only the part of a very tall layer near the window is kept in memory`() throws {
    let fixture = try RenderingFixture()
    let layer = Self.layer(1, height: 100_000)
    var visible = Self.window
    for offset in stride(from: 0, through: 50_000, by: 1_250) {
      visible = Self.window.offset(x: 0, y: offset)

      let shown = try #require(
        fixture.store.bitmap(of: layer, visible: visible, window: Self.window, scale: 1))

      #expect(shown.bounds.contains(visible))
      #expect(shown.buffer.byteCount <= 4 * Self.bytes)
    }
    #expect(fixture.store.byteCount <= 4 * Self.bytes)
  }

  @Test func `scrolling a very tall layer draws the same pixels as a full redraw`() throws {
    let lines = (0..<400).map { row in
      DisplayList.Command.text(
        "row \(row)", Font(size: 12), .black, at: Point(3, Double(row) * 20 + 15))
    }
    let commands = [.fill(Rect(0, 0, 100, 8000), .white)] + lines
    let scrolled = try RenderingFixture()
    let layer = Layer(1, size: Size(100, 8000), isOpaque: true, commands)
    let buffer = try scrolled.makeBuffer(100, 100)

    for offset in [0.0, 30, 60, 95, 140, 133, 90, 10, 700, 740] {
      scrolled.compose(
        [layer.placed(0, -offset)], damage: [Rect(0, 0, 100, 100)], size: Size(100, 100),
        into: buffer)

      let fresh = try RenderingFixture()
      let other = try fresh.makeBuffer(100, 100)
      fresh.compose(
        [Layer(1, size: Size(100, 8000), isOpaque: true, commands).placed(0, -offset)],
        damage: [Rect(0, 0, 100, 100)], size: Size(100, 100), into: other)
      #expect(Bitmap(buffer).pixels == Bitmap(other).pixels, "at \(offset)")
    }
  }
}
