// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation

/// Another program, from whose small window a mouse drags files or a text, by the XDND protocol.
final class DragSource {
  /// Debian's interpreter, which has the bindings for X.
  private static let interpreter = "/usr/bin/python3"
  /// The position of the window, in a corner that no tested window covers.
  static let windowOrigin = PixelPoint(20, 20)

  private static let script = """
    import sys
    from urllib.parse import quote
    from Xlib import X, display
    from Xlib.protocol import event as events

    server = display.Display()
    root = server.screen().root
    atom = server.intern_atom
    source = root.create_window(
        0, 0, 40, 40, 0, X.CopyFromParent, override_redirect=True,
        event_mask=X.ButtonPressMask | X.ButtonReleaseMask | X.Button1MotionMask)
    source.map()
    server.sync()
    print("ready", flush=True)

    kind = sys.argv[1]
    content = sys.argv[2] if kind == "text/plain" else "".join(
        "%s\\r\\n" % ("file://" + quote(path) if path[0] == "/" else path) for path in sys.argv[2:])
    target, accepts, waits, place, drops = None, False, False, None, False

    def below():
        window = root
        while True:
            window = window.query_pointer().child
            if not window:
                return None
            if window.get_full_property(atom("XdndAware"), X.AnyPropertyType):
                return window

    def send(name, *values):
        data = [source.id, *values, 0, 0, 0, 0][:5]
        target.send_event(events.ClientMessage(
            window=target, client_type=atom(name), data=(32, data)))
        server.flush()

    def go_on():
        global waits, place, drops
        if waits or not target:
            return
        if place:
            x, y, time = place
            place, waits = None, True
            send("XdndPosition", 0, x << 16 | y, time, atom("XdndActionCopy"))
        elif drops:
            drops = False
            send("XdndDrop" if accepts else "XdndLeave", 0, X.CurrentTime)

    while True:
        event = server.next_event()
        if event.type == X.ButtonPress:
            source.set_selection_owner(atom("XdndSelection"), event.time)
        elif event.type == X.MotionNotify:
            found = below()
            if found and found != target:
                target = found
                send("XdndEnter", 5 << 24, atom(kind))
            place = (event.root_x, event.root_y, event.time)
        elif event.type == X.ButtonRelease:
            drops = True
        elif event.type == X.SelectionRequest:
            event.requestor.change_property(
                event.property, event.target, 8, content.encode())
            event.requestor.send_event(events.SelectionNotify(
                time=event.time, requestor=event.requestor, selection=event.selection,
                target=event.target, property=event.property))
        elif event.type == X.ClientMessage and event.client_type == atom("XdndStatus"):
            accepts, waits = bool(event.data[1][1] & 1), False
        elif event.type == X.ClientMessage and event.client_type == atom("XdndFinished"):
            print("finished", flush=True)
        go_on()
    """

  private let process: ChildProcess
  private var lines: LineReader

  /// - Parameter paths: The paths or addresses of the files.
  convenience init(_ paths: [String], on server: XServer) throws {
    try self.init(arguments: ["text/uri-list"] + paths, on: server)
  }

  /// - Parameter text: The dragged text.
  convenience init(text: String, on server: XServer) throws {
    try self.init(arguments: ["text/plain", text], on: server)
  }

  private init(arguments: [String], on server: XServer) throws {
    process = try ChildProcess(
      Self.interpreter, arguments: ["-c", Self.script] + arguments,
      environment: server.environment, folder: server.folder)
    lines = LineReader(descriptor: process.standardOutput)
    try waitForLine("ready")
  }

  deinit { _ = try? process.terminate() }

  /// Waits until the drop is finished.
  func waitUntilFinished() throws { try waitForLine("finished") }

  private func waitForLine(_ line: String) throws {
    guard try lines.nextLine(before: .after(seconds: 10)) == line else {
      throw HarnessError("the drag source did not print \(line): \(process.standardError)")
    }
  }
}
