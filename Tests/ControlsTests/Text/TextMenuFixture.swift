// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport

@testable import Controls
@testable import Presenting

/// A window with one text in it, and the context menu that a person opens there.
final class TextMenuFixture {
  let root = ViewController()
  let other = Button(title: "Other", accessibilityLabel: "Other")
  let harness: TestWindow
  private let text: View

  init(_ text: View) {
    self.text = text
    harness = TestWindow(root: root, size: Size(600, 500))
    text.frame = Rect(100, 100, 240, 32)
    other.frame = Rect(100, 400, 100, 32)
    for view in [text, other] { root.view.addSubview(view) }
    harness.step()
  }

  func focus() {
    harness.window.focus.focus(text)
    harness.step()
  }

  var isTextFirstResponder: Bool { harness.window.focus.firstResponder === text }

  var menu: MenuView? { root.presentedViewController?.viewIfLoaded as? MenuView }

  /// Opens it with the secondary button.
  func openMenu(at point: Point) {
    harness.move(to: point)
    for phase in [PointerEvent.Phase.down, .up] {
      harness.send(.pointer(PointerEvent(phase, at: point, button: .secondary)))
    }
    harness.runUntilIdle()
  }

  var items: [MenuItem] { menu?.tracker.levels.first?.items ?? [] }

  /// The titles of the menu's items; disabled items are in parentheses.
  var titles: [String] {
    items.map { $0.attributes.contains(.disabled) ? "(\($0.title))" : $0.title }
  }

  /// Chooses with the mouse.
  func choose(_ title: String) {
    let rows = (menu?.panels.first?.content as? MenuList)?.rows ?? []
    guard let row = rows.first(where: { $0.item.title == title }) else { return }
    harness.click(at: row.convert(row.bounds.center, to: nil))
    harness.runUntilIdle()
  }

  /// The rectangles that are filled with a color now.
  func filledRectCount(_ role: ColorRole) -> Int {
    harness.window.invalidateAll()
    let commands = harness.step()?.placements.flatMap { $0.layer.displayList.commands } ?? []
    return commands.count { command in
      if case .fill(_, let color) = command { color == text.theme.color(role) } else { false }
    }
  }
}
