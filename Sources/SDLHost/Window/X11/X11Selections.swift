// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Glibc

/// The clipboards of an X server, for texts in parts and for saving a text beyond the end of the program, which SDL
/// 2.26.5 does not support (ICCCM 2.7.2; ClipboardManager specification of freedesktop.org).
@MainActor
final class X11Selections {
  private typealias Window = X11Display.Window
  private typealias Atom = X11Display.Atom

  /// The time limit in seconds for an answer and for each part of a text, as in SDL.
  private static let replyTimeout = 1.0
  /// The time limit in seconds for all parts of a text.
  private static let maximumTransferDuration = 15.0
  /// The time limit in seconds for an owner that did not answer before.
  private static let silentOwnerTimeout = 0.05
  /// The time limit in seconds for the clipboard manager to save the clipboard.
  private static let saveTimeout = 1.0
  /// The milliseconds between two checks whether SDL must answer a clipboard manager.
  private static let pollMilliseconds: Int32 = 10
  /// The maximum number of bytes of a text. Longer texts are refused.
  private static let maximumByteCount = 256 << 20
  private static let maximumWordCount = 1 << 26

  // X.h, Xatom.h
  private static let (primary, string): (Atom, Atom) = (1, 31)
  private static let (propertyNotify, selectionNotify): (Int32, Int32) = (28, 31)

  private let display: X11Display
  private let window: Window
  /// The window by which SDL owns a clipboard; nil if it is unknown.
  private var ownerWindow: Window?
  private var silentOwner: Window?

  init?() {
    guard let display = X11Display() else { return nil }
    self.display = display
    window = Xlib.createWindow?(display.connection, display.root, 0, 0, 1, 1, 0, 0, 0) ?? 0
    display.select(X11Display.propertyChanges, of: window)
  }

  /// Stores SDL's window after SDL has taken a clipboard with a request on the connection `display`.
  func recordOwner(of clipboard: Clipboard, display: OpaquePointer) {
    _ = Xlib.sync?(display, 0)
    ownerWindow = owner(of: atom(of: clipboard))
  }

  func belongsToOthers(_ clipboard: Clipboard) -> Bool {
    let owner = owner(of: atom(of: clipboard))
    return owner != 0 && owner != ownerWindow
  }

  /// Requests the text on a clipboard from another program; nil if the clipboard has no text.
  func text(on clipboard: Clipboard) throws(HostError) -> String? {
    let selection = atom(of: clipboard)
    let owner = owner(of: selection)
    let patience = owner == silentOwner ? Self.silentOwnerTimeout : Self.replyTimeout
    for target in [atom("UTF8_STRING"), Self.string] {
      guard let property = requestSelection(selection, target, within: patience) else {
        silentOwner = owner
        throw HostError(
          .unavailable, "cannot paste", reason: "the program that offers the text does not answer")
      }
      silentOwner = nil
      guard property != 0 else { continue }
      let bytes = try bytes(of: property)
      return target == Self.string
        ? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
        : String(decoding: bytes, as: UTF8.self)
    }
    return nil
  }

  /// Passes SDL's text to the clipboard manager, if there is one. `answer` lets SDL answer its requests.
  func saveToClipboardManager(_ answer: () -> Void) {
    let manager = atom("CLIPBOARD_MANAGER")
    guard let ownerWindow, owner(of: atom(of: .general)) == ownerWindow, owner(of: manager) != 0
    else { return }
    convert(manager, atom("SAVE_TARGETS"))
    let limit = SteadyClock.now().advanced(by: Self.saveTimeout)
    while dequeueEvent(Self.selectionNotify) == nil, SteadyClock.now() < limit {
      answer()
      wait(Self.pollMilliseconds)
    }
  }

  /// - Returns: The property with the answer, 0 if the owner refuses; nil if there was no answer.
  private func requestSelection(_ selection: Atom, _ target: Atom, within seconds: Double) -> Atom?
  {
    // Discards late answers to earlier requests.
    while dequeueEvent(Self.selectionNotify) != nil {}
    convert(selection, target)
    let event = waitForEvent(Self.selectionNotify, within: seconds) { event in
      event[5] == Int(selection) && event[6] == Int(target)
    }
    return event.map { UInt(bitPattern: $0[7]) }
  }

  /// Asks the owner of a selection for it.
  private func convert(_ selection: Atom, _ target: Atom) {
    _ = Xlib.convertSelection?(
      display.connection, selection, target, atom("DRAWER_SELECTION"), window, 0)
  }

  private func bytes(of property: Atom) throws(HostError) -> [UInt8] {
    // The owner sends the first part after the property is deleted, so all earlier events are outdated.
    while dequeueEvent(Self.propertyNotify) != nil {}
    let (type, bytes) = consumeProperty(property)
    guard type == atom("INCR") else { return bytes }
    var text: [UInt8] = []
    let limit = SteadyClock.now().advanced(by: Self.maximumTransferDuration)
    while true {
      let isNew = waitForEvent(Self.propertyNotify, within: Self.replyTimeout) { event in
        event[5] == Int(property) && event[7] & 0xFF == 0
      }
      guard isNew != nil, SteadyClock.now() < limit else {
        throw HostError(
          .unavailable, "cannot paste", reason: "only \(text.count) bytes of the text have arrived")
      }
      let part = consumeProperty(property).bytes
      if part.isEmpty { return text }
      text += part
      guard text.count <= Self.maximumByteCount else {
        throw HostError(
          .unavailable, "cannot paste",
          reason: "the text has more than \(Self.maximumByteCount >> 20) MiB")
      }
    }
  }

  private func consumeProperty(_ property: Atom) -> (type: Atom, bytes: [UInt8]) {
    let value = display.property(
      property, of: window, atMost: Self.maximumWordCount, deletesProperty: true)
    return (value?.type ?? 0, value?.bytes ?? [])
  }

  // MARK: Events

  /// The next received event of a type, as C longs; nil if there is none.
  private func dequeueEvent(_ type: Int32) -> [Int]? {
    var event = [Int](repeating: 0, count: X11Display.eventLength)
    return Xlib.checkEvent?(display.connection, window, type, &event) == 1 ? event : nil
  }

  private func waitForEvent(
    _ type: Int32, within seconds: Double, where fits: ([Int]) -> Bool
  ) -> [Int]? {
    let limit = SteadyClock.now().advanced(by: seconds)
    while true {
      while let event = dequeueEvent(type) {
        if fits(event) { return event }
      }
      let left = limit.timeIntervalSince(SteadyClock.now())
      guard left > 0 else { return nil }
      wait(Int32((left * 1000).rounded(.up)))
    }
  }

  private func wait(_ milliseconds: Int32) {
    var source = pollfd(fd: display.descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&source, 1, milliseconds)
  }

  private func owner(of selection: Atom) -> Window { display.owner(of: selection) }

  private func atom(of clipboard: Clipboard) -> Atom {
    clipboard == .general ? atom("CLIPBOARD") : Self.primary
  }

  private func atom(_ name: String) -> Atom { display.atom(name) }
}
