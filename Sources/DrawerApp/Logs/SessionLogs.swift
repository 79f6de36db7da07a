// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer
internal import Logging

/// The state log, the frame log and the recording of a session. They are opened when there is a window, so that old
/// ones stay without one.
final class SessionLogs {
  private let statePath: String?
  private let framePath: String?
  private let recordingPath: String?
  private(set) var recorder: Recorder?
  private var recording: OutputStream?
  private(set) var state: JSONLines?
  private var frames = FrameLog()
  private var isOpen = false

  /// The command line has checked that the files can be written.
  init(statePath: String? = nil, framePath: String? = nil, recordingPath: String?) {
    self.statePath = statePath
    self.framePath = framePath
    self.recordingPath = recordingPath
  }

  func open() throws(HostError) {
    if let statePath { state = try JSONLines(path: statePath) }
    if let recordingPath {
      let stream = OutputStream(
        try OutputFile(path: recordingPath, policy: .chosenPrivate), publication: .withFirstRecord)
      recorder = Recorder { stream.write($0) }
      recording = stream
    }
    isOpen = true
  }

  func add(_ report: FrameReport) {
    if framePath != nil { frames.add(report) }
  }

  /// Ends them all, also when one fails.
  /// - Parameter reason: What the state log says of the end.
  /// - Returns: What could not be written.
  func finish(because reason: String) -> [HostError] {
    guard isOpen else { return [] }
    var failures: [HostError] = []
    do throws(HostError) {
      state?.write(.table(["exit": .text(reason)]))
      try state?.finish()
    } catch {
      failures.append(error)
    }
    do throws(HostError) {
      recorder?.end()
      try recording?.finish()
    } catch {
      failures.append(error)
    }
    do throws(HostError) {
      if let framePath { try frames.write(to: framePath) }
    } catch {
      failures.append(error)
    }
    return failures
  }
}

/// Writes values as lines of JSON to a file or to standard output. Each line is passed to the output immediately.
final class JSONLines {
  private let stream: OutputStream

  /// - Parameter path: `-` for standard output.
  init(path: String) throws(HostError) {
    stream = OutputStream(
      try OutputFile(path: path, policy: .chosenPrivate), publication: .withFirstRecord)
  }

  func write(_ value: StateValue) {
    stream.write(value.json(as: .lines) + [UInt8(ascii: "\n")])
  }

  /// Throws when a line was lost.
  func finish() throws(HostError) {
    try stream.finish()
  }
}

/// Prints the host's warnings on standard error, a line each.
nonisolated struct WarningPrinter: LogHandler {
  static var logger: Logger { Logger(label: "drawer") { _ in WarningPrinter() } }

  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.notice

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    OutputStream.standardError.writeLine("drawer: \(event.message)")
  }
}
