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

  @Test func `it begins at home, with folders first and numbers in their order`() async throws {
    let task = try await fixture.choose(.open())

    #expect(try fixture.rows == ["Archive", "pictures", "Note9.txt", "note10.txt", "sea.PNG"])
    #expect(try fixture.panel.selected.map(\.name) == ["Archive"])

    fixture.press(.escape)
    #expect(try await fixture.answer(task) == [])
    #expect(fixture.root.presentedViewController == nil)
  }

  @Test func `a file in a folder in the folder is opened by keys`() async throws {
    let task = try await fixture.choose(.open())

    fixture.press(.down, .return)
    #expect(try fixture.panel.folder == "/srv/ada/pictures")
    fixture.press(.return)

    #expect(try await fixture.answer(task) == ["/srv/ada/pictures/moon.png"])
  }

  @Test func `a file in a folder in the folder is opened by double clicks`() async throws {
    let task = try await fixture.choose(.open())

    try fixture.doubleClick("pictures")
    harness.advance(by: 1)
    try fixture.doubleClick("moon.png")

    #expect(try await fixture.answer(task) == ["/srv/ada/pictures/moon.png"])
  }

  @Test func `one click chooses nothing yet, and the button opens what is marked`() async throws {
    let task = try await fixture.choose(.open())

    try fixture.click("sea.PNG")
    harness.advance(by: 1)
    #expect(try fixture.panel.selected.map(\.name) == ["sea.PNG"])
    fixture.click(try fixture.panel.content.accept)

    #expect(try await fixture.answer(task) == ["/srv/ada/sea.PNG"])
  }

  @Test(arguments: [[Key.backspace], [.down, .backspace]])
  func `Backspace leads to the folder around, and marks where one was`(keys: [Key]) async throws {
    let task = try await fixture.choose(.open())

    for key in keys { fixture.press(key) }
    #expect(try fixture.panel.folder == "/srv")
    #expect(try fixture.panel.selected.map(\.name) == ["ada"])
    harness.key(.up, .alt)
    #expect(try fixture.panel.folder == "/")
    #expect(try fixture.panel.content.up.isEnabled == false)
    fixture.press(.backspace)
    #expect(try fixture.panel.folder == "/")

    fixture.click(try fixture.panel.content.cancel)
    #expect(try await fixture.answer(task) == [])
  }

  @Test func `an empty folder has words and keys`() async throws {
    let task = try await fixture.choose(.open())

    fixture.press(.return)
    #expect(try fixture.panel.folder == "/srv/ada/Archive")
    #expect(try fixture.panel.content.message.text == "This folder is empty.")
    #expect(try fixture.panel.content.accept.isEnabled == false)
    fixture.press(.backspace, .down, .return, .return)

    #expect(try await fixture.answer(task) == ["/srv/ada/pictures/moon.png"])
  }

  @Test(arguments: [
    ("/vault", "You may not look into this folder. Choose another one, or ask its owner."),
    ("/gone", "This folder is no longer there. Choose another one."),
  ])
  func `a folder that cannot be read says so in the list's place`(
    folder: String, words: String
  ) async throws {
    let task = try await fixture.choose(.open(folder: folder))

    #expect(try fixture.panel.content.message.text == words)
    #expect(try fixture.panel.content.accept.isEnabled == false)
    fixture.press(.backspace)
    #expect(try fixture.rows == ["srv", "vault"])
    #expect(try fixture.panel.content.message.text.isEmpty)

    fixture.press(.escape)
    #expect(try await fixture.answer(task) == [])
  }

  @Test func `another place is chosen above the list`() async throws {
    let task = try await fixture.choose(.open())
    let places = try fixture.panel.content.places
    #expect(places.choices.map(\.title) == ["/srv/ada", "Computer"])

    fixture.click(places)
    fixture.press(.down, .return)
    #expect(try fixture.panel.folder == "/")
    #expect(places.choices.map(\.title) == ["/", "Home"])

    fixture.press(.escape)
    #expect(try await fixture.answer(task) == [])
  }

  @Test func `Ctrl+H shows hidden files and leaves them out again`() async throws {
    let task = try await fixture.choose(.open())

    harness.key(.character("h"), .control)
    #expect(try fixture.rows.contains(".secret"))
    harness.key(.character("h"), .control)
    #expect(try fixture.rows.contains(".secret") == false)

    fixture.press(.escape)
    _ = try await fixture.answer(task)
  }

  @Test func `filters list files by name and media type, and folders always`() async throws {
    let filters = [
      FileFilter("Text", patterns: ["*.TXT"]), FileFilter("Pictures", mediaTypes: ["image/*"]),
      .all,
    ]
    let task = try await fixture.choose(.open(filters: filters))
    #expect(try fixture.rows == ["Archive", "pictures", "Note9.txt", "note10.txt"])

    let button = try fixture.panel.content.filters
    #expect(!button.isHidden)
    fixture.click(button)
    fixture.press(.down, .return)
    #expect(try fixture.rows == ["Archive", "pictures", "sea.PNG"])

    fixture.press(.escape)
    _ = try await fixture.answer(task)
  }

  @Test func `F5 reads the folder again`() async throws {
    let task = try await fixture.choose(.open())
    fixture.tree.folders["/srv/ada"] = .success([FileEntry("new.txt")])

    fixture.press(.function(5))
    #expect(try fixture.rows == ["new.txt"])

    fixture.press(.escape)
    _ = try await fixture.answer(task)
  }

  @Test func `a task that is cancelled takes the sheet away`() async throws {
    let task = try await fixture.choose(.open())

    task.cancel()
    #expect(try await task.value == [])
    harness.settle()
    #expect(fixture.root.presentedViewController == nil)
  }

  @Test func `a second chooser is refused while one is open`() async throws {
    let task = try await fixture.choose(.open())

    #expect(try await fixture.root.chooseFiles(.open()) == [])

    fixture.press(.escape)
    _ = try await fixture.answer(task)
  }

  @Test func `without folders there is nothing to choose from`() async {
    harness.folders = nil
    await #expect(throws: FileChooserError.self) { try await fixture.root.chooseFiles(.open()) }
  }
}
