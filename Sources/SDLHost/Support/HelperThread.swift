// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Dispatch
internal import Glibc

/// A thread that blocks on file descriptors. It ends when this object is released, or shortly afterwards.
@MainActor
final class HelperThread {
  private nonisolated final class Work: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// The seconds that a release waits for the thread. At exit, two or three threads take less than a second in total.
  private static let stopTimeout = 0.3

  /// The write end of a pipe. When it is closed, the read end becomes readable, and the thread must end.
  private let stopWriteEnd: Int32
  private let endSemaphore = DispatchSemaphore(value: 0)

  /// - Parameter run: The thread's work, which returns when its argument, a descriptor to poll, becomes readable.
  /// - Returns: nil if the system has no thread or pipe left.
  init?(_ run: @escaping @Sendable (_ stop: Int32) -> Void) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let stop = ends[0]
    stopWriteEnd = ends[1]
    let work = Work { [endSemaphore] in
      run(stop)
      close(stop)
      endSemaphore.signal()
    }
    let context = Unmanaged.passRetained(work)
    guard Self.start(context.toOpaque()) else {
      context.release()
      for end in ends { close(end) }
      return nil
    }
  }

  isolated deinit {
    close(stopWriteEnd)
    // With a time limit: a library call on the thread may wait for a program that never answers.
    _ = endSemaphore.wait(timeout: .now() + Self.stopTimeout)
  }

  /// Nonisolated: a closure from the main actor would check on the new thread that it runs on the main actor.
  private nonisolated static func start(_ context: UnsafeMutableRawPointer) -> Bool {
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        // Signals go to the main thread, where they interrupt SDL's wait.
        var all = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_BLOCK, &all, nil)
        Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run()
        return nil
      }, context)
    if code == 0 { pthread_detach(thread) }
    return code == 0
  }

  /// Blocks until one of `events` is reported for `descriptor`. Returns false if the thread must end, or on failure.
  nonisolated static func wait(
    for descriptor: Int32, events: Int16 = Int16(POLLIN), stop: Int32
  ) -> Bool {
    var sources = [
      pollfd(fd: descriptor, events: events, revents: 0),
      pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&sources, nfds_t(sources.count), -1) <= 0 {
      if errno != EINTR { return false }
    }
    return sources[1].revents == 0 && sources[0].revents & Int16(POLLERR | POLLNVAL) == 0
  }

  nonisolated static func isStopping(_ stop: Int32) -> Bool {
    var source = pollfd(fd: stop, events: Int16(POLLIN), revents: 0)
    return poll(&source, 1, 0) != 0
  }
}
