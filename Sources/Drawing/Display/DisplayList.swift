// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The commands that draw one layer, in order. A plain value: it can be compared, printed and
/// drawn again at any scale.
public struct DisplayList: Sendable, Equatable {
  /// One step of drawing. Rectangles and places are in points of the layer.
  public enum Command: Sendable, Equatable {
    /// Edges fall on whole pixels.
    case fill(Rect, Color)
    /// Anti-aliased corners; `radius` in points.
    case fillRounded(Rect, radius: Double, Color)
    /// A line of `width` points that lies inside the rectangle, with anti-aliased corners.
    case strokeRounded(Rect, radius: Double, width: Double, Color)
    /// A horizontal or vertical line one pixel thick.
    case hairline(from: Point, to: Point, Color)
    /// One line of text whose baseline starts at `at`.
    case text(String, Font, Color, at: Point)
    /// A picture fitted into the rectangle; `tint` fills template images.
    case image(Image, Rect, tint: Color)
    /// Nothing outside the rectangle (and the clips around it) is drawn until the matching `popClip`.
    case pushClip(Rect)
    /// Ends the clip that was pushed last.
    case popClip
  }

  /// In drawing order: a later command lies over the earlier ones.
  public private(set) var commands: [Command] = []

  /// A list without commands.
  public init() {}

  /// Whether the list draws nothing.
  public var isEmpty: Bool { commands.isEmpty }

  /// Adds a command that is drawn over all others.
  public mutating func append(_ command: Command) {
    // A first picture would grow one by one, and be copied each time.
    if commands.isEmpty { commands.reserveCapacity(32) }
    commands.append(command)
  }

  /// Removes the commands and keeps their memory.
  package mutating func removeAll() {
    commands.removeAll(keepingCapacity: true)
  }
}

extension DisplayList: CustomStringConvertible {
  /// One command a line, indented inside clips. Tests compare it.
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
      let text = String(channel, radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }
    return "#" + digits.joined()
  }
}
