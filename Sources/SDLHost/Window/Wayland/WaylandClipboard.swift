// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Glibc

/// Offers texts to other programs of a Wayland compositor after a key press.
///
/// To take the clipboard, a program must send the serial of an input event that is newer than the current owner's. SDL
/// 2.26.5 sends the serial of the last key that produced text, or of the last click, even for Ctrl+C (SDL PR #7939).
/// Therefore this object also listens to the keyboard. After a click SDL's serial is correct.
@MainActor
final class WaylandClipboard: WaylandListener {
  private typealias Object = WaylandLibrary.Object

  /// The protocol versions that this object uses; version 2 of the manager can release the device.
  private static let (seatVersion, managerVersion): (UInt32, UInt32) = (1, 2)
  private static let hasKeyboard: UInt32 = 2
  private static let mimeTypes = [
    "text/plain;charset=utf-8", "text/plain", "UTF8_STRING", "STRING", "TEXT",
  ]

  private static let (getKeyboard, makeSource, getDevice): (UInt32, UInt32, UInt32) = (1, 0, 1)
  private static let (offer, destroySource, setSelection): (UInt32, UInt32, UInt32) = (0, 1, 1)
  private static let (releaseDevice, destroyOffer): (UInt32, UInt32) = (2, 2)

  /// Called when a keyboard or a pointer was plugged in or out.
  var onSeatChange: () -> Void = {}
  /// The offered text; nil after another program has taken the clipboard.
  private(set) var text: String?

  private let library: WaylandLibrary
  private let display: UnsafeMutableRawPointer
  private var seat: Object?
  private var keyboard: Object?
  private var manager: Object?
  private var source: Object?
  private var serial: UInt32?
  private var writers: [HelperThread] = []

  init(_ library: WaylandLibrary, display: UnsafeMutableRawPointer) {
    self.library = library
    self.display = display
  }

  isolated deinit {
    for object in [source, keyboard, seat, manager].compactMap(\.self) { library.destroy(object) }
  }

  /// Binds the needed global objects. Call it with each global object of the compositor.
  func handleGlobal(
    _ interface: String, version: UInt32, as name: UInt32, in registry: UnsafeMutableRawPointer
  ) {
    if interface == "wl_seat", seat == nil {
      seat = library.bind(interface, name, version: Self.seatVersion, in: registry)
      if let seat { library.listen(to: seat, with: Self.seatListener, for: self) }
    } else if interface == "wl_data_device_manager", version >= Self.managerVersion {
      manager = library.bind(interface, name, version: Self.managerVersion, in: registry)
    }
  }

  /// Resets the serial after a mouse press, since SDL has the correct one.
  func invalidateSerial() { serial = nil }

  /// Removes the offered text after SDL has taken the clipboard.
  func removeSource() {
    if let source {
      library.request(Self.destroySource, of: source)
      library.destroy(source)
    }
    source = nil
    text = nil
  }

  /// - Returns: False if SDL must offer the text.
  func setText(_ text: String) -> Bool {
    guard let serial, let manager, let seat, !text.isEmpty,
      let source = library.make("wl_data_source", of: manager, request: Self.makeSource),
      let device = library.make(
        "wl_data_device", of: manager, request: Self.getDevice, with: seat)
    else { return false }
    removeSource()
    self.source = source
    self.text = text
    library.listen(to: source, with: Self.sourceListener, for: self)
    library.listen(to: device, with: Self.deviceListener, for: self)
    for type in Self.mimeTypes { library.request(Self.offer, of: source, type) }
    library.request(Self.setSelection, of: device, source, serial)
    // Some compositors announce the offers of other programs to only one device of a program, which must be SDL's.
    library.roundtrip(display)
    library.request(Self.releaseDevice, of: device)
    library.destroy(device)
    return self.text != nil
  }

  // MARK: Events of the compositor

  private func handleSeatCapabilities(_ capabilities: UInt32) {
    onSeatChange()
    let has = capabilities & Self.hasKeyboard != 0
    if has, keyboard == nil, let seat {
      keyboard = library.make("wl_keyboard", of: seat, request: Self.getKeyboard)
      if let keyboard { library.listen(to: keyboard, with: Self.keyboardListener, for: self) }
    } else if !has, let keyboard {
      library.destroy(keyboard)
      self.keyboard = nil
    }
  }

  /// Sends the text on a thread, so that a program that reads slowly delays nothing else.
  private func write(to descriptor: Int32) {
    let bytes = Array((text ?? "").utf8)
    guard
      let writer = HelperThread({ stop in
        defer { close(descriptor) }
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        var rest = bytes[...]
        while !rest.isEmpty,
          HelperThread.wait(for: descriptor, events: Int16(POLLOUT), stop: stop)
        {
          let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
          if count < 0, errno != EAGAIN, errno != EINTR { return }
          rest = rest.dropFirst(max(0, count))
        }
      })
    else {
      close(descriptor)
      return
    }
    writers = writers.suffix(3) + [writer]
  }

  private func handleCancelledSource(_ address: UInt) {
    guard let source, UInt(bitPattern: source) == address else { return }
    removeSource()
  }

  private func discardOffer(_ offer: UInt) {
    guard let offer = UnsafeMutableRawPointer(bitPattern: offer) else { return }
    library.request(Self.destroyOffer, of: offer)
    library.destroy(offer)
  }

  private static let seatListener = WaylandLibrary.SeatListener(
    capabilities: { data, _, capabilities in
      WaylandClipboard.with(data) { $0.handleSeatCapabilities(capabilities) }
    })

  private static let keyboardListener = WaylandLibrary.KeyboardListener(
    keymap: { _, _, _, descriptor, _ in close(descriptor) },
    enter: { _, _, _, _, _ in },
    leave: { _, _, _, _ in },
    key: { data, _, serial, _, _, _ in WaylandClipboard.with(data) { $0.serial = serial } },
    modifiers: { _, _, _, _, _, _, _ in })

  private static let deviceListener = WaylandLibrary.DataDeviceListener(
    dataOffer: { data, _, offer in
      let address = UInt(bitPattern: offer)
      WaylandClipboard.with(data) { $0.discardOffer(address) }
    },
    enter: { _, _, _, _, _, _, _ in },
    leave: { _, _ in },
    motion: { _, _, _, _, _ in },
    drop: { _, _ in },
    selection: { _, _, _ in })

  private static let sourceListener = WaylandLibrary.DataSourceListener(
    target: { _, _, _ in },
    send: { data, _, _, descriptor in
      WaylandClipboard.with(data) { $0.write(to: descriptor) }
    },
    cancelled: { data, source in
      let address = UInt(bitPattern: source)
      WaylandClipboard.with(data) { $0.handleCancelledSource(address) }
    })
}
