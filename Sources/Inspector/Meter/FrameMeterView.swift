// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// The frame meter's panel.
final class FrameMeterView: View {
  private static let size = Size(272, 116)
  private static let margin = 8.0
  private static let graph = Rect(16, 12, 240, 42)
  /// Points for one frame.
  private static let barWidth = 2.0
  private static let lineHeight = 16.0
  /// The frames of the display that the graph's height covers.
  private static let shownFrames = 2.5

  var history = FrameHistory()
  private(set) var lines: [String] = ["", "", ""]

  init() {
    super.init(frame: Rect(origin: .zero, size: Self.size))
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
    let edge = free >= Self.size.width + 2 * Self.margin ? free : place.width
    frame.origin = Point(
      edge - Self.size.width - Self.margin, place.height - Self.size.height - Self.margin)
  }

  func show(_ history: FrameHistory, textToo: Bool) {
    self.history = history
    setNeedsDisplay(Self.graph)
    guard textToo else { return }
    let new = Self.lines(for: history, in: traits.localization)
    guard new != lines else { return }
    lines = new
    setNeedsDisplay()
  }

  override func draw(_ canvas: inout Canvas) {
    let graph = Self.graph
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
          graph.minX + Double(index) * Self.barWidth, graph.maxY - bar, Self.barWidth - 0.5, bar),
        frame.missedFrames > 0 ? .danger : .faded(.accent, 0.7))
    }
    canvas.hairline(from: Point(graph.minX, line), to: Point(graph.maxX, line), .text)
    let font = theme.fonts[.caption]
    for (index, text) in lines.enumerated() {
      canvas.text(
        text, font, index == 0 ? .text : .secondaryText,
        at: Point(graph.minX, graph.maxY + Double(index + 1) * Self.lineHeight + 2))
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
