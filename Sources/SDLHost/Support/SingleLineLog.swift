// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Logging

/// Forwards log messages as single lines without control characters, since handlers may write to a terminal.
nonisolated struct SingleLineLog: LogHandler {
  private var handler: any LogHandler

  init(_ handler: any LogHandler) {
    self.handler = handler
  }

  var logLevel: Logger.Level {
    get { handler.logLevel }
    set { handler.logLevel = newValue }
  }

  var metadata: Logger.Metadata {
    get { handler.metadata }
    set { handler.metadata = newValue }
  }

  var metadataProvider: Logger.MetadataProvider? {
    get { handler.metadataProvider }
    set { handler.metadataProvider = newValue }
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { handler[metadataKey: key] }
    set { handler[metadataKey: key] = newValue }
  }

  func log(event: LogEvent) {
    var event = event
    event.message = "\(event.message.description.escapingControls())"
    handler.log(event: event)
  }
}

nonisolated extension Logger {
  /// The logger with messages that are single lines without control characters.
  var singleLine: Logger {
    var logger = self
    if !(handler is SingleLineLog) { logger.handler = SingleLineLog(handler) }
    return logger
  }

  /// Logs each line of a report, such as a list of constraints, as a warning.
  func warn(linesOf report: String) {
    for line in report.split(separator: "\n") { warning("\(line)") }
  }
}
