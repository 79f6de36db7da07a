// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls
@testable import Presenting

struct TextViewMenuTests {
  private final class Screen: View {
    var menuRequestCount = 0
    override func contextMenu(at point: Point) -> (any ContextMenu)? {
      menuRequestCount += 1
      return nil
    }
  }

  private let view = TextView((1...40).map { "line \($0)" }.joined(separator: "\n"))
  private let fixture: TextMenuFixture
  private let lineHeight: Double

  init() {
    fixture = TextMenuFixture(view)
    view.frame = Rect(100, 100, 240, 120)
    lineHeight = TextLayout.lineHeight(of: view.theme.fonts.body)
    fixture.harness.step()
  }

  private func location(_ character: Double, _ row: Double) -> Point {
    Point(100 + 16 + character * 7, 100 + 8 + (row + 0.5) * lineHeight)
  }

  @Test func `a read-only text view's context menu offers only Copy and Select all`() {
    fixture.openMenu(at: location(2, 1))
    #expect(fixture.titles == ["(Copy)", "Select all"])
    fixture.choose("Select all")
    #expect(fixture.isTextFirstResponder && view.selectedText == view.text)

    fixture.openMenu(at: location(2, 1))
    #expect(fixture.titles == ["Copy", "(Select all)"])
    fixture.choose("Copy")
    #expect(fixture.harness.clipboards[.general] == view.text)
    #expect(view.selectedText == view.text)
  }

  @Test func `a text view that is not selectable leaves context menus to its superview`() {
    let screen = Screen(frame: Rect(0, 0, 600, 500))
    fixture.root.view.addSubview(screen)
    screen.addSubview(view)
    view.isSelectable = false
    fixture.harness.step()

    fixture.openMenu(at: location(2, 1))

    #expect(screen.menuRequestCount == 1 && fixture.menu == nil)
  }

  @Test func `opening and closing the context menu of a text view does not scroll the view`() {
    view.isEditable = true
    fixture.focus()
    view.offset = 100
    fixture.harness.step()

    fixture.openMenu(at: location(3, 2))
    #expect(view.offset == 100)
    #expect(view.interaction.editor.selection.head.paragraph == 7)
    fixture.harness.pressKey(.escape)
    fixture.harness.runUntilIdle()

    #expect(view.offset == 100 && fixture.isTextFirstResponder)
  }

  @Test func `the menu key opens the context menu inside the visible part of the text view`() {
    view.isEditable = true
    fixture.focus()
    fixture.harness.pressKey(.end, .control)
    view.offset = 0
    fixture.harness.step()

    fixture.harness.pressKey(.menu)
    fixture.harness.runUntilIdle()

    let panel = fixture.menu?.panels.first
    let frame = panel?.convert(panel?.cardFrame ?? .zero, to: nil) ?? .zero
    #expect(frame.minY == 220 || frame.maxY == 220)
    #expect(Rect(8, 8, 584, 484).contains(frame))
  }

  @Test func `a text view's selection stays highlighted while its context menu is open`() {
    view.isEditable = true
    fixture.focus()
    view.interaction.select(TextSelection(.zero, TextPosition(1, 3)))
    let before = fixture.filledRectCount(.selection)
    #expect(before > 0)

    fixture.openMenu(at: location(1, 0))
    #expect(fixture.filledRectCount(.selection) == before)
    fixture.choose("Delete")

    #expect(view.text.hasPrefix("e 2\nline 3"))
  }
}
