// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ArgumentParser
internal import DrawerContainer
internal import Glibc

/// `drawer shrink FILE` finds the shortest part of a recording that still fails in the same way: with a crash, a
/// timeout, a violation of the containment contract or a different frame. Each attempt runs in its own process.
struct Shrink: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shorten a recording that fails to the steps that the failure needs.",
    discussion:
      "A recording fails if the program crashes, takes too long or breaks a rule of containment; then the content of "
      + "frames is ignored. Otherwise it fails if a frame differs; then the shorter recording shows the same frames up to "
      + "that one. The result is FILE.short, or FILE-2.short if that name is in use."
  )

  @Argument(help: .init("A recording that fails.", valueName: "file"))
  var recording: String

  @Option(
    help: .init("Maximum duration of a try in seconds, 1 to 600. Default: 20.", valueName: "n"),
    transform: { try Options.parseNumber($0, "--seconds", 1...600) })
  var seconds = 20

  @Option(help: .init("The program to run. Default: this program.", valueName: "path"))
  var program = "/proc/self/exe"

  /// A failure of a recording. Equal failures have the same cause.
  private struct Failure: Equatable, CustomStringConvertible {
    let termination: Subprocess.Termination
    /// The last message; empty if there was none.
    let message: String

    var description: String {
      let end =
        switch termination {
        case .exited: ""
        case .killed(let signal): "is ended by signal \(signal)"
        case .timedOut: "hangs"
        }
      return [end, message].filter { !$0.isEmpty }.joined(separator: ": ")
    }
  }

  @MainActor func make() throws {
    try Options.checkNotEmpty(recording, "the recording")
    // Crashing attempts write no core dumps.
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    var whole = try Recording(reading: recording)
    let result = try OutputFile(beside: recording, ending: ".short")
    let expected = whole.steps.filter { $0.withoutExpectation != nil }
    whole.steps = expected.compactMap(\.withoutExpectation)
    if let failure = try reproduceFailure(of: whole) {
      return try shrink(whole, removing: Array(whole.steps.indices), failure, to: result)
    }
    whole.steps = expected
    guard let failure = try reproduceFailure(of: whole) else {
      throw HostError(
        .noInput, "\(recording) does not fail: it plays to its end as recorded and breaks no rule"
      )
    }
    // A frame depends on all steps before it: frames are kept, and other steps are removed.
    whole.steps = Array(expected.prefix(try minimumStepCount(of: whole, failure)))
    let silent = whole.steps.indices.filter { !whole.steps[$0].isFrame }
    try shrink(whole, removing: silent, failure, to: result)
  }

  /// The number of steps up to the first different frame.
  private func minimumStepCount(of whole: Recording, _ failure: Failure) throws(HostError) -> Int {
    var (least, most) = (1, whole.steps.count)
    while least < most {
      let middle = (least + most) / 2
      var part = whole
      part.steps = Array(whole.steps.prefix(middle))
      if try self.reproduceFailure(of: part) == failure {
        most = middle
      } else {
        least = middle + 1
      }
    }
    return most
  }

  /// Removes as many of the `parts` as possible.
  @MainActor private func shrink(
    _ whole: Recording, removing parts: [Int], _ failure: Failure, to result: OutputFile
  ) throws {
    RecordWriter.standardOutput.writeLine("\(whole.steps.count) steps: the program \(failure)")
    var best = whole
    _ = try StepReducer.removableSteps(of: parts.count) { removed in
      let missing = Set(removed.map { parts[$0] })
      var shorter = whole
      shorter.steps = whole.steps.indices.filter { !missing.contains($0) }.map { whole.steps[$0] }
      guard try self.reproduceFailure(of: shorter) == failure else { return false }
      best = shorter
      try save(shorter, to: result)
      return true
    }
    try save(best, to: result)
    RecordWriter.standardOutput.writeLine("shortened to \(best.steps.count) steps: \(result.name)")
  }

  private func save(_ recording: Recording, to result: OutputFile) throws(HostError) {
    try result.replace(with: Self.bytes(recording))
    try result.commit()
  }

  private static func bytes(_ recording: Recording) -> [UInt8] {
    Array((recording.lines.joined(separator: "\n") + "\n").utf8)
  }

  /// Replays a recording. Nil if it does not fail.
  private func reproduceFailure(of recording: Recording) throws(HostError) -> Failure? {
    let folder = try WorkFolder(named: "drawer-shrink")
    defer { withExtendedLifetime(folder) {} }
    let (file, said) = ("\(folder.path)/recording", "\(folder.path)/said")
    try OutputFile.write(Self.bytes(recording), to: file, policy: .chosenPrivate)
    let arguments = ["--headless", "--check-containment", "--replay", file]
    guard
      let ending = Subprocess.run(
        program, arguments, in: ".", output: said, timeout: Double(seconds))
    else { throw HostError(.unavailable, "cannot run \(program)") }
    let words = SmallFile.lines(of: said).lazy.compactMap(Self.failureReason).first ?? ""
    if case .exited = ending, words.isEmpty { return nil }
    return Failure(termination: ending, message: words)
  }

  /// The failure that a line reports; nil for other lines. Numbers are dropped, because they may be addresses.
  private static func failureReason(in line: Substring) -> String? {
    if line.hasPrefix("drawer: rule ") {
      return line.split(separator: ":").dropFirst().first.map { "breaks\($0)" }
    }
    // The number of frames before is ignored.
    if line.hasPrefix("frame "), line.contains(" differs from the recording: "),
      let commaIndex = line.firstIndex(of: ",")
    {
      return "replays a frame that\(line[commaIndex...])"
    }
    guard let start = line.firstRange(of: "Fatal error")?.lowerBound else { return nil }
    return line[start...].filter { !$0.isNumber }
  }
}

extension Recording.Step {
  fileprivate var isFrame: Bool { if case .frame = self { true } else { false } }

  fileprivate var withoutExpectation: Recording.Step? {
    switch self {
    case .snapshot: nil
    case .frame(let instant, let held, let shown):
      .frame(instant, animationDelay: held, fingerprint: shown.map { _ in .unknown })
    default: self
    }
  }
}
