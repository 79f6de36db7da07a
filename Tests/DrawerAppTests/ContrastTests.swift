// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import TestSupport
import Testing

@testable import DrawerApp

/// Whether all texts can be read, measured on the pixels of the program's screens.
struct ContrastTests {
  private nonisolated static let themes = [
    Theme.light, .dark, Theme(.light, contrast: .high), Theme(.dark, contrast: .high),
  ]
  /// Letters have strokes that are wholly of their color.
  private nonisolated static let scale = 2.0
  /// More places for the keyboard than any screen has.
  private nonisolated static let mostStops = 60
  /// Pixels of the smallest ring around a place for the keyboard.
  private nonisolated static let ring = 60

  @Test(arguments: themes)
  func `every text of every screen is readable`(theme: Theme) throws {
    let root = Sample.containers.makeRoot(Observation())
    let window = try window(root, theme)
    let menu = try #require(root.menu)
    for index in menu.items.indices {
      menu.select(index)
      try check(window, menu.items[index].title)
      root.drawer.open(.leading)
      try check(window, "\(menu.items[index].title) and the menu")
      root.drawer.close()
      window.settle()
    }
  }

  @Test(arguments: themes)
  func `so is what lies over them`(theme: Theme) throws {
    let root = Sample.containers.makeRoot(Observation())
    let window = try window(root, theme)
    let menu = try #require(root.menu)
    let presentations = try #require(menu.items.firstIndex { $0.title == "Presentations" })
    menu.select(presentations)
    window.settle()
    let rows = window.findAll(TableViewCell.self).compactMap(\.accessibilityLabel)
    for label in rows {
      window.click(label)
      try check(window, label)
      root.topMostViewController.dismiss(animated: false)
      window.settle()
    }
    window.key(.function(1))
    try check(window, "Keyboard shortcuts")
  }

  @Test(arguments: themes)
  func `where one writes has an outline`(theme: Theme) throws {
    let root = Sample.containers.makeRoot(Observation())
    let window = try window(root, theme)
    let menu = try #require(root.menu)
    var count = 0
    func checkOutlines(_ screen: String) throws {
      window.settle()
      let content = Rect(origin: .zero, size: window.window.size)
      for node in window.window.accessibilityTree().nodes.values
      where node.element.role == .textField && content.contains(node.element.frame) {
        count += 1
        let ratio = try window.edgeContrast(of: node.element.frame)
        #expect(ratio >= 3, "\(screen): \(node.element.role) “\(node.element.label)”")
      }
    }
    for title in ["Tabs", "Split", "Presentations"] {
      menu.select(try #require(menu.items.firstIndex { $0.title == title }))
      try checkOutlines(title)
    }
    window.click("Form sheet, A form to fill in")
    try checkOutlines("Form sheet")
    #expect(count >= 4)
  }

  /// Each screen in one of the palettes: the ring's color is that of `ThemeTests`.
  @Test(arguments: Array((GalleryFixture.titles + ["Red", "Preferences"]).enumerated()))
  func `where the keyboard is can be seen`(index: Int, title: String) throws {
    let root = Sample.containers.makeRoot(Observation())
    let window = try window(root, Self.themes[index % Self.themes.count], scale: 1)
    let menu = try #require(root.menu)
    menu.select(try #require(menu.items.firstIndex { $0.title == title }))
    window.settle()
    var before = try window.picture()
    var met: Set<AccessibilityTree.ID> = []
    for _ in 0..<Self.mostStops {
      window.key(.tab)
      window.settle()
      let tree = window.window.accessibilityTree()
      let picture = try window.picture()
      defer { before = picture }
      guard let focused = tree.focused, let element = tree[focused]?.element else { continue }
      if !met.insert(focused).inserted { break }
      let changed = picture.changes(from: before, contrast: 3)
      #expect(changed >= Self.ring, "\(title): \(element.role) “\(element.label)”")
    }
    #expect(!met.isEmpty)
  }

  private func window(
    _ root: ViewController, _ theme: Theme, scale: Double = scale
  ) throws -> TestWindow {
    let window = try TestWindow(root, traits: Traits(theme: theme, scale: scale))
    window.settle()
    return window
  }

  private func check(_ window: TestWindow, _ screen: String) throws {
    window.settle()
    let texts = try window.shownTexts()
    #expect(!texts.isEmpty, "\(screen)")
    for text in texts where text.ratio < text.wanted {
      Issue.record("\(screen): “\(text.text)” has \(text.ratio), \(text.ink) on \(text.ground)")
    }
  }
}
