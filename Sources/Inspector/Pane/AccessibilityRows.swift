// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// What the inspector shows of accessibility: the elements at a point, from the outside in, as a screen reader gets them.
enum AccessibilityRows {
  static func rows(in window: Window, at point: Point) -> [InspectorRow] {
    let tree = window.accessibilityTree()
    let title = window.traits.localization("Accessible elements under the pointer")
    var rows = [InspectorRow(kind: .heading, title: title)]
    var next = child(of: .window, at: point, in: tree)
    while let id = next, let element = tree[id]?.element {
      next = child(of: id, at: point, in: tree)
      rows.append(row(for: element, depth: rows.count - 1, isInnermost: next == nil))
    }
    return rows
  }

  /// The last one lies in front.
  private static func child(
    of id: AccessibilityTree.ID, at point: Point, in tree: AccessibilityTree
  ) -> AccessibilityTree.ID? {
    tree[id]?.children.last { child in
      guard let element = tree[child]?.element else { return false }
      return !element.traits.contains(.offscreen) && element.frame.contains(point)
    }
  }

  private static func row(
    for element: AccessibilityElement, depth: Int, isInnermost: Bool
  ) -> InspectorRow {
    let number = element.number.map { InspectorController.text($0.current) }
    let value = [element.value ?? number, element.hint].compactMap(\.self).filter { !$0.isEmpty }
    return InspectorRow(
      kind: isInnermost ? .current : .item, depth: depth,
      title: "\(element.role.rawValue) “\(element.label)”",
      subtitle: value.joined(separator: ", "),
      detail: (element.traits.names + element.actions.map(\.name)).joined(separator: " "))
  }
}
