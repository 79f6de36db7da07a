// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import FoundationEssentials
import TestSupport
import Testing

@testable import DrawerApp

/// Every screen of the program at sizes of windows and of text, in languages with long words and from right to left.
struct LargeTextTests {
  /// A window, and what its text looks like.
  struct Setting: CustomTestStringConvertible, Sendable {
    let size: Size
    let textScale: Double
    let locale: String

    var testDescription: String {
      "\(Int(size.width)) × \(Int(size.height)), text \(Int(textScale * 100)) %, \(locale)"
    }
  }

  private nonisolated static let sizes = [
    Size(480, 320), Size(800, 600), Size(1180, 730), Size(1600, 1000),
  ]
  private nonisolated static let textScales = [1, 1.5, 2]
  private nonisolated static let locales = ["en", "de", "ar"]

  /// Each size once, the low and the narrow one with the largest text; with `DRAWER_EVERY_SETTING=1` in the environment each
  /// size with each size of text in each language.
  nonisolated static var settings: [Setting] {
    guard ProcessInfo.processInfo.environment["DRAWER_EVERY_SETTING"] == "1" else {
      return [(0, 2, "de"), (1, 2, "ar"), (2, 1, "en"), (3, 1.5, "de")].map {
        Setting(size: sizes[$0], textScale: $1, locale: $2)
      }
    }
    return sizes.flatMap { size in
      textScales.flatMap { scale in
        locales.map { Setting(size: size, textScale: scale, locale: $0) }
      }
    }
  }

  @Test(arguments: settings)
  func `no text or control of the gallery is truncated or overlaps another, even with large text`(
    setting: Setting
  ) throws {
    let language = Language.of(locale: setting.locale)
    try Language.$current.withValue(language) {
      var faults: [String: Set<String>] = [:]
      var walk = try ScreenWalk(setting, language) { screen, found in
        for fault in found where !faults.values.contains(where: { $0.contains(fault) }) {
          faults[screen, default: []].insert(fault)
        }
      }
      try walk.visitAll()
      for (screen, found) in faults.sorted(by: { $0.key < $1.key }) {
        Issue.record("\(screen): \(found.sorted().joined(separator: "\n  "))")
      }
    }
  }
}

/// Shows every screen of the program in one window.
private struct ScreenWalk {
  private let root: RootController
  private let window: TestWindow
  private let menu: SlidingMenuController
  private let report: (String, [String]) -> Void

  /// Points, and pages of a list that are looked at.
  private static let minimumPageHeight = 44.0
  private static let maximumPageCount = 12

  init(
    _ setting: LargeTextTests.Setting, _ language: Localization,
    report: @escaping (String, [String]) -> Void
  ) throws {
    var traits = Traits()
    traits.textScale = setting.textScale
    traits.localization = language
    traits.layoutDirection = language.isRightToLeft ? .rightToLeft : .leftToRight
    root = Sample.containers.makeRoot(DiagnosticsObserver())
    window = try TestWindow(root, size: setting.size, traits: traits)
    window.runUntilIdle()
    menu = try #require(root.menu)
    self.report = report
  }

  mutating func visitAll() throws {
    try visitPanes()
    visitMenu()
    try visitPresentations()
    try visitPopovers()
    try visitPlayground()
    visitTools()
  }

  /// What people write has one line in fields and in lists of messages, songs and callbacks. Bars have one line too.
  private static func canBeTruncated(_ view: View) -> Bool {
    let around = Array(sequence(first: view, next: \.superview))
    if around.contains(where: { $0 is TextField || $0 is NavigationBar }) { return true }
    // At the default text size the inspector shows the beginning of a class name behind a title.
    if "\(type(of: view))" == "Page", view.traits.textScale <= 1 { return true }
    guard let table = around.lazy.compactMap({ $0 as? TableView }).first else { return false }
    return [localized("Messages"), localized("Songs"), localized("Callbacks")]
      .contains(table.accessibilityLabel)
  }

  private func check(_ screen: String, of controller: ViewController? = nil) {
    window.runUntilIdle()
    report(screen, window.layoutFaults(of: controller, canBeTruncated: Self.canBeTruncated))
    // Rows that are not seen have no views.
    for table in window.findAll(TableView.self) where table.maximumOffset > 0 {
      let page = max(Self.minimumPageHeight, table.bounds.height)
      let end = table.maximumOffset + page
      for offset in stride(from: page, to: end, by: page).prefix(Self.maximumPageCount) {
        table.offset = min(offset, table.maximumOffset)
        window.runUntilIdle()
        report(screen, window.layoutFaults(of: controller, canBeTruncated: Self.canBeTruncated))
      }
      table.offset = 0
    }
    window.runUntilIdle()
  }

  private func select(_ identifier: String) throws -> ViewController {
    let index = try #require(menu.items.firstIndex { $0.identifier == identifier })
    menu.select(index, animated: false)
    window.runUntilIdle()
    return menu.items[index].controller
  }

  private func visitPanes() throws {
    for item in menu.items where !["Preferences", "Drawer playground"].contains(item.identifier) {
      _ = try select(item.identifier)
      check(item.identifier)
    }
    let book = try #require(try select("Navigation") as? NavigationController)
    for recipe in Recipe.all {
      book.pushViewController(RecipeController(recipe), animated: false)
      check("Recipe \(recipe.identifier)")
      for step in recipe.steps.indices {
        book.pushViewController(CookingController(recipe, step: step), animated: false)
        check("Step \(step) of \(recipe.identifier)")
        book.popViewController(animated: false)
      }
      book.popViewController(animated: false)
      window.runUntilIdle()
    }
    let tabs = try #require(
      (try select("Tabs") as? NavigationController)?.topViewController as? TabBarController)
    for index in tabs.viewControllers.indices {
      tabs.selectedIndex = index
      check("Tab \(index)")
    }
    let split = try #require(try select("Split") as? SplitViewController)
    let mailbox = try #require(split.delegate as? Mailbox)
    for message in mailbox.messages {
      split.showDetail(MessageController(mailbox.open(message), in: mailbox), sender: nil)
      check("Message \(message.identifier)")
    }
    split.showDetail(NoMessageController(in: mailbox), sender: nil)
    check("No message")
    let pages = try #require(
      (try select("Pages") as? NavigationController)?.topViewController as? PageViewController)
    for landscape in Landscape.all {
      pages.setViewControllers(
        [LandscapeController(landscape)], direction: .forward, animated: false)
      check("Page \(landscape.name)")
    }
    let route = try #require(try select("Segues") as? NavigationController)
    for depth in 1...4 {
      route.pushViewController(RouteController(depth: depth), animated: false)
      check("Stop \(depth)")
    }
    route.popToRootViewController(animated: false)
  }

  private func visitMenu() {
    menu.open(.leading, animated: false)
    check("menu", of: menu.leading)
    menu.close(.leading, animated: false)
    window.runUntilIdle()
  }

  private func visitPresentations() throws {
    _ = try select("Presentations")
    let sheet = NavigationController(rootViewController: RouteController(depth: 1))
    sheet.modalPresentationStyle = .pageSheet
    let screens: [(String, ViewController)] = [
      ("Page sheet", PackingController()), ("Form sheet", ProfileController()),
      ("Draft", DraftController()), ("Full screen", PictureController()),
      ("Over full screen", HintsController()), ("Delete", Questions.deletePhotos { _ in }),
      ("Save", Questions.saveChanges { _ in }),
      ("Share", Questions.sharePhoto(copy: { _ in }, { _ in })), ("Sheet of segues", sheet),
      ("Code", CodeController.make(["Quantity"])),
    ]
    for (name, screen) in screens {
      root.present(screen, animated: false)
      check(name, of: screen)
      root.dismiss(animated: false)
      window.runUntilIdle()
    }
    root.showPreferences()
    check("Preferences", of: root.preferences)
    root.preferences.dismiss(animated: false)
    window.runUntilIdle()
    root.toggleShortcuts()
    window.runUntilIdle()
    check("Keyboard shortcuts", of: root.overlay)
    root.overlay?.dismiss(animated: false)
    window.runUntilIdle()
  }

  private func visitPopovers() throws {
    let stack = try #require(try select("Popovers and menus") as? NavigationController)
    let screen = try #require(stack.topViewController as? PopoversController)
    for button in window.findAll(Button.self) where button.isDescendant(of: screen.view) {
      button.activate()
      window.runUntilIdle()
      guard let card = screen.topMostViewController as ViewController?, card !== screen else {
        continue
      }
      check("Popover of \(button.accessibilityLabel ?? "")", of: root.topMostViewController)
      root.topMostViewController.dismiss(animated: false)
      window.runUntilIdle()
    }
  }

  private func visitPlayground() throws {
    let index = try #require(menu.items.firstIndex { $0.identifier == "Drawer playground" })
    let screen = try #require(menu.items[index].controller as? PlaygroundScreen)
    root.present(screen, animated: false)
    window.runUntilIdle()
    let playground = try #require(screen.children.first as? PlaygroundController)
    check("Playground", of: playground.center)
    let sides: [(DrawerSide, ViewController?)] = [
      (.leading, playground.leading), (.trailing, playground.trailing), (.top, playground.top),
      (.bottom, playground.bottom),
    ]
    for (side, controller) in sides {
      playground.open(side, animated: false)
      window.runUntilIdle()
      check("Playground, \(side)", of: controller)
      playground.close(side, animated: false)
      window.runUntilIdle()
    }
    root.dismiss(animated: false)
    window.runUntilIdle()
  }

  private func visitTools() {
    root.toggleInspector()
    window.move(to: Point(100, 100))
    check("Inspector", of: root.inspector)
    root.toggleInspector()
    root.toggleFrameMeter()
    check("Frame meter")
    root.toggleFrameMeter()
  }
}
