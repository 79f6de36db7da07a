// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Glibc

/// How much work it is to draw an SVG file, measured before the decoder begins.
///
/// nanosvg cannot be stopped, and a file of a hundred bytes can keep it busy for minutes. The file is read here in the same way
/// as nanosvg of SDL_image 2.6 reads it, which is not the way of XML: a tag ends at the first `>`, comments hide nothing behind
/// that, every `svg` element sets the size, and attributes of gradients apply to the shapes that follow. Where both could differ,
/// more work is counted.
nonisolated struct VectorWork {
  /// Why a file is not drawn, as the end of a sentence.
  struct Excess: Error {
    let reason: String
    init(_ reason: String) { self.reason = reason }
  }

  /// Limits. The tiger of Ghostscript has 240 elements and 5,000 segments; a world map with all coasts of the scale 1 : 50,000,000
  /// has 5,000 elements and 150,000 segments; a dashed road map some 10,000 dashes.
  static let mostElements = 32_768
  static let mostSegments = 262_144
  static let mostDashes = 32_768.0
  /// Groups inside each other. nanosvg keeps 127, and mixes up the styles of deeper ones.
  static let mostGroups = 100
  static let mostGradients = 1024
  /// Colors of one gradient. nanosvg copies them for each shape that is filled with it.
  static let mostStops = 256
  /// Edges, of 28 bytes each, that nanosvg sorts and fills.
  static let mostEdges = 1_048_576.0
  /// Calls that divide curves: less than a second.
  static let mostSteps = 268_435_456.0
  /// Pixels that shapes cover, counted for each shape: about three seconds. A picture of 8 megapixels may be covered 32 times.
  static let mostPainted = 268_435_456.0
  /// Bytes of style rules, counted for each element that they apply to.
  static let mostRuleBytes = 8 << 20
  /// Pixels from the corner. nanosvg counts 1,024ths of a pixel in 32 bits.
  static let farthest = 2_097_152.0

  private(set) var elements = 0
  private(set) var shapes = 0
  private(set) var segments = 0
  private(set) var dashes = 0.0
  private(set) var edges = 0.0
  private(set) var steps = 0.0
  private(set) var painted = 0.0

  /// The size and the coordinates that the svg element sets. Zero for a missing attribute.
  private struct View: Equatable {
    var width = 0.0
    var height = 0.0
    var origin = Point.zero
    var box = Size(0, 0)
    /// Whether both directions have the same scale; nil if each fits the box.
    var isWhole: Bool?
  }

  private var view: View?
  private var styles = [VectorStyle()]
  private var isInDefinitions = false
  private var isInStyleSheet = false
  private var sheet = VectorStyleSheet()
  private var gradients = 0
  private var stops = 0
  private var ruleBytes = 0

  /// Pixels of the picture to draw; zero while only the size is asked for.
  private let width: Double
  private let height: Double

  init(width: Double = 0, height: Double = 0) { (self.width, self.height) = (width, height) }

  /// The size that nanosvg gives the picture; nil if it would measure the shapes.
  var size: (width: Double, height: Double)? {
    guard let view else { return nil }
    let width = view.width == 0 ? view.box.width : view.width
    let height = view.height == 0 ? view.box.height : view.height
    return width > 0 && height > 0 ? (width, height) : nil
  }

  /// Whether the picture is drawn in less time than a frame, apart from the pixels that it covers.
  var isQuick: Bool {
    shapes <= 64 && dashes == 0 && segments <= 512 && edges <= 0x1p16 && steps <= 0x1p20
  }

  /// Measures a file.
  ///
  /// - Throws: `Excess` if a limit is exceeded, or if nanosvg would read memory that is not the file's.
  mutating func add(_ text: ArraySlice<UInt8>) throws(Excess) {
    var rest = text.prefix { $0 != 0 }
    while let tagStart = rest.firstIndex(of: UInt8(ascii: "<")) {
      if isInStyleSheet { try sheet.add(rest[..<tagStart]) }
      rest = rest[(tagStart + 1)...]
      guard let tagEnd = rest.firstIndex(of: UInt8(ascii: ">")) else { return }
      if let tag = try VectorTag(rest[..<tagEnd]) {
        if tag.isStart { try start(tag) }
        if tag.isEnd { end(tag.name) }
      }
      rest = rest[(tagEnd + 1)...]
    }
  }

  // MARK: Elements

  mutating func start(_ tag: VectorTag) throws(Excess) {
    elements += 1
    try check(Double(elements), Double(Self.mostElements), "elements")
    switch tag.name {
    case "style": isInStyleSheet = true
    case "linearGradient", "radialGradient":
      (gradients, stops) = (gradients + 1, 0)
      try check(Double(gradients), Double(Self.mostGradients), "gradients")
      try styles[styles.count - 1] = styled(tag)
    case "stop":
      stops += 1
      try check(Double(stops), Double(Self.mostStops), "colors of a gradient")
      try styles[styles.count - 1] = styled(tag)
    case _ where isInDefinitions: break
    case "defs": isInDefinitions = true
    case "g":
      try styles.append(styled(tag))
      try check(Double(styles.count), Double(Self.mostGroups), "groups inside each other")
    case "svg":
      try styles[styles.count - 1] = styled(tag)
      let changed = try view(of: tag)
      guard view == nil || view == changed else {
        throw Excess("a second svg element sets another size")
      }
      view = changed
    case "path", "rect", "circle", "ellipse", "line", "polyline", "polygon":
      try draw(tag, styled(tag))
    default: break
    }
  }

  private mutating func end(_ name: String) {
    switch name {
    case "g": if styles.count > 1 { styles.removeLast() }
    case "defs": isInDefinitions = false
    case "style": isInStyleSheet = false
    default: break
    }
  }

  private func view(of tag: VectorTag) throws(Excess) -> View {
    var changed = view ?? View()
    let fontSize = styles[styles.count - 1].fontSize
    for (name, value) in tag.attributes {
      var text = VectorText(value)
      switch name {
      case "width": changed.width = try text.length(of: 0, fontSize: fontSize)
      case "height": changed.height = try text.length(of: 0, fontSize: fontSize)
      case "viewBox":
        var numbers: [Double] = []
        while numbers.count < 4, text.next != nil {
          numbers.append(try text.number() ?? 0)
          text.skipSeparators(",%")
        }
        if numbers.count > 0 { changed.origin.x = numbers[0] }
        if numbers.count > 1 { changed.origin.y = numbers[1] }
        if numbers.count > 2 { changed.box.width = numbers[2] }
        if numbers.count > 3 { changed.box.height = numbers[3] }
      case "preserveAspectRatio":
        let words = String(decoding: value.prefix(100), as: UTF8.self)
        changed.isWhole = words.contains("none") ? nil : !words.contains("slice")
      default: break
      }
    }
    return changed
  }

  /// The current style with the attributes of an element.
  private mutating func styled(_ tag: VectorTag) throws(Excess) -> VectorStyle {
    var style = styles[styles.count - 1]
    for (name, value) in tag.attributes {
      if name == "class" {
        ruleBytes += sheet.rules(for: value).reduce(0) { $0 + $1.count }
        try check(Double(ruleBytes), Double(Self.mostRuleBytes), "bytes of style rules")
      }
      try style.set(name, value, of: diagonal, sheet)
    }
    return style
  }

  /// What 100 % of a length without a direction is.
  private var diagonal: Double {
    view.map { hypot($0.box.width, $0.box.height) / 2.0.squareRoot() } ?? 0
  }

  // MARK: Shapes

  /// Pixels of each size of the picture's own coordinates, in both directions.
  private func scale(of view: View) -> Point {
    guard let size else { return .zero }
    let pixels = Point(width / size.width, height / size.height)
    let (across, down) = (
      view.box.width > 0 ? size.width / view.box.width : view.box.width < 0 ? 0 : 1,
      view.box.height > 0 ? size.height / view.box.height : view.box.height < 0 ? 0 : 1
    )
    let factor =
      switch view.isWhole {
      case nil: Point(across, down)
      case true?: Point(min(across, down), min(across, down))
      case false?: Point(max(across, down), max(across, down))
      }
    return Point(factor.x * pixels.x, factor.y * pixels.y)
  }

  private mutating func draw(_ tag: VectorTag, _ style: VectorStyle) throws(Excess) {
    guard let view else { throw Excess("a shape before the svg element") }
    let scale = scale(of: view)
    var outline = VectorOutline(style.matrix, origin: view.origin, scale: scale)
    try outline.add(tag, view.origin, view.box, fontSize: style.fontSize)
    guard outline.segments > 0 else { return }
    shapes += 1
    segments += outline.segments
    try check(Double(segments), Double(Self.mostSegments), "segments")
    try check(outline.reach, Self.farthest, "pixels from the corner")
    steps += outline.steps * (style.isStroked ? 2 : 1)
    try check(steps, Self.mostSteps, "divisions of curves")
    edges += outline.pieces + Double(outline.segments)
    let strokeScale = style.matrix.averageScale * (scale.x + scale.y) / 2
    let stroke = style.isStroked ? style.strokeWidth * strokeScale : 0
    if style.isStroked {
      let corner = Self.edgesOfCorner(stroke)
      edges += 2 * outline.pieces + corner * Double(outline.segments + 1)
      if let (length, count) = style.dashes {
        let round = length * strokeScale
        // A dash that is shorter than the distance of two numbers at its place never ends.
        let isLost = round <= outline.reach * VectorOutline.precision * 4
        let number = isLost ? .infinity : outline.length / round * count
        dashes += number
        try check(dashes, Self.mostDashes, "dashes")
        edges += number * (corner + 8)
      }
    }
    try check(edges, Self.mostEdges, "edges")
    paint(outline, margin: 0)
    if style.isStroked { paint(outline, margin: abs(stroke) * Self.farthestMiter) }
    try check(painted, Self.mostPainted, "covered pixels")
  }

  /// How far a corner of a stroke reaches, in widths of the stroke. nanosvg cuts corners at the root of 600 halves.
  private static let farthestMiter = 12.25

  /// Lines that nanosvg draws round a corner or an end, which are never a quarter of a pixel away from the curve.
  private static func edgesOfCorner(_ width: Double) -> Double {
    let radius = width / 2
    let turn = acos(max(-1, min(1, radius / (radius + 0.25)))) * 2
    return 8 + 2 * (turn > 1e-4 ? (.pi / turn).rounded(.up) : 4096)
  }

  /// nanosvg goes over all rows for each shape, and over the pixels between its left and its right edge.
  private mutating func paint(_ outline: VectorOutline, margin: Double) {
    let across = min(width, outline.most.x + margin) - max(0, outline.least.x - margin)
    let down = min(height, outline.most.y + margin) - max(0, outline.least.y - margin)
    painted += height * (1 + width / 1024) + max(0, across) * max(0, down)
  }

  private func check(_ number: Double, _ most: Double, _ what: String) throws(Excess) {
    guard number <= most else { throw Excess("more than \(Int(most)) \(what)") }
  }
}
