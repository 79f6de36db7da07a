// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import Views

/// A stack view whose views constraints tie to each other, or to something else.
struct StackConstraintTests {
  private let root = View(frame: Rect(0, 0, 400, 300))
  private let tree = ViewTree(
    size: Size(400, 300), traits: Traits(), textMeasurer: ApproximateTextMeasurer())

  init() { tree.rootView.addSubview(root) }

  private func setDirection(_ direction: Traits.LayoutDirection) {
    var traits = tree.traits
    traits.layoutDirection = direction
    tree.setTraits(traits)
    tree.rootView.traitsDidChange()
  }

  private func add(_ view: View, _ frame: Rect) {
    root.addSubview(view)
    view.frame = frame
  }

  /// Says nothing that is not so already, and makes the stack solve its layout.
  private func tie(_ view: View, _ stack: StackView) {
    view.leftAnchor.constraint(greaterThanOrEqualTo: stack.leftAnchor, constant: -9999).isActive =
      true
  }

  private func blocks() -> [Block] {
    let blocks = [
      Block(40, 20, line: (15, 17)), Block(60, 50, line: (20, 44)), Block(30, 35, line: (8, 30)),
    ]
    // So that one alone grows, and one alone shrinks.
    for (index, block) in blocks.enumerated() {
      for axis in [Axis.horizontal, .vertical] {
        block.setContentHuggingPriority(LayoutPriority(200 + 10 * Double(index)), for: axis)
        block.setContentCompressionResistancePriority(
          LayoutPriority(700 + 10 * Double(index)), for: axis)
      }
    }
    return blocks
  }

  private func isNear(_ rect: Rect, _ other: Rect) -> Bool {
    abs(rect.minX - other.minX) < 1e-6 && abs(rect.minY - other.minY) < 1e-6
      && abs(rect.width - other.width) < 1e-6 && abs(rect.height - other.height) < 1e-6
  }

  @Test(
    arguments: [Traits.LayoutDirection.leftToRight, .rightToLeft],
    StackView.Distribution.allCases)
  func `views lie the same, whether they are arranged one after the other or solved together`(
    direction: Traits.LayoutDirection, distribution: StackView.Distribution
  ) {
    setDirection(direction)
    for axis in Axis.allCases { compare(axis, distribution) }
  }

  private func compare(_ axis: Axis, _ distribution: StackView.Distribution) {
    for alignment in StackView.Alignment.allCases {
      for hidden in [nil, 0, 1, 2] {
        for size in [Size(400, 200), Size(110, 70)] {
          let (free, tied) = (blocks(), blocks())
          for (views, top) in [(free, 0.0), (tied, 300)] {
            let stack = StackView(arrangedSubviews: views)
            (stack.axis, stack.distribution, stack.alignment) = (axis, distribution, alignment)
            stack.spacing = 6
            stack.setCustomSpacing(9, after: views[0])
            stack.isLayoutMarginsRelativeArrangement = true
            stack.layoutMargins = Insets(top: 1, left: 2, bottom: 3, right: 4)
            add(stack, Rect(0, top, size.width, size.height))
            if views.first === tied.first { tie(views[1], stack) }
            if let hidden { views[hidden].isHidden = true }
          }
          root.layoutIfNeeded()
          for (view, other) in zip(free, tied) where !view.isHidden {
            #expect(
              isNear(view.frame, other.frame),
              "\(axis) \(alignment) \(size) \(String(describing: hidden)): \(view.frame) \(other.frame)"
            )
          }
        }
      }
    }
  }

  @Test func `views of one stack can have lengths that follow from each other`() {
    let blocks = blocks()
    let stack = StackView(arrangedSubviews: blocks)
    add(stack, Rect(0, 0, 400, 50))
    let half = blocks[0].widthAnchor.constraint(equalTo: blocks[1].widthAnchor, multiplier: 0.5)
    half.isActive = true
    root.layoutIfNeeded()
    // What is left goes to the two whose hugging is lowest.
    #expect(isNear(blocks[0].frame, Rect(0, 0, 370 / 3, 50)))
    #expect(isNear(blocks[1].frame, Rect(370 / 3, 0, 740 / 3, 50)))
    #expect(isNear(blocks[2].frame, Rect(370, 0, 30, 50)))
    #expect(!half.isBroken)

    half.isActive = false
    root.layoutIfNeeded()
    #expect(blocks.map(\.frame.width) == [310, 60, 30])
  }

  @Test(arguments: [Traits.LayoutDirection.leftToRight, .rightToLeft])
  func `labels of several rows can be as wide as the widest`(direction: Traits.LayoutDirection) {
    let rows = LabelledRows(direction)
    #expect(rows.labels.map(\.frame.width) == [70, 70, 70])
    let starts = rows.fields.map { rows.column.convert($0.bounds, from: $0).minX }
    #expect(starts == (direction == .leftToRight ? [78, 78, 78] : [0, 0, 0]))
    #expect(rows.fields.map(\.frame.width) == [322, 322, 322])

    rows.labels[0].wish = Size(100, 20)
    rows.column.layoutIfNeeded()
    #expect(rows.labels.map(\.frame.width) == [100, 100, 100])
    #expect(rows.fields.map(\.frame.width) == [292, 292, 292])

    rows.all[2].isHidden = true
    rows.column.frame.size.height = 44
    rows.column.layoutIfNeeded()
    #expect(rows.all.prefix(2).map(\.frame.minY) == [0, 24])
    #expect(rows.labels.prefix(2).map(\.frame.width) == [100, 100])
  }

  @Test func `a stack whose views are tied wishes what they need together`() {
    let blocks = blocks()
    let stack = StackView(arrangedSubviews: blocks)
    stack.spacing = 5
    blocks[0].widthAnchor.constraint(equalTo: blocks[1].widthAnchor).isActive = true
    #expect(stack.sizeThatFits(Size(.infinity, .infinity)) == Size(60 + 60 + 30 + 10, 50))
    let below = Block(10, 10)
    root.addSubview(stack)
    root.addSubview(below)
    LayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      below.topAnchor.constraint(equalTo: stack.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: stack.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(stack.frame == Rect(0, 0, 160, 50) && below.frame.origin == Point(160, 50))
    #expect(blocks.map(\.frame.width) == [60, 60, 30])
  }

  @Test func `an arranged view can be tied to one outside the stack`() {
    let blocks = blocks()
    let (stack, outside) = (StackView(arrangedSubviews: blocks), Block(90, 10))
    root.addSubview(outside)
    add(stack, Rect(50, 100, 400, 50))
    LayoutConstraint.activate([
      outside.topAnchor.constraint(equalTo: root.topAnchor),
      outside.leadingAnchor.constraint(equalTo: blocks[1].leadingAnchor),
      blocks[0].widthAnchor.constraint(equalTo: outside.widthAnchor),
    ])
    root.layoutIfNeeded()
    #expect(
      blocks.map(\.frame) == [Rect(0, 0, 90, 50), Rect(90, 0, 280, 50), Rect(370, 0, 30, 50)])
    #expect(outside.frame == Rect(140, 0, 90, 10))

    stack.removeArrangedSubview(blocks[0])
    blocks[0].removeFromSuperview()
    root.layoutIfNeeded()
    #expect(blocks[1].frame == Rect(0, 0, 370, 50) && outside.frame.minX == 50)
  }

  @Test func `what contradicts a stack is named with it and left out`() {
    let blocks = blocks()
    let stack = StackView(arrangedSubviews: blocks)
    add(stack, Rect(0, 0, 400, 50))
    let wrong = blocks[1].leadingAnchor.constraint(equalTo: blocks[0].leadingAnchor, constant: -5)
    wrong.isActive = true
    root.layoutIfNeeded()
    #expect(blocks.map(\.frame.minX) == [0, 310, 370] && wrong.isBroken)
  }

  @Test func `spacing and the other properties count at once`() {
    let blocks = blocks()
    let stack = StackView(arrangedSubviews: blocks)
    stack.distribution = .fillProportionally
    add(stack, Rect(0, 0, 260, 50))
    tie(blocks[0], stack)
    root.layoutIfNeeded()
    #expect(zip(blocks, [80, 120, 60]).allSatisfy { abs($0.frame.width - $1) < 1e-6 })

    blocks[2].wish = Size(100, 35)
    root.layoutIfNeeded()
    #expect(zip(blocks, [52, 78, 130]).allSatisfy { abs($0.frame.width - $1) < 1e-6 })

    stack.spacing = 30
    stack.distribution = .fillEqually
    root.layoutIfNeeded()
    #expect(zip(blocks, [0, 290.0 / 3, 580.0 / 3]).allSatisfy { abs($0.frame.minX - $1) < 1e-6 })

    stack.axis = .vertical
    root.layoutIfNeeded()
    #expect(blocks.map(\.frame.width) == [260, 260, 260])
  }
}

/// Rows of a label and a field, whose labels are equally wide.
private struct LabelledRows {
  let column: StackView
  let all: [StackView]
  let labels = [Block(40, 20), Block(70, 20), Block(55, 20)]
  let fields = [View(), View(), View()]
  private let tree: ViewTree

  init(_ direction: Traits.LayoutDirection) {
    all = zip(labels, fields).map { StackView(arrangedSubviews: [$0, $1]) }
    for row in all { row.spacing = 8 }
    column = StackView(arrangedSubviews: all)
    column.axis = .vertical
    column.spacing = 4
    column.frame = Rect(0, 0, 400, 72)
    for label in labels.dropFirst() {
      label.widthAnchor.constraint(equalTo: labels[0].widthAnchor).isActive = true
    }
    var traits = Traits()
    traits.layoutDirection = direction
    tree = ViewTree(
      size: Size(400, 300), traits: traits, textMeasurer: ApproximateTextMeasurer())
    tree.rootView.addSubview(column)
    column.layoutIfNeeded()
  }
}
