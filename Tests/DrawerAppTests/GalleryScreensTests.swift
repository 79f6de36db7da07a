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
    let page = try #require(
      gallery.window.findAll(label: "Mountains at dawn").first {
        $0.viewController is LandscapeController
      })
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

  @Test func `a form in which nothing differs any more does not ask`() throws {
    let gallery = GalleryFixture(showing: "Presentations")
    let window = gallery.window
    window.click("Form sheet, A form to fill in")
    window.settle()
    let name = try window.find(TextField.self, label: "Name")
    window.window.focus.focus(name)
    window.type("x")
    window.key(.escape)
    window.settle()
    #expect(name.text == "Ada Lindgren")
    for _ in 0..<2 {
      window.click("News by mail")
      window.settle()
    }
    window.key(.escape)
    window.settle()

    #expect(window.findAll(label: "Your profile").isEmpty)
  }

  @Test func `a name that is only composed can be saved`() throws {
    let gallery = GalleryFixture(showing: "Presentations")
    let window = gallery.window
    window.click("Form sheet, A form to fill in")
    window.settle()
    let name = try window.find(TextField.self, label: "Name")
    let save = try window.find(Button.self, label: "Save")
    window.window.focus.focus(name)
    window.key(.character("a"), .control)
    window.key(.delete)
    window.step()
    #expect(!save.isEnabled)
    window.compose("한")
    window.step()
    #expect(save.isEnabled)
    window.compose("")
    window.step()
    #expect(!save.isEnabled)
  }

  @Test func `the mail begins at the messages, and Escape clears the search`() throws {
    let gallery = GalleryFixture(showing: "Split")
    let window = gallery.window
    let field = try window.find(TextField.self, label: "Search mail")
    let list = try window.find(TableView.self, label: "Messages")
    #expect(list.isFirstResponder)
    window.window.focus.focus(field)
    window.type("railway")
    window.settle()
    #expect(list.numberOfRows == 1)
    // The text counts as the field's own when the keyboard comes back.
    window.window.focus.focus(list)
    window.window.focus.focus(field)
    window.key(.escape)
    window.settle()
    #expect(field.text.isEmpty && list.numberOfRows > 1 && field.isFirstResponder)
  }

  @Test func `the keys scroll the list of shortcuts without a click or Tab`() throws {
    let gallery = GalleryFixture(showing: "Pages", size: Size(600, 400))
    gallery.window.key(.function(1))
    gallery.window.settle()
    let list = try gallery.window.find(ScrollView.self, label: "List")
    #expect(!list.isFirstResponder)
    gallery.window.key(.end)
    gallery.window.settle()
    #expect(list.contentOffset.y > 0)
  }

  @Test(arguments: ["Drawer playground", "Preferences"])
  func `what a row of the docked menu opens over the window gives the keyboard back to the row`(
    title: String
  ) throws {
    let gallery = GalleryFixture(showing: "Popovers and menus", size: Size(1180, 730))
    let window = gallery.window
    let menu = try window.find(TableView.self, label: "Menu")
    window.window.focus.focus(menu)
    window.key(.end)
    if title == "Drawer playground" { window.key(.up) }
    window.step()
    let row = menu.focusedRow
    window.key(.return)
    window.settle()
    #expect(!menu.isFirstResponder)
    window.key(.escape)
    window.settle()

    #expect(menu.isFirstResponder && menu.focusedRow == row)
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

  @Test(arguments: [
    ("0.0000001", "Kilometers, 1 × 10⁻¹⁰ km"), ("1e23", "Kilometers, 1 × 10²⁰ km"),
    ("1.5e-3", "Centimeters, 0.15 cm"), ("12", "Feet, 39.37007874 ft"),
  ])
  func `a converter reads powers of ten and shows significant digits`(
    value: String, result: String
  ) {
    let gallery = GalleryFixture(showing: "Tabs")
    write(value, in: gallery)

    #expect(!gallery.window.findAll(label: result).isEmpty)
  }

  @Test(arguments: [
    ("abc", "Write a number, such as 12.5"), ("1e400", "The number is too large or too small"),
    ("1e--4", "Write a number, such as 12.5"), ("1.2.3", "Write a number, such as 12.5"),
    ("1e-99999", "The number is too large or too small"),
    ("1e308", "The number is too large or too small"), ("1e", nil), ("-", nil), ("", nil),
    ("7", nil),
  ])
  func `a converter says at the field what is wrong, but not of the beginning of a number`(
    value: String, message: String?
  ) throws {
    let gallery = GalleryFixture(showing: "Tabs")
    write(value, in: gallery)

    let field = try gallery.window.find(TextField.self, label: "Value")
    #expect(field.errorMessage == message)
  }

  @Test func `no temperature is below absolute zero`() throws {
    let gallery = GalleryFixture(showing: "Tabs")
    gallery.window.click("Temperature")
    gallery.window.settle()
    write("-300", in: gallery)

    let field = try gallery.window.find(TextField.self, label: "Value")
    #expect(field.errorMessage == "Nothing is colder than -273.15 °C")
    write("-273.15", in: gallery)
    #expect(field.errorMessage == nil && !gallery.window.findAll(label: "Kelvin, 0 K").isEmpty)
  }

  private func write(_ value: String, in gallery: GalleryFixture) {
    gallery.window.click("Value")
    gallery.window.key(.character("a"), .control)
    gallery.window.key(.delete)
    gallery.window.type(value)
    gallery.window.settle()
  }

  @Test func `pieces are counted in the singular and the plural, and their neighbors do not move`()
    throws
  {
    let gallery = GalleryFixture(showing: "Navigation")
    gallery.window.click("Oat pancakes, 20 minutes · vegetarian")
    gallery.window.settle()
    let stepper = try gallery.window.find(Stepper.self, label: "Servings")
    let eggs = try #require(
      gallery.window.findAll(Label.self).first { $0.text == "eggs" })
    let steps = try #require(
      gallery.window.findAll(Label.self).first { $0.text.hasPrefix("Serve with") })
    func places() -> [Double] {
      [stepper, eggs, steps].map { $0.convert($0.bounds, to: nil).minX }
    }
    let before = places()
    gallery.window.window.focus.focus(stepper)

    gallery.window.key(.home)
    gallery.window.settle()
    #expect(eggs.text == "egg" && places() == before)
    gallery.window.key(.end)
    gallery.window.settle()
    #expect(eggs.text == "eggs" && places() == before)
  }

  @Test func `Lighter and Darker are disabled at the ends of the shades and pass the keyboard on`()
    throws
  {
    let gallery = GalleryFixture(showing: "Green")
    let darker = try gallery.window.find(Button.self, label: "Darker")
    let lighter = try gallery.window.find(Button.self, label: "Lighter")
    #expect(darker.isEnabled && !lighter.isEnabled)

    gallery.window.window.focus.focus(darker)
    for _ in 0..<4 { gallery.window.key(.space) }
    #expect(!darker.isEnabled && lighter.isEnabled && lighter.isFirstResponder)
    for _ in 0..<4 { gallery.window.key(.space) }
    #expect(darker.isEnabled && !lighter.isEnabled && darker.isFirstResponder)
  }

  @Test func `the log of callbacks begins where other screens do`() {
    let gallery = GalleryFixture(showing: "Callbacks")
    let heading = gallery.window.findAll(Label.self).first { $0.text.hasPrefix("Newest last") }
    let table = gallery.window.findAll(TableView.self, label: "Callbacks").first
    #expect(heading?.frame.minX == 24 && heading?.frame.minY == 24)
    #expect(table?.rowMargin == 8, "a row has 16 points before its text")
  }

  @Test func `Return saves the form, and a page sheet and a segue's sheet have a close button`() {
    let gallery = GalleryFixture(showing: "Presentations")
    gallery.window.click("Form sheet, A form to fill in")
    gallery.window.settle()
    gallery.window.click("Name")
    gallery.window.key(.return)
    gallery.window.settle()
    #expect(gallery.texts.contains("Saved the profile of Ada Lindgren."))

    gallery.window.click("Page sheet, Two heights: drag its upper edge")
    gallery.window.settle()
    gallery.window.click("Close")
    gallery.window.settle()
    #expect(gallery.window.findAll(label: "Sheet size").isEmpty)

    let segues = GalleryFixture(showing: "Segues")
    segues.window.click("Present")
    segues.window.settle()
    segues.window.click("Close")
    segues.window.settle()
    #expect(segues.texts.contains("Start"))
  }

  @Test(arguments: ["Presentations", "Split"])
  func `a page to write on fills its sheet, and the buttons keep their height`(screen: String)
    throws
  {
    let gallery = GalleryFixture(showing: screen)
    gallery.window.click(screen == "Split" ? "Reply" : "Draft, Asks before it is lost")
    gallery.window.settle()

    let page = try gallery.window.find(TextView.self, label: "What to send")
    #expect(page.bounds.width > 400 && page.bounds.height > 100)
    let cancel = try gallery.window.find(Button.self, label: "Cancel")
    #expect(cancel.bounds.height < 50)
  }

  @Test func `a favorite, a saved profile and packed things are kept until the program ends`()
    throws
  {
    let recipes = GalleryFixture(showing: "Navigation")
    recipes.window.click("Lentil soup, 40 minutes · vegan")
    recipes.window.settle()
    recipes.window.click("Add to favorites")
    recipes.window.settle()
    recipes.window.key(.escape)
    recipes.window.settle()
    recipes.window.click("Lentil soup, 40 minutes · vegan, Favorite")
    recipes.window.settle()
    #expect(!recipes.window.findAll(label: "Remove from favorites").isEmpty)

    let gallery = GalleryFixture(showing: "Presentations")
    for isOn in [true, false] {
      gallery.window.click("Form sheet, A form to fill in")
      gallery.window.settle()
      let news = try gallery.window.find(Switch.self, label: "News by mail")
      gallery.window.click(news)
      gallery.window.settle()
      #expect(news.isOn == isOn)
      gallery.window.click("Save")
      gallery.window.settle()
    }
    for count in [3, 2] {
      gallery.window.click("Page sheet, Two heights: drag its upper edge")
      gallery.window.settle()
      gallery.window.click("Camera")
      gallery.window.settle()
      gallery.window.click("Close")
      gallery.window.settle()
      #expect(gallery.texts.contains("\(count) of 12 things are packed."))
    }
  }
}
