// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Glibc

/// The clipboards of an X server as far as SDL 2.26.5 does not serve them: texts that another program sends in parts, and a
/// text that is to stay when the program ends (ICCCM 2.7.2; the ClipboardManager specification of freedesktop.org).
@MainActor
final class X11Selections {
  private typealias Window = X11Display.Window
  private typealias Atom = X11Display.Atom
  private typealias CreateWindow =
    @convention(c) (
      OpaquePointer, Window, Int32, Int32, UInt32, UInt32, UInt32, UInt, UInt
    ) -> Window
  private typealias Convert =
    @convention(c) (OpaquePointer, Atom, Atom, Atom, Window, UInt) -> Int32
  private typealias CheckEvent =
    @convention(c) (OpaquePointer, Window, Int32, UnsafeMutablePointer<Int>) -> Int32
  private typealias Sync = @convention(c) (OpaquePointer, Int32) -> Int32

  private struct Functions {
    let convert: Convert
    let check: CheckEvent
    let sync: Sync
  }

  /// Seconds that a program has for an answer, and for each part of its text; as SDL gives it.
  private static let patience = 1.0
  /// Seconds that a program has for all parts of a text.
  private static let longestPatience = 15.0
  /// Seconds that a program has which was silent before.
  private static let shortPatience = 0.05
  /// Seconds that a clipboard manager has for all that it wants to keep.
  private static let farewell = 1.0
  /// Milliseconds between two looks whether SDL has to answer a clipboard manager.
  private static let step: Int32 = 10
  /// Bytes of a text. Longer ones are refused, not cut.
  private static let longest = 256 << 20
  /// The length of a property that is read, in units of four bytes.
  private static let most = 1 << 26

  // X.h, Xatom.h
  private static let (primary, string): (Atom, Atom) = (1, 31)
  private static let (propertyNotify, selectionNotify): (Int32, Int32) = (28, 31)

  private let connection: X11Connection
  private let functions: Functions
  private let window: Window
  /// The window by which SDL owns a clipboard; nil before it was seen.
  private var own: Window?
  /// The owner that did not answer last.
  private var silent: Window?

  init?() {
    guard let connection = X11Connection(),
      let create = X11Library.function("XCreateSimpleWindow", as: CreateWindow.self),
      let convert = X11Library.function("XConvertSelection", as: Convert.self),
      let check = X11Library.function("XCheckTypedWindowEvent", as: CheckEvent.self),
      let sync = X11Library.function("XSync", as: Sync.self)
    else { return nil }
    self.connection = connection
    functions = Functions(convert: convert, check: check, sync: sync)
    let display = connection.display
    window = create(display.connection, display.root, 0, 0, 1, 1, 0, 0, 0)
    display.select(X11Display.propertyChanges, of: window)
  }

  /// Call when SDL has taken a clipboard.
  ///
  /// - Parameter display: SDL's connection, whose request has to have arrived first.
  func noteOwner(of clipboard: Clipboard, taken display: OpaquePointer) {
    _ = functions.sync(display, 0)
    own = owner(of: atom(of: clipboard))
  }

  /// Whether another program owns a clipboard.
  func belongsToOthers(_ clipboard: Clipboard) -> Bool {
    let owner = owner(of: atom(of: clipboard))
    return owner != 0 && owner != own
  }

  /// The text that another program has on a clipboard; nil for something else than text.
  func text(on clipboard: Clipboard) throws(HostError) -> String? {
    let selection = atom(of: clipboard)
    let owner = owner(of: selection)
    let patience = owner == silent ? Self.shortPatience : Self.patience
    for target in [atom("UTF8_STRING"), Self.string] {
      guard let property = ask(selection, target, within: patience) else {
        silent = owner
        throw HostError(
          .unavailable, "cannot paste", reason: "the program with the text does not answer")
      }
      silent = nil
      guard property != 0 else { continue }
      let bytes = try bytes(of: property)
      return target == Self.string
        ? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
        : String(decoding: bytes, as: UTF8.self)
    }
    return nil
  }

  /// Hands the text on the clipboard to the clipboard manager, if SDL owns the clipboard and there is a manager.
  ///
  /// - Parameter answer: Lets SDL answer what the manager asks.
  func keepText(_ answer: () -> Void) {
    let manager = atom("CLIPBOARD_MANAGER")
    guard let own, owner(of: atom(of: .general)) == own, owner(of: manager) != 0 else { return }
    _ = functions.convert(
      connection.display.connection, manager, atom("SAVE_TARGETS"), atom("DRAWER_SELECTION"),
      window, 0)
    let limit = SteadyClock.now().advanced(by: Self.farewell)
    while event(Self.selectionNotify) == nil, SteadyClock.now() < limit {
      answer()
      wait(Self.step)
    }
  }

  /// - Returns: The property with the answer, 0 for a refusal; nil if there was no answer.
  private func ask(_ selection: Atom, _ target: Atom, within seconds: Double) -> Atom? {
    // What came too late for the question before.
    while event(Self.selectionNotify) != nil {}
    _ = functions.convert(
      connection.display.connection, selection, target, atom("DRAWER_SELECTION"), window, 0)
    let event = event(Self.selectionNotify, within: seconds) { event in
      event[5] == Int(selection) && event[6] == Int(target)
    }
    return event.map { UInt(bitPattern: $0[7]) }
  }

  private func bytes(of property: Atom) throws(HostError) -> [UInt8] {
    // A program sends the first part when the property is gone, so all news of it are old before that.
    while event(Self.propertyNotify) != nil {}
    let (type, bytes) = take(property)
    guard type == atom("INCR") else { return bytes }
    var text: [UInt8] = []
    let limit = SteadyClock.now().advanced(by: Self.longestPatience)
    while true {
      let isNew = event(Self.propertyNotify, within: Self.patience) { event in
        event[5] == Int(property) && event[7] & 0xFF == 0
      }
      guard isNew != nil, SteadyClock.now() < limit else {
        throw HostError(
          .unavailable, "cannot paste", reason: "only \(text.count) bytes of the text have arrived")
      }
      let part = take(property).bytes
      if part.isEmpty { return text }
      text += part
      guard text.count <= Self.longest else {
        throw HostError(
          .unavailable, "cannot paste",
          reason: "the text has more than \(Self.longest >> 20) MiB")
      }
    }
  }

  /// Reads a property and deletes it.
  private func take(_ property: Atom) -> (type: Atom, bytes: [UInt8]) {
    let value = connection.display.property(
      property, of: window, atMost: Self.most, isDeleted: true)
    return (value?.type ?? 0, value?.bytes ?? [])
  }

  // MARK: Events

  /// An event that has arrived, as its longs.
  private func event(_ type: Int32) -> [Int]? {
    var event = [Int](repeating: 0, count: X11Display.eventLength)
    return functions.check(connection.display.connection, window, type, &event) != 0 ? event : nil
  }

  private func event(
    _ type: Int32, within seconds: Double, where fits: ([Int]) -> Bool
  ) -> [Int]? {
    let limit = SteadyClock.now().advanced(by: seconds)
    while true {
      while let event = event(type) {
        if fits(event) { return event }
      }
      let left = limit.since(SteadyClock.now())
      guard left > 0 else { return nil }
      wait(Int32((left * 1000).rounded(.up)))
    }
  }

  private func wait(_ milliseconds: Int32) {
    var source = pollfd(fd: connection.display.descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&source, 1, milliseconds)
  }

  private func owner(of selection: Atom) -> Window {
    connection.display.owner(of: selection)
  }

  private func atom(of clipboard: Clipboard) -> Atom {
    clipboard == .general ? atom("CLIPBOARD") : Self.primary
  }

  private func atom(_ name: String) -> Atom { connection.display.atom(name) }
}
