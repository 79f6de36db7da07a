// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer
internal import Glibc

extension ProgramRun {
  /// Replays a recording, in a window or off screen, and compares its frames. Writes images of the first difference.
  static func replay(_ path: String, _ options: Options) throws {
    let recording = try Recording(reading: path)
    let session = try recordedRun(recording, options)
    try Language.$current.withValue(session.localization) { try session.play(recording, of: path) }
  }

  /// The recorded run.
  static func recordedRun(_ recording: Recording, _ options: Options) throws -> ProgramRun {
    guard let start = LaunchState(stateValue: recording.environment.program) else {
      throw HostError(.noInput, "the recording was made by another program")
    }
    var options = options
    try start.apply(to: &options)
    return ProgramRun(
      options: options, stateStore: SavedStateStore(options: options, replaying: start.savedState))
  }

  /// Creates an off-screen window with the initial state of the recording.
  func startReplay(
    _ recording: Recording, _ observation: DiagnosticsObserver
  ) throws(HostError) -> (host: OffscreenHost, replay: Replay) {
    let host = try OffscreenHost(configuration: configuration(of: recording))
    let replay = Replay(recording, on: host)
    let root = makeRoot(observation)
    root.setSaveRecordingHandler { [unowned host] in
      RecentRecording.showAlreadyRecordingAlert(in: host.window)
    }
    show(root, in: host.window, observation)
    stateStore.loadState()?.restore(to: host.window) { _ in }
    return (host, replay)
  }

  private func configuration(of recording: Recording) -> Application.Configuration {
    var configuration = configuration
    recording.environment.apply(to: &configuration)
    return configuration
  }

  private func play(_ recording: Recording, of path: String) throws {
    let observation = newDiagnosticsObserver
    let (host, replay) = try startReplay(recording, observation)
    if !replay.hasSameFonts {
      RecordWriter.report("\(path) was recorded with other fonts: frames with text may differ")
    }
    let window =
      options.headless
      ? nil : try ReplayWindow(of: host, configuration: configuration(of: recording))
    var aims = 0
    if options.aim {
      replay.resolveTargets { text in
        aims += 1
        Self.say(text)
      }
    }
    let show = { (step: Recording.Step) in
      if case .frame = step { observation.noteFrameShown(in: host.window) }
      return window?.show(step) ?? true
    }
    let outcome = replay.run(options.aim ? .show : .check, onStep: show)
    let end = recording.isComplete ? "" : "; the recording is cut off after them"
    func summary(_ frames: Int) -> String {
      if options.aim { return "\(frames) frames, \(aims) moved targets" }
      if replay.comparedFrameCount == frames { return "\(frames) frames, all as recorded" }
      return "\(frames) frames, \(replay.comparedFrameCount) of them compared, all as recorded"
    }
    switch outcome {
    case .same(let frames): Self.say("\(summary(frames))\(end)")
    case .stopped(let frames): Self.say("\(summary(frames)); closed before the end")
    case .differs(let frame, let seconds, let what):
      let time = seconds.shortDescription
      Self.say("frame \(frame), after \(time) seconds, differs from the recording: \(what)")
      if recording.environment.isContinued {
        Self.continueAfterDifference(replay, show)
      } else {
        for line in try writeSnapshots(host, replay, of: path, show) { Self.say(line) }
        // The user may want to see the rest.
        if window != nil { _ = replay.run(.show, onStep: show) }
      }
      RecordWriter.endProgram(code: EXIT_FAILURE)
    }
  }

  private static func say(_ text: String) { RecordWriter.standardOutput.writeLine(text) }

  /// Continues a recording that begins in the middle of a run. Its frames differ at first in values that are not saved,
  /// such as how often a pane has appeared.
  private static func continueAfterDifference(_ replay: Replay, _ show: (Recording.Step) -> Bool) {
    var others = 1
    while true {
      switch replay.run(.check, onStep: show) {
      case .differs: others += 1
      case .same(let frames), .stopped(let frames):
        return say(
          "\(frames - others) of \(frames) frames are as recorded: the recording starts mid-session, so unsaved state may differ"
        )
      }
    }
  }

  /// Writes images of a different frame, or else of the next frame with a recorded image.
  ///
  /// - Returns: A line for each file.
  private func writeSnapshots(
    _ host: OffscreenHost, _ replay: Replay, of path: String, _ show: (Recording.Step) -> Bool
  ) throws(HostError) -> [String] {
    var lines = [
      "the frame as replayed: \(try host.snapshot().writePNG(beside: path, ending: ".now.png"))"
    ]
    let isPictured = replay.recordedSnapshot != nil
    if !isPictured { _ = replay.run(.show) { show($0) && replay.recordedSnapshot == nil } }
    guard let picture = replay.recordedSnapshot else { return lines }
    // The recording may be untrusted: its image is decoded and encoded again.
    guard let decoded = try? Bitmap(decoding: picture) else {
      return lines + ["the recording has no readable image of the frame"]
    }
    let recorded = try decoded.writePNG(beside: path, ending: ".recorded.png")
    if isPictured { return lines + ["the frame as recorded: \(recorded)"] }
    let later = try host.snapshot().writePNG(beside: path, ending: ".later.png")
    lines.append("a later frame as replayed: \(later); as recorded: \(recorded)")
    return lines
  }
}
