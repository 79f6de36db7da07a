// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer
internal import Glibc

/// A scripted visit on a virtual clock that saves a numbered picture at each stop.
struct Tour {
  let configuration: Application.Configuration
  let sample: Sample
  let observation: Observation
  let directory: String
  /// Pictures a second of what moves; nil for none but those of the stops.
  var rate: Int?

  func play() throws {
    try makeDirectory()
    let host = try OffscreenHost(configuration: configuration)
    observation.watch(host.window)
    let root = sample.makeRoot(observation)
    host.window.rootViewController = root
    host.advance(by: 1)
    guard let menu = root.menu else {
      stopProgram("Internal inconsistency: \(sample) has no menu to visit")
    }
    let film = rate.map { Film(of: host, in: directory, rate: $0) }
    let visitor = Visitor(host: host, menu: menu, film: film)
    let stops = TourStop.all(of: sample)
    for (index, stop) in stops.enumerated() {
      showProgress("\(index + 1)/\(stops.count) \(stop.name)")
      try stop.action(visitor)
      if let failure = film?.failure { throw failure }
      observation.frameShown(in: host.window)
      let number = index < 9 ? "0\(index + 1)" : "\(index + 1)"
      try host.snapshot().writePNG(to: "\(directory)/\(number)-\(stop.name).png")
    }
    showProgress("\(stops.count) pictures in \(directory)", isLast: true)
  }

  private func makeDirectory() throws(HostError) {
    if mkdir(directory, 0o755) == 0 { return }
    var status = stat()
    if errno == EEXIST, stat(directory, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return }
    throw HostError(
      .cannotCreate, "cannot make the folder \(directory)",
      reason: String(cString: strerror(errno)),
      remedy: "name a folder in a place that can be written")
  }

  /// One line that is written over, and only where a person watches.
  private func showProgress(_ text: String, isLast: Bool = false) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    OutputStream.standardError.write("\r\u{1B}[K\(text)\(isLast ? "\n" : "")")
  }
}
