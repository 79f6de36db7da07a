// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import Testing

@testable import SDLHost

/// Layers that are scaled and turned, as pixels.
struct TransformTests {
  private let host: OffscreenHost
  private let view = View(frame: Rect(40, 40, 20, 20))

  init() throws {
    let scene = try PixelScene()
    host = scene.host
    view.backgroundColor = .fixed(.black)
    view.wantsLayer = true
    scene.root.addSubview(view)
  }

  /// Where the view is dark on a row or column of pixels.
  private func ink(row y: Int) -> ClosedRange<Int>? {
    let bitmap = host.snapshot()
    let dark = (0..<bitmap.width).filter { bitmap.red(x: $0, y: y) < 128 }
    return dark.first.flatMap { first in dark.last.map { first...$0 } }
  }

  @Test func `a layer's scale transform is applied around its center`() {
    view.transform = .scale(2, 1)

    #expect(ink(row: 50) == 30...69)
    #expect(ink(row: 39) == nil)
  }

  @Test func `a layer rotated by 45 degrees is drawn as a diamond`() {
    let half = 0.5.squareRoot()
    view.transform = .rotation(sine: half, cosine: half)

    #expect(ink(row: 50) == 36...63)
    let higher = ink(row: 40)
    #expect(higher.map { $0.count < 12 } == true)
    #expect(ink(row: 34) == nil)
  }

  @Test func `the background below a scaled layer is redrawn when the transform is removed`() {
    view.transform = .scale(3, 3)
    _ = host.snapshot()
    view.transform = .identity

    #expect(ink(row: 50) == 40...59)
    #expect(ink(row: 35) == nil)
  }

  @Test func `sublayers are scaled with their layer`() {
    let inner = View(frame: Rect(0, 0, 10, 20))
    inner.backgroundColor = .fixed(.white)
    inner.wantsLayer = true
    view.addSubview(inner)
    view.transform = .scale(2, 2)

    #expect(ink(row: 50) == 50...69)
  }

  @Test func `a layer at half opacity is blended with the background`() {
    view.transform = .scale(2, 2)
    view.alpha = 0.5
    let bitmap = host.snapshot()

    #expect(abs(Int(bitmap.red(x: 50, y: 50)) - 127) <= 1)
  }
}

extension Bitmap {
  fileprivate func red(x: Int, y: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: pixels[y * width + x] >> 16)
  }
}
