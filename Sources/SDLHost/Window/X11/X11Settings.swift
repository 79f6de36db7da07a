// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Dispatch
internal import Glibc

/// Follows the settings of an X11 desktop (XSETTINGS 0.5 of freedesktop.org). A window that owns a selection has them in a
/// property; nothing is asked until it changes.
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

  /// The selection that the window with the settings owns, their property, and the message of a new owner.
  private struct Atoms {
    let selection: Atom
    let property: Atom
    let manager: Atom
  }

  // X.h
  private static let (destroyNotify, propertyNotify, clientMessage) = (17, 28, 33)
  private static let structureChanges = 1 << 17
  /// Xlib's names for events that were read already, and for events that have arrived.
  private static let (alreadyRead, afterReading): (Int32, Int32) = (0, 1)
  /// What the property is read up to, in units of four bytes; desktops need some kilobytes.
  private static let most = 1 << 16

  /// Called when the desktop wants something else. Default nil.
  private var onChange: (() -> Void)?
  /// What the desktop wants. It stays while no window has settings, as when their program is started again.
  private(set) var values = XSettings()
  /// `Xft.dpi` of the resource database when the program started.
  let xftDotsPerInch: String?

  private let connection: X11Connection
  private let functions: Functions
  private let atoms: Atoms
  /// 0 where there is none.
  private var owner: Window = 0
  private var source: (any DispatchSourceRead)?

  /// Nil if there is no server, or no Xlib.
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
    // Before the first owner is asked for: a later one says so to those who listen here.
    display.select(Self.structureChanges, of: display.root)
    followOwner()
    listen(to: display.descriptor)
  }

  isolated deinit { source?.cancel() }

  /// Calls the closure when the desktop wants something else; it replaces the earlier one.
  func observe(_ onChange: @escaping () -> Void) { self.onChange = onChange }

  private func listen(to descriptor: Int32) {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.takeEvents() }
    }
    // libdispatch wants the descriptor open until then.
    let kept = connection
    source.setCancelHandler { withExtendedLifetime(kept) {} }
    source.activate()
    self.source = source
    // An event that came with an answer does not wake the source.
    takeEvents()
  }

  private func takeEvents() {
    var (isOwnerNew, isChanged) = (false, false)
    // No more than there are: other programs could send on and on.
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
    if isOwnerNew { followOwner() } else if isChanged { read() }
    if functions.queued(connection.display.connection, Self.alreadyRead) > 0 {
      Task { [weak self] in self?.takeEvents() }
    }
  }

  private func followOwner() {
    owner = connection.display.owner(of: atoms.selection)
    guard owner != 0 else { return }
    connection.display.select(
      Self.structureChanges | X11Display.propertyChanges, of: owner)
    read()
  }

  private func read() {
    let property = connection.display.property(
      atoms.property, of: owner, type: atoms.property, atMost: Self.most)
    guard let property, property.isComplete, let values = XSettings(property.bytes),
      values != self.values
    else { return }
    self.values = values
    onChange?()
  }
}

/// The X11 resource database, where desktops write `Xft.dpi`.
///
/// SDL 2.26 reads it only on servers without RandR. On all others `SDL_GetDisplayDPI` reports the
/// monitor's size in millimetres, which is no setting and often wrong (SDL_x11modes.c). So the host
/// asks Xlib itself, through another connection.
enum X11Resources {
  private typealias GetDefault =
    @convention(c) (OpaquePointer, UnsafePointer<CChar>, UnsafePointer<CChar>)
    -> UnsafePointer<CChar>?

  /// The value of `program.option`; nil when it is not set or Xlib is not there.
  static func value(program: String, option: String, on connection: X11Connection) -> String? {
    guard let get = X11Library.function("XGetDefault", as: GetDefault.self) else { return nil }
    return get(connection.display.connection, program, option).map { String(cString: $0) }
  }
}
