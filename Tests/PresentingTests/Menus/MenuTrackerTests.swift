// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Testing

@testable import Controls
@testable import Presenting

struct MenuTrackerTests {
  private static let share = Menu(
    "Share", [MenuItem("Mail") {}, MenuItem("Print") {}])

  /// 0 New, 1 Old (disabled), 2 Share ▸, 3 Show, 4 Save
  private static let menu = Menu(
    sections: [
      Menu.Section(nil, [MenuItem("New") {}, MenuItem("Old", attributes: .disabled) {}]),
      Menu.Section(
        "More",
        [MenuItem("Share", submenu: share), MenuItem("Show") {}, MenuItem("Save") {}]),
    ])

  private var tracker = MenuTracker(Self.menu)

  private var marks: [Int?] { tracker.levels.map(\.marked) }

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

  @Test mutating func `keys go round, and past what cannot be chosen`() {
    send(.key(.down))
    #expect(marks == [0])
    send(.key(.down))
    #expect(marks == [2])
    send(.key(.up), .key(.up))
    #expect(marks == [4])
    send(.key(.down))
    #expect(marks == [0])
    send(.key(.last))
    #expect(marks == [4])
    send(.key(.first))
    #expect(marks == [0])
    #expect(send(.key(.choose)) == "New")
  }

  @Test mutating func `keys lead into a submenu and back`() {
    send(.key(.down), .key(.into))
    #expect(marks == [0])
    send(.key(.down), .key(.into))
    #expect(marks == [2, 0])
    send(.key(.down), .key(.out))
    #expect(marks == [2])
    send(.key(.choose))
    #expect(marks == [2, 0])
    send(.key(.escape))
    #expect(marks == [2])
    #expect(send(.key(.escape)) == "dismiss")
  }

  @Test mutating func `typing finds what begins so, the same letter the next one`() {
    let start = Instant(nanoseconds: 0)
    send(.typed("s", at: start))
    #expect(marks == [2])
    send(.typed("h", at: start), .typed("o", at: start))
    #expect(marks == [3])
    send(.typed("s", at: start.advanced(by: 2)))
    #expect(marks == [4])
    send(.typed("s", at: start.advanced(by: 2.1)))
    #expect(marks == [2])
    send(.typed("o", at: start.advanced(by: 9)))
    #expect(marks == [2])
  }

  @Test mutating func `a resting pointer opens a submenu`() {
    #expect(send(.pointer(.item(level: 0, index: 2))) == "wait")
    #expect(marks == [2])
    #expect(send(.pointer(.item(level: 0, index: 2))) == "wait")
    send(.waited)
    #expect(marks == [2, nil])
    send(.pointer(.item(level: 1, index: 1)))
    #expect(marks == [2, 1])
  }

  @Test mutating func `a pointer on its way into a submenu may cross other items`() {
    send(.pointer(.item(level: 0, index: 2)), .waited)
    #expect(send(.pointer(.item(level: 0, index: 3))) == "wait")
    #expect(marks == [3, nil])
    send(.pointer(.item(level: 1, index: 0)), .waited)
    #expect(marks == [2, 0])

    send(.pointer(.item(level: 0, index: 3)), .waited)
    #expect(marks == [3])
  }

  @Test mutating func `a disabled item is neither marked nor chosen`() {
    send(.pointer(.item(level: 0, index: 1)))
    #expect(marks == [nil])
    #expect(send(.release(.item(level: 0, index: 1), isClick: true)) == "update")
  }

  @Test mutating func `a press beside all closes, a release there only after a drag`() {
    #expect(send(.release(.outside, isClick: true)) == "update")
    #expect(send(.release(.outside, isClick: false)) == "dismiss")
    #expect(send(.press(.outside)) == "dismiss")
    #expect(send(.press(.menu(level: 0))) == "update")
  }

  @Test mutating func `a press opens a submenu at once, and closes it for another item`() {
    send(.press(.item(level: 0, index: 2)))
    #expect(marks == [2, nil])
    #expect(send(.release(.item(level: 0, index: 2), isClick: true)) == "update")
    #expect(marks == [2, nil])
    send(.press(.item(level: 0, index: 0)))
    #expect(marks == [0])
    #expect(send(.release(.item(level: 0, index: 0), isClick: true)) == "New")
  }

  @Test mutating func `a menu in which nothing can be chosen marks nothing`() {
    tracker = MenuTracker(Menu([MenuItem("A", attributes: .disabled) {}]))
    send(.key(.down), .key(.up), .typed("a", at: Instant(nanoseconds: 0)))
    tracker.markFirst()
    #expect(marks == [nil])
    #expect(send(.key(.choose)) == "update")
  }
}
