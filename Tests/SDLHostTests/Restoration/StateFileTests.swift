// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import FoundationEssentials
import Glibc
import Testing

@testable import SDLHost

/// What a start leaves to the next one.
final class StateFileTests {
  private let folder: TemporaryFolder
  private var told: [String] = []

  init() throws { folder = try TemporaryFolder() }

  private var file: StateFile {
    StateFile(path: folder.path + "/program/state", process: Self.ended)
  }

  /// A process that does not run: Linux has no process with this number.
  private nonisolated static let ended = ProcessIdentity(number: .max, start: 7)

  /// Starts, and ends while the state is restored.
  private func fail(isLate: Bool = false) {
    let file = file
    #expect(begin(file) == "good")
    if isLate { file.restorationBegins() }
    if isLate { file.cameToRest() }
    file.restorationBegins(isLate: isLate)
  }

  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/program")) ?? [])
      .sorted()
  }

  /// Starts, and says what was left; a text with an “x” makes no sense.
  private func begin(_ file: StateFile) -> String? {
    file.begin(report: { self.told.append($0) }, decode: { $0.contains("x") ? nil : $0 })
  }

  private func leave(_ text: String) throws {
    let file = file
    file.save(Array(text.utf8))
    try file.finish()
  }

  @Test func `what is no file stays where it is, whoever starts with it`() {
    let pipe = folder.path + "/pipe"
    mkfifo(pipe, 0o600)
    let file = StateFile(path: pipe)

    for _ in 1...3 { #expect(begin(file) == nil) }
    file.remove()

    #expect(SmallFile.isNoFile(pipe))
    #expect(
      told == Array(repeating: "\(pipe) is no file: starting without what it should keep", count: 3)
    )
    #expect((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) == ["pipe"])
  }

  /// The mode of a file in the folder, or of the folder itself.
  private func mode(_ name: String = "") -> mode_t {
    var status = stat()
    return lstat("\(folder.path)/program/\(name)", &status) == 0 ? status.st_mode & 0o777 : 0
  }

  @Test func `nothing that is kept can be read by others, also in the place of a file that could`()
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
    file.restorationBegins()
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

  @Test func `the folder of a file that the user named stays as it is`() throws {
    mkdir(folder.path + "/program", 0o755)
    chmod(folder.path + "/program", 0o755)

    _ = begin(file)
    try leave("good")

    #expect(mode() == 0o755 && mode("state") == 0o600)
  }

  @Test(arguments: ["state.starts", "state.late"])
  func `a counter is written through no link and into no other file`(counter: String) throws {
    for kind in ["link", "hard link", "pipe"] {
      try leave("good")
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
      file.restorationBegins()
      file.restorationBegins(isLate: true)
      file.cameToRest(isLate: true)
      try file.finish()

      #expect(try Data(contentsOf: URL(filePath: other)) == Data("other".utf8), "\(kind)")
      #expect(unlink(path) == 0, "the \(kind) stays")
    }
  }

  @Test func `a pipe does not keep the program from ending`() throws {
    let pipe = folder.path + "/pipe"
    mkfifo(pipe, 0o600)
    let file = StateFile(path: pipe)

    file.save([1])
    try file.finish()

    #expect(SmallFile.isNoFile(pipe))
  }

  @Test func `a file of no use is put aside under a name that nothing has`() throws {
    try leave("x")
    symlink("nothing", folder.path + "/program/state.bad-1")

    #expect(begin(file) == nil)

    #expect(names.contains("state.bad-2"))
    #expect(told.first?.contains("state.bad-2") == true)
  }

  @Test func `the last of what is saved is there at the end, in a folder that is made for it`()
    throws
  {
    let file = file
    for index in 0..<1000 { file.save(Array("state \(index)".utf8)) }
    try file.finish()

    #expect(begin(self.file) == "state 999")
    #expect(told.isEmpty)
  }

  @Test func `what is saved after a rest is written at once, what follows it later`() throws {
    let path = folder.path + "/program/state"
    let file = StateFile(path: path, pause: 3600)
    file.save(Array("first".utf8))
    file.queue.sync {}
    #expect(SmallFile.lines(of: path) == ["first"])

    file.save(Array("second".utf8))
    file.queue.sync {}
    #expect(SmallFile.lines(of: path) == ["first"])

    try file.finish()
    #expect(SmallFile.lines(of: path) == ["second"])
  }

  @Test func `nothing was left before the first start`() {
    #expect(begin(file) == nil && told.isEmpty && names.isEmpty)
  }

  @Test func `what makes no sense is kept under names of its own`() throws {
    for index in 1...11 {
      try leave("x\(index)")
      #expect(begin(file) == nil)
      #expect(told.count == index)
    }

    #expect(names.filter { $0 != "state.starts" } == (1...9).map { "state.bad-\($0)" })
    let text = try String(
      decoding: Data(contentsOf: URL(filePath: folder.path + "/program/state.bad-1")), as: UTF8.self
    )
    #expect(text == "x1")
    #expect(told[0].contains("state.bad-1") && told[10].contains("state.bad-9"))
  }

  @Test func `a file that is too large is of no use`() throws {
    try leave("x" + String(repeating: " ", count: SmallFile.limit))

    // Nothing of it is read.
    #expect(file.begin(report: { self.told.append($0) }, decode: { $0.isEmpty ? nil : $0 }) == nil)
    #expect(told.count == 1)
  }

  @Test(arguments: [false, true])
  func `the next start begins afresh after two starts that ended during restoration`(isLate: Bool)
    throws
  {
    try leave("good")

    for _ in 0..<2 { fail(isLate: isLate) }
    #expect(told.isEmpty)
    #expect(begin(file) == nil)
    #expect(told.count == 1 && told[0].contains("early twice"))
    #expect(names == ["state.bad-1"])
    #expect(begin(file) == nil && told.count == 1)
  }

  @Test(arguments: [false, true])
  func `a start that came to rest, or ended as it should, does not count`(isLate: Bool) throws {
    try leave("good")

    for index in 0..<5 {
      let file = file
      #expect(begin(file) == "good")
      file.restorationBegins(isLate: isLate)
      if index < 3 { file.cameToRest(isLate: isLate) } else { try file.finish() }
    }
    #expect(names == ["state"])
  }

  @Test func `a start that ended before it restored a window does not count`() throws {
    try leave("good")

    for _ in 0..<5 { #expect(begin(file) == "good") }

    #expect(names == ["state"])
  }

  @Test func `copies that are still running do not count`() throws {
    try leave("good")
    for _ in 0..<5 {
      let copy = StateFile(path: folder.path + "/program/state")
      #expect(begin(copy) == "good")
      copy.restorationBegins()
    }
    fail()

    #expect(begin(file) == "good" && told.isEmpty)
  }

  @Test func `a copy that comes to rest takes only itself from the list`() throws {
    try leave("good")
    fail()
    fail()
    let copy = StateFile(path: folder.path + "/program/state")
    copy.restorationBegins()

    copy.cameToRest()

    #expect(begin(file) == nil && told.count == 1)
  }

  @Test func `a process is not mistaken for others, nor for a later one with its number`() {
    let own = ProcessIdentity.current
    #expect(own.isRunning && ProcessIdentity(own.description) == own)
    #expect(!ProcessIdentity(number: getpid(), start: 1).isRunning)
    #expect(!Self.ended.isRunning)
    for text in ["", "1", "1 2 3", "a b", "1 -2"] { #expect(ProcessIdentity(text) == nil) }
  }

  @Test func `an update gets what another copy has written, also while the folder is locked`()
    throws
  {
    try leave("good")
    let holder = open(folder.path + "/program", O_RDONLY)
    defer { close(holder) }

    for isLocked in [false, true] {
      if isLocked { flock(holder, LOCK_EX) }
      try file.update { Array(($0 + "!").utf8) }
    }

    #expect(SmallFile.lines(of: folder.path + "/program/state") == ["good!!"])
  }

  @Test func `a counter of no sense counts as none`() throws {
    try leave("good")
    try Data("many".utf8).write(to: URL(filePath: folder.path + "/program/state.starts"))

    #expect(begin(file) == "good")
  }

  @Test func `what is forgotten is not there at the next start`() throws {
    try leave("good")
    _ = begin(file)

    file.remove()

    #expect(begin(file) == nil && names.isEmpty)
  }

  @Test func `a folder that cannot be is an error at the end`() throws {
    folder.makeFile("program")

    let file = file
    file.save([1])

    #expect(throws: HostError.self) { try file.finish() }

    try FileManager.default.removeItem(atPath: folder.path + "/program")
    try file.finish()

    #expect(names == ["state"], "what could not be written is written once it can be")
  }
}
