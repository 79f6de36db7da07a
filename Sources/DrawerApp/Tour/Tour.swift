// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer
internal import Glibc

/// A scripted visit on a virtual clock that saves a numbered picture at each stop.
struct Tour {
  let session: Session
  let directory: String

  func play() throws {
    let stops = TourStop.all(of: session.sample)
    try makeDirectory(for: stops)
    let logs = SessionLogs(recordingPath: session.options.record)
    try logs.open()
    let host = try OffscreenHost(configuration: session.configuration)
    if let recorder = logs.recorder {
      host.record(with: recorder, program: session.memory.start.stateValue)
    }
    let observation = session.observation
    let root = session.makeRoot(observation)
    session.show(root, in: host.window, observation)
    host.advance(by: 1)
    guard let menu = root.menu else {
      stopProgram("Internal inconsistency: \(session.sample) has no menu to visit")
    }
    let visitor = Visitor(host: host, menu: menu, isWatched: logs.recorder != nil)
    for (index, stop) in stops.enumerated() {
      showProgress("\(index + 1)/\(stops.count) \(stop.name)")
      try stop.action(visitor)
      observation.frameShown(in: host.window)
      _ = try host.snapshot().writePNG(beside: start(of: stop, index), ending: Self.ending)
    }
    let failures = logs.finish(because: "end of the tour")
    if let failure = failures.first { throw failure }
    showProgress("\(stops.count) pictures in \(directory)", isLast: true)
  }

  private static let ending = ".png"

  /// What the name of a picture begins with.
  private func start(of stop: TourStop, _ index: Int) -> String {
    let number = index < 9 ? "0\(index + 1)" : "\(index + 1)"
    return "\(directory)/\(number)-\(stop.name)"
  }

  /// Throws where the folder has pictures of another tour, which stay.
  private func makeDirectory(for stops: [TourStop]) throws(HostError) {
    if mkdir(directory, 0o755) == 0 { return }
    var status = stat()
    guard errno == EEXIST, stat(directory, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw HostError(
        .cannotCreate, "cannot make the folder \(directory)",
        reason: String(cString: strerror(errno)),
        remedy: "name a folder in a place that can be written")
    }
    for (index, stop) in stops.enumerated() {
      let picture = start(of: stop, index) + Self.ending
      guard lstat(picture, &status) != 0 else {
        throw HostError(
          .cannotCreate, "cannot write \(picture)", reason: String(cString: strerror(EEXIST)),
          remedy: "name a folder without the pictures of another tour")
      }
    }
  }

  /// One line that is written over, and only where a person watches.
  private func showProgress(_ text: String, isLast: Bool = false) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    let line = "\r\u{1B}[K\(text.escapingControls())\(isLast ? "\n" : "")"
    OutputStream.standardError.write(Array(line.utf8))
  }
}
