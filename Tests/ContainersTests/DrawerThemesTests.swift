// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import Foundation
import TestSupport
import Testing

@testable import Containers

/// The table of docs/decisions/0006: the themes that users of drawers ask about.
struct DrawerThemesTests {
  private static let project = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `each of the thirty themes in decision 0006 names an existing test, or a reason`()
    throws
  {
    let list = try String(
      contentsOf: Self.project.appendingPathComponent(
        "docs/decisions/0006-what-people-ask-of-drawers.md"), encoding: .utf8)
    let rows = list.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| #") }
    let tests = try Self.testNames()

    #expect(rows.count == 30)
    for row in rows {
      let columns = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let named = columns[2].split(separator: "`").map(String.init).filter(tests.contains)
      #expect(
        !named.isEmpty || columns[2].hasPrefix("does not apply: "), "\(columns[0]): \(columns[1])")
    }
  }

  private static func testNames() throws -> Set<String> {
    var names: Set<String> = []
    let files = FileManager.default.enumerator(
      at: project.appendingPathComponent("Tests"), includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      for line in text.split(separator: "\n") {
        let parts = line.components(separatedBy: "func `")
        if parts.count == 2, let name = parts[1].split(separator: "`").first {
          names.insert(String(name))
        }
      }
    }
    return names
  }

  @Test func `a nested drawer receives drags and Escape before the outer one`() {
    let inner = DrawerController(center: ViewController(), leading: ViewController())
    let outer = DrawerController(center: inner, leading: ViewController())
    let harness = TestWindow(root: outer)

    harness.drag(from: Point(5, 300), to: Point(200, 300), duration: 0.3, pauseDuration: 0.3)
    harness.runUntilIdle()
    #expect(inner.isOpen && !outer.isOpen, "the inner one is asked first")

    inner.close(animated: false)
    outer.open(animated: false)
    #expect(!inner.isOpen)
    harness.pressKey(.escape)
    harness.runUntilIdle()
    #expect(!outer.isOpen)

    inner.open(animated: false)
    harness.pressKey(.escape)
    harness.runUntilIdle()
    #expect(!inner.isOpen)
    #expect(!outer.isOpen)
  }
}
