// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation

/// The settings manager of an X11 desktop (XSETTINGS).
final class SettingsManager {
  private static let script = """
    import struct, sys
    from Xlib import X, display
    from Xlib.protocol import event
    screen = display.Display()
    root = screen.screen().root
    window = root.create_window(0, 0, 1, 1, 0, X.CopyFromParent)
    atom = screen.intern_atom
    SETTINGS, SELECTION = atom("_XSETTINGS_SETTINGS"), atom("_XSETTINGS_S0")
    order = sys.argv[1]
    values, serial = {}, 0

    def padded(text): return text + bytes(-len(text) % 4)

    def entry(kind, name, value):
        head = struct.pack(order + "BxH", kind, len(name)) + padded(name.encode())
        return head + struct.pack(order + "I", serial) + value

    def put():
        theme = b"Adwaita"
        parts = [entry(1, "Net/ThemeName", struct.pack(order + "I", len(theme)) + padded(theme)),
                 entry(2, "Net/Color", bytes(8))]
        parts += [entry(0, name, struct.pack(order + "i", value)) for name, value in values.items()]
        head = struct.pack(order + "B3xII", 0 if order == "<" else 1, serial, len(parts))
        put_bytes(head + b"".join(parts))

    def put_bytes(data):
        window.change_property(SETTINGS, SETTINGS, 8, data)
        screen.sync()

    for line in sys.stdin:
        name, _, value = line.strip().partition(" ")
        serial += 1
        if name == "own":
            window.set_selection_owner(SELECTION, X.CurrentTime)
            put()
            root.send_event(event.ClientMessage(
                window=root, client_type=atom("MANAGER"),
                data=(32, [X.CurrentTime, SELECTION, window.id, 0, 0])),
                event_mask=X.StructureNotifyMask)
            screen.sync()
        elif name == "raw":
            put_bytes(bytes.fromhex(value))
        elif value == "nil":
            values.pop(name, None)
            put()
        else:
            values[name] = int(value)
            if screen.get_selection_owner(SELECTION) == window: put()
        print("done", flush=True)
    """

  private let process: ChildProcess
  private var lines: LineReader

  /// - Parameters:
  ///   - settings: The initial settings, by name.
  ///   - isBigEndian: The byte order of the settings.
  init(
    _ settings: KeyValuePairs<String, Int> = [:], isBigEndian: Bool = false, on server: XServer
  ) throws {
    process = try ChildProcess(
      "/usr/bin/python3", arguments: ["-c", Self.script, isBigEndian ? ">" : "<"],
      environment: server.environment, folder: server.folder)
    lines = LineReader(descriptor: process.standardOutput)
    for (name, value) in settings { try set(name, to: value) }
    try send("own")
  }

  deinit { _ = try? process.terminate() }

  /// Changes a setting; nil removes the setting.
  func set(_ name: String, to value: Int?) throws {
    try send("\(name) \(value.map(String.init) ?? "nil")")
  }

  /// Writes other bytes in place of the settings.
  func write(_ bytes: [UInt8]) throws {
    let digits = bytes.map { byte in
      let text = String(byte, radix: 16)
      return text.count == 1 ? "0\(text)" : text
    }
    try send("raw \(digits.joined())")
  }

  private func send(_ text: String) throws {
    let line = Array("\(text)\n".utf8)
    _ = line.withUnsafeBytes {
      Foundation.write(process.standardInput, $0.baseAddress, $0.count)
    }
    guard try lines.nextLine(before: .after(seconds: 10)) == "done" else {
      throw HarnessError("the settings manager does not answer: \(process.standardError)")
    }
  }
}
