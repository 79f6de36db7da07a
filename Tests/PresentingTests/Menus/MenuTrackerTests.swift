// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Testing

@testable import Controls
@testable import Presenting

struct MenuTrackerTests {
  private static let shareMenu = Menu(
    "Share", [MenuItem("Mail") {}, MenuItem("Print") {}])

  /// 0 New, 1 Old (disabled), 2 Share ▸, 3 Show, 4 Save
  private static let menu = Menu(
    sections: [
      Menu.Section(nil, [MenuItem("New") {}, MenuItem("Old", attributes: .disabled) {}]),
      Menu.Section(
        "More",
        [MenuItem("Share", submenu: shareMenu), MenuItem("Show") {}, MenuItem("Save") {}]),
    ])

  private var tracker = MenuTracker(Self.menu)

  private var markedIndices: [Int?] { tracker.levels.map(\.highlightedIndex) }

  @discardableResult
  private mutating func send(_ inputs: MenuTracker.Input...) -> String {
    var last = ""
    for input in inputs {
      switch tracker.handle(input) {
      case .update: last = "update"
      case .wait: last = "wait"
      case .choose(let item): last = item.title
      case .dismiss: last = "dismiss"
      }
    }
    return last
  }

  @Test mutating func `arrow keys in a menu wrap around and skip disabled items`() {
    send(.key(.down))
    #expect(markedIndices == [0])
    send(.key(.down))
    #expect(markedIndices == [2])
    send(.key(.up), .key(.up))
    #expect(markedIndices == [4])
    send(.key(.down))
    #expect(markedIndices == [0])
    send(.key(.last))
    #expect(markedIndices == [4])
    send(.key(.first))
    #expect(markedIndices == [0])
    #expect(send(.key(.choose)) == "New")
  }

  @Test mutating func `arrow keys in a menu open and close a submenu`() {
    send(.key(.down), .key(.openSubmenu))
    #expect(markedIndices == [0])
    send(.key(.down), .key(.openSubmenu))
    #expect(markedIndices == [2, 0])
    send(.key(.down), .key(.closeSubmenu))
    #expect(markedIndices == [2])
    send(.key(.choose))
    #expect(markedIndices == [2, 0])
    send(.key(.escape))
    #expect(markedIndices == [2])
    #expect(send(.key(.escape)) == "dismiss")
  }

  @Test
  mutating func
    `typing highlights the matching menu item, and repeating a letter highlights the next match`()
  {
    let start = Instant(nanoseconds: 0)
    send(.character("s", at: start))
    #expect(markedIndices == [2])
    send(.character("h", at: start), .character("o", at: start))
    #expect(markedIndices == [3])
    send(.character("s", at: start.advanced(by: 2)))
    #expect(markedIndices == [4])
    send(.character("s", at: start.advanced(by: 2.1)))
    #expect(markedIndices == [2])
    send(.character("o", at: start.advanced(by: 9)))
    #expect(markedIndices == [2])
  }

  @Test mutating func `a pointer that rests on a menu item opens its submenu`() {
    #expect(send(.pointer(.item(level: 0, index: 2))) == "wait")
    #expect(markedIndices == [2])
    #expect(send(.pointer(.item(level: 0, index: 2))) == "wait")
    send(.submenuDelayElapsed)
    #expect(markedIndices == [2, nil])
    send(.pointer(.item(level: 1, index: 1)))
    #expect(markedIndices == [2, 1])
  }

  @Test
  mutating func `moving the pointer to a submenu across other menu items keeps the submenu open`() {
    send(.pointer(.item(level: 0, index: 2)), .submenuDelayElapsed)
    #expect(send(.pointer(.item(level: 0, index: 3))) == "wait")
    #expect(markedIndices == [3, nil])
    send(.pointer(.item(level: 1, index: 0)), .submenuDelayElapsed)
    #expect(markedIndices == [2, 0])

    send(.pointer(.item(level: 0, index: 3)), .submenuDelayElapsed)
    #expect(markedIndices == [3])
  }

  @Test mutating func `a disabled menu item is neither highlighted nor chosen`() {
    send(.pointer(.item(level: 0, index: 1)))
    #expect(markedIndices == [nil])
    #expect(send(.release(.item(level: 0, index: 1), isClick: true)) == "update")
  }

  @Test
  mutating func
    `a press outside a menu closes it, and a release outside closes it only after a drag`()
  {
    #expect(send(.release(.outside, isClick: true)) == "update")
    #expect(send(.release(.outside, isClick: false)) == "dismiss")
    #expect(send(.press(.outside)) == "dismiss")
    #expect(send(.press(.menu(level: 0))) == "update")
  }

  @Test
  mutating func
    `pressing an item opens its submenu immediately, and pressing another closes it`()
  {
    send(.press(.item(level: 0, index: 2)))
    #expect(markedIndices == [2, nil])
    #expect(send(.release(.item(level: 0, index: 2), isClick: true)) == "update")
    #expect(markedIndices == [2, nil])
    send(.press(.item(level: 0, index: 0)))
    #expect(markedIndices == [0])
    #expect(send(.release(.item(level: 0, index: 0), isClick: true)) == "New")
  }

  @Test mutating func `a menu with only disabled items highlights no item`() {
    tracker = MenuTracker(Menu([MenuItem("A", attributes: .disabled) {}]))
    send(.key(.down), .key(.up), .character("a", at: Instant(nanoseconds: 0)))
    tracker.highlightFirst()
    #expect(markedIndices == [nil])
    #expect(send(.key(.choose)) == "update")
  }
}
