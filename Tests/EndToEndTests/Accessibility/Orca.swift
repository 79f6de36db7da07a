// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation

/// The screen reader Orca, without a voice: what it would say.
final class Orca {
  /// Debian's interpreter: Orca is installed for that one.
  private static let interpreter = "/usr/bin/python3"

  /// Runs Orca and prints each utterance as JSON. Its program wants a fresh `sys.argv`; no braille, no speech server.
  private static let script = """
    import json, logging, re, runpy, sys

    class Mouth(logging.Handler):
        def emit(self, record):
            said = re.match(
                r"SPEECH OUTPUT: '(.*)'(?: voice=\\w+| ?\\{.*\\})*$", record.getMessage(), re.DOTALL)
            text = " ".join(said[1].split()) if said else ""
            if text: print(json.dumps(text), flush=True)

    log = logging.getLogger("speech")
    log.setLevel(logging.INFO)
    log.propagate = False
    log.addHandler(Mouth())
    # A box in Orca's preferences: "Speak object position".
    from orca import settings
    settings.enablePositionSpeaking = True
    sys.argv = ["orca", "-d", "braille"]
    runpy.run_path("/usr/bin/orca", run_name="__main__")
    """

  private let process: ChildProcess
  private var lines: LineReader

  /// Starts it, and returns when it listens.
  init(on bus: SessionBusFixture, _ server: XServer) throws {
    let environment = server.environment.merging(bus.environment) { _, new in new }
      .merging(["BRLAPI_HOST": "nowhere", "LC_ALL": "C.UTF-8"]) { _, new in new }
    process = try ChildProcess(
      Self.interpreter, arguments: ["-c", Self.script], environment: environment,
      folder: bus.folder)
    lines = LineReader(descriptor: process.standardOutput)
    guard try utterance(within: 20) == "Screen reader on." else {
      throw HarnessError("Orca does not start: \(process.standardError)")
    }
  }

  deinit { _ = try? process.terminate() }

  /// What it says next; nil when it is silent.
  func utterance(within seconds: Double = 5) throws -> String? {
    guard let line = try lines.nextLine(before: .after(seconds: seconds)) else { return nil }
    return try JSONDecoder().decode(String.self, from: Data(line.utf8))
  }
}
