// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import Foundation
import TestSupport
import Testing

@testable import SDLHost

/// Tests a program whose buses have hostile programs.
@Suite(.needsHostile)
struct HostileBusTests {
  /// The program `Hostile` on a desktop.
  private final class MisuseProcess {
    /// Megabytes that may be added while signals flood in, the sanitizer's included. 74,000 tasks took 209.
    static let maximumGrowth = 60

    let desktop: HostileDesktop
    let process: ChildProcess
    private var lines: LineReader

    /// - Parameter arguments: After `bus`.
    init(on desktop: HostileDesktop, _ arguments: String...) throws {
      self.desktop = desktop
      // The sanitizer keeps no freed memory, since the memory of the program is measured.
      process = try MisuseProgram.start(
        ["bus"] + arguments, options: ":quarantine_size_mb=1:thread_local_quarantine_size_kb=64",
        environment: desktop.bus.environment, folder: desktop.bus.folder)
      lines = LineReader(descriptor: process.standardOutput)
    }

    /// Reads up to the line that begins with a word, and returns the rest of that line.
    func wait(for word: String, seconds: Double = 20) throws -> String {
      let deadline = Deadline.after(seconds: seconds)
      var said: [String] = []
      while let line = try lines.nextLine(before: deadline) {
        if line.hasPrefix(word) { return String(line.dropFirst(word.count)) }
        said.append(line)
      }
      throw HarnessError("the program printed no “\(word)” after \(said): \(process.standardError)")
    }

    /// Ends the program and returns the lines that it writes until then.
    func end(seconds: Double = 20) throws -> [String] {
      try desktop.perform(.end)
      let deadline = Deadline.after(seconds: seconds)
      var said: [String] = []
      while let line = try lines.nextLine(before: deadline) { said.append(line) }
      #expect(try process.waitForExit(before: deadline) == .exited(0), "\(process.standardError)")
      #expect(said.last == "done")
      return said
    }
  }

  @Test(arguments: HostileDesktop.Answers.allCases, [0, 5])
  func `hostile replies on D-Bus neither end the program nor make it run a command`(
    answers: HostileDesktop.Answers, seed: Int
  ) throws {
    let desktop = try HostileDesktop(answers, seed: seed)
    let program = try MisuseProcess(on: desktop)
    try desktop.wait(for: "OpenFile")
    // Without an accessibility bus nothing is embedded.
    if answers != .command, answers != .list { try desktop.wait(for: "answered") }
    try desktop.perform(.false)
    try desktop.perform(.contrast)
    _ = try program.wait(for: "chosen: ")

    #expect(try !program.end().contains { $0.hasPrefix("scheme") })

    #expect(!FileManager.default.fileExists(atPath: desktop.commandFile))
  }

  @Test func `unrequested D-Bus messages from another program are ignored`() throws {
    let desktop = try HostileDesktop(.real)
    let program = try MisuseProcess(on: desktop)
    try desktop.wait(for: "OpenFile")
    try desktop.wait(for: "answered")

    try desktop.perform(.stranger)
    try desktop.perform(.contrast)

    #expect(try program.wait(for: "chosen: ") == "[]")
    #expect(try !program.end().contains { $0.hasPrefix("scheme") })
    #expect(!FileManager.default.fileExists(atPath: desktop.commandFile))
  }

  @Test
  func `a flood of D-Bus signals does not increase the memory, and the last signal is applied`()
    throws
  {
    let desktop = try HostileDesktop(.real)
    let program = try MisuseProcess(on: desktop, "held")
    _ = try program.wait(for: "shown")

    try desktop.perform(.flood, seconds: 60)
    _ = "\n".withCString { write(program.process.standardInput, $0, 1) }
    #expect(try program.wait(for: "scheme: ") == "dark")

    let growth = try program.end(seconds: 60).first { $0.hasPrefix("grown: ") }.flatMap {
      Int($0.dropFirst("grown: ".count))
    }
    #expect(try #require(growth) < MisuseProcess.maximumGrowth)
  }

  @MainActor
  @Test func `keys typed into a secure text field are sent to the accessibility registry as dots`()
    throws
  {
    let desktop = try HostileDesktop(.real)
    let (name, password) = (
      TextField(accessibilityLabel: "Name"), TextField(accessibilityLabel: "Password")
    )
    password.isSecureTextEntry = true
    let harness = TestWindow(root: ViewController())
    for (index, field) in [name, password].enumerated() {
      field.frame = Rect(9, 9 + 50 * Double(index), 200, 40)
      harness.window.rootViewController?.view.addSubview(field)
    }
    harness.runUntilIdle()
    let made = AccessibilityBridge(
      mode: .on, name: "Drawer", window: harness.window,
      address: desktop.bus.environment[SessionBus.variable], onActiveChange: { _ in })
    let bridge = try #require(made)
    func show() { bridge.postTree(geometry: .init(), now: harness.clock.now) }
    func press(_ key: Key, _ modifiers: KeyModifiers = [], scancode: Int) {
      for isDown in [true, false] {
        let event = KeyEvent(key, modifiers: modifiers, isDown: isDown)
        bridge.handle(InputEvent(.key(event), at: harness.clock.now), scancode: scancode)
        show()
      }
    }
    show()
    try desktop.wait(for: "answered")

    name.becomeFirstResponder()
    press(.character("a"), scancode: 4)
    password.becomeFirstResponder()
    press(.character("s"), .shift, scancode: 22)
    press(.space, scancode: 44)
    press(.left, scancode: 80)
    press(.character("v"), .control, scancode: 25)

    let keys = try (0..<10).map { _ in try desktop.nextKey() }
    #expect(keys.map(\.name) == ["a", "a", "•", "•", "•", "•", "Left", "Left", "v", "v"])
    #expect(Set(keys[2..<6].map { "\($0)" }).count == 1)
    #expect(keys[2].code == 0 && keys[2].modifiers == 0 && keys[0].code == 38)
  }
}
