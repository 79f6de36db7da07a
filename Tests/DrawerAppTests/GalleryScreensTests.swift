// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import TestSupport
import Testing

@testable import DrawerApp

/// What there is to do in the gallery's screens.
struct GalleryScreensTests {
  @Test(arguments: GalleryFixture.titles)
  func `a screen has the name of its row, and buttons of icons alone have tool tips`(
    title: String
  ) throws {
    let gallery = GalleryFixture(showing: title)

    #expect(
      gallery.window.findAll(NavigationBar.self).contains { bar in
        bar.item.effectiveTitle == title || bar.title == title
      })
    let code = try gallery.window.find(Button.self, label: "Show code")
    #expect(code.title == nil && code.toolTip != nil)
    for button in gallery.window.findAll(Button.self)
    where button.title == nil && button.accessibilityLabel != "Menu button" {
      #expect(button.toolTip != nil, "\(button.accessibilityLabel ?? "")")
    }
  }

  @Test func `amounts of a recipe follow the servings`() throws {
    let gallery = GalleryFixture(showing: "Navigation")
    gallery.window.click("Oat pancakes, 20 minutes · vegetarian")
    gallery.window.settle()
    #expect(gallery.texts.contains("120 g") && gallery.texts.contains("2 servings"))

    let stepper = try gallery.window.find(Stepper.self, label: "Servings")
    gallery.window.window.focus.focus(stepper)
    gallery.window.key(.up)
    gallery.window.step()
    #expect(gallery.texts.contains("180 g") && gallery.texts.contains("3 servings"))

    gallery.window.click("Add to favorites")
    gallery.window.step()
    #expect(!gallery.window.findAll(Button.self, label: "Remove from favorites").isEmpty)
  }

  @Test func `the numbers of steps stay whole in a narrow window`() {
    let gallery = GalleryFixture(showing: "Navigation", size: Size(420, 720))
    gallery.window.click("Lentil soup, 40 minutes · vegan")
    gallery.window.settle()

    for number in gallery.window.findAll(Label.self) where "1234".contains(number.text) {
      #expect(number.frame.width >= number.intrinsicContentSize.width)
    }
  }

  @Test func `a recipe is cooked step by step, and the last step leads back to the list`() {
    let gallery = GalleryFixture(showing: "Navigation")
    gallery.window.click("Lentil soup, 40 minutes · vegan")
    gallery.window.settle()
    gallery.window.click("Cook step by step")
    gallery.window.settle()
    for _ in 0..<3 {
      gallery.window.click("Next step")
      gallery.window.settle()
    }
    #expect(gallery.texts.contains { $0.hasPrefix("Blend half of it") })
    gallery.window.click("Done")
    gallery.window.settle()
    #expect(!gallery.window.findAll(label: "Oat pancakes, 20 minutes · vegetarian").isEmpty)
  }

  @Test func `the result of a conversion is the largest text, in the unit that was chosen`() throws
  {
    let gallery = GalleryFixture(showing: "Tabs")
    func result() -> Label? {
      gallery.window.findAll(Label.self).first { $0.style == .largeTitle }
    }
    #expect(result()?.text == "0.1 km")

    gallery.window.click("Centimeters, 10000 cm")
    gallery.window.step()
    #expect(result()?.text == "10000 cm")
    let unit = try gallery.window.find(PopUpButton.self, label: "Unit of the value")
    gallery.window.click(unit)
    gallery.window.settle()
    gallery.window.key(.down)
    gallery.window.key(.return)
    gallery.window.settle()
    #expect(unit.choices[unit.selectedIndex ?? 0].title == "Kilometers")
    #expect(result()?.text == "10000000 cm")
  }

  @Test func `beside the first page the ground is as the page`() throws {
    let gallery = GalleryFixture(showing: "Pages")
    let page = try gallery.window.find(label: "Mountains at dawn")
    let ground = try #require(sequence(first: page) { $0.superview }.first { $0.clipsToBounds })
    let pages = try #require(ground.superview)
    #expect(pages.backgroundColor == .surface)
  }

  @Test func `arrows, an upright wheel and keys turn pages, and each arrow rests at its end`()
    throws
  {
    let gallery = GalleryFixture(showing: "Pages")
    func arrow(_ label: String) throws -> Button {
      try gallery.window.find(Button.self, label: label)
    }
    #expect(try !arrow("Previous picture").isEnabled && arrow("Next picture").isEnabled)

    gallery.window.click("Next picture")
    gallery.window.settle()
    #expect(gallery.texts.contains("Lake in the forest"))
    #expect(try arrow("Previous picture").isEnabled)
    gallery.window.turnWheel(1, at: Point(500, 300))
    gallery.window.settle()
    #expect(gallery.texts.contains("Dunes at noon"))
    gallery.window.key(.end)
    gallery.window.settle()
    #expect(gallery.texts.contains("Village in the snow"))
    #expect(try arrow("Previous picture").isEnabled && !arrow("Next picture").isEnabled)
  }

  @Test(arguments: [
    ("Alert, Has to be answered", "Delete", "Three photos were deleted."),
    ("Alert, Has to be answered", "Keep", "The photos were kept."),
    ("Alert with three answers, Save, leave or cancel", "Save", "The changes were saved."),
    ("Action sheet, A choice of what to do", "Print", "The photo was printed."),
    ("Page sheet, Two heights: drag its upper edge", "Camera", "3 of 12 things are packed."),
    ("Form sheet, A form to fill in", "Save", "Saved the profile of Ada Lindgren."),
  ])
  func `an answer is shown below the rows`(row: String, answer: String, result: String) {
    let gallery = GalleryFixture(showing: "Presentations")
    gallery.window.click(row)
    gallery.window.settle()
    gallery.window.click(answer)
    gallery.window.settle()

    #expect(gallery.texts.contains(result))
  }

  @Test func `a form that was changed asks before it goes`() {
    let gallery = GalleryFixture(showing: "Presentations")
    gallery.window.click("Form sheet, A form to fill in")
    gallery.window.settle()
    gallery.window.click("News by mail")
    gallery.window.settle()
    gallery.window.click("Cancel")
    gallery.window.settle()
    gallery.window.click("Throw away")
    gallery.window.settle()

    #expect(gallery.texts.contains("The changes were thrown away."))
    #expect(gallery.window.findAll(label: "Your profile").isEmpty)
  }

  @Test func `the buttons of a route are in the same place at each stop`() throws {
    let gallery = GalleryFixture(showing: "Segues")
    func places() throws -> [Rect] {
      try ["Push", "Present", "Return to the start"].map {
        let button = try gallery.window.find(Button.self, label: $0)
        return button.convert(button.bounds, to: nil)
      }
    }
    let start = try places()
    gallery.window.click("Push")
    gallery.window.settle()
    #expect(try places() == start)
    gallery.window.click("Push")
    gallery.window.settle()
    #expect(try places() == start)
    gallery.window.click("Return to the start")
    gallery.window.settle()
    #expect(try places() == start)
    #expect(gallery.texts.contains("You came back from stop 2 in one step."))
  }

  @Test func `colored panes have something to do, and keep it while they are away`() throws {
    let gallery = GalleryFixture(showing: "Red")
    gallery.window.click("Count")
    gallery.window.click("Count")
    gallery.window.settle()
    #expect(gallery.texts.contains { $0.hasSuffix("counted 2 times") })

    let green = GalleryFixture(showing: "Green")
    let pane = try #require(
      green.window.findAll(View.self, label: "Green").first { $0.backgroundColor != nil })
    let color = pane.backgroundColor
    green.window.click("Darker")
    green.window.settle()
    #expect(pane.backgroundColor != color)
    green.window.click("Lighter")
    green.window.settle()
    #expect(pane.backgroundColor == color)
  }
}
