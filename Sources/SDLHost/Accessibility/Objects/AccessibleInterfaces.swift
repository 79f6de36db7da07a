// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// The AT-SPI interfaces of an object. The names are as in at-spi2-core's XML files, in the order of the bits.
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

  init?(name: String) {
    guard name.hasPrefix(Self.prefix),
      let index = Self.names.firstIndex(of: String(name.dropFirst(Self.prefix.count)))
    else { return nil }
    rawValue = 1 << index
  }

  init(rawValue: Int) { self.rawValue = rawValue }

  /// The interfaces of an element. A list has a selection only if its rows can be selected: otherwise Orca would speak
  /// "not selected" for each row.
  init(of node: AccessibilityTree.Node, in tree: AccessibilityTree) {
    let element = node.element
    // Regardless of the children, since clients cache an element's interfaces while its children change.
    self = [.accessible, .component, .collection]
    if !element.actions.isEmpty { insert(.action) }
    if element.text != nil { insert(.text) }
    if element.traits.contains(.editable) { insert(.editableText) }
    if element.numericValue != nil { insert(.value) }
    if AccessibleRole.selectionRoles.contains(element.role),
      element.role != .list || tree.hasChoice(node)
    {
      insert(.selection)
    }
  }

  var names: [String] {
    Self.names.indices.filter { rawValue & 1 << $0 != 0 }.map { Self.prefix + Self.names[$0] }
  }
}

extension AccessibilityTree {
  /// Whether a child of the element can be selected.
  fileprivate nonisolated func hasChoice(_ node: Node) -> Bool {
    node.element.traits.contains(.multiselectable)
      || node.children.contains { self[$0]?.element.traits.contains(.selectable) == true }
  }
}
