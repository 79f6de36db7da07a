// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation

/// A process that owns the accessibility bus's name on a session bus but does not provide that bus.
final class FakeAccessibilityBus {
  enum Answer: String, CaseIterable, Sendable {
    /// A number instead of an address.
    case number
    /// A string that is not an address.
    case words
    /// An address without a listener.
    case nobody
    /// A bus that accepts connections and never answers.
    case silence
    /// A bus that sends invalid messages.
    case noise
  }

  private static let script = """
    import os, random, socket, sys, threading, dbus, dbus.service
    from dbus.mainloop.glib import DBusGMainLoop
    from gi.repository import GLib

    answer = sys.argv[1]
    path = os.path.join(os.environ["XDG_RUNTIME_DIR"], "fake-" + answer)
    DBusGMainLoop(set_as_default=True)
    bus = dbus.SessionBus()

    def serve(server):
        while True:
            peer, _ = server.accept()
            if answer == "silence":
                kept.append(peer)
                print("asked", flush=True)
                continue
            try:
                peer.recv(4096)
                peer.sendall(b"OK 0123456789abcdef0123456789abcdef\\r\\n")
                peer.recv(4096)
                peer.sendall(random.Random(1).randbytes(100000))
                peer.close()
            except OSError: pass
            print("asked", flush=True)

    kept = []
    if answer in ("silence", "noise"):
        server = socket.socket(socket.AF_UNIX)
        server.bind(path)
        server.listen(5)
        threading.Thread(target=serve, args=(server,), daemon=True).start()

    class Bus(dbus.service.Object):
        @dbus.service.method("org.a11y.Bus", out_signature="v" if answer == "number" else "s")
        def GetAddress(self):
            if answer not in ("silence", "noise"): print("asked", flush=True)
            return {"number": 7, "words": "a bus; nothing", "nobody": "unix:path=/nowhere"}.get(
                answer, "unix:path=" + path)

        @dbus.service.method("org.freedesktop.DBus.Properties", in_signature="ss", out_signature="v")
        def Get(self, interface, name): return "yes"

    there = Bus(bus, "/org/a11y/bus")
    name = dbus.service.BusName("org.a11y.Bus", bus)
    print("ready", flush=True)
    GLib.MainLoop().run()
    """

  private let process: ChildProcess
  private var lines: LineReader

  init(_ answer: Answer, on bus: SessionBusFixture) throws {
    let inherited = ProcessInfo.processInfo.environment.filter {
      ["PATH", "LD_LIBRARY_PATH", "TMPDIR"].contains($0.key)
    }
    process = try ChildProcess(
      "/usr/bin/python3", arguments: ["-c", Self.script, answer.rawValue],
      environment: inherited.merging(bus.environment) { _, new in new }, folder: bus.folder)
    lines = LineReader(descriptor: process.standardOutput)
    try wait(for: "ready")
  }

  deinit { _ = try? process.terminate() }

  /// Waits until the program has received an answer.
  func waitUntilAsked() throws { try wait(for: "asked") }

  func stop() throws { try process.terminate() }

  private func wait(for word: String) throws {
    guard try lines.nextLine(before: .after(seconds: 10)) == word else {
      throw HarnessError("the bus did not print \(word): \(process.standardError)")
    }
  }
}
