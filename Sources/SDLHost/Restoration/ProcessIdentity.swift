// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Glibc

/// A process, as opposed to a later process with the same number.
package nonisolated struct ProcessIdentity: LosslessStringConvertible, Sendable, Equatable {
  private let number: Int32
  /// When the process started, in clock ticks since the machine booted.
  private let start: UInt64

  package static var current: ProcessIdentity {
    ProcessIdentity(number: getpid(), start: startTime(of: getpid()) ?? 0)
  }

  package init(number: Int32, start: UInt64) {
    (self.number, self.start) = (number, start)
  }

  /// - Parameter description: Two numbers, as `description` has them; nil for any other text.
  package init?(_ description: String) {
    let parts = description.split(separator: " ")
    guard parts.count == 2, let number = Int32(parts[0]), let start = UInt64(parts[1]) else {
      return nil
    }
    self.init(number: number, start: start)
  }

  package var description: String { "\(number) \(start)" }

  /// Whether the process has not ended.
  package var isRunning: Bool { Self.startTime(of: number) == start }

  /// The field `starttime` of `/proc/PID/stat`, see proc(5). The name in the second field may contain spaces and parentheses.
  private static func startTime(of number: Int32) -> UInt64? {
    let descriptor = open("/proc/\(number)/stat", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    // The kernel does not tell the length of the file; its line is shorter than this.
    var bytes = [UInt8](repeating: 0, count: 2048)
    let count = max(0, read(descriptor, &bytes, bytes.count))
    let text = String(decoding: bytes[..<count], as: UTF8.self)
    guard let end = text.lastIndex(of: ")") else { return nil }
    let fields = text[text.index(after: end)...].split(separator: " ")
    return fields.count > 19 ? UInt64(fields[19]) : nil
  }
}
