// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDBus
internal import ContainerCore

/// The connection to ibus, which many desktops use on a separate bus (ibus 1.5, `ibusshare.c`, `inputcontext.c`).
@MainActor
struct IBus: InputMethodDaemon {
  let service = "org.freedesktop.IBus"
  let factory = (path: "/org/freedesktop/IBus", interface: "org.freedesktop.IBus")
  let interface = "org.freedesktop.IBus.InputContext"
  let contextSignature = "o"
  let caretRectMethod = "SetCursorLocation"

  /// Compositions, and changes of the keyboard focus (`IBUS_CAP_PREEDIT_TEXT`, `IBUS_CAP_FOCUS`).
  private static let capabilities: UInt32 = 1 << 0 | 1 << 3
  /// `IBUS_RELEASE_MASK`.
  private static let release: UInt32 = 1 << 30
  /// `IBUS_ATTR_TYPE_BACKGROUND`, which marks the selected part.
  private static let background: UInt32 = 3
  private static let maximumAttributeCount = 256

  func address() -> String? {
    if let address = Environment.variable("IBUS_ADDRESS") { return address }
    guard let folder = Self.configFolder, let machine = Self.machineID else { return nil }
    let line = Self.displays.lazy
      .flatMap { SmallFile.lines(of: "\(folder)/ibus/bus/\(machine)-\($0)") }
      .first { $0.hasPrefix("IBUS_ADDRESS=") }
    return line.map { String($0.dropFirst("IBUS_ADDRESS=".count)) }
  }

  private static var configFolder: String? {
    Environment.variable("XDG_CONFIG_HOME")
      ?? Environment.variable("HOME").map { $0 + "/.config" }
  }

  private static var machineID: String? {
    guard let identifier = dbus_try_get_local_machine_id(nil) else { return nil }
    defer { dbus_free(identifier) }
    return String(cString: identifier)
  }

  /// The displays that may be in the name of the daemon's address file.
  private static var displays: [String] {
    var names: [String] = []
    if let wayland = Environment.variable("WAYLAND_DISPLAY") { names.append("unix-\(wayland)") }
    if let display = Environment.variable("DISPLAY"),
      let colon = display.lastIndex(of: ":")
    {
      let host = display[..<colon]
      let number = display[display.index(after: colon)...].prefix { $0 != "." }
      names.append("\(host.isEmpty ? "unix" : host)-\(number)")
    }
    return names
  }

  func writeContext(to writer: inout MessageWriter) { writer.append("DrawerContainer") }

  func capabilities() -> (method: String, write: (inout MessageWriter) -> Void) {
    ("SetCapabilities", { $0.append(Self.capabilities) })
  }

  func write(_ key: InputMethodKey, to writer: inout MessageWriter) {
    writer.append(key.symbol)
    writer.append(key.code - 8)
    writer.append(key.state | (key.isDown ? 0 : Self.release))
  }

  func event(of signal: OpaquePointer) -> InputMethodEvent? {
    guard var reader = MessageReader(signal) else { return nil }
    switch dbus_message_get_member(signal).map({ String(cString: $0) }) {
    case "CommitText": return Self.readText(&reader).map { .text(.committed($0.text)) }
    case "UpdatePreeditText", "UpdatePreeditTextWithMode":
      guard let (text, selected) = Self.readText(&reader), reader.next(), let caret = reader.uint32,
        reader.next(), let isShown = reader.flag
      else { return nil }
      let range = selected ?? Int(caret)..<Int(caret)
      return .text(.composing(isShown ? text : "", scalars: range.lowerBound, range.upperBound))
    case "HidePreeditText": return .text(.composing("", selectedRange: 0..<0))
    case "ForwardKeyEvent":
      guard let symbol = reader.uint32, reader.next(), let code = reader.uint32, reader.next(),
        let state = reader.uint32
      else { return nil }
      return .forwarded(
        InputMethodKey(
          symbol: symbol, code: code &+ 8, state: state & 0xFF, isDown: state & Self.release == 0))
    default: return nil
    }
  }

  /// Reads an `IBusText`: a variant of a name, attachments, the text, and a variant of the attributes.
  private static func readText(
    _ reader: inout MessageReader
  ) -> (text: String, selected: Range<Int>?)? {
    guard let variant = reader.nestedReader, case var value = variant,
      var fields = value.nestedReader,
      fields.next(), fields.next(), let text = fields.text
    else { return nil }
    guard fields.next(), var list = fields.nestedReader, var parts = list.nestedReader,
      parts.next(),
      parts.next(),
      let attributes = parts.elements(atMost: maximumAttributeCount, { readAttribute(&$0) })
    else { return (text, nil) }
    return (text, attributes.first { $0.type == background }?.range)
  }

  /// Reads an `IBusAttribute`: a name, attachments, the type, the value, and the start and the end in Unicode scalars.
  private static func readAttribute(
    _ reader: inout MessageReader
  ) -> (type: UInt32, range: Range<Int>)? {
    guard var value = reader.nestedReader, var fields = value.nestedReader, fields.next(),
      fields.next(),
      let type = fields.uint32, fields.next(), fields.next(), let start = fields.uint32,
      fields.next(), let end = fields.uint32, start <= end
    else { return nil }
    return (type, Int(start)..<Int(end))
  }
}
