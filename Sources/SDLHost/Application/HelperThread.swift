// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Glibc

/// A thread that blocks on file descriptors beside the main one, and ends when this object does.
final class HelperThread {
  private nonisolated final class Body: Sendable {
    let run: @Sendable (_ stop: Int32) -> Void
    /// The end of a pipe that becomes readable when the thread has to end.
    let stop: Int32

    init(stop: Int32, run: @escaping @Sendable (Int32) -> Void) {
      self.stop = stop
      self.run = run
    }

    deinit {
      close(stop)
    }
  }

  private let stopper: Int32
  private var thread = pthread_t()

  /// - Parameter run: Returns when its argument, a descriptor to poll, is readable.
  /// - Returns: nil when the system has no thread or pipe left.
  init?(_ run: @escaping @Sendable (_ stop: Int32) -> Void) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    stopper = ends[1]
    let context = Unmanaged.passRetained(Body(stop: ends[0], run: run))
    guard Self.start(&thread, context.toOpaque()) == 0 else {
      context.release()
      close(stopper)
      return nil
    }
  }

  isolated deinit {
    close(stopper)
    pthread_join(thread, nil)
  }

  /// Outside of the main actor: a closure made on it would check, on the new thread, that it is
  /// still there.
  private nonisolated static func start(
    _ thread: inout pthread_t, _ context: UnsafeMutableRawPointer
  ) -> Int32 {
    pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        // Signals are for the main thread: there they wake SDL's wait.
        var all = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_BLOCK, &all, nil)
        let body = Unmanaged<Body>.fromOpaque(context).takeRetainedValue()
        body.run(body.stop)
        return nil
      }, context)
  }

  /// Blocks until something happened to `descriptor` (default: it can be read); false when the
  /// thread has to end, or the descriptor failed.
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
}
