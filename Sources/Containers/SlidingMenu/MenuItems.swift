// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls

/// The items of a sliding menu and their paths in its table.
struct MenuItems {
  /// The path of an item: its index among the items, and its index among the children of that item.
  struct ItemPath: Hashable {
    var item: Int
    var child: Int?
  }

  /// The number of digit keys.
  private static let maximumShortcutCount = 9

  private(set) var items: [SlidingMenuItem]
  /// The range of items in each section; empty if no item names a section.
  let sections: [Range<Int>]

  init(_ items: [SlidingMenuItem]) {
    self.items = items
    var sections: [Range<Int>] = []
    var start = 0
    for end in items.indices.dropFirst() where items[end].section != items[start].section {
      sections.append(start..<end)
      start = end
    }
    let isFlat = sections.isEmpty && items.first?.section == nil
    self.sections = isFlat ? [] : sections + [start..<items.count]
  }

  subscript(path: ItemPath) -> SlidingMenuItem {
    get { path.child.map { items[path.item].children[$0] } ?? items[path.item] }
    set {
      if let child = path.child {
        items[path.item].children[child] = newValue
      } else {
        items[path.item] = newValue
      }
    }
  }

  var controllers: [ViewController] {
    items.flatMap { [$0.controller] + $0.children.map(\.controller) }
  }

  func itemPath(of controller: ViewController) -> ItemPath? {
    for (index, item) in items.enumerated() {
      if item.controller === controller { return ItemPath(item: index) }
      if let child = item.children.firstIndex(where: { $0.controller === controller }) {
        return ItemPath(item: index, child: child)
      }
    }
    return nil
  }

  func itemPath(at path: RowPath) -> ItemPath {
    let first = sections.isEmpty ? 0 : sections[path.section].lowerBound
    return ItemPath(item: first + path.row, child: path.child)
  }

  func rowPath(of path: ItemPath) -> RowPath {
    guard let section = sections.firstIndex(where: { $0.contains(path.item) }) else {
      return RowPath(row: path.item, child: path.child)
    }
    return RowPath(
      section: section, row: path.item - sections[section].lowerBound, child: path.child)
  }

  func isEnabled(_ path: ItemPath) -> Bool { self[path].isEnabled && items[path.item].isEnabled }

  /// The shortcut of an item: Ctrl and its number among the enabled items; nil for a number above 9.
  func shortcut(forItem index: Int) -> KeyCommand.Shortcut? {
    guard items[index].isEnabled else { return nil }
    var number = 1
    for item in items[..<index] where item.isEnabled {
      number += 1
      // Stops early, because this is called for each row of a long menu.
      if number > Self.maximumShortcutCount { return nil }
    }
    return String(number).first.map { KeyCommand.Shortcut(.character($0), .control) }
  }
}
