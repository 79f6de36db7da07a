// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ArgumentParser
internal import DrawerContainer
internal import Glibc

/// `drawer movie FILE OUT` makes a movie of a recording, with the encoder of libwebp.
struct Movie: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make an animated image of a recording, with a mark at the pointer.",
    discussion: "Needs img2webp from the package webp. Pauses are shortened to 0.8 seconds.")

  @Argument(help: .init("A recording written by --record.", valueName: "file"))
  var recording: String

  @Argument(help: .init("The animated image to write.", valueName: "out.webp"))
  var output: String

  @Option(
    help: .init("Images per second, 1 to 60. Default: 12.", valueName: "n"),
    transform: { try Options.parseNumber($0, "--rate", 1...60) })
  var rate = 12

  private static let encoder = "img2webp"

  @MainActor func make() throws {
    try Options.checkNotEmpty(recording, "the recording")
    guard output.hasSuffix(".webp") else {
      throw ValidationError("\(output) is not a WebP file: choose a name that ends with .webp")
    }
    let recording = try Recording(reading: recording)
    try OutputFile.check(output)
    let session = try ProgramRun.recordedRun(recording, Options.parse([]))
    let film = try Language.$current.withValue(session.localization) {
      try makeFilm(of: recording, session)
    }
    if let failure = film.failure { throw failure }
    try OutputFile.write(try encode(film), to: output)
  }

  @MainActor private func makeFilm(of recording: Recording, _ session: ProgramRun) throws -> Film {
    let (host, replay) = try session.startReplay(recording, session.newDiagnosticsObserver)
    let film = try Film(of: host, rate: rate)
    _ = replay.run(.show) { step in
      film.add(step)
      return film.failure == nil
    }
    film.finish()
    return film
  }

  @MainActor private func encode(_ film: Film) throws(HostError) -> [UInt8] {
    // A file of arguments, because they may exceed the length of a command line. They are split at spaces.
    let pictures = film.pictures.map { "-d \($0.milliseconds) \($0.name)\n" }.joined()
    let order = "-loop 0 -lossy -q 60 -m 4\n\(pictures)-o movie\n"
    try OutputFile.write(Array(order.utf8), to: "\(film.folder)/order")
    guard let ending = Subprocess.run(Self.encoder, ["order"], in: film.folder) else {
      throw HostError(
        .unavailable, "cannot write \(output)", reason: "\(Self.encoder) is not installed",
        recoverySuggestion: "install the package webp")
    }
    guard ending == .exited(EXIT_SUCCESS),
      let movie = SmallFile.bytes(of: "\(film.folder)/movie", limit: .max)
    else {
      throw HostError(.software, "cannot write \(output)", reason: "\(Self.encoder) failed")
    }
    return movie
  }
}

/// Saves a played recording as a series of images with durations. A mark shows the mouse pointer.
final class Film {
  /// The maximum duration of an image without changes, in seconds.
  private static let maximumPictureDuration = 0.8
  /// The duration of the last image in seconds.
  private static let lastPictureDuration = 2.0
  /// A tolerance for sums of fractions, in seconds.
  private static let timeTolerance = 1e-6
  private static let pointerMarkSize = 22.0

  var folder: String { workFolder.path }
  private let workFolder: WorkFolder
  private(set) var pictures: [(name: String, milliseconds: Int)] = []
  /// The first error of writing an image.
  private(set) var failure: HostError?

  private let host: OffscreenHost
  private let interval: Double
  /// The size of all images. Frames of another size are left out.
  private let size: Size
  private let pointerMark = View()
  /// The pending image and its start time in seconds.
  private var pendingPicture: (picture: Bitmap, since: Double)?
  private var time = 0.0
  private var lastInstant: Instant?

  /// Creates a film with at most `rate` images per second.
  init(of host: OffscreenHost, rate: Int) throws(HostError) {
    self.host = host
    interval = 1 / Double(rate)
    size = host.window.size
    workFolder = try WorkFolder(named: "drawer-film")
    pointerMark.bounds.size = Size(Self.pointerMarkSize, Self.pointerMarkSize)
    pointerMark.cornerRadius = Self.pointerMarkSize / 2
    pointerMark.borderWidth = 2
    pointerMark.borderColor = .fixed(.white)
    pointerMark.backgroundColor = .secondaryText
    pointerMark.isUserInteractionEnabled = false
    pointerMark.isHidden = true
    pointerMark.shadow = Shadow(
      color: Color(red: 0, green: 0, blue: 0, alpha: 90), blur: 6, offset: Point(0, 1))
    host.window.overlayView.addSubview(pointerMark)
  }

  func add(_ step: Recording.Step) {
    switch step {
    case .event(let event):
      guard case .pointer(let pointer) = event.kind else { return }
      pointerMark.isHidden = pointer.phase == .exited
      pointerMark.center = pointer.location
      if pointer.phase == .down { pointerMark.backgroundColor = .accent }
      if pointer.phase == .up { pointerMark.backgroundColor = .secondaryText }
    case .frame(let instant, _, _): recordFrame(at: instant)
    default: break
    }
  }

  private func recordFrame(at instant: Instant) {
    time += min(lastInstant.map { instant.timeIntervalSince($0) } ?? 0, Self.maximumPictureDuration)
    lastInstant = instant
    guard host.window.size == size else { return }
    if let pendingPicture, time - pendingPicture.since < interval - Self.timeTolerance {
      self.pendingPicture = (host.snapshot(), pendingPicture.since)
    } else {
      savePendingPicture()
      pendingPicture = (host.snapshot(), time)
    }
  }

  func finish() {
    time += Self.lastPictureDuration
    savePendingPicture()
  }

  private func savePendingPicture() {
    guard let pendingPicture else { return }
    let name = "\(pictures.count).png"
    do { try pendingPicture.picture.writePNG(to: "\(folder)/\(name)") } catch {
      failure = failure ?? error
    }
    let milliseconds = Int(((time - pendingPicture.since) * 1000).rounded())
    pictures.append((name, max(1, milliseconds)))
  }
}

/// A temporary folder that only the user can read. It contains no folders, and is removed with this object.
nonisolated final class WorkFolder {
  let path: String

  /// Creates a folder with a name that begins with `name`, in `$TMPDIR`, by default in `/tmp`.
  init(named name: String) throws(HostError) {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/\(name)-XXXXXX".utf8CString)
    guard let path = mkdtemp(&template).map({ String(cString: $0) }) else {
      throw HostError(.cannotCreate, "cannot create a folder in \(parent)")
    }
    self.path = path
  }

  deinit {
    for name in OutputFile.names(in: path) { unlink("\(path)/\(name)") }
    rmdir(path)
  }
}
