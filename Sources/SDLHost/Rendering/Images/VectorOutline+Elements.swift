// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Glibc

nonisolated extension VectorOutline {
  /// Adds the outline that the attributes of an element describe.
  mutating func add(
    _ tag: VectorTag, _ origin: Point, _ box: Size, fontSize: Double
  ) throws(VectorWork.Excess) {
    let diagonal = hypot(box.width, box.height) / 2.0.squareRoot()
    var lengths: [String: Double] = [:]
    for (name, value) in tag.attributes {
      var text = VectorText(value)
      switch name {
      case "points" where tag.name.hasPrefix("poly"): try add(points: value)
      case "x", "cx", "x1", "x2":
        lengths[name] = try text.length(of: box.width, origin: origin.x, fontSize: fontSize)
      case "y", "cy", "y1", "y2":
        lengths[name] = try text.length(of: box.height, origin: origin.y, fontSize: fontSize)
      case "width", "rx": lengths[name] = try text.length(of: box.width, fontSize: fontSize)
      case "height", "ry": lengths[name] = try text.length(of: box.height, fontSize: fontSize)
      case "r": lengths[name] = try text.length(of: diagonal, fontSize: fontSize)
      default: break
      }
    }
    func length(_ name: String) -> Double { lengths[name] ?? 0 }
    switch tag.name {
    case "path":
      // The last one counts.
      guard let path = tag.attributes.last(where: { $0.name == "d" }) else { return }
      try add(path: path.value)
    case "circle":
      ellipse(Point(length("cx"), length("cy")), abs(length("r")), abs(length("r")))
    case "ellipse":
      ellipse(Point(length("cx"), length("cy")), abs(length("rx")), abs(length("ry")))
    case "line":
      move(to: Point(length("x1"), length("y1")))
      line(to: Point(length("x2"), length("y2")))
    case "rect":
      let (x, y, width, height) = (length("x"), length("y"), length("width"), length("height"))
      guard width != 0, height != 0 else { return }
      let corners = [Point(x + width, y), Point(x + width, y + height), Point(x, y + height)]
      move(to: Point(x, y))
      for corner in corners { line(to: corner) }
      close()
      // Round corners are as long as an ellipse.
      if let rx = lengths["rx"] ?? lengths["ry"], let ry = lengths["ry"] ?? lengths["rx"] {
        ellipse(
          Point(x + width / 2, y + height / 2), min(abs(rx), abs(width) / 2),
          min(abs(ry), abs(height) / 2))
      }
    case "polygon": close()
    default: break
    }
  }
}
