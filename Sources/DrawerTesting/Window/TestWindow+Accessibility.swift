// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

extension TestWindow {
  /// What a screen reader gets to know of the window, a line an element, those inside others further in:
  /// `button “Save” focusable (press)`. A text for tests to look for words in; its form may change.
  public var accessibilityDump: String {
    let tree = window.accessibilityTree()
    var lines: [String] = []
    func add(_ id: AccessibilityTree.ID, depth: Int) {
      guard let node = tree[id] else { return }
      lines.append(String(repeating: "  ", count: depth) + node.element.dump)
      for child in node.children { add(child, depth: depth + 1) }
    }
    add(.window, depth: 0)
    return lines.joined(separator: "\n")
  }
}

extension AccessibilityElement {
  /// In one line, without its place.
  fileprivate var dump: String {
    var parts = [role.rawValue, "“\(label)”"]
    if let value { parts.append("= “\(value)”") }
    if let number {
      parts.append("= \(number.current) in \(number.minimum)…\(number.maximum)")
    }
    if let text, let selection = text.selection {
      parts.append("“\(text.string.prefix(40))” at \(selection.lowerBound)…\(selection.upperBound)")
    }
    if let position {
      parts.append("\(position.index) of \(position.count)")
      if position.level > 0 { parts.append("level \(position.level)") }
    }
    if !hint.isEmpty { parts.append("hint “\(hint)”") }
    parts += traits.names
    if !actions.isEmpty { parts.append("(\(actions.map(\.name).joined(separator: ", ")))") }
    return parts.joined(separator: " ")
  }
}
