// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Dispatch
internal import Glibc

/// Observes the settings of an X11 desktop (XSETTINGS 0.5), a property of the window that owns a selection.
@MainActor
final class X11Settings {
  private typealias Window = X11Display.Window
  private typealias Atom = X11Display.Atom
  private typealias Number = @convention(c) (OpaquePointer) -> Int32
  private typealias InternAtoms =
    @convention(c) (
      OpaquePointer, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, Int32, Int32,
      UnsafeMutablePointer<Atom>
    ) -> Int32
  private typealias Queued = @convention(c) (OpaquePointer, Int32) -> Int32
  private typealias NextEvent = @convention(c) (OpaquePointer, UnsafeMutablePointer<Int>) -> Int32

  private struct Functions {
    let queued: Queued
    let next: NextEvent
  }

  /// The selection whose owner has the settings, their property, and the message that announces a new owner.
  private struct Atoms {
    let selection: Atom
    let property: Atom
    let manager: Atom
  }

  // X.h
  private static let (destroyNotify, propertyNotify, clientMessage) = (17, 28, 33)
  private static let structureChanges = 1 << 17
  /// Xlib's modes for counting only events that were already read, and for reading received events first.
  private static let (alreadyRead, afterReading): (Int32, Int32) = (0, 1)
  /// The maximum length of the property in units of four bytes; desktops need some kilobytes.
  private static let maximumWordCount = 1 << 16

  private var onChange: (() -> Void)?
  /// The current settings. They are kept while no window has settings, as during a restart of the settings daemon.
  private(set) var values = XSettings()
  /// `Xft.dpi` of the resource database at the start of the program.
  let xftDotsPerInch: String?

  private let connection: X11Connection
  private let functions: Functions
  private let atoms: Atoms
  /// The window with the settings; 0 if there is none.
  private var owner: Window = 0
  private var source: (any DispatchSourceRead)?

  /// Nil without an X server or Xlib.
  init?() {
    guard let connection = X11Connection(),
      let screen = X11Library.function("XDefaultScreen", as: Number.self),
      let intern = X11Library.function("XInternAtoms", as: InternAtoms.self),
      let queued = X11Library.function("XEventsQueued", as: Queued.self),
      let next = X11Library.function("XNextEvent", as: NextEvent.self)
    else { return nil }
    self.connection = connection
    functions = Functions(queued: queued, next: next)
    xftDotsPerInch = X11Resources.value(program: "Xft", option: "dpi", on: connection)
    let display = connection.display
    let words = ["_XSETTINGS_S\(screen(display.connection))", "_XSETTINGS_SETTINGS", "MANAGER"]
    var names = words.map { strdup($0) }
    defer { for name in names { Glibc.free(name) } }
    var atoms: [Atom] = Array(repeating: 0, count: names.count)
    _ = intern(display.connection, &names, Int32(names.count), 0, &atoms)
    self.atoms = Atoms(selection: atoms[0], property: atoms[1], manager: atoms[2])
    // Subscribe before reading the first owner, so that no later owner is missed.
    display.select(Self.structureChanges, of: display.root)
    updateOwner()
    listen(to: display.descriptor)
  }

  isolated deinit { source?.cancel() }

  /// Calls the closure when the settings change. It replaces the earlier closure.
  func observe(_ onChange: @escaping () -> Void) { self.onChange = onChange }

  private func listen(to descriptor: Int32) {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.processEvents() }
    }
    // libdispatch requires that the descriptor stays open until the cancellation.
    let kept = connection
    source.setCancelHandler { withExtendedLifetime(kept) {} }
    source.activate()
    self.source = source
    // Events that were received together with an answer do not wake the source.
    processEvents()
  }

  private func processEvents() {
    var (isOwnerNew, isChanged) = (false, false)
    // Limited to the events that are available now, since other programs could send without end.
    for _ in 0..<functions.queued(connection.display.connection, Self.afterReading) {
      var event = [Int](repeating: 0, count: X11Display.eventLength)
      _ = functions.next(connection.display.connection, &event)
      switch event[0] & 0xFFFF_FFFF {
      case Self.clientMessage:
        let isOurs = event[5] == Int(atoms.manager) && event[8] == Int(atoms.selection)
        if isOurs { isOwnerNew = true }
      case Self.destroyNotify: if event[5] == Int(owner) { isOwnerNew = true }
      case Self.propertyNotify:
        if event[4] == Int(owner), event[5] == Int(atoms.property) { isChanged = true }
      default: break
      }
    }
    if isOwnerNew { updateOwner() } else if isChanged { read() }
    if functions.queued(connection.display.connection, Self.alreadyRead) > 0 {
      Task { [weak self] in self?.processEvents() }
    }
  }

  private func updateOwner() {
    owner = connection.display.owner(of: atoms.selection)
    guard owner != 0 else { return }
    connection.display.select(
      Self.structureChanges | X11Display.propertyChanges, of: owner)
    read()
  }

  private func read() {
    let property = connection.display.property(
      atoms.property, of: owner, type: atoms.property, atMost: Self.maximumWordCount)
    guard let property, property.isComplete, let values = XSettings(property.bytes),
      values != self.values
    else { return }
    self.values = values
    onChange?()
  }
}

/// The X11 resource database, in which desktops store `Xft.dpi`. SDL 2.26 reads it only on servers without RandR; on
/// others `SDL_GetDisplayDPI` reports the monitor's size, which is not a setting and often wrong (SDL_x11modes.c).
enum X11Resources {
  private typealias GetDefault =
    @convention(c) (OpaquePointer, UnsafePointer<CChar>, UnsafePointer<CChar>)
    -> UnsafePointer<CChar>?

  /// The value of `program.option`; nil if it is not set, or without Xlib.
  static func value(program: String, option: String, on connection: X11Connection) -> String? {
    guard let get = X11Library.function("XGetDefault", as: GetDefault.self) else { return nil }
    return get(connection.display.connection, program, option).map { String(cString: $0) }
  }
}
