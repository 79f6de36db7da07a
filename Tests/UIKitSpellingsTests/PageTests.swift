// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The module's page, which lists all its names.
struct PageTests {
  private let module = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/UIKitSpellings")

  @Test func `the documentation page lists each public name of the UIKitSpellings module`() throws {
    let page = try String(
      contentsOf: module.appending(path: "UIKitSpellings.docc/UIKitSpellings")
        .appendingPathExtension("md"), encoding: .utf8)
    let files = try FileManager.default.contentsOfDirectory(
      at: module, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "swift" }
    #expect(!files.isEmpty)
    for file in files {
      let code = try String(contentsOf: file, encoding: .utf8)
      let names = code.matches(
        of: /public (?:nonisolated )?(?:static let|var|func|enum|typealias) (\w+)/
      ).map { String($0.1) }
      let labels = code.matches(of: /public init\((\w+)/).map { String($0.1) }
        .filter { $0 != "_" }.map { "(\($0): " }
      #expect(!(names + labels).isEmpty)
      for name in names + labels {
        #expect(page.contains(name), "\(file.lastPathComponent): \(name)")
      }
    }
  }
}
