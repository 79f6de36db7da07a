// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Logging

/// Stores the state of a program's window in a file.
///
/// The file is written on another thread, completely or not at all, so a program that is killed loses at most the last
/// second. The program starts without a state if the file is invalid, or if restoring it made two starts fail. The file
/// is then renamed, for example to `state.json.bad-1`. Only the user can read the file (mode 0600) and a folder created
/// for it (mode 0700). If several copies of a program write the file, the last copy that writes it wins.
public final class FileStateStore: StateStore, FileBackedStateStore {
  private let file: StateFile
  package var stateFile: StateFile? { file }
  private let logger: Logger

  /// Creates a store that keeps the state in the file at a path.
  ///
  /// - Parameters:
  ///   - path: The path of the file. Its folder is created if it is missing.
  ///   - logger: Receives a warning about an invalid file, a failure to write, or a crash of the program's last run.
  public init(path: String, logger: Logger = Logger(label: "drawer")) {
    file = StateFile(path: path)
    self.logger = logger.singleLine
  }

  /// Creates a store that keeps the state in `IDENTIFIER/state.json` below `$XDG_STATE_HOME` or `~/.local/state`.
  public init(identifier: String, logger: Logger = Logger(label: "drawer")) {
    let path = "\(BaseFolders.state)/\(identifier)/state.json"
    file = StateFile(path: path, ownsFolder: true)
    self.logger = logger.singleLine
  }

  public func loadState() -> RestorableState? {
    if let signal = file.consumeCrash() {
      logger.warning(
        "the program crashed the last time (\(signal)): continuing with the saved state")
    }
    return file.load(report: { logger.warning("\($0)") }, decode: { RestorableState(json: $0) })
  }

  public func save(_ state: RestorableState, isFinal: Bool) {
    file.save(Array((state.json + "\n").utf8))
    guard isFinal else { return }
    do throws(HostError) { try file.finish() } catch { logger.warning("\(error)") }
  }
}

/// A store of a program's window state between two starts: `FileStateStore`, or a custom one.
@MainActor public protocol StateStore: AnyObject, Sendable {
  /// Returns the state of the last start; nil to start without a state. Called once, before the window opens.
  func loadState() -> RestorableState?

  /// Saves a state. Called when the window is idle for the first time, then after changes, at most once a second, when
  /// the program ends, and before a Wayland compositor changes its devices, which may crash SDL.
  ///
  /// - Parameter isFinal: Whether the program ends or may end now. A state that is not stored on return may be lost.
  func save(_ state: RestorableState, isFinal: Bool)
}

/// A store whose file counts the starts that ended while the state was restored.
@MainActor package protocol FileBackedStateStore: StateStore {
  /// The file; nil if nothing is stored.
  var stateFile: StateFile? { get }
}
