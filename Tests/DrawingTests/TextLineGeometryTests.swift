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
    for (place, character) in visual.enumerated() {
      clusters[character] = TextCluster(
        left: Double(place) * 10, right: Double(place + 1) * 10,
        isRightToLeft: rightToLeft.contains(character))
    }
    return TextLineGeometry(clusters, isRightToLeft: isRightToLeft)
  }

  @Test func `from left to right the caret stands before each character`() {
    let line = line([0, 1, 2])

    #expect((0...3).map(line.caret) == [0, 10, 20, 30])
    #expect([-5, 4, 6, 14, 29, 99].map(line.place) == [0, 0, 1, 1, 3, 3])
    #expect(line.width == 30)
  }

  @Test func `from right to left it begins at the right`() {
    let line = line([2, 1, 0], rightToLeft: [0, 1, 2], base: true)

    #expect((0...3).map(line.caret) == [30, 20, 10, 0])
    #expect(line.place(at: 28) == 0)
    #expect(line.place(nextTo: 0, toRight: false) == 1)
    #expect(line.place(nextTo: 0, toRight: true) == nil)
    #expect(line.place(nextTo: 3, toRight: false) == nil)
  }

  @Test func `an empty line has one place`() {
    let line = line([])

    #expect(line.caret(at: 0) == 0 && line.place(at: 50) == 0)
    #expect(line.place(nextTo: 0, toRight: true) == nil && line.spans(of: 0..<0).isEmpty)
  }

  /// ab, then three letters that run from the right, then cd.
  private var mixed: TextLineGeometry { line([0, 1, 4, 3, 2, 5, 6], rightToLeft: [2, 3, 4]) }

  @Test func `a selection over a change of direction has several stretches`() {
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
  func `the arrows come by every stop once, and back the same way`(
    visual: [Int], rightToLeft: Set<Int>, isRightToLeft: Bool
  ) {
    let line = line(visual, rightToLeft: rightToLeft, base: isRightToLeft)
    let (leftEnd, rightEnd) = isRightToLeft ? (visual.count, 0) : (0, visual.count)

    var places = [leftEnd]
    while let next = line.place(nextTo: places[places.count - 1], toRight: true) {
      places.append(next)
      #expect(places.count <= visual.count + 1)
      guard places.count <= visual.count + 1 else { return }
    }
    var back = [places[places.count - 1]]
    while let next = line.place(nextTo: back[back.count - 1], toRight: false) { back.append(next) }

    #expect(places.last == rightEnd)
    #expect(Set(places).count == places.count)
    #expect(back == places.reversed())
    let carets = places.map(line.caret)
    #expect(carets == carets.sorted())
    for place in places { #expect(line.place(at: line.caret(at: place)) == place) }
  }

  @Test func `the character under a point is found, beside the line there is none`() {
    #expect(mixed.character(at: 25) == 4 && mixed.character(at: 45) == 2)
    #expect(mixed.character(at: -1) == nil && mixed.character(at: 70) == nil)
  }

  @Test func `a place that the line does not have is a mistake`() async {
    await #expect(processExitsWith: .failure) { _ = TextLineGeometry([]).caret(at: 1) }
  }

  @MainActor @Test func `a measurer that knows widths alone places characters by them`() {
    let clusters = ApproximateTextMeasurer().clusters(of: "añb", in: Font(size: 20))

    #expect(clusters == [0, 1, 2].map { TextCluster(left: $0 * 10, right: $0 * 10 + 10) })
  }
}
