// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation

/// Finds a program's window on an X server.
enum ProgramWindow {
  /// The X number of a program's visible window.
  static func find(of process: ChildProcess, on server: XServer) throws -> String {
    let deadline = Deadline.after(seconds: 10)
    while true {
      do {
        let found = try Tool.run(
          "xdotool", ["search", "--sync", "--onlyvisible", "--pid", String(process.identifier)],
          environment: server.environment, folder: server.folder)
        guard let window = found.split(separator: "\n").first else {
          throw HarnessError("\(process.name) has no visible window")
        }
        return String(window)
      } catch let error as HarnessError
        where !deadline.hasPassed && error.description.contains("BadWindow")
      {
        // xdotool queries every window, and a window that it has just found may have been destroyed.
      }
    }
  }

  /// The screen frame of a window's contents.
  static func frame(of window: String, on server: XServer) throws -> PixelRect {
    let text = try Tool.run(
      "xwininfo", ["-id", window], environment: server.environment, folder: server.folder)
    func value(_ label: String) throws -> Int {
      for line in text.split(separator: "\n") where line.contains(label) {
        if let word = line.split(separator: " ").last, let number = Int(word) { return number }
      }
      throw HarnessError("xwininfo does not print \(label): \(text)")
    }
    return PixelRect(
      try value("Absolute upper-left X:"), try value("Absolute upper-left Y:"),
      try value("Width:"), try value("Height:"))
  }
}
