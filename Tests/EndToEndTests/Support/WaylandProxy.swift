// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation

/// Forwards the messages between a program and a compositor, and sends some of its own: sway and weston cannot remove their
/// only output, and their keyboards have keymaps. One program can connect.
final class WaylandProxy {
  /// A message to the program.
  enum Command: String {
    /// Removes the output.
    case remove
    /// Adds the output again.
    case add
    /// The window enters or leaves the output.
    case enter, leave
    /// The window leaves the removed outputs.
    case leaveRemoved
  }

  /// - `sys.argv`: the socket to listen at, the compositor's, and `keymap` or `nokeymap`.
  ///
  /// Message layout: the protocol's "Wire Format". wl_display.get_registry 1.1, wl_registry.bind 0, wl_registry.global 0 and
  /// global_remove 1, wl_compositor.create_surface 0, wl_seat.get_keyboard 1, wl_keyboard.keymap 0, wl_surface.enter 0 and leave 1.
  private static let script = """
    import array, os, select, socket, struct, sys

    def receive(source):
        data, ancillary, _, _ = source.recvmsg(1 << 16, socket.CMSG_SPACE(28 * 4))
        files = array.array("i")
        for _, _, payload in ancillary:
            files.frombytes(payload[:len(payload) // 4 * 4])
        return data, list(files)

    def send(target, data, files):
        rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", files))] if files else []
        sent = target.sendmsg([data], rights) if data or files else 0
        target.sendall(data[sent:])
        for file in files: os.close(file)

    def messages(data):
        while len(data) >= 8:
            thing, word = struct.unpack_from("=II", data)
            if len(data) < word >> 16: return
            yield thing, word & 0xFFFF, bytearray(data[:word >> 16])
            data = data[word >> 16:]

    def number(message, at): return struct.unpack_from("=I", message, at)[0]
    def event(thing, code, value): return struct.pack("=III", thing, 12 << 16 | code, value)
    def name(message): return bytes(message[16:16 + number(message, 12) - 1]).decode()

    server = socket.socket(socket.AF_UNIX)
    server.bind(sys.argv[1])
    server.listen(1)
    print("ready", flush=True)
    client, _ = server.accept()
    compositor = socket.socket(socket.AF_UNIX)
    compositor.connect(sys.argv[2])
    things, outputs, removed, count = {}, {}, [], 0
    word = ""
    rest = {client: b"", compositor: b""}
    def all_of(kind): return [thing for thing, its in things.items() if its == kind]

    def request(thing, code, message):
        kind = things.get(thing)
        if thing == 1 and code == 1: things[number(message, 8)] = "registry"
        elif kind == "registry": things[number(message, len(message) - 4)] = name(message)
        elif kind == "wl_compositor" and code == 0: things[number(message, 8)] = "surface"
        elif kind == "wl_seat" and code == 1: things[number(message, 8)] = "keyboard"

    def answer(thing, code, message):
        kind = things.get(thing)
        if kind == "registry" and code == 0 and name(message) == "wl_output":
            outputs[number(message, 8)] = message
        # Format 0: the keyboard has no keymap.
        if kind == "keyboard" and code == 0 and sys.argv[3] == "nokeymap": message[8:12] = bytes(4)

    while True:
        ready, _, _ = select.select([client, compositor, 0], [], [])
        for source, target, look in (client, compositor, request), (compositor, client, answer):
            if source not in ready: continue
            data, files = receive(source)
            if not data: sys.exit()
            whole = b""
            for thing, code, message in messages(rest[source] + data):
                look(thing, code, message)
                whole += message
            rest[source] = (rest[source] + data)[len(whole):]
            send(target, whole, files)
        if 0 in ready:
            word = sys.stdin.readline().strip()
            # A compositor tells the newest object first.
            if word == "remove": count = len(all_of("wl_output"))
            for registry in sorted(all_of("registry"), reverse=True):
                for output, message in outputs.items():
                    if word == "remove": client.sendall(event(registry, 1, output))
                    if word == "add": client.sendall(struct.pack("=I", registry) + message[4:])
            for output in all_of("wl_output"):
                if word == "remove":
                    del things[output]
                    removed.append(output)
                for surface in all_of("surface"):
                    if word == "enter": client.sendall(event(surface, 0, output))
                    if word == "leave": client.sendall(event(surface, 1, output))
            for output in removed if word == "leaveRemoved" else []:
                for surface in all_of("surface"): client.sendall(event(surface, 1, output))
            if word != "add": print(word, flush=True)
        if word == "add" and len(all_of("wl_output")) == count:
            print(word, flush=True)
            word = ""
    """

  let environment: [String: String]

  private let process: ChildProcess
  private var lines: LineReader

  /// - Parameter hasKeymaps: False for keyboards without a keymap.
  init(to compositor: SwayCompositor, hasKeymaps: Bool = true) throws {
    let folder = compositor.folder
    let display = compositor.environment["WAYLAND_DISPLAY"] ?? ""
    let (here, there) = (
      "proxy-\(UUID().uuidString.prefix(8))", folder.appendingPathComponent(display)
    )
    // Crashes end sooner.
    environment = compositor.environment.merging([
      "WAYLAND_DISPLAY": here, "SWIFT_BACKTRACE": "enable=no",
    ]) { $1 }
    process = try ChildProcess(
      "/usr/bin/python3",
      arguments: [
        "-c", Self.script, folder.appendingPathComponent(here).path, there.path,
        hasKeymaps ? "keymap" : "nokeymap",
      ],
      environment: compositor.environment, folder: folder)
    lines = LineReader(descriptor: process.standardOutput)
    try wait(for: "ready")
  }

  deinit { _ = try? process.terminate() }

  /// Returns when the program has received the words, and has bound an output that was added.
  func send(_ words: Command...) throws {
    for word in words {
      let line = Array("\(word.rawValue)\n".utf8)
      _ = line.withUnsafeBytes { write(process.standardInput, $0.baseAddress, $0.count) }
      try wait(for: word.rawValue)
    }
  }

  private func wait(for line: String) throws {
    guard try lines.nextLine(before: .after(seconds: 10)) == line else {
      throw HarnessError("the proxy did not print \(line): \(process.standardError)")
    }
  }
}
