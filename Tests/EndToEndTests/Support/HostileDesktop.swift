// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation

/// A session bus with a hostile program, which owns the names of the portal, of the accessibility bus and of its registry.
/// The session bus is the accessibility bus as well.
final class HostileDesktop {
  /// How the program answers calls.
  enum Answers: String, CaseIterable, Sendable {
    /// As real programs do.
    case real = "true"
    /// The address of the accessibility bus is a command.
    case command
    /// The same address after the address of a missing socket.
    case list
    /// Texts that are no paths where object paths belong.
    case path
    /// Arguments of wrong types, and none.
    case types
    case errors
  }

  /// The messages that the hostile program, or a stranger on the bus, sends unasked.
  enum Attack: String {
    /// Signals of another program, sent to each connection.
    case stranger
    /// Signals of the real names with false arguments.
    case `false`
    /// 74,000 changes of the color scheme, and 37,000 signals of the accessibility bus and its registry.
    case flood
    /// The contrast becomes high.
    case contrast
    /// Text becomes twice as large.
    case end
  }

  /// A key event that the registry received.
  struct Key: Equatable {
    var name: String
    var symbol: Int
    var code: Int
    var modifiers: Int
  }

  private static let script = """
    import json, os, sys, dbus, dbus.lowlevel as low
    from dbus.mainloop.glib import DBusGMainLoop
    from gi.repository import GLib

    mode = sys.argv[1]
    PORTAL, REGISTRY = "org.freedesktop.portal.Desktop", "org.a11y.atspi.Registry"
    SETTINGS, PROPERTIES = "org.freedesktop.portal.Settings", "org.freedesktop.DBus.Properties"
    APPEARANCE, ROOT = "org.freedesktop.appearance", "/org/a11y/atspi/accessible/root"
    address = os.environ["DBUS_SESSION_BUS_ADDRESS"]
    command = "unixexec:path=/usr/bin/touch,argv1=" + os.environ["XDG_RUNTIME_DIR"] + "/ran"
    DBusGMainLoop(set_as_default=True)
    bus = dbus.SessionBus()
    asked = []

    def tell(what): print(json.dumps(what), flush=True)

    def true_answer(message):
        member = message.get_member()
        if member == "GetAddress": return "s", [address]
        if member == "Get": return "v", [dbus.Boolean(True)]
        if member == "Embed": return "(so)", [(":1.0", dbus.ObjectPath(ROOT))]
        if member == "GetRegisteredEvents": return "a(ss)", [[(":1.0", "object:")]]
        if member == "ReadOne": return None, []
        if member == "OpenFile": return "o", ["/org/freedesktop/portal/desktop/request/own/one"]
        return "", []

    FALSE = [
        ("s", ["not/a/path"]), ("u", [7]), ("", []), ("as", [[]]), ("v", ["a"]),
        ("(ss)", [("a", "not/a/path")]), ("a{sv}", [{}]), ("(so)a(ss)", [("a", "/a"), []]),
        ("vv", [1, 2]), ("b", [True]), ("ay", [b"noise"]), ("a(so)", [[("a", "/a")]])]

    def answers(message):
        member = message.get_member()
        if mode in ("command", "list") and member == "GetAddress":
            return "s", [command if mode == "command" else "unix:path=/nowhere;" + command]
        if mode == "path":
            if member == "Embed": return "(ss)", [("a", "not/a/path")]
            if member == "OpenFile": return "s", ["not/a/path"]
        if mode == "types" and member != "GetAddress":
            return FALSE[(len(asked) + int(sys.argv[2])) % len(FALSE)]
        if mode == "errors" and member != "GetAddress": return None, []
        return true_answer(message)

    def call(name, path, interface, member, signature, *arguments):
        message = low.MethodCallMessage(name, path, interface, member)
        message.append(*arguments, signature=signature)
        bus.send_message_with_reply(message, lambda reply: tell("answered"))

    def take(connection, message):
        if message.get_type() != 1: return low.HANDLER_RESULT_NOT_YET_HANDLED
        member, sender = message.get_member(), message.get_sender()
        signature, arguments = answers(message)
        if signature is None: reply = low.ErrorMessage(message, "org.example.Error", "not\\u001b[31m")
        else:
            reply = low.MethodReturnMessage(message)
            reply.append(*arguments, signature=signature)
        if not message.get_no_reply(): bus.send_message(reply)
        asked.append(member)
        if member == "NotifyListenersAsync":
            kind, symbol, code, modifiers, time, name, is_text = message.get_args_list()[0]
            tell([name, int(symbol), int(code), int(modifiers)])
        elif member == "Embed":
            # The program answers this after it has read the reply.
            call(sender, ROOT, PROPERTIES, "Get", "ss", "org.a11y.atspi.Accessible", "Parent")
        elif member in ("OpenFile", "Close"): tell(member)
        return low.HANDLER_RESULT_HANDLED

    def signal(path, interface, member, signature, *arguments, to=None, connection=bus):
        message = low.SignalMessage(path, interface, member)
        message.append(*arguments, signature=signature)
        if to: message.set_destination(to)
        connection.send_message(message)

    def setting(namespace, key, value, **more):
        signal("/org/freedesktop/portal/desktop", SETTINGS, "SettingChanged", "ssv",
            namespace, key, value, **more)

    def act(name):
        if name == "stranger":
            other = dbus.bus.BusConnection(address)
            names = [name for name in bus.list_names() if name.startswith(":")]
            for to in names:
                own = other.get_unique_name()
                more = dict(to=to, connection=other)
                setting(APPEARANCE, "color-scheme", dbus.UInt32(1), **more)
                for watched in (PORTAL, REGISTRY, "org.a11y.Bus"):
                    signal("/org/freedesktop/DBus", "org.freedesktop.DBus", "NameOwnerChanged", "sss",
                        watched, "", own, **more)
                signal("/org/freedesktop/portal/desktop/request/own/one",
                    "org.freedesktop.portal.Request", "Response", "ua{sv}", dbus.UInt32(0),
                    {"uris": dbus.Array(["file:///stranger"], signature="s", variant_level=1)}, **more)
            other.flush()
            # The bus has forwarded all of it before it answers this.
            other.list_names()
        elif name == "false":
            for signature, arguments in FALSE:
                for member, path, interface in (
                    ("SettingChanged", "/org/freedesktop/portal/desktop", SETTINGS),
                    ("PropertiesChanged", "/org/a11y/bus", PROPERTIES),
                    ("Response", "/org/freedesktop/portal/desktop/request/own/one",
                        "org.freedesktop.portal.Request"),
                    ("EventListenerRegistered", "/org/a11y/atspi/registry", REGISTRY)):
                    for to in [name for name in bus.list_names() if name.startswith(":")]:
                        signal(path, interface, member, signature, *arguments, to=to)
        elif name == "flood":
            for number in range(74000):
                setting(APPEARANCE, "color-scheme", dbus.UInt32(number % 3))
                if number % 4 == 0:
                    signal("/org/a11y/bus", PROPERTIES, "PropertiesChanged", "sa{sv}as",
                        "org.a11y.Status", {}, [])
                    signal("/org/a11y/atspi/registry", REGISTRY, "EventListenerRegistered", "ss",
                        ":1.0", "object:")
                if number % 1000 == 0: bus.flush()
            setting(APPEARANCE, "color-scheme", dbus.UInt32(1))
            bus.flush()
        elif name == "contrast": setting(APPEARANCE, "contrast", dbus.UInt32(1))
        elif name == "end":
            setting("org.gnome.desktop.interface", "text-scaling-factor", dbus.Double(2.0))
        tell(name)

    def take_line(source, condition):
        line = sys.stdin.readline()
        if not line:
            loop.quit()
            return False
        act(line.strip())
        return True

    bus.add_message_filter(take)
    for name in (PORTAL, REGISTRY, "org.a11y.Bus"): bus.request_name(name)
    GLib.io_add_watch(sys.stdin, GLib.IO_IN | GLib.IO_HUP, take_line)
    loop = GLib.MainLoop()
    tell("ready")
    loop.run()
    """

  /// The file that the command in the address creates.
  var commandFile: String { bus.folder.appendingPathComponent("ran").path }

  let bus: SessionBusFixture
  private let process: ChildProcess
  private var lines: LineReader
  /// The lines that were read while the test waited for another line.
  private var unmatchedLines: [String] = []

  /// - Parameter seed: The start in the list of false types.
  init(_ answers: Answers, seed: Int = 0) throws {
    bus = try SessionBusFixture()
    let inherited = ProcessInfo.processInfo.environment.filter {
      ["PATH", "LD_LIBRARY_PATH", "TMPDIR"].contains($0.key)
    }
    process = try ChildProcess(
      "/usr/bin/python3", arguments: ["-c", Self.script, answers.rawValue, String(seed)],
      environment: inherited.merging(bus.environment) { _, new in new }, folder: bus.folder)
    lines = LineReader(descriptor: process.standardOutput)
    try wait(for: "ready")
  }

  deinit { _ = try? process.terminate() }

  /// Returns when all messages are sent.
  func perform(_ deed: Attack, seconds: Double = 10) throws {
    let line = Array("\(deed.rawValue)\n".utf8)
    _ = line.withUnsafeBytes { write(process.standardInput, $0.baseAddress, $0.count) }
    try wait(for: deed.rawValue, seconds: seconds)
  }

  /// Returns when the program has printed a word: `OpenFile` after a request for a file, `answered`
  /// after the answer of an embedded program.
  func wait(for word: String, seconds: Double = 10) throws {
    let wanted = "\"\(word)\""
    if let index = unmatchedLines.firstIndex(of: wanted) {
      unmatchedLines.remove(at: index)
      return
    }
    let deadline = Deadline.after(seconds: seconds)
    while let line = try lines.nextLine(before: deadline) {
      if line == wanted { return }
      unmatchedLines.append(line)
    }
    throw HarnessError("the hostile program did not print \(word): \(process.standardError)")
  }

  /// The next key event that the registry receives.
  func nextKey() throws -> Key {
    while let line = try lines.nextLine(before: .after(seconds: 10)) {
      let values = try JSONSerialization.jsonObject(
        with: Data(line.utf8), options: .fragmentsAllowed)
      guard let key = values as? [Any], key.count == 4, let name = key[0] as? String,
        let symbol = key[1] as? Int, let code = key[2] as? Int, let modifiers = key[3] as? Int
      else { continue }
      return Key(name: name, symbol: symbol, code: code, modifiers: modifiers)
    }
    throw HarnessError("the registry received no key: \(process.standardError)")
  }
}
