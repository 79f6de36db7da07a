// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Logging

/// Prints the host's warnings on standard error, a line each.
nonisolated struct WarningPrinter: LogHandler {
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
