// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation

/// Reads lines from a pipe and blocks at most until a deadline.
struct LineReader {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var searchedCount = 0
  private(set) var hasReachedEnd = false

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// The next line without its line feed; nil when the deadline passes or the writer is gone
  /// (`hasReachedEnd` tells which).
  mutating func nextLine(before deadline: Deadline) throws -> String? {
    while true {
      if let line = consumeLine() { return line }
      if hasReachedEnd { return nil }
      guard try waitForInput(until: deadline) else { return nil }
      try fill()
    }
  }

  private mutating func consumeLine() -> String? {
    guard let end = buffer[searchedCount...].firstIndex(of: UInt8(ascii: "\n")) else {
      searchedCount = buffer.count
      return nil
    }
    let line = String(decoding: buffer[..<end], as: UTF8.self)
    buffer.removeFirst(end + 1)
    searchedCount = 0
    return line
  }

  private func waitForInput(until deadline: Deadline) throws -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let ready = poll(&request, 1, deadline.remainingMilliseconds)
      if ready > 0 { return true }
      if ready == 0 { return false }
      guard errno == EINTR else {
        throw HarnessError("cannot wait for a line: \(String(cString: strerror(errno)))")
      }
    }
  }

  private mutating func fill() throws {
    let chunk = 65_536
    let bytes = [UInt8](unsafeUninitializedCapacity: chunk) { space, count in
      count = max(0, read(descriptor, space.baseAddress, chunk))
    }
    if bytes.isEmpty { hasReachedEnd = true }
    buffer += bytes
  }
}
