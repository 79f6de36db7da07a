// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport
import Testing

@testable import SDLHost

/// What clients get to know of a tree of rows: levels, siblings, and which row discloses which.
struct AccessibleOutlineTests {
  private typealias ID = AccessibilityTree.ID

  /// Three fruits in two sections, and kinds of the first ones.
  private final class Fruits: TableViewDataSource, TableViewDelegate {
    private let names = [["Apples", "Pears"], ["Plums"]]

    func numberOfSections(in tableView: TableView) -> Int { 2 }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      names[section].count
    }
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
      "Section \(section)"
    }
    func tableView(_ tableView: TableView, numberOfChildrenAt path: RowPath) -> Int {
      path == RowPath(section: 0, row: 0) ? 30 : 0
    }
    func tableView(_ tableView: TableView, didSelectRow row: Int) {}
    func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {
      let path = tableView.path(forRow: row)
      cell.title =
        path.child.map { "Kind \($0)" } ?? names[path.section][path.row]
    }
  }

  private let fruits = Fruits()
  private let table = TableView(frame: Rect(0, 0, 300, 600))
  private let harness = TestWindow(root: ViewController())

  init() {
    table.accessibilityLabel = "Fruits"
    (table.dataSource, table.delegate) = (fruits, fruits)
    harness.window.rootViewController?.view.addSubview(table)
    harness.runUntilIdle()
  }

  private func responder() -> AccessibleResponder {
    AccessibleResponder(
      tree: harness.window.accessibilityTree(), geometry: .init(),
      program: .init(name: "", version: "", locale: "") { _, _ in true }, connectionName: "")
  }

  private func id(_ label: String, in responder: AccessibleResponder) throws -> ID {
    try #require(
      responder.tree.nodes.first { $0.value.element.label == label }?.key,
      "\(harness.accessibilityDump)")
  }

  private func attributes(
    _ label: String, in responder: AccessibleResponder
  ) throws -> [String: String] {
    let node = responder.tree[try id(label, in: responder)]
    let attributes = AccessibleResponder.attributes(of: try #require(node).element)
    return Dictionary(uniqueKeysWithValues: attributes.map { ($0.key, $0.value) })
  }

  /// The targets of a relation: 7 leads to what discloses a row, 8 to the rows that are disclosed.
  private func targets(
    _ relation: UInt32, of label: String, in responder: AccessibleResponder
  ) throws -> [ID] {
    responder.relations(of: try id(label, in: responder)).first { $0.key == relation }?.value ?? []
  }

  @Test func `the rows of a collapsed outline are tree items at the first level`() throws {
    let responder = responder()

    let list = try #require(responder.tree[id("Fruits", in: responder)])
    #expect(AccessibleRole(of: list.element).name == "tree")
    #expect(
      try attributes("Apples", in: responder)
        == ["level": "1", "posinset": "1", "setsize": "3"])
    #expect(
      try attributes("Plums", in: responder)
        == ["level": "1", "posinset": "3", "setsize": "3"])
    #expect(try targets(7, of: "Plums", in: responder) == [id("Fruits", in: responder)])
    #expect(try targets(8, of: "Apples", in: responder) == [])
    #expect(
      try targets(8, of: "Fruits", in: responder)
        == ["Apples", "Pears", "Plums"].map { try id($0, in: responder) })
  }

  @Test
  func `a disclosed outline row exposes its level, its position among siblings and its parent row`()
    throws
  {
    table.setExpanded(true, row: 0, animated: false)
    harness.runUntilIdle()
    let responder = responder()

    let apples = try id("Apples", in: responder)
    let states = responder.states(of: apples, try #require(responder.tree[apples]))
    #expect(states.contains(.expanded) && states.contains(.expandable))
    #expect(
      try attributes("Kind 2", in: responder) == ["level": "2", "posinset": "3", "setsize": "30"])
    #expect(
      try attributes("Apples", in: responder)
        == ["level": "1", "posinset": "1", "setsize": "3"])
    #expect(try targets(7, of: "Kind 2", in: responder) == [apples])
    let kinds = try targets(8, of: "Apples", in: responder)
    #expect(try kinds.count == 30 && kinds[2] == id("Kind 2", in: responder))
    // The list represents rows that are out of sight.
    #expect(try kinds[29] == id("Fruits", in: responder))
    let node = try #require(responder.tree[try id("Kind 2", in: responder)])
    #expect(AccessibleRole(of: node.element).name == "tree item")
  }

  @Test
  func
    `an outline row keeps its level but has no parent relation while its parent is off screen`()
    throws
  {
    table.setExpanded(true, row: 0, animated: false)
    table.offset = 300
    harness.runUntilIdle()
    let responder = responder()

    #expect(!responder.tree.nodes.values.contains { $0.element.label == "Apples" })
    #expect(try targets(7, of: "Kind 12", in: responder) == [])
    #expect(
      try attributes("Kind 12", in: responder)
        == ["level": "2", "posinset": "13", "setsize": "30"])
  }

  @Test func `a table's section titles are headings one level below the screen's heading`() throws {
    let responder = responder()

    #expect(try attributes("Section 1", in: responder)["level"] == "2")
    let title = AccessibilityElement(role: .heading, label: "Title")
    #expect(AccessibleResponder.attributes(of: title).map(\.value) == ["1"])
  }

  @Test
  func `a floating section header comes before the rows that it covers in the accessibility tree`()
    throws
  {
    table.setExpanded(true, row: 0, animated: false)
    table.offset = 20
    harness.runUntilIdle()
    let tree = harness.window.accessibilityTree()
    let responder = responder()
    let list = try #require(tree[id("Fruits", in: responder)])

    let labels = list.children.compactMap { tree[$0]?.element.label }

    #expect(labels.prefix(3) == ["Section 0", "Apples", "Kind 0"])
  }
}
