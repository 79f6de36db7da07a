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
