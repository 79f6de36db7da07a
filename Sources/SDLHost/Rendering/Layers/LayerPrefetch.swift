// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// The bitmap of a layer that may become visible, prepared step by step: first its lines of text, then its pixels.
struct LayerPrefetch {
  private let placement: LayerPlacement

  private var nextCommandIndex = 0

  /// The minimum seconds for a step. A long line takes half of it, and a late frame is worse than no prefetch.
  private static let minimumTimeLeft = 0.002

  init(_ placement: LayerPlacement) { self.placement = placement }

  /// Continues while there is time, and returns whether everything is done.
  mutating func prepare(
    text: TextEngine, frame: PixelFrame, scale: Double, timeLeft: () -> Double
  ) -> Bool {
    let commands = placement.layer.displayList.commands
    let visible = placement.frame.intersection(placement.clip)
      .offset(by: Point(-placement.frame.minX, -placement.frame.minY))
    while nextCommandIndex < commands.count {
      guard timeLeft() > Self.minimumTimeLeft else { return false }
      if case .text(let string, let font, _, let origin) = commands[nextCommandIndex],
        origin.y + font.size > visible.minY, origin.y - font.size < visible.maxY
      {
        _ = text.drawableLine(string, font)
      }
      nextCommandIndex += 1
    }
    while timeLeft() > Self.minimumTimeLeft {
      if frame.prefetch(placement, scale: scale) { return true }
    }
    return false
  }
}
