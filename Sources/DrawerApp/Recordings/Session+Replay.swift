// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer
internal import Glibc

extension Session {
  /// Plays a recording, in a window or without a display, and says whether each frame was as it had been. Of the first that
  /// was not a picture is written.
  static func replay(_ path: String, _ options: Options) throws {
    let recording = try Recording(reading: path)
    let session = try played(recording, options)
    try Language.$current.withValue(session.localization) { try session.play(recording, of: path) }
  }

  /// The session that was recorded.
  static func played(_ recording: Recording, _ options: Options) throws -> Session {
    guard let start = SessionStart(stateValue: recording.environment.program) else {
      throw HostError(.noInput, "the recording is of another program")
    }
    var options = options
    try start.apply(to: &options)
    return Session(
      options: options, memory: SessionMemory(options: options, replaying: start.memory))
  }

  /// A window without a display that begins as the recorded one did.
  func begin(
    _ recording: Recording, _ observation: Observation
  ) throws(HostError) -> (host: OffscreenHost, replay: Replay) {
    let host = try OffscreenHost(configuration: configuration(of: recording))
    let replay = Replay(recording, on: host)
    let root = makeRoot(observation)
    root.saveRecordings { [unowned host] in RecentRecording.tellOfWhole(in: host.window) }
    show(root, in: host.window, observation)
    memory.savedState()?.restore(to: host.window) { _ in }
    return (host, replay)
  }

  private func configuration(of recording: Recording) -> Application.Configuration {
    var configuration = configuration
    recording.environment.apply(to: &configuration)
    return configuration
  }

  private func play(_ recording: Recording, of path: String) throws {
    let observation = observation
    let (host, replay) = try begin(recording, observation)
    if !replay.hasSameFonts {
      OutputStream.standardError.writeLine(
        "drawer: \(path) was recorded with other fonts: frames with text will differ")
    }
    let window =
      options.headless
      ? nil : try ReplayWindow(of: host, configuration: configuration(of: recording))
    var aims = 0
    if options.aim {
      replay.aim { text in
        aims += 1
        OutputStream.standardOutput.writeLine(text)
      }
    }
    let show = { (step: Recording.Step) in
      if case .frame = step { observation.frameShown(in: host.window) }
      return window?.show(step) ?? true
    }
    let outcome = replay.run(options.aim ? .show : .check, played: show)
    let end = recording.isWhole ? "" : "; the recording is cut off there"
    func told(_ frames: Int) -> String {
      if options.aim { return "\(frames) frames, aimed again \(aims) times" }
      if replay.compared == frames { return "\(frames) frames, each as recorded" }
      return "\(frames) frames, \(replay.compared) of them compared, each as recorded"
    }
    switch outcome {
    case .same(let frames): OutputStream.standardOutput.writeLine("\(told(frames))\(end)")
    case .stopped(let frames):
      OutputStream.standardOutput.writeLine("\(told(frames)); closed there")
    case .differs(let frame, let seconds, let what):
      OutputStream.standardOutput.writeLine(
        "frame \(frame), after \(seconds.short) seconds, has other \(what) than recorded")
      let isContinued = recording.environment.isContinued
      let lines = isContinued ? [] : try pictures(host, replay, of: path, show)
      for line in lines { OutputStream.standardOutput.writeLine(line) }
      if isContinued {
        Self.goOn(replay, show)
      } else if window != nil {
        // What follows may be what somebody wants to see.
        _ = replay.run(.show, played: show)
      }
      OutputStream.endProgram(code: EXIT_FAILURE)
    }
  }

  /// Plays what is left of a recording that begins in the middle of a session: what no state keeps, such as how often a pane
  /// has appeared, differs for a while.
  private static func goOn(_ replay: Replay, _ show: (Recording.Step) -> Bool) {
    var others = 1
    while true {
      switch replay.run(.check, played: show) {
      case .differs: others += 1
      case .same(let frames), .stopped(let frames):
        return OutputStream.standardOutput.writeLine(
          "\(frames - others) of \(frames) frames are as recorded: it begins in the middle, without what no state keeps"
        )
      }
    }
  }

  /// Writes how a frame looks that differs. Where there is no picture of how it had looked, both of the next one that there
  /// is a picture of.
  ///
  /// - Returns: A line for each file.
  private func pictures(
    _ host: OffscreenHost, _ replay: Replay, of path: String,
    _ show: (Recording.Step) -> Bool
  ) throws(HostError) -> [String] {
    var lines = ["it is \(try host.snapshot().writePNG(beside: path, ending: ".now.png"))"]
    let isPictured = replay.recordedPicture != nil
    if !isPictured { _ = replay.run(.show) { show($0) && replay.recordedPicture == nil } }
    guard let picture = replay.recordedPicture else { return lines }
    // The recording may come from a stranger: its picture is decoded and encoded anew.
    guard let decoded = try? Bitmap(decoding: picture) else {
      return lines + ["the recording has no picture of it that can be read"]
    }
    let recorded = try decoded.writePNG(beside: path, ending: ".recorded.png")
    if isPictured { return lines + ["it was \(recorded)"] }
    let later = try host.snapshot().writePNG(beside: path, ending: ".later.png")
    lines.append("a later frame is \(later); it was \(recorded)")
    return lines
  }
}
