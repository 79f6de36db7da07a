// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

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
