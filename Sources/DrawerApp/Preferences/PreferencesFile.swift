// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Dispatch
internal import DrawerContainer
internal import Synchronization

/// The file of the preferences, separate from the screens' state: an invalid state loses no preferences.
///
/// Several instances of the program may run at the same time. Each writes only the values that were changed in it.
nonisolated final class PreferencesFile: Sendable {
  /// The changes that are not in the file yet, and the error of the last attempt to write them.
  private struct PendingChanges {
    var changes: [(old: Preferences, new: Preferences)] = []
    var failure: HostError?
  }

  private let file: StateFile
  private let pending = Mutex(PendingChanges())

  /// The path that is used if the command line has none.
  @MainActor static var standardPath: String { BaseFolders.config + "/drawer/preferences.json" }

  init(path: String, ownsFolder: Bool) { file = StateFile(path: path, ownsFolder: ownsFolder) }

  /// Reads the preferences; nil if there is no file or it is invalid. An invalid file is renamed.
  func read(report: (String) -> Void) -> Preferences? {
    guard var preferences = file.load(report: report, decode: Self.decode) else { return nil }
    if let scale = preferences.scale, !Options.scaleRange.contains(scale) {
      report("\(file.path) has the scale \(scale): starting with the scale of the desktop")
      preferences.scale = nil
    }
    return preferences
  }

  private static func decode(_ text: String) -> Preferences? {
    StateValue(json: text).flatMap { Preferences(stateValue: $0) }
  }

  func remove() { file.remove() }

  /// Writes a change on another thread.
  func save(_ new: Preferences, changedFrom old: Preferences) {
    guard new != old else { return }
    pending.withLock { $0.changes.append((old, new)) }
    file.queue.async { [self] in write() }
  }

  /// Writes all pending changes. Call it when the program ends.
  func finish() throws(HostError) {
    file.queue.sync { write() }
    if let failure = pending.withLock({ $0.failure }) { throw failure }
  }

  private func write() {
    let changes = pending.withLock { $0.changes }
    guard !changes.isEmpty else { return }
    var failure: HostError?
    do throws(HostError) {
      try file.update { text in
        var preferences = Self.decode(text) ?? Preferences()
        for change in changes { preferences.merge(change.new, changedFrom: change.old) }
        return preferences.stateValue.json + [UInt8(ascii: "\n")]
      }
    } catch {
      failure = error
    }
    pending.withLock {
      $0.failure = failure
      // Changes that could not be written are written at the end.
      if failure == nil { $0.changes.removeFirst(changes.count) }
    }
  }
}
