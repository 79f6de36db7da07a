// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import SDLHost

/// Layers that are cut off at rounded corners, as pixels.
struct CornerPixelTests {
  private let host: OffscreenHost
  private let card = View(frame: Rect(40, 40, 100, 80))
  private let inner = View(frame: Rect(0, 0, 100, 80))

  init() throws {
    let scene = try PixelScene()
    host = scene.host
    card.backgroundColor = .fixed(.black)
    card.clipsToBounds = true
    card.cornerRadius = 16
    inner.backgroundColor = .fixed(.black)
    inner.wantsLayer = true
    card.addSubview(inner)
    scene.root.addSubview(card)
  }

  /// How many pixels of a row are dark.
  private func ink(row y: Int, in bitmap: Bitmap) -> Int {
    (0..<bitmap.width).count { bitmap[$0, y].red < 128 }
  }

  @Test func `a sublayer that fills a layer with rounded corners is clipped only at the corners`() {
    let bitmap = host.snapshot()

    // The circle's first row is some 8 pixels wide on each side of its middle.
    #expect((70...88).contains(ink(row: 40, in: bitmap)))
    #expect(ink(row: 44, in: bitmap) < 96)
    #expect(ink(row: 56, in: bitmap) == 100)
    #expect(ink(row: 103, in: bitmap) == 100)
    #expect(bitmap[40, 40].red == 255 && bitmap[139, 119].red == 255)
    #expect(bitmap[46, 46].red == 0 && bitmap[133, 113].red == 0)
  }

  @Test func `the four rounded corners of a view are mirror images with smooth edges`() {
    let bitmap = host.snapshot()

    var grays = 0
    for y in 0..<16 {
      for x in 0..<16 {
        let corner = bitmap[40 + x, 40 + y].red
        #expect(corner == bitmap[139 - x, 40 + y].red)
        #expect(corner == bitmap[40 + x, 119 - y].red)
        #expect(corner == bitmap[139 - x, 119 - y].red)
        if (20...235).contains(corner) { grays += 1 }
      }
    }
    #expect(grays > 8)
  }

  @Test func `a layer below a view with rounded corners is visible in the corners`() {
    let below = View(frame: Rect(40, 40, 100, 80))
    below.backgroundColor = .fixed(Color(hex: 0xFF0000))
    below.wantsLayer = true
    card.superview?.insertSubview(below, at: 0)
    let bitmap = host.snapshot()

    #expect(bitmap[40, 40] == Color(hex: 0xFF0000))
    #expect(bitmap[139, 40] == Color(hex: 0xFF0000))
    #expect(bitmap[90, 80] == .black)
  }

  @Test
  func `a moving view with a changing corner radius has the same pixels as after a full redraw`() {
    _ = host.snapshot()
    for step in 1...8 {
      card.frame.origin = Point(40 + Double(step) * 7.5, 40)
      card.cornerRadius = 16 - Double(step) * 2
      let slid = host.snapshot()
      host.window.invalidateAll()
      #expect(slid.pixels == host.snapshot().pixels, "step \(step)")
    }
  }

  @Test func `the rounded corners of a scaled view are scaled too`() {
    card.transform = .scale(0.5, 0.5)
    let bitmap = host.snapshot()

    // 50 × 40 around the middle, with a radius of 8.
    #expect(bitmap[65, 60].red == 255)
    #expect((30...46).contains(ink(row: 60, in: bitmap)))
    #expect(ink(row: 80, in: bitmap) == 50)
  }

  @Test func `the rounded corners of a translucent view are translucent too`() {
    card.alpha = 0.5
    inner.isHidden = true
    let bitmap = host.snapshot()

    #expect(bitmap[40, 40].red == 255)
    #expect(abs(Int(bitmap[90, 80].red) - 127) <= 1)
    #expect((120...255).contains(Int(bitmap[44, 44].red)))
  }

  @Test func `changing a view's corner radius repaints no layer`() {
    _ = host.snapshot()
    let painted = host.context.store.paintedLayers

    for radius in [15.0, 8, 3, 0.5, 6] {
      card.cornerRadius = radius
      _ = host.snapshot()
    }

    #expect(host.context.store.paintedLayers == painted)
  }

  @Test func `drawing a frame with a changing corner radius allocates no memory`() {
    func grow(_ step: Int) {
      card.frame = Rect(40 + Double(step), 40, 100, 80)
      card.cornerRadius = Double(step % 5) + 4
      host.advance(by: 1 / OffscreenHost.framesPerSecond)
    }
    for step in 0..<20 { grow(step) }

    #expect((20..<25).map { step in Allocations.count { grow(step) } } == [0, 0, 0, 0, 0])
  }
}
