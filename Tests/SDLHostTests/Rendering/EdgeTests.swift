// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import Testing

@testable import SDLHost

/// Drawing at and beyond the edges of a layer, compared with the same drawing in a layer without an edge there.
struct EdgeTests {
  /// Points around the drawing in the layer without edges; whole pixels at every scale.
  private static let margin = 80.0
  private static let size = Size(40, 32)

  /// One command each, of about 24 × 12 points whose middle is at the origin.
  private static let commands: [(name: String, draw: @Sendable (inout Canvas) -> Void)] = [
    ("fill", { $0.fill(Rect(-12, -6, 24, 12), .danger) }),
    ("half-transparent fill", { $0.fill(Rect(-12, -6, 24, 12), .faded(.danger, 0.5)) }),
    ("thin fill", { $0.fill(Rect(-12, -0.1, 24, 0.2), .danger) }),
    ("rounded fill", { $0.fill(Rect(-12, -6, 24, 12), .danger, radius: 5) }),
    ("ellipse", { $0.fill(Rect(-6, -6, 12, 12), .danger, radius: 6) }),
    ("stroke", { $0.stroke(Rect(-12, -6, 24, 12), .danger, width: 1.5) }),
    ("rounded stroke", { $0.stroke(Rect(-12, -6, 24, 12), .danger, radius: 5, width: 2) }),
    ("horizontal hairline", { $0.hairline(from: Point(-12, 0), to: Point(12, 0), .danger) }),
    ("vertical hairline", { $0.hairline(from: Point(0, -6), to: Point(0, 6), .danger) }),
    ("text", { $0.drawText("Ågjy", Font(size: 13), .danger, at: Point(-12, 4)) }),
    (
      "stacked marks",
      {
        $0.drawText("o\(String(repeating: "\u{302}", count: 9))", Font(size: 6), .danger, at: .zero)
      }
    ),
    ("template", { $0.drawImage(.icon("star"), in: Rect(-8, -8, 16, 16), tint: .danger) }),
    ("picture that is missing", { $0.drawImage(Image("none"), in: Rect(-8, -8, 16, 16)) }),
  ]

  /// Points from an edge: on it, near it, and far from it on both sides.
  private static let distances = [-70.0, -12.5, -6, -0.6, -0.5, -0.2, 0, 0.2, 0.5, 3.3, 12.5, 70]

  private static var locations: [Point] {
    distances.flatMap { distance in
      [
        Point(distance, 15.3), Point(size.width + distance, 15.3), Point(19.7, distance),
        Point(19.7, size.height + distance), Point(distance, distance),
        Point(size.width + distance, size.height + distance),
      ]
    }
  }

  private static let clips: [Rect?] = [
    nil, Rect(0, 0, 40, 32), Rect(10.5, 8.2, 60, 10), Rect(-20, -20, 40, 40), Rect(44, 4, 9, 9),
    Rect(39.8, 0, 0, 32),
  ]

  private static func list(
    _ draw: (inout Canvas) -> Void, at location: Point, in origin: Point, clip: Rect?
  ) -> [DisplayList.Command] {
    var canvas = Canvas(theme: .light)
    canvas.origin = origin
    if let clip { canvas.pushClip(clip) }
    canvas.origin = origin + location
    draw(&canvas)
    if clip != nil { canvas.popClip() }
    return canvas.list.commands
  }

  @Test(arguments: [1, 1.25, 1.5, 2, 3])
  func `a drawing command has the same pixels at a layer's edge as inside a larger layer`(
    scale: Double
  ) throws {
    let fixture = try RenderingFixture(scale: scale)
    let corner = Point(Self.margin, Self.margin)
    let large = Size(Self.size.width + 2 * Self.margin, Self.size.height + 2 * Self.margin)
    let part = PixelRect(rounding: Rect(origin: corner, size: Self.size), scale: scale)

    func isSame(
      _ commands: [(name: String, draw: @Sendable (inout Canvas) -> Void)], _ location: Point,
      _ clip: Rect?
    ) throws -> Bool {
      // A hairline on the far edge itself is moved into the layer.
      let isOnEdge = location.x == Self.size.width || location.y == Self.size.height
      let drawn = commands.filter { !isOnEdge || !$0.name.contains("hairline") }
      func list(_ origin: Point) -> [DisplayList.Command] {
        drawn.flatMap { Self.list($0.draw, at: location, in: origin, clip: clip) }
      }
      let here = try fixture.paint(list(.zero), size: Self.size)
      let there = try fixture.paint(list(corner), size: large, damage: part)
      return here.pixels == there.cut(part)
    }
    for location in Self.locations {
      for clip in Self.clips where try !isSame(Self.commands, location, clip) {
        let different = try Self.commands.filter { try !isSame([$0], location, clip) }.map(\.name)
        Issue.record("\(different) at \(location) in the clip \(String(describing: clip))")
      }
    }
  }

  @Test(arguments: [1, 1.25, 1.5, 2, 3])
  func `a long layer painted in parts has the same pixels as the layer painted whole`(scale: Double)
    throws
  {
    let fixture = try RenderingFixture(scale: scale)
    let size = Size(40, 256)
    let commands = Self.commands.enumerated().flatMap { index, command in
      Self.list(command.draw, at: Point(20, Double(index) * 20), in: .zero, clip: nil)
    }
    let whole = try fixture.paint(commands, size: size)

    for height in [7, 32, 101] {
      for top in stride(from: 0, to: whole.height, by: height) {
        let rows = min(height, whole.height - top)
        let buffer = try fixture.makeBuffer(whole.width, rows)
        let target = PaintTarget(
          buffer: buffer, originX: 0, originY: top,
          layer: PixelRect(x: 0, y: 0, width: whole.width, height: whole.height), layerSize: size,
          scale: scale)
        fixture.painter.paint(
          DisplayList(commands), into: target, damage: target.bounds, isOpaque: false)

        let part = PixelRect(x: 0, y: top, width: whole.width, height: rows)
        #expect(Bitmap(buffer).pixels == whole.cut(part), "rows from \(top)")
      }
    }
  }

  @Test func `a rectangle much larger than the window fills the window`() throws {
    let fixture = try RenderingFixture()
    var canvas = Canvas(theme: .light)
    canvas.pushClip(Rect(-1e10, -1e300, 2e10, 2e300))
    canvas.fill(Rect(-1e9, -1e9, 2e9, 2e9), .danger)

    let picture = try fixture.paint(canvas.list.commands, size: Size(10, 10))

    #expect(picture.ink() == PixelRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `drawing at a non-finite position draws nothing`(number: Double) {
    var canvas = Canvas(theme: .light)
    canvas.fill(Rect(0, number, 5, 5), .danger)
    canvas.fill(Rect(0, 0, number, 5), .danger)
    canvas.stroke(Rect(number, 0, 5, 5), .danger, width: 1)
    canvas.hairline(from: .zero, to: Point(number, 0))
    canvas.drawText("Text", Font(size: 14), .text, at: Point(0, number))
    canvas.drawImage(.icon("star"), in: Rect(0, number, 5, 5))

    #expect(canvas.list.isEmpty)
  }

  /// A view that is larger than the window around it, with one command of each kind beyond the window.
  private final class Beyond: View {
    var height = 300.0

    override func draw(_ canvas: inout Canvas) {
      for y in [100, 100.4, 101, 150, 299] {
        canvas.hairline(from: Point(0, y), to: Point(300, y), .danger)
      }
      for x in [100, 100.4, 101, 150, 299] {
        canvas.hairline(from: Point(x, 0), to: Point(x, 300), .danger)
      }
      canvas.fill(Rect(120, 0, 50, 300), .danger)
      canvas.stroke(Rect(-20, -20, 200, 200), .danger, radius: 8, width: 2)
    }
  }

  @Test(arguments: [1, 1.25, 1.5, 2, 3], [false, true])
  func `drawing at or beyond a window's edge colors none of the window's pixels`(
    scale: Double, hasLayer: Bool
  ) throws {
    let scene = try PixelScene(size: Size(100, 100), scale: scale)
    let view = Beyond(frame: Rect(0, 0, 300, 300))
    view.wantsLayer = hasLayer
    scene.root.addSubview(view)

    #expect(Set(scene.host.snapshot().pixels) == [0xFFFF_FFFF])
  }

  /// Views with shadows, borders, corners and transforms around every edge of an area.
  private static func scene(in area: Rect, transform: Transform) -> View {
    let scene = View(frame: area)
    for distance in [-30.0, -8.5, -3, 0, 4.5, 30] {
      for (x, y) in [
        (distance, 25), (area.width + distance, 25), (25, distance), (25, area.height + distance),
      ] {
        let card = View(frame: Rect(x - 8, y - 6, 16, 12))
        card.backgroundColor = .fixed(Color(hex: 0x1D4ED8).opacity(0.6))
        card.cornerRadius = 4
        card.shadow = Shadow(
          color: Color.black.opacity(0.4), blur: 6, offset: Point(1, 2), cornerRadius: 4)
        card.borderWidth = 1
        card.borderColor = .danger
        card.wantsLayer = true
        card.transform = transform
        scene.addSubview(card)
      }
    }
    return scene
  }

  @Test(
    arguments: [1, 1.25, 1.5, 2, 3],
    [Transform.identity, .scale(1.5, 0.5), .rotation(sine: 0.6, cosine: 0.8)])
  func `views draw the same pixels at a window's edge as inside a larger window`(
    scale: Double, transform: Transform
  ) throws {
    func show(_ size: Size, at corner: Point) throws -> Bitmap {
      let scene = try PixelScene(size: size, scale: scale)
      scene.root.addSubview(
        Self.scene(in: Rect(origin: corner, size: Size(60, 48)), transform: transform))
      return scene.host.snapshot()
    }
    let here = try show(Size(60, 48), at: .zero)
    let there = try show(Size(220, 208), at: Point(80, 80))
    let part = PixelRect(rounding: Rect(80, 80, 60, 48), scale: scale)

    let expected = there.cut(part)
    #expect(here.pixels.indices.allSatisfy { Self.isNear(here.pixels[$0], expected[$0]) })
  }

  /// Whether two pixels differ by a rounding at most.
  private static func isNear(_ first: UInt32, _ second: UInt32) -> Bool {
    for shift: UInt32 in [0, 8, 16] {
      let one = Int((first >> shift) & 0xFF)
      let other = Int((second >> shift) & 0xFF)
      if abs(one - other) > 1 { return false }
    }
    return true
  }
}
