// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer
internal import Glibc

/// A scripted tour of the program off screen, with a virtual clock, which saves a numbered image at each stop.
struct Tour {
  let programRun: ProgramRun
  let directory: String

  func play() throws {
    let stops = TourStop.all(of: programRun.sample)
    try makeDirectory(for: stops)
    let logs = RunLogs(recordingPath: programRun.options.record)
    try logs.open()
    let host = try OffscreenHost(configuration: programRun.configuration)
    if let recorder = logs.recorder {
      host.record(with: recorder, program: programRun.stateStore.launchState.stateValue)
    }
    let observation = programRun.newDiagnosticsObserver
    let root = programRun.makeRoot(observation)
    programRun.show(root, in: host.window, observation)
    host.advance(by: 1)
    guard let menu = root.menu else {
      stopProgram("Internal inconsistency: \(programRun.sample) has no menu to visit")
    }
    let visitor = TourDriver(host: host, menu: menu, showsMouseMovement: logs.recorder != nil)
    for (index, stop) in stops.enumerated() {
      showProgress("\(index + 1)/\(stops.count) \(stop.name)")
      try stop.action(visitor)
      observation.noteFrameShown(in: host.window)
      _ = try host.snapshot().writePNG(
        beside: pathPrefix(of: stop, index), ending: Self.fileExtension)
    }
    let failures = logs.finish(reason: "end of the tour")
    if let failure = failures.first { throw failure }
    showProgress("\(stops.count) images in \(directory)", isLast: true)
  }

  private static let fileExtension = ".png"

  private func pathPrefix(of stop: TourStop, _ index: Int) -> String {
    let number = index < 9 ? "0\(index + 1)" : "\(index + 1)"
    return "\(directory)/\(number)-\(stop.name)"
  }

  /// Throws if the folder contains images of another tour, which are kept.
  private func makeDirectory(for stops: [TourStop]) throws(HostError) {
    if mkdir(directory, 0o755) == 0 { return }
    var status = stat()
    guard errno == EEXIST, stat(directory, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw HostError(
        .cannotCreate, "cannot make the folder \(directory)",
        reason: String(cString: strerror(errno)),
        recoverySuggestion: "choose a folder in a place that you can write to")
    }
    for (index, stop) in stops.enumerated() {
      let picture = pathPrefix(of: stop, index) + Self.fileExtension
      guard lstat(picture, &status) != 0 else {
        throw HostError(
          .cannotCreate, "cannot write \(picture)", reason: String(cString: strerror(EEXIST)),
          recoverySuggestion: "choose a folder without the images of another tour")
      }
    }
  }

  /// Shows progress in one line, only on a terminal.
  private func showProgress(_ text: String, isLast: Bool = false) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    let line = "\r\u{1B}[K\(text.escapingControls())\(isLast ? "\n" : "")"
    RecordWriter.standardError.write(Array(line.utf8))
  }
}
