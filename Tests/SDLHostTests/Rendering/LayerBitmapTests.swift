// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import Testing

@testable import ContainerCore
@testable import SDLHost

struct LayerBitmapTests {
  private let size = Size(40, 30)
  private var all: [Rect] { [Rect(origin: .zero, size: size)] }

  private func layer(_ commands: [DisplayList.Command], isOpaque: Bool = false) -> Layer {
    Layer(1, size: size, isOpaque: isOpaque, commands)
  }

  @Test func `a layer that draws nothing is left out of the frame`() throws {
    let fixture = try RenderingFixture()
    let empty = layer([
      .pushClip(Rect(0, 0, 40, 30)), .pushClip(Rect(0, 0, 9, 30)), .popClip, .popClip,
    ])

    fixture.compose([empty.placed(0, 0)], damage: all, size: size, into: try buffer(fixture))

    #expect(fixture.frame.placements.isEmpty)
  }

  @Test
  func `stacked backgrounds of a layer are blended into a single color, without painting pixels`()
    throws
  {
    let fixture = try RenderingFixture()
    let target = try buffer(fixture)
    let plain = layer(
      [
        .fill(Rect(0, 0, 40, 30), .white), .pushClip(Rect(0, 0, 40, 30)),
        .fill(Rect(0, 0, 40, 30), Color.black.opacity(0.5)), .popClip,
      ], isOpaque: true)

    fixture.compose([plain.placed(0, 0)], damage: all, size: size, into: target)

    let picture = try #require(fixture.frame.placements.first).bitmap
    #expect(picture.buffer.row(x: 3, y: 3).pointee == 0)
    #expect(Bitmap(target)[3, 3] == Color(hex: 0x7F7F7F))
    #expect(Bitmap(target)[39, 29] == Color(hex: 0x7F7F7F))
  }

  @Test func `painting a part of a single-color layer keeps the color of the other pixels`() throws
  {
    let fixture = try RenderingFixture()
    let target = try buffer(fixture)
    let plain = layer([.fill(Rect(0, 0, 40, 30), .white)], isOpaque: true)
    fixture.compose([plain.placed(0, 0)], damage: all, size: size, into: target)

    plain.displayList.append(.fill(Rect(5, 5, 4, 4), .black))
    plain.addDamage(Rect(5, 5, 4, 4))
    fixture.compose([plain.placed(0, 0)], damage: all, size: size, into: target)

    #expect(Bitmap(target)[6, 6] == .black)
    #expect(Bitmap(target)[20, 20] == .white)
  }

  private func buffer(_ fixture: RenderingFixture) throws -> PixelBuffer {
    try fixture.makeBuffer(40, 30)
  }
}
