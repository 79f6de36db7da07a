// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Glibc

/// The functions of Xlib that the host calls. All are nil without Xlib.
enum Xlib {
  typealias Display = OpaquePointer
  typealias Window = UInt
  typealias Atom = UInt
  typealias ErrorHandler = @convention(c) (Display?, UnsafeMutableRawPointer?) -> Int32
  typealias LossHandler = @convention(c) (Display?) -> Int32
  typealias CString = UnsafePointer<CChar>
  /// A pointer to a result.
  typealias Out<Value> = UnsafeMutablePointer<Value>
  /// An XEvent, which has up to `X11Display.eventLength` C longs.
  typealias Event = UnsafeMutablePointer<Int>

  static let open: (@convention(c) (CString?) -> Display?)? = load("XOpenDisplay")
  static let close: (@convention(c) (Display) -> Int32)? = load("XCloseDisplay")
  static let queryExtension:
    (@convention(c) (Display, CString, Out<Int32>, Out<Int32>, Out<Int32>) -> Int32)? =
      load("XQueryExtension")
  static let setErrorHandler: (@convention(c) (ErrorHandler?) -> ErrorHandler?)? =
    load("XSetErrorHandler")
  static let setLossHandler: (@convention(c) (LossHandler?) -> LossHandler?)? =
    load("XSetIOErrorHandler")
  static let screen: (@convention(c) (Display) -> Int32)? = load("XDefaultScreen")
  static let rootWindow: (@convention(c) (Display) -> Window)? = load("XDefaultRootWindow")
  static let descriptor: (@convention(c) (Display) -> Int32)? = load("XConnectionNumber")
  static let createWindow:
    (
      @convention(c) (Display, Window, Int32, Int32, UInt32, UInt32, UInt32, UInt, UInt) -> Window
    )? = load("XCreateSimpleWindow")
  static let atom: (@convention(c) (Display, CString, Int32) -> Atom)? = load("XInternAtom")
  static let property:
    (
      @convention(c) (
        Display, Window, Atom, Int, Int, Int32, Atom, Out<Atom>, Out<Int32>, Out<UInt>, Out<UInt>,
        Out<UnsafeMutableRawPointer?>
      ) -> Int32
    )? = load("XGetWindowProperty")
  static let changeProperty:
    (
      @convention(c) (Display, Window, Atom, Atom, Int32, Int32, UnsafeRawPointer, Int32) -> Int32
    )? = load("XChangeProperty")
  static let free: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? = load("XFree")
  static let selectionOwner: (@convention(c) (Display, Atom) -> Window)? =
    load("XGetSelectionOwner")
  static let convertSelection:
    (@convention(c) (Display, Atom, Atom, Atom, Window, UInt) -> Int32)? =
      load("XConvertSelection")
  static let selectInput: (@convention(c) (Display, Window, Int) -> Int32)? = load("XSelectInput")
  static let sendEvent: (@convention(c) (Display, Window, Int32, Int, Event) -> Int32)? =
    load("XSendEvent")
  static let checkEvent: (@convention(c) (Display, Window, Int32, Event) -> Int32)? =
    load("XCheckTypedWindowEvent")
  static let queuedEvents: (@convention(c) (Display, Int32) -> Int32)? = load("XEventsQueued")
  static let nextEvent: (@convention(c) (Display, Event) -> Int32)? = load("XNextEvent")
  static let sync: (@convention(c) (Display, Int32) -> Int32)? = load("XSync")
  static let resource: (@convention(c) (Display, CString, CString) -> CString?)? =
    load("XGetDefault")

  private static func load<Function>(_ name: String) -> Function? {
    X11Library.function(name, as: Function.self)
  }
}

/// A connection to an X server, with requests about atoms, properties and selections.
@MainActor
final class X11Display {
  typealias Window = Xlib.Window
  typealias Atom = Xlib.Atom

  /// The length of an XEvent, in C longs.
  static let eventLength = 24
  /// The event mask for changes of a window's properties (X.h).
  static let propertyChanges = 1 << 22

  let connection: OpaquePointer
  private let isClosable: Bool

  /// Uses SDL's connection.
  init(_ connection: OpaquePointer) {
    self.connection = connection
    isClosable = false
  }

  /// Connects to the display in the environment separately from SDL; nil if there is no server or no Xlib.
  init?() {
    guard let connection = Xlib.open?(nil) else { return nil }
    self.connection = connection
    // A server without XFIXES aborts when one of several connections is closed: it asks that extension whether it
    // should end (ShouldDisconnectRemainingClients in X.Org's dispatch.c, seen with Xvfb 21.1.7).
    var numbers: (Int32, Int32, Int32) = (0, 0, 0)
    isClosable =
      Xlib.queryExtension?(connection, "XFIXES", &numbers.0, &numbers.1, &numbers.2) == 1
  }

  isolated deinit { if isClosable { _ = Xlib.close?(connection) } }

  var root: Window { Xlib.rootWindow?(connection) ?? 0 }

  var descriptor: Int32 { Xlib.descriptor?(connection) ?? -1 }

  func atom(_ name: String) -> Atom { Xlib.atom?(connection, name, 0) ?? 0 }

  /// The window that owns a selection; 0 if there is none.
  func owner(of selection: Atom) -> Window { Xlib.selectionOwner?(connection, selection) ?? 0 }

  func select(_ events: Int, of window: Window) {
    _ = Xlib.selectInput?(connection, window, events)
  }

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
      Xlib.property?(
        connection, window, property, 0, words, deletesProperty ? 1 : 0, type, &actualType, &format,
        &count, &left, &data) == 0, let data
    else { return nil }
    defer { _ = Xlib.free?(data) }
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
