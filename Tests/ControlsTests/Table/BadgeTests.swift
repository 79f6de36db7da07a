// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import Languages
import TestSupport
import Testing

@testable import ContainerCore
@testable import Controls

/// A badge with a number, in each place that shows one.
struct BadgeTests {
  @Test(
    arguments: [
      (.count(1500, maximum: nil), "1500"), (.count(1500, maximum: 999), "999+"),
      (.count(999, maximum: 999), "999"), (.count(100, maximum: 100), "100"),
      (.count(3, maximum: 0), "1+"), (.count(1, maximum: -5), "1"),
      (.count(0, maximum: nil), nil), (.count(-1, maximum: 5), nil),
      (.count(.max, maximum: nil), "9223372036854775807"),
      (.count(.max, maximum: .max), "9223372036854775807"), (.count(100), "99+"),
    ] as [(TableViewCell.Badge, String?)])
  func `a badge shows its number, or its maximum with a plus if the number is larger`(
    badge: TableViewCell.Badge, label: String?
  ) {
    #expect(badge.label == label)
  }

  @Test(
    arguments: [
      (12_345, nil, 6, "12,345"), (12_345, nil, 5, "999+"), (12_345, nil, 4, "999+"),
      (12_345, nil, 3, "99+"), (12_345, nil, 2, "9+"), (12_345, nil, 0, "9+"),
      (1_000, 999, 3, "99+"), (10, nil, 1, "9+"), (9, nil, 0, "9"), (500, 250, 3, "99+"),
      (500, 250, 4, "250+"), (Int.max, nil, 8, "999,999+"),
    ] as [(Int, Int?, Int, String)])
  func `a badge whose number does not fit shows a smaller maximum with a plus`(
    count: Int, maximum: Int?, room: Int, label: String
  ) {
    let badge = TableViewCell.Badge.count(count, maximum: maximum)
    let format = NumberFormat(groupingSeparator: ",")
    #expect(badge.label(in: format) { $0.count <= room } == label)
  }

  /// The numbers that a view draws, and the capsules.
  private func drawnText(_ harness: TestWindow) -> String {
    harness.window.invalidateAll()
    harness.step()
    return harness.lastFrame?.placements.map(\.layer.displayList.description).joined() ?? ""
  }

  private nonisolated static let counts = [7, 100, 1500, 123_456_789]

  @Test(arguments: counts, TabBarEdge.allCases)
  func `a tab's badge is never truncated but shows the whole number or a maximum with a plus`(
    count: Int, edge: TabBarEdge
  ) {
    for (image, title) in [(Image.icon("star"), "Stars"), (nil, "Stars"), (.icon("star"), "")] {
      for width in [60.0, 200, 800] {
        for direction in [Traits.LayoutDirection.leftToRight, .rightToLeft] {
          let root = ViewController()
          let harness = TestWindow(root: root, size: Size(800, 500))
          harness.window.traits.layoutDirection = direction
          let bar = TabBar()
          bar.edge = edge
          bar.items = [
            TabBarItem(title: title, image: image, badge: .count(count, maximum: nil))
          ]
          bar.frame = edge == .leading ? Rect(0, 0, 80, 500) : Rect(0, 0, width, 56)
          root.view.addSubview(bar)
          let texts = drawnText(harness)
          #expect(Self.isUntruncated(count, in: texts), "\(texts)")
          if width == 800 {
            #expect(texts.contains(NumberFormat().string(count)) || edge != .top)
          }
        }
      }
    }
  }

  /// Whether a text is the number, or nines with a plus.
  private static func isUntruncated(_ count: Int, in texts: String) -> Bool {
    let nines = (1...9).map { NumberFormat().string(Int(String(repeating: "9", count: $0)) ?? 0) }
    return (nines.map { $0 + "+" } + [NumberFormat().string(count)]).contains {
      texts.contains("“\($0)”") || texts.contains("\"\($0)\"")
    }
  }

  @Test(arguments: counts)
  func `a table row's badge is never truncated but shows the whole number or a maximum with a plus`(
    count: Int
  ) {
    let list = SourceList([(nil, 1)])
    list.badges = [0: .count(count, maximum: nil)]
    list.reload()
    for width in [400.0, 200, 110] {
      list.table.frame = Rect(0, 0, width, 440)
      let texts = drawnText(list.harness)
      #expect(Self.isUntruncated(count, in: texts), "\(width): \(texts)")
      #expect(width < 400 || texts.contains(NumberFormat().string(count)))
    }
  }

  @Test func `a badge's drawn and spoken digits follow the window's number format`() {
    let root = ViewController()
    let harness = TestWindow(root: root, size: Size(800, 300))
    harness.window.traits.numberFormat.zeroDigit = "٠"
    let bar = TabBar()
    bar.items = [TabBarItem(title: "Mail", badge: .count(120, maximum: 99))]
    bar.frame = Rect(0, 0, 800, 56)
    root.view.addSubview(bar)

    #expect(drawnText(harness).contains("٩٩+"))
    #expect(harness.accessibilityDump.contains("٩٩+"))
  }

  @Test func `a badge is at least as high as its text at any text scale`() {
    let root = ViewController()
    let harness = TestWindow(root: root, size: Size(800, 300))
    harness.window.traits.textScale = 2
    let bar = TabBar()
    bar.items = [TabBarItem(title: "Mail", badge: .count(5))]
    bar.frame = Rect(0, 0, 800, 80)
    root.view.addSubview(bar)
    harness.step()

    let size = TabBarButton.badgeSize(of: "5", for: bar)
    #expect(size.height >= TextLayout.lineHeight(of: bar.theme.fonts.captionStrong))
    #expect(size.width >= size.height)
  }
}
