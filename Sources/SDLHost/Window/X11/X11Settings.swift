// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Dispatch
internal import Glibc

/// Observes the settings of an X11 desktop (XSETTINGS 0.5), a property of the window that owns a selection.
@MainActor
final class X11Settings {
  // X.h
  private static let (destroyNotify, propertyNotify, clientMessage) = (17, 28, 33)
  private static let structureChanges = 1 << 17
  /// Xlib's modes for counting only events that were already read, and for reading received events first.
  private static let (alreadyRead, afterReading): (Int32, Int32) = (0, 1)
  /// The maximum length of the property in units of four bytes; desktops need some kilobytes.
  private static let maximumWordCount = 1 << 16

  /// Called when the settings change.
  var onChange: ((XSettings) -> Void)?
  /// The current settings. They are kept while no window has settings, as during a restart of the settings daemon.
  private(set) var values = XSettings()
  /// `Xft.dpi` of the resource database at the start of the program. SDL 2.26 reads it only on servers without RandR;
  /// on others `SDL_GetDisplayDPI` reports the monitor's size, which is not a setting and often wrong (SDL_x11modes.c).
  let xftDotsPerInch: String?

  private let display: X11Display
  /// The selection whose owner has the settings, their property, and the message that announces a new owner.
  private let atoms: (selection: Xlib.Atom, property: Xlib.Atom, manager: Xlib.Atom)
  /// The window with the settings; 0 if there is none.
  private var owner: Xlib.Window = 0
  private var source: (any DispatchSourceRead)?

  /// Nil without an X server or Xlib.
  init?() {
    guard let display = X11Display() else { return nil }
    self.display = display
    xftDotsPerInch = Xlib.resource?(display.connection, "Xft", "dpi").map { String(cString: $0) }
    let screen = Xlib.screen?(display.connection) ?? 0
    atoms = (
      display.atom("_XSETTINGS_S\(screen)"), display.atom("_XSETTINGS_SETTINGS"),
      display.atom("MANAGER")
    )
    // Subscribe before reading the first owner, so that no later owner is missed.
    display.select(Self.structureChanges, of: display.root)
    updateOwner()
    listen(to: display.descriptor)
  }

  isolated deinit { source?.cancel() }

  private func listen(to descriptor: Int32) {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.processEvents() }
    }
    // libdispatch requires that the descriptor stays open until the cancellation.
    source.setCancelHandler { [display] in withExtendedLifetime(display) {} }
    source.activate()
    self.source = source
    // Events that were received together with an answer do not wake the source.
    processEvents()
  }

  private func processEvents() {
    var (isOwnerNew, isChanged) = (false, false)
    // Limited to the events that are available now, since other programs could send without end.
    for _ in 0..<eventCount(Self.afterReading) {
      var event = [Int](repeating: 0, count: X11Display.eventLength)
      _ = Xlib.nextEvent?(display.connection, &event)
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
    if eventCount(Self.alreadyRead) > 0 {
      Task { [weak self] in self?.processEvents() }
    }
  }

  private func eventCount(_ mode: Int32) -> Int32 {
    Xlib.queuedEvents?(display.connection, mode) ?? 0
  }

  private func updateOwner() {
    owner = display.owner(of: atoms.selection)
    guard owner != 0 else { return }
    display.select(Self.structureChanges | X11Display.propertyChanges, of: owner)
    read()
  }

  private func read() {
    let property = display.property(
      atoms.property, of: owner, type: atoms.property, atMost: Self.maximumWordCount)
    guard let property, property.isComplete, let values = XSettings(property.bytes),
      values != self.values
    else { return }
    self.values = values
    onChange?(values)
  }
}
