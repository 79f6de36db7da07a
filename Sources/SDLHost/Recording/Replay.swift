// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Does to a window without a display what a recording says, as fast as it goes.
package final class Replay {
  /// How it went.
  package enum Outcome: Equatable {
    /// So many frames showed, each as recorded.
    case same(frames: Int)
    /// A step was the last that was wanted; so many frames were as recorded.
    case stopped(frames: Int)
    /// The pixels or the state of a frame differ, counted from 1.
    case differs(frame: Int, seconds: Double, what: String)
  }

  private let recording: Recording
  private let host: OffscreenHost
  /// The step that is next.
  private var next = 0

  /// - Parameter host: One of a configuration that the recording's environment was applied to. Its window gets its root
  ///   after this.
  package init(_ recording: Recording, on host: OffscreenHost) {
    self.recording = recording
    self.host = host
    host.tell(recording.environment.start)
  }

  /// Whether texts are as wide as they were where the recording was made.
  package var hasSameFonts: Bool {
    recording.environment.fonts == Recording.Environment.fonts(of: host.window.textMeasurer)
  }

  /// Plays all of it, or until a frame differs.
  ///
  /// - Parameters:
  ///   - checks: Whether a frame that differs ends it. Default true.
  ///   - played: Called after each step; false ends it.
  package func run(
    checks: Bool = true, played: (Recording.Step) -> Bool = { _ in true }
  ) -> Outcome {
    host.replay = self
    defer { host.replay = nil }
    host.window.invalidateAll()
    var frames = 0
    while next < recording.steps.count {
      let step = recording.steps[next]
      next += 1
      switch step {
      case .event(let event): host.replay(event)
      case .time(let instant, let runsJobs):
        host.tell(instant)
        if runsJobs { MainActorJobs.runWaiting() }
      // Nobody asked for it this time.
      case .clipboard: break
      case .measured(let measurement):
        host.window.frameObserver?.window(host.window, presented: measurement)
      case .settings(let settings): settings.apply(to: host.window)
      case .frame(let instant, let held, let recorded):
        host.replayFrame(at: instant, held: held)
        if let recorded, checks {
          let what = Self.difference(recorded, host.print(ofFrame: frames))
          frames += 1
          if let what {
            let seconds = instant.since(recording.environment.start)
            return .differs(frame: frames, seconds: seconds, what: what)
          }
        }
      }
      if !played(step) { return .stopped(frames: frames) }
    }
    return .same(frames: frames)
  }

  /// The text that a clipboard had, where the next step says so.
  func takeClipboard() -> String? {
    guard next < recording.steps.count, case .clipboard(let text) = recording.steps[next] else {
      return nil
    }
    next += 1
    return text
  }

  private static func difference(_ recorded: Recording.Print, _ shown: Recording.Print) -> String? {
    if recorded.pixels != shown.pixels { return "pixels" }
    return recorded.state != shown.state ? "state" : nil
  }
}
