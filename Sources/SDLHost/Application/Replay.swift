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

  /// What it is played for.
  package enum Purpose {
    /// To compare each frame.
    case check
    /// To have what the frames show now for `renewed`.
    case renew
    /// To be looked at.
    case show
  }

  private let recording: Recording
  private let host: OffscreenHost
  /// The step that is next.
  private var next = 0
  /// Frames that showed.
  private var frames = 0
  /// How many of these were compared: others were recorded without a fingerprint.
  package private(set) var compared = 0
  private var aiming: Aiming?
  private var lastFrame: Instant?
  /// How frames looked, by their instants.
  private lazy var pictures = Dictionary(
    recording.steps.compactMap { step -> (Instant, [UInt8])? in
      if case .picture(let instant, let png) = step { (instant, png) } else { nil }
    }, uniquingKeysWith: { first, _ in first })
  private var steps: [Recording.Step] = []
  let answers = PlayedAnswers()

  /// Jobs of the main actor that one after the other bring, at most.
  private static let turns = 20

  /// - Parameter host: One of a configuration that the recording's environment was applied to. Its window gets its root
  ///   after this.
  package init(_ recording: Recording, on host: OffscreenHost) {
    self.recording = recording
    self.host = host
    host.driver.advanceClock(to: recording.environment.start)
    host.window.multiClick = recording.environment.settings.multiClick
    if !recording.environment.waitsForPictures { host.playPictures() }
  }

  /// Whether texts are as wide as they were where the recording was made.
  package var hasSameFonts: Bool {
    recording.environment.fonts == Recording.Environment.fonts(of: host.window.textMeasurer)
  }

  /// Has each pointer event aimed at what goes by the names of what lay there.
  ///
  /// - Parameter report: Gets a line for each view that lies elsewhere, or is not there any more.
  package func aim(report: @escaping (String) -> Void) {
    aiming = Aiming(in: host.window, report: report)
  }

  /// Plays all of it, or until a frame differs.
  ///
  /// - Parameter played: Called after each step; false ends it.
  package func run(
    _ purpose: Purpose = .check, played: (Recording.Step) -> Bool = { _ in true }
  ) -> Outcome {
    begin()
    defer { host.endReplay() }
    while let step = takeStep() {
      if let outcome = play(step, purpose) { return outcome }
      if step.runsJobs { MainActorJobs.runWaiting() }
      if !played(step) { return .stopped(frames: frames) }
    }
    return .same(frames: frames)
  }

  /// The same in a task of the main actor, where no job can be run before the task waits.
  package func run(
    _ purpose: Purpose, played: (Recording.Step) -> Bool = { _ in true }
  ) async -> Outcome {
    begin()
    defer { host.endReplay() }
    while let step = takeStep() {
      if let outcome = play(step, purpose) { return outcome }
      if step.runsJobs { for _ in 0..<Self.turns { await Task.yield() } }
      if !played(step) { return .stopped(frames: frames) }
    }
    return .same(frames: frames)
  }

  /// How the frame that showed last looked when it was recorded, as a PNG file; nil where there is no picture of it.
  package var recordedPicture: [UInt8]? { lastFrame.flatMap { pictures[$0] } }

  private func begin() {
    host.beginReplay(self)
    host.window.invalidateAll()
    guard next == 0, let pointer = recording.environment.pointer else { return }
    host.driver.pointer(.moved, at: pointer)
  }

  private func takeStep() -> Recording.Step? {
    guard next < recording.steps.count else {
      answers.end()
      return nil
    }
    defer { next += 1 }
    return recording.steps[next]
  }

  private func play(_ step: Recording.Step, _ purpose: Purpose) -> Outcome? {
    var renewed = step
    switch step {
    case .event(let event): host.replay(aiming?.aimed(event) ?? event)
    case .under(let aim): aiming?.expect(aim)
    case .time(let instant, _): host.driver.advanceClock(to: instant)
    // Nobody asked for it this time.
    case .clipboard, .picture: break
    case .arrived(.picture(let picture)): host.context.images.deliver(picture)
    case .arrived(.folder(let path, let entries)): answers.answer(path, entries)
    case .arrived(.files(let paths)): answers.answer(paths)
    case .measured(let measurement): host.driver.measured(measurement)
    case .settings(let settings): settings.apply(to: host.window)
    case .frame(let instant, let held, let recorded):
      let isShown = host.drawFrame(at: instant, held: held)
      guard purpose == .renew ? isShown : recorded != nil else {
        renewed = .frame(instant, held: held, shown: nil)
        break
      }
      frames += 1
      lastFrame = instant
      let isWhole = purpose == .renew ? !host.window.isAnimating : recorded?.state != nil
      guard purpose == .renew || (purpose == .check && recorded?.pixels != nil) else { break }
      compared += 1
      let shown = host.fingerprint(at: instant, isWhole: isWhole)
      renewed = .frame(instant, held: held, shown: shown)
      guard purpose == .check, let recorded, let what = Self.difference(recorded, shown) else {
        break
      }
      let seconds = instant.since(recording.environment.start)
      return .differs(frame: frames, seconds: seconds, what: what)
    }
    // Pictures are of what was.
    if purpose == .renew, !step.isPicture { steps.append(renewed) }
    return nil
  }

  /// The recording with what the frames showed now, after it was played to renew it.
  package var renewed: Recording {
    var environment = recording.environment
    environment.fonts = Recording.Environment.fonts(of: host.window.textMeasurer)
    return Recording(environment: environment, steps: steps, isWhole: recording.isWhole)
  }

  /// The text that a clipboard had, where the next step says so.
  func takeClipboard() -> String? {
    guard next < recording.steps.count, case .clipboard(let text) = recording.steps[next] else {
      return nil
    }
    next += 1
    return text
  }

  private static func difference(_ recorded: Recording.Fingerprint, _ shown: Recording.Fingerprint)
    -> String?
  {
    if recorded.pixels != shown.pixels { return "pixels" }
    return recorded.state != shown.state ? "state" : nil
  }
}

extension Recording.Step {
  fileprivate var isPicture: Bool {
    if case .picture = self { true } else { false }
  }

  fileprivate var runsJobs: Bool {
    switch self {
    case .time(_, let runsJobs): runsJobs
    case .arrived: true
    default: false
    }
  }
}

/// The folder lists and file choices of a recording, in place of current ones. Places and patterns are current.
final class PlayedAnswers: FileBrowsing {
  private let machine = FolderReader()
  private var readers: [(folder: String, report: (Result<[FileEntry], FolderProblem>) -> Void)] = []
  private var choosers: [CheckedContinuation<Result<[String]?, FileChooserError>, Never>] = []

  var places: [(name: String, path: String)] { machine.places }

  func patterns(forMediaTypes types: [String]) -> [String] {
    machine.patterns(forMediaTypes: types)
  }

  func list(
    _ folder: String, then report: @escaping (Result<[FileEntry], FolderProblem>) -> Void
  ) { readers.append((folder, report)) }

  func choose() async throws(FileChooserError) -> [String]? {
    try await withCheckedContinuation { choosers.append($0) }.get()
  }

  /// Sends the recorded entries of a folder to the caller that has waited for them longest; does nothing without a caller.
  func answer(_ folder: String, _ entries: Result<[FileEntry], FolderProblem>) {
    guard let index = readers.firstIndex(where: { $0.folder == folder }) else { return }
    readers.remove(at: index).report(entries)
  }

  func answer(_ paths: Result<[String]?, FileChooserError>) {
    if !choosers.isEmpty { choosers.removeFirst().resume(returning: paths) }
  }

  /// Ends the recording. Each caller that still waits for a choice receives an empty list.
  func end() {
    while !choosers.isEmpty { answer(.success([])) }
  }
}
