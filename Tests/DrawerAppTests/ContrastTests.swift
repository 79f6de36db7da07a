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
  /// At this scale, letters contain pixels that have exactly the text's color.
  private nonisolated static let scale = 2.0
  /// More focusable views than any screen has.
  private nonisolated static let maximumFocusStops = 60
  /// The pixels of the smallest focus ring.
  private nonisolated static let minimumRingPixelCount = 60

  @Test(arguments: themes)
  func `every text of every gallery screen has sufficient contrast`(theme: Theme) throws {
    let root = Sample.containers.makeRoot(DiagnosticsObserver())
    let window = try window(root, theme)
    let menu = try #require(root.menu)
    for index in menu.items.indices {
      menu.select(index)
      try check(window, menu.items[index].title)
      root.drawer.open(.leading)
      try check(window, "\(menu.items[index].title) and the menu")
      root.drawer.close()
      window.runUntilIdle()
    }
  }

  @Test(arguments: themes)
  func `every text of every presented gallery screen has sufficient contrast`(theme: Theme) throws {
    let root = Sample.containers.makeRoot(DiagnosticsObserver())
    let window = try window(root, theme)
    let menu = try #require(root.menu)
    let presentations = try #require(menu.items.firstIndex { $0.title == "Presentations" })
    menu.select(presentations)
    window.runUntilIdle()
    let rows = window.findAll(TableViewCell.self).compactMap(\.accessibilityLabel)
    for label in rows {
      window.click(label)
      try check(window, label)
      root.topMostViewController.dismiss(animated: false)
      window.runUntilIdle()
    }
    window.pressKey(.function(1))
    try check(window, "Keyboard shortcuts")
  }

  @Test(arguments: themes)
  func `every text field of the gallery has an outline with sufficient contrast`(theme: Theme)
    throws
  {
    let root = Sample.containers.makeRoot(DiagnosticsObserver())
    let window = try window(root, theme)
    let menu = try #require(root.menu)
    var count = 0
    func checkOutlines(_ screen: String) throws {
      window.runUntilIdle()
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
    window.click("Form sheet, Edit a profile")
    try checkOutlines("Form sheet")
    #expect(count >= 4)
  }

  /// Checks each screen in one of the four themes; `ThemeTests` checks the contrast of the accent color.
  @Test(arguments: Array((GalleryFixture.titles + ["Red", "Preferences"]).enumerated()))
  func `the focus ring is visible on every view of a gallery screen that Tab reaches`(
    index: Int, title: String
  ) throws {
    let root = Sample.containers.makeRoot(DiagnosticsObserver())
    let window = try window(root, Self.themes[index % Self.themes.count], scale: 1)
    let menu = try #require(root.menu)
    menu.select(try #require(menu.items.firstIndex { $0.title == title }))
    window.runUntilIdle()
    var before = try window.snapshot()
    var met: Set<AccessibilityTree.ID> = []
    for _ in 0..<Self.maximumFocusStops {
      window.pressKey(.tab)
      window.runUntilIdle()
      let tree = window.window.accessibilityTree()
      let picture = try window.snapshot()
      defer { before = picture }
      guard let focused = tree.focused, let element = tree[focused]?.element else { continue }
      if !met.insert(focused).inserted { break }
      let changed = picture.changes(from: before, contrast: 3)
      #expect(changed >= Self.minimumRingPixelCount, "\(title): \(element.role) “\(element.label)”")
    }
    #expect(!met.isEmpty)
  }

  private func window(
    _ root: ViewController, _ theme: Theme, scale: Double = scale
  ) throws -> TestWindow {
    let window = try TestWindow(root, traits: Traits(theme: theme, scale: scale))
    window.runUntilIdle()
    return window
  }

  private func check(_ window: TestWindow, _ screen: String) throws {
    window.runUntilIdle()
    let texts = try window.visibleTexts()
    #expect(!texts.isEmpty, "\(screen)")
    for text in texts where text.ratio < text.requiredContrast {
      Issue.record("\(screen): “\(text.text)” has \(text.ratio), \(text.ink) on \(text.background)")
    }
  }
}
