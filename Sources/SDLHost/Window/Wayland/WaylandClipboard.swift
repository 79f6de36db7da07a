// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Glibc

/// Offers texts to other programs of a Wayland compositor after a key was pressed.
///
/// A compositor wants to see the number of the input for which a program takes the clipboard, and ignores a number older than
/// the present owner's. SDL 2.26.5 sends the number of the last key that wrote something, or of the last click, also for
/// Ctrl+C (SDL PR #7939). So this object listens to the keyboard too. After a click SDL's number is right.
@MainActor
final class WaylandClipboard {
  private typealias Object = WaylandLibrary.Object

  /// The versions that this object is written for; the second one can release the device.
  private static let (seatVersion, managerVersion): (UInt32, UInt32) = (1, 2)
  private static let hasKeyboard: UInt32 = 2
  private static let types = [
    "text/plain;charset=utf-8", "text/plain", "UTF8_STRING", "STRING", "TEXT",
  ]

  // The numbers of requests (wayland.xml).
  private static let (getKeyboard, makeSource, getDevice): (UInt32, UInt32, UInt32) = (1, 0, 1)
  private static let (offer, destroySource, setSelection): (UInt32, UInt32, UInt32) = (0, 1, 1)
  private static let (releaseDevice, destroyOffer): (UInt32, UInt32) = (2, 2)

  /// Called when a keyboard or a pointer was plugged in or out.
  private var onSeatChange: () -> Void = {}
  /// The text, while no other program has taken the clipboard.
  private(set) var text: String?

  private let library: WaylandLibrary
  private let display: UnsafeMutableRawPointer
  private var seat: Object?
  private var keyboard: Object?
  private var manager: Object?
  private var source: Object?
  /// The number of the last key; nil after a click.
  private var serial: UInt32?
  /// The threads that write to programs that paste.
  private var writers: [HelperThread] = []

  init(_ library: WaylandLibrary, display: UnsafeMutableRawPointer) {
    self.library = library
    self.display = display
  }

  isolated deinit {
    for object in [source, keyboard, seat, manager].compactMap(\.self) { library.destroy(object) }
  }

  /// Calls the closure when a keyboard or a pointer was plugged in or out; it replaces the earlier one.
  func observeSeat(_ onSeatChange: @escaping () -> Void) { self.onSeatChange = onSeatChange }

  /// Call with each global object of the compositor.
  func came(
    _ interface: String, version: UInt32, as name: UInt32, in registry: UnsafeMutableRawPointer
  ) {
    if interface == "wl_seat", seat == nil {
      seat = library.bind(.seat, name, version: Self.seatVersion, in: registry)
      if let seat { library.listen(to: seat, with: Self.seatListener, for: self) }
    } else if interface == "wl_data_device_manager", version >= Self.managerVersion {
      manager = library.bind(
        .dataDeviceManager, name, version: Self.managerVersion, in: registry)
    }
  }

  /// A mouse button was pressed: SDL knows its number.
  func pointerPressed() { serial = nil }

  /// SDL has taken the clipboard.
  func give() {
    if let source {
      library.request(Self.destroySource, of: source)
      library.destroy(source)
    }
    source = nil
    text = nil
  }

  /// - Returns: False if SDL has to offer the text.
  func setText(_ text: String) -> Bool {
    guard let serial, let manager, let seat, !text.isEmpty,
      let source = library.make(.dataSource, of: manager, request: Self.makeSource),
      let device = library.make(
        .dataDevice, of: manager, request: Self.getDevice, with: seat)
    else { return false }
    give()
    self.source = source
    self.text = text
    library.listen(to: source, with: Self.sourceListener, for: self)
    library.listen(to: device, with: Self.deviceListener, for: self)
    for type in Self.types { library.request(Self.offer, of: source, type) }
    library.request(Self.setSelection, of: device, source, serial)
    // Compositors may tell one device of a program alone what other programs offer, and that is to be SDL's.
    library.roundtrip(display)
    library.request(Self.releaseDevice, of: device)
    library.destroy(device)
    return self.text != nil
  }

  // MARK: What the compositor says

  private func seatChanged(_ capabilities: UInt32) {
    onSeatChange()
    let has = capabilities & Self.hasKeyboard != 0
    if has, keyboard == nil, let seat {
      keyboard = library.make(.keyboard, of: seat, request: Self.getKeyboard)
      if let keyboard { library.listen(to: keyboard, with: Self.keyboardListener, for: self) }
    } else if !has, let keyboard {
      library.destroy(keyboard)
      self.keyboard = nil
    }
  }

  /// A program that reads slowly, or not at all, keeps a thread waiting, and nothing else.
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

  private func taken(_ address: UInt) {
    guard let source, UInt(bitPattern: source) == address else { return }
    give()
  }

  private func seen(_ offer: UInt) {
    guard let offer = UnsafeMutableRawPointer(bitPattern: offer) else { return }
    library.request(Self.destroyOffer, of: offer)
    library.destroy(offer)
  }

  private static let seatListener = WaylandLibrary.SeatListener(
    capabilities: { data, _, capabilities in
      WaylandClipboard.with(data) { $0.seatChanged(capabilities) }
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
      WaylandClipboard.with(data) { $0.seen(address) }
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
      WaylandClipboard.with(data) { $0.taken(address) }
    })

  /// libwayland calls while SDL looks for events, which it does on the main thread.
  private nonisolated static func with(
    _ data: UnsafeMutableRawPointer?, _ body: @MainActor (WaylandClipboard) -> Void
  ) {
    guard let data else { return }
    let clipboard = Unmanaged<WaylandClipboard>.fromOpaque(data).takeUnretainedValue()
    MainActor.assumeIsolated { body(clipboard) }
  }
}
