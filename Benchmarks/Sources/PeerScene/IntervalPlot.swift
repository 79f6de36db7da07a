// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

/// A plot of the frame intervals of a run: a dot for each frame, in order, and a histogram on the
/// right.
final class IntervalPlot: View {
  static let size = Size(1120, 500)

  /// Milliseconds at the upper edge. Longer intervals are drawn there.
  private static let top = 30.0
  /// The width of a bar of the histogram, in milliseconds.
  private static let binWidth = 0.5
  private static let frameTime = 1000.0 / 60
  private static let lateInterval = 25.0

  private let intervals: [Double]
  private let slideCount: Int

  private let chart = Rect(64, 104, 772, 328)
  private let histogram = Rect(916, 104, 180, 328)

  /// - Parameters:
  ///   - intervals: The intervals in milliseconds, in order.
  ///   - slideCount: The number of openings and closings with these intervals.
  init(intervals: [Double], slideCount: Int) {
    self.intervals = intervals
    self.slideCount = slideCount
    super.init(frame: Rect(origin: .zero, size: Self.size))
    backgroundColor = .surface
  }

  /// Draws the plot without a window and writes it as a PNG file.
  static func write(intervals: [Double], slideCount: Int, to path: String) throws {
    var configuration = Application.Configuration()
    configuration.size = size
    configuration.scale = 2
    configuration.colorScheme = .light
    let host = try OffscreenHost(configuration: configuration)
    let controller = ViewController()
    host.window.rootViewController = controller
    controller.view.addSubview(IntervalPlot(intervals: intervals, slideCount: slideCount))
    try host.snapshot().writePNG(to: path)
  }

  override func draw(_ canvas: inout Canvas) {
    let fonts = theme.fonts
    canvas.drawText("Frame intervals of a sliding drawer", fonts.title, .text, at: Point(24, 40))
    canvas.drawText(summary, fonts.body, .secondaryText, at: Point(24, 66))
    drawGrid(&canvas)
    drawDots(&canvas)
    drawHistogram(&canvas)
  }

  private var summary: String {
    let sorted = intervals.sorted()
    let late = sorted.count { $0 > Self.lateInterval }
    return
      "\(intervals.count) frames in \(slideCount) openings and closings of half a second, 1280 × 800 in "
      + "software.  Median \(Self.milliseconds(Meter.percentile(0.5, of: sorted))), 99 % within "
      + "\(Self.milliseconds(Meter.percentile(0.99, of: sorted))), longest "
      + "\(Self.milliseconds(sorted.last ?? 0)), \(late) late."
  }

  private func drawGrid(_ canvas: inout Canvas) {
    for value in stride(from: 0.0, through: Self.top, by: 5) {
      let y = self.y(value)
      canvas.hairline(from: Point(chart.minX, y), to: Point(chart.maxX, y))
      canvas.hairline(from: Point(histogram.minX, y), to: Point(histogram.maxX, y))
      let isLimit = value == Self.lateInterval
      label(
        isLimit ? "25 ms" : "\(Int(value))", right: chart.minX - 8, y: y,
        isLimit ? .danger : .secondaryText, &canvas)
    }
    for area in [chart, histogram] {
      canvas.fill(
        Rect(area.minX, y(Self.lateInterval) - 0.5, area.width, 1), .faded(.danger, 0.7))
      canvas.fill(
        Rect(area.minX, y(Self.frameTime) - 0.5, area.width, 1), .faded(.success, 0.7))
    }
    let fonts = theme.fonts
    canvas.drawText(
      "A frame is late beyond this", fonts.caption, .danger,
      at: Point(chart.minX + 8, y(Self.lateInterval) - 7))
    canvas.drawText(
      "60 Hz", fonts.caption, .success, at: Point(chart.maxX + 20, y(Self.frameTime) + 4))
    canvas.drawText("frame by frame", fonts.captionStrong, .text, at: Point(chart.minX, 94))
    canvas.drawText("how many", fonts.captionStrong, .text, at: Point(histogram.minX, 94))
  }

  private func drawDots(_ canvas: inout Canvas) {
    guard !intervals.isEmpty else { return }
    let step = chart.width / Double(intervals.count)
    let size = min(5, max(3, step * 0.8))
    for (index, interval) in intervals.enumerated() {
      let x = chart.minX + (Double(index) + 0.5) * step
      let role: ColorRole = interval > Self.lateInterval ? .danger : .faded(.accent, 0.75)
      canvas.fill(
        Rect(x - size / 2, y(interval) - size / 2, size, size), role, radius: size / 2)
    }
    let fonts = theme.fonts
    for mark in 0...4 {
      let number = mark * intervals.count / 4
      let x = chart.minX + chart.width * Double(mark) / 4
      let text = mark == 0 ? "frame 1" : "\(number)"
      let width = textMeasurer.width(of: text, in: fonts.caption)
      let left = mark == 0 ? x : mark == 4 ? x - width : x - width / 2
      canvas.drawText(text, fonts.caption, .secondaryText, at: Point(left, chart.maxY + 20))
    }
  }

  private func drawHistogram(_ canvas: inout Canvas) {
    var bins = [Int](repeating: 0, count: Int(Self.top / Self.binWidth))
    for interval in intervals {
      bins[min(bins.count - 1, max(0, Int(interval / Self.binWidth)))] += 1
    }
    guard let most = bins.max(), most > 0 else { return }
    let height = chart.height * Self.binWidth / Self.top
    let room = histogram.width - 36
    for (index, count) in bins.enumerated() where count > 0 {
      let low = Double(index) * Self.binWidth
      let bar = Rect(
        histogram.minX, y(low + Self.binWidth) + 0.5, max(2, room * Double(count) / Double(most)),
        height - 1)
      canvas.fill(bar, low >= Self.lateInterval ? .danger : .accent, radius: 1.5)
    }
    let fonts = theme.fonts
    if let index = bins.firstIndex(of: most) {
      let middle = y((Double(index) + 0.5) * Self.binWidth)
      canvas.drawText(
        "\(most)", fonts.captionStrong, .text, at: Point(histogram.minX + room + 6, middle + 4))
    }
    canvas.drawText(
      "bars of half a millisecond", fonts.caption, .secondaryText,
      at: Point(histogram.minX, chart.maxY + 20))
  }

  private func label(
    _ text: String, right: Double, y: Double, _ role: ColorRole, _ canvas: inout Canvas
  ) {
    let font = theme.fonts.caption
    let width = textMeasurer.width(of: text, in: font)
    canvas.drawText(text, font, role, at: Point(right - width, y + 4))
  }

  private func y(_ interval: Double) -> Double {
    chart.maxY - chart.height * min(interval, Self.top) / Self.top
  }

  private static func milliseconds(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) ms"
  }
}
