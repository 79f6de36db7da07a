// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import Testing

@testable import ContainerCore
@testable import SDLHost

struct LayerPrefetchTests {
  private static let size = Size(100, 100)
  private static let whole = PixelRect(x: 0, y: 0, width: 100, height: 100)

  private static func layer() -> Layer {
    let lines = (0..<20).map { row in
      DisplayList.Command.text(
        "coming \(row)", Font(size: 12), .black, at: Point(3, Double(row) * 20 + 15))
    }
    return Layer(
      2, size: Size(100, 400), isOpaque: true, [.fill(Rect(0, 0, 100, 400), .white)] + lines)
  }

  private let fixture: RenderingFixture
  private let buffer: PixelBuffer
  private let layer = Self.layer()

  init() throws {
    fixture = try RenderingFixture()
    buffer = try fixture.makeBuffer(100, 100)
    let shown = Layer(1, size: Self.size, isOpaque: true, [.fill(Rect(0, 0, 100, 100), .black)])
    fixture.compose(
      [shown.placed(0, 0)], damage: [Rect(0, 0, 100, 100)], size: Self.size, into: buffer)
  }

  private func prepare(_ coming: inout LayerPrefetch, _ timeLeft: () -> Double) -> Bool {
    coming.prepare(text: fixture.text, frame: fixture.frame, scale: 1, timeLeft: timeLeft)
  }

  @Test func `a prefetched layer appears without being painted again, with the same pixels`()
    throws
  {
    var coming = LayerPrefetch(layer.placed(0, 0, clip: Rect(0, 0, 100, 100)))
    layer.clearDamage()
    #expect(prepare(&coming) { 1 })
    // The lines out of sight are left for later.
    #expect((5...6).contains(fixture.text.rasterizedLineCount))
    let painted = fixture.store.paintedLayers

    fixture.compose(
      [layer.placed(0, 0)], damage: [Rect(0, 0, 100, 100)], size: Self.size, into: buffer,
      remembers: true)

    #expect(fixture.store.paintedLayers == painted)
    let other = try RenderingFixture()
    let fresh = try other.makeBuffer(100, 100)
    other.compose(
      [Self.layer().placed(0, 0)], damage: [Rect(0, 0, 100, 100)], size: Self.size, into: fresh)
    #expect(Bitmap(buffer).pixels == Bitmap(fresh).pixels)
  }

  @Test func `a layer that changes after its prefetch appears with its new content`() throws {
    layer.clearDamage()
    #expect(!fixture.store.prefetch(layer, visible: Self.whole, window: Self.whole, scale: 1))
    #expect(fixture.store.prefetch(layer, visible: Self.whole, window: Self.whole, scale: 1))
    layer.displayList = DisplayList([.fill(Rect(0, 0, 100, 400), .black)])
    layer.addDamage(Rect(0, 0, 100, 50))

    fixture.compose(
      [layer.placed(0, 0)], damage: [Rect(0, 0, 100, 100)], size: Self.size, into: buffer,
      remembers: true)

    #expect(buffer.row(x: 3, y: 3).pointee == 0xFF00_0000)
  }

  @Test func `the rest of a partly prefetched layer is painted when the layer appears`() throws {
    layer.clearDamage()
    #expect(!fixture.store.prefetch(layer, visible: Self.whole, window: Self.whole, scale: 1))

    fixture.compose(
      [layer.placed(0, 0)], damage: [Rect(0, 0, 100, 100)], size: Self.size, into: buffer,
      remembers: true)

    #expect(buffer.row(x: 99, y: 99).pointee == 0xFFFF_FFFF)
  }

  @Test func `prefetching a layer continues in a later time slot where it was interrupted`() {
    var coming = LayerPrefetch(layer.placed(0, 0, clip: Rect(0, 0, 100, 100)))
    let painted = fixture.store.paintedLayers
    var looks = 0
    // Time for the background and two lines.
    #expect(
      !prepare(&coming) {
        looks += 1; return looks > 3 ? 0 : 1
      })
    #expect(fixture.text.rasterizedLineCount == 2)
    #expect(fixture.store.paintedLayers == painted)

    #expect(!prepare(&coming) { 0 })
    #expect(fixture.text.rasterizedLineCount == 2)
    #expect(prepare(&coming) { 1 })
    #expect((5...6).contains(fixture.text.rasterizedLineCount))
    #expect(fixture.store.paintedLayers == painted + 1)
  }
}
