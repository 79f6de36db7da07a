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
  func `the file chooser begins in the home folder and sorts folders first and numbers naturally`()
    async throws
  {
    let task = try await fixture.choose(.open())

    #expect(try fixture.rows == ["Archive", "pictures", "Note9.txt", "note10.txt", "sea.PNG"])
    #expect(try fixture.panel.selectedEntries.map(\.name) == ["Archive"])

    fixture.press(.escape)
    #expect(try await fixture.answer(task) == [])
    #expect(fixture.root.presentedViewController == nil)
  }

  @Test func `Return opens a folder, then a file in it`() async throws {
    let task = try await fixture.choose(.open())

    fixture.press(.down, .return)
    #expect(try fixture.panel.folder == "/srv/ada/pictures")
    fixture.press(.return)

    #expect(try await fixture.answer(task) == ["/srv/ada/pictures/moon.png"])
  }

  @Test func `a double click opens a folder, and another one a file in it`() async throws {
    let task = try await fixture.choose(.open())

    try fixture.doubleClick("pictures")
    harness.advance(by: 1)
    try fixture.doubleClick("moon.png")

    #expect(try await fixture.answer(task) == ["/srv/ada/pictures/moon.png"])
  }

  @Test func `a click selects a file, and the button opens it`() async throws {
    let task = try await fixture.choose(.open())

    try fixture.click("sea.PNG")
    harness.advance(by: 1)
    #expect(try fixture.panel.selectedEntries.map(\.name) == ["sea.PNG"])
    fixture.click(try fixture.panel.content.acceptButton)

    #expect(try await fixture.answer(task) == ["/srv/ada/sea.PNG"])
  }

  @Test(arguments: [[Key.backspace], [.down, .backspace]])
  func `Backspace goes to the parent folder and selects the previous folder`(keys: [Key])
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

  @Test func `an empty folder shows a message and accepts keys`() async throws {
    let task = try await fixture.choose(.open())

    fixture.press(.return)
    #expect(try fixture.panel.folder == "/srv/ada/Archive")
    #expect(try fixture.panel.content.messageLabel.text == "This folder is empty.")
    #expect(try fixture.panel.content.acceptButton.isEnabled == false)
    fixture.press(.backspace, .down, .return, .return)

    #expect(try await fixture.answer(task) == ["/srv/ada/pictures/moon.png"])
  }

  @Test(arguments: [
    ("/vault", "You may not look into this folder. Choose another one, or ask its owner."),
    ("/gone", "This folder is no longer there. Choose another one."),
  ])
  func `a folder that cannot be read shows a message in place of the list`(
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

  @Test func `the pop-up button above the list goes to another place`() async throws {
    let task = try await fixture.choose(.open())
    let places = try fixture.panel.content.folderButton
    #expect(places.choices.map(\.title) == ["/srv/ada", "Computer"])

    fixture.click(places)
    fixture.press(.down, .return)
    #expect(try fixture.panel.folder == "/")
    #expect(places.choices.map(\.title) == ["/", "Home"])

    fixture.press(.escape)
    #expect(try await fixture.answer(task) == [])
  }

  @Test func `Ctrl+H shows and hides hidden files`() async throws {
    let task = try await fixture.choose(.open())

    harness.pressKey(.character("h"), .control)
    #expect(try fixture.rows.contains(".secret"))
    harness.pressKey(.character("h"), .control)
    #expect(try fixture.rows.contains(".secret") == false)

    fixture.press(.escape)
    _ = try await fixture.answer(task)
  }

  @Test func `filters list files by name or media type, and always list folders`() async throws {
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

  @Test func `F5 reloads the folder`() async throws {
    let task = try await fixture.choose(.open())
    fixture.tree.folders["/srv/ada"] = .success([FileEntry("new.txt")])

    fixture.press(.function(5))
    #expect(try fixture.rows == ["new.txt"])

    fixture.press(.escape)
    _ = try await fixture.answer(task)
  }

  @Test func `cancelling the task dismisses the sheet`() async throws {
    let task = try await fixture.choose(.open())

    task.cancel()
    #expect(try await task.value == [])
    harness.runUntilIdle()
    #expect(fixture.root.presentedViewController == nil)
  }

  @Test func `a second file chooser is refused while one is open`() async throws {
    let task = try await fixture.choose(.open())

    #expect(try await fixture.root.chooseFiles(.open()) == [])

    fixture.press(.escape)
    _ = try await fixture.answer(task)
  }

  @Test func `chooseFiles throws an error without a file system`() async {
    harness.customFileBrowser = nil
    await #expect(throws: FileChooserError.self) { try await fixture.root.chooseFiles(.open()) }
  }
}
