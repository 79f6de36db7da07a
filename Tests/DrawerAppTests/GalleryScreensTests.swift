// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import TestSupport
import Testing

@testable import DrawerApp

/// What there is to do in the gallery's screens.
struct GalleryScreensTests {
  @Test(arguments: GalleryFixture.titles)
  func `a gallery screen has the title of its menu row, and its icon buttons have tool tips`(
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

  @Test func `changing the servings of a recipe changes its amounts`() throws {
    let gallery = GalleryFixture(showing: "Navigation")
    gallery.window.click("Oat pancakes, 20 minutes · vegetarian")
    gallery.window.runUntilIdle()
    #expect(gallery.texts.contains("120 g") && gallery.texts.contains("2 servings"))

    let stepper = try gallery.window.find(Stepper.self, label: "Servings")
    gallery.window.window.focus.focus(stepper)
    gallery.window.pressKey(.up)
    gallery.window.step()
    #expect(gallery.texts.contains("180 g") && gallery.texts.contains("3 servings"))

    gallery.window.click("Add to favorites")
    gallery.window.step()
    #expect(!gallery.window.findAll(Button.self, label: "Remove from favorites").isEmpty)
  }

  @Test func `the numbers of a recipe's steps are not truncated in a narrow window`() {
    let gallery = GalleryFixture(showing: "Navigation", size: Size(420, 720))
    gallery.window.click("Lentil soup, 40 minutes · vegan")
    gallery.window.runUntilIdle()

    for number in gallery.window.findAll(Label.self) where "1234".contains(number.text) {
      #expect(number.frame.width >= number.intrinsicContentSize.width)
    }
  }

  @Test func `Done on the last cooking step returns to the recipe list`() {
    let gallery = GalleryFixture(showing: "Navigation")
    gallery.window.click("Lentil soup, 40 minutes · vegan")
    gallery.window.runUntilIdle()
    gallery.window.click("Cook step by step")
    gallery.window.runUntilIdle()
    for _ in 0..<3 {
      gallery.window.click("Next step")
      gallery.window.runUntilIdle()
    }
    #expect(gallery.texts.contains { $0.hasPrefix("Blend half of the soup") })
    gallery.window.click("Done")
    gallery.window.runUntilIdle()
    #expect(!gallery.window.findAll(label: "Oat pancakes, 20 minutes · vegetarian").isEmpty)
  }

  @Test func `a unit converter shows its result in the chosen unit as the largest text`() throws {
    let gallery = GalleryFixture(showing: "Tabs")
    func result() -> Label? {
      gallery.window.findAll(Label.self).first { $0.style == .largeTitle }
    }
    #expect(result()?.text == "0.1 km")

    gallery.window.click("Centimeters, 10000 cm")
    gallery.window.step()
    #expect(result()?.text == "10000 cm")
    let unit = try gallery.window.find(PopUpButton.self, label: "Unit")
    gallery.window.click(unit)
    gallery.window.runUntilIdle()
    gallery.window.pressKey(.down)
    gallery.window.pressKey(.return)
    gallery.window.runUntilIdle()
    #expect(unit.choices[unit.selectedIndex ?? 0].title == "Kilometers")
    #expect(result()?.text == "10000000 cm")
  }

  @Test func `the gallery's Pages screen has the surface color behind the pages`() throws {
    let gallery = GalleryFixture(showing: "Pages")
    let page = try #require(
      gallery.window.findAll(label: "Mountains at dawn").first {
        $0.viewController is LandscapeController
      })
    let ground = try #require(sequence(first: page) { $0.superview }.first { $0.clipsToBounds })
    let pages = try #require(ground.superview)
    #expect(pages.backgroundColor == .surface)
  }

  @Test
  func
    `buttons, the wheel and keys turn the gallery's pages, and Next is disabled on the last page`()
    throws
  {
    let gallery = GalleryFixture(showing: "Pages")
    func arrow(_ label: String) throws -> Button {
      try gallery.window.find(Button.self, label: label)
    }
    #expect(try !arrow("Previous picture").isEnabled && arrow("Next picture").isEnabled)

    gallery.window.click("Next picture")
    gallery.window.runUntilIdle()
    #expect(gallery.texts.contains("Lake in the forest"))
    #expect(try arrow("Previous picture").isEnabled)
    gallery.window.scrollWheel(by: 1, at: Point(500, 300))
    gallery.window.runUntilIdle()
    #expect(gallery.texts.contains("Dunes at noon"))
    gallery.window.pressKey(.end)
    gallery.window.runUntilIdle()
    #expect(gallery.texts.contains("Village in the snow"))
    #expect(try arrow("Previous picture").isEnabled && !arrow("Next picture").isEnabled)
  }

  @Test(arguments: [
    ("Alert, Requires an answer", "Delete", "Three photos deleted."),
    ("Alert, Requires an answer", "Keep", "Photos kept."),
    ("Alert with three buttons, Save, don’t save or cancel", "Save", "Changes saved."),
    ("Action sheet, Choose how to share a photo", "Print", "Photo printed."),
    ("Page sheet, Two heights; drag the upper edge", "Camera", "3 of 12 items packed."),
    ("Form sheet, Edit a profile", "Save", "Profile of Ada Lindgren saved."),
  ])
  func `the gallery's Presentations screen shows which button of an alert or sheet was clicked`(
    row: String, answer: String, result: String
  ) {
    let gallery = GalleryFixture(showing: "Presentations")
    gallery.window.click(row)
    gallery.window.runUntilIdle()
    gallery.window.click(answer)
    gallery.window.runUntilIdle()

    #expect(gallery.texts.contains(result))
  }

  @Test func `a form sheet with unsaved changes asks for confirmation before it is dismissed`() {
    let gallery = GalleryFixture(showing: "Presentations")
    gallery.window.click("Form sheet, Edit a profile")
    gallery.window.runUntilIdle()
    gallery.window.click("Email newsletter")
    gallery.window.runUntilIdle()
    gallery.window.click("Cancel")
    gallery.window.runUntilIdle()
    gallery.window.click("Discard")
    gallery.window.runUntilIdle()

    #expect(gallery.texts.contains("Changes discarded."))
    #expect(gallery.window.findAll(label: "Your profile").isEmpty)
  }

  @Test
  func `a form sheet whose fields have their original values again is dismissed without asking`()
    throws
  {
    let gallery = GalleryFixture(showing: "Presentations")
    let window = gallery.window
    window.click("Form sheet, Edit a profile")
    window.runUntilIdle()
    let name = try window.find(TextField.self, label: "Name")
    window.window.focus.focus(name)
    window.typeText("x")
    window.pressKey(.escape)
    window.runUntilIdle()
    #expect(name.text == "Ada Lindgren")
    for _ in 0..<2 {
      window.click("Email newsletter")
      window.runUntilIdle()
    }
    window.pressKey(.escape)
    window.runUntilIdle()

    #expect(window.findAll(label: "Your profile").isEmpty)
  }

  @Test func `the profile sheet's Save button is enabled while an input method composes the name`()
    throws
  {
    let gallery = GalleryFixture(showing: "Presentations")
    let window = gallery.window
    window.click("Form sheet, Edit a profile")
    window.runUntilIdle()
    let name = try window.find(TextField.self, label: "Name")
    let save = try window.find(Button.self, label: "Save")
    window.window.focus.focus(name)
    window.pressKey(.character("a"), .control)
    window.pressKey(.delete)
    window.step()
    #expect(!save.isEnabled)
    window.compose("한")
    window.step()
    #expect(save.isEnabled)
    window.compose("")
    window.step()
    #expect(!save.isEnabled)
  }

  @Test func `the message list is the initial first responder, and Escape clears the mail search`()
    throws
  {
    let gallery = GalleryFixture(showing: "Split")
    let window = gallery.window
    let field = try window.find(TextField.self, label: "Search mail")
    let list = try window.find(TableView.self, label: "Messages")
    #expect(list.isFirstResponder)
    window.window.focus.focus(field)
    window.typeText("railway")
    window.runUntilIdle()
    #expect(list.numberOfRows == 1)
    // The text counts as the field's own when the keyboard comes back.
    window.window.focus.focus(list)
    window.window.focus.focus(field)
    window.pressKey(.escape)
    window.runUntilIdle()
    #expect(field.text.isEmpty && list.numberOfRows > 1 && field.isFirstResponder)
  }

  @Test func `keys scroll the list of keyboard shortcuts although the list is not first responder`()
    throws
  {
    let gallery = GalleryFixture(showing: "Pages", size: Size(600, 400))
    gallery.window.pressKey(.function(1))
    gallery.window.runUntilIdle()
    let list = try gallery.window.find(ScrollView.self, label: "List")
    #expect(!list.isFirstResponder)
    gallery.window.pressKey(.end)
    gallery.window.runUntilIdle()
    #expect(list.contentOffset.y > 0)
  }

  @Test(arguments: ["Drawer playground", "Preferences"])
  func `closing a screen that was opened from the docked menu focuses the screen's row in the menu`(
    title: String
  ) throws {
    let gallery = GalleryFixture(showing: "Popovers and menus", size: Size(1180, 730))
    let window = gallery.window
    let menu = try window.find(TableView.self, label: "Menu")
    window.window.focus.focus(menu)
    window.pressKey(.end)
    if title == "Drawer playground" { window.pressKey(.up) }
    window.step()
    let row = menu.focusedRow
    window.pressKey(.return)
    window.runUntilIdle()
    #expect(!menu.isFirstResponder)
    window.pressKey(.escape)
    window.runUntilIdle()

    #expect(menu.isFirstResponder && menu.focusedRow == row)
  }

  @Test
  func `the buttons of the gallery's Segues screen have the same frames on each pushed screen`()
    throws
  {
    let gallery = GalleryFixture(showing: "Segues")
    func frames() throws -> [Rect] {
      try ["Push", "Present", "Return to the start"].map {
        let button = try gallery.window.find(Button.self, label: $0)
        return button.convert(button.bounds, to: nil)
      }
    }
    let start = try frames()
    gallery.window.click("Push")
    gallery.window.runUntilIdle()
    #expect(try frames() == start)
    gallery.window.click("Push")
    gallery.window.runUntilIdle()
    #expect(try frames() == start)
    gallery.window.click("Return to the start")
    gallery.window.runUntilIdle()
    #expect(try frames() == start)
    #expect(gallery.texts.contains("Returned from stop 2 in one step."))
  }

  @Test
  func `the gallery's Red screen counts clicks, and buttons darken and lighten its Green screen`()
    throws
  {
    let gallery = GalleryFixture(showing: "Red")
    gallery.window.click("Count")
    gallery.window.click("Count")
    gallery.window.runUntilIdle()
    #expect(gallery.texts.contains { $0.hasSuffix("counted 2 times") })

    let green = GalleryFixture(showing: "Green")
    let pane = try #require(
      green.window.findAll(View.self, label: "Green").first { $0.backgroundColor != nil })
    let color = pane.backgroundColor
    green.window.click("Darker")
    green.window.runUntilIdle()
    #expect(pane.backgroundColor != color)
    green.window.click("Lighter")
    green.window.runUntilIdle()
    #expect(pane.backgroundColor == color)
  }

  @Test(arguments: [
    ("0.0000001", "Kilometers, 1 × 10⁻¹⁰ km"), ("1e23", "Kilometers, 1 × 10²⁰ km"),
    ("1.5e-3", "Centimeters, 0.15 cm"), ("12", "Feet, 39.37007874 ft"),
  ])
  func `a unit converter accepts powers of ten and shows significant digits`(
    value: String, result: String
  ) {
    let gallery = GalleryFixture(showing: "Tabs")
    write(value, in: gallery)

    #expect(!gallery.window.findAll(label: result).isEmpty)
  }

  @Test(arguments: [
    ("abc", "Enter a number, such as 12.5"), ("1e400", "The number is too large or too small"),
    ("1e--4", "Enter a number, such as 12.5"), ("1.2.3", "Enter a number, such as 12.5"),
    ("1e-99999", "The number is too large or too small"),
    ("1e308", "The number is too large or too small"), ("1e", nil), ("-", nil), ("", nil),
    ("7", nil),
  ])
  func `a unit converter shows an error for invalid text, but not for a half-typed number`(
    value: String, message: String?
  ) throws {
    let gallery = GalleryFixture(showing: "Tabs")
    write(value, in: gallery)

    let field = try gallery.window.find(TextField.self, label: "Value")
    #expect(field.errorMessage == message)
  }

  @Test func `a unit converter shows an error for a temperature below absolute zero`() throws {
    let gallery = GalleryFixture(showing: "Tabs")
    gallery.window.click("Temperature")
    gallery.window.runUntilIdle()
    write("-300", in: gallery)

    let field = try gallery.window.find(TextField.self, label: "Value")
    #expect(field.errorMessage == "Enter at least -273.15 °C (absolute zero)")
    write("-273.15", in: gallery)
    #expect(field.errorMessage == nil && !gallery.window.findAll(label: "Kelvin, 0 K").isEmpty)
  }

  private func write(_ value: String, in gallery: GalleryFixture) {
    gallery.window.click("Value")
    gallery.window.pressKey(.character("a"), .control)
    gallery.window.pressKey(.delete)
    gallery.window.typeText(value)
    gallery.window.runUntilIdle()
  }

  @Test func `a recipe's views do not move sideways when a unit changes between egg and eggs`()
    throws
  {
    let gallery = GalleryFixture(showing: "Navigation")
    gallery.window.click("Oat pancakes, 20 minutes · vegetarian")
    gallery.window.runUntilIdle()
    let stepper = try gallery.window.find(Stepper.self, label: "Servings")
    let eggs = try #require(
      gallery.window.findAll(Label.self).first { $0.text == "eggs" })
    let steps = try #require(
      gallery.window.findAll(Label.self).first { $0.text.hasPrefix("Serve with") })
    func positions() -> [Double] {
      [stepper, eggs, steps].map { $0.convert($0.bounds, to: nil).minX }
    }
    let before = positions()
    gallery.window.window.focus.focus(stepper)

    gallery.window.pressKey(.home)
    gallery.window.runUntilIdle()
    #expect(eggs.text == "egg" && positions() == before)
    gallery.window.pressKey(.end)
    gallery.window.runUntilIdle()
    #expect(eggs.text == "eggs" && positions() == before)
  }

  @Test
  func `the Lighter button is focused when the focused Darker button is disabled, and vice versa`()
    throws
  {
    let gallery = GalleryFixture(showing: "Green")
    let darker = try gallery.window.find(Button.self, label: "Darker")
    let lighter = try gallery.window.find(Button.self, label: "Lighter")
    #expect(darker.isEnabled && !lighter.isEnabled)

    gallery.window.window.focus.focus(darker)
    for _ in 0..<4 { gallery.window.pressKey(.space) }
    #expect(!darker.isEnabled && lighter.isEnabled && lighter.isFirstResponder)
    for _ in 0..<4 { gallery.window.pressKey(.space) }
    #expect(darker.isEnabled && !lighter.isEnabled && darker.isFirstResponder)
  }

  @Test func `the gallery's Callbacks screen has the same margins as its other screens`() {
    let gallery = GalleryFixture(showing: "Callbacks")
    let heading = gallery.window.findAll(Label.self).first { $0.text.hasPrefix("Newest last") }
    let table = gallery.window.findAll(TableView.self, label: "Callbacks").first
    #expect(heading?.frame.minX == 24 && heading?.frame.minY == 24)
    #expect(table?.rowMargin == 8, "a row has 16 points before its text")
  }

  @Test func `Return saves the gallery's form sheet, and Close buttons close the other sheets`() {
    let gallery = GalleryFixture(showing: "Presentations")
    gallery.window.click("Form sheet, Edit a profile")
    gallery.window.runUntilIdle()
    gallery.window.click("Name")
    gallery.window.pressKey(.return)
    gallery.window.runUntilIdle()
    #expect(gallery.texts.contains("Profile of Ada Lindgren saved."))

    gallery.window.click("Page sheet, Two heights; drag the upper edge")
    gallery.window.runUntilIdle()
    gallery.window.click("Close")
    gallery.window.runUntilIdle()
    #expect(gallery.window.findAll(label: "Sheet size").isEmpty)

    let segues = GalleryFixture(showing: "Segues")
    segues.window.click("Present")
    segues.window.runUntilIdle()
    segues.window.click("Close")
    segues.window.runUntilIdle()
    #expect(segues.texts.contains("Start"))
  }

  @Test(arguments: ["Presentations", "Split"])
  func `the text view of a mail draft fills its sheet`(screen: String)
    throws
  {
    let gallery = GalleryFixture(showing: screen)
    gallery.window.click(screen == "Split" ? "Reply" : "Draft, Asks before discarding your text")
    gallery.window.runUntilIdle()

    let page = try gallery.window.find(TextView.self, label: "Message")
    #expect(page.bounds.width > 400 && page.bounds.height > 100)
    let cancel = try gallery.window.find(Button.self, label: "Cancel")
    #expect(cancel.bounds.height < 50)
  }

  @Test
  func
    `the gallery keeps favorites, the saved profile and the packing list while the program runs`()
    throws
  {
    let recipes = GalleryFixture(showing: "Navigation")
    recipes.window.click("Lentil soup, 40 minutes · vegan")
    recipes.window.runUntilIdle()
    recipes.window.click("Add to favorites")
    recipes.window.runUntilIdle()
    recipes.window.pressKey(.escape)
    recipes.window.runUntilIdle()
    recipes.window.click("Lentil soup, 40 minutes · vegan, Favorite")
    recipes.window.runUntilIdle()
    #expect(!recipes.window.findAll(label: "Remove from favorites").isEmpty)

    let gallery = GalleryFixture(showing: "Presentations")
    for isOn in [true, false] {
      gallery.window.click("Form sheet, Edit a profile")
      gallery.window.runUntilIdle()
      let news = try gallery.window.find(Switch.self, label: "Email newsletter")
      gallery.window.click(news)
      gallery.window.runUntilIdle()
      #expect(news.isOn == isOn)
      gallery.window.click("Save")
      gallery.window.runUntilIdle()
    }
    for count in [3, 2] {
      gallery.window.click("Page sheet, Two heights; drag the upper edge")
      gallery.window.runUntilIdle()
      gallery.window.click("Camera")
      gallery.window.runUntilIdle()
      gallery.window.click("Close")
      gallery.window.runUntilIdle()
      #expect(gallery.texts.contains("\(count) of 12 items packed."))
    }
  }
}
