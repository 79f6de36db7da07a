// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// The picture of a layer that may come into sight, made ready bit by bit: first its lines of text, then its pixels.
struct ComingPicture {
  private let placement: LayerPlacement

  /// The first command that was not looked at.
  private var next = 0

  /// Seconds. A long line, or a strip, takes half as long to draw, and a late frame is worse than a picture that is not
  /// ready.
  private static let leastTime = 0.002

  init(_ placement: LayerPlacement) { self.placement = placement }

  /// Goes on as long as there is time; returns whether all is done.
  mutating func prepare(
    text: TextEngine, frame: PixelFrame, scale: Double, timeLeft: () -> Double
  ) -> Bool {
    let commands = placement.layer.displayList.commands
    let visible = placement.frame.intersection(placement.clip)
      .offset(by: Point(-placement.frame.minX, -placement.frame.minY))
    while next < commands.count {
      guard timeLeft() > Self.leastTime else { return false }
      if case .text(let string, let font, _, let place) = commands[next],
        place.y + font.size > visible.minY, place.y - font.size < visible.maxY
      {
        _ = text.drawableLine(string, font)
      }
      next += 1
    }
    while timeLeft() > Self.leastTime {
      if frame.prepare(placement, scale: scale) { return true }
    }
    return false
  }
}
