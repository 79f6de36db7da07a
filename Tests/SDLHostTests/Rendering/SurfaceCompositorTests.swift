// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import Testing

@testable import ContainerCore
@testable import SDLHost

struct SurfaceCompositorTests {
  private let size = Size(120, 90)

  private static func layers(from first: Layer.Identifier = 1) -> [Layer] {
    [
      Layer(first, size: Size(120, 90), isOpaque: true, [.fill(Rect(0, 0, 120, 90), .white)]),
      Layer(
        first + 1, size: Size(50, 60), isOpaque: true,
        [.fill(Rect(0, 0, 50, 60), Color(hex: 0x1D4ED8)), .fill(Rect(9, 9, 9, 9), .black)]),
      Layer(
        first + 2, size: Size(60, 40), isOpaque: false,
        [.fillRounded(Rect(0, 0, 60, 40), radius: 12, Color(hex: 0xB42318))]),
      Layer(
        first + 3, size: Size(120, 90), isOpaque: false,
        [.fill(Rect(0, 0, 120, 90), Color.black.opacity(0.32))]),
      Layer(first + 4, size: Size(30, 30), isOpaque: true, [.fill(Rect(0, 0, 30, 30), .white)]),
    ]
  }

  private static func scene(_ layers: [Layer], shift: Double = 0) -> [LayerPlacement] {
    let shadow = Shadow(color: Color.black.opacity(0.4), blur: 9)
    var round = shadow
    round.cornerRadius = 12
    round.offset = Point(2, 3)
    return [
      layers[0].placed(0, 0),
      layers[1].placed(
        20 + shift, 12, shadow: shadow,
        corners: RoundedRect(Rect(18 + shift, 12, 52, 58), radius: 9 + shift)),
      layers[2].placed(
        45, 30 - shift, clip: Rect(0, 0, 100, 60), opacity: 0.7, shadow: round,
        corners: RoundedRect(Rect(50, 20, 40, 44), radius: 14)),
      layers[3].placed(0, 0, clip: Rect(0, 0, 80, 90)),
      layers[4].placed(70 - shift, 50, shadow: shadow),
    ]
  }

  private var fullDamage: [Rect] { [Rect(origin: .zero, size: size)] }

  @Test(
    arguments: [1.0, 1.25, 2],
    [(band: 64 << 10, shared: Int.max, threads: 1), (700, Int.max, 1), (700, 0, 3)])
  func `composing layers in bands gives the same pixels as a compositor without optimizations`(
    scale: Double, division: (band: Int, shared: Int, threads: Int)
  ) throws {
    let fixture = try RenderingFixture(scale: scale)
    let bounds = PixelRect(rounding: Rect(origin: .zero, size: size), scale: scale)
    let buffer = try fixture.makeBuffer(bounds.width, bounds.height)

    fixture.compose(
      Self.scene(Self.layers()), damage: fullDamage, size: size, into: buffer,
      with: SurfaceCompositor(
        bandArea: division.band, minimumConcurrentArea: division.shared,
        threadCount: division.threads))

    let naive = NaiveCompositor.compose(fixture.frame, size: bounds)
    // Not in the expectation, which would print them all.
    let isEqual = Bitmap(buffer).pixels == naive
    #expect(isEqual)
  }

  @Test func `composing layers writes only the damaged pixels`() throws {
    let fixture = try RenderingFixture()
    let layers = Self.layers()
    let whole = try fixture.makeBuffer(120, 90)
    fixture.compose(Self.scene(layers), damage: fullDamage, size: size, into: whole)
    let part = try fixture.makeBuffer(120, 90)

    fixture.compose(
      Self.scene(layers), damage: [Rect(30, 20, 41, 33), Rect(60, 40, 40, 40)], size: size,
      into: part)

    for area in [PixelRect(x: 30, y: 20, width: 41, height: 33)] {
      #expect(Bitmap(part).cut(area) == Bitmap(whole).cut(area))
    }
    #expect(Bitmap(part).cut(PixelRect(x: 0, y: 0, width: 30, height: 90)).allSatisfy { $0 == 0 })
  }

  @Test
  func `moved layers composed over the previous frame have the same pixels as in a full redraw`()
    throws
  {
    let fixture = try RenderingFixture()
    let layers = Self.layers()
    let kept = try fixture.makeBuffer(120, 90)
    fixture.compose(Self.scene(layers), damage: fullDamage, size: size, into: kept)
    let fresh = try fixture.makeBuffer(120, 90)
    let before = Self.scene(layers).map(\.extent)
    let moved = Self.scene(layers, shift: 7.5)
    let damage = (before + moved.map(\.extent)).filter { !$0.isEmpty }

    fixture.compose(moved, damage: damage, size: size, into: kept)

    fixture.compose(moved, damage: fullDamage, size: size, into: fresh)
    #expect(Bitmap(kept).pixels == Bitmap(fresh).pixels)
  }

  @Test(arguments: [1, 3])
  func `only changed pixels are sent to a display that still shows the previous frame`(
    threads: Int
  ) throws {
    let fixture = try RenderingFixture(scale: 4)
    let compositor = SurfaceCompositor(
      bandArea: 4800, minimumConcurrentArea: 0, threadCount: threads)
    let layers = Self.layers()
    let buffer = try fixture.makeBuffer(480, 360)
    let whole = [PixelRect(x: 0, y: 0, width: 480, height: 360)]
    func compose(shift: Double, remembers: Bool) -> [PixelRect] {
      fixture.compose(
        Self.scene(layers, shift: shift), damage: fullDamage, size: size, into: buffer,
        remembers: remembers, with: compositor)
    }
    #expect(compose(shift: 0, remembers: false) == whole)
    let before = Bitmap(buffer).pixels

    let sent = compose(shift: 1.5, remembers: true)

    let after = Bitmap(buffer).pixels
    let isEqual = after == NaiveCompositor.compose(fixture.frame, size: whole[0])
    #expect(isEqual)
    var differing = 0
    var missed = 0
    for y in 0..<360 {
      for x in 0..<480 where before[y * 480 + x] != after[y * 480 + x] {
        differing += 1
        let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
        if !sent.contains(where: { $0.contains(pixel) }) { missed += 1 }
      }
    }
    #expect(missed == 0)
    let sentArea = sent.reduce(0) { $0 + $1.area }
    #expect(differing > 0 && sentArea < fixture.frame.damage.area)
    #expect(compose(shift: 1.5, remembers: true).isEmpty)
    #expect(compose(shift: 1.5, remembers: false) == whole)
  }

  @Test func `a change in a layer at a fractional position redraws all pixels that it touches`()
    throws
  {
    let fixture = try RenderingFixture()
    let layer = Layer(1, size: Size(20, 20), isOpaque: true, [.fill(Rect(0, 0, 20, 20), .white)])
    let buffer = try fixture.makeBuffer(40, 40)
    fixture.compose(
      [layer.placed(10.5, 10.5)], damage: [Rect(0, 0, 40, 40)], size: Size(40, 40), into: buffer)
    layer.displayList = DisplayList([
      .fill(Rect(0, 0, 20, 20), .white), .fill(Rect(0.5, 0.5, 4, 4), .black),
    ])
    layer.addDamage(Rect(0.5, 0.5, 4, 4))

    fixture.compose(
      [layer.placed(10.5, 10.5)], damage: [Rect(11, 11, 4, 4)], size: Size(40, 40), into: buffer)

    // The fill covers 1…5 of the layer, which begins at pixel 11.
    #expect(Bitmap(buffer)[15, 15] == .black)
    #expect(Bitmap(buffer)[16, 16] == .white)
  }

  @Test func `a shadow is drawn only outside its layer and fades symmetrically`() throws {
    let fixture = try RenderingFixture()
    let ground = Layer(1, size: Size(80, 80), isOpaque: true, [.fill(Rect(0, 0, 80, 80), .white)])
    // Nothing in it: what shows inside its frame is the ground.
    let card = Layer(2, size: Size(30, 30), isOpaque: false, [.pushClip(.zero), .popClip])
    let buffer = try fixture.makeBuffer(80, 80)

    fixture.compose(
      [ground.placed(0, 0), card.placed(25, 25, shadow: Shadow(color: .black, blur: 10))],
      damage: [Rect(0, 0, 80, 80)], size: Size(80, 80), into: buffer)

    let picture = Bitmap(buffer)
    #expect(Set(picture.cut(PixelRect(x: 25, y: 25, width: 30, height: 30))) == [0xFFFF_FFFF])
    let fade = (0..<25).map { picture[$0, 40].red }
    #expect(fade == fade.sorted(by: >))
    #expect(fade[14] == 255)
    #expect(fade[24] < 160)
    #expect(fade == (0..<25).map { picture[79 - $0, 40].red })
    #expect(fade == (0..<25).map { picture[40, $0].red })
  }

  @Test func `a layer that only moves is not repainted`() throws {
    let fixture = try RenderingFixture()
    let layers = Self.layers()
    let buffer = try fixture.makeBuffer(120, 90)
    fixture.compose(Self.scene(layers), damage: fullDamage, size: size, into: buffer)
    let painted = fixture.store.paintedLayers

    for step in 1...5 {
      fixture.compose(
        Self.scene(layers, shift: Double(step)), damage: fullDamage, size: size, into: buffer)
    }

    #expect(fixture.store.paintedLayers == painted)
  }
}
