// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing
internal import Languages

final class FrameMeterView: View {
  /// Lengths in points, at the default size of text.
  private static let width = 272.0
  private static let margin = 8.0
  private static let inset = Point(16, 12)
  private static let graphHeight = 42.0
  private static let lineHeight = 16.0
  private static let textInset = 14.0
  /// The height of the graph, as a number of frames of the display.
  private static let graphHeightInFrames = 2.5

  private var history = FrameHistory()
  private(set) var lines: [String] = ["", "", ""]

  init() {
    super.init(frame: .zero)
    setDefaultAccessibilityLabel("Frame meter")
    accessibilityRole = .image
    isUserInteractionEnabled = false
    wantsLayer = true
    cornerRadius = 8
    backgroundColor = .surface
    autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
  }

  override func didMoveToWindow() {
    layOutInSuperview()
    if history.latest == nil {
      lines[0] = traits.localization("Frame times appear here during animations.")
    }
  }

  /// Places the panel in the bottom right corner of the window, which usually has little content. Next to another tool
  /// in this corner, the panel is on its left, or in front of it if there is not enough space.
  func layOutInSuperview() {
    guard let superview else { return }
    let outerSize = superview.bounds.size
    let others = superview.subviews.filter { $0 !== self && $0.frame.maxX >= outerSize.width }
    let free = others.map(\.frame.minX).min() ?? outerSize.width
    let width = min(Self.width * symbolScale, outerSize.width - 2 * Self.margin)
    let edge = free >= width + 2 * Self.margin ? free : outerSize.width
    let height = height(inWidth: width)
    frame = Rect(edge - width - Self.margin, outerSize.height - height - Self.margin, width, height)
  }

  private var graph: Rect {
    let width = bounds.width - 2 * Self.inset.x
    return Rect(Self.inset.x, Self.inset.y, max(0, width), Self.graphHeight * symbolScale)
  }

  private func height(inWidth width: Double) -> Double {
    fitLines(inWidth: width - 2 * Self.inset.x)
    let texts = Self.lineHeight * Double(max(lines.count, fittedLines.count))
    return Self.inset.y + symbolScale * (Self.graphHeight + texts + Self.textInset)
  }

  private func fitLines(inWidth width: Double) {
    let fitting = Fitting(lines: lines, width: width, font: theme.fonts.caption)
    guard fitting != self.fitting else { return }
    self.fitting = fitting
    fittedLines = lines.enumerated().flatMap { index, text in
      TextLayout(text, font: fitting.font, width: max(0, width), measurer: textMeasurer).lines
        .map { (String($0.text), index) }
    }
  }

  private struct Fitting: Equatable {
    let lines: [String]
    let width: Double
    let font: Font
  }

  private var fitting: Fitting?
  /// The drawn lines, each with the index in `lines`.
  private var fittedLines: [(text: String, index: Int)] = []

  override func traitsDidChange() { layOutInSuperview() }

  func setHistory(_ history: FrameHistory) { self.history = history }

  func show(_ history: FrameHistory, includesText: Bool) {
    self.history = history
    setNeedsDisplay(graph)
    guard includesText else { return }
    let new = Self.lines(for: history, in: traits.localization)
    guard new != lines else { return }
    lines = new
    layOutInSuperview()
    setNeedsDisplay()
  }

  override func draw(_ canvas: inout Canvas) {
    let graph = graph
    let barWidth = graph.width / Double(FrameHistory.capacity)
    let display = history.latest?.displayInterval ?? 1.0 / 60
    func height(_ interval: Double) -> Double {
      min(graph.height, graph.height * interval / (display * Self.graphHeightInFrames)).rounded(.up)
    }
    canvas.stroke(bounds, .separator, radius: cornerRadius, width: 1)
    let line = graph.maxY - height(display)
    for (index, frame) in history.frames.enumerated() {
      guard let interval = frame.interval else { continue }
      let bar = height(interval)
      canvas.fill(
        Rect(graph.minX + Double(index) * barWidth, graph.maxY - bar, barWidth - 0.5, bar),
        frame.missedFrames > 0 ? .danger : .faded(.accent, 0.7))
    }
    canvas.hairline(from: Point(graph.minX, line), to: Point(graph.maxX, line), .text)
    let font = theme.fonts[.caption]
    for (row, line) in fittedLines.enumerated() {
      canvas.drawText(
        line.text, font, line.index == 0 ? .text : .secondaryText,
        at: Point(graph.minX, graph.maxY + symbolScale * (Double(row + 1) * Self.lineHeight + 2)))
    }
  }

  static func lines(for history: FrameHistory, in localized: Localization) -> [String] {
    guard let latest = history.latest else { return ["", "", ""] }
    let numbers = localized.numberFormat
    let rate =
      history.framesPerSecond.map { localized("\(rounded($0, digits: 1, numbers)) fps") }
      ?? localized("idle")
    let time = history.processTimePerFrame.map {
      localized("CPU \(rounded($0 * 1000, digits: 2, numbers)) ms per frame")
    }
    let missed = localized("\(history.missedFrames) missed")
    let pictureSize = megabytes(latest.bitmapBytes, numbers)
    let pictures = localized(
      latest.bitmaps, "\(latest.bitmaps) bitmap \(pictureSize)",
      "\(latest.bitmaps) bitmaps \(pictureSize)")
    let textureSize = megabytes(latest.textureBytes, numbers)
    let textures = localized(
      latest.textures, "\(latest.textures) texture \(textureSize)",
      "\(latest.textures) textures \(textureSize)")
    return [
      "\(rate) · \(missed)" + (time.map { " · \($0)" } ?? ""),
      localized("Layers: \(latest.paintedLayers) painted, \(latest.compositedLayers) composited"),
      latest.textures > 0 ? "\(pictures), \(textures)" : pictures,
    ]
  }

  private static func megabytes(_ bytes: Int, _ numbers: NumberFormat) -> String {
    "\(rounded(Double(bytes) / 1_048_576, digits: 1, numbers)) MiB"
  }

  /// Returns the number with all fraction digits, so that the width of the text does not change.
  private static func rounded(_ value: Double, digits: Int, _ numbers: NumberFormat) -> String {
    let factor = digits == 1 ? 10 : 100
    let scaled = Int((value * Double(factor)).rounded())
    let fraction = String(scaled % factor)
    let fractionDigits = (String(repeating: "0", count: digits - fraction.count) + fraction)
      .map { numbers.string($0.wholeNumberValue ?? 0) }
    return numbers.string(scaled / factor) + String(numbers.decimalSeparator)
      + fractionDigits.joined()
  }
}
