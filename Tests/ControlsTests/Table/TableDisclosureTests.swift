// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

struct TableDisclosureTests {
  private func makeList(_ traits: Traits = Traits()) -> SourceList {
    let list = SourceList([("One", 3), ("Two", 40)], traits: traits)
    list.children = [RowPath(section: 0, row: 1): 2]
    list.reload()
    return list
  }

  @Test(arguments: [false, true])
  func
    `a click on a row's chevron toggles its disclosure, and a click on its title selects the row`(
      isMirrored: Bool
    )
  {
    let list = makeList(isMirrored ? .rightToLeft : Traits())

    list.harness.click(at: list.chevron(ofRow: 1, isMirrored: isMirrored))
    #expect(list.table.isExpanded(1))
    #expect(list.table.numberOfRows == 45)
    #expect(list.table.visibleCells[2]?.title == "0.1.0")
    #expect(list.table.visibleCells[2]?.indentationLevel == 1)
    #expect(list.table.visibleCells[4]?.title == "0.2")
    #expect(list.selectedPaths.isEmpty)

    list.harness.click(at: list.middle(ofRow: 3))
    #expect(list.selectedPaths == [RowPath(section: 0, row: 1, child: 1)])
    list.harness.click(at: list.chevron(ofRow: 1, isMirrored: isMirrored))
    #expect(list.table.numberOfRows == 43)
    #expect(list.expansions == [true, false])
    #expect(list.table.focusedRow == 1)
  }

  @Test(arguments: [false, true])
  func `arrow keys expand a table row, enter its children, return to it and collapse it`(
    isMirrored: Bool
  ) {
    let list = makeList(isMirrored ? .rightToLeft : Traits())
    let (onward, back) = isMirrored ? (Key.left, Key.right) : (.right, .left)
    list.focus()
    list.harness.pressKey(.down)

    list.harness.pressKey(onward)
    #expect(list.table.isExpanded(1))
    #expect(list.table.focusedRow == 1)
    list.harness.pressKey(onward)
    #expect(list.table.focusedRow == 2)
    list.harness.pressKey(back)
    #expect(list.table.focusedRow == 1)
    list.harness.pressKey(back)
    #expect(!list.table.isExpanded(1))
    list.harness.pressKey(back)
    #expect(list.table.focusedRow == 1)
    #expect(list.expansions == [true, false])
  }

  @Test func `a table's current row stays the same when other rows are expanded or collapsed`() {
    let list = makeList()
    list.table.currentRow = 5
    let path = list.table.path(forRow: 5)

    list.table.setExpanded(true, row: 1)
    #expect(list.table.currentRow == 7)
    #expect(list.table.currentPath == path)

    list.table.currentRow = 3
    list.table.setExpanded(false, row: 1)
    #expect(list.table.currentRow == 1)
    #expect(list.table.visibleCells[1]?.isCurrent == true)
    list.table.setExpanded(true, row: 1)
    #expect(list.table.currentRow == 3)
  }

  @Test func `expanded table rows stay expanded after reloadData`() {
    let list = makeList()
    list.table.setExpanded(true, row: 1)
    list.children[RowPath(section: 0, row: 1)] = 5

    list.reload()

    #expect(list.table.numberOfRows == 48)
    #expect(list.table.path(forRow: 6) == RowPath(section: 0, row: 1, child: 4))
  }

  @Test func `custom row heights move with their rows when a table row is expanded`() {
    let list = makeList()
    list.table.setHeight(100, forRow: 2)

    list.table.setExpanded(true, row: 1)
    #expect(list.table.rect(forRow: 4).height == 100)
    #expect(list.table.rect(forRow: 2).height == 44)

    list.table.setExpanded(false, row: 1)
    #expect(list.table.rect(forRow: 2).height == 100)
  }

  @Test(arguments: [false, true])
  func `a table row's chevron rotates within 160 ms, or immediately with reduced motion`(
    reducesMotion: Bool
  ) {
    let list = makeList(Traits(reducesMotion: reducesMotion))
    let chevron = { list.table.visibleCells[1]?.subviews.first { $0 is DisclosureChevron } }
    #expect(chevron()?.transform == .identity)

    list.harness.click(at: list.chevron(ofRow: 1))
    list.harness.advance(by: 0.08)
    #expect((chevron()?.transform == .identity) == reducesMotion)
    list.harness.advance(by: 0.1)
    #expect(chevron()?.transform == .identity)
  }

  @Test func `expanding a row at the bottom edge of a table scrolls its children into sight`() {
    let list = makeList()
    list.children[RowPath(section: 1, row: 4)] = 3
    list.reload()
    list.focus()
    for _ in 0..<7 { list.harness.pressKey(.down) }
    #expect(list.table.path(forRow: 7) == RowPath(section: 1, row: 4))

    list.harness.pressKey(.right)

    #expect(list.table.rect(forRow: 10).maxY <= list.table.offset + 440)
  }

  @Test(arguments: [
    (Key.menu, KeyModifiers()), (Key.function(10), KeyModifiers.shift),
  ])
  func `the menu key requests a context menu for a table's focused row`(
    key: Key, modifiers: KeyModifiers
  ) {
    let list = makeList()
    list.focus()
    list.harness.pressKey(.down)

    list.harness.pressKey(key, modifiers)

    #expect(list.menus.map(\.row) == [1])
    let point = list.menus.first?.point ?? .zero
    #expect(point == Point(32, list.table.rect(forRow: 1).maxY))
  }

  @Test func `the secondary button requests a context menu for the table row where it is pressed`()
  {
    let list = makeList()
    list.disabled = [2]
    list.reload()

    for row in [0, 2] {
      list.harness.press(at: list.middle(ofRow: row), button: .secondary)
      list.harness.send(.pointer(PointerEvent(.up, at: .zero, button: .secondary)))
    }

    #expect(list.menus.map(\.row) == [0])
    #expect(list.menus.first?.point == list.middle(ofRow: 0))
    #expect(list.table.focusedRow == 0)
    #expect(list.selectedPaths.isEmpty)
  }

  @Test
  func
    `a click that hides selected table rows by collapsing a row calls tableViewDidChangeSelection`()
  {
    let list = makeList()
    list.table.allowsMultipleSelection = true
    list.harness.click(at: list.chevron(ofRow: 1))
    list.harness.click(at: list.middle(ofRow: 3))
    #expect(list.table.selectedRows == [3] && list.selectionChanges == 1)

    list.harness.click(at: list.chevron(ofRow: 1))
    #expect(list.table.selectedRows == [] && list.selectionChanges == 2)

    list.harness.runUntilIdle()
    list.harness.click(at: list.middle(ofRow: 2))
    list.harness.click(at: list.chevron(ofRow: 1))
    #expect(list.table.selectedRows == [4] && list.selectionChanges == 3)
    list.table.setExpanded(false, row: 1)
    #expect(list.table.selectedRows == [2] && list.selectionChanges == 3)
  }

  @Test func `the last remaining child row is focused when a table's focused child row is removed`()
  {
    let list = makeList()
    list.table.setExpanded(true, row: 1)
    list.table.setFocusedRow(3)
    list.children = [RowPath(section: 0, row: 1): 1]
    list.sections[1].rows = 39
    list.table.apply(Array(0..<39).difference(from: Array(0..<40)), inSection: 1)
    #expect(list.table.focusedRow.map(list.table.path) == RowPath(section: 0, row: 1, child: 0))
  }
}
