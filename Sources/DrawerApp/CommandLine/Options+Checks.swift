// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ArgumentParser
internal import DrawerContainer
internal import Glibc

/// Checks that the parser of the command line cannot make.
extension Options {
  nonisolated static func parseNumber<Value: LosslessStringConvertible>(
    _ text: String, _ option: String, _ range: ClosedRange<Value>
  ) throws -> Value {
    guard let value = Value(text), range.contains(value) else {
      let ends = [range.lowerBound, range.upperBound].map { "\($0)".replacing(/\.0$/, with: "") }
      throw ValidationError("\(option) must be a number from \(ends[0]) to \(ends[1])")
    }
    return value
  }

  nonisolated static func checkNotEmpty(
    _ name: String?, _ option: String, _ kind: String = "a file"
  ) throws {
    if name?.isEmpty == true {
      throw ValidationError("\(option) has an empty name: give the name of \(kind)")
    }
  }

  /// Checks options that require or exclude each other. Called after parsing, which reports unknown options first.
  @MainActor func check() throws {
    try checkSize()
    try Self.checkNotEmpty(tour, "--tour", "a folder")
    try Self.checkNotEmpty(locale, "--locale", "a language")
    for (option, path) in outputFiles + [("--replay", replay)] {
      try Self.checkNotEmpty(path, option)
    }
    try checkNames()
    func refuse(_ isConflict: Bool, _ message: String) throws {
      if isConflict { throw ValidationError(message) }
    }
    let hasLogs = stateLog != nil || frameLog != nil
    try refuse(state == "-", "--state needs a file: standard output cannot be read back")
    try refuse(
      headless && screenshot == nil && tour == nil && replay == nil && !version,
      "--headless opens no window: add --screenshot FILE.png, --tour DIR or --replay FILE")
    try refuse(
      replay != nil && (screenshot != nil || tour != nil || record != nil || sample != nil),
      "--replay cannot be used with --screenshot, --tour, --record or --sample: remove them")
    try refuse(
      replay != nil && hasLogs, "--replay writes no logs: remove --state-log and --frame-log")
    try refuse(aim && replay == nil, "--aim applies only to a replay: add --replay FILE")
    try refuse(
      record != nil && headless && tour == nil,
      "--record needs a window or --tour DIR: remove --headless")
    try refuse(
      record != nil && renderer == .accelerated,
      "--record draws with the software renderer: remove --renderer accelerated")
    try refuse(
      screenshot != nil && tour != nil,
      "--screenshot and --tour cannot be used together: remove one of them")
    try refuse(
      !option.isEmpty && sample != .playground,
      "--option applies only to the playground: add --sample playground")
    try refuse(
      tour != nil && sample == .playground,
      "--tour needs a menu, but the playground has none: choose another --sample")
    try refuse(
      (tour != nil || headless) && hasLogs,
      "--state-log and --frame-log need a window: remove --headless and --tour")
  }

  private var outputFiles: [(option: String, path: String?)] {
    [
      ("--screenshot", screenshot), ("--frame-log", frameLog), ("--state-log", stateLog),
      ("--record", record), ("--state", state),
    ]
  }

  /// Files of the same name would overwrite each other.
  @MainActor private func checkNames() throws {
    var options: [String: String] = [:]
    for case (let option, let path?) in outputFiles where !path.hasPrefix("/dev/") {
      if let other = options.updateValue(option, forKey: Self.resolvedPath(of: path)) {
        throw ValidationError("\(other) and \(option) name the same file: choose different files")
      }
    }
    guard let locale, !Language.isKnown(locale) else { return }
    throw ValidationError("--locale \(locale) is not available: choose en, de, ar or qps")
  }

  /// The path of a file with the links in its folder resolved, so that all paths to the file are equal.
  private static func resolvedPath(of path: String) -> String {
    let end = path.lastIndex(of: "/")
    let folder = end.map { String(path[...$0]) } ?? "."
    let name = end.map { String(path[path.index(after: $0)...]) } ?? path
    guard let resolved = realpath(folder, nil) else { return path }
    defer { free(resolved) }
    return "\(String(cString: resolved))/\(name)"
  }

  /// Throws the failures of all files that are not writable, before the window opens.
  func checkFiles() throws {
    var failures: [HostError] = []
    for case (let option, let path?) in outputFiles {
      let isState = option == "--state"
      // Only a run in a window saves its state.
      if isState, !isInWindow || replay != nil { continue }
      do throws(HostError) {
        try isState ? StateFile.check(path) : OutputFile.check(path)
      } catch {
        failures.append(error)
      }
    }
    if !failures.isEmpty { throw Failures(errors: failures) }
  }

  /// Whether the run shows a window to the user, and does not only draw pictures.
  var isInWindow: Bool { !headless && screenshot == nil && tour == nil }

  struct Failures: Error {
    let errors: [HostError]
  }

  private func checkSize() throws {
    guard let size else { return }
    guard size.isInRange else {
      throw ValidationError(
        "--size \(size) is out of range: choose \(WindowSize.minimum) to \(WindowSize.maximum)")
    }
    let side = max(size.size.width, size.size.height) * (scale ?? 1)
    guard side <= WindowSize.maximumPixels else {
      throw ValidationError(
        "--size \(size) at --scale \(scale ?? 1) is more than \(Int(WindowSize.maximumPixels)) "
          + "pixels wide or high: choose a smaller size")
    }
  }
}
