// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2

/// The protocol between a window manager and an X11 window (EWMH 1.5): states, the frame, and events.
///
/// SDL 2.26.5 recognizes a maximized window only if it is maximized in both directions, and forgets the state while the
/// window is minimized or in full screen. It reads the frame some events after it has shown the window.
struct X11WindowProperties {
  private static let property = "_NET_WM_STATE"

  private static let names: [(name: String, state: WindowStates)] = [
    ("_NET_WM_STATE_MAXIMIZED_HORZ", .maximizedHorizontally),
    ("_NET_WM_STATE_MAXIMIZED_VERT", .maximizedVertically),
    ("_NET_WM_STATE_FULLSCREEN", .fullScreen), ("_NET_WM_STATE_HIDDEN", .minimized),
  ]

  /// Mutter's property of tiled windows: two bits per edge, clockwise from the top; the first means tiled.
  private static let edges = (name: "_GTK_EDGE_CONSTRAINTS", vertical: 0x11, horizontal: 0x44)

  /// Xlib's codes for types of properties, and for appending to one (X.h, Xatom.h).
  private static let (atomType, cardinalType, append): (UInt, UInt, Int32) = (4, 6, 2)
  /// The type of client messages, and the event mask of window managers (X.h).
  private static let (clientMessage, managerMask) = (33, 1 << 19 | 1 << 20)
  private static let (buttonRelease, buttonReleaseMask) = (5, 1 << 3)
  /// The maximum extent in pixels, more than the size of any screen.
  private static let maximumExtent: UInt = 32767
  private static let maximumValueCount = 64
  /// The maximum length of a drop, in units of four bytes.
  private static let maximumDropWordCount = 1 << 22

  private let display: X11Display
  private let window: UInt

  /// Nil for a window that is not on an X server.
  @MainActor init?(of handle: OpaquePointer) {
    guard let connection = drawer_x11_display(handle) else { return nil }
    display = X11Display(OpaquePointer(connection))
    window = drawer_x11_window(handle)
  }

  var states: WindowStates {
    let atoms = values(of: Self.property, type: Self.atomType)
    var states = Self.names.filter { atoms.contains(atom($0.name)) }
      .reduce(into: WindowStates()) { $0.formUnion($1.state) }
    let edges = values(of: Self.edges.name, type: Self.cardinalType).first ?? 0
    if edges & UInt(Self.edges.vertical) != 0 { states.insert(.tiledVertically) }
    if edges & UInt(Self.edges.horizontal) != 0 { states.insert(.tiledHorizontally) }
    return states
  }

  var extents: FrameExtents? {
    let sides = values(of: "_NET_FRAME_EXTENTS", type: Self.cardinalType)
    guard sides.count == 4, let most = sides.max(), most <= Self.maximumExtent else { return nil }
    return FrameExtents(
      left: Int(sides[0]), top: Int(sides[2]), right: Int(sides[1]), bottom: Int(sides[3]))
  }

  /// Returns a drop's content, which SDL leaves in a property; nil if there is none. Deletes the property, so that it
  /// is not used for a later drop.
  func consumeDrop() -> [UInt8]? {
    let property = display.property(
      atom("PRIMARY"), of: window, atMost: Self.maximumDropWordCount, deletesProperty: true)
    return property.flatMap { $0.isComplete && !$0.bytes.isEmpty ? $0.bytes : nil }
  }

  /// Adds states to a window that is not yet shown. The window manager reads them when the window is shown.
  func setInitialStates(_ states: WindowStates) {
    let atoms = atoms(of: states)
    _ = Xlib.changeProperty?(
      display.connection, window, atom(Self.property), Self.atomType, 32, Self.append, atoms,
      Int32(atoms.count))
  }

  /// Asks the window manager to maximize a visible window in one or both directions.
  func maximize(_ states: WindowStates) {
    let atoms = atoms(of: states.intersection(.maximized)).map { Int(bitPattern: $0) }
    guard let first = atoms.first else { return }
    // An XClientMessageEvent: type, serial, send flag, display, window, message type, format, and the message.
    var event = [Self.clientMessage, 0, 0, 0, Int(bitPattern: window)]
    event += [Int(bitPattern: atom(Self.property)), 32, 1, first, atoms.dropFirst().first ?? 0, 1]
    send(event, to: display.root, Self.managerMask)
  }

  /// Sends SDL the release of a button, by X11's number, since it ignores presses of a button that it considers held.
  func sendButtonRelease(_ button: Int) {
    // An XButtonEvent: type, serial, send flag, display, window, root, child, time, positions, state and button.
    var event = [Self.buttonRelease, 0, 0, 0, Int(bitPattern: window)]
    event += [Int(bitPattern: display.root), 0, 0, 0, 0, button << 32, 1]
    send(event, to: window, Self.buttonReleaseMask)
  }

  private func send(_ event: [Int], to receiver: UInt, _ mask: Int) {
    var event = event + Array(repeating: 0, count: X11Display.eventLength - event.count)
    _ = Xlib.sendEvent?(display.connection, receiver, 0, mask, &event)
  }

  private func atoms(of states: WindowStates) -> [UInt] {
    Self.names.filter { states.contains($0.state) }.map { atom($0.name) }
  }

  private func atom(_ name: String) -> UInt { display.atom(name) }

  private func values(of property: String, type: UInt) -> [UInt] {
    display.property(atom(property), of: window, type: type, atMost: Self.maximumValueCount)?
      .numbers ?? []
  }
}
