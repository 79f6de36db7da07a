// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import SDLHost

/// Layers that are turned in space, as pixels.
struct ProjectionPixelTests {
  private let host: OffscreenHost
  private let view = View(frame: Rect(100, 100, 100, 100))

  init() throws {
    let scene = try PixelScene()
    host = scene.host
    view.backgroundColor = .fixed(.black)
    view.wantsLayer = true
    scene.root.addSubview(view)
  }

  private let rotation = ProjectiveTransform.rotation(
    about: .vertical, sine: 0.6, cosine: 0.8, distance: 200)

  private func ink(row y: Int) -> ClosedRange<Int>? {
    let bitmap = host.snapshot()
    return range((0..<bitmap.width).filter { bitmap[$0, y].red < 128 })
  }

  private func ink(column x: Int) -> ClosedRange<Int>? {
    let bitmap = host.snapshot()
    return range((0..<bitmap.height).filter { bitmap[x, $0].red < 128 })
  }

  private func range(_ dark: [Int]) -> ClosedRange<Int>? {
    dark.first.flatMap { first in dark.last.map { first...$0 } }
  }

  /// The left and right edges are at 150 - 40 / 0.85 and 150 + 40 / 1.15, and are 100 / 0.85 and 100 / 1.15 high.
  @Test func `a layer in perspective is drawn as a trapezoid`() {
    view.projection = rotation

    #expect(ink(row: 150) == 103...184)
    #expect(ink(column: 104) == 91...208)
    #expect(ink(column: 183) == 106...193)
    #expect(ink(column: 150) == 100...199, "the axis keeps its height")
  }

  @Test func `a layer rotated about the horizontal axis is drawn as a trapezoid`() {
    view.projection = .rotation(about: .horizontal, sine: 0.6, cosine: 0.8, distance: 200)

    #expect(ink(column: 150) == 103...184)
    #expect(ink(row: 104) == 91...208)
    #expect(ink(row: 183) == 106...193)
  }

  @Test func `sublayers are projected in perspective and clipped with their layer`() {
    let inner = View(frame: Rect(50, -40, 50, 180))
    inner.backgroundColor = .fixed(.white)
    inner.wantsLayer = true
    let ink = View(frame: Rect(50, -40, 50, 180))
    ink.backgroundColor = .fixed(.black)
    ink.wantsLayer = true
    view.clipsToBounds = true
    view.backgroundColor = .fixed(.white)
    view.addSubview(inner)
    view.addSubview(ink)
    view.projection = rotation

    #expect(self.ink(row: 150) == 150...184, "its half, foreshortened")
    #expect(self.ink(column: 183) == 106...193, "cut off along the slanting edge")
  }

  @Test func `the background below a layer is redrawn when the layer's perspective is removed`() {
    view.projection = rotation
    _ = host.snapshot()
    view.projection = nil

    #expect(ink(row: 150) == 100...199)
    #expect(ink(column: 104) == 100...199)
  }

  @Test func `each frame of a perspective rotation has the same pixels as a full redraw`() throws {
    for step in 1...6 {
      let sine = Double(step) * 0.15
      view.projection = .rotation(
        about: .vertical, sine: sine, cosine: (1 - sine * sine).squareRoot(), distance: 200)
      let swung = host.snapshot()
      host.window.invalidateAll()
      #expect(swung.pixels == host.snapshot().pixels)
    }
  }

  @Test func `a layer that is turned edge-on to the viewer is not drawn`() {
    view.projection = .rotation(about: .vertical, sine: 1, cosine: 0)

    #expect(ink(row: 150) == nil)
  }

  @Test func `stripes that a strong perspective makes narrower than a pixel are averaged`() throws {
    let stripes = Stripes(frame: Rect(100, 100, 200, 100))
    stripes.wantsLayer = true
    stripes.backgroundColor = .fixed(.white)
    view.superview?.addSubview(stripes)
    view.removeFromSuperview()
    // Four columns and more fall on each pixel.
    stripes.projection = .rotation(
      about: .vertical, sine: 0.96, cosine: 0.28 / 1.4, distance: 4000)
    let bitmap = host.snapshot()

    let reds = (185..<215).map { Int(bitmap[$0, 150].red) }
    #expect(reds.allSatisfy { (85...170).contains($0) }, "\(reds)")
  }

  @Test func `drawing a frame of a perspective rotation allocates no memory`() {
    func swing(_ step: Int) {
      let sine = 0.3 + Double(step) * 0.02
      view.projection = .rotation(
        about: .vertical, sine: sine, cosine: (1 - sine * sine).squareRoot(), distance: 200)
      host.advance(by: 1 / OffscreenHost.framesPerSecond)
    }
    for step in 0..<10 { swing(step) }

    #expect((10..<15).map { step in Allocations.count { swing(step) } } == [0, 0, 0, 0, 0])
  }

  private final class Stripes: View {
    override func draw(_ canvas: inout Canvas) {
      for x in stride(from: 0.0, to: bounds.width, by: 2) {
        canvas.fill(Rect(x, 0, 1, bounds.height), .fixed(.black))
      }
    }
  }
}
