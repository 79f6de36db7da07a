// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The state log and the frame log of a session. They are opened when there is a window, so that old
/// ones stay without one.
final class SessionLogs {
  private let statePath: String?
  private let framePath: String?
  private(set) var state: JSONLines?
  private var frames = FrameLog()
  private var isOpen = false

  /// Throws when a log could not be written.
  init(statePath: String?, framePath: String?) throws(HostError) {
    self.statePath = statePath
    self.framePath = framePath
    for path in [statePath, framePath] {
      if let path { try OutputFile.check(path) }
    }
  }

  func open() throws(HostError) {
    if let statePath { state = try JSONLines(path: statePath) }
    isOpen = true
  }

  func add(_ report: FrameReport) {
    if framePath != nil { frames.add(report) }
  }

  /// Ends both logs, the second also when the first fails.
  /// - Parameter reason: What the state log says of the end.
  /// - Returns: What could not be written.
  func finish(because reason: String) -> [HostError] {
    guard isOpen else { return [] }
    var failures: [HostError] = []
    do throws(HostError) {
      state?.write(["exit": reason])
      try state?.finish()
    } catch {
      failures.append(error)
    }
    do throws(HostError) {
      if let framePath { try frames.write(to: framePath) }
    } catch {
      failures.append(error)
    }
    return failures
  }
}
