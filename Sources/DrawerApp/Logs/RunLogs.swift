// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer
internal import Logging

/// The state log, frame log and recording of a run. Opened after the window: if that fails, old files are kept.
final class RunLogs {
  private let statePath: String?
  private let framePath: String?
  private let recordingPath: String?
  private(set) var recorder: Recorder?
  private var recordingWriter: RecordWriter?
  private(set) var stateLog: RecordWriter?
  private var frameLog = FrameLog()
  private var isOpen = false

  /// The files have been checked to be writable.
  init(statePath: String? = nil, framePath: String? = nil, recordingPath: String?) {
    self.statePath = statePath
    self.framePath = framePath
    self.recordingPath = recordingPath
  }

  func open() throws(HostError) {
    if let statePath { stateLog = try RecordWriter(log: statePath) }
    if let recordingPath {
      let stream = try RecordWriter(log: recordingPath)
      recorder = Recorder { stream.write($0) }
      recordingWriter = stream
    }
    isOpen = true
  }

  func add(_ report: FrameReport) { if framePath != nil { frameLog.add(report) } }

  /// Finishes all logs, even if one fails.
  /// - Parameter reason: The reason in the state log.
  /// - Returns: The failures.
  func finish(reason: String) -> [HostError] {
    guard isOpen else { return [] }
    var failures: [HostError] = []
    stateLog?.write(.dictionary(["exit": .string(reason)]))
    recorder?.end()
    for writer in [stateLog, recordingWriter] {
      do throws(HostError) { try writer?.finish() } catch { failures.append(error) }
    }
    do throws(HostError) {
      if let framePath { try frameLog.write(to: framePath) }
    } catch {
      failures.append(error)
    }
    return failures
  }
}

nonisolated struct WarningPrinter: LogHandler {
  static var logger: Logger { Logger(label: "drawer") { _ in WarningPrinter() } }

  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.notice

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) { RecordWriter.report("\(event.message)") }
}

/// The times of all frames of a run, and statistics of the intervals between them.
struct FrameLog {
  private nonisolated struct Frame {
    let time: Double
    /// The milliseconds since the last frame; nil if the loop was idle in between.
    let interval: Double?

    var stateValue: StateValue {
      var table: [String: StateValue] = ["time": .number(time)]
      table["interval"] = interval?.stateValue
      return .dictionary(table)
    }
  }

  /// The maximum interval in milliseconds: a frame at 60 per second, with a tolerance for the scheduler.
  static let budget = 17.5

  private var start: Instant?
  private var frames: [Frame] = []

  mutating func add(_ report: FrameReport) {
    let start = start ?? report.presentedAt
    self.start = start
    frames.append(
      Frame(
        time: report.presentedAt.timeIntervalSince(start),
        interval: report.interval.map { ($0 * 1e6).rounded() / 1e3 }))
  }

  /// Writes the file completely, or else keeps the old file.
  func write(to path: String) throws(HostError) {
    let intervals = frames.compactMap(\.interval)
    let sorted = intervals.sorted()
    func percentile(_ fraction: Double) -> Double {
      sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int(Double(sorted.count) * fraction))]
    }
    let withinBudget = intervals.count { $0 <= Self.budget }
    let report = StateValue.dictionary([
      "frames": .array(frames.map(\.stateValue)),
      // Milliseconds between frames during animations.
      "intervals": intervals.stateValue,
      "median": .number(percentile(0.5)),
      "percentile99": .number(percentile(0.99)),
      "maximum": .number(sorted.last ?? 0),
      // The fraction of intervals that are at most 17.5 ms.
      "withinBudget": .number(Double(withinBudget) / Double(max(1, intervals.count))),
      "histogram": .array(Self.histogram(of: sorted)),
    ])
    try RecordWriter.write(report.json(as: .indented), to: path)
  }

  /// The number of intervals in each bin, from `from` to below `to`, in milliseconds. Empty bins are left out.
  private static func histogram(of sorted: [Double]) -> [StateValue] {
    let edges = [0, 4, 8, 12, 14, 15, 16, 16.5, 17, 17.5, 18, 20, 25, 34, 50, 100, 1000, 1e9]
    return zip(edges, edges.dropFirst()).compactMap { from, to in
      let count = sorted.count { $0 >= from && $0 < to }
      guard count > 0 else { return nil }
      return .dictionary(["from": .number(from), "to": .number(to), "count": .integer(count)])
    }
  }
}
