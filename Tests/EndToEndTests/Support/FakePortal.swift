// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation

/// A session bus of its own with a settings portal on it that says what a test wants.
final class FakePortal {
  /// Debian's interpreter: the D-Bus bindings are installed for that one.
  private static let interpreter = "/usr/bin/python3"

  private static let script = """
    import sys, dbus, dbus.service
    from dbus.mainloop.glib import DBusGMainLoop
    from gi.repository import GLib

    SETTINGS = "org.freedesktop.portal.Settings"
    DBusGMainLoop(set_as_default=True)
    bus = dbus.SessionBus()
    values = {"color-scheme": dbus.UInt32(int(sys.argv[1]))}

    class Portal(dbus.service.Object):
        @dbus.service.method(SETTINGS, in_signature="ss", out_signature="v")
        def ReadOne(self, namespace, key):
            if key not in values:
                raise dbus.exceptions.DBusException(
                    "no such key", name="org.freedesktop.portal.Error.NotFound")
            return values[key]

        @dbus.service.signal(SETTINGS, signature="ssv")
        def SettingChanged(self, namespace, key, value):
            pass

    name = dbus.service.BusName("org.freedesktop.portal.Desktop", bus)
    portal = Portal(bus, "/org/freedesktop/portal/desktop")

    def take_line(source, condition):
        line = sys.stdin.readline()
        if not line:
            loop.quit()
            return False
        key, value = line.split()
        values[key] = dbus.UInt32(int(value), variant_level=1)
        portal.SettingChanged("org.freedesktop.appearance", key, values[key])
        return True

    GLib.io_add_watch(sys.stdin, GLib.IO_IN | GLib.IO_HUP, take_line)
    loop = GLib.MainLoop()
    print("ready", flush=True)
    loop.run()
    """

  /// What to add to a program's environment so that it finds the bus.
  let environment: [String: String]

  private let bus: ChildProcess
  private let portal: ChildProcess
  private let folder: URL

  /// - Parameter colorScheme: as the portal counts: 0 none, 1 dark, 2 light.
  init(colorScheme: Int) throws {
    folder = try TemporaryFolder.make()
    var environment = ProcessInfo.processInfo.environment
    bus = try ChildProcess(
      "dbus-daemon", arguments: ["--session", "--nofork", "--print-address"],
      environment: environment, folder: folder)
    var busLines = LineReader(descriptor: bus.standardOutput)
    guard let address = try busLines.nextLine(before: .after(seconds: 10)) else {
      throw HarnessError("no session bus: \(bus.standardError)")
    }
    self.environment = ["DBUS_SESSION_BUS_ADDRESS": address]
    environment["DBUS_SESSION_BUS_ADDRESS"] = address
    portal = try ChildProcess(
      Self.interpreter, arguments: ["-c", Self.script, String(colorScheme)],
      environment: environment, folder: folder)
    var portalLines = LineReader(descriptor: portal.standardOutput)
    guard try portalLines.nextLine(before: .after(seconds: 10)) == "ready" else {
      throw HarnessError("no portal: \(portal.standardError)")
    }
  }

  deinit {
    setBusStopped(false)
    _ = try? portal.terminate()
    _ = try? bus.terminate()
    try? FileManager.default.removeItem(at: folder)
  }

  /// The bus answers nobody, or goes on.
  func setBusStopped(_ stopped: Bool) {
    bus.send(signal: stopped ? SIGSTOP : SIGCONT)
  }

  /// The person switches a setting.
  func set(_ key: String, to value: Int) {
    let line = Array("\(key) \(value)\n".utf8)
    _ = line.withUnsafeBytes { write(portal.standardInput, $0.baseAddress, $0.count) }
  }
}
