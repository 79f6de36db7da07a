// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Aligns the straight strokes of a small icon with whole pixels. Assets/README.md describes the icon grid. A stroke that straddles two rows looks like two gray
/// rows; an aligned stroke is a sharp line. Points between two aligned strokes keep their relative position.
nonisolated struct IconGrid {
  /// The size in pixels of the largest aligned icon. In larger ones, a gray edge of a stroke is invisible.
  static let maximumSide = 32
  /// The minimum length of an aligned stroke, in units of the drawing.
  private static let minimumLineLength = 2.0
  /// The minimum distance between two anchors, in units of the drawing.
  private static let precision = 1e-6

  /// The stroke widths, in units of the icon grid, which is 24 wide. Letters of the bundled font are 1.5 times as wide
  /// in semibold; strokes of that width would close the smallest gaps of an icon.
  private static let strokeWidths = (regular: 1.75, semibold: 2.5)
  private static let regularStroke = #"stroke-width="\#(strokeWidths.regular)""#

  private typealias Command = (name: Character, numbers: [Double])

  private let pixelsPerUnit: Double
  private let stroke: Double
  private var columns: [Double] = []
  private var rows: [Double] = []
  /// Whether straight strokes are collected in `columns` and `rows`, and no coordinate is aligned yet.
  private var isCollecting = true

  /// Aligns an SVG file. A file not drawn to the icon grid, or larger than `maximumSide`, is returned unchanged.
  static func fit(_ drawing: [UInt8], pixels: Int, weight: Font.Weight) -> [UInt8] {
    let text = String(decoding: drawing, as: UTF8.self)
    guard pixels <= maximumSide, text.contains(#"viewBox="0 0 24 24""#),
      text.contains(regularStroke)
    else { return drawing }
    var grid = IconGrid(
      pixels: pixels, stroke: weight == .semibold ? strokeWidths.semibold : strokeWidths.regular)
    let elements = text.split(separator: "<", omittingEmptySubsequences: false)
    for element in elements { _ = grid.rewrite(element) }
    grid.isCollecting = false
    grid.columns = distinct(grid.columns)
    grid.rows = distinct(grid.rows)
    let fitted = elements.map { grid.rewrite($0) }
    return Array(fitted.joined(separator: "<").utf8)
  }

  /// Widens the strokes of an SVG file for the semibold weight. A file without strokes of the icon grid is unchanged.
  static func widenStrokes(_ drawing: [UInt8]) -> [UInt8] {
    let text = String(decoding: drawing, as: UTF8.self)
    guard text.contains(regularStroke) else { return drawing }
    // A dot is filled and has no stroke, so it gets one.
    let growth = strokeWidths.semibold - strokeWidths.regular
    let wide = text.replacing(regularStroke, with: #"stroke-width="\#(strokeWidths.semibold)""#)
      .replacing(#"stroke="none""#, with: ##"stroke="#000000" stroke-width="\##(growth)""##)
    return Array(wide.utf8)
  }

  private init(pixels: Int, stroke: Double) {
    pixelsPerUnit = Double(pixels) / 24
    self.stroke = stroke
  }

  private static func distinct(_ coordinates: [Double]) -> [Double] {
    coordinates.sorted().reduce(into: []) { known, coordinate in
      if known.last.map({ coordinate - $0 > precision }) ?? true { known.append(coordinate) }
    }
  }

  // MARK: Coordinates

  /// The nearest coordinate for the center of a stroke that puts its edges on pixel edges.
  private func snappedCoordinate(_ coordinate: Double) -> Double {
    let width = max(1, (stroke * pixelsPerUnit).rounded())
    let shift = width.truncatingRemainder(dividingBy: 2) / 2
    // The tolerance makes coordinates in the middle between two pixels move in the same direction.
    return ((coordinate * pixelsPerUnit - shift + Self.precision).rounded() + shift) / pixelsPerUnit
  }

  private func alignedCoordinate(_ coordinate: Double, among anchors: [Double]) -> Double {
    guard let next = anchors.firstIndex(where: { $0 >= coordinate - Self.precision }) else {
      return coordinate + (anchors.last.map { snappedCoordinate($0) - $0 } ?? 0)
    }
    let (after, end) = (anchors[next], snappedCoordinate(anchors[next]))
    guard next > 0, after - coordinate > Self.precision else { return coordinate + end - after }
    let (before, start) = (anchors[next - 1], snappedCoordinate(anchors[next - 1]))
    return start + (coordinate - before) / (after - before) * (end - start)
  }

  private func x(_ coordinate: Double) -> Double { alignedCoordinate(coordinate, among: columns) }
  private func y(_ coordinate: Double) -> Double { alignedCoordinate(coordinate, among: rows) }

  // MARK: Elements

  /// Returns the element with aligned coordinates, or only collects its straight strokes.
  private mutating func rewrite(_ element: Substring) -> String {
    var parts = element.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    var values: [String: (index: Int, number: Double)] = [:]
    for index in stride(from: 1, to: parts.count, by: 2) {
      let name = String(parts[index - 1].drop { $0 != " " }.dropFirst().dropLast())
      if name == "d", element.hasPrefix("path") {
        parts[index] = rewritePath(Self.commands(of: parts[index]))
      } else if let number = Double(parts[index]) {
        values[name] = (index, number)
      }
    }
    func set(_ name: String, _ number: Double) {
      if let value = values[name] { parts[value.index] = "\(number)" }
    }
    if element.hasPrefix("rect"), let left = values["x"]?.number, let top = values["y"]?.number,
      let width = values["width"]?.number, let height = values["height"]?.number
    {
      if isCollecting {
        columns += [left, left + width]
        rows += [top, top + height]
      } else {
        set("x", x(left))
        set("width", x(left + width) - x(left))
        set("y", y(top))
        set("height", y(top + height) - y(top))
      }
    } else if element.hasPrefix("circle"), !isCollecting {
      if let middle = values["cx"] { set("cx", x(middle.number)) }
      if let middle = values["cy"] { set("cy", y(middle.number)) }
    }
    return parts.joined(separator: "\"")
  }

  private static func commands(of path: String) -> [Command] {
    var commands: [Command] = []
    var number = ""
    func take() {
      if let value = Double(number), !commands.isEmpty {
        commands[commands.count - 1].numbers.append(value)
      }
      number = ""
    }
    for character in path {
      if character.isLetter || character == " " || character == "," {
        take()
        if character.isLetter { commands.append((character, [])) }
      } else {
        number.append(character)
      }
    }
    take()
    return commands
  }

  /// The path in absolute coordinates.
  private mutating func rewritePath(_ commands: [Command]) -> String {
    var here = Point.zero
    var start = Point.zero
    var written: [String] = []
    for (name, numbers) in commands {
      let origin = name.isLowercase ? here : .zero
      var moved: [Double] = []
      var index = 0
      func pair() -> Point? {
        guard index + 1 < numbers.count else { return nil }
        defer { index += 2 }
        return Point(numbers[index] + origin.x, numbers[index + 1] + origin.y)
      }
      switch name.uppercased() {
      case "H":
        for number in numbers {
          moveAndCollect(to: Point(number + origin.x, here.y), from: &here)
          moved += [x(here.x)]
        }
      case "V":
        for number in numbers {
          moveAndCollect(to: Point(here.x, number + origin.y), from: &here)
          moved += [y(here.y)]
        }
      case "A":
        // Radii, rotation and flags precede the end point.
        if numbers.count == 7 {
          index = 5
          if let end = pair() { here = end }
          moved = numbers[..<5] + [x(here.x), y(here.y)]
        }
      case "Z":
        moveAndCollect(to: start, from: &here)
      case "M":
        if let point = pair() { (here, start) = (point, point) }
        moved = [x(here.x), y(here.y)]
      default:
        while let point = pair() {
          if name.uppercased() == "L" { moveAndCollect(to: point, from: &here) }
          here = point
          moved += [x(point.x), y(point.y)]
        }
      }
      written.append(name.uppercased() + moved.map { "\($0)" }.joined(separator: " "))
    }
    return written.joined(separator: " ")
  }

  private mutating func moveAndCollect(to end: Point, from here: inout Point) {
    defer { here = end }
    let length = abs(end.x - here.x) + abs(end.y - here.y)
    guard isCollecting, length >= Self.minimumLineLength else { return }
    if end.x == here.x { columns.append(end.x) }
    if end.y == here.y { rows.append(end.y) }
  }
}
