// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Logging

/// Hands messages on as single lines without control characters: they have names from files and from other programs, and most
/// handlers write to a terminal.
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
  /// The same logger, whose messages are single lines without control characters.
  var singleLine: Logger {
    var logger = self
    if !(handler is SingleLineLog) { logger.handler = SingleLineLog(handler) }
    return logger
  }

  /// Logs a report of the library line by line, such as a list of constraints.
  func warn(ofLines report: String) {
    for line in report.split(separator: "\n") { warning("\(line)") }
  }
}
