// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Replays a recording in a window without a display, as fast as possible.
package final class Replay {
  /// The result of a replay.
  package enum Outcome: Equatable {
    /// All frames were presented as recorded; `frames` is their number.
    case same(frames: Int)
    /// The caller ended the replay after a step; `frames` is the number of frames, all as recorded.
    case stopped(frames: Int)
    /// The pixels or the state of a frame differ; `frame` is its number, counted from 1.
    case differs(frame: Int, seconds: Double, difference: String)
  }

  /// The purpose of a replay.
  package enum Purpose {
    /// Comparing each frame with the recording.
    case check
    /// Collecting the current frames for `renewedRecording`.
    case renew
    /// Showing the frames.
    case show
  }

  private let recording: Recording
  private let host: OffscreenHost
  private var nextIndex = 0
  private var frameCount = 0
  /// The number of compared frames; others were recorded without a fingerprint.
  package private(set) var comparedFrameCount = 0
  private var targetResolver: TargetResolver?
  private var lastFrame: Instant?
  /// The recorded snapshots, by the instant of their frame.
  private lazy var snapshots = Dictionary(
    recording.steps.compactMap { step -> (Instant, [UInt8])? in
      if case .snapshot(let instant, let png) = step { (instant, png) } else { nil }
    }, uniquingKeysWith: { first, _ in first })
  private var steps: [Recording.Step] = []
  let answers = ReplayedAnswers()

  /// The maximum number of main-actor jobs that run in sequence, each started by the previous one.
  private static let jobYieldCount = 20

  /// - Parameter host: A host with the recording's environment, whose window receives its root after this.
  package init(_ recording: Recording, on host: OffscreenHost) {
    self.recording = recording
    self.host = host
    host.driver.advanceClock(to: recording.environment.start)
    host.window.multiClick = recording.environment.settings.multiClick
    guard !recording.environment.waitsForImages else { return }
    // Images become available only when the recording says so.
    let context = host.context
    context.images.beginReplay()
    context.images.observeLoads { [weak host] _ in
      if let host { host.context.imageDidLoad(in: host.window) }
    }
    context.images.observeFailures { [weak host] in host?.window.notifyImageObservers() }
  }

  /// Whether the fonts have the same widths as on the machine of the recording.
  package var hasSameFonts: Bool {
    recording.environment.fonts == Recording.Environment.fonts(of: host.window.textMeasurer)
  }

  /// Retargets each pointer event at the view with the recorded names. Reports moved and missing views.
  package func resolveTargets(report: @escaping (String) -> Void) {
    targetResolver = TargetResolver(in: host.window, report: report)
  }

  /// Replays the recording until its end, until a frame differs, or until `onStep` returns false after a step.
  package func run(
    _ purpose: Purpose = .check, onStep: (Recording.Step) -> Bool = { _ in true }
  ) -> Outcome {
    begin()
    defer { host.replay = nil }
    while let step = consumeStep() {
      if let outcome = play(step, purpose) { return outcome }
      if step.runsJobs { MainActorJobs.runPending() }
      if !onStep(step) { return .stopped(frames: frameCount) }
    }
    return .same(frames: frameCount)
  }

  /// Replays the recording in a task of the main actor, in which jobs run only while the task is suspended.
  package func run(
    _ purpose: Purpose, onStep: (Recording.Step) -> Bool = { _ in true }
  ) async -> Outcome {
    begin()
    defer { host.replay = nil }
    while let step = consumeStep() {
      if let outcome = play(step, purpose) { return outcome }
      if step.runsJobs { for _ in 0..<Self.jobYieldCount { await Task.yield() } }
      if !onStep(step) { return .stopped(frames: frameCount) }
    }
    return .same(frames: frameCount)
  }

  /// The recorded snapshot of the last presented frame as a PNG file; nil if there is none.
  package var recordedSnapshot: [UInt8]? { lastFrame.flatMap { snapshots[$0] } }

  private func begin() {
    host.replay = self
    host.window.invalidateAll()
    guard nextIndex == 0, let pointer = recording.environment.pointer else { return }
    host.driver.sendPointer(.moved, at: pointer)
  }

  private func consumeStep() -> Recording.Step? {
    guard nextIndex < recording.steps.count else {
      answers.end()
      return nil
    }
    defer { nextIndex += 1 }
    return recording.steps[nextIndex]
  }

  private func play(_ step: Recording.Step, _ purpose: Purpose) -> Outcome? {
    var renewed = step
    switch step {
    case .event(let event): host.replay(targetResolver?.retargeted(event) ?? event)
    case .pointerTarget(let aim): targetResolver?.recordedTarget = aim
    case .time(let instant, _): host.driver.advanceClock(to: instant)
    // The window requests the clipboard itself.
    case .clipboard: break
    // Snapshots are for the user. They show the recorded frames, so they are not renewed.
    case .snapshot: return nil
    case .asyncResult(.image(let picture)): host.context.images.deliver(picture)
    case .asyncResult(.folder(let path, let entries)): answers.answer(path, entries)
    case .asyncResult(.files(let paths)): answers.answer(paths)
    case .measurement(let measurement): host.driver.notifyMeasurement(measurement)
    case .settings(let settings): settings.apply(to: host.window)
    case .frame(let instant, let held, let recorded):
      let isShown = host.drawFrame(at: instant, animationDelay: held)
      guard purpose == .renew ? isShown : recorded != nil else {
        renewed = .frame(instant, animationDelay: held, fingerprint: nil)
        break
      }
      frameCount += 1
      lastFrame = instant
      let isWhole = purpose == .renew ? !host.window.isAnimating : recorded?.state != nil
      guard purpose == .renew || (purpose == .check && recorded?.pixels != nil) else { break }
      comparedFrameCount += 1
      let shown = Recording.Fingerprint(
        pixels: host.painter.buffer, of: host.window, at: instant, includesState: isWhole)
      renewed = .frame(instant, animationDelay: held, fingerprint: shown)
      guard purpose == .check, let recorded, recorded != shown else { break }
      let seconds = instant.timeIntervalSince(recording.environment.start)
      return .differs(
        frame: frameCount, seconds: seconds,
        difference: recorded.pixels == shown.pixels ? "state" : "pixels")
    }
    if purpose == .renew { steps.append(renewed) }
    return nil
  }

  /// The recording with the current frames, after a replay for that purpose.
  package var renewedRecording: Recording {
    var environment = recording.environment
    environment.fonts = Recording.Environment.fonts(of: host.window.textMeasurer)
    return Recording(environment: environment, steps: steps, isComplete: recording.isComplete)
  }

  /// Returns the recorded text of a clipboard if the next step contains it.
  func consumeClipboard() -> String? {
    guard nextIndex < recording.steps.count, case .clipboard(let text) = recording.steps[nextIndex]
    else { return nil }
    nextIndex += 1
    return text
  }
}

extension Recording.Step {
  fileprivate var runsJobs: Bool {
    switch self {
    case .time(_, let runsJobs): runsJobs
    case .asyncResult: true
    default: false
    }
  }
}

/// The recorded folder contents and file choices, in place of current ones. Places and patterns are current.
final class ReplayedAnswers: FileBrowser {
  private let folderReader = FolderReader()
  private var pendingListings:
    [(folder: String, report: (Result<[FileEntry], FolderError>) -> Void)] = []
  private var pendingChoosers: [CheckedContinuation<Result<[String]?, FileChooserError>, Never>] =
    []

  var shortcutFolders: [(name: String, path: String)] { folderReader.shortcutFolders }

  func patterns(forMediaTypes types: [String]) -> [String] {
    folderReader.patterns(forMediaTypes: types)
  }

  func listFolder(
    _ folder: String, completion report: @escaping (Result<[FileEntry], FolderError>) -> Void
  ) { pendingListings.append((folder, report)) }

  func choose() async throws(FileChooserError) -> [String]? {
    try await withCheckedContinuation { pendingChoosers.append($0) }.get()
  }

  /// Sends the recorded entries of a folder to the first caller that waits for them, if there is one.
  func answer(_ folder: String, _ entries: Result<[FileEntry], FolderError>) {
    guard let index = pendingListings.firstIndex(where: { $0.folder == folder }) else { return }
    pendingListings.remove(at: index).report(entries)
  }

  func answer(_ paths: Result<[String]?, FileChooserError>) {
    if !pendingChoosers.isEmpty { pendingChoosers.removeFirst().resume(returning: paths) }
  }

  /// Ends the replay. Each pending choice returns an empty list.
  func end() {
    while !pendingChoosers.isEmpty { answer(.success([])) }
  }
}

package nonisolated enum StepReducer {
  /// Finds the parts without which a failure still occurs. It leaves out ranges of parts, whose length is halved in
  /// each round, until no further single part can be left out.
  ///
  /// - Parameters:
  ///   - count: The number of parts.
  ///   - removed: The parts that are left out from the beginning. Default: none.
  ///   - fails: Whether the failure still occurs without a set of parts.
  package static func removableSteps(
    of count: Int, besides removed: Set<Int> = [], fails: (Set<Int>) throws -> Bool
  ) rethrows -> Set<Int> {
    var skipped = removed
    var size = max(1, (count - skipped.count) / 2)
    while true {
      var hasShrunk = false
      for start in stride(from: 0, to: count, by: size) {
        let more = skipped.union(start..<min(count, start + size))
        guard more.count > skipped.count, try fails(more) else { continue }
        skipped = more
        hasShrunk = true
      }
      if size == 1, !hasShrunk { return skipped }
      size = max(1, size / 2)
    }
  }
}
