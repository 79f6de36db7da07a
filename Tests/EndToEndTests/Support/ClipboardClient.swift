// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation

/// Another program of the X server that owns a selection.
final class ClipboardClient {
  enum Behavior: String, Sendable {
    /// Sends the whole text in one property.
    case whole
    /// Sends parts of 10,000 bytes (INCR).
    case parts
    /// Sends the first part, and nothing after that.
    case half
    /// Offers only Latin-1, not UTF-8.
    case latin
    case silent
    case refusing
    /// A clipboard manager, which requests the text when a program ends.
    case manager
  }

  private static let script = """
    import sys
    from Xlib import X, Xatom, display
    from Xlib.protocol import event
    mode, text = sys.argv[1], open(sys.argv[2], "rb").read()
    screen = display.Display()
    window = screen.screen().root.create_window(0, 0, 1, 1, 0, X.CopyFromParent)
    atom = screen.intern_atom
    UTF8, INCR, CLIPBOARD = atom("UTF8_STRING"), atom("INCR"), atom("CLIPBOARD")
    selection = atom("CLIPBOARD_MANAGER") if mode == "manager" else CLIPBOARD
    window.set_selection_owner(selection, X.CurrentTime)
    assert screen.get_selection_owner(selection) == window
    print("ready", flush=True)
    left, asked = None, None

    def answer(request, property):
        request.requestor.send_event(event.SelectionNotify(
            time=request.time, requestor=request.requestor, selection=request.selection,
            target=request.target, property=property))
        screen.flush()

    while True:
        e = screen.next_event()
        if e.type == X.SelectionRequest and mode == "manager":
            asked = e
            window.convert_selection(CLIPBOARD, UTF8, atom("SAVED"), X.CurrentTime)
        elif e.type == X.SelectionNotify:
            saved = window.get_full_property(atom("SAVED"), X.AnyPropertyType)
            print(saved.value.decode(), flush=True)
            answer(asked, asked.property)
        elif e.type == X.SelectionRequest:
            if mode == "silent": continue
            if mode == "refusing" or e.target != (Xatom.STRING if mode == "latin" else UTF8):
                answer(e, X.NONE)
            elif mode in ("parts", "half"):
                e.requestor.change_attributes(event_mask=X.PropertyChangeMask)
                e.requestor.change_property(e.property, INCR, 32, [len(text)])
                left = [text[i:i + 10000] for i in range(0, len(text), 10000)] + [b""]
                if mode == "half": left = left[:1]
                receiver, place = e.requestor, e.property
                answer(e, e.property)
            else:
                e.requestor.change_property(e.property, e.target, 8, text)
                answer(e, e.property)
        elif e.type == X.PropertyNotify and e.state == X.PropertyDelete and left and e.atom == place:
            receiver.change_property(place, UTF8, 8, left.pop(0))
            screen.flush()
    """

  private let process: ChildProcess
  private let folder: URL
  private var lines: LineReader

  init(_ behavior: Behavior, text: String = "", on server: XServer) throws {
    folder = try TemporaryFolder.make()
    let file = folder.appendingPathComponent("text")
    let encoding: String.Encoding = behavior == .latin ? .isoLatin1 : .utf8
    try text.data(using: encoding)?.write(to: file)
    process = try ChildProcess(
      "/usr/bin/python3", arguments: ["-c", Self.script, behavior.rawValue, file.path],
      environment: server.environment, folder: folder)
    lines = LineReader(descriptor: process.standardOutput)
    guard try line() == "ready" else {
      throw HarnessError("the clipboard client did not start: \(process.standardError)")
    }
  }

  deinit {
    _ = try? process.terminate()
    try? FileManager.default.removeItem(at: folder)
  }

  /// The client's standard error.
  var standardError: String { process.standardError }

  /// The next line of output.
  func line() throws -> String? { try lines.nextLine(before: .after(seconds: 10)) }
}
