// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import TestSupport
import Testing

@testable import DrawerApp

/// The gallery's card, with the popover and the menu that edit it.
struct GalleryCardTests {
  @Test
  func
    `the gallery's Appearance popover sets the card's color, and its Card size menu sets the size`()
    throws
  {
    let gallery = GalleryFixture(showing: "Popovers and menus")
    let text = try #require(
      gallery.window.findAll(Label.self).first { $0.text == "Sample card" })
    let card = try #require(text.superview)
    let width = card.frame.width
    gallery.window.click("Appearance")
    gallery.window.runUntilIdle()
    gallery.window.pressKey(.right)
    gallery.window.step()
    #expect(card.backgroundColor == CardLookController.colors[1].color)

    gallery.window.pressKey(.escape)
    gallery.window.runUntilIdle()
    gallery.window.click("Card size")
    gallery.window.runUntilIdle()
    gallery.window.pressKey(.down)
    gallery.window.pressKey(.return)
    gallery.window.runUntilIdle()
    #expect(card.frame.width > width)
  }

  @Test
  func
    `after Empty card, the gallery's Copy text copies nothing until Undo restores the text`()
    throws
  {
    let gallery = GalleryFixture(showing: "Popovers and menus")
    func choose(_ item: String) {
      gallery.window.click("Actions")
      gallery.window.runUntilIdle()
      gallery.window.click(item)
      gallery.window.runUntilIdle()
    }
    choose("Empty card")
    #expect(!gallery.texts.contains("Sample card"))

    gallery.window.click("Actions")
    gallery.window.runUntilIdle()
    gallery.window.click("Copy text")
    gallery.window.runUntilIdle()
    #expect(
      gallery.window.clipboards.isEmpty && !gallery.texts.contains("Text copied."))
    gallery.window.pressKey(.escape)
    gallery.window.runUntilIdle()

    choose("Undo")
    #expect(gallery.texts.contains("Sample card"))
    choose("Copy text")
    #expect(gallery.window.clipboards[.general] == "Sample card")
    #expect(gallery.texts.contains("Text copied."))
  }

  @Test func `the gallery's Copy link and As a link commands copy a link to the clipboard`() {
    let gallery = GalleryFixture(showing: "Popovers and menus")
    gallery.window.click("Actions")
    gallery.window.runUntilIdle()
    gallery.window.click("Share")
    gallery.window.runUntilIdle()
    gallery.window.click("As a link")
    gallery.window.runUntilIdle()
    #expect(gallery.window.clipboards[.general]?.hasPrefix("https://") == true)
    #expect(gallery.texts.contains("Link copied."))

    let questions = GalleryFixture(showing: "Presentations")
    questions.window.click("Action sheet, Choose how to share a photo")
    questions.window.runUntilIdle()
    questions.window.click("Copy link")
    questions.window.runUntilIdle()
    #expect(questions.window.clipboards[.general]?.hasPrefix("https://") == true)
    #expect(questions.texts.contains("Link copied."))
  }
}
