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
  private(set) var lines: [String] = ["Frames show here when something moves.", "", ""]

  init() {
    super.init(frame: Rect(origin: .zero, size: Self.size))
    accessibilityLabel = "Frame meter"
    isUserInteractionEnabled = false
    wantsLayer = true
    cornerRadius = 8
    backgroundColor = .surface
    autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
  }

  override func didMoveToWindow() { place() }

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
    let new = Self.lines(for: history)
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

  static func lines(for history: FrameHistory) -> [String] {
    guard let latest = history.latest else { return ["", "", ""] }
    let rate = history.framesPerSecond.map { "\(rounded($0, digits: 1)) fps" } ?? "at rest"
    let time = history.processTimePerFrame.map { "CPU \(rounded($0 * 1000, digits: 2)) ms a frame" }
    let layers = "\(latest.paintedLayers) painted, \(latest.compositedLayers) placed"
    let textures =
      latest.textures > 0
      ? ", \(latest.textures) textures \(megabytes(latest.textureBytes))" : ""
    return [
      "\(rate) · \(history.missedFrames) missed" + (time.map { " · \($0)" } ?? ""),
      "Layers: \(layers)",
      "\(latest.pictures) pictures \(megabytes(latest.pictureBytes))\(textures)",
    ]
  }

  private static func megabytes(_ bytes: Int) -> String {
    "\(rounded(Double(bytes) / 1_048_576, digits: 1)) MiB"
  }

  private static func rounded(_ value: Double, digits: Int) -> String {
    let factor = digits == 1 ? 10 : 100
    let scaled = Int((value * Double(factor)).rounded())
    let fraction = String(scaled % factor)
    return "\(scaled / factor)."
      + String(repeating: "0", count: digits - fraction.count) + fraction
  }
}
