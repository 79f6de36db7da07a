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

  @Test func `a name is typed over the offered one, whose ending stays`() async throws {
    let task = try await fixture.choose(.save(name: "Untitled.txt"))

    harness.type("poem")
    fixture.press(.return)

    #expect(try await fixture.answer(task) == ["/srv/ada/poem.txt"])
  }

  @Test(arguments: ["", "..", "a/b"])
  func `what is no name cannot be saved to`(name: String) async throws {
    let task = try await fixture.choose(.save(name: name))

    #expect(try fixture.panel.content.accept.isEnabled == false)
    fixture.press(.return)
    #expect(fixture.root.presentedViewController != nil)

    fixture.press(.escape, .escape)
    #expect(try await fixture.answer(task) == [])
  }

  @Test func `a file that is there is replaced when the person says so`() async throws {
    let task = try await fixture.choose(.save(name: "sea.PNG"))

    fixture.press(.return)
    let alert = try #require(try fixture.panel.presentedViewController as? AlertController)
    #expect(alert.title == "Replace “sea.PNG”?")
    fixture.press(.tab, .return)

    #expect(try await fixture.answer(task) == ["/srv/ada/sea.PNG"])
  }

  @Test func `a file that is there stays when the person says so`() async throws {
    let task = try await fixture.choose(.save(name: "sea.PNG"))

    fixture.press(.return, .return)
    #expect(try fixture.panel.presentedViewController == nil)
    try fixture.doubleClick("Archive")
    fixture.click(try fixture.panel.content.accept)

    #expect(try await fixture.answer(task) == ["/srv/ada/Archive/sea.PNG"])
  }

  @Test func `a click on a file offers its name, and the name of a folder leads there`()
    async throws
  {
    let task = try await fixture.choose(.save(name: "pictures"))

    fixture.press(.return)
    #expect(try fixture.panel.folder == "/srv/ada/pictures")
    try fixture.click("moon.png")
    #expect(try fixture.panel.content.name.text == "moon.png")

    fixture.press(.escape)
    _ = try await fixture.answer(task)
  }

  @Test func `a folder is the one that is shown`() async throws {
    let task = try await fixture.choose(.folder())
    #expect(try fixture.rows == ["Archive", "pictures"])

    fixture.press(.down, .return)
    fixture.click(try fixture.panel.content.accept)

    #expect(try await fixture.answer(task) == ["/srv/ada/pictures"])
  }

  @Test func `a folder is the one that is marked`() async throws {
    let task = try await fixture.choose(.folder())

    try fixture.click("pictures")
    fixture.click(try fixture.panel.content.accept)

    #expect(try await fixture.answer(task) == ["/srv/ada/pictures"])
  }
}
