// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Dispatch
internal import Glibc

/// A thread that blocks on file descriptors beside the main one, and ends when this object does, or
/// soon after.
@MainActor
final class HelperThread {
  private nonisolated final class Body: Sendable {
    let run: @Sendable (_ stop: Int32) -> Void
    /// The end of a pipe that becomes readable when the thread has to end.
    let stop: Int32
    let ended = DispatchSemaphore(value: 0)

    init(stop: Int32, run: @escaping @Sendable (Int32) -> Void) {
      self.stop = stop
      self.run = run
    }

    deinit {
      close(stop)
    }
  }

  /// Seconds that the thread has to end. A program that ends waits for two or three of them, and for all no longer than a
  /// second.
  private static let patience = 0.3

  private let stopper: Int32
  private let ended: DispatchSemaphore

  /// - Parameter run: Returns when its argument, a descriptor to poll, is readable.
  /// - Returns: nil when the system has no thread or pipe left.
  init?(_ run: @escaping @Sendable (_ stop: Int32) -> Void) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    stopper = ends[1]
    let body = Body(stop: ends[0], run: run)
    ended = body.ended
    let context = Unmanaged.passRetained(body)
    guard Self.start(context.toOpaque()) else {
      context.release()
      close(stopper)
      return nil
    }
  }

  isolated deinit {
    close(stopper)
    // Not for ever: a call into a library may wait for someone who never answers.
    _ = ended.wait(timeout: .now() + Self.patience)
  }

  /// Outside of the main actor: a closure made on it would check, on the new thread, that it is
  /// still there.
  private nonisolated static func start(_ context: UnsafeMutableRawPointer) -> Bool {
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        // Signals are for the main thread: there they wake SDL's wait.
        var all = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_BLOCK, &all, nil)
        let body = Unmanaged<Body>.fromOpaque(context).takeRetainedValue()
        body.run(body.stop)
        body.ended.signal()
        return nil
      }, context)
    if code == 0 { pthread_detach(thread) }
    return code == 0
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

  /// Whether the thread has to end.
  nonisolated static func isStopping(_ stop: Int32) -> Bool {
    var source = pollfd(fd: stop, events: Int16(POLLIN), revents: 0)
    return poll(&source, 1, 0) != 0
  }
}
