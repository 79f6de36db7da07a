// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The drawing commands of one layer, in order. A display list can be compared, printed, and drawn at any scale.
public struct DisplayList: Sendable, Equatable {
  /// A drawing command. Its rectangles and positions are in the layer's coordinates, in points.
  public enum Command: Sendable, Equatable {
    /// Fills a rectangle, whose edges are rounded to whole pixels.
    case fill(Rect, Color)
    /// Fills a rectangle whose corners are rounded, with anti-aliasing. `radius` is the corner radius in points.
    case fillRounded(Rect, radius: Double, Color)
    /// Draws an outline `width` points thick inside a rectangle. `radius` is the corner radius in points.
    case strokeRounded(Rect, radius: Double, width: Double, Color)
    /// Draws a horizontal or vertical line, one pixel thick.
    case hairline(from: Point, to: Point, Color)
    /// Draws one line of text whose baseline starts at `at`.
    case text(String, Font, Color, at: Point)
    /// Draws an image fitted into a rectangle. `tint` is the color of a template image.
    case image(Image, Rect, tint: Color)
    /// Clips the following drawing to the rectangle, in addition to the current clips, until the matching `popClip`.
    case pushClip(Rect)
    /// Ends the clip of the last `pushClip` that has not ended yet.
    case popClip
  }

  /// The drawing commands in order: a later command draws over the earlier commands.
  public private(set) var commands: [Command] = []

  /// Creates a display list without commands.
  public init() {}

  /// Whether the display list has no drawing commands.
  public var isEmpty: Bool { commands.isEmpty }

  /// Appends a drawing command, which draws over all earlier commands.
  public mutating func append(_ command: Command) {
    // Without a reserve, the first list would be copied repeatedly as it grows.
    if commands.isEmpty { commands.reserveCapacity(32) }
    commands.append(command)
  }

  package mutating func removeAll() {
    commands.removeAll(keepingCapacity: true)
  }
}

extension DisplayList: CustomStringConvertible {
  /// The display list as text: one drawing command per line, indented inside clips. Tests compare this text.
  public var description: String {
    var depth = 0
    return commands.map { command in
      if case .popClip = command { depth -= 1 }
      let line = String(repeating: "  ", count: max(0, depth)) + Self.text(of: command)
      if case .pushClip = command { depth += 1 }
      return line
    }
    .joined(separator: "\n")
  }

  private static func text(of command: Command) -> String {
    switch command {
    case .fill(let rect, let color):
      "fill \(text(rect)) \(text(color))"
    case .fillRounded(let rect, let radius, let color):
      "fill \(text(rect)) radius \(radius) \(text(color))"
    case .strokeRounded(let rect, let radius, let width, let color):
      "stroke \(text(rect)) radius \(radius) width \(width) \(text(color))"
    case .hairline(let start, let end, let color):
      "hairline \(start.x),\(start.y) to \(end.x),\(end.y) \(text(color))"
    case .text(let string, let font, let color, let origin):
      "text \"\(string)\" \(font.size) \(font.weight) \(text(color)) at \(origin.x),\(origin.y)"
    case .image(let image, let rect, let tint):
      "image \(text(image)) \(text(rect)) tint \(text(tint))"
    case .pushClip(let rect):
      "clip \(text(rect))"
    case .popClip:
      "end clip"
    }
  }

  private static func text(_ image: Image) -> String {
    image.name + (image.weight == .regular ? "" : " \(image.weight)")
      + (image.flipsForRightToLeftLayoutDirection ? " flipped" : "")
  }

  private static func text(_ rect: Rect) -> String {
    "\(rect.minX),\(rect.minY) \(rect.width)×\(rect.height)"
  }

  private static func text(_ color: Color) -> String {
    let digits = [color.red, color.green, color.blue, color.alpha].map { channel in
      (channel < 16 ? "0" : "") + String(channel, radix: 16, uppercase: true)
    }
    return "#" + digits.joined()
  }
}
