// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import Testing

@testable import SDLHost

/// Which role, interfaces and states clients see: numbers as in atspi-constants.h.
struct AccessibleRolesTests {
  private struct Row: Sendable {
    var role: AccessibilityRole
    var traits: AccessibilityTraits = []
    var number: UInt32
    var states: AccessibleStates
  }

  // swift-format-ignore
  private nonisolated static let rows: [Row] = [
    Row(role: .button, number: 43, states: []),
    Row(role: .button, traits: .checkable, number: 62, states: .checkable),
    Row(role: .button, traits: [.selectable, .selected], number: 44, states: [.selectable, .selected, .checkable, .checked]),
    Row(role: .switch, traits: [.checkable, .checked], number: 62, states: [.checkable, .checked]),
    Row(role: .slider, number: 51, states: .horizontal),
    Row(role: .splitter, traits: .vertical, number: 53, states: .vertical),
    Row(role: .textField, traits: .editable, number: 79, states: [.singleLine, .editable]),
    Row(role: .textField, traits: [.editable, .secure, .invalid], number: 40, states: [.singleLine, .editable, .invalidEntry]),
    Row(role: .textView, traits: .multiline, number: 61, states: [.multiLine, .readOnly]),
    Row(role: .row, traits: [.selectable, .expandable], number: 32, states: [.selectable, .expandable, .collapsed]),
    Row(role: .menuItem, traits: [.checkable, .checked], number: 8, states: [.checkable, .checked]),
    Row(role: .menuItem, traits: [.expandable, .expanded], number: 33, states: [.expandable, .expanded]),
    Row(role: .progressIndicator, traits: .busy, number: 42, states: [.horizontal, .busy, .indeterminate]),
    Row(role: .dialog, traits: .modal, number: 16, states: .modal),
  ]

  @Test(arguments: rows.indices)
  func `each accessibility role maps to its AT-SPI role and states`(index: Int) {
    let row = Self.rows[index]
    var element = AccessibilityElement(role: row.role, label: "A")
    element.traits = row.traits
    let node = AccessibilityTree.Node(element: element, parent: .window, index: 0)
    let states = AccessibleStates(of: node, isFocused: false, isActive: false, isListWhole: true)

    #expect(AccessibleRole(of: element).number == row.number)
    #expect(states == row.states.union([.visible, .showing, .enabled, .sensitive]))
  }

  @Test
  func
    `a disabled element that is scrolled out of view has no enabled, sensitive or showing state`()
  {
    var element = AccessibilityElement(role: .button, label: "A")
    element.traits = [.notEnabled, .offscreen]
    let node = AccessibilityTree.Node(element: element, parent: .window, index: 0)

    let states = AccessibleStates(of: node, isFocused: false, isActive: false, isListWhole: true)

    #expect(states == .visible)
    #expect(states.value == .array("u", [.uint32(1 << 30), .uint32(0)]))
  }

  @Test func `an accessibility element exposes the AT-SPI interfaces for its text and actions`() {
    var element = AccessibilityElement(role: .textField, label: "A")
    element.traits = .editable
    element.text = AccessibilityText("")
    element.actions = [.press]
    let node = AccessibilityTree.Node(element: element, parent: .window, index: 0)

    let tree = AccessibilityTree(nodes: [:])
    let names = AccessibleInterface.all(of: node, in: tree).map(\.rawValue)

    #expect(names == ["Accessible", "Component", "Action", "Text", "EditableText", "Collection"])
  }

  @Test func `an accessibility frame beyond the integer range is clamped`() {
    let node = AccessibilityTree.Node(
      element: AccessibilityElement(role: .window), parent: nil, index: 0)
    let responder = AccessibleResponder(
      tree: AccessibilityTree(nodes: [.window: node]), geometry: .init(),
      program: .init(name: "", version: "", locale: "") { _, _ in true }, connectionName: "")

    let sides = responder.pixels(
      Rect(1e30, -.infinity, .nan, 7.6), .window, node: node)

    #expect(sides == [.int(Int(Int32.max)), .int(Int(Int32.min)), .int(0), .int(8)])
  }

  @Test(arguments: ["root", "12", "12_3", "n7"])
  func `the D-Bus path of an accessible object is unchanged when it is parsed and written again`(
    name: String
  ) throws {
    let path = AccessibleObject.prefix + name

    #expect(try #require(AccessibleObject(path: path)).path == path)
  }

  @Test(arguments: ["", "x", "-1", "n", "n-1", "1_2_3", "1_", "99999999999999999999"])
  func `an invalid D-Bus path names no accessible object`(name: String) {
    #expect(AccessibleObject(path: AccessibleObject.prefix + name) == nil)
  }
}
