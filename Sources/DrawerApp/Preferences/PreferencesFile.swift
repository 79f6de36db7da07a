// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Dispatch
internal import DrawerContainer
internal import Synchronization

/// The file that keeps the preferences, apart from the state of the screens: a state that cannot be used takes no preference with
/// it.
///
/// Several copies of the program may run at the same time. Each writes only what the user changed in it, and leaves the values
/// that other copies have written.
nonisolated final class PreferencesFile: Sendable {
  private struct Change: Sendable {
    let old: Preferences
    let new: Preferences
  }

  /// The changes that are not in the file yet, and the error that kept them out.
  private struct Waiting {
    var changes: [Change] = []
    var failure: HostError?
  }

  private let file: StateFile
  private let waiting = Mutex(Waiting())

  /// The file if the command line names none.
  @MainActor static var standardPath: String { BaseFolders.config + "/drawer/preferences.json" }

  /// - Parameter ownsFolder: Whether only the user may look into the folder of the file.
  init(path: String, ownsFolder: Bool) { file = StateFile(path: path, ownsFolder: ownsFolder) }

  /// The preferences; nil if there is no file or its content is invalid. An invalid file is kept under another name.
  func read(report: (String) -> Void) -> Preferences? {
    guard var preferences = file.begin(report: report, decode: Self.decode) else { return nil }
    if let scale = preferences.scale, !Options.scales.contains(scale) {
      report("\(file.path) has the scale \(scale): starting with that of the desktop")
      preferences.scale = nil
    }
    return preferences
  }

  private static func decode(_ text: String) -> Preferences? {
    StateValue(json: text).flatMap { Preferences(stateValue: $0) }
  }

  func remove() { file.remove() }

  /// Has a change written on another thread.
  func save(_ new: Preferences, changedFrom old: Preferences) {
    guard new != old else { return }
    waiting.withLock { $0.changes.append(Change(old: old, new: new)) }
    file.queue.async { [self] in write() }
  }

  /// Writes what is not written yet. Call when the program ends.
  func finish() throws(HostError) {
    file.queue.sync { write() }
    if let failure = waiting.withLock({ $0.failure }) { throw failure }
  }

  private func write() {
    let changes = waiting.withLock { $0.changes }
    guard !changes.isEmpty else { return }
    var failure: HostError?
    do throws(HostError) {
      try file.update { text in
        var preferences = Self.decode(text) ?? Preferences()
        for change in changes { preferences.adopt(change.new, changedFrom: change.old) }
        return preferences.stateValue.json + [UInt8(ascii: "\n")]
      }
    } catch {
      failure = error
    }
    waiting.withLock {
      $0.failure = failure
      // A change that could not be written is written at the end.
      if failure == nil { $0.changes.removeFirst(changes.count) }
    }
  }
}
