// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import Testing

@testable import SDLHost

struct OffscreenHostTests {
  private static func host(scale: Double = 1) throws -> (host: OffscreenHost, box: View) {
    let scene = try PixelScene(size: Size(100, 80), scale: scale)
    let box = View(frame: Rect(10, 10, 20, 20))
    box.backgroundColor = .fixed(.black)
    box.clipsToBounds = true
    scene.root.addSubview(box)
    return (scene.host, box)
  }

  @Test(arguments: [1.0, 2])
  func `a window's snapshot shows its views at the display scale`(scale: Double)
    throws
  {
    let (host, _) = try Self.host(scale: scale)

    let picture = host.snapshot()

    #expect(picture.width == Int(100 * scale))
    #expect(
      picture.ink(on: 0xFFFF_FFFF)
        == PixelRect(
          rounding: Rect(10, 10, 20, 20), scale: scale))
  }

  @Test func `an OffscreenHost's clock advances only on request, at sixty frames per second`()
    throws
  {
    let (host, box) = try Self.host()
    var values: [Double] = []
    host.window.animations.animate(
      from: 0, to: 60, motion: .curve(.linear, duration: 1),
      onChange: { value in
        values.append(value)
        box.frame.origin.x = 10 + value
      })

    host.advance(by: 0.5)

    #expect(values.count == 30)
    #expect(abs(host.now.seconds - 0.5) < 1e-6)
    #expect(host.snapshot().ink(on: 0xFFFF_FFFF).minX == 40)
  }

  @Test func `two runs of the same animation in an OffscreenHost give the same pixels`() throws {
    let pictures = try (0..<2).map { _ in
      let (host, box) = try Self.host(scale: 1.5)
      host.window.animations.animate(
        from: 0, to: 50, motion: .curve(.easeInOut, duration: 0.4),
        onChange: { box.frame.origin.x = $0 })
      host.advance(by: 0.21)
      return host.snapshot()
    }

    #expect(pictures[0] == pictures[1])
  }

  @Test func `resizing an OffscreenHost changes its window and its snapshots`() throws {
    let (host, _) = try Self.host()
    _ = host.snapshot()

    try host.resize(to: Size(60, 50))

    #expect(host.window.size == Size(60, 50))
    #expect(host.snapshot().width == 60)
    #expect(throws: HostError.self) { try host.resize(to: Size(0, 50)) }
  }

  @Test
  func
    `an OffscreenHost reports its window's title, full-screen state, clipboard text and closing`()
    throws
  {
    let (host, _) = try Self.host()

    host.window.setTitle("Notes")
    host.window.setFullScreen(true)
    host.window.setClipboard("Two\nlines")
    host.window.close()

    #expect(host.title == "Notes")
    #expect(host.window.isFullScreen)
    #expect(host.clipboard == "Two\nlines")
    #expect(host.isClosed)
  }

  @Test func `small changes of two distant views redraw only two small rectangles of pixels`()
    throws
  {
    let scene = try PixelScene(size: Size(300, 200), scale: 2)
    let host = scene.host
    let dots = [Rect(10, 10, 8, 8), Rect(250, 150, 8, 8)].map { View(frame: $0) }
    for dot in dots { scene.root.addSubview(dot) }
    host.advance(by: 0.1)

    for dot in dots { dot.backgroundColor = .fixed(.black) }
    host.advance(by: 0.1)

    #expect(
      Set(host.context.frame.damage.rects) == [
        PixelRect(x: 20, y: 20, width: 16, height: 16),
        PixelRect(x: 500, y: 300, width: 16, height: 16),
      ])
  }
}
