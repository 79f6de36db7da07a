// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import SDLHost

/// A line of text in a picture, with the colors that its pixels have.
public struct VisibleText {
  public let text: String
  /// Of the glyphs: the color that stands farthest from the ground.
  public let ink: Color
  /// The most frequent color around them.
  public let background: Color
  /// What WCAG 2.2 wants (1.4.3): 4.5, and 3 for large letters.
  public let requiredContrast: Double

  public var ratio: Double { ink.contrast(with: background) }
}

extension TestWindow {
  /// The lines of text that the user can read at the moment, except for disabled text and text under a scrim.
  public func visibleTexts() throws(HostError) -> [VisibleText] {
    let picture = try snapshot()
    let theme = window.traits.theme
    let disabled: Set<Color> = [theme.color(.disabledText), theme.elevated.color(.disabledText)]
    return uncoveredLines.compactMap { line in
      // Half a letter has no color of its own.
      guard line.color.alpha > 0, !disabled.contains(line.color), line.clip.contains(line.box)
      else { return nil }
      let pixels = picture.colors(in: line.box, scale: window.traits.scale)
      guard let ground = pixels.max(by: { $0.value < $1.value })?.key,
        let ink = pixels.keys.max(by: { $0.contrast(with: ground) < $1.contrast(with: ground) })
      else { return nil }
      return VisibleText(
        text: line.text, ink: ink, background: ground, requiredContrast: line.font.isLarge ? 3 : 4.5
      )
    }
  }
}

extension TestWindow {
  /// The contrast between an outline and the background above it, at the middle of the upper edge.
  public func edgeContrast(of frame: Rect) throws(HostError) -> Double {
    let picture = try snapshot()
    let scale = window.traits.scale
    // Above the focus ring.
    let ground = frame.minY - 6
    let x = Int(frame.midX * scale)
    guard ground >= 0 else { return 0 }
    let above = picture[x, Int(ground * scale)]
    let edge = Int((frame.minY - 1) * scale)..<min(picture.height, Int((frame.minY + 2) * scale))
    return edge.map { picture[x, $0].contrast(with: above) }.max() ?? 0
  }
}

extension Font {
  /// WCAG's large text: 18 typographic points, 14 where it is bold; there are 4 pixels to 3 of them.
  fileprivate var isLarge: Bool { size >= (weight == .regular ? 24 : 18.66) }
}

extension Bitmap {
  /// How many pixels of each color a place has.
  fileprivate func colors(in box: Rect, scale: Double) -> [Color: Int] {
    var counts: [Color: Int] = [:]
    let columns = Int(box.minX * scale)..<min(width, Int(box.maxX * scale))
    for y in Int(box.minY * scale)..<min(height, Int(box.maxY * scale)) {
      for x in columns { counts[self[x, y], default: 0] += 1 }
    }
    return counts
  }
}

extension Bitmap {
  /// How many pixels differ from another picture of the same size by a contrast at least.
  public func changes(from other: Bitmap, contrast: Double) -> Int {
    guard other.pixels.count == pixels.count else { return pixels.count }
    return pixels.indices.reduce(0) { count, index in
      guard pixels[index] != other.pixels[index] else { return count }
      let (x, y) = (index % width, index / width)
      return self[x, y].contrast(with: other[x, y]) >= contrast ? count + 1 : count
    }
  }
}
