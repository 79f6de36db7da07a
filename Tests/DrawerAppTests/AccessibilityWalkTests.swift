// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import TestSupport
import Testing

@testable import DrawerApp

/// The gallery, used through assistive technology alone, in random order.
struct AccessibilityWalkTests {
  private static let steps = 45

  @Test(arguments: 0..<RandomSequences.count(8))
  func `the accessibility tree of a gallery screen stays valid during random accessibility actions`(
    seed: Int
  ) {
    let titles = ["Overview"] + GalleryFixture.titles
    let gallery = GalleryFixture(showing: titles[seed % titles.count])
    var random = SeededGenerator(seed: UInt64(seed))
    var done: [String] = []
    var taken = 0
    for _ in 0..<Self.steps {
      let tree = gallery.window.window.accessibilityTree()
      let ids = tree.nodes.keys.sorted { ($0.view, $0.part) < ($1.view, $1.part) }
      let useful = ids.filter { tree[$0]?.element.actions.isEmpty == false }
      let chosen = Int.random(in: 0..<4, using: &random) == 0 ? ids : useful
      guard let id = chosen.randomElement(using: &random), let element = tree[id]?.element,
        let action = actions(of: element).randomElement(using: &random)
      else { return }
      done.append("\(action) on \(element.role) “\(element.label)”")
      if gallery.window.window.performAccessibilityAction(action, on: id) { taken += 1 }
      gallery.window.advance(by: [0, 0.1, 1].randomElement(using: &random) ?? 0)
      let faults = gallery.window.accessibilityFaults()
      guard faults.isEmpty else {
        Issue.record("\(faults) after\n\(done.joined(separator: "\n"))")
        return
      }
    }
    #expect(taken > Self.steps / 5, "\(done)")
  }

  /// What may be done to it, and some of what may not.
  private func actions(of element: AccessibilityElement) -> [AccessibilityAction] {
    var actions = element.actions + element.actions + [.focus, .scrollToVisible, .showMenu]
    if let number = element.numericValue { actions.append(.setValue(number.maximum)) }
    if let text = element.text {
      let end = text.string.count
      actions += [
        .select(0..<end), .replaceText(0..<end / 2, with: "Ä"), .select(end..<end + 1),
      ]
    }
    return actions
  }
}
