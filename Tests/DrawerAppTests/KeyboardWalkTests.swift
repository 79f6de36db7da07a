// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import TestSupport
import Testing

@testable import DrawerApp

/// Every screen, walked over with the Tab key and, in lists, with the arrows: what can be used is met.
struct KeyboardWalkTests {
  /// More than any screen has places for the keyboard.
  private nonisolated static let maximumFocusStops = 150

  @Test(arguments: GalleryFixture.titles + GalleryFixture.rows)
  func `Tab reaches every usable control of every gallery screen`(title: String) {
    check(GalleryFixture(showing: title).window)
  }

  @Test(arguments: GalleryFixture.presentations)
  func `Tab reaches every control of a gallery sheet or alert and does not leave it`(row: String) {
    let gallery = GalleryFixture(showing: "Presentations")
    gallery.window.click(row)
    gallery.window.runUntilIdle()

    check(gallery.window)
  }

  @Test(arguments: Sample.allCases)
  private func
    `Tab reaches every control of every sample program while the drawer's leading side is open`(
      sample: Sample
    )
  {
    let root = sample.makeRoot(DiagnosticsObserver())
    let window = TestWindow(size: Size(1400, 900))
    for child in root.drawer.children { child.containmentObserver = nil }
    window.show(root)
    window.runUntilIdle()
    root.drawer.open(.leading)
    window.runUntilIdle()

    check(window)
  }

  private func check(_ window: TestWindow) {
    let forth = walk(window, by: .tab)
    let back = walk(window, by: .tab, .shift)
    let tree = window.window.accessibilityTree()
    #expect(Set(forth) == Set(back), "Shift and Tab leads elsewhere")
    let met = Set(forth + dividers(window))
    for (id, node) in tree.nodes where node.element.isUsed && !met.contains(id) {
      if tree.isReached(id, with: met) { continue }
      let chain = sequence(first: id) { tree[$0]?.parent }.compactMap { tree[$0]?.element }
        .map { "\($0.role) “\($0.label)”" }
      Issue.record("no key leads to \(chain.joined(separator: " in "))")
    }
  }

  /// Those between columns, which F8 leads to.
  private func dividers(_ window: TestWindow) -> [AccessibilityTree.ID] {
    window.pressKey(.function(8))
    let focused = window.window.accessibilityTree().focused
    window.pressKey(.escape)
    return [focused].compactMap(\.self)
  }

  /// Where the keyboard comes until it is where it was.
  private func walk(
    _ window: TestWindow, by key: Key, _ modifiers: KeyModifiers = []
  ) -> [AccessibilityTree.ID] {
    var met: [AccessibilityTree.ID] = []
    for _ in 0..<Self.maximumFocusStops {
      window.pressKey(key, modifiers)
      window.runUntilIdle()
      let tree = window.window.accessibilityTree()
      guard let focused = tree.focused else { continue }
      if met.contains(focused) { return met }
      met.append(focused)
    }
    Issue.record("Tab does not return to the first view: \(met.count)")
    return met
  }
}

extension AccessibilityTree {
  /// Arrows lead on from what Tab has led to: among rows, tabs, segments and menu items.
  fileprivate func isReached(_ id: ID, with met: Set<ID>) -> Bool {
    if id.part > 0, met.contains(where: { $0.view == id.view }) { return true }
    guard let parent = self[id]?.parent, let siblings = self[parent] else { return false }
    switch siblings.element.role {
    case .list, .tabList, .menu, .segmentedControl:
      return siblings.children.contains { met.contains($0) } || met.contains(parent)
    default: return false
    }
  }
}

extension AccessibilityElement {
  fileprivate var isUsed: Bool {
    !traits.contains(.notEnabled) && actions.contains { $0 != .escape && $0 != .scrollToVisible }
  }
}
