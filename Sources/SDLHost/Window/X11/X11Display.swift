// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Glibc

/// Requests about atoms, properties and selections on a connection to an X server.
struct X11Display {
  typealias Window = UInt
  typealias Atom = UInt

  private typealias InternAtom =
    @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32) -> Atom
  private typealias GetProperty =
    @convention(c) (
      OpaquePointer, Window, Atom, Int, Int, Int32, Atom, UnsafeMutablePointer<Atom>,
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UInt>,
      UnsafeMutablePointer<UnsafeMutableRawPointer?>
    ) -> Int32
  private typealias RootWindow = @convention(c) (OpaquePointer) -> Window
  private typealias ConnectionNumber = @convention(c) (OpaquePointer) -> Int32
  private typealias GetOwner = @convention(c) (OpaquePointer, Atom) -> Window
  private typealias SelectInput = @convention(c) (OpaquePointer, Window, Int) -> Int32
  private typealias Free = @convention(c) (UnsafeMutableRawPointer) -> Int32

  /// The length of an XEvent, in C longs.
  static let eventLength = 24
  /// The event mask for changes of a window's properties (X.h).
  static let propertyChanges = 1 << 22

  let connection: OpaquePointer

  private let internAtom: InternAtom
  private let getProperty: GetProperty
  private let rootWindow: RootWindow
  private let connectionNumber: ConnectionNumber
  private let getOwner: GetOwner
  private let selectInput: SelectInput
  private let free: Free

  /// Nil without Xlib.
  init?(_ connection: OpaquePointer) {
    guard let internAtom = X11Library.function("XInternAtom", as: InternAtom.self),
      let getProperty = X11Library.function("XGetWindowProperty", as: GetProperty.self),
      let rootWindow = X11Library.function("XDefaultRootWindow", as: RootWindow.self),
      let connectionNumber = X11Library.function("XConnectionNumber", as: ConnectionNumber.self),
      let getOwner = X11Library.function("XGetSelectionOwner", as: GetOwner.self),
      let selectInput = X11Library.function("XSelectInput", as: SelectInput.self),
      let free = X11Library.function("XFree", as: Free.self)
    else { return nil }
    self.connection = connection
    self.internAtom = internAtom
    self.getProperty = getProperty
    self.rootWindow = rootWindow
    self.connectionNumber = connectionNumber
    self.getOwner = getOwner
    self.selectInput = selectInput
    self.free = free
  }

  var root: Window { rootWindow(connection) }

  var descriptor: Int32 { connectionNumber(connection) }

  func atom(_ name: String) -> Atom { internAtom(connection, name, 0) }

  /// The window that owns a selection; 0 if there is none.
  func owner(of selection: Atom) -> Window { getOwner(connection, selection) }

  func select(_ events: Int, of window: Window) { _ = selectInput(connection, window, events) }

  /// Reads a property; nil if it is missing.
  ///
  /// - Parameters:
  ///   - type: The required type; 0 for any type.
  ///   - words: The maximum length to read, in units of four bytes.
  func property(
    _ property: Atom, of window: Window, type: Atom = 0, atMost words: Int,
    deletesProperty: Bool = false
  ) -> X11Property? {
    var (actualType, count, left): (Atom, UInt, UInt) = (0, 0, 0)
    var format: Int32 = 0
    var data: UnsafeMutableRawPointer?
    guard
      getProperty(
        connection, window, property, 0, words, deletesProperty ? 1 : 0, type, &actualType, &format,
        &count, &left, &data) == 0, let data
    else { return nil }
    defer { _ = free(data) }
    guard type == 0 || actualType == type else { return nil }
    // Xlib stores each 32-bit number in a C long.
    let numbers = data.assumingMemoryBound(to: UInt.self)
    return X11Property(
      type: actualType,
      bytes: format == 8 ? Array(UnsafeRawBufferPointer(start: data, count: Int(count))) : [],
      numbers: format == 32 ? Array(UnsafeBufferPointer(start: numbers, count: Int(count))) : [],
      isComplete: left == 0)
  }
}

struct X11Property {
  let type: X11Display.Atom
  /// The elements if they have 8 bits; empty for longer elements.
  let bytes: [UInt8]
  /// The elements if they have 32 bits; empty for shorter elements.
  let numbers: [UInt]
  let isComplete: Bool
}

/// A connection of the host to the X server, separate from SDL's.
@MainActor
final class X11Connection {
  private typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
  private typealias Close = @convention(c) (OpaquePointer) -> Int32
  private typealias QueryExtension =
    @convention(c) (
      OpaquePointer, UnsafePointer<CChar>, UnsafeMutablePointer<Int32>,
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
    ) -> Int32

  let display: X11Display
  /// Nil if the connection must not be closed.
  private let close: Close?

  /// Connects to the display in the environment; nil if there is no server or no Xlib.
  init?() {
    guard let open = X11Library.function("XOpenDisplay", as: Open.self),
      let close = X11Library.function("XCloseDisplay", as: Close.self),
      let query = X11Library.function("XQueryExtension", as: QueryExtension.self),
      let connection = open(nil), let display = X11Display(connection)
    else { return nil }
    self.display = display
    // A server without XFIXES aborts when one of several connections is closed: it asks that extension whether it
    // should end (ShouldDisconnectRemainingClients in X.Org's dispatch.c, seen with Xvfb 21.1.7).
    var numbers: (Int32, Int32, Int32) = (0, 0, 0)
    let isClosable = query(connection, "XFIXES", &numbers.0, &numbers.1, &numbers.2) != 0
    self.close = isClosable ? close : nil
  }

  isolated deinit { _ = close?(display.connection) }
}
