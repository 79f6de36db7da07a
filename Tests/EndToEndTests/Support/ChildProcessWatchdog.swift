// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Ends a child when the test run dies without cleaning up (a crash, a kill): a shell waits on a pipe
/// that only the test run holds open.
final class ChildProcessWatchdog: Sendable {
  private let watcher: pid_t
  private let releaseDescriptor: Mutex<Int32?>

  init(on child: pid_t) throws {
    let pipe = try PipeEnds.make()
    defer { close(pipe.reading) }
    watcher = try Spawn.start(
      "sh", arguments: ["-c", "read -r released || kill -KILL \"$1\"", "sh", String(child)],
      environment: ["PATH": "/usr/bin:/bin"], descriptors: [0: pipe.reading],
      standardErrorPath: "/dev/null")
    releaseDescriptor = Mutex(pipe.writing)
  }

  deinit { release() }

  /// Ends the watcher without a kill, after the child's end.
  func release() {
    releaseDescriptor.withLock { descriptor in
      guard let end = descriptor else { return }
      descriptor = nil
      _ = write(end, "released\n", 9)
      close(end)
      var word: Int32 = 0
      waitpid(watcher, &word, 0)
    }
  }
}
