// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Glibc

/// An estimate of the work to draw an SVG file, before the decoder begins.
///
/// nanosvg cannot be stopped, and a file of a hundred bytes can keep it busy for minutes. The file is parsed with the
/// rules of nanosvg in SDL_image 2.6, which differ from XML: a tag ends at the first `>`, also inside a comment; every
/// `svg` element sets the size; and attributes of gradients apply to the following shapes. If both parsers could
/// differ, the higher cost counts.
nonisolated struct VectorWork {
  /// The reason why a file is refused, as the end of a sentence.
  struct Excess: Error {
    let reason: String
    init(_ reason: String) { self.reason = reason }
  }

  /// The limits. For comparison, the Ghostscript tiger has 240 elements and 5,000 segments, a world map with all coasts
  /// at the scale 1 : 50,000,000 has 5,000 elements and 150,000 segments, and a dashed road map has some 10,000 dashes.
  static let maximumElementCount = 32_768
  static let maximumSegmentCount = 262_144
  static let maximumDashCount = 32_768.0
  /// The maximum depth of groups. nanosvg supports 127, and mixes up the styles of deeper ones.
  static let maximumGroupDepth = 100
  static let maximumGradientCount = 1024
  /// The maximum number of colors of a gradient. nanosvg copies them for each shape that uses the gradient.
  static let maximumStopCount = 256
  /// The maximum number of edges, of 28 bytes each, that nanosvg sorts and fills.
  static let maximumEdgeCount = 1_048_576.0
  /// The maximum number of calls that divide curves: less than a second.
  static let maximumStepCount = 268_435_456.0
  /// The maximum number of pixels that shapes cover, summed over all shapes: about three seconds. An image of 8
  /// megapixels may be covered 32 times.
  static let maximumPaintedArea = 268_435_456.0
  /// The maximum number of bytes of style rules, summed over the elements that they apply to.
  static let maximumRuleByteCount = 8 << 20
  /// The maximum absolute coordinate in pixels. nanosvg computes with 1,024ths of a pixel in 32 bits.
  static let maximumCoordinate = 2_097_152.0

  private(set) var elements = 0
  private(set) var shapes = 0
  private(set) var segments = 0
  private(set) var dashes = 0.0
  private(set) var edges = 0.0
  private(set) var steps = 0.0
  private(set) var paintedArea = 0.0

  /// The size and the coordinate system from the svg element. Zero for a missing attribute.
  private struct Viewport: Equatable {
    var width = 0.0
    var height = 0.0
    var origin = Point.zero
    var box = Size(0, 0)
    /// Whether the view box is fully visible at one scale, instead of filling the size; nil for separate scales.
    var isWhole: Bool?
  }

  private var viewport: Viewport?
  private var styles = [VectorStyle()]
  private var isInDefinitions = false
  private var isInStyleSheet = false
  private var sheet = VectorStyleSheet()
  private var gradients = 0
  private var stops = 0
  private var ruleBytes = 0

  /// The size of the image in pixels; zero if only the natural size is needed.
  private let width: Double
  private let height: Double

  init(width: Double = 0, height: Double = 0) { (self.width, self.height) = (width, height) }

  /// The size that nanosvg gives the image; nil if nanosvg would derive it from the shapes.
  var size: (width: Double, height: Double)? {
    guard let viewport else { return nil }
    let width = viewport.width == 0 ? viewport.box.width : viewport.width
    let height = viewport.height == 0 ? viewport.box.height : viewport.height
    return width > 0 && height > 0 ? (width, height) : nil
  }

  /// Whether the image is drawn within a frame, apart from the cost of the covered pixels.
  var isQuick: Bool {
    shapes <= 64 && dashes == 0 && segments <= 512 && edges <= 0x1p16 && steps <= 0x1p20
  }

  /// Measures a file. Throws if a limit is exceeded, or if nanosvg would read memory outside of the file.
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
    try check(Double(elements), Double(Self.maximumElementCount), "elements")
    switch tag.name {
    case "style": isInStyleSheet = true
    case "linearGradient", "radialGradient":
      (gradients, stops) = (gradients + 1, 0)
      try check(Double(gradients), Double(Self.maximumGradientCount), "gradients")
      try styles[styles.count - 1] = resolveStyle(of: tag)
    case "stop":
      stops += 1
      try check(Double(stops), Double(Self.maximumStopCount), "colors of a gradient")
      try styles[styles.count - 1] = resolveStyle(of: tag)
    case _ where isInDefinitions: break
    case "defs": isInDefinitions = true
    case "g":
      try styles.append(resolveStyle(of: tag))
      try check(Double(styles.count), Double(Self.maximumGroupDepth), "nested groups")
    case "svg":
      try styles[styles.count - 1] = resolveStyle(of: tag)
      let changed = try viewport(of: tag)
      guard viewport == nil || viewport == changed else {
        throw Excess("a second svg element sets another size")
      }
      viewport = changed
    case "path", "rect", "circle", "ellipse", "line", "polyline", "polygon":
      try measureShape(tag, resolveStyle(of: tag))
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

  private func viewport(of tag: VectorTag) throws(Excess) -> Viewport {
    var changed = viewport ?? Viewport()
    let fontSize = styles[styles.count - 1].fontSize
    for (name, value) in tag.attributes {
      var text = VectorText(value)
      switch name {
      case "width": changed.width = try text.parseLength(of: 0, fontSize: fontSize)
      case "height": changed.height = try text.parseLength(of: 0, fontSize: fontSize)
      case "viewBox":
        var numbers: [Double] = []
        while numbers.count < 4, text.next != nil {
          numbers.append(try text.parseNumber() ?? 0)
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

  private mutating func resolveStyle(of tag: VectorTag) throws(Excess) -> VectorStyle {
    var style = styles[styles.count - 1]
    for (name, value) in tag.attributes {
      guard name == "class" else {
        try style.set(name, value, of: diagonal)
        continue
      }
      let rules = sheet.rules(for: value)
      ruleBytes += rules.reduce(0) { $0 + $1.count }
      try check(Double(ruleBytes), Double(Self.maximumRuleByteCount), "bytes of style rules")
      for rule in rules { try style.set(declarations: rule, of: diagonal, isRule: true) }
    }
    return style
  }

  /// The length that corresponds to 100 % for lengths without a direction.
  private var diagonal: Double {
    viewport.map { hypot($0.box.width, $0.box.height) / 2.0.squareRoot() } ?? 0
  }

  // MARK: Shapes

  /// The number of pixels per unit of the view box, in both directions.
  private func scale(of view: Viewport) -> Point {
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

  private mutating func measureShape(_ tag: VectorTag, _ style: VectorStyle) throws(Excess) {
    guard let viewport else { throw Excess("a shape before the svg element") }
    let scale = scale(of: viewport)
    var outline = VectorOutline(style.matrix, origin: viewport.origin, scale: scale)
    try outline.add(tag, viewport.origin, viewport.box, fontSize: style.fontSize)
    guard outline.segments > 0 else { return }
    shapes += 1
    segments += outline.segments
    try check(Double(segments), Double(Self.maximumSegmentCount), "segments")
    try check(outline.reach, Self.maximumCoordinate, "pixels from the corner")
    steps += outline.steps * (style.isStroked ? 2 : 1)
    try check(steps, Self.maximumStepCount, "divisions of curves")
    edges += outline.pieces + Double(outline.segments)
    let strokeScale = style.matrix.averageScale * (scale.x + scale.y) / 2
    let stroke = style.isStroked ? style.strokeWidth * strokeScale : 0
    if style.isStroked {
      let corner = Self.edgesOfCorner(stroke)
      edges += 2 * outline.pieces + corner * Double(outline.segments + 1)
      if let (length, count) = style.dashes {
        let round = length * strokeScale
        // A dash that is shorter than the precision of the coordinates would never end.
        let isLost = round <= outline.reach * VectorOutline.precision * 4
        let number = isLost ? .infinity : outline.length / round * count
        dashes += number
        try check(dashes, Self.maximumDashCount, "dashes")
        edges += number * (corner + 8)
      }
    }
    try check(edges, Self.maximumEdgeCount, "edges")
    addPaintedArea(of: outline, margin: 0)
    if style.isStroked { addPaintedArea(of: outline, margin: abs(stroke) * Self.maximumMiterRatio) }
    try check(paintedArea, Self.maximumPaintedArea, "covered pixels")
  }

  /// The maximum extent of a stroke's corner, in stroke widths. nanosvg limits miters at the root of 600 halves.
  private static let maximumMiterRatio = 12.25

  /// The lines that nanosvg draws around a corner or an end, within a quarter of a pixel of the curve.
  private static func edgesOfCorner(_ width: Double) -> Double {
    let radius = width / 2
    let turn = acos(max(-1, min(1, radius / (radius + 0.25)))) * 2
    return 8 + 2 * (turn > 1e-4 ? (.pi / turn).rounded(.up) : 4096)
  }

  /// nanosvg visits all rows for each shape, and the pixels between its left and its right edge.
  private mutating func addPaintedArea(of outline: VectorOutline, margin: Double) {
    let across =
      min(width, outline.maximumPoint.x + margin) - max(0, outline.minimumPoint.x - margin)
    let down =
      min(height, outline.maximumPoint.y + margin) - max(0, outline.minimumPoint.y - margin)
    paintedArea += height * (1 + width / 1024) + max(0, across) * max(0, down)
  }

  private func check(_ number: Double, _ most: Double, _ what: String) throws(Excess) {
    guard number <= most else { throw Excess("more than \(Int(most)) \(what)") }
  }
}
