// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import Testing

@testable import SDLHost

struct SoftwarePainterTests {
  private static let red = Color(hex: 0xFF0000)

  @Test func `a filled rectangle is rounded to whole pixels`() throws {
    let fixture = try RenderingFixture()

    let picture = try fixture.paint([.fill(Rect(1.4, 2.6, 3, 3), Self.red)], size: Size(10, 10))

    #expect(picture.ink() == PixelRect(minX: 1, minY: 3, maxX: 4, maxY: 6))
    #expect(Set(picture.cut(picture.ink())) == [0xFFFF_0000])
  }

  @Test func `drawing commands before an opaque fill are skipped, and commands after it are drawn`()
    throws
  {
    let fixture = try RenderingFixture()
    let font = Font(size: 14)
    let size = Size(400, 300)
    let narrow: [DisplayList.Command] = [
      .pushClip(Rect(0, 0, 200, 300)), .fill(Rect(0, 0, 400, 300), Self.red), .popClip,
    ]
    let text = DisplayList.Command.text("Below", font, .black, at: Point(20, 40))

    let covered = try fixture.paint(
      [text, .fill(Rect(0, 0, 400, 300), .white)] + narrow, size: size)
    #expect(fixture.text.shapedLineCount == 0)
    let clipped = try fixture.paint(
      [text, .fill(Rect(0, 0, 400, 300), Color.white.opacity(0.5))] + narrow, size: size)
    #expect(fixture.text.shapedLineCount == 1)

    #expect(covered[100, 100] == Self.red)
    #expect(covered[300, 100] == .white)
    #expect(clipped[100, 100] == Self.red)
  }

  @Test func `a filled rectangle up to the layer's edge covers the last partial pixel`() throws {
    let fixture = try RenderingFixture(scale: 1.5)

    let picture = try fixture.paint([.fill(Rect(0, 0, 9.5, 9.5), Self.red)], size: Size(9.5, 9.5))

    // 14.25 pixels.
    #expect(picture.width == 15)
    #expect(picture.ink() == PixelRect(x: 0, y: 0, width: 15, height: 15))
  }

  @Test func `a thin filled rectangle and a hairline stay visible at every display scale`() throws {
    for scale in [0.5, 1, 1.25, 2] {
      let fixture = try RenderingFixture(scale: scale)

      let fill = try fixture.paint([.fill(Rect(4, 0, 0.2, 10), Self.red)], size: Size(20, 20))
      let line = try fixture.paint(
        [.hairline(from: Point(0, 20), to: Point(20, 20), Self.red)], size: Size(20, 20))

      #expect(fill.ink().width == 1)
      #expect(line.ink().height == 1)
      #expect(line.ink().maxY == line.height)
    }
  }

  @Test func `a filled rounded rectangle has smooth, symmetric corners`() throws {
    let fixture = try RenderingFixture()

    let picture = try fixture.paint(
      [.fillRounded(Rect(2, 2, 30, 20), radius: 8, Self.red)], size: Size(40, 30))

    #expect(picture.alpha(2, 2) == 0)
    #expect(picture.alpha(2, 12) == 255)
    #expect(picture.alpha(16, 2) == 255)
    #expect((1..<255).contains(picture.alpha(4, 4)) || (1..<255).contains(picture.alpha(5, 4)))
    for y in 0..<30 {
      for x in 0..<16 { #expect(picture.alpha(x, y) == picture.alpha(33 - x, y)) }
    }
    for y in 0..<12 {
      for x in 0..<40 { #expect(picture.alpha(x, y) == picture.alpha(x, 23 - y)) }
    }
  }

  @Test func `a square with a corner radius beyond half its side is drawn as a circle`() throws {
    let fixture = try RenderingFixture()

    let picture = try fixture.paint(
      [.fillRounded(Rect(0, 0, 21, 21), radius: 100, Self.red)], size: Size(21, 21))

    #expect(picture.alpha(0, 0) == 0)
    #expect(picture.alpha(10, 10) == 255)
    #expect(picture.alpha(10, 0) > 200)
  }

  @Test func `a stroked rounded rectangle is empty inside`() throws {
    let fixture = try RenderingFixture()

    let picture = try fixture.paint(
      [.strokeRounded(Rect(0, 0, 30, 20), radius: 6, width: 2, Self.red)], size: Size(30, 20))

    #expect(picture.alpha(15, 0) == 255)
    #expect(picture.alpha(15, 1) == 255)
    #expect(picture.alpha(15, 2) == 0)
    #expect(picture.alpha(1, 10) == 255)
    #expect(picture.alpha(28, 10) == 255)
    #expect(picture.alpha(15, 10) == 0)
  }

  @Test func `nothing is drawn outside nested clip rectangles`() throws {
    let fixture = try RenderingFixture()

    let picture = try fixture.paint(
      [
        .pushClip(Rect(5, 5, 20, 20)), .pushClip(Rect(0, 0, 15, 40)),
        .fill(Rect(0, 0, 60, 60), Self.red),
        .text("wide text", Font(size: 30), .black, at: Point(0, 30)),
        .popClip, .popClip,
        .fill(Rect(50, 50, 2, 2), Self.red),
      ], size: Size(60, 60))

    #expect(Set(picture.cut(PixelRect(x: 5, y: 5, width: 10, height: 10))).count >= 1)
    #expect(picture.alpha(14, 24) == 255)
    #expect(picture.alpha(15, 24) == 0)
    #expect(picture.alpha(4, 10) == 0)
    #expect(picture.alpha(51, 51) == 255)
  }

  @Test func `painting a part of a layer gives the same pixels as painting the whole layer`() throws
  {
    let fixture = try RenderingFixture(scale: 1.25)
    let size = Size(120, 90)
    let whole = try fixture.paint(Self.everything, size: size)
    let buffer = try fixture.makeBuffer(whole.width, whole.height)
    buffer.fill(buffer.bounds, with: 0xFF00_FF00)
    let part = PixelRect(x: 31, y: 17, width: 60, height: 55)

    let painted = try fixture.paint(Self.everything, size: size, damage: part, onto: buffer)

    #expect(painted.cut(part) == whole.cut(part))
    let outside = PixelRect(x: 0, y: 0, width: painted.width, height: 17)
    #expect(Set(painted.cut(outside)) == [0xFF00_FF00])
  }

  @Test func `a template image is drawn in its tint color`() throws {
    let fixture = try RenderingFixture()

    let picture = try fixture.paint(
      [.image(.icon("menu"), Rect(0, 0, 20, 20), tint: Self.red)], size: Size(20, 20))

    let colors = Set(picture.pixels.filter { $0 >> 24 == 255 })
    #expect(colors == [0xFFFF_0000])
    #expect(fixture.logs.messages.isEmpty)
  }

  @Test func `a missing image is drawn as a placeholder and logged once`() throws {
    let fixture = try RenderingFixture()
    let command = DisplayList.Command.image(Image("nowhere"), Rect(4, 4, 16, 16), tint: .black)

    let picture = try fixture.paint([command, command], size: Size(24, 24))

    #expect(picture.ink() == PixelRect(x: 4, y: 4, width: 16, height: 16))
    #expect(fixture.logs.messages.count == 1)
    #expect(fixture.logs.messages.first?.contains("no image named nowhere") == true)
  }

  private static let everything: [DisplayList.Command] = [
    .fill(Rect(0, 0, 120, 90), Color(hex: 0xF5F6F8)),
    .fillRounded(Rect(10, 8, 77, 51), radius: 12, Color(hex: 0x1D4ED8).opacity(0.5)),
    .strokeRounded(Rect(20.5, 12, 70, 60), radius: 9, width: 2, red),
    .text("Fjord glyphs", Font(size: 17, weight: .semibold), .black, at: Point(12, 40)),
    .hairline(from: Point(0, 60), to: Point(120, 60), .black),
    .image(.icon("star"), Rect(60, 40, 24, 24), tint: red),
    .pushClip(Rect(30, 30, 40, 40)),
    .fill(Rect(0, 0, 120, 90), Color(hex: 0x00AA55).opacity(0.3)),
    .popClip,
  ]
}
