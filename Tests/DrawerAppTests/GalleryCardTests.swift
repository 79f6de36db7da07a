// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import TestSupport
import Testing

@testable import DrawerApp

/// What opens beside a button of the gallery, and what it does.
struct GalleryCardTests {
  @Test func `a popover sets the card, and a choice its size`() throws {
    let gallery = GalleryFixture(showing: "Popovers and menus")
    let text = try #require(
      gallery.window.findAll(Label.self).first { $0.text == "A card to change" })
    let card = try #require(text.superview)
    let width = card.frame.width
    gallery.window.click("Look")
    gallery.window.settle()
    gallery.window.key(.right)
    gallery.window.step()
    #expect(card.backgroundColor == CardLookController.colors[1].color)

    gallery.window.key(.escape)
    gallery.window.settle()
    gallery.window.click("Size of the card")
    gallery.window.settle()
    gallery.window.key(.down)
    gallery.window.key(.return)
    gallery.window.settle()
    #expect(card.frame.width > width)
  }

  @Test func `the text of the card is copied, and what was emptied comes back`() throws {
    let gallery = GalleryFixture(showing: "Popovers and menus")
    func choose(_ item: String) {
      gallery.window.click("Actions")
      gallery.window.settle()
      gallery.window.click(item)
      gallery.window.settle()
    }
    choose("Empty the card")
    #expect(!gallery.texts.contains("A card to change"))

    gallery.window.click("Actions")
    gallery.window.settle()
    gallery.window.click("Copy the text")
    gallery.window.settle()
    #expect(
      gallery.window.clipboards.isEmpty && !gallery.texts.contains("The text is on the clipboard."))
    gallery.window.key(.escape)
    gallery.window.settle()

    choose("Undo")
    #expect(gallery.texts.contains("A card to change"))
    choose("Copy the text")
    #expect(gallery.window.clipboards[.general] == "A card to change")
    #expect(gallery.texts.contains("The text is on the clipboard."))
  }

  @Test func `what says that a link was copied has copied one`() {
    let gallery = GalleryFixture(showing: "Popovers and menus")
    gallery.window.click("Actions")
    gallery.window.settle()
    gallery.window.click("Share")
    gallery.window.settle()
    gallery.window.click("As a link")
    gallery.window.settle()
    #expect(gallery.window.clipboards[.general]?.hasPrefix("https://") == true)
    #expect(gallery.texts.contains("The link is on the clipboard."))

    let questions = GalleryFixture(showing: "Presentations")
    questions.window.click("Action sheet, A choice of what to do")
    questions.window.settle()
    questions.window.click("Copy the link")
    questions.window.settle()
    #expect(questions.window.clipboards[.general]?.hasPrefix("https://") == true)
    #expect(questions.texts.contains("The link is on the clipboard."))
  }
}
