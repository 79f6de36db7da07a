// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

extension EndToEnd {
  /// A person without a plan in front of the real window: it stays, and breaks no rule of containment.
  ///
  /// `DRAWER_MONKEY_SEED=S` and `DRAWER_MONKEY_ACTIONS=N` repeat a run; Scripts/soak.sh makes long ones.
  @Suite(.desktop())
  struct MonkeyTests {
    @Test func `random user actions never crash the program`() throws {
      let environment = ProcessInfo.processInfo.environment
      let seed = environment["DRAWER_MONKEY_SEED"].flatMap(UInt64.init) ?? 1
      let count = environment["DRAWER_MONKEY_ACTIONS"].flatMap(Int.init) ?? 40
      var monkey = try Monkey(seed: seed)

      for _ in 0..<count {
        try monkey.act()
        try #require(monkey.isAlive, "seed \(seed): \(monkey.actionLog)")
      }
      let errors = try monkey.end()
      #expect(errors.isEmpty, "seed \(seed): \(errors)\n\(monkey.actionLog)")
    }
  }
}

/// Random actions on the real window.
struct Monkey {
  private let session: DrawerSession
  private var random: SeededGenerator
  private var actions: [String] = []

  private static let keys = [
    "Tab", "shift+Tab", "Return", "space", "Escape", "Up", "Down", "Left", "Right", "Home", "End",
    "Prior", "Next",
    "F1", "F6", "F8", "F9", "F10", "F11", "Menu", "Delete", "BackSpace", "alt+Left", "alt+Right",
    "ctrl+1", "ctrl+2",
    "ctrl+3", "ctrl+5", "ctrl+9", "ctrl+a", "ctrl+c", "ctrl+v", "ctrl+x", "ctrl+z", "ctrl+shift+z",
    "ctrl+f",
    "ctrl+Tab", "shift+F10", "ctrl+End", "ctrl+Home", "ctrl+i", "ctrl+shift+i",
  ]

  init(seed: UInt64) throws {
    random = SeededGenerator(seed: seed)
    let samples = ["containers", "containers", "playground", "colors", "tutorial", "many"]
    let sample = samples.randomElement(using: &random) ?? "containers"
    var arguments = ["--sample", sample, "--check-containment"]
    if Bool.random(using: &random) { arguments.append("--right-to-left") }
    session = try DrawerSession(arguments: arguments)
    actions = [arguments.joined(separator: " ")]
  }

  /// The performed actions, in order.
  var actionLog: String { actions.joined(separator: "\n") }

  var isAlive: Bool {
    (try? session.drawer.process.waitForExit(before: .after(seconds: 0))) == .some(nil)
  }

  /// One action, anywhere.
  mutating func act() throws {
    let (from, to) = (randomLocation(), randomLocation())
    switch Int.random(in: 0..<16, using: &random) {
    case 0..<5:
      record("click \(from.x) \(from.y)")
      try session.input.click(from)
    case 5:
      record("click right \(from.x) \(from.y)")
      try session.input.click(from, button: 3)
    case 6, 7:
      record("drag \(from.x) \(from.y) to \(to.x) \(to.y)")
      try session.input.dragPauseAndRelease(from: from, to: to)
    case 8:
      record("fling \(from.x) \(from.y) to \(to.x) \(to.y)")
      try session.input.fling(from: from, to: to)
    case 9:
      let clicks = [-5, -1, 1, 5].randomElement(using: &random) ?? 1
      record("wheel \(clicks) at \(from.x) \(from.y)")
      try session.input.scrollWheel(clicks, at: from)
    case 10:
      record("type")
      try session.input.typeText("a7x")
    case 11:
      let size = (
        Int.random(in: 320...1200, using: &random), Int.random(in: 240...800, using: &random)
      )
      record("resize \(size.0) \(size.1)")
      try session.input.resize(window: session.window, width: size.0, height: size.1)
      try session.updateFrame()
    default:
      let key = Self.keys.randomElement(using: &random) ?? "Tab"
      record("key \(key)")
      try session.input.pressKey(key)
    }
  }

  /// Ends the program as the desktop does.
  ///
  /// - Returns: The lines on standard error except the tutorial's log of callbacks, and the exit status unless it is 0.
  func end() throws -> String {
    session.drawer.process.send(signal: SIGTERM)
    let status = try session.drawer.waitForExit(seconds: 10)
    let lines = session.drawer.process.standardError.split(separator: "\n")
      .filter { $0.prefixMatch(of: /\ *[0-9]+\.[0-9]{3}\ \ /) == nil }
    return lines.joined(separator: "\n") + (status == .exited(0) ? "" : "\(status)")
  }

  private mutating func record(_ action: String) { actions.append(action) }

  /// A random point, which is near an edge half of the time.
  private mutating func randomLocation() -> PixelPoint {
    let (width, height) = (session.frame.width, session.frame.height)
    let x = Int.random(in: 0..<width, using: &random)
    let y = Int.random(in: 0..<height, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return PixelPoint(min(x, 6), y)
    case 1: return PixelPoint(width - 1 - min(x, 6), y)
    case 2: return PixelPoint(x, min(y, 50))
    default: return PixelPoint(x, y)
    }
  }
}
