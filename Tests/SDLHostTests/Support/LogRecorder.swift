// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Logging
import Synchronization

/// Keeps what was logged.
nonisolated final class LogRecorder: Sendable {
  private let lines = Mutex<[String]>([])

  var messages: [String] { lines.withLock { $0 } }

  var logger: Logger {
    Logger(label: "test") { _ in Handler(recorder: self) }
  }

  private func add(_ line: String) {
    lines.withLock { $0.append(line) }
  }

  private struct Handler: LogHandler {
    let recorder: LogRecorder
    var logLevel = Logger.Level.trace
    var metadata: Logger.Metadata = [:]

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      recorder.add("\(event.level) \(event.message)")
    }
  }
}
