// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls
@testable import Presenting

/// Several files or folders from the library's own chooser.
struct SeveralFilesTests {
  private let fixture = FileChooserFixture()
  private var harness: TestWindow { fixture.harness }

  private func click(_ name: String, _ modifiers: KeyModifiers) throws {
    let table = try fixture.panel.table
    let row = try #require(try fixture.rows.firstIndex(of: name))
    harness.advance(by: 1)
    harness.click(
      at: table.contentView.convert(table.rect(forRow: row), to: nil).center, modifiers: modifiers)
  }

  private var selected: [String] {
    get throws { try fixture.panel.selectedEntries.map(\.name) }
  }

  @Test func `a file chooser returns files selected with Ctrl in the order of the list`()
    async throws
  {
    let task = try await fixture.choose(.open(allowsMultipleSelection: true))
    #expect(try selected == [])

    try click("sea.PNG", [])
    try click("Note9.txt", .control)
    #expect(try selected == ["Note9.txt", "sea.PNG"])
    fixture.click(try fixture.panel.content.acceptButton)

    #expect(try await fixture.answer(task) == ["/srv/ada/Note9.txt", "/srv/ada/sea.PNG"])
  }

  @Test
  func `a file chooser ignores folders selected with files, and disables Open for several folders`()
    async throws
  {
    let task = try await fixture.choose(.open(allowsMultipleSelection: true))
    try click("Archive", [])
    try click("pictures", .shift)
    #expect(try fixture.panel.content.acceptButton.isEnabled == false)

    fixture.harness.pressKey(.character("a"), .control)
    #expect(try fixture.panel.content.acceptButton.isEnabled)
    fixture.press(.return)

    #expect(
      try await fixture.answer(task)
        == ["/srv/ada/Note9.txt", "/srv/ada/note10.txt", "/srv/ada/sea.PNG"])
  }

  @Test func `a single selected folder in a file chooser is opened by Return or a double click`()
    async throws
  {
    let task = try await fixture.choose(.open(allowsMultipleSelection: true))
    fixture.press(.down, .return)
    #expect(try fixture.panel.folder == "/srv/ada/pictures")
    fixture.press(.backspace)
    #expect(try selected == ["pictures"])
    harness.advance(by: 1)
    try fixture.doubleClick("pictures")
    #expect(try selected == [])
    fixture.press(.return)

    #expect(try await fixture.answer(task) == ["/srv/ada/pictures/moon.png"])
  }

  @Test(arguments: ["a click with Ctrl", "a tap"])
  func `a file chooser's Open button is disabled until the user selects a file`(way: String)
    async throws
  {
    fixture.tree.folders["/srv/ada"] = .success(["a", "b", "c"].map { FileEntry($0) })
    let task = try await fixture.choose(.open(allowsMultipleSelection: true))
    #expect(try !fixture.panel.content.acceptButton.isEnabled)

    if way == "a tap" {
      let table = try fixture.panel.table
      harness.tap(at: table.contentView.convert(table.rect(forRow: 1), to: nil).center)
    } else {
      try click("b", .control)
    }
    fixture.click(try fixture.panel.content.acceptButton)

    #expect(try await fixture.answer(task) == ["/srv/ada/b"])
  }

  @Test
  func
    `a chooser for several folders returns the selected folders, or else the open folder`()
    async throws
  {
    var chooser = FileChooser.folder()
    chooser.allowsMultipleSelection = true
    var task = try await fixture.choose(chooser)
    try click("Archive", [])
    try click("pictures", .control)
    fixture.press(.return)
    #expect(try await fixture.answer(task) == ["/srv/ada/Archive", "/srv/ada/pictures"])

    task = try await fixture.choose(chooser)
    fixture.click(try fixture.panel.content.acceptButton)
    #expect(try await fixture.answer(task) == ["/srv/ada"])
  }

  @Test
  func
    `showing hidden files keeps the selection, and a save dialog selects only one file`()
    async throws
  {
    var task = try await fixture.choose(.open(allowsMultipleSelection: true))
    try click("pictures", [])
    try click("note10.txt", .shift)
    harness.pressKey(.character("h"), .control)
    #expect(try selected == ["pictures", "Note9.txt", "note10.txt"])
    fixture.press(.escape)
    _ = try await fixture.answer(task)

    var chooser = FileChooser.save(name: "a.txt")
    chooser.allowsMultipleSelection = true
    task = try await fixture.choose(chooser)
    #expect(try fixture.panel.table.allowsMultipleSelection == false)
    fixture.press(.escape)
    _ = try await fixture.answer(task)
  }
}
