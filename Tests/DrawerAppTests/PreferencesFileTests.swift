// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import FoundationEssentials
import Testing

@testable import DrawerApp

/// The file of the preferences, which several copies of the program may write.
final class PreferencesFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "drawer-preferences-\(UUID().uuidString)")
  private var reports: [String] = []

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private var state: String { folder.appending(path: "state.json").path }

  private func copy() throws -> SavedStateStore {
    SavedStateStore(options: try Options.parse(["--state", state]))
  }

  /// Changes a preference in a copy of the program.
  private func change(_ copy: SavedStateStore, _ change: (inout Preferences) -> Void) {
    var preferences = copy.preferences
    change(&preferences)
    copy.setPreferences(preferences)
  }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  @Test
  func `a running gallery program saves only the preferences that were changed in it`()
    throws
  {
    let (first, second) = (try copy(), try copy())
    change(first) { $0.theme = .dark }
    change(first) { $0.scale = 2 }
    first.finish()
    change(second) { $0.contrast = .high }
    change(second) { $0.motion = .reduced }
    second.finish()

    var expected = Preferences()
    (expected.theme, expected.scale) = (.dark, 2)
    (expected.contrast, expected.motion) = (.high, .reduced)
    #expect(try copy().preferences == expected)
  }

  @Test
  func
    `a running gallery does not overwrite preferences that another running gallery changed later`()
    throws
  {
    let (first, second) = (try copy(), try copy())
    change(first) { $0.theme = .dark }
    first.finish()
    change(second) { $0.theme = .light }
    second.finish()
    change(first) { $0.contrast = .high }
    first.finish()

    let preferences = try copy().preferences
    #expect(preferences.theme == .light && preferences.contrast == .high)
  }

  @Test(arguments: ["{", "[1]", #"{"version":0}"#])
  func `a malformed state file does not affect the saved preferences`(text: String) throws {
    let first = try copy()
    change(first) { $0.theme = .dark }
    first.finish()
    try write(text, to: state)

    #expect(try copy().preferences.theme == .dark)
    #expect(FileManager.default.fileExists(atPath: state + ".bad-1"))
  }

  @Test func `preferences that an earlier version saved in the state file are restored`() throws {
    try write(#"{"preferences":{"theme":"dark"},"pane":"Notes","version":1}"#, to: state)
    let first = try copy()
    #expect(first.preferences.theme == .dark && first.pane == "Notes")
    change(first) { $0.contrast = .high }
    first.finish()
    try FileManager.default.removeItem(atPath: state)

    let preferences = try copy().preferences
    #expect(preferences.theme == .dark && preferences.contrast == .high)
  }

  @Test func `an unknown value of one saved preference does not affect the other preferences`()
    throws
  {
    try write(
      #"{"theme":"dark","contrast":"sepia","direction":7,"scale":2,"other":true}"#,
      to: state + ".preferences")

    var expected = Preferences()
    (expected.theme, expected.scale) = (.dark, 2)
    #expect(try copy().preferences == expected)
  }

  @Test(arguments: ["{", "null", "7"])
  func `a malformed preferences file is renamed and kept`(text: String) throws {
    let path = state + ".preferences"
    try write(text, to: path)

    let read = PreferencesFile(path: path, ownsFolder: false).read { self.reports.append($0) }

    #expect(read == nil && reports.count == 1)
    #expect(try String(contentsOfFile: path + ".bad-1", encoding: .utf8) == text)
  }

  @Test func `an out-of-range scale in the preferences file is reported and ignored`() throws {
    let path = state + ".preferences"
    try write(#"{"theme":"dark","scale":99}"#, to: path)

    let read = PreferencesFile(path: path, ownsFolder: false).read { self.reports.append($0) }

    #expect(read?.scale == nil && read?.theme == .dark)
    #expect(reports.count == 1 && reports.first?.contains("scale 99") == true)
  }

  @Test
  func
    `PreferencesFile.finish() throws if it cannot write the file, and can be called again`()
    throws
  {
    try write("a file in the place of the folder", to: folder.appending(path: "place").path)
    let file = PreferencesFile(path: folder.path + "/place/preferences", ownsFolder: false)
    var preferences = Preferences()
    preferences.theme = .dark
    file.save(preferences, changedFrom: Preferences())

    #expect(throws: HostError.self) { try file.finish() }
    try FileManager.default.removeItem(at: folder.appending(path: "place"))
    try file.finish()

    #expect(file.read { self.reports.append($0) } == preferences && reports.isEmpty)
  }

  @Test func `the --reset-state option also resets the preferences`() throws {
    let first = try copy()
    change(first) { $0.theme = .dark }
    first.finish()

    let memory = SavedStateStore(options: try Options.parse(["--state", state, "--reset-state"]))

    #expect(memory.preferences == Preferences())
    #expect(try copy().preferences == Preferences())
  }
}
