// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The requests about atoms, properties and selections that the host makes on a connection to an X server, SDL's or one of its own.
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

  /// The longs of an XEvent.
  static let eventLength = 24
  /// The mask of the events about properties of a window (X.h).
  static let propertyChanges = 1 << 22

  /// Xlib's pointer to the connection.
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

  /// The descriptor of the socket to the server.
  var descriptor: Int32 { connectionNumber(connection) }

  func atom(_ name: String) -> Atom { internAtom(connection, name, 0) }

  /// The window that owns a selection; 0 if no window does.
  func owner(of selection: Atom) -> Window { getOwner(connection, selection) }

  /// Asks for events of a window.
  func select(_ events: Int, of window: Window) { _ = selectInput(connection, window, events) }

  /// Reads a property; nil if it is missing.
  ///
  /// - Parameters:
  ///   - type: The type that it has to have; 0 for every type.
  ///   - words: The length that is read at most, in units of four bytes.
  ///   - isDeleted: Whether to delete the property after a complete reading.
  func property(
    _ property: Atom, of window: Window, type: Atom = 0, atMost words: Int, isDeleted: Bool = false
  ) -> X11Property? {
    var (actualType, count, left): (Atom, UInt, UInt) = (0, 0, 0)
    var format: Int32 = 0
    var data: UnsafeMutableRawPointer?
    guard
      getProperty(
        connection, window, property, 0, words, isDeleted ? 1 : 0, type, &actualType, &format,
        &count, &left, &data) == 0, let data
    else { return nil }
    defer { _ = free(data) }
    guard type == 0 || actualType == type else { return nil }
    // Xlib gives each number of 32 bits the size of a C long.
    let numbers = data.assumingMemoryBound(to: UInt.self)
    return X11Property(
      type: actualType,
      bytes: format == 8 ? Array(UnsafeRawBufferPointer(start: data, count: Int(count))) : [],
      numbers: format == 32 ? Array(UnsafeBufferPointer(start: numbers, count: Int(count))) : [],
      isComplete: left == 0)
  }
}
