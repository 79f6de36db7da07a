// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer
internal import FoundationEssentials

/// The frames of a session: when each was shown, and how regular they were while something moved.
struct FrameLog {
  private nonisolated struct Frame: Codable {
    /// Seconds since the first frame.
    let time: Double
    /// Milliseconds since the frame before; absent when the loop rested in between.
    let interval: Double?
  }

  private nonisolated struct Bin: Codable {
    /// Milliseconds; the bin holds intervals from `from` up to `to`.
    let from: Double
    let to: Double
    let count: Int
  }

  private nonisolated struct Report: Codable {
    let frames: [Frame]
    /// Milliseconds from one frame to the next while something moved.
    let intervals: [Double]
    let median: Double
    let percentile99: Double
    let maximum: Double
    /// Share of the intervals, 0…1, that are at most 17.5 ms.
    let withinBudget: Double
    let histogram: [Bin]
  }

  /// Milliseconds: one frame at 60 a second, and what a scheduler may be late.
  static let budget = 17.5

  private var start: Instant?
  private var frames: [Frame] = []

  mutating func add(_ report: FrameReport) {
    let start = start ?? report.presentedAt
    self.start = start
    frames.append(
      Frame(
        time: report.presentedAt.since(start),
        interval: report.interval.map { ($0 * 1e6).rounded() / 1e3 }))
  }

  /// Writes it whole or not at all; an old file stays then.
  func write(to path: String) throws(HostError) {
    let intervals = frames.compactMap(\.interval)
    let sorted = intervals.sorted()
    func percentile(_ share: Double) -> Double {
      sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
    }
    let report = Report(
      frames: frames, intervals: intervals, median: percentile(0.5),
      percentile99: percentile(0.99), maximum: sorted.last ?? 0,
      withinBudget: Double(intervals.count { $0 <= Self.budget }) / Double(max(1, intervals.count)),
      histogram: Self.histogram(of: sorted))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    guard let data = try? encoder.encode(report) else {
      throw HostError(.software, "cannot put what \(path) should hold into words")
    }
    // A pipe that nobody reads must not hold up the end.
    let stream = OutputStream(try OutputFile(path: path))
    stream.write(Array(data))
    try stream.finish()
  }

  private static func histogram(of sorted: [Double]) -> [Bin] {
    let edges = [0, 4, 8, 12, 14, 15, 16, 16.5, 17, 17.5, 18, 20, 25, 34, 50, 100, 1000, 1e9]
    return zip(edges, edges.dropFirst()).compactMap { from, to in
      let count = sorted.count { $0 >= from && $0 < to }
      return count > 0 ? Bin(from: from, to: to, count: count) : nil
    }
  }
}
