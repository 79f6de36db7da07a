// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ArgumentParser
internal import DrawerContainer
internal import Glibc

/// `drawer shrink FILE`: the shortest part of a recording that still stops the program, hangs it, breaks a rule of
/// containment or has the same frame differ. Each try is a process of its own.
struct Shrink: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make a recording that fails as short as it can be.",
    discussion:
      "It fails when the program stops, takes too long or breaks a rule of containment; what frames show is left out then. "
      + "Else it fails when a frame differs, and what is left shows the same until then. The result is FILE.short, "
      + "or FILE-2.short where there is one."
  )

  @Argument(help: .init("A recording that fails.", valueName: "file"))
  var recording: String

  @Option(
    help: .init("Seconds that a try may take, 1 to 600. Default 20.", valueName: "n"),
    transform: { try Options.number($0, "--seconds", 1...600) })
  var seconds = 20

  @Option(help: .init("The program that fails. Default: this one.", valueName: "path"))
  var program = "/proc/self/exe"

  /// How a recording fails: two that fail the same way are equal.
  private struct Failure: Equatable, CustomStringConvertible {
    let ending: HelperProgram.Ending
    /// What was said last before that; empty where nothing was.
    let words: String

    var description: String {
      let end =
        switch ending {
        case .exited: ""
        case .killed(let signal): "is stopped by signal \(signal)"
        case .late: "hangs"
        }
      return [end, words].filter { !$0.isEmpty }.joined(separator: ": ")
    }
  }

  @MainActor func make() throws {
    try Options.check(recording, "the recording")
    // A try that crashes leaves nothing behind.
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    var whole = try Recording(reading: recording)
    let result = try OutputFile(beside: recording, ending: ".short")
    let expected = whole.steps.filter { $0.withoutExpectation != nil }
    whole.steps = expected.compactMap(\.withoutExpectation)
    if let failure = try failure(of: whole) {
      return try shrink(whole, sparing: Array(whole.steps.indices), failure, to: result)
    }
    whole.steps = expected
    guard let failure = try failure(of: whole) else {
      throw HostError(
        .noInput,
        "\(recording) does not fail: it plays to its end as recorded, and no rule is broken"
      )
    }
    // A frame is as it was only after all that came before it: frames stay, and what shows nothing goes.
    whole.steps = Array(expected.prefix(try needed(of: whole, failure)))
    let silent = whole.steps.indices.filter { !whole.steps[$0].isFrame }
    try shrink(whole, sparing: silent, failure, to: result)
  }

  /// How many steps lead to the first frame that differs.
  private func needed(of whole: Recording, _ failure: Failure) throws(HostError) -> Int {
    var (least, most) = (1, whole.steps.count)
    while least < most {
      let middle = (least + most) / 2
      var part = whole
      part.steps = Array(whole.steps.prefix(middle))
      if try self.failure(of: part) == failure { most = middle } else { least = middle + 1 }
    }
    return most
  }

  /// - Parameter parts: Which steps may be left out.
  @MainActor private func shrink(
    _ whole: Recording, sparing parts: [Int], _ failure: Failure, to result: OutputFile
  ) throws {
    OutputStream.standardOutput.writeLine("\(whole.steps.count) steps: the program \(failure)")
    var best = whole
    _ = try Shrinking.removable(of: parts.count) { removed in
      let missing = Set(removed.map { parts[$0] })
      var shorter = whole
      shorter.steps = whole.steps.indices.filter { !missing.contains($0) }.map { whole.steps[$0] }
      guard try self.failure(of: shorter) == failure else { return false }
      best = shorter
      try save(shorter, to: result)
      return true
    }
    try save(best, to: result)
    OutputStream.standardOutput.writeLine(
      "\(best.steps.count) of them still do it: \(result.name)")
  }

  private func save(_ recording: Recording, to result: OutputFile) throws(HostError) {
    try result.replace(with: Self.bytes(recording))
    try result.publish()
  }

  private static func bytes(_ recording: Recording) -> [UInt8] {
    Array((recording.lines.joined(separator: "\n") + "\n").utf8)
  }

  /// Nil where it plays to its end.
  private func failure(of recording: Recording) throws(HostError) -> Failure? {
    let folder = try WorkFolder(named: "drawer-shrink")
    defer { withExtendedLifetime(folder) {} }
    let (file, said) = ("\(folder.path)/recording", "\(folder.path)/said")
    try OutputFile.write(Self.bytes(recording), to: file, policy: .chosenPrivate)
    let arguments = ["--headless", "--check-containment", "--replay", file]
    guard
      let ending = HelperProgram.run(
        program, arguments, in: ".", output: said, seconds: Double(seconds))
    else { throw HostError(.unavailable, "cannot run \(program)") }
    let words = SmallFile.lines(of: said).lazy.compactMap(Self.reason).first ?? ""
    if case .exited = ending, words.isEmpty { return nil }
    return Failure(ending: ending, words: words)
  }

  /// Nil for a line that tells of no failure. Numbers may be addresses.
  private static func reason(_ line: Substring) -> String? {
    if line.hasPrefix("drawer: rule ") {
      return line.split(separator: ":").dropFirst().first.map { "breaks\($0)" }
    }
    // How many frames came before is of no account.
    if line.hasPrefix("frame "), line.hasSuffix(" than recorded"),
      let place = line.firstIndex(of: ",")
    {
      return "shows something else\(line[place...])"
    }
    guard let start = line.firstRange(of: "Fatal error")?.lowerBound else { return nil }
    return line[start...].filter { !$0.isNumber }
  }
}

extension Recording.Step {
  fileprivate var isFrame: Bool {
    if case .frame = self { true } else { false }
  }

  /// What is done, without what was seen.
  fileprivate var withoutExpectation: Recording.Step? {
    switch self {
    case .picture: nil
    case .frame(let instant, let held, let shown):
      .frame(
        instant, held: held, shown: shown.map { _ in .unknown })
    default: self
    }
  }
}
