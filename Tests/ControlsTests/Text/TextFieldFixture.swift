// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

/// A window with a text field at 100, 100, 240 points wide, whose letters are 7 points wide, and a
/// button that the keyboard can go to.
final class TextFieldFixture {
  static let letterWidth = 7.0

  let harness: TestWindow
  let root = ViewController()
  let field: TextField
  let other = Button(title: "Other", accessibilityLabel: "Other")
  private(set) var changes: [String] = []
  /// Keys that the field left to others.
  private(set) var unhandledShortcuts: [KeyCommand.Shortcut] = []

  init(_ text: String = "", configure: (inout Traits) -> Void = { _ in }) {
    var traits = Traits()
    configure(&traits)
    harness = TestWindow(traits: traits)
    field = TextField(text, accessibilityLabel: "Name")
    harness.window.rootViewController = root
    harness.step()
    field.frame = Rect(100, 100, 240, 32)
    other.frame = Rect(100, 200, 100, 32)
    root.view.addSubview(field)
    root.view.addSubview(other)
    field.onEditingChanged = { [weak self] in self?.changes.append($0) }
    harness.window.windowKeyCommands = [
      KeyCommand.Shortcut(.return), .init(.escape), .init(.up), .init(.character("a"), .control),
      .init(.character("s"), .control), .init(.character("q")),
    ].map { shortcut in
      KeyCommand("\(shortcut.label)", shortcuts: [shortcut]) { [weak self] in
        self?.unhandledShortcuts.append(shortcut)
        return true
      }
    }
    harness.step()
  }

  func focus() {
    harness.window.focus.focus(field)
    harness.step()
  }

  /// A point of the window at a place in a text that begins at the left.
  func location(_ character: Double) -> Point {
    Point(field.content.frame.minX + 100 + character * Self.letterWidth, 116)
  }

  func doubleClick(at point: Point, times: Int = 2) {
    for _ in 0..<times { harness.click(at: point) }
  }

  var isCaretVisible: Bool { field.caret.isActive && !field.caret.isHidden }

  /// The caret's place, in characters from the left edge of the text's area.
  var caretOffset: Double {
    ((field.caret.frame.minX + TextCaret.width / 2 - field.content.textOrigin) / Self.letterWidth
      * 10)
      .rounded()
      / 10
  }

  /// The drawn texts in the body font, which is the font of the field's text.
  var drawnTexts: [String] {
    harness.window.invalidateAll()
    let commands = harness.step()?.placements.flatMap { $0.layer.displayList.commands } ?? []
    return commands.compactMap { command in
      if case .text(let text, let font, _, _) = command, font == field.theme.fonts.body {
        text
      } else {
        nil
      }
    }
  }
}
