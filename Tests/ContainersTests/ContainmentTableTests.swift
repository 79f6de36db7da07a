// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// docs/CONTAINMENT.md is what these sequences really send. Record it anew with
/// `DRAWER_RECORD_CONTAINMENT=1 Scripts/test.sh --filter ContainmentTable`.
struct ContainmentTableTests {
  @Test func `CONTAINMENT.md lists the callbacks that the containers really send`() throws {
    let text = Self.document()
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("docs/CONTAINMENT.md")
    if ProcessInfo.processInfo.environment["DRAWER_RECORD_CONTAINMENT"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }

    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  private static func document() -> String {
    var lines = [
      "# Callbacks, in order",
      "",
      "The callbacks that each sequence sends. The tests write this page from the running library. P is a container. A and B",
      "are its children or presented controllers. The text below a heading explains other names. Layout callbacks are left out.",
    ]
    for section in ContainmentSection.all {
      lines += ["", "## \(section.title)", ""]
      if !section.names.isEmpty { lines += [section.names, ""] }
      for row in section.rows {
        lines += CallbackListItem(title: row.name, callbacks: row.run()).lines
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
