// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import TestSupport
import Testing

@testable import DrawerApp

/// Larger text, as a desktop may ask for it.
struct LargeTextTests {
  private nonisolated static let windows: [(Size, Double)] = [
    (Size(1000, 700), 2), (Size(640, 560), 2), (Size(1000, 700), 1.5),
  ]

  @Test(arguments: windows)
  func `no text of any screen is cut`(size: Size, scale: Double) throws {
    let plain = try cutTexts(size, scale: 1)
    for (screen, texts) in try cutTexts(size, scale: scale) {
      let cut = texts.filter { plain[screen]?.contains($0) != true }
      #expect(cut.isEmpty, "\(screen)")
    }
  }

  /// By screen.
  private func cutTexts(_ size: Size, scale: Double) throws -> [String: Set<String>] {
    let root = Sample.containers.makeRoot(Observation())
    var traits = Traits()
    traits.textScale = scale
    let window = try TestWindow(root, size: size, traits: traits)
    window.settle()
    let menu = try #require(root.menu)
    var texts: [String: Set<String>] = [:]
    func gather(_ screen: String) {
      window.settle()
      texts[screen] = Set(window.cutTexts())
    }
    for index in menu.items.indices {
      menu.select(index)
      let title = menu.items[index].title
      gather(title)
      root.presentedViewController?.dismiss(animated: false)
      guard title == "Presentations" else { continue }
      for label in window.findAll(TableViewCell.self).compactMap(\.accessibilityLabel) {
        window.click(label)
        gather(label)
        root.topMostViewController.dismiss(animated: false)
        window.settle()
      }
    }
    root.drawer.open(.leading)
    gather("menu")
    // The center is aside, and the heading of a section lies over its rows.
    texts["menu"] = texts["menu"]?.filter { $0.contains("…") }
    window.key(.function(1))
    gather("Keyboard shortcuts")
    return texts
  }
}
