// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing
internal import Languages

/// The frame meter's panel.
final class FrameMeterView: View {
  /// Points at the default size of text, for this and all below.
  private static let width = 272.0
  private static let margin = 8.0
  private static let inset = Point(16, 12)
  private static let graphHeight = 42.0
  private static let lineHeight = 16.0
  /// Between the last line and the edge.
  private static let textInset = 14.0
  /// The frames of the display that the graph's height covers.
  private static let shownFrames = 2.5

  private var history = FrameHistory()
  private(set) var lines: [String] = ["", "", ""]

  init() {
    super.init(frame: .zero)
    setStockLabel("Frame meter")
    accessibilityRole = .image
    isUserInteractionEnabled = false
    wantsLayer = true
    cornerRadius = 8
    backgroundColor = .surface
    autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
  }

  override func didMoveToWindow() {
    place()
    if history.latest == nil {
      lines[0] = traits.localization("Frames show here when something moves.")
    }
  }

  /// The window's bottom corner where lines of text end, since little else is there; beside another tool that lies there,
  /// or over it where there is no room beside it.
  func place() {
    guard let superview else { return }
    let place = superview.bounds.size
    let others = superview.subviews.filter { $0 !== self && $0.frame.maxX >= place.width }
    let free = others.map(\.frame.minX).min() ?? place.width
    let width = min(Self.width * growth, place.width - 2 * Self.margin)
    let edge = free >= width + 2 * Self.margin ? free : place.width
    let height = height(inWidth: width)
    frame = Rect(
      edge - width - Self.margin, place.height - height - Self.margin, width, height)
  }

  private var graph: Rect {
    let width = bounds.width - 2 * Self.inset.x
    return Rect(Self.inset.x, Self.inset.y, max(0, width), Self.graphHeight * growth)
  }

  private func height(inWidth width: Double) -> Double {
    fitLines(inWidth: width - 2 * Self.inset.x)
    let texts = Self.lineHeight * Double(max(lines.count, fittedLines.count))
    return Self.inset.y + growth * (Self.graphHeight + texts + Self.textInset)
  }

  /// A line that is too long for the panel has several.
  private func fitLines(inWidth width: Double) {
    let fitting = Fitting(lines: lines, width: width, font: theme.fonts.caption)
    guard fitting != self.fitting else { return }
    self.fitting = fitting
    fittedLines = lines.enumerated().flatMap { index, text in
      TextLayout(text, font: fitting.font, width: max(0, width), measurer: textMeasurer).lines
        .map { (String($0.text), index) }
    }
  }

  /// What the fitted lines follow from.
  private struct Fitting: Equatable {
    let lines: [String]
    let width: Double
    let font: Font
  }

  private var fitting: Fitting?
  /// The lines as they are drawn, and which of `lines` they belong to.
  private var fittedLines: [(text: String, index: Int)] = []

  override func traitsChanged() { place() }

  /// Shows the history in the next drawing, and keeps the text.
  func begin(with history: FrameHistory) { self.history = history }

  func show(_ history: FrameHistory, textToo: Bool) {
    self.history = history
    setNeedsDisplay(graph)
    guard textToo else { return }
    let new = Self.lines(for: history, in: traits.localization)
    guard new != lines else { return }
    lines = new
    place()
    setNeedsDisplay()
  }

  override func draw(_ canvas: inout Canvas) {
    let graph = graph
    let barWidth = graph.width / Double(FrameHistory.capacity)
    let display = history.latest?.displayInterval ?? 1.0 / 60
    func height(_ interval: Double) -> Double {
      min(graph.height, graph.height * interval / (display * Self.shownFrames)).rounded(.up)
    }
    canvas.stroke(bounds, .separator, radius: cornerRadius, width: 1)
    let line = graph.maxY - height(display)
    for (index, frame) in history.frames.enumerated() {
      guard let interval = frame.interval else { continue }
      let bar = height(interval)
      canvas.fill(
        Rect(
          graph.minX + Double(index) * barWidth, graph.maxY - bar, barWidth - 0.5, bar),
        frame.missedFrames > 0 ? .danger : .faded(.accent, 0.7))
    }
    canvas.hairline(from: Point(graph.minX, line), to: Point(graph.maxX, line), .text)
    let font = theme.fonts[.caption]
    for (place, line) in fittedLines.enumerated() {
      canvas.text(
        line.text, font, line.index == 0 ? .text : .secondaryText,
        at: Point(
          graph.minX, graph.maxY + growth * (Double(place + 1) * Self.lineHeight + 2)))
    }
  }

  static func lines(for history: FrameHistory, in localized: Localization) -> [String] {
    guard let latest = history.latest else { return ["", "", ""] }
    let numbers = localized.numberFormat
    let rate =
      history.framesPerSecond.map { localized("\(rounded($0, digits: 1, numbers)) fps") }
      ?? localized("at rest")
    let time = history.processTimePerFrame.map {
      localized("CPU \(rounded($0 * 1000, digits: 2, numbers)) ms a frame")
    }
    let missed = localized("\(history.missedFrames) missed")
    let pictureSize = megabytes(latest.pictureBytes, numbers)
    let pictures = localized(
      latest.pictures, "\(latest.pictures) picture \(pictureSize)",
      "\(latest.pictures) pictures \(pictureSize)")
    let textureSize = megabytes(latest.textureBytes, numbers)
    let textures = localized(
      latest.textures, "\(latest.textures) texture \(textureSize)",
      "\(latest.textures) textures \(textureSize)")
    return [
      "\(rate) · \(missed)" + (time.map { " · \($0)" } ?? ""),
      localized("Layers: \(latest.paintedLayers) painted, \(latest.compositedLayers) placed"),
      latest.textures > 0 ? "\(pictures), \(textures)" : pictures,
    ]
  }

  private static func megabytes(_ bytes: Int, _ numbers: NumberFormat) -> String {
    "\(rounded(Double(bytes) / 1_048_576, digits: 1, numbers)) MiB"
  }

  /// With all of its digits, so that the text keeps its width.
  private static func rounded(_ value: Double, digits: Int, _ numbers: NumberFormat) -> String {
    let factor = digits == 1 ? 10 : 100
    let scaled = Int((value * Double(factor)).rounded())
    let fraction = String(scaled % factor)
    let places = (String(repeating: "0", count: digits - fraction.count) + fraction)
      .map { numbers.string($0.wholeNumberValue ?? 0) }
    return numbers.string(scaled / factor) + String(numbers.decimalSeparator) + places.joined()
  }
}
