// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import Glibc
internal import Logging
internal import Synchronization

/// Runs the main actor's jobs inside the host's own loop, and wakes the loop for them.
///
/// Swift's main actor lives on libdispatch's main queue, which no code serves while the host's loop
/// runs. libdispatch has two private hooks for run loops: an eventfd that becomes readable when
/// jobs wait, and a function that runs them (swift-corelibs-libdispatch, `queue.c`; seen with Swift
/// 6.3.1, with the dynamic and with the static runtime). A helper thread blocks on the eventfd and
/// pushes an SDL event. Where the hooks are missing, jobs do not run and a warning says so.
final class MainActorJobs {
  /// Whether an event is on its way: one is enough.
  private nonisolated final class Signal: Sendable {
    let isPending = Atomic(false)
  }

  /// The number of the event that asks the loop to call `run()`.
  let event: UInt32

  private let signal = Signal()
  private var thread: HelperThread?
  private let video: VideoSystem

  /// - Parameter video: SDL must run before events can be registered, and as long as they are.
  init(video: VideoSystem, logger: Logger) {
    self.video = video
    let event = SDL_RegisterEvents(1)
    let queue = drawer_main_queue_handle()
    self.event = event
    guard queue >= 0, event != UInt32.max else {
      thread = nil
      logger.warning("no access to the main queue: tasks on the main actor will not run")
      return
    }
    thread = HelperThread { [signal] stop in
      Self.watch(queue, stop: stop, event: event, signal)
    }
    if thread == nil {
      logger.warning("no helper thread: tasks on the main actor will not run")
    }
  }

  /// Runs what waits. Call it on the process's main thread when the event comes.
  func run() {
    // Before the jobs: one that is added while they run must send its own event.
    signal.isPending.store(false, ordering: .sequentiallyConsistent)
    Self.runWaiting()
  }

  /// Ends the helper thread: jobs wake another loop from now on.
  func stop() { thread = nil }

  /// Runs what waits, where no loop does.
  static func runWaiting() { drawer_run_main_queue() }

  /// The helper thread: blocks until the queue has jobs, without ever polling.
  private nonisolated static func watch(
    _ queue: Int32, stop: Int32, event: UInt32, _ signal: Signal
  ) {
    while HelperThread.wait(for: queue, stop: stop) {
      // Reading makes the eventfd quiet until the next job; the count says nothing.
      var count: UInt64 = 0
      _ = read(queue, &count, MemoryLayout<UInt64>.size)
      guard !signal.isPending.exchange(true, ordering: .sequentiallyConsistent) else { continue }
      var wake = SDL_Event()
      wake.type = event
      // The queue may be full or SDL going down: then the next job tries again.
      if SDL_PushEvent(&wake) != 1 {
        signal.isPending.store(false, ordering: .sequentiallyConsistent)
      }
    }
  }
}
