// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Glibc
internal import Logging

/// Observes memory pressure with Linux's pressure stall information.
///
/// The kernel wakes the thread when tasks were stalled on memory for 150 ms within 2 s
/// (Documentation/accounting/psi.rst; without privileges, the window must be a multiple of 2 s). Nothing runs until
/// then.
final class MemoryPressure {
  private static let path = "/proc/pressure/memory"
  private static let trigger = "some 150000 2000000"

  private var thread: HelperThread?

  /// - Parameter onPressure: Called on the main actor, at most once within 2 s.
  init(logger: Logger, onPressure: @escaping @MainActor () -> Void) {
    let descriptor = open(Self.path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      logger.debug(
        "this system does not report memory pressure: \(String(cString: strerror(errno)))")
      return
    }
    // With the terminating zero, since the kernel overwrites the last byte.
    let request = Array(Self.trigger.utf8) + [0]
    guard write(descriptor, request, request.count) > 0 else {
      logger.debug("memory pressure cannot be watched: \(String(cString: strerror(errno)))")
      close(descriptor)
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
