// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Logging

/// Keeps the state of a program's window in a file.
///
/// The file is written on another thread, whole or not at all, so a program that is killed loses no more than the last
/// second. A file that makes no sense is kept as `.bad-1` and so on, and the program begins afresh. The same happens after two starts
/// that ended while they restored the state, before the window came to rest. Only the user can read the file: the file has the
/// mode 0600, and a folder that is made for it 0700. If several copies of a program run at the same time, the last one to write wins.
public final class FileStateStore: StateStore, RestorationCounting {
  private let file: StateFile
  package var countingFile: StateFile? { file }
  private let logger: Logger

  /// - Parameters:
  ///   - path: Its folder is made when it is not there.
  ///   - logger: Gets a line about an unusable file, about a failure to write, and after a crash.
  public convenience init(path: String, logger: Logger = Logger(label: "drawer")) {
    self.init(StateFile(path: path), logger)
  }

  private init(_ file: StateFile, _ logger: Logger) {
    self.file = file
    self.logger = logger.singleLine
  }

  /// The file `$XDG_STATE_HOME/IDENTIFIER/state.json`, by default in `~/.local/state`.
  public convenience init(identifier: String, logger: Logger = Logger(label: "drawer")) {
    let path = "\(BaseFolders.state)/\(identifier)/state.json"
    self.init(StateFile(path: path, ownsFolder: true), logger)
  }

  public func savedState() -> RestorableState? {
    if let signal = file.takeCrash() {
      logger.warning("the program crashed (\(signal)) and goes on with what it had kept")
    }
    return file.begin(report: { logger.warning("\($0)") }, decode: { RestorableState(json: $0) })
  }

  public func save(_ state: RestorableState, isFinal: Bool) {
    file.save(Array((state.json + "\n").utf8))
    guard isFinal else { return }
    do throws(HostError) { try file.finish() } catch { logger.warning("\(error)") }
  }
}

/// Where the state of a program's window is kept from one start to the next: `FileStateStore`, or something of the
/// program's own.
@MainActor public protocol StateStore: AnyObject, Sendable {
  /// What the last start left; nil to begin afresh. Asked once, before the window opens.
  func savedState() -> RestorableState?

  /// Keeps a state. Called when the window has come to rest for the first time, then when something is different, at most
  /// once a second, when the program ends, and before a Wayland compositor's change of devices by which SDL may crash.
  ///
  /// - Parameter isFinal: Whether the program ends or may end now: a state that is not stored when this returns may be lost.
  func save(_ state: RestorableState, isFinal: Bool)
}

/// A restoration whose file counts the starts that ended while the state was restored.
@MainActor package protocol RestorationCounting: StateStore {
  /// Nil if nothing is kept.
  var countingFile: StateFile? { get }
}
