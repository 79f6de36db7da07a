// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import Glibc
internal import Logging
internal import Synchronization

/// Runs the main actor's jobs in the host's event loop, and wakes the loop for them.
///
/// Swift's main actor uses libdispatch's main queue, which the host's loop does not serve. libdispatch has two private
/// hooks for run loops: an eventfd that becomes readable when jobs are pending, and a function that runs them
/// (swift-corelibs-libdispatch, `queue.c`; seen with Swift 6.3.1, with both runtimes). A helper thread blocks on the
/// eventfd and pushes an SDL event. Without the hooks, jobs do not run, and a warning is logged.
final class MainActorJobs {
  /// Whether an event is already queued, so that no further one is needed.
  private nonisolated final class Signal: Sendable {
    let isPending = Atomic(false)
  }

  /// The type of the event that asks the loop to call `run()`.
  let event: UInt32

  private let signal = Signal()
  private var thread: HelperThread?
  private let video: VideoSystem

  /// - Parameter video: SDL's video subsystem, which must run while events are registered.
  init(video: VideoSystem, logger: Logger) {
    self.video = video
    let event = SDL_RegisterEvents(1)
    let queue = drawer_main_queue_handle()
    self.event = event
    guard queue >= 0, event != UInt32.max else {
      logger.warning("no access to the main queue: tasks on the main actor will not run")
      return
    }
    thread = HelperThread { [signal] stop in
      Self.watch(queue, stop: stop, event: event, signal)
    }
    if thread == nil { logger.warning("no helper thread: tasks on the main actor will not run") }
  }

  /// Runs pending jobs. Call it on the main thread when the event arrives.
  func run() {
    // Reset before the jobs run, so that a job that is added meanwhile sends its own event.
    signal.isPending.store(false, ordering: .sequentiallyConsistent)
    Self.runPending()
  }

  /// Ends the helper thread, so that another loop can serve the jobs.
  func stop() { thread = nil }

  static func runPending() { drawer_run_main_queue() }

  /// Blocks on the queue's eventfd until jobs are pending. Runs on the helper thread.
  private nonisolated static func watch(
    _ queue: Int32, stop: Int32, event: UInt32, _ signal: Signal
  ) {
    while HelperThread.wait(for: queue, stop: stop) {
      // Reading resets the eventfd; its count has no meaning.
      var count: UInt64 = 0
      _ = read(queue, &count, MemoryLayout<UInt64>.size)
      guard !signal.isPending.exchange(true, ordering: .sequentiallyConsistent) else { continue }
      var wake = SDL_Event()
      wake.type = event
      // If the queue is full or SDL is shutting down, the next job tries again.
      if SDL_PushEvent(&wake) != 1 {
        signal.isPending.store(false, ordering: .sequentiallyConsistent)
      }
    }
  }
}
