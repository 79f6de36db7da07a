// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation

/// A session bus with a portal, whose settings and chosen files the test determines.
final class FakePortal {
  /// Debian's interpreter, which has the D-Bus bindings.
  private static let interpreter = "/usr/bin/python3"

  private static let script = """
    import json, sys, dbus, dbus.service
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

    CHOOSER = "org.freedesktop.portal.FileChooser"
    REQUEST = "org.freedesktop.portal.Request"
    requests = []

    def tell(what, **details):
        print(json.dumps(dict(details, event=what)), flush=True)

    class Request(dbus.service.Object):
        @dbus.service.method(REQUEST)
        def Close(self):
            tell("closed")

        @dbus.service.signal(REQUEST, signature="ua{sv}")
        def Response(self, response, results):
            pass

    class ChoosingPortal(Portal):
        def ask(self, method, parent, title, options, sender):
            if sys.argv[2] == "failing":
                raise dbus.exceptions.DBusException(
                    "out of windows", name="org.freedesktop.portal.Error.Failed")
            if sys.argv[2] == "silent":
                tell("asked")
                return
            path = "%s/request/%s/%s" % (
                "/org/freedesktop/portal/desktop", sender[1:].replace(".", "_"),
                "its_own" if sys.argv[2] == "old" else options["handle_token"])
            requests.append(Request(bus, path))
            del options["handle_token"]
            # When the reply is on its way: the test may end the portal next.
            GLib.idle_add(lambda: tell(
                "asked", method=method, parent=parent, title=title, options=options))
            return dbus.ObjectPath(path)

        @dbus.service.method(
            CHOOSER, in_signature="ssa{sv}", out_signature="o", sender_keyword="sender")
        def OpenFile(self, parent, title, options, sender):
            return self.ask("OpenFile", parent, title, options, sender)

        @dbus.service.method(
            CHOOSER, in_signature="ssa{sv}", out_signature="o", sender_keyword="sender")
        def SaveFile(self, parent, title, options, sender):
            return self.ask("SaveFile", parent, title, options, sender)

    name = dbus.service.BusName("org.freedesktop.portal.Desktop", bus)
    portal = (Portal if sys.argv[2] == "none" else ChoosingPortal)(
        bus, "/org/freedesktop/portal/desktop")

    def take_line(source, condition):
        line = sys.stdin.readline()
        if not line:
            loop.quit()
            return False
        if line.startswith("respond "):
            _, code, *uris = line.split()
            requests[-1].Response(
                dbus.UInt32(int(code)), {"uris": dbus.Array(uris, signature="s", variant_level=1)})
            return True
        key, value = line.split()
        if value.startswith("i"):
            values[key] = dbus.Int32(int(value[1:]), variant_level=1)
            portal.SettingChanged("org.gnome.desktop.peripherals.mouse", key, values[key])
        elif "." in value:
            values[key] = dbus.Double(float(value), variant_level=1)
            portal.SettingChanged("org.gnome.desktop.interface", key, values[key])
        else:
            values[key] = dbus.UInt32(int(value), variant_level=1)
            portal.SettingChanged("org.freedesktop.appearance", key, values[key])
        return True

    GLib.io_add_watch(sys.stdin, GLib.IO_IN | GLib.IO_HUP, take_line)
    loop = GLib.MainLoop()
    print("ready", flush=True)
    loop.run()
    """

  /// How the portal answers requests to choose files.
  enum Chooser: String {
    /// Has no file chooser.
    case none
    /// Answers when the test calls `respond(_:_:)`.
    case answering
    /// Answers like a portal before 0.9, at a request path of its own choice.
    case old
    case failing
    /// Fails without answering the request.
    case silent
  }

  /// A message of the portal to the test.
  struct Event: Decodable, Equatable {
    /// `asked` or `closed`.
    var event: String
    var method: String?
    var parent: String?
    var title: String?
    var options: Options?
  }

  /// The options of a chooser, as they arrive.
  struct Options: Decodable, Equatable {
    var accept_label: String?
    var current_name: String?
    var current_folder: [UInt8]?
    var multiple: Int?
    var directory: Int?
    var modal: Int?
    var filters: [Filter]?
    var current_filter: Filter?
  }

  /// A `(sa(us))`.
  struct Filter: Decodable, Equatable {
    var name: String
    var rules: [Rule]

    init(_ name: String, _ rules: [Rule]) {
      self.name = name
      self.rules = rules
    }

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      name = try values.decode(String.self)
      rules = try values.decode([Rule].self)
    }
  }

  /// A `(us)`.
  struct Rule: Decodable, Equatable {
    var kind: Int
    var value: String

    init(_ kind: Int, _ value: String) {
      self.kind = kind
      self.value = value
    }

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      kind = try values.decode(Int.self)
      value = try values.decode(String.self)
    }
  }

  /// The environment variables with which a program finds the bus.
  let environment: [String: String]

  private let bus: ChildProcess
  private let portal: ChildProcess
  private let folder: URL
  private var portalLines: LineReader

  /// - Parameter colorScheme: The portal's number: 0 none, 1 dark, 2 light.
  init(colorScheme: Int = 0, chooser: Chooser = .none) throws {
    folder = try TemporaryFolder.make()
    var environment = ProcessInfo.processInfo.environment
    bus = try ChildProcess(
      "dbus-daemon", arguments: ["--session", "--nofork", "--print-address"],
      environment: environment, folder: folder)
    var busLines = LineReader(descriptor: bus.standardOutput)
    guard let address = try busLines.nextLine(before: .after(seconds: 10)) else {
      throw HarnessError("the session bus did not start: \(bus.standardError)")
    }
    self.environment = ["DBUS_SESSION_BUS_ADDRESS": address]
    environment["DBUS_SESSION_BUS_ADDRESS"] = address
    portal = try ChildProcess(
      Self.interpreter, arguments: ["-c", Self.script, String(colorScheme), chooser.rawValue],
      environment: environment, folder: folder)
    portalLines = LineReader(descriptor: portal.standardOutput)
    guard try portalLines.nextLine(before: .after(seconds: 10)) == "ready" else {
      throw HarnessError("the portal did not start: \(portal.standardError)")
    }
  }

  deinit {
    setBusStopped(false)
    _ = try? portal.terminate()
    _ = try? bus.terminate()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Suspends or resumes the bus.
  func setBusStopped(_ stopped: Bool) {
    bus.send(signal: stopped ? SIGSTOP : SIGCONT)
  }

  /// Changes a setting, as the user does.
  func set(_ key: String, to value: Int) {
    send("\(key) \(value)")
  }

  /// Changes a floating-point setting of GNOME.
  func set(_ key: String, to value: Double) {
    send("\(key) \(value)")
  }

  /// Changes a signed setting of GNOME.
  func set(_ key: String, milliseconds: Int) {
    send("\(key) i\(milliseconds)")
  }

  var address: String { environment["DBUS_SESSION_BUS_ADDRESS"] ?? "" }

  /// Waits for the next event that the portal reports.
  func nextEvent() throws -> Event {
    guard let line = try portalLines.nextLine(before: .after(seconds: 10)) else {
      throw HarnessError("the portal received no request: \(portal.standardError)")
    }
    return try JSONDecoder().decode(Event.self, from: Data(line.utf8))
  }

  /// Sends the user's answer: 0 with files, 1 if canceled, 2 if the dialog ended otherwise.
  func respond(_ code: Int, _ addresses: String...) {
    send((["respond", String(code)] + addresses).joined(separator: " "))
  }

  /// The portal leaves the bus.
  func leaveBus() throws {
    try portal.terminate()
  }

  private func send(_ text: String) {
    let line = Array("\(text)\n".utf8)
    _ = line.withUnsafeBytes { write(portal.standardInput, $0.baseAddress, $0.count) }
  }
}
