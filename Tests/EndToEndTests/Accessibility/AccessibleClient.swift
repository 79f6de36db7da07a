// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation

/// A program of assistive technology: GNOME's client library, which keeps what it has asked and lets events correct it.
final class AccessibleClient {
  /// An element as the client sees it.
  struct Node: Codable, Equatable {
    var path: String
    var role: UInt32
    var name: String
    var description: String
    var states: UInt64
    var interfaces: [String]
    /// In pixels of the window.
    var box: [Int32]
    var index: Int
    var children: [String]
  }

  private static let interpreter = "/usr/bin/python3"

  private static let script = """
    import json, sys, time, warnings
    warnings.simplefilter("ignore")
    import gi
    gi.require_version("Atspi", "2.0")
    from gi.repository import Atspi, GLib

    Atspi.init()
    context = GLib.MainContext.default()

    def drain():
        while context.iteration(False): pass

    def find():
        limit = time.monotonic() + 10
        while time.monotonic() < limit:
            desktop = Atspi.get_desktop(0)
            for index in range(desktop.get_child_count()):
                child = desktop.get_child_at_index(index)
                if child and child.get_toolkit_name() == "DrawerContainer": return child
            drain()
        sys.exit("no program")

    def name(node): return node.path.rsplit("/", 1)[1] if node else "none"

    def describe(node, children):
        box = node.get_extents(Atspi.CoordType.WINDOW)
        return {
            "path": name(node), "role": int(node.get_role()), "name": node.get_name(),
            "description": node.get_description(),
            "states": sum(1 << int(state) for state in node.get_state_set().get_states()),
            "interfaces": sorted(node.get_interfaces()), "box": [box.x, box.y, box.width, box.height],
            "index": node.get_index_in_parent(), "children": [name(child) for child in children]}

    def walk(node, nodes):
        children = [node.get_child_at_index(i) for i in range(node.get_child_count())]
        nodes.append(describe(node, children))
        for child in children:
            if child: walk(child, nodes)

    def tree():
        # Signals arrive before the answer of what is asked after them.
        application.get_atspi_version()
        drain()
        nodes = []
        walk(application.get_child_at_index(0), nodes)
        return nodes

    def element(path):
        found = []
        def look(node):
            if name(node) == path: found.append(node)
            for i in range(node.get_child_count()): look(node.get_child_at_index(i))
        look(application.get_child_at_index(0))
        return found[0]

    application = find()
    print(json.dumps("ready"), flush=True)
    for line in sys.stdin:
        words = line.split()
        if words[0] == "tree": answer = tree()
        elif words[0] == "act": answer = element(words[1]).do_action(int(words[2]))
        elif words[0] == "type":
            node = element(words[1])
            answer = Atspi.EditableText.insert_text(node, int(words[2]), words[3], len(words[3]))
        elif words[0] == "set": answer = element(words[1]).set_current_value(float(words[2]))
        elif words[0] == "poll":
            count = 0
            limit = time.monotonic() + float(words[1])
            while time.monotonic() < limit:
                application.clear_cache()
                count += len(tree())
            answer = count
        print(json.dumps(answer), flush=True)
    """

  private let process: ChildProcess
  private var lines: LineReader

  /// Starts it, and returns when it has found the program.
  init(on bus: SessionBusFixture) throws {
    let inherited = ProcessInfo.processInfo.environment.filter {
      ["PATH", "LD_LIBRARY_PATH", "TMPDIR"].contains($0.key)
    }
    process = try ChildProcess(
      Self.interpreter, arguments: ["-c", Self.script],
      environment: inherited.merging(bus.environment) { _, new in new }
        .merging(["LC_ALL": "C.UTF-8"]) { _, new in new },
      folder: bus.folder)
    lines = LineReader(descriptor: process.standardOutput)
    let _: String = try answer(within: 20)
  }

  deinit { _ = try? process.terminate() }

  /// All elements from the window on, each before its children.
  func tree() throws -> [Node] { try ask("tree") }

  /// Does the action of an element with a number.
  func act(_ path: String, _ action: Int = 0) throws -> Bool { try ask("act \(path) \(action)") }

  func type(_ word: String, at offset: Int, in path: String) throws -> Bool {
    try ask("type \(path) \(offset) \(word)")
  }

  func set(_ path: String, to value: Double) throws -> Bool { try ask("set \(path) \(value)") }

  /// Asks for the whole tree without a pause; returns when the time is over, with the number of elements it got.
  func poll(seconds: Double) throws -> Int { try ask("poll \(seconds)", within: seconds + 20) }

  private func ask<Answer: Decodable>(_ question: String, within seconds: Double = 20) throws
    -> Answer
  {
    let line = Array("\(question)\n".utf8)
    _ = line.withUnsafeBytes { write(process.standardInput, $0.baseAddress, $0.count) }
    return try answer(within: seconds)
  }

  private func answer<Answer: Decodable>(within seconds: Double) throws -> Answer {
    guard let line = try lines.nextLine(before: .after(seconds: seconds)) else {
      throw HarnessError("the client does not answer: \(process.standardError)")
    }
    return try JSONDecoder().decode(Answer.self, from: Data(line.utf8))
  }
}
