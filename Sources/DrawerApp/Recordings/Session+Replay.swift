// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer
internal import Glibc

extension Session {
  /// Plays a recording, in a window or without a display, and says whether each frame was as it had been. Of the first that
  /// was not a picture is written.
  static func replay(_ path: String, _ options: Options) throws {
    let recording = try recording(path)
    try played(recording, options).play(recording, of: path)
  }

  static func recording(_ path: String) throws(HostError) -> Recording {
    guard let recording = Recording(path: path) else {
      throw HostError(
        .noInput, "cannot play \(path)", reason: "it is no recording of this version",
        remedy: "record one with --record FILE")
    }
    return recording
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
    show(makeRoot(observation), in: host.window, observation)
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
      OutputStream.standardError.write(
        "drawer: \(path) was recorded with other fonts: frames with text will differ\n")
    }
    let window =
      options.headless
      ? nil : try ReplayWindow(of: host, configuration: configuration(of: recording))
    var aims = 0
    if options.aim {
      replay.aim { text in
        aims += 1
        OutputStream.standardOutput.write("\(text)\n")
      }
    }
    let outcome = replay.run(options.aim ? .show : .check) { step in
      guard case .frame(let instant, _, let shown) = step else { return true }
      observation.frameShown(in: host.window)
      return shown == nil || window?.show(frameAt: instant) ?? true
    }
    let end = recording.isWhole ? "" : "; the recording is cut off there"
    switch outcome {
    case .same(let frames) where options.aim:
      OutputStream.standardOutput.write("\(frames) frames, aimed again \(aims) times\(end)\n")
    case .same(let frames):
      OutputStream.standardOutput.write("\(frames) frames, each as recorded\(end)\n")
    case .stopped(let frames):
      OutputStream.standardOutput.write("\(frames) frames, each as recorded; closed there\n")
    case .differs(let frame, let seconds, let what):
      let picture = "\(path).frame-\(frame).png"
      try host.snapshot().writePNG(to: picture)
      OutputStream.standardOutput.write(
        "frame \(frame), after \(seconds.short) seconds, has other \(what) than recorded: it is \(picture)\n"
      )
      Drawer.leave(code: EXIT_FAILURE)
    }
  }
}
