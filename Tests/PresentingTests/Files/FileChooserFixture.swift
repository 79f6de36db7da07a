// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls
@testable import Presenting

/// A window on a machine without a chooser of its own, and a person who uses the library's.
struct FileChooserFixture {
  let root = ViewController()
  let harness: TestWindow
  let tree = FolderTree([
    "/": .success([FileEntry("srv", isFolder: true), FileEntry("vault", isFolder: true)]),
    "/srv": .success([FileEntry("ada", isFolder: true)]),
    "/srv/ada": .success([
      FileEntry("note10.txt"), FileEntry("Note9.txt"), FileEntry(".secret"), FileEntry("sea.PNG"),
      FileEntry("pictures", isFolder: true), FileEntry("Archive", isFolder: true),
    ]),
    "/srv/ada/pictures": .success([FileEntry("moon.png")]),
    "/srv/ada/Archive": .success([]),
    "/vault": .failure(.notAllowed),
  ])

  init() {
    harness = TestWindow(root: root)
    harness.customFileBrowser = tree
  }

  /// Asks as a program does.
  func choose(_ chooser: FileChooser) async throws -> Task<[String], any Error> {
    let task = Task { try await root.chooseFiles(chooser) }
    for _ in 0..<100 where root.presentedViewController == nil { await Task.yield() }
    harness.runUntilIdle()
    _ = try panel
    return task
  }

  /// What the program got, once the sheet is gone.
  func answer(_ task: Task<[String], any Error>) async throws -> [String] {
    harness.runUntilIdle()
    if root.presentedViewController != nil {
      Issue.record("The chooser is still open")
      task.cancel()
    }
    return try await task.value
  }

  var panel: FileChooserController {
    get throws { try #require(root.presentedViewController as? FileChooserController) }
  }

  var rows: [String] {
    get throws { try panel.list.rows.map(\.name) }
  }

  func doubleClick(_ name: String) throws {
    try click(name)
    try click(name)
    harness.runUntilIdle()
  }

  func click(_ name: String) throws {
    let table = try panel.table
    let row = try #require(try rows.firstIndex(of: name))
    harness.click(at: table.contentView.convert(table.rect(forRow: row), to: nil).center)
  }

  func click(_ view: View) {
    harness.click(at: view.convert(view.bounds, to: nil).center)
    harness.runUntilIdle()
  }

  func press(_ keys: Key...) {
    for key in keys { harness.pressKey(key) }
    harness.runUntilIdle()
  }
}
