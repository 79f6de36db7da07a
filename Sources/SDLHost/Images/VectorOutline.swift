// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Glibc

/// An affine transform of an SVG file.
nonisolated struct VectorMatrix {
  var transform = Transform.identity

  /// The largest sum of absolute terms that a translation was computed from. The decoder adds 32-bit numbers, which
  /// lose their last digits when large terms cancel each other.
  var reach = 0.0

  /// The mean of the scale factors in both directions, by which nanosvg scales strokes and dashes.
  var averageScale: Double {
    (hypot(transform.a, transform.c) + hypot(transform.b, transform.d)) / 2
  }

  /// Applies another transform before this one.
  mutating func concatenate(_ first: VectorMatrix) {
    let (old, next) = (transform, first.transform)
    transform = next.concatenating(old)
    reach = max(
      reach, first.reach,
      abs(old.a * next.tx) + abs(old.c * next.ty) + abs(old.tx),
      abs(old.b * next.tx) + abs(old.d * next.ty) + abs(old.ty))
  }
}

/// A measurement of the outline of one shape in an SVG file, in pixels. Only the sums are stored.
nonisolated struct VectorOutline {
  /// Maps the shape's coordinates to the image's coordinates.
  private let transform: Transform
  /// The mapping from the image's coordinates to pixels, together with `scale`.
  let origin: Point
  let scale: Point

  private(set) var segments = 0
  /// The number of line segments that the curves are divided into.
  private(set) var pieces = 0.0
  /// The number of calls of nanosvg's function that divides curves.
  private(set) var steps = 0.0
  private(set) var length = 0.0
  private(set) var reach = 0.0
  private(set) var minimumPoint = Point(.infinity, .infinity)
  private(set) var maximumPoint = Point(-.infinity, -.infinity)

  private var subpathStart = Point.zero
  private var currentPoint = Point.zero

  /// nanosvg divides a curve at most eleven times, which it always does if both ends are the same point.
  private static let maximumStepCount = 4096.0
  private static let maximumPieceCount = 2048.0

  /// The number of line segments of a curve that is one pixel long. Each division reduces the distance between a curve
  /// and its chord to a quarter, so the number grows with the square root of the length.
  private static let piecesOfPixel = 3.5

  /// The relative precision of the decoder's 32-bit coordinates.
  static let precision = 0x1p-21

  init(_ matrix: VectorMatrix, origin: Point, scale: Point) {
    (transform, self.origin, self.scale) = (matrix.transform, origin, scale)
    reach = matrix.reach * max(scale.x, scale.y)
  }

  private mutating func includePoint(_ point: Point) -> Point {
    let moved = point.applying(transform)
    let placed = Point((moved.x - origin.x) * scale.x, (moved.y - origin.y) * scale.y)
    let far = max(
      (abs(transform.a * point.x) + abs(transform.c * point.y) + abs(transform.tx) + abs(origin.x))
        * scale.x,
      (abs(transform.b * point.x) + abs(transform.d * point.y) + abs(transform.ty) + abs(origin.y))
        * scale.y)
    // NaN is stored as infinity.
    if !(far <= reach) { reach = far.isNaN ? .infinity : far }
    minimumPoint = Point(min(minimumPoint.x, placed.x), min(minimumPoint.y, placed.y))
    maximumPoint = Point(max(maximumPoint.x, placed.x), max(maximumPoint.y, placed.y))
    return placed
  }

  private func distance(_ one: Point, _ other: Point) -> Double {
    hypot(other.x - one.x, other.y - one.y)
  }

  mutating func move(to point: Point) {
    _ = includePoint(point)
    (subpathStart, currentPoint) = (point, point)
  }

  mutating func line(to point: Point) {
    let distance = distance(includePoint(currentPoint), includePoint(point))
    segments += 1
    pieces += 1
    steps += distance > reach * Self.precision ? 1 : Self.maximumStepCount
    length += distance
    currentPoint = point
  }

  mutating func curve(_ first: Point, _ second: Point, to point: Point) {
    let corners = [
      includePoint(currentPoint), includePoint(first), includePoint(second), includePoint(point),
    ]
    add(
      curves: 1, length: zip(corners, corners.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) })
    currentPoint = point
  }

  private mutating func add(curves: Int, length: Double) {
    let each = length / Double(curves)
    let pieces = min(Self.maximumPieceCount, 1 + Self.piecesOfPixel * each.squareRoot())
    segments += curves
    self.pieces += Double(curves) * pieces
    steps +=
      Double(curves)
      * (each > reach * Self.precision
        ? min(Self.maximumStepCount, 44 + 2 * pieces) : Self.maximumStepCount)
    self.length += length
  }

  mutating func close() { line(to: subpathStart) }

  /// Counts the whole ellipse, since the decoder's 32-bit numbers may choose the wrong arc.
  mutating func arc(_ radii: Point, rotation: Double, to point: Point) {
    let (rx, ry) = (abs(radii.x), abs(radii.y))
    let half = Point((currentPoint.x - point.x) / 2, (currentPoint.y - point.y) / 2)
    guard hypot(half.x, half.y) * 2 >= 1e-6, rx >= 1e-6, ry >= 1e-6 else {
      return line(to: point)
    }
    let (sine, cosine) = (sin(rotation * .pi / 180), cos(rotation * .pi / 180))
    let growth = max(
      1,
      hypot(
        (cosine * half.x + sine * half.y) / rx, (cosine * half.y - sine * half.x) / ry))
    let radius = max(rx, ry) * growth
    let start = currentPoint
    for x in [-2, 2] {
      for y in [-2, 2] {
        _ = self.includePoint(Point(start.x + Double(x) * radius, start.y + Double(y) * radius))
      }
    }
    let factor =
      hypot(transform.a * scale.x, transform.b * scale.y)
      + hypot(transform.c * scale.x, transform.d * scale.y)
    add(curves: 5, length: 2.1 * .pi * radius * factor)
    _ = self.includePoint(point)
    currentPoint = point
  }

  mutating func ellipse(_ center: Point, _ rx: Double, _ ry: Double) {
    let corners = [(1.0, 1.0), (-1, 1), (-1, -1), (1, -1)]
    move(to: Point(center.x + rx, center.y))
    for (index, corner) in corners.enumerated() {
      let control = Point(center.x + rx * corner.0, center.y + ry * corner.1)
      let end =
        index.isMultiple(of: 2)
        ? Point(center.x, center.y + ry * corner.1) : Point(center.x + rx * corner.0, center.y)
      curve(control, control, to: end)
    }
    close()
  }

  // MARK: Lists of points and commands

  /// Adds the points of a polygon. Other characters count as zero.
  mutating func add(points list: ArraySlice<UInt8>) throws(VectorWork.Excess) {
    var text = VectorText(list)
    var first: Double?
    var isFirst = true
    while text.next != nil {
      text.skipSeparators()
      let isNumber = text.isAtNumber
      let number = isNumber ? try text.parseNumber() ?? 0 : 0
      if !isNumber { text.consumeByte() }
      guard let x = first else {
        first = number
        continue
      }
      if isFirst { move(to: Point(x, number)) } else { line(to: Point(x, number)) }
      (first, isFirst) = (nil, false)
    }
  }

  mutating func add(path: ArraySlice<UInt8>) throws(VectorWork.Excess) {
    var text = VectorText(path)
    var command: Character?
    var numbers: [Double] = []
    var control = Point.zero
    var isStarted = false
    while true {
      if command == "A" || command == "a", numbers.count == 3 || numbers.count == 4,
        let flag = text.parseFlag()
      {
        numbers.append(flag)
        continue
      }
      text.skipSeparators()
      guard let next = text.next else { return }
      guard text.isAtNumber else {
        text.consumeByte()
        command = Character(Unicode.Scalar(next))
        if command == "M" || command == "m" {
          numbers = []
        } else if !isStarted || Self.parameterCount(of: command) == nil {
          command = nil
        }
        if command == "Z" || command == "z" {
          close()
          (control, numbers) = (currentPoint, [])
        }
        continue
      }
      guard let number = try text.parseNumber() else {
        command = nil
        continue
      }
      guard let name = command, let count = Self.parameterCount(of: command) else { continue }
      numbers.append(number)
      guard numbers.count >= count else { continue }
      perform(name, numbers, &control)
      if name == "M" || name == "m" { (command, isStarted) = (name == "M" ? "L" : "l", true) }
      numbers = []
    }
  }

  private static func parameterCount(of command: Character?) -> Int? {
    switch command {
    case "V", "v", "H", "h": 1
    case "M", "m", "L", "l", "T", "t": 2
    case "Q", "q", "S", "s": 4
    case "C", "c": 6
    case "A", "a": 7
    case "Z", "z": 0
    default: nil
    }
  }

  private mutating func perform(_ name: Character, _ numbers: [Double], _ control: inout Point) {
    let base = name.isLowercase ? currentPoint : .zero
    func point(_ index: Int) -> Point {
      Point(numbers[index] + base.x, numbers[index + 1] + base.y)
    }
    let from = currentPoint
    let mirrored = Point(2 * from.x - control.x, 2 * from.y - control.y)
    switch name {
    case "M", "m": move(to: point(0))
    case "L", "l": line(to: point(0))
    case "H", "h": line(to: Point(numbers[0] + base.x, from.y))
    case "V", "v": line(to: Point(from.x, numbers[0] + base.y))
    case "C", "c": curve(point(0), point(2), to: point(4))
    case "S", "s": curve(mirrored, point(0), to: point(2))
    case "Q", "q": curve(point(0), point(0), to: point(2))
    case "T", "t": curve(mirrored, mirrored, to: point(0))
    case "A", "a": arc(Point(numbers[0], numbers[1]), rotation: numbers[2], to: point(5))
    default: break
    }
    control =
      switch name {
      case "C", "c": point(2)
      case "S", "s", "Q", "q": point(0)
      case "T", "t": mirrored
      default: currentPoint
      }
  }
}

nonisolated extension VectorOutline {
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
        lengths[name] = try text.parseLength(of: box.width, origin: origin.x, fontSize: fontSize)
      case "y", "cy", "y1", "y2":
        lengths[name] = try text.parseLength(of: box.height, origin: origin.y, fontSize: fontSize)
      case "width", "rx": lengths[name] = try text.parseLength(of: box.width, fontSize: fontSize)
      case "height", "ry": lengths[name] = try text.parseLength(of: box.height, fontSize: fontSize)
      case "r": lengths[name] = try text.parseLength(of: diagonal, fontSize: fontSize)
      default: break
      }
    }
    func length(_ name: String) -> Double { lengths[name] ?? 0 }
    switch tag.name {
    case "path":
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
      // Rounded corners together are as long as an ellipse.
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
