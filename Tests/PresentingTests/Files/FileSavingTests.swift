// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls
@testable import Presenting

/// Saving, and choosing a folder, with the library's own chooser.
struct FileSavingTests {
  private let fixture = FileChooserFixture()
  private var harness: TestWindow { fixture.harness }

  @Test func `typing in a save dialog replaces the offered file name and keeps its extension`()
    async throws
  {
    let task = try await fixture.choose(.save(name: "Untitled.txt"))

    harness.typeText("poem")
    fixture.press(.return)

    #expect(try await fixture.answer(task) == ["/srv/ada/poem.txt"])
  }

  @Test(arguments: ["", "..", "a/b"])
  func `a save dialog does not accept an invalid file name`(name: String) async throws {
    let task = try await fixture.choose(.save(name: name))

    #expect(try fixture.panel.content.acceptButton.isEnabled == false)
    fixture.press(.return)
    #expect(fixture.root.presentedViewController != nil)

    fixture.press(.escape, .escape)
    #expect(try await fixture.answer(task) == [])
  }

  @Test func `saving replaces an existing file when the user confirms`() async throws {
    let task = try await fixture.choose(.save(name: "sea.PNG"))

    fixture.press(.return)
    let alert = try #require(try fixture.panel.presentedViewController as? AlertController)
    #expect(alert.title == "Replace “sea.PNG”?")
    fixture.press(.tab, .return)

    #expect(try await fixture.answer(task) == ["/srv/ada/sea.PNG"])
  }

  @Test
  func `canceling the replacement of an existing file returns to the save dialog`()
    async throws
  {
    let task = try await fixture.choose(.save(name: "sea.PNG"))

    fixture.press(.return, .return)
    #expect(try fixture.panel.presentedViewController == nil)
    try fixture.doubleClick("Archive")
    fixture.click(try fixture.panel.content.acceptButton)

    #expect(try await fixture.answer(task) == ["/srv/ada/Archive/sea.PNG"])
  }

  @Test
  func
    `a click on a file fills in a save dialog's name, and Return opens the folder that is named`()
    async throws
  {
    let task = try await fixture.choose(.save(name: "pictures"))

    fixture.press(.return)
    #expect(try fixture.panel.folder == "/srv/ada/pictures")
    try fixture.click("moon.png")
    #expect(try fixture.panel.content.nameField.text == "moon.png")

    fixture.press(.escape)
    _ = try await fixture.answer(task)
  }

  @Test func `a folder chooser returns the open folder if none of its subfolders is selected`()
    async throws
  {
    let task = try await fixture.choose(.folder())
    #expect(try fixture.rows == ["Archive", "pictures"])

    fixture.press(.down, .return)
    fixture.click(try fixture.panel.content.acceptButton)

    #expect(try await fixture.answer(task) == ["/srv/ada/pictures"])
  }

  @Test func `a folder chooser returns the folder that is selected in its list`() async throws {
    let task = try await fixture.choose(.folder())

    try fixture.click("pictures")
    fixture.click(try fixture.panel.content.acceptButton)

    #expect(try await fixture.answer(task) == ["/srv/ada/pictures"])
  }
}
