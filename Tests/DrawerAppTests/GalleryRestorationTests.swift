// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Drawing
import SDLHost
import TestSupport
import Testing

@testable import DrawerApp

/// What the next start of the program shows of each screen, after all that the screen offers was changed.
struct GalleryRestorationTests {
  /// What the user does on a screen.
  nonisolated struct Visit: CustomTestStringConvertible, Sendable {
    /// The row of the menu.
    let screen: String
    let name: String
    /// Whether the visit ends below something that is presented.
    var isPresented = false
    let act: @Sendable @MainActor (TestWindow) throws -> Void

    init(
      _ screen: String, _ name: String, isPresented: Bool = false,
      _ act: @escaping @Sendable @MainActor (TestWindow) throws -> Void
    ) {
      (self.screen, self.name, self.isPresented, self.act) = (screen, name, isPresented, act)
    }

    var testDescription: String { "\(screen): \(name)" }
  }

  nonisolated static let visits = [
    Visit("Red", "count") { $0.clickEach("Count", "Count") },
    Visit("Green", "shades") { $0.clickEach("Darker", "Darker", "Lighter", "Darker") },
    Visit("Notes", "scroll") { $0.scrollWheel(by: 3, at: Point(500, 400)) },
    Visit("Navigation", "recipe") {
      $0.clickEach("Oat pancakes, 20 minutes · vegetarian", "Add to favorites")
      $0.changeControls()
    },
    Visit("Navigation", "favorite") {
      $0.clickEach("Oat pancakes, 20 minutes · vegetarian", "Add to favorites")
      $0.pressKey(.escape)
      $0.runUntilIdle()
    },
    Visit("Navigation", "step") {
      $0.clickEach("Lentil soup, 40 minutes · vegan", "Cook step by step", "Next step")
    },
    Visit("Tabs", "length") {
      $0.changeControls()
      $0.chooseRow(4, in: "Units")
    },
    Visit("Tabs", "all") {
      for tab in ["Length", "Temperature", "Mass"] {
        $0.clickEach(tab)
        $0.changeControls()
        $0.chooseRow(2, in: "Units")
      }
    },
    Visit("Split", "archive") {
      $0.clickEach("Library, A book is due in three days, unread", "Archive")
    },
    Visit("Split", "archive of the first message") { $0.clickEach("Archive") },
    Visit("Split", "flags") {
      $0.clickEach("Flag", "Choir, New rehearsal room", "Flag")
    },
    Visit("Split", "reply") {
      $0.clickEach("Choir, New rehearsal room", "Reply", "Message")
      $0.typeText("Thank you")
      $0.clickEach("Send")
    },
    Visit("Split", "search") {
      $0.clickEach("Search mail")
      $0.typeText("chain")
      $0.chooseRow(0, in: "Messages")
    },
    Visit("Split", "draft", isPresented: true) {
      $0.clickEach("Choir, New rehearsal room", "Reply", "Message")
      $0.typeText("Thank you")
    },
    Visit("Pages", "turned") { window in
      for _ in 0..<2 {
        window.pressKey(.right)
        window.runUntilIdle()
      }
    },
    Visit("Presentations", "page sheet", isPresented: true) {
      $0.clickEach("Page sheet, Two heights; drag the upper edge")
      $0.chooseRow(0, in: "Page sheet")
      $0.chooseRow(3, in: "Page sheet")
    },
    Visit("Presentations", "form sheet", isPresented: true) {
      $0.clickEach("Form sheet, Edit a profile")
      $0.changeControls()
    },
    Visit("Presentations", "full screen", isPresented: true) {
      $0.clickEach("Full screen, Covers the whole window")
    },
    Visit("Presentations", "hints", isPresented: true) {
      $0.clickEach("Over full screen, Translucent background")
    },
    Visit("Presentations", "draft", isPresented: true) {
      $0.clickEach("Draft, Asks before discarding your text", "Message")
      $0.typeText("Thank you")
    },
    Visit("Presentations", "answer") {
      $0.clickEach("Alert with three buttons, Save, don’t save or cancel", "Save")
    },
    Visit("Popovers and menus", "card") {
      $0.clickEach("Appearance")
      $0.changeControls()
      $0.pressKey(.escape)
      $0.runUntilIdle()
      $0.changeControls()
      $0.clickEach("Actions", "Pinned", "Actions", "Empty card")
    },
    Visit("Segues", "stops", isPresented: true) { $0.clickEach("Push", "Present", "Push") },
    Visit("Segues", "return") { $0.clickEach("Push", "Push", "Return to the start") },
    Visit("Overview", "playground", isPresented: true) {
      $0.showPlayground()
      $0.changeControls()
    },
    Visit("Overview", "playground that pushes", isPresented: true) {
      $0.showPlayground { settings in settings.swapStyle = .push }
      $0.clickEach("Switch screen", "Switch screen")
      $0.changeControls()
    },
    Visit("Overview", "sides of the playground", isPresented: true) {
      $0.showPlayground()
      $0.clickEach("Bottom side", "Play", "Next", "Pause")
    },
    Visit("Overview", "actions of the playground", isPresented: true) {
      $0.showPlayground()
      $0.clickEach("Top side", "Save")
    },
    Visit("Overview", "preferences", isPresented: true) { window in
      window.pressKey(.character(","), .control)
      window.runUntilIdle()
      window.scrollWheel(by: 2, at: Point(500, 400))
    },
  ]

  private func start(_ state: RestorableState? = nil) throws -> (RootController, TestWindow) {
    let root = Sample.containers.makeRoot(DiagnosticsObserver())
    let window = TestWindow(size: Size(1200, 700))
    for item in root.menu?.items ?? [] { item.controller.containmentObserver = nil }
    window.show(root, restoring: try state.map { try #require(RestorableState(json: $0.json)) })
    window.runUntilIdle()
    return (root, window)
  }

  private func select(_ title: String, _ root: RootController, _ window: TestWindow) throws {
    let menu = try #require(root.menu)
    menu.select(try #require(menu.items.firstIndex { $0.title == title }))
    window.runUntilIdle()
  }

  @Test(arguments: visits)
  func `a restored gallery screen looks the same as before the restart`(visit: Visit) throws {
    let (root, window) = try start()
    try select(visit.screen, root, window)
    try visit.act(window)
    let left = try window.capture()

    let restored = try start(window.restorableState).1.capture()

    #expect(restored.texts == left.texts)
    #expect(restored.bitmap == left.bitmap, "\(left.texts)")
  }

  @Test(arguments: visits.filter { !$0.isPresented })
  func
    `the state of a hidden gallery screen is restored when the screen is shown two launches later`(
      visit: Visit
    ) throws
  {
    let (root, window) = try start()
    try select(visit.screen, root, window)
    try visit.act(window)
    try select("Callbacks", root, window)
    let state = window.restorableState
    try select(visit.screen, root, window)
    let left = try window.capture()

    let second = try start(state)
    let (thirdRoot, third) = try start(second.1.restorableState)
    try select(visit.screen, thirdRoot, third)

    let restored = try third.capture()
    #expect(restored.texts == left.texts)
    #expect(restored.bitmap == left.bitmap, "\(left.texts)")
  }

  @Test func `a sheet shows the settings that were saved in the sheet before the restart`()
    throws
  {
    let (root, window) = try start()
    try select("Presentations", root, window)
    window.clickEach("Page sheet, Two heights; drag the upper edge")
    window.chooseRow(1, in: "Page sheet")
    window.clickEach("Close", "Form sheet, Edit a profile", "Email newsletter", "Save")

    let again = try start(window.restorableState).1
    again.clickEach("Page sheet, Two heights; drag the upper edge")
    let packed = again.findAll(TableViewCell.self).filter {
      $0.accessibilityTraits.contains(.checked)
    }
    #expect(packed.count == 3)
    again.clickEach("Close", "Form sheet, Edit a profile")
    #expect(try again.find(Switch.self, label: "Email newsletter").isOn)
  }

  @Test
  func `a callback log that was scrolled up scrolls to new entries after its restoration`()
    throws
  {
    let (root, window) = try start()
    try select("Callbacks", root, window)
    window.fillCallbacks()
    window.scrollWheel(by: -20, at: Point(800, 400))
    window.runUntilIdle()
    let table = try window.find(TableView.self, label: "Callbacks")
    try #require(table.offset < table.maximumOffset)

    let again = try start(window.restorableState).1

    again.fillCallbacks()
    let other = try again.find(TableView.self, label: "Callbacks")
    #expect(other.offset == other.maximumOffset && other.offset > 0)
  }

  @Test func `a saved mailbox state that contains no list of archived messages is ignored`() throws
  {
    let (root, window) = try start()
    try select("Split", root, window)
    let fresh = try window.capture()
    window.clickEach("Library, A book is due in three days, unread", "Archive")
    let json = window.restorableState.json.replacing("\"archived\"", with: "\"lost\"")

    let state: RestorableState = try #require(RestorableState(json: json))
    let again = try start(state).1

    #expect(try again.capture().texts == fresh.texts)
  }
}

/// What the user sees of a window.
private struct VisibleContent {
  let texts: [String]
  let bitmap: Bitmap
}

extension TestWindow {
  /// Without what a pointer or a key has just marked.
  fileprivate func capture() throws -> VisibleContent {
    move(to: Point(-10, -10))
    window.focus.focus(nil, ringVisible: false)
    advance(by: 3)
    runUntilIdle()
    let texts =
      findAll(Label.self).map(\.text) + findAll(TextField.self).map(\.text)
      + findAll(TextView.self).map(\.text)
      + findAll(TableViewCell.self).sorted { $0.frame.minY < $1.frame.minY }
      .compactMap(\.accessibilityLabel)
      + findAll(PopUpButton.self).map { "\($0.accessibilityLabel ?? "") \($0.selectedIndex ?? -1)" }
      + findAll(Button.self).compactMap { "\($0.accessibilityLabel ?? "") \($0.isEnabled)" }
    return VisibleContent(texts: texts, bitmap: try snapshot())
  }

  /// Adds more callbacks than the list has room for.
  fileprivate func fillCallbacks() {
    for _ in 0..<40 { window.deliverMemoryWarning() }
    runUntilIdle()
  }

  /// Clicks one after the other.
  fileprivate func clickEach(_ labels: String...) {
    for label in labels {
      click(label)
      runUntilIdle()
    }
  }

  fileprivate func chooseRow(_ row: Int, in label: String) {
    guard let table = findAll(TableView.self).first(where: { $0.accessibilityLabel == label })
    else { return }
    click(at: table.convert(table.rect(forRow: row).center, to: nil))
    runUntilIdle()
  }

  /// Changes each control with a value that can be used, by keys.
  fileprivate func changeControls() {
    let focus = window.focus
    for control in findAll(Control.self) where control.isEnabled && focus.canFocus(control) {
      focus.focus(control)
      switch control {
      case is Switch: pressKey(.space)
      case is SegmentedControl: pressKey(.end)
      case is Slider:
        pressKey(.left)
        pressKey(.left)
      case is Stepper: pressKey(.up)
      case let field as TextField:
        field.selectAll()
        typeText("12.5")
      case is PopUpButton:
        pressKey(.down)
        runUntilIdle()
        pressKey(.end)
        pressKey(.return)
      default: continue
      }
      runUntilIdle()
    }
    runUntilIdle()
  }

  /// Presents the playground as its row of the menu does.
  fileprivate func showPlayground(_ change: (inout PlaygroundSettings) -> Void = { _ in }) {
    guard let menu = (window.rootViewController as? RootController)?.menu,
      let screen = menu.items.lazy.compactMap({ $0.controller as? PlaygroundScreen }).first
    else { return }
    menu.present(screen, animated: false)
    runUntilIdle()
    screen.playground.change(change)
    runUntilIdle()
  }
}
