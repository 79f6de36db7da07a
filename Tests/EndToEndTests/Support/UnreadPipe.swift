// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation

/// A named pipe of the smallest size, which is never read.
final class UnreadPipe {
  let folder: URL
  let path: String
  private var reader: Int32

  /// - Parameter isFull: Whether the pipe is filled, so that nothing more can be written to it.
  init(isFull: Bool = false) throws {
    folder = try TemporaryFolder.make()
    path = folder.appendingPathComponent("pipe").path
    mkfifo(path, 0o600)
    reader = open(path, (isFull ? O_RDWR : O_RDONLY) | O_NONBLOCK | O_CLOEXEC)
    guard reader >= 0 else {
      throw HarnessError("cannot open the pipe: \(String(cString: strerror(errno)))")
    }
    let setPipeSize: Int32 = 1031  // F_SETPIPE_SZ, which the Glibc module lacks.
    let size = 4096
    _ = fcntl(reader, setPipeSize, Int32(size))
    if isFull { _ = write(reader, String(repeating: "\n", count: size), size) }
  }

  deinit {
    closeReader()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Blocks until the pipe contains data.
  func waitForInput() throws {
    var request = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, 15_000) == 1 else {
      throw HarnessError("nothing was written to \(path)")
    }
  }

  func closeReader() {
    if reader >= 0 { close(reader) }
    reader = -1
  }
}
