// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import FoundationEssentials
import Glibc
import Testing

@testable import SDLHost

/// What a start leaves to the next one.
final class StateFileTests {
  private let folder: TemporaryFolder
  private var reports: [String] = []

  init() throws { folder = try TemporaryFolder() }

  private var file: StateFile {
    StateFile(path: folder.path + "/program/state", process: Self.endedProcess)
  }

  /// A process that does not run: Linux has no process with this number.
  private nonisolated static let endedProcess = ProcessIdentity(number: .max, start: 7)

  /// Starts, and ends while the state is restored.
  private func failRestoration(isLate: Bool = false) {
    let file = file
    #expect(begin(file) == "good")
    if isLate { file.recordRestorationStart() }
    if isLate { file.markLaunchSucceeded() }
    file.recordRestorationStart(isLate: isLate)
  }

  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/program")) ?? [])
      .sorted()
  }

  /// Loads the file and returns the restored text. A text with an “x” cannot be decoded.
  private func begin(_ file: StateFile) -> String? {
    file.load(report: { self.reports.append($0) }, decode: { $0.contains("x") ? nil : $0 })
  }

  private func saveState(_ text: String) throws {
    let file = file
    file.save(Array(text.utf8))
    try file.finish()
  }

  @Test
  func `a pipe in place of the state file is not removed, and is reported at each launch`() {
    let pipe = folder.path + "/pipe"
    mkfifo(pipe, 0o600)
    let file = StateFile(path: pipe)

    for _ in 1...3 { #expect(begin(file) == nil) }
    file.remove()

    #expect(SmallFile.isNonRegularFile(pipe))
    #expect(
      reports
        == Array(repeating: "\(pipe) is not a regular file: starting without saved state", count: 3)
    )
    #expect((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) == ["pipe"])
  }

  /// The mode of a file in the folder, or of the folder itself.
  private func mode(_ name: String = "") -> mode_t {
    var status = stat()
    return lstat("\(folder.path)/program/\(name)", &status) == 0 ? status.st_mode & 0o777 : 0
  }

  @Test func `state files and their folder are readable only by the user`()
    throws
  {
    mkdir(folder.path + "/program", 0o755)
    chmod(folder.path + "/program", 0o755)
    for name in ["state", "state.starts"] {
      folder.makeFile("program/\(name)")
      chmod("\(folder.path)/program/\(name)", 0o644)
    }
    let file = StateFile(path: folder.path + "/program/state", ownsFolder: true)

    _ = begin(file)
    file.recordRestorationStart()
    #expect(mode() == 0o700)
    #expect(mode("state") == 0o600, "before anything is written")
    #expect(mode("state.starts") == 0o600)
    file.save([1])
    file.queue.sync {}
    #expect(mode("state") == 0o600)
    chmod(folder.path + "/program/state", 0o644)
    file.save([2])
    try file.finish()
    #expect(mode("state") == 0o600)
  }

  @Test func `saving state to a path that the user chose does not change the folder's permissions`()
    throws
  {
    mkdir(folder.path + "/program", 0o755)
    chmod(folder.path + "/program", 0o755)

    _ = begin(file)
    try saveState("good")

    #expect(mode() == 0o755 && mode("state") == 0o600)
  }

  @Test(arguments: ["state.starts", "state.late"])
  func `a launch counter is not written if a link, hard link or pipe is at its path`(
    counter: String
  ) throws {
    for kind in ["link", "hard link", "pipe"] {
      try saveState("good")
      let other = folder.makeFile("other")
      try Data("other".utf8).write(to: URL(filePath: other))
      let path = "\(folder.path)/program/\(counter)"
      switch kind {
      case "link": symlink(other, path)
      case "hard link": link(other, path)
      default: mkfifo(path, 0o600)
      }

      // A pipe without a reader would keep the start waiting.
      let file = file
      #expect(begin(file) == "good", "\(kind)")
      file.recordRestorationStart()
      file.recordRestorationStart(isLate: true)
      file.markLaunchSucceeded(isLate: true)
      try file.finish()

      #expect(try Data(contentsOf: URL(filePath: other)) == Data("other".utf8), "\(kind)")
      #expect(unlink(path) == 0, "the \(kind) stays")
    }
  }

  @Test func `a pipe in place of the state file does not block the end of the program`() throws {
    let pipe = folder.path + "/pipe"
    mkfifo(pipe, 0o600)
    let file = StateFile(path: pipe)

    file.save([1])
    try file.finish()

    #expect(SmallFile.isNonRegularFile(pipe))
  }

  @Test func `an unusable state file is renamed to the first backup name that is not in use`()
    throws
  {
    try saveState("x")
    symlink("nothing", folder.path + "/program/state.bad-1")

    #expect(begin(file) == nil)

    #expect(names.contains("state.bad-2"))
    #expect(reports.first?.contains("state.bad-2") == true)
  }

  @Test func `the state file contains the last saved state when the program ends`()
    throws
  {
    let file = file
    for index in 0..<1000 { file.save(Array("state \(index)".utf8)) }
    try file.finish()

    #expect(begin(self.file) == "state 999")
    #expect(reports.isEmpty)
  }

  @Test func `the first state is written immediately, and a state saved soon after it is delayed`()
    throws
  {
    let path = folder.path + "/program/state"
    let file = StateFile(path: path, saveInterval: 3600)
    file.save(Array("first".utf8))
    file.queue.sync {}
    #expect(SmallFile.lines(of: path) == ["first"])

    file.save(Array("second".utf8))
    file.queue.sync {}
    #expect(SmallFile.lines(of: path) == ["first"])

    try file.finish()
    #expect(SmallFile.lines(of: path) == ["second"])
  }

  @Test func `no saved state is loaded at the first launch`() {
    #expect(begin(file) == nil && reports.isEmpty && names.isEmpty)
  }

  @Test func `at most nine unusable state files are kept, each under its own name`() throws {
    for index in 1...11 {
      try saveState("x\(index)")
      #expect(begin(file) == nil)
      #expect(reports.count == index)
    }

    #expect(names.filter { $0 != "state.starts" } == (1...9).map { "state.bad-\($0)" })
    let text = try String(
      decoding: Data(contentsOf: URL(filePath: folder.path + "/program/state.bad-1")), as: UTF8.self
    )
    #expect(text == "x1")
    #expect(reports[0].contains("state.bad-1") && reports[10].contains("state.bad-9"))
  }

  @Test func `a state file that is too large is not read`() throws {
    try saveState("x" + String(repeating: " ", count: SmallFile.maximumByteCount))

    // Nothing of it is read.
    #expect(
      file.load(report: { self.reports.append($0) }, decode: { $0.isEmpty ? nil : $0 }) == nil)
    #expect(reports.count == 1)
  }

  @Test(arguments: [false, true])
  func
    `the third launch discards the saved state after two launches that failed while restoring it`(
      isLate: Bool
    )
    throws
  {
    try saveState("good")

    for _ in 0..<2 { failRestoration(isLate: isLate) }
    #expect(reports.isEmpty)
    #expect(begin(file) == nil)
    #expect(reports.count == 1 && reports[0].contains("two starts of the program failed"))
    #expect(names == ["state.bad-1"])
    #expect(begin(file) == nil && reports.count == 1)
  }

  @Test(arguments: [false, true])
  func `a launch that finished restoring state or ended normally is not counted as failed`(
    isLate: Bool
  )
    throws
  {
    try saveState("good")

    for index in 0..<5 {
      let file = file
      #expect(begin(file) == "good")
      file.recordRestorationStart(isLate: isLate)
      if index < 3 { file.markLaunchSucceeded(isLate: isLate) } else { try file.finish() }
    }
    #expect(names == ["state"])
  }

  @Test func `a launch that ended before it restored a window is not counted as failed`() throws {
    try saveState("good")

    for _ in 0..<5 { #expect(begin(file) == "good") }

    #expect(names == ["state"])
  }

  @Test func `running copies of the program are not counted as failed launches`() throws {
    try saveState("good")
    for _ in 0..<5 {
      let copy = StateFile(path: folder.path + "/program/state")
      #expect(begin(copy) == "good")
      copy.recordRestorationStart()
    }
    failRestoration()

    #expect(begin(file) == "good" && reports.isEmpty)
  }

  @Test func `a copy of the program that finishes restoring removes only its own launch record`()
    throws
  {
    try saveState("good")
    failRestoration()
    failRestoration()
    let copy = StateFile(path: folder.path + "/program/state")
    copy.recordRestorationStart()

    copy.markLaunchSucceeded()

    #expect(begin(file) == nil && reports.count == 1)
  }

  @Test
  func `an ended process does not count as running when its process ID is in use again`() {
    let own = ProcessIdentity.current
    #expect(own.isRunning && ProcessIdentity(own.description) == own)
    #expect(!ProcessIdentity(number: getpid(), start: 1).isRunning)
    #expect(!Self.endedProcess.isRunning)
    for text in ["", "1", "1 2 3", "a b", "1 -2"] { #expect(ProcessIdentity(text) == nil) }
  }

  @Test
  func
    `update changes the state file's current content, even while another lock on its folder is held`()
    throws
  {
    try saveState("good")
    let holder = open(folder.path + "/program", O_RDONLY)
    defer { close(holder) }

    for isLocked in [false, true] {
      if isLocked { flock(holder, LOCK_EX) }
      try file.update { Array(($0 + "!").utf8) }
    }

    #expect(SmallFile.lines(of: folder.path + "/program/state") == ["good!!"])
  }

  @Test func `a launch counter with invalid content counts as zero failed launches`() throws {
    try saveState("good")
    try Data("many".utf8).write(to: URL(filePath: folder.path + "/program/state.starts"))

    #expect(begin(file) == "good")
  }

  @Test func `a state file that the program has removed is not loaded at the next launch`() throws {
    try saveState("good")
    _ = begin(file)

    file.remove()

    #expect(begin(file) == nil && names.isEmpty)
  }

  @Test
  func
    `finish throws if the state file's folder cannot be created, and writes the state on a retry`()
    throws
  {
    folder.makeFile("program")

    let file = file
    file.save([1])

    #expect(throws: HostError.self) { try file.finish() }

    try FileManager.default.removeItem(atPath: folder.path + "/program")
    try file.finish()

    #expect(names == ["state"], "the pending state is written when the folder is writable")
  }
}
