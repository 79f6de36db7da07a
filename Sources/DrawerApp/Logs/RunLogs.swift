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
  private(set) var stateLog: JSONLinesWriter?
  private var frameLog = FrameLog()
  private var isOpen = false

  /// The files have been checked to be writable.
  init(statePath: String? = nil, framePath: String? = nil, recordingPath: String?) {
    self.statePath = statePath
    self.framePath = framePath
    self.recordingPath = recordingPath
  }

  func open() throws(HostError) {
    if let statePath { stateLog = try JSONLinesWriter(path: statePath) }
    if let recordingPath {
      let stream = RecordWriter(
        try OutputFile(path: recordingPath, policy: .chosenPrivate), commitTiming: .withFirstRecord)
      recorder = Recorder { stream.write($0) }
      recordingWriter = stream
    }
    isOpen = true
  }

  func add(_ report: FrameReport) {
    if framePath != nil { frameLog.add(report) }
  }

  /// Finishes all logs, even if one fails.
  /// - Parameter reason: The reason in the state log.
  /// - Returns: The failures.
  func finish(reason: String) -> [HostError] {
    guard isOpen else { return [] }
    var failures: [HostError] = []
    do throws(HostError) {
      stateLog?.write(.dictionary(["exit": .string(reason)]))
      try stateLog?.finish()
    } catch {
      failures.append(error)
    }
    do throws(HostError) {
      recorder?.end()
      try recordingWriter?.finish()
    } catch {
      failures.append(error)
    }
    do throws(HostError) {
      if let framePath { try frameLog.write(to: framePath) }
    } catch {
      failures.append(error)
    }
    return failures
  }
}

/// Writes values as lines of JSON to a file or to standard output. Each line is written immediately.
final class JSONLinesWriter {
  private let writer: RecordWriter

  init(path: String) throws(HostError) {
    writer = RecordWriter(
      try OutputFile(path: path, policy: .chosenPrivate), commitTiming: .withFirstRecord)
  }

  func write(_ value: StateValue) {
    writer.write(value.json(as: .lines) + [UInt8(ascii: "\n")])
  }

  func finish() throws(HostError) {
    try writer.finish()
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

  func log(event: LogEvent) {
    RecordWriter.standardError.writeLine("drawer: \(event.message)")
  }
}
