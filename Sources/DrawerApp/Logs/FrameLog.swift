// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The frames of a session: when each was shown, and how regular they were while something moved.
struct FrameLog {
  private nonisolated struct Frame {
    /// Seconds since the first frame.
    let time: Double
    /// Milliseconds since the frame before; absent when the loop rested in between.
    let interval: Double?

    var stateValue: StateValue {
      var table: [String: StateValue] = ["time": .number(time)]
      table["interval"] = interval?.stateValue
      return .table(table)
    }
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
    let withinBudget = intervals.count { $0 <= Self.budget }
    let report = StateValue.table([
      "frames": .list(frames.map(\.stateValue)),
      // Milliseconds from one frame to the next while something moved.
      "intervals": intervals.stateValue,
      "median": .number(percentile(0.5)),
      "percentile99": .number(percentile(0.99)),
      "maximum": .number(sorted.last ?? 0),
      // The share of the intervals, 0…1, that are at most 17.5 ms.
      "withinBudget": .number(Double(withinBudget) / Double(max(1, intervals.count))),
      "histogram": .list(Self.histogram(of: sorted)),
    ])
    // A pipe that nobody reads must not hold up the end.
    let stream = OutputStream(try OutputFile(path: path))
    stream.write(report.json(as: .indented))
    try stream.finish()
  }

  /// The number of intervals from `from` up to `to`, in milliseconds, for each bin that has any.
  private static func histogram(of sorted: [Double]) -> [StateValue] {
    let edges = [0, 4, 8, 12, 14, 15, 16, 16.5, 17, 17.5, 18, 20, 25, 34, 50, 100, 1000, 1e9]
    return zip(edges, edges.dropFirst()).compactMap { from, to in
      let count = sorted.count { $0 >= from && $0 < to }
      guard count > 0 else { return nil }
      return .table(["from": .number(from), "to": .number(to), "count": .integer(count)])
    }
  }
}
