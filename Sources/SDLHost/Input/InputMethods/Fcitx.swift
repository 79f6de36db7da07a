// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDBus
internal import ContainerCore

/// The connection to fcitx 5, which is on the session bus (`dbusfrontend.cpp`).
@MainActor
struct Fcitx: InputMethodDaemon {
  let service = "org.freedesktop.portal.Fcitx"
  let factory = (
    path: "/org/freedesktop/portal/inputmethod", interface: "org.fcitx.Fcitx.InputMethod1"
  )
  let interface = "org.fcitx.Fcitx.InputContext1"
  let contextSignature = "oay"
  let caretRectMethod = "SetCursorRect"

  private static let highlight = 1 << 4
  private static let maximumPartCount = 256

  func address() -> String? { SessionBus.address }

  let context = BusValue.array(
    "(ss)", [.structure([.text("program"), .text("DrawerContainer")])])

  /// Formatted compositions, which mark the selected part (`CapabilityFlag::Preedit`, `FormattedPreedit`).
  let capabilities = (method: "SetCapability", argument: BusValue.uint64(1 << 1 | 1 << 4))

  func arguments(for key: InputMethodKey) -> [BusValue] {
    [.uint32(key.symbol), .uint32(key.code), .uint32(key.state), .flag(!key.isDown), .uint32(0)]
  }

  func event(of signal: OpaquePointer) -> InputMethodEvent? {
    guard var reader = MessageReader(signal) else { return nil }
    switch dbus_message_get_member(signal).map({ String(cString: $0) }) {
    case "CommitString": return reader.readText().map { .text(.committed($0)) }
    case "UpdateFormattedPreedit":
      guard
        let parts = reader.readArray(atMost: Self.maximumPartCount, { Self.readPart(&$0) }),
        let bytes = reader.readInt()
      else { return nil }
      return compositionEvent(parts, caret: bytes)
    case "ForwardKey":
      guard let symbol = reader.readUInt32(), let state = reader.readUInt32(),
        let isReleased = reader.readFlag()
      else { return nil }
      return .forwarded(
        InputMethodKey(symbol: symbol, code: 0, state: state & 0xFF, isDown: !isReleased))
    default: return nil
    }
  }

  private typealias Part = (text: String, isChosen: Bool)

  private static func readPart(_ reader: inout MessageReader) -> Part? {
    guard var fields = reader.readContainer(), let text = fields.readText(),
      let format = fields.readInt()
    else { return nil }
    return (text, format & highlight != 0)
  }

  /// - Parameter caret: The caret's offset in bytes; negative for no caret.
  private func compositionEvent(_ parts: [Part], caret: Int) -> InputMethodEvent {
    let text = parts.map(\.text).joined()
    var chosen: Range<Int>?
    var start = 0
    for part in parts {
      let end = start + part.text.unicodeScalars.count
      if part.isChosen { chosen = (chosen?.lowerBound ?? start)..<end }
      start = end
    }
    let before = String(decoding: text.utf8.prefix(max(0, caret)), as: UTF8.self)
    let caretOffset = caret < 0 ? start : before.unicodeScalars.count
    return .text(
      .composing(
        text, scalars: chosen?.lowerBound ?? caretOffset, chosen?.upperBound ?? caretOffset))
  }
}
