// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer
internal import Glibc

extension Session {
  /// Plays a recording without a display, and says whether each frame was as it had been. Of the first that was not a
  /// picture is written.
  static func replay(_ path: String, _ options: Options) throws {
    guard let recording = Recording(path: path),
      let start = SessionStart(stateValue: recording.environment.program)
    else {
      throw HostError(
        .noInput, "cannot play \(path)", reason: "it is no recording of this version",
        remedy: "record one with --record FILE")
    }
    var options = options
    try start.apply(to: &options)
    try Session(options: options, memory: SessionMemory(options: options, replaying: start.memory))
      .play(recording, of: path)
  }

  private func play(_ recording: Recording, of path: String) throws {
    var configuration = configuration
    recording.environment.apply(to: &configuration)
    let host = try OffscreenHost(configuration: configuration)
    let replay = Replay(recording, on: host)
    if !replay.hasSameFonts {
      OutputStream.standardError.write(
        "drawer: \(path) was recorded with other fonts: frames with text will differ\n")
    }
    let observation = observation
    show(makeRoot(observation), in: host.window, observation)
    memory.savedState()?.restore(to: host.window) { _ in }
    let outcome = replay.run { observation.frameShown(in: host.window) }
    let end = recording.isWhole ? "" : "; the recording is cut off there"
    switch outcome {
    case .same(let frames):
      OutputStream.standardOutput.write("\(frames) frames, each as recorded\(end)\n")
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
