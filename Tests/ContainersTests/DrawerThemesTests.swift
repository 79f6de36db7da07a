// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import Foundation
import TestSupport
import Testing

@testable import Containers

/// The list of docs/decisions/0006: the themes that users of drawers ask about.
struct DrawerThemesTests {
  private static let project = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test
  func `each entry in the list of known drawer problems names a test or is marked as not applying`()
    throws
  {
    let list = try String(
      contentsOf: Self.project.appendingPathComponent(
        "docs/decisions/0006-what-people-ask-of-drawers.md"), encoding: .utf8)
    let lines = list.replacingOccurrences(of: ":\n   ", with: ": ").split(separator: "\n")
    let themes = lines.filter { $0.first?.isNumber == true && $0.contains(". ") }
    let tests = try Self.testNames()

    #expect(themes.count == 30)
    for theme in themes {
      let named = theme.split(separator: "`").map(String.init).filter(tests.contains)
      #expect(!named.isEmpty || theme.contains(": does not apply: "), "\(theme)")
    }
  }

  private static func testNames() throws -> Set<String> {
    var names: Set<String> = []
    let files = FileManager.default.enumerator(
      at: project.appendingPathComponent("Tests"), includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      // A long name is on the line after `func`.
      for part in text.components(separatedBy: "func").dropFirst() {
        let name = part.drop { $0.isWhitespace }
        if name.first == "`", let name = name.split(separator: "`").first {
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
