// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Views

/// In which order a person reads subviews, whatever order they are drawn in.
struct ReadingOrderTests {
  struct Arrangement: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// In reading order, from left to right.
    let frames: [Rect]
  }

  // swift-format-ignore
  private nonisolated static let arrangements: [Arrangement] = [
    Arrangement(testDescription: "a column", frames: [Rect(0, 0, 50, 20), Rect(0, 20, 50, 20), Rect(0, 50, 50, 20)]),
    Arrangement(testDescription: "a row", frames: [Rect(0, 0, 50, 20), Rect(50, 0, 50, 20), Rect(120, 0, 50, 20)]),
    Arrangement(testDescription: "a row of different heights", frames: [Rect(0, 12, 50, 20), Rect(50, 0, 50, 44), Rect(120, 4, 50, 36)]),
    Arrangement(testDescription: "rows of labels and fields", frames: [Rect(0, 8, 90, 20), Rect(100, 0, 90, 36), Rect(0, 48, 90, 20), Rect(100, 40, 90, 36)]),
    Arrangement(testDescription: "columns of different rows", frames: [Rect(0, 0, 90, 30), Rect(0, 30, 90, 170), Rect(90, 0, 90, 50), Rect(90, 50, 90, 150)]),
    Arrangement(testDescription: "a bar over two columns", frames: [Rect(0, 0, 200, 44), Rect(0, 44, 90, 156), Rect(90, 44, 110, 156)]),
    Arrangement(testDescription: "a picture beside two lines", frames: [Rect(0, 0, 60, 60), Rect(70, 5, 100, 20), Rect(70, 30, 100, 20)]),
    Arrangement(testDescription: "borders that share a line", frames: [Rect(0, 0, 100, 31), Rect(0, 30, 51, 30), Rect(50, 30, 50, 30)]),
    Arrangement(testDescription: "bars over a screen that fills all", frames: [Rect(0, 0, 200, 44), Rect(0, 0, 200, 200), Rect(0, 156, 200, 44)]),
    Arrangement(testDescription: "panes over a screen that fills all", frames: [Rect(0, 0, 50, 200), Rect(0, 0, 200, 200), Rect(150, 0, 50, 200)]),
    Arrangement(testDescription: "a button over a corner", frames: [Rect(0, 0, 200, 200), Rect(140, 140, 50, 50)]),
    Arrangement(testDescription: "marks of few points", frames: [Rect(0, 0, 3, 3), Rect(5, 0, 3, 3), Rect(10, 0, 3, 3)]),
  ]

  private final class Field: View {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test(arguments: arrangements, [false, true])
  func `the reading order of subviews goes from top to bottom and from leading to trailing`(
    picture: Arrangement, isMirrored: Bool
  ) {
    let frames =
      isMirrored
      ? picture.frames.map { Rect(300 - $0.maxX, $0.minY, $0.width, $0.height) } : picture.frames
    let indices = Array(frames.indices)
    for order in [indices, indices.reversed(), Array(indices.dropFirst()) + indices.prefix(1)] {
      var traits = Traits()
      if isMirrored { traits.layoutDirection = .rightToLeft }
      let harness = TestWindow(traits: traits)
      let root = ViewController()
      harness.show(root)
      for index in order {
        let field = Field(frame: frames[index])
        (field.tag, field.accessibilityLabel) = (index, "\(index)")
        root.view.addSubview(field)
      }
      harness.step()

      let forth = indices.compactMap { _ in
        harness.pressKey(.tab)
        return harness.window.focus.focusedView?.tag
      }
      harness.window.focus.focus(nil)
      let back = indices.compactMap { _ in
        harness.pressKey(.tab, .shift)
        return harness.window.focus.focusedView?.tag
      }
      let tree = harness.window.accessibilityTree()
      let read = tree[.window]?.children.compactMap { tree[$0]?.element.label }

      #expect(forth == indices, "drawn as \(order)")
      #expect(back == indices.reversed(), "drawn as \(order)")
      #expect(read == indices.map(String.init), "drawn as \(order)")
      #expect(root.view.subviews.map(\.tag) == order)
    }
  }

  @Test func `Tab visits subviewsInReadingOrder first, then the unlisted subviews`() {
    let harness = TestWindow(root: ViewController())
    let fields = (0..<4).map { index in
      let field = Field(frame: Rect(0, Double(index) * 30, 50, 20))
      field.tag = index
      return field
    }
    let root = harness.window.rootViewController?.view
    for field in fields { root?.addSubview(field) }
    root?.subviewsInReadingOrder = [fields[3], fields[1], View()]

    let met = fields.compactMap { _ in
      harness.pressKey(.tab)
      return harness.window.focus.focusedView?.tag
    }

    #expect(met == [3, 1, 0, 2])
    fields[3].removeFromSuperview()
    #expect(root?.subviewsToVisit.map(\.tag) == [1, 0, 2])
    root?.subviewsInReadingOrder = nil
    #expect(root?.subviewsToVisit.map(\.tag) == [0, 1, 2])
  }

  @Test func `subviewsInReadingOrder does not retain a removed subview`() {
    let root = View()
    weak var gone: View?
    do {
      let view = View()
      gone = view
      root.addSubview(view)
      root.subviewsInReadingOrder = [view]
      view.removeFromSuperview()
    }
    #expect(gone == nil && root.subviewsInReadingOrder == [])
  }

  @Test func `the reading order of subviews before their first layout is the subview order`() {
    let root = View()
    for tag in 0..<3 {
      let view = View()
      view.tag = tag
      root.addSubview(view)
    }
    #expect(root.subviewsToVisit.map(\.tag) == [0, 1, 2])
  }

  @Test(.timeLimit(.minutes(1)))
  func `the reading order of 40000 overlapping views is computed in less than a minute`() {
    var random = SeededGenerator(seed: 1)
    let frames = (0..<40_000).map { _ in
      Rect(
        Double.random(in: 0...1000, using: &random), Double.random(in: 0...1000, using: &random),
        Double.random(in: 0...100, using: &random), Double.random(in: 0...100, using: &random))
    }

    let indices = ReadingOrder.indices(of: frames, isMirrored: false)

    #expect(indices.sorted() == Array(frames.indices))
  }
}
