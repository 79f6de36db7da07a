// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import TestSupport
import Testing

@testable import DrawerApp

/// The gallery's card, with the popover and the menu that edit it.
struct GalleryCardTests {
  @Test func `the card's color is set in a popover and its size in a menu`() throws {
    let gallery = GalleryFixture(showing: "Popovers and menus")
    let text = try #require(
      gallery.window.findAll(Label.self).first { $0.text == "A card to change" })
    let card = try #require(text.superview)
    let width = card.frame.width
    gallery.window.click("Look")
    gallery.window.runUntilIdle()
    gallery.window.pressKey(.right)
    gallery.window.step()
    #expect(card.backgroundColor == CardLookController.colors[1].color)

    gallery.window.pressKey(.escape)
    gallery.window.runUntilIdle()
    gallery.window.click("Size of the card")
    gallery.window.runUntilIdle()
    gallery.window.pressKey(.down)
    gallery.window.pressKey(.return)
    gallery.window.runUntilIdle()
    #expect(card.frame.width > width)
  }

  @Test func `the card's text can be copied, and emptying it can be undone`() throws {
    let gallery = GalleryFixture(showing: "Popovers and menus")
    func choose(_ item: String) {
      gallery.window.click("Actions")
      gallery.window.runUntilIdle()
      gallery.window.click(item)
      gallery.window.runUntilIdle()
    }
    choose("Empty the card")
    #expect(!gallery.texts.contains("A card to change"))

    gallery.window.click("Actions")
    gallery.window.runUntilIdle()
    gallery.window.click("Copy the text")
    gallery.window.runUntilIdle()
    #expect(
      gallery.window.clipboards.isEmpty && !gallery.texts.contains("The text is on the clipboard."))
    gallery.window.pressKey(.escape)
    gallery.window.runUntilIdle()

    choose("Undo")
    #expect(gallery.texts.contains("A card to change"))
    choose("Copy the text")
    #expect(gallery.window.clipboards[.general] == "A card to change")
    #expect(gallery.texts.contains("The text is on the clipboard."))
  }

  @Test func `copying a link puts it on the clipboard`() {
    let gallery = GalleryFixture(showing: "Popovers and menus")
    gallery.window.click("Actions")
    gallery.window.runUntilIdle()
    gallery.window.click("Share")
    gallery.window.runUntilIdle()
    gallery.window.click("As a link")
    gallery.window.runUntilIdle()
    #expect(gallery.window.clipboards[.general]?.hasPrefix("https://") == true)
    #expect(gallery.texts.contains("The link is on the clipboard."))

    let questions = GalleryFixture(showing: "Presentations")
    questions.window.click("Action sheet, A choice of what to do")
    questions.window.runUntilIdle()
    questions.window.click("Copy the link")
    questions.window.runUntilIdle()
    #expect(questions.window.clipboards[.general]?.hasPrefix("https://") == true)
    #expect(questions.texts.contains("The link is on the clipboard."))
  }
}
