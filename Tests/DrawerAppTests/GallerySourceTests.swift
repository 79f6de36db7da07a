// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Foundation
import Testing

@testable import DrawerApp

/// The code that a screen of the gallery shows.
struct GallerySourceTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/DrawerApp/Gallery")

  private static var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? [])
      .filter { $0.hasSuffix(".swift") }
      .map { String($0.dropLast(".swift".count)) }
  }

  @Test func `the text of each gallery source file is embedded unchanged in the program`() throws {
    #expect(Self.files.count > 15)
    for name in Self.files {
      let text = try String(
        contentsOf: Self.folder.appending(path: "\(name).swift"), encoding: .utf8)
      let source = try #require(GallerySource(name), "CGallerySources lacks \(name)")
      #expect(source.text == text)
      #expect(source.fileName == "\(name).swift")
    }
  }

  @Test func `GallerySource returns nil for a file that is not in the gallery`() {
    #expect(GallerySource("Nothing") == nil)
  }

  @Test(arguments: GalleryFixture.titles)
  func `Show code lists the source files of each screen and copies their text`(title: String) throws
  {
    let gallery = GalleryFixture(showing: title)
    gallery.window.click("Show code")
    gallery.window.runUntilIdle()
    let files = try gallery.window.find(PopUpButton.self, label: "File")
    let view = try gallery.window.find(TextView.self, label: "Swift code")

    #expect(!files.choices.isEmpty)
    for (index, choice) in files.choices.enumerated() {
      let name = choice.title.dropLast(".swift".count)
      #expect(Self.files.contains(String(name)))
      files.selectedIndex = index
      files.onValueChanged?(index)
      #expect(view.text == GallerySource(String(name))?.text)
    }
    gallery.window.click("Copy")
    #expect(gallery.window.clipboards[.general] == view.text)
    #expect(gallery.window.findAll(Button.self).contains { $0.title == "Copied" })

    gallery.window.pressKey(.escape)
    gallery.window.runUntilIdle()
    #expect(gallery.window.findAll(TextView.self, label: "Swift code").isEmpty)
  }

  @Test func `the File menu of Show code selects the source file to show`() throws {
    let gallery = GalleryFixture(showing: "Tabs")
    gallery.window.click("Show code")
    gallery.window.runUntilIdle()
    let view = try gallery.window.find(TextView.self, label: "Swift code")
    #expect(view.text.contains("final class ConverterController"))

    gallery.window.click("File")
    gallery.window.runUntilIdle()
    gallery.window.pressKey(.down)
    gallery.window.pressKey(.return)
    gallery.window.runUntilIdle()

    #expect(view.text.contains("struct Quantity"))
  }
}
