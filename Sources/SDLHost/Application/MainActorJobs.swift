// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import Glibc
internal import Logging
internal import Synchronization

/// Runs the main actor's jobs inside the host's own loop, and wakes the loop for them.
///
/// Swift's main actor lives on libdispatch's main queue, which nobody serves while we loop.
/// libdispatch keeps two private hooks for run loops: an eventfd that becomes readable when jobs
/// wait, and a function that runs them (swift-corelibs-libdispatch, `queue.c`; seen with Swift
/// 6.3.1). A helper thread blocks on the first and pushes an SDL event. Where the hooks are
/// missing, jobs do not run and a warning says so.
final class MainActorJobs {
  /// What the helper thread shares with the loop.
  private nonisolated final class Shared: Sendable {
    let queue: Int32
    /// A pipe: the helper ends when the other end is closed.
    let stop: Int32
    let event: UInt32
    /// An event is on its way: one is enough.
    let isPending = Atomic(false)

    init(queue: Int32, stop: Int32, event: UInt32) {
      self.queue = queue
      self.stop = stop
      self.event = event
    }

    deinit {
      close(stop)
    }
  }

  /// The number of the event that asks the loop to call `run()`.
  let event: UInt32

  private var shared: Shared?
  private var stopper: Int32 = -1
  private var thread = pthread_t()

  /// - Parameter video: SDL must run before events can be registered.
  init(video: VideoSystem, logger: Logger) {
    event = SDL_RegisterEvents(1)
    let queue = drawer_main_queue_handle()
    var ends: [Int32] = [-1, -1]
    guard queue >= 0, event != UInt32.max, pipe(&ends) == 0 else {
      logger.warning("no access to the main queue: tasks on the main actor will not run")
      return
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    stopper = ends[1]
    let shared = Shared(queue: queue, stop: ends[0], event: event)
    let context = Unmanaged.passRetained(shared)
    let failure = Self.start(&thread, context.toOpaque())
    guard failure == 0 else {
      context.release()
      logger.warning("no helper thread: tasks on the main actor will not run")
      return
    }
    self.shared = shared
  }

  isolated deinit {
    if stopper >= 0 { close(stopper) }
    if shared != nil { pthread_join(thread, nil) }
  }

  /// Runs what waits. Call it on the process's main thread when the event comes.
  func run() {
    guard let shared else { return }
    // Before the jobs: one that is added while they run must send its own event.
    shared.isPending.store(false, ordering: .sequentiallyConsistent)
    drawer_run_main_queue()
  }

  /// Outside of the main actor: a closure made on it would check, on the new thread, that it is
  /// still there.
  private nonisolated static func start(
    _ thread: inout pthread_t, _ context: UnsafeMutableRawPointer
  ) -> Int32 {
    pthread_create(
      &thread, nil,
      { context in
        if let context {
          MainActorJobs.watch(Unmanaged<Shared>.fromOpaque(context).takeRetainedValue())
        }
        return nil
      }, context)
  }

  /// The helper thread: blocks until the queue has jobs, without ever polling.
  private nonisolated static func watch(_ shared: Shared) {
    // Signals are for the main thread: there they wake SDL's wait.
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, nil)
    var sources = [
      pollfd(fd: shared.queue, events: Int16(POLLIN), revents: 0),
      pollfd(fd: shared.stop, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      guard poll(&sources, nfds_t(sources.count), -1) > 0 else {
        if errno == EINTR { continue }
        return
      }
      if sources[1].revents != 0 { return }
      // Reading makes the eventfd quiet until the next job; the count says nothing.
      var count: UInt64 = 0
      _ = read(shared.queue, &count, MemoryLayout<UInt64>.size)
      guard !shared.isPending.exchange(true, ordering: .sequentiallyConsistent) else { continue }
      var event = SDL_Event()
      event.type = shared.event
      // The queue may be full or SDL going down: then the next job tries again.
      if SDL_PushEvent(&event) != 1 {
        shared.isPending.store(false, ordering: .sequentiallyConsistent)
      }
    }
  }
}
