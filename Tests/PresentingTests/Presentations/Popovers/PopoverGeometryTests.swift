// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import Testing

@testable import ContainerCore
@testable import Controls
@testable import Presenting

struct PopoverGeometryTests {
  nonisolated private static let windows = [
    Size(1000, 700), Size(600, 480), Size(320, 480), Size(200, 160),
  ]
  nonisolated private static let sizes = [
    Size(120, 40), Size(240, 160), Size(320, 320), Size(500, 100), Size(100, 600),
    Size(2000, 2000),
  ]

  /// Anchors of several sizes at places all over the window, beyond its edges too.
  private static func anchors(in window: Size) -> [Rect] {
    var anchors: [Rect] = []
    for size in [Size(0, 0), Size(44, 32), Size(200, 20), Size(20, 300)] {
      for x in stride(from: -0.1, through: 1.0, by: 0.1) {
        for y in stride(from: -0.1, through: 1.0, by: 0.1) {
          anchors.append(
            Rect(origin: Point(x * window.width, y * window.height), size: size))
        }
      }
    }
    return anchors
  }

  private func geometry(_ window: Size, _ anchor: Rect, _ size: Size) -> PopoverGeometry {
    var geometry = PopoverGeometry(
      container: Rect(origin: .zero, size: window), anchor: anchor, size: size)
    geometry.arrowSize = Size(24, 12)
    geometry.cornerRadius = 12
    geometry.gap = 2
    return geometry
  }

  @Test(arguments: windows, sizes)
  func `a popover stays inside the window and next to its anchor while there is room`(
    window: Size, size: Size
  ) {
    let bounds = Rect(origin: .zero, size: window)
    let area = bounds.inset(by: 8)
    for anchor in Self.anchors(in: window) {
      let geometry = geometry(window, anchor, size)
      let placement = geometry.placement

      #expect(area.contains(placement.frame), "\(anchor): \(placement)")
      #expect(placement.frame.width <= size.width && placement.frame.height <= size.height)
      // The popover overlaps its anchor only if no side has room.
      if !placement.arrowDirection.isEmpty {
        #expect(!placement.frame.intersects(anchor), "\(anchor): \(placement)")
      } else {
        let top = min(max(anchor.minY, 0), window.height)
        let bottom = min(max(anchor.maxY, 0), window.height)
        let left = min(max(anchor.minX, 0), window.width)
        let right = min(max(anchor.maxX, 0), window.width)
        let rooms = [
          Size(area.width, area.maxY - bottom - 14), Size(area.width, top - area.minY - 14),
          Size(area.maxX - right - 14, area.height), Size(left - area.minX - 14, area.height),
        ]
        let least = PopoverGeometry.minimumRoom
        #expect(
          rooms.allSatisfy {
            $0.width < min(size.width, least.width)
              || $0.height < min(size.height, least.height)
          }, "\(anchor): \(placement)")
      }
    }
  }

  @Test(arguments: windows, sizes)
  func `a popover's arrow points from the popover's edge to the anchor`(window: Size, size: Size) {
    for anchor in Self.anchors(in: window) {
      let placement = geometry(window, anchor, size).placement
      let frame = placement.frame
      let tip = placement.tip
      switch placement.arrowDirection {
      case .up: #expect(tip.y == frame.minY - 12 && tip.y >= anchor.maxY)
      case .down: #expect(tip.y == frame.maxY + 12 && tip.y <= anchor.minY)
      case .left: #expect(tip.x == frame.minX - 12 && tip.x >= anchor.maxX)
      case .right: #expect(tip.x == frame.maxX + 12 && tip.x <= anchor.minX)
      default: continue
      }
      // Along the side it stands straight, and as near to the anchor's middle as it can.
      let isVertical = placement.arrowDirection.isVertical
      let along = isVertical ? tip.x : tip.y
      let (low, high) = isVertical ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
      let middle = isVertical ? anchor.midX : anchor.midY
      guard high - low >= 48 else { continue }
      #expect(along >= low + 24 && along <= high - 24)
      let bounds = Rect(origin: .zero, size: window)
      guard bounds.contains(anchor) else { continue }
      #expect(abs(along - min(max(middle, low + 24), high - 24)) < 0.001)
    }
  }

  @Test(arguments: [PopoverArrowDirection.up, .down, .left, .right])
  func `a popover is placed on the permitted side when there is room on all sides`(
    direction: PopoverArrowDirection
  ) {
    var geometry = geometry(Size(1000, 700), Rect(480, 340, 40, 20), Size(200, 100))
    geometry.permittedDirections = direction

    let placement = geometry.placement

    #expect(placement.arrowDirection == direction)
    #expect(placement.frame.size == Size(200, 100))
    let expected: Rect =
      switch direction {
      case .up: Rect(400, 374, 200, 100)
      case .down: Rect(400, 226, 200, 100)
      case .left: Rect(534, 300, 200, 100)
      default: Rect(266, 300, 200, 100)
      }
    #expect(placement.frame == expected)
  }

  @Test(arguments: [false, true])
  func `a popover without room above or below is placed on the trailing side of its anchor`(
    isMirrored: Bool
  ) {
    var geometry = geometry(Size(1000, 200), Rect(480, 90, 40, 20), Size(200, 150))
    geometry.isMirrored = isMirrored

    #expect(geometry.placement.arrowDirection == (isMirrored ? .right : .left))
  }

  @Test func `a popover stays on the same side of its anchor while there is room`() {
    var geometry = geometry(Size(1000, 700), Rect(480, 340, 40, 20), Size(200, 100))
    geometry.currentDirection = .down
    #expect(geometry.placement.arrowDirection == .down)

    geometry.anchor.origin.y = 50
    #expect(geometry.placement.arrowDirection == .up)
  }

  @Test
  func `a popover with an anchor near the window's edge is placed where its arrow can point at it`()
  {
    let placement = geometry(Size(1000, 700), Rect(0, 340, 16, 20), Size(200, 100)).placement

    #expect(placement.arrowDirection == .left)
    #expect(placement.tip == Point(18, 350))
  }

  @Test func `a popover without enough room shrinks, or covers the anchor if canOverlap is true`() {
    var geometry = geometry(Size(600, 300), Rect(0, 140, 600, 20), Size(300, 200))
    #expect(geometry.placement.frame.height == 118)
    #expect(geometry.placement.arrowDirection == .up)

    geometry.canOverlap = true
    #expect(geometry.placement.frame == Rect(150, 50, 300, 200))
    #expect(geometry.placement.arrowDirection == [])
  }

  @Test(arguments: [false, true])
  func `a menu is aligned with the leading edge of its anchor`(isMirrored: Bool) {
    var geometry = PopoverGeometry(
      container: Rect(0, 0, 600, 400), anchor: Rect(200, 100, 100, 30), size: Size(180, 90))
    geometry.alignment = .leading
    geometry.isMirrored = isMirrored

    #expect(geometry.placement.frame == Rect(isMirrored ? 120 : 200, 130, 180, 90))
  }
}
