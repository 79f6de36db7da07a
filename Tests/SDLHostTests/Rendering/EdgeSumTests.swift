// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport
import Testing

@testable import SDLHost

/// Lines, fills and pictures at places that are sums of fractions, near the edges of the window.
struct EdgeSumTests {
  private final class Drawing: View {
    var draws: (inout Canvas, Rect) -> Void = { _, _ in }
    override func draw(_ canvas: inout Canvas) { draws(&canvas, bounds) }
  }

  private func host(_ size: Size = Size(100, 100), scale: Double = 1) throws -> (
    OffscreenHost, View
  ) {
    let scene = try PixelScene(size: size, scale: scale)
    return (scene.host, scene.root)
  }

  private func isWhite(_ host: OffscreenHost) -> Bool {
    host.snapshot().pixels.allSatisfy { $0 == 0xFFFF_FFFF }
  }

  @Test(arguments: [false, true])
  func `a hairline is not drawn if fractional offsets of nested views move it to the window's edge`(
    isVertical: Bool
  ) throws {
    let (host, root) = try host()
    var parent = root
    for _ in 0..<3 {
      let view = View(frame: isVertical ? Rect(21.35, 0, 300, 300) : Rect(0, 21.35, 300, 300))
      parent.addSubview(view)
      parent = view
    }
    let view = Drawing(frame: Rect(0, 0, 300, 300))
    view.draws = { canvas, _ in
      if isVertical {
        canvas.hairline(from: Point(35.95, 0), to: Point(35.95, 300), .danger)
      } else {
        canvas.hairline(from: Point(0, 35.95), to: Point(300, 35.95), .danger)
      }
    }
    parent.addSubview(view)
    #expect(isWhite(host))
  }

  @Test(
    arguments: [100, 100.0000001, 100.0005, 100.001, 100.01, 100.3, 101, 150, 1e6], [1, 1.25, 2])
  func `a hairline at or beyond the window's lower or right edge is not drawn`(
    y: Double, scale: Double
  )
    throws
  {
    let (host, root) = try host(scale: scale)
    let view = Drawing(frame: Rect(0, 0, 2e6, 2e6))
    view.draws = { canvas, _ in
      canvas.hairline(from: Point(0, y), to: Point(300, y), .danger)
      canvas.hairline(from: Point(y, 0), to: Point(y, 300), .danger)
    }
    root.addSubview(view)
    #expect(isWhite(host))
  }

  @Test
  func
    `a hairline at the window's lower edge is not drawn, even if it is tilted by a rounding error`()
    throws
  {
    let (host, root) = try host()
    let view = Drawing(frame: Rect(0, 0, 300, 300))
    view.draws = { canvas, _ in
      canvas.hairline(from: Point(0, 100), to: Point(300, 100.0000000001), .danger)
    }
    root.addSubview(view)
    #expect(isWhite(host))
  }

  @Test func `a hairline of a scroll view's content at the window's lower edge is not drawn`()
    throws
  {
    let (host, root) = try host()
    let scroll = ScrollView(frame: Rect(0, 0, 100, 100))
    root.addSubview(scroll)
    let content = Drawing(frame: Rect(0, 0, 100, 300))
    content.draws = { canvas, bounds in
      for y in stride(from: 100.0, to: 300, by: 20) {
        canvas.hairline(from: Point(0, y), to: Point(bounds.maxX, y), .danger)
      }
    }
    scroll.contentView.addSubview(content)
    scroll.contentSize = Size(100, 300)
    let picture = host.snapshot()
    let row = (0..<90).map { picture[$0, 99] }
    #expect(row.allSatisfy { $0 == .white }, "\(Set(row))")
  }

  @Test func `a hairline at the lower edge of a clipping superview is not drawn`() throws {
    let (host, root) = try host()
    let clip = View(frame: Rect(0, 0, 100, 100))
    clip.clipsToBounds = true
    root.addSubview(clip)
    let view = Drawing(frame: Rect(0, -50, 100, 300))
    view.draws = { canvas, bounds in
      canvas.hairline(from: Point(0, 150), to: Point(100, 150), .danger)
    }
    clip.addSubview(view)
    #expect(isWhite(host))
  }

  @Test(arguments: [Transform.scale(1.5, 0.5), .rotation(sine: 0, cosine: -1)])
  func `hairlines of a transformed view beyond the window's edge are not drawn`(
    transform: Transform
  )
    throws
  {
    let (host, root) = try host()
    let view = Drawing(frame: Rect(0, 120, 100, 100))
    view.transform = transform
    view.draws = { canvas, bounds in
      canvas.hairline(from: Point(0, bounds.maxY), to: Point(bounds.maxX, bounds.maxY), .danger)
      canvas.hairline(from: Point(0, 0), to: Point(bounds.maxX, 0), .danger)
    }
    view.frame.origin = Point(0, 130)
    root.addSubview(view)
    #expect(isWhite(host))
  }

  @Test(arguments: [1, 1.25, 1.5, 2, 3])
  func `strokes, fills and images beyond a window's edges draw no pixel in the window`(
    scale: Double
  )
    throws
  {
    let (host, root) = try host(Size(101, 99), scale: scale)
    let view = Drawing(frame: Rect(-200, -200, 600, 600))
    view.draws = { canvas, _ in
      for rect in [
        Rect(0, 0, 600, 198), Rect(0, 0, 198, 600), Rect(302, 0, 200, 600), Rect(0, 300, 600, 200),
      ] {
        canvas.fill(rect, .danger)
        canvas.fill(rect, .danger, radius: 10)
        canvas.stroke(rect, .danger, radius: 4, width: 1)
        canvas.drawImage(Image("none"), in: rect)
      }
    }
    root.addSubview(view)
    #expect(isWhite(host))
  }

  @Test func `a hairline at the lower edge of a view that ends at the window's edge is drawn`()
    throws
  {
    let (host, root) = try host()
    let view = Drawing(frame: Rect(0, 40, 100, 60))
    view.draws = { canvas, bounds in
      canvas.hairline(from: Point(0, 60), to: Point(100, 60), .danger)
    }
    root.addSubview(view)
    let picture = host.snapshot()
    #expect(picture[50, 99] != .white)
  }

  @Test
  func `a hairline that the view's bounds origin moves to the window's lower edge is not drawn`()
    throws
  {
    let (host, root) = try host()
    let view = Drawing(frame: Rect(0, 0, 100, 300))
    view.bounds.origin = Point(0, 40)
    view.draws = { canvas, _ in canvas.hairline(from: Point(0, 140), to: Point(100, 140), .danger) }
    root.addSubview(view)
    #expect(isWhite(host))
  }
}
