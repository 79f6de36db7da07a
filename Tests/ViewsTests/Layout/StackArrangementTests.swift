// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Views

/// UIKit's documented rules for the axis of a stack, with expected frames calculated by hand.
struct StackArrangementTests {
  nonisolated struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let distribution: StackView.Distribution
    let preferredLengths: [Double?]
    var gaps: [Double] = []
    var hugging: [Double] = []
    var resistance: [Double] = []
    let room: Double
    let starts: [Double]
    let lengths: [Double]
    let preferredLength: Double
  }

  private nonisolated static let cases = [
    Case(
      testDescription: "fill: the last of equals grows", distribution: .fill,
      preferredLengths: [50, 100],
      gaps: [10], room: 200, starts: [0, 60], lengths: [50, 140], preferredLength: 160),
    Case(
      testDescription: "fill: who hugs least grows", distribution: .fill,
      preferredLengths: [50, 100],
      gaps: [10], hugging: [249, 250], room: 200, starts: [0, 100], lengths: [90, 100],
      preferredLength: 160),
    Case(
      testDescription: "fill: those without a wish share what is left", distribution: .fill,
      preferredLengths: [nil, 50, nil], hugging: [1000, 1, 1000], room: 250, starts: [0, 100, 150],
      lengths: [100, 50, 100], preferredLength: 50),
    Case(
      testDescription: "fill: the first of equals gives way", distribution: .fill,
      preferredLengths: [50, 100], gaps: [10], room: 130, starts: [0, 30], lengths: [20, 100],
      preferredLength: 160),
    Case(
      testDescription: "fill: who resists least gives way, then the next", distribution: .fill,
      preferredLengths: [50, 40, 60], resistance: [750, 749, 1], room: 60, starts: [0, 50, 60],
      lengths: [50, 10, 0], preferredLength: 150),
    Case(
      testDescription: "fill: gaps stay where all is too long", distribution: .fill,
      preferredLengths: [10, 10], gaps: [30], room: 20, starts: [0, 30], lengths: [0, 0],
      preferredLength: 50),
    Case(
      testDescription: "fillEqually: all the same, as the longest wishes",
      distribution: .fillEqually, preferredLengths: [10, nil, 40], gaps: [5, 15], room: 110,
      starts: [0, 35, 80], lengths: [30, 30, 30], preferredLength: 140),
    Case(
      testDescription: "fillProportionally: by wishes", distribution: .fillProportionally,
      preferredLengths: [10, 30], gaps: [20], room: 100, starts: [0, 40], lengths: [20, 60],
      preferredLength: 60),
    Case(
      testDescription: "fillProportionally: shrunk by wishes", distribution: .fillProportionally,
      preferredLengths: [10, 30], room: 20, starts: [0, 5], lengths: [5, 15], preferredLength: 40),
    Case(
      testDescription: "fillProportionally: without any wish equally",
      distribution: .fillProportionally, preferredLengths: [nil, nil], room: 20, starts: [0, 10],
      lengths: [10, 10], preferredLength: 0),
    Case(
      testDescription: "equalSpacing: what is free lies between", distribution: .equalSpacing,
      preferredLengths: [10, 40, 10], gaps: [5, 5], room: 160, starts: [0, 60, 150],
      lengths: [10, 40, 10],
      preferredLength: 70),
    Case(
      testDescription: "equalSpacing: a gap is never less than its least",
      distribution: .equalSpacing, preferredLengths: [10, 10, 10], gaps: [40, 5], room: 90,
      starts: [0, 50, 80], lengths: [10, 10, 10], preferredLength: 75),
    Case(
      testDescription: "equalSpacing: too long, the first gives way", distribution: .equalSpacing,
      preferredLengths: [10, 40], gaps: [5], room: 50, starts: [0, 10], lengths: [5, 40],
      preferredLength: 55),
    Case(
      testDescription: "equalCentering: from center to center", distribution: .equalCentering,
      preferredLengths: [20, 60, 20], room: 220, starts: [0, 80, 200], lengths: [20, 60, 20],
      preferredLength: 100),
    Case(
      testDescription: "equalCentering: another length leaves the centers",
      distribution: .equalCentering, preferredLengths: [20, 20, 60], room: 240,
      starts: [0, 100, 180],
      lengths: [20, 20, 60], preferredLength: 120),
    Case(
      testDescription: "equalCentering: the least gap comes first", distribution: .equalCentering,
      preferredLengths: [10, 10, 90], gaps: [10, 10], room: 140, starts: [0, 30, 50],
      lengths: [10, 10, 90], preferredLength: 170),
    Case(
      testDescription: "one alone", distribution: .equalCentering, preferredLengths: [20], room: 50,
      starts: [0], lengths: [20], preferredLength: 20),
    Case(
      testDescription: "none", distribution: .fillEqually, preferredLengths: [], room: 50,
      starts: [],
      lengths: [], preferredLength: 0),
  ]

  private func arrangement(_ one: Case) -> StackArrangement {
    StackArrangement(
      items: one.preferredLengths.indices.map { index in
        StackArrangement.Item(
          preferredLength: one.preferredLengths[index],
          hugging: LayoutPriority(rawValue: one.hugging.isEmpty ? 250 : one.hugging[index]),
          resistance: LayoutPriority(
            rawValue: one.resistance.isEmpty ? 750 : one.resistance[index]),
          gap: index < one.gaps.count ? one.gaps[index] : 0)
      }, distribution: one.distribution)
  }

  @Test(arguments: cases)
  func `each stack view distribution gives the positions and lengths of UIKit's documented rules`(
    one: Case
  ) {
    let arrangement = arrangement(one)

    let spans = arrangement.spans(in: one.room)

    #expect(spans.map(\.start) == one.starts)
    #expect(spans.map(\.length) == one.lengths)
    #expect(arrangement.preferredLength == one.preferredLength)
  }

  /// Whatever the numbers: no negative length, no gap below its least, and the room is filled where it can be.
  @Test(arguments: StackView.Distribution.allCases)
  func `arranged subviews fill a stack view's length, and none has a negative length`(
    distribution: StackView.Distribution
  ) {
    var random = SeededGenerator(seed: 15)
    for _ in 0..<500 {
      let count = Int.random(in: 1...6, using: &random)
      let items = (0..<count).map { _ in
        StackArrangement.Item(
          preferredLength: Bool.random(using: &random)
            ? Double.random(in: 0...100, using: &random) : nil,
          hugging: LayoutPriority(rawValue: Double(Int.random(in: 1...3, using: &random))),
          resistance: LayoutPriority(rawValue: Double(Int.random(in: 1...3, using: &random))),
          gap: Double.random(in: 0...20, using: &random))
      }
      let room = Double.random(in: 0...600, using: &random)
      let arrangement = StackArrangement(items: items, distribution: distribution)
      let spans = arrangement.spans(in: room)
      let gaps = items.dropLast().map(\.gap).reduce(0, +)

      #expect(spans.allSatisfy { $0.length >= 0 && $0.length.isFinite }, "\(items) in \(room)")
      for (index, span) in spans.dropLast().enumerated() {
        let gap = spans[index + 1].start - span.start - span.length
        #expect(gap >= items[index].gap - 1e-9, "\(items) in \(room)")
      }
      let end = (spans.last?.start ?? 0) + (spans.last?.length ?? 0)
      let isAlone = count == 1 && [.equalSpacing, .equalCentering].contains(distribution)
      if room >= gaps, !isAlone { #expect(abs(end - room) < 1e-9, "\(items) in \(room)") }
    }
  }
}
