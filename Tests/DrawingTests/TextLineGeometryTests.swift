// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import Testing

/// Lines of letters 10 points wide.
struct TextLineGeometryTests {
  /// - Parameter visual: The characters' numbers from left to right.
  private func line(
    _ visual: [Int], rightToLeft: Set<Int> = [], base isRightToLeft: Bool = false
  ) -> TextLineGeometry {
    var clusters = [TextCluster](
      repeating: TextCluster(left: 0, right: 0), count: visual.count)
    for (index, character) in visual.enumerated() {
      clusters[character] = TextCluster(
        left: Double(index) * 10, right: Double(index + 1) * 10,
        isRightToLeft: rightToLeft.contains(character))
    }
    return TextLineGeometry(clusters, isRightToLeft: isRightToLeft)
  }

  @Test
  func `the caret positions of left-to-right text run from left to right`() {
    let line = line([0, 1, 2])

    #expect((0...3).map(line.caret) == [0, 10, 20, 30])
    #expect([-5, 4, 6, 14, 29, 99].map(line.closestOffset) == [0, 0, 1, 1, 3, 3])
    #expect(line.width == 30)
  }

  @Test func `the caret positions of right-to-left text run from right to left`() {
    let line = line([2, 1, 0], rightToLeft: [0, 1, 2], base: true)

    #expect((0...3).map(line.caret) == [30, 20, 10, 0])
    #expect(line.closestOffset(to: 28) == 0)
    #expect(line.offset(nextTo: 0, toRight: false) == 1)
    #expect(line.offset(nextTo: 0, toRight: true) == nil)
    #expect(line.offset(nextTo: 3, toRight: false) == nil)
  }

  @Test func `an empty text line has one caret position`() {
    let line = line([])

    #expect(line.caret(at: 0) == 0 && line.closestOffset(to: 50) == 0)
    #expect(line.offset(nextTo: 0, toRight: true) == nil && line.spans(of: 0..<0).isEmpty)
  }

  /// ab, then three letters that run from the right, then cd.
  private var mixed: TextLineGeometry { line([0, 1, 4, 3, 2, 5, 6], rightToLeft: [2, 3, 4]) }

  @Test func `a selection across a change of the text direction can have several separate spans`() {
    #expect(mixed.spans(of: 0..<7) == [0...70])
    #expect(mixed.spans(of: 0..<3) == [0...20, 40...50])
    #expect(mixed.spans(of: 3..<6) == [20...40, 50...60])
    #expect(mixed.spans(of: 3..<3).isEmpty)
  }

  @Test(
    arguments: [
      ([0, 1, 4, 3, 2, 5, 6], Set([2, 3, 4]), false),
      ([0, 1, 2, 5, 4, 3], [3, 4, 5], false),
      ([2, 1, 0, 3, 4, 5], [0, 1, 2], false),
      ([6, 5, 2, 3, 4, 1, 0], [0, 1, 5, 6], true),
      // A number inside letters that run from the right, inside letters that do not.
      ([0, 1, 6, 5, 3, 4, 2, 7], [2, 5, 6], false),
    ] as [([Int], Set<Int>, Bool)])
  func `arrow keys visit every caret position of bidirectional text once in each direction`(
    visual: [Int], rightToLeft: Set<Int>, isRightToLeft: Bool
  ) {
    let line = line(visual, rightToLeft: rightToLeft, base: isRightToLeft)
    let (leftEnd, rightEnd) = isRightToLeft ? (visual.count, 0) : (0, visual.count)

    var offsets = [leftEnd]
    while let next = line.offset(nextTo: offsets[offsets.count - 1], toRight: true) {
      offsets.append(next)
      #expect(offsets.count <= visual.count + 1)
      guard offsets.count <= visual.count + 1 else { return }
    }
    var back = [offsets[offsets.count - 1]]
    while let next = line.offset(nextTo: back[back.count - 1], toRight: false) { back.append(next) }

    #expect(offsets.last == rightEnd)
    #expect(Set(offsets).count == offsets.count)
    #expect(back == offsets.reversed())
    let carets = offsets.map(line.caret)
    #expect(carets == carets.sorted())
    for offset in offsets { #expect(line.closestOffset(to: line.caret(at: offset)) == offset) }
  }

  @Test
  func `a point inside a text line maps to a character, and a point outside the line to none`() {
    #expect(mixed.characterIndex(at: 25) == 4 && mixed.characterIndex(at: 45) == 2)
    #expect(mixed.characterIndex(at: -1) == nil && mixed.characterIndex(at: 70) == nil)
  }

  @Test func `asking for a caret position outside the text line traps`() async {
    await #expect(processExitsWith: .failure) { _ = TextLineGeometry([]).caret(at: 1) }
  }

  @MainActor @Test
  func `by default, each character of a measured line begins where the previous one ends`() {
    let clusters = ApproximateTextMeasurer().clusters(of: "añb", in: Font(size: 20))

    #expect(clusters == [0, 1, 2].map { TextCluster(left: $0 * 10, right: $0 * 10 + 10) })
  }
}
