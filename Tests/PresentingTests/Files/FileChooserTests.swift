// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls
@testable import Presenting

/// The library's own chooser, where the desktop has none.
struct FileChooserTests {
  private let fixture = FileChooserFixture()
  private var harness: TestWindow { fixture.harness }

  @Test
  func
    `the file chooser starts in the home folder and lists folders first, with file 9 before file 10`()
    async throws
  {
    let task = try await fixture.choose(.open())

    #expect(try fixture.rows == ["Archive", "pictures", "Note9.txt", "note10.txt", "sea.PNG"])
    #expect(try fixture.panel.selectedEntries.map(\.name) == ["Archive"])

    fixture.press(.escape)
    #expect(try await fixture.answer(task) == [])
    #expect(fixture.root.presentedViewController == nil)
  }

  @Test
  func `Return in a file chooser opens the selected folder, and then the selected file in it`()
    async throws
  {
    let task = try await fixture.choose(.open())

    fixture.press(.down, .return)
    #expect(try fixture.panel.folder == "/srv/ada/pictures")
    fixture.press(.return)

    #expect(try await fixture.answer(task) == ["/srv/ada/pictures/moon.png"])
  }

  @Test func `double clicks in a file chooser open a folder, and then a file in that folder`()
    async throws
  {
    let task = try await fixture.choose(.open())

    try fixture.doubleClick("pictures")
    harness.advance(by: 1)
    try fixture.doubleClick("moon.png")

    #expect(try await fixture.answer(task) == ["/srv/ada/pictures/moon.png"])
  }

  @Test func `a click in a file chooser selects a file, and a click on the Open button opens it`()
    async throws
  {
    let task = try await fixture.choose(.open())

    try fixture.click("sea.PNG")
    harness.advance(by: 1)
    #expect(try fixture.panel.selectedEntries.map(\.name) == ["sea.PNG"])
    fixture.click(try fixture.panel.content.acceptButton)

    #expect(try await fixture.answer(task) == ["/srv/ada/sea.PNG"])
  }

  @Test(arguments: [[Key.backspace], [.down, .backspace]])
  func `Backspace in a file chooser opens the parent folder and selects the previous folder there`(
    keys: [Key]
  )
    async throws
  {
    let task = try await fixture.choose(.open())

    for key in keys { fixture.press(key) }
    #expect(try fixture.panel.folder == "/srv")
    #expect(try fixture.panel.selectedEntries.map(\.name) == ["ada"])
    harness.pressKey(.up, .alt)
    #expect(try fixture.panel.folder == "/")
    #expect(try fixture.panel.content.upButton.isEnabled == false)
    fixture.press(.backspace)
    #expect(try fixture.panel.folder == "/")

    fixture.click(try fixture.panel.content.cancelButton)
    #expect(try await fixture.answer(task) == [])
  }

  @Test func `a file chooser in an empty folder shows a message and still handles keys`()
    async throws
  {
    let task = try await fixture.choose(.open())

    fixture.press(.return)
    #expect(try fixture.panel.folder == "/srv/ada/Archive")
    #expect(try fixture.panel.content.messageLabel.text == "This folder is empty.")
    #expect(try fixture.panel.content.acceptButton.isEnabled == false)
    fixture.press(.backspace, .down, .return, .return)

    #expect(try await fixture.answer(task) == ["/srv/ada/pictures/moon.png"])
  }

  @Test(arguments: [
    (
      "/vault",
      "You don’t have permission to open this folder. Choose another folder, or ask its owner for access."
    ),
    ("/gone", "This folder no longer exists. Choose another folder."),
  ])
  func `a file chooser shows a message in place of the list if it cannot read a folder`(
    folder: String, words: String
  ) async throws {
    let task = try await fixture.choose(.open(folder: folder))

    #expect(try fixture.panel.content.messageLabel.text == words)
    #expect(try fixture.panel.content.acceptButton.isEnabled == false)
    fixture.press(.backspace)
    #expect(try fixture.rows == ["srv", "vault"])
    #expect(try fixture.panel.content.messageLabel.text.isEmpty)

    fixture.press(.escape)
    #expect(try await fixture.answer(task) == [])
  }

  @Test func `the pop-up button above a file chooser's list opens another folder`() async throws {
    let task = try await fixture.choose(.open())
    let folderButton = try fixture.panel.content.folderButton
    #expect(folderButton.choices.map(\.title) == ["/srv/ada", "Computer"])

    fixture.click(folderButton)
    fixture.press(.down, .return)
    #expect(try fixture.panel.folder == "/")
    #expect(folderButton.choices.map(\.title) == ["/", "Home"])

    fixture.press(.escape)
    #expect(try await fixture.answer(task) == [])
  }

  @Test func `Ctrl+H shows and hides hidden files in a file chooser`() async throws {
    let task = try await fixture.choose(.open())

    harness.pressKey(.character("h"), .control)
    #expect(try fixture.rows.contains(".secret"))
    harness.pressKey(.character("h"), .control)
    #expect(try fixture.rows.contains(".secret") == false)

    fixture.press(.escape)
    _ = try await fixture.answer(task)
  }

  @Test func `file filters list files by name or media type, and always list folders`() async throws
  {
    let filters = [
      FileFilter("Text", patterns: ["*.TXT"]), FileFilter("Pictures", mediaTypes: ["image/*"]),
      .all,
    ]
    let task = try await fixture.choose(.open(filters: filters))
    #expect(try fixture.rows == ["Archive", "pictures", "Note9.txt", "note10.txt"])

    let button = try fixture.panel.content.filterButton
    #expect(!button.isHidden)
    fixture.click(button)
    fixture.press(.down, .return)
    #expect(try fixture.rows == ["Archive", "pictures", "sea.PNG"])

    fixture.press(.escape)
    _ = try await fixture.answer(task)
  }

  @Test func `F5 reloads the folder in a file chooser`() async throws {
    let task = try await fixture.choose(.open())
    fixture.tree.folders["/srv/ada"] = .success([FileEntry("new.txt")])

    fixture.press(.function(5))
    #expect(try fixture.rows == ["new.txt"])

    fixture.press(.escape)
    _ = try await fixture.answer(task)
  }

  @Test func `canceling the task of chooseFiles dismisses the file chooser's sheet`() async throws {
    let task = try await fixture.choose(.open())

    task.cancel()
    #expect(try await task.value == [])
    harness.runUntilIdle()
    #expect(fixture.root.presentedViewController == nil)
  }

  @Test func `chooseFiles returns no files while another file chooser is open`() async throws {
    let task = try await fixture.choose(.open())

    #expect(try await fixture.root.chooseFiles(.open()) == [])

    fixture.press(.escape)
    _ = try await fixture.answer(task)
  }

  @Test func `chooseFiles throws an error if the window's host provides no file browser`() async {
    harness.customFileBrowser = nil
    await #expect(throws: FileChooserError.self) { try await fixture.root.chooseFiles(.open()) }
  }
}
