// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import Testing

@testable import SDLHost

struct TextClusterTests {
  private static let body = Font(size: 14)
  private let fixture: RenderingFixture

  init() throws {
    fixture = try RenderingFixture()
  }

  private func clusters(_ text: String) -> [TextCluster] {
    fixture.text.clusters(of: text, in: Self.body)
  }

  @Test(arguments: [
    "", "a", "Hamburgefonts", "AVATAR To", "a\tb", "x\u{7}y", "שלום עולם", "abc שלום 123 def",
    "\u{200F}abc", "مرحبا", String(repeating: "Long words and short. ", count: 40),
  ])
  func `the measured spans of the characters in a line fill its width without gaps`(text: String) {
    let clusters = clusters(text)
    let width = fixture.text.width(of: text, in: Self.body)

    #expect(clusters.count == text.count)
    #expect(clusters.allSatisfy { $0.left <= $0.right && $0.left >= 0 && $0.right <= width })
    let sorted = clusters.filter { $0.right > $0.left }.sorted { $0.left < $1.left }
    #expect(sorted.first?.left ?? 0 == 0)
    #expect(sorted.last?.right ?? 0 == width)
    for (before, after) in zip(sorted, sorted.dropFirst()) { #expect(before.right == after.left) }
  }

  @Test func `a character's right edge is within a pixel of the width of the text up to it`() throws
  {
    let text = "Wide and illicit iiii WWWW"
    let clusters = clusters(text)

    for count in stride(from: 1, to: text.count, by: 3) {
      let prefix = String(text.prefix(count))
      let width = fixture.text.width(of: prefix, in: Self.body)
      #expect(abs(clusters[count - 1].right - width) <= 1, "after \(prefix)")
    }
  }

  @Test func `the characters of right-to-left text are placed from right to left`() {
    let clusters = clusters("שלום")

    #expect(clusters.allSatisfy { $0.isRightToLeft })
    #expect(clusters.map(\.left) == clusters.map(\.left).sorted(by: >))
  }

  @Test func `the digits of a number in right-to-left text are placed from left to right`() {
    let clusters = clusters("אב 12")

    #expect(clusters[3].left < clusters[4].left)
    #expect(clusters[4].right <= clusters[1].left)
    #expect(clusters[0].right == clusters.map(\.right).max())
  }

  @Test
  func `letters in a right-to-left override are reversed, and the override marks have no width`() {
    let clusters = clusters("ab \u{202E}cde\u{202C} f")

    #expect([4, 5, 6].allSatisfy { clusters[$0].isRightToLeft })
    #expect(clusters[6].left < clusters[5].left && clusters[5].left < clusters[4].left)
    #expect(clusters[2].right == clusters[6].left && clusters[4].right == clusters[8].left)
    #expect([3, 7].allSatisfy { clusters[$0].left == clusters[$0].right })
  }

  @Test func `invisible characters in a text have no width`() {
    let marked = clusters("\u{200F}12")
    let control = clusters("a\u{7}b")

    #expect(marked[0].left == marked[0].right)
    #expect(control[1].left == control[1].right && control[1].left == control[0].right)
  }

  @Test func `joined Arabic letters are placed in order from right to left`() {
    let edges = clusters("السلام عليكم").map(\.left)

    #expect(edges == edges.sorted(by: >))
  }

  @Test func `measuring the character positions of a line twice shapes the line once`() {
    let text = "Measured once"
    _ = clusters(text)
    let shaped = fixture.text.shapedLineCount
    let bytes = fixture.text.cachedBytes

    _ = clusters(text)

    #expect(fixture.text.shapedLineCount == shaped && fixture.text.cachedBytes == bytes)
  }

  @Test func `the measured positions of characters are in points at every display scale`() throws {
    let scaled = try RenderingFixture(scale: 2)
    let one = clusters("Points")
    let two = scaled.text.clusters(of: "Points", in: Self.body)

    for (left, right) in zip(one, two) { #expect(abs(left.right - right.right) <= 2) }
  }
}
