// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// The interfaces of AT-SPI that an object has. The order is that of the bits; names as at-spi2-core's XML files have them.
nonisolated struct AccessibleInterfaces: OptionSet {
  let rawValue: Int

  static let accessible = AccessibleInterfaces(rawValue: 1 << 0)
  static let application = AccessibleInterfaces(rawValue: 1 << 1)
  static let component = AccessibleInterfaces(rawValue: 1 << 2)
  static let action = AccessibleInterfaces(rawValue: 1 << 3)
  static let text = AccessibleInterfaces(rawValue: 1 << 4)
  static let editableText = AccessibleInterfaces(rawValue: 1 << 5)
  static let value = AccessibleInterfaces(rawValue: 1 << 6)
  static let selection = AccessibleInterfaces(rawValue: 1 << 7)
  static let collection = AccessibleInterfaces(rawValue: 1 << 8)
  static let cache = AccessibleInterfaces(rawValue: 1 << 9)

  static let prefix = "org.a11y.atspi."
  private static let names = [
    "Accessible", "Application", "Component", "Action", "Text", "EditableText", "Value",
    "Selection", "Collection", "Cache",
  ]

  /// The one of a name such as `org.a11y.atspi.Text`; nil for others.
  init?(name: String) {
    guard name.hasPrefix(Self.prefix),
      let index = Self.names.firstIndex(of: String(name.dropFirst(Self.prefix.count)))
    else { return nil }
    rawValue = 1 << index
  }

  init(rawValue: Int) { self.rawValue = rawValue }

  /// Those of an element. A list has a selection where rows can be chosen: Orca says "not selected" of each row otherwise,
  /// also where rows only open something.
  init(of node: AccessibilityTree.Node, in tree: AccessibilityTree) {
    let element = node.element
    // Clients keep what an element has, while its children come and go.
    self = [.accessible, .component, .collection]
    if !element.actions.isEmpty { insert(.action) }
    if element.text != nil { insert(.text) }
    if element.traits.contains(.editable) { insert(.editableText) }
    if element.number != nil { insert(.value) }
    if AccessibleRole.choosing.contains(element.role),
      element.role != .list || tree.hasChoice(node)
    {
      insert(.selection)
    }
  }

  /// From `org.a11y.atspi.Accessible` on.
  var names: [String] {
    Self.names.indices.filter { rawValue & 1 << $0 != 0 }.map { Self.prefix + Self.names[$0] }
  }
}

extension AccessibilityTree {
  /// Whether a child of the element can be chosen, or several can be.
  fileprivate nonisolated func hasChoice(_ node: Node) -> Bool {
    node.element.traits.contains(.multiselectable)
      || node.children.contains { self[$0]?.element.traits.contains(.selectable) == true }
  }
}
