// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import Testing

@testable import ContainerCore
@testable import SDLHost

struct PixelDamageTests {
  private static let size = Size(400, 120)

  /// Draws each frame over the previous one, and compares the result with a complete drawing of the frame.
  private final class Screen {
    let fixture: RenderingFixture
    let reusedBuffer: PixelBuffer
    private let freshBuffer: PixelBuffer

    init() throws {
      fixture = try RenderingFixture()
      reusedBuffer = try fixture.makeBuffer(Int(size.width), Int(size.height))
      freshBuffer = try fixture.makeBuffer(reusedBuffer.width, reusedBuffer.height)
      fixture.frame.invalidate()
    }

    /// Shows a frame. The core's damage is the whole window: the rest is left to the host.
    func show(_ placements: [LayerPlacement], _ comment: Comment? = nil) {
      let all = [Rect(origin: .zero, size: size)]
      fixture.compose(placements, damage: all, size: size, into: reusedBuffer, remembers: true)
      let area = fixture.frame.damage.rects.reduce(0) { $0 + $1.area }
      fixture.frame.damageEverything()
      SurfaceCompositor().compose(fixture.frame, into: freshBuffer)
      #expect(Bitmap(reusedBuffer) == Bitmap(freshBuffer), comment)
      drawnPixelCount = area
    }

    /// Pixels of the last frame that were drawn.
    private(set) var drawnPixelCount = 0
  }

  private static func makeBackground() -> Layer {
    Layer(1, size: size, isOpaque: true, [.fill(Rect(0, 0, 400, 120), Color(hex: 0x263238))])
  }

  /// A pane with a row of text-like strokes and a box; the rest is plain.
  private static func pane(_ identifier: Layer.Identifier = 2) -> Layer {
    let strokes = (0..<12).map {
      DisplayList.Command.fill(Rect(20 + Double($0) * 7, 10, 2, 11), .black)
    }
    return Layer(
      identifier, size: size, isOpaque: true,
      [.fill(Rect(0, 0, 400, 120), .white), .fill(Rect(200, 60, 90, 30), Color(hex: 0xE91E63))]
        + strokes)
  }

  @Test func `moving a pane redraws its edges and details, but not its areas of a single color`()
    throws
  {
    let screen = try Screen()
    let ground = Self.makeBackground()
    let pane = Self.pane()
    screen.show([ground.placed(0, 0), pane.placed(0, 0)])
    screen.show([ground.placed(0, 0), pane.placed(6, 0)])

    // The strip on the left, the strokes, and both sides of the box.
    #expect(screen.drawnPixelCount > 6 * 120 + 80 * 11)
    #expect(screen.drawnPixelCount < 400 * 120 / 6)
  }

  @Test func `a frame with the same pixels as the previous frame draws nothing`() throws {
    let screen = try Screen()
    let ground = Self.makeBackground()
    let pane = Self.pane()
    screen.show([ground.placed(0, 0), pane.placed(100, 0)])
    screen.show([ground.placed(0, 0), pane.placed(100.3, 0)])

    #expect(screen.drawnPixelCount == 0)
  }

  @Test func `adding a layer below an opaque layer that covers it draws no pixels`() throws {
    let screen = try Screen()
    let ground = Self.makeBackground()
    let side = Layer(
      3, size: Size(100, 120), isOpaque: true, [.fill(Rect(0, 0, 100, 120), .black)])
    let pane = Self.pane()
    screen.show([ground.placed(0, 0), pane.placed(0, 0)])
    screen.show([ground.placed(0, 0), side.placed(0, 0), pane.placed(0, 0)])

    #expect(screen.drawnPixelCount == 0)
  }

  @Test func `a frame is drawn completely after the screen's pixels were lost`() throws {
    let screen = try Screen()
    let ground = Self.makeBackground()
    screen.show([ground.placed(0, 0)])
    screen.fixture.frame.invalidate()
    screen.show([ground.placed(0, 0)])

    #expect(screen.drawnPixelCount == 400 * 120)
  }

  @Test func `random movements, fades and changes of layers draw the same pixels as a full redraw`()
    throws
  {
    var random = SeededGenerator(state: 7)
    let screen = try Screen()
    let layers =
      [Self.makeBackground(), Self.pane(2), Self.pane(3)] + [
        Layer(
          4, size: Size(90, 40), isOpaque: false,
          [.fillRounded(Rect(0, 0, 90, 40), radius: 12, Color(hex: 0xB42318))]),
        Layer(
          5, size: Size(400, 120), isOpaque: false,
          [.fill(Rect(0, 0, 400, 120), Color.black.opacity(0.32))]),
      ]
    var shadow = Shadow(color: Color.black.opacity(0.4), blur: 9)
    shadow.cornerRadius = 4
    var origins = layers.map { _ in Point.zero }
    var order = Array(layers.indices)
    for step in 0..<400 {
      let moved = Int.random(in: 1..<layers.count, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: order.shuffle(using: &random)
      case 1: origins[moved].y += Double.random(in: -9...9, using: &random)
      case 2:
        let area = Rect(Double.random(in: 0..<300, using: &random), 8, 30, 20)
        layers[moved].displayList.append(.fill(area, Color(hex: UInt32(step * 4799))))
        layers[moved].addDamage(area)
      default: origins[moved].x += Double.random(in: -40...40, using: &random)
      }
      origins[moved].x = min(max(origins[moved].x, -420), 420)
      let shown = order.filter { _ in Int.random(in: 0..<9, using: &random) > 0 }
      let placements = shown.map { index in
        layers[index].placed(
          origins[index].x, origins[index].y,
          clip: step.isMultiple(of: 5) && index == 2 ? Rect(30, 5, 300, 100) : Rect(0, 0, 400, 120),
          opacity: index == 3 && step % 7 < 3 ? 0.6 : 1, shadow: index == 2 ? shadow : nil)
      }
      screen.show(placements, "step \(step)")
    }
  }
}

/// Repeatable randomness.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    return mixed ^ (mixed >> 27)
  }
}
