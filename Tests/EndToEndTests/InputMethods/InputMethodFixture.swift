// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation

/// A real input method on a session bus of its own.
final class InputMethodFixture {
  /// A daemon and one of its engines.
  enum Engine: String, CaseIterable {
    case ibusHangul, ibusPinyin, fcitxHangul, fcitxPinyin, fcitxAnthy

    /// Whether ibus runs it, and not fcitx.
    var isOfIBus: Bool { self == .ibusHangul || self == .ibusPinyin }
    var isKorean: Bool { self == .ibusHangul || self == .fcitxHangul }

    /// Some keys, and the composition that the engine makes of them.
    var composition: (keys: String, text: String) {
      switch self {
      case .ibusHangul, .fcitxHangul: ("gks", "한")
      case .ibusPinyin: ("ni", "你")
      case .fcitxPinyin: ("ni", "ni")
      case .fcitxAnthy: ("ni", "に")
      }
    }

    fileprivate var name: String {
      switch self {
      case .ibusHangul, .fcitxHangul: "hangul"
      case .ibusPinyin: "libpinyin"
      case .fcitxPinyin: "pinyin"
      case .fcitxAnthy: "anthy"
      }
    }
  }

  /// What a program needs in its environment to find the input method.
  let environment: [String: String]

  private let engine: Engine
  private let bus: SessionBusFixture
  private let surroundings: [String: String]
  private var daemon: ChildProcess?

  init(_ engine: Engine) throws {
    self.engine = engine
    bus = try SessionBusFixture(settings: "keyfile")
    guard let server = XServer.current else { throw HarnessError("the suite has no X server") }
    let modifiers = ["XMODIFIERS": engine.isOfIBus ? "@im=ibus" : "@im=fcitx"]
    environment = bus.environment.merging(modifiers) { $1 }
    surroundings = server.environment.merging(environment) { $1 }
    try Self.write(
      "[org/freedesktop/ibus/engine/hangul]\ninitial-input-mode='hangul'\n",
      to: ".config/glib-2.0/settings/keyfile", in: bus.folder)
    try Self.write(
      "[Behavior]\nActiveByDefault=True\n", to: ".config/fcitx5/config", in: bus.folder)
    try Self.write(
      "PreeditInApplication=True\n", to: ".config/fcitx5/conf/pinyin.conf", in: bus.folder)
    try Self.write(
      """
      [Groups/0]
      Name=Default
      Default Layout=us
      DefaultIM=\(engine.name)
      [Groups/0/Items/0]
      Name=keyboard-us
      Layout=
      [Groups/0/Items/1]
      Name=\(engine.name)
      Layout=
      [GroupOrder]
      0=Default

      """, to: ".config/fcitx5/profile", in: bus.folder)
    try start()
  }

  /// Starts the daemon, and returns when it can be written with.
  func start() throws {
    let (name, arguments) =
      engine.isOfIBus
      ? ("ibus-daemon", ["--panel", "disable", "--cache", "none"])
      : ("fcitx5", ["--disable", "xim,wayland,waylandim,notificationitem,kimpanel"])
    daemon = try ChildProcess(
      name, arguments: arguments, environment: surroundings, folder: bus.folder)
    let deadline = Deadline.after(seconds: 20)
    while !isReady {
      guard !deadline.hasPassed else {
        throw HarnessError("\(name) did not start: \(daemon?.standardError ?? "")")
      }
    }
  }

  /// Kills the daemon, as a crash does.
  func kill() throws {
    daemon?.send(signal: SIGKILL)
    _ = try daemon?.waitForExit(before: .after(seconds: 5))
    daemon = nil
  }

  /// Stops the process of the daemon, so that it gives no answers, or lets it go on.
  func setStopped(_ stopped: Bool) { daemon?.send(signal: stopped ? SIGSTOP : SIGCONT) }

  private var isReady: Bool {
    func answer(_ name: String, _ arguments: String...) -> String? {
      try? Tool.run(name, arguments, environment: surroundings, folder: bus.folder)
    }
    if engine.isOfIBus {
      _ = answer("ibus", "engine", engine.name)
      return answer("ibus", "engine") == engine.name
    }
    // fcitx's own tool would start another fcitx.
    let question = "import dbus; print(dbus.SessionBus().name_has_owner('org.fcitx.Fcitx5'))"
    return answer("/usr/bin/python3", "-c", question) == "True"
  }

  private static func write(_ text: String, to path: String, in folder: URL) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
