// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls

/// The items of a sliding menu and where they stand in its table.
struct MenuItems {
  /// One item: its place among the items, and below that one among its children.
  struct Place: Hashable {
    var item: Int
    var child: Int?
  }

  /// Shortcuts reach as far as the digit keys do.
  private static let maximumShortcuts = 9

  private(set) var items: [SlidingMenuItem]
  /// The items of each section; none when no item names one.
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

  subscript(place: Place) -> SlidingMenuItem {
    get { place.child.map { items[place.item].children[$0] } ?? items[place.item] }
    set {
      if let child = place.child {
        items[place.item].children[child] = newValue
      } else {
        items[place.item] = newValue
      }
    }
  }

  /// Of every item and its children.
  var controllers: [ViewController] {
    items.flatMap { [$0.controller] + $0.children.map(\.controller) }
  }

  func place(of controller: ViewController) -> Place? {
    for (index, item) in items.enumerated() {
      if item.controller === controller { return Place(item: index) }
      if let child = item.children.firstIndex(where: { $0.controller === controller }) {
        return Place(item: index, child: child)
      }
    }
    return nil
  }

  func place(at path: RowPath) -> Place {
    let first = sections.isEmpty ? 0 : sections[path.section].lowerBound
    return Place(item: first + path.row, child: path.child)
  }

  func path(of place: Place) -> RowPath {
    guard let section = sections.firstIndex(where: { $0.contains(place.item) }) else {
      return RowPath(row: place.item, child: place.child)
    }
    return RowPath(
      section: section, row: place.item - sections[section].lowerBound, child: place.child)
  }

  /// Whether the user can choose an item, or a child of it.
  func isEnabled(_ place: Place) -> Bool { self[place].isEnabled && items[place.item].isEnabled }

  /// The item that Ctrl and a digit shows: the digits count those that can be chosen.
  func shortcut(forItem index: Int) -> KeyCommand.Shortcut? {
    guard items[index].isEnabled else { return nil }
    var number = 1
    for item in items[..<index] where item.isEnabled {
      number += 1
      // The rest of a long menu is not counted for each row of it.
      if number > Self.maximumShortcuts { return nil }
    }
    return String(number).first.map { KeyCommand.Shortcut(.character($0), .control) }
  }
}
