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

  let context = BusValue.text("DrawerContainer")

  /// Compositions, and changes of the keyboard focus (`IBUS_CAP_PREEDIT_TEXT`, `IBUS_CAP_FOCUS`).
  let capabilities = (method: "SetCapabilities", argument: BusValue.uint32(1 << 0 | 1 << 3))

  func arguments(for key: InputMethodKey) -> [BusValue] {
    [
      .uint32(key.symbol), .uint32(key.code - 8),
      .uint32(key.state | (key.isDown ? 0 : Self.release)),
    ]
  }

  func event(of signal: OpaquePointer) -> InputMethodEvent? {
    guard var reader = MessageReader(signal) else { return nil }
    switch dbus_message_get_member(signal).map({ String(cString: $0) }) {
    case "CommitText": return Self.readText(&reader).map { .text(.committed($0.text)) }
    case "UpdatePreeditText", "UpdatePreeditTextWithMode":
      guard let (text, selected) = Self.readText(&reader), let caret = reader.readUInt32(),
        let isShown = reader.readFlag()
      else { return nil }
      let range = selected ?? Int(caret)..<Int(caret)
      return .text(.composing(isShown ? text : "", scalars: range.lowerBound, range.upperBound))
    case "HidePreeditText": return .text(.composing("", selectedRange: 0..<0))
    case "ForwardKeyEvent":
      guard let symbol = reader.readUInt32(), let code = reader.readUInt32(),
        let state = reader.readUInt32()
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
    var variant = reader.readContainer()
    guard var fields = variant?.readContainer() else { return nil }
    fields.skip(2)
    guard let text = fields.readText() else { return nil }
    var list = fields.readContainer()
    guard var parts = list?.readContainer() else { return (text, nil) }
    parts.skip(2)
    guard let attributes = parts.readArray(atMost: maximumAttributeCount, { readAttribute(&$0) })
    else { return (text, nil) }
    return (text, attributes.first { $0.type == background }?.range)
  }

  /// Reads an `IBusAttribute`: a name, attachments, the type, the value, and the start and the end in Unicode scalars.
  private static func readAttribute(
    _ reader: inout MessageReader
  ) -> (type: UInt32, range: Range<Int>)? {
    var value = reader.readContainer()
    guard var fields = value?.readContainer() else { return nil }
    fields.skip(2)
    guard let type = fields.readUInt32() else { return nil }
    fields.skip()
    guard let start = fields.readUInt32(), let end = fields.readUInt32(), start <= end else {
      return nil
    }
    return (type, Int(start)..<Int(end))
  }
}
