// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Glibc
internal import Logging

/// Watches for the machine running out of memory: Linux's pressure stall information.
///
/// The kernel wakes the watcher when tasks stalled on memory for 150 ms within 2 s
/// (Documentation/accounting/psi.rst; without privileges a window has to be a multiple of 2 s).
/// Nothing runs until then.
final class MemoryPressure {
  private nonisolated static let path = "/proc/pressure/memory"
  private nonisolated static let trigger = "some 150000 2000000"

  private let thread: HelperThread?

  /// - Parameter onPressure: called on the main actor, at most once in a window of 2 s.
  init(
    logger: Logger, path: String = MemoryPressure.path, onPressure: @escaping @MainActor () -> Void
  ) {
    let descriptor = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      logger.debug("no memory pressure to watch: \(String(cString: strerror(errno)))")
      thread = nil
      return
    }
    // With its terminating zero: the kernel overwrites the last byte.
    let request = Array(Self.trigger.utf8) + [0]
    guard write(descriptor, request, request.count) > 0 else {
      logger.debug("memory pressure cannot be watched: \(String(cString: strerror(errno)))")
      close(descriptor)
      thread = nil
      return
    }
    thread = HelperThread { stop in
      while HelperThread.wait(for: descriptor, events: Int16(POLLPRI), stop: stop) {
        Task { @MainActor in onPressure() }
      }
      close(descriptor)
    }
  }

}
