// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import Testing

@testable import SDLHost

struct AccessibilityChangesTests {
  private typealias ID = AccessibilityTree.ID

  /// A window with some children, all of one list.
  private func tree(
    _ children: [(Int, AccessibilityElement)], focused: Int? = nil
  ) -> AccessibilityTree {
    var nodes: [ID: AccessibilityTree.Node] = [
      .window: .init(
        element: AccessibilityElement(role: .window, label: "Window"), parent: nil, index: 0,
        children: children.map { ID(view: $0.0) })
    ]
    for (index, child) in children.enumerated() {
      nodes[ID(view: child.0)] = .init(element: child.1, parent: .window, index: index)
    }
    return AccessibilityTree(nodes: nodes, focused: focused.map { ID(view: $0) })
  }

  private func button(_ label: String) -> AccessibilityElement {
    AccessibilityElement(role: .button, label: label, frame: Rect(0, 0, 9, 9))
  }

  private func events(
    _ old: AccessibilityTree, _ new: AccessibilityTree, isSettled: Bool = true
  ) -> [AccessibilityEvent] {
    var bounds = old.nodes.mapValues(\.element.frame)
    return AccessibilityChanges(from: old, to: new, bounds: &bounds, isIdle: isSettled).events
  }

  @Test func `two equal accessibility trees produce no AT-SPI events`() {
    let same = tree([(2, button("A"))], focused: 2)

    #expect(events(same, same) == [])
  }

  @Test
  func
    `added and removed elements are announced to AT-SPI caches before the change of their parent`()
  {
    let old = tree([(2, button("A")), (3, button("B"))])
    let new = tree([(3, button("B")), (4, button("C"))])

    #expect(
      events(old, new) == [
        .removedFromCache(ID(view: 2)), .addedToCache(ID(view: 4)),
        .childRemoved(.window, index: 0, child: ID(view: 2)),
        .childAdded(.window, index: 1, child: ID(view: 4)),
      ])
  }

  @Test func `reordered accessibility elements are announced as removed and added again`() {
    let old = tree([(2, button("A")), (3, button("B"))])
    let new = tree([(3, button("B")), (2, button("A"))])

    #expect(
      events(old, new) == [
        .childRemoved(.window, index: 1, child: ID(view: 3)),
        .childRemoved(.window, index: 0, child: ID(view: 2)),
        .childAdded(.window, index: 0, child: ID(view: 3)),
        .childAdded(.window, index: 1, child: ID(view: 2)),
      ])
  }

  @Test func `a focus change is announced as a loss of focus, and then as a gain`() {
    let old = tree([(2, button("A")), (3, button("B"))], focused: 2)
    let new = tree([(2, button("A")), (3, button("C"))], focused: 3)

    #expect(
      events(old, new) == [
        .name(ID(view: 3), "C"), .state(ID(view: 2), "focused", false),
        .state(ID(view: 3), "focused", true),
      ])
  }

  @Test
  func `the changed frame of an accessibility element is announced once its movement has ended`() {
    let old = tree([(2, button("A"))])
    var moved = button("A")
    moved.frame.origin.x = 30
    let middle = tree([(2, moved)])
    moved.frame.origin.x = 60
    let new = tree([(2, moved)])
    var bounds = old.nodes.mapValues(\.element.frame)

    let onTheWay = AccessibilityChanges(from: old, to: middle, bounds: &bounds, isIdle: false)
    let atTheEnd = AccessibilityChanges(from: middle, to: new, bounds: &bounds, isIdle: true)
    let after = AccessibilityChanges(from: new, to: new, bounds: &bounds, isIdle: true)

    #expect(onTheWay.events == [])
    #expect(atTheEnd.events == [.bounds(ID(view: 2), moved.frame)])
    #expect(after.events == [])
  }

  @Test func `an accessible text's change is announced as deletion, insertion and caret movement`()
  {
    var before = AccessibilityElement(role: .textField, label: "Name")
    before.text = AccessibilityText("a👩‍👩‍👦bc", selection: 2..<2, caret: 2)
    var after = before
    after.text = AccessibilityText("a👩‍👩‍👦xc", selection: 3..<3, caret: 3)

    #expect(
      events(tree([(2, before)]), tree([(2, after)])) == [
        .textDeleted(ID(view: 2), at: 6, "b"), .textInserted(ID(view: 2), at: 6, "x"),
        .caretMoved(ID(view: 2), 7),
      ])
  }

  @Test
  func `a selection change is announced for the changed rows first, and then for their list`() {
    func list(_ chosen: Int) -> AccessibilityTree {
      var result = tree([(2, AccessibilityElement(role: .list, label: "L"))])
      result.nodes[ID(view: 2)]?.children = [ID(view: 3), ID(view: 4)]
      for view in 3...4 {
        var row = AccessibilityElement(role: .row, label: "\(view)")
        row.traits = view == chosen ? [.selectable, .selected] : .selectable
        result.nodes[ID(view: view)] = .init(
          element: row, parent: ID(view: 2), index: view - 3)
      }
      result.focused = ID(view: 4)
      return result
    }

    #expect(
      events(list(3), list(4)) == [
        .state(ID(view: 3), "selected", false), .state(ID(view: 4), "selected", true),
        .selection(ID(view: 2)),
      ])
  }

  @Test
  func
    `a list whose rows become selectable is updated in AT-SPI caches before its selection changes`()
  {
    func list(_ traits: AccessibilityTraits) -> AccessibilityTree {
      var result = tree([(2, AccessibilityElement(role: .list, label: "L"))])
      result.nodes[ID(view: 2)]?.children = [ID(view: 3)]
      var row = AccessibilityElement(role: .row, label: "R")
      row.traits = traits
      result.nodes[ID(view: 3)] = .init(element: row, parent: ID(view: 2), index: 0)
      result.focused = ID(view: 3)
      return result
    }

    #expect(
      events(list([]), list([.selectable, .selected])) == [
        .addedToCache(ID(view: 2)), .state(ID(view: 3), "selectable", true),
        .state(ID(view: 3), "selected", true), .selection(ID(view: 2)),
      ])
  }

  @Test
  func `a notification is announced to screen readers as an element whose state becomes showing`() {
    let notice = AccessibilityElement(role: .notification, label: "Saved")

    let notifications = events(tree([]), tree([(9, notice)]))

    #expect(notifications.last == .state(ID(view: 9), "showing", true))
  }

  @Test func `a text field that becomes secure does not announce its former text`() {
    func field(_ text: String, _ traits: AccessibilityTraits) -> AccessibilityElement {
      var element = AccessibilityElement(role: .textField)
      element.traits = traits
      element.text = AccessibilityText(text)
      return element
    }
    let old = tree([(2, field("sesame", .editable))])
    let new = tree([(2, field("••••••", [.editable, .secure]))])

    let events = events(old, new)

    #expect(events.contains(.textDeleted(ID(view: 2), at: 0, "••••••")))
    #expect(!events.contains(.textDeleted(ID(view: 2), at: 0, "sesame")))
  }
}
