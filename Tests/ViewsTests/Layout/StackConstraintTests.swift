// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import Views

/// A stack view whose views constraints tie to each other, or to something else.
struct StackConstraintTests {
  private let root = View(frame: Rect(0, 0, 400, 300))
  private let window = Window(
    size: Size(400, 300), traits: Traits(), textMeasurer: ApproximateTextMeasurer())

  init() { window.rootView.addSubview(root) }

  private func setDirection(_ direction: Traits.LayoutDirection) {
    var traits = window.traits
    traits.layoutDirection = direction
    window.traits = traits
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
      Block(40, 20, baselineOffsets: (15, 17)), Block(60, 50, baselineOffsets: (20, 44)),
      Block(30, 35, baselineOffsets: (8, 30)),
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
  func `arranged subviews have the same frames with and without the constraint solver`(
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

  @Test func `a constraint can relate the widths of two arranged subviews`() {
    let blocks = blocks()
    let stack = StackView(arrangedSubviews: blocks)
    add(stack, Rect(0, 0, 400, 50))
    let half = blocks[0].widthAnchor.constraint(equalTo: blocks[1].widthAnchor, multiplier: 0.5)
    half.isActive = true
    root.layoutIfNeeded()
    // The remaining width goes to the two blocks with the lowest hugging priority.
    #expect(isNear(blocks[0].frame, Rect(0, 0, 370 / 3, 50)))
    #expect(isNear(blocks[1].frame, Rect(370 / 3, 0, 740 / 3, 50)))
    #expect(isNear(blocks[2].frame, Rect(370, 0, 30, 50)))
    #expect(!half.isBroken)

    half.isActive = false
    root.layoutIfNeeded()
    #expect(blocks.map(\.frame.width) == [310, 60, 30])
  }

  @Test(arguments: [Traits.LayoutDirection.leftToRight, .rightToLeft])
  func `a constraint can give labels of several rows the width of the widest label`(
    direction: Traits.LayoutDirection
  ) {
    let rows = LabelledRows(direction)
    #expect(rows.labels.map(\.frame.width) == [70, 70, 70])
    let starts = rows.fields.map { rows.column.convert($0.bounds, from: $0).minX }
    #expect(starts == (direction == .leftToRight ? [78, 78, 78] : [0, 0, 0]))
    #expect(rows.fields.map(\.frame.width) == [322, 322, 322])

    rows.labels[0].naturalSize = Size(100, 20)
    rows.column.layoutIfNeeded()
    #expect(rows.labels.map(\.frame.width) == [100, 100, 100])
    #expect(rows.fields.map(\.frame.width) == [292, 292, 292])

    rows.all[2].isHidden = true
    rows.column.frame.size.height = 44
    rows.column.layoutIfNeeded()
    #expect(rows.all.prefix(2).map(\.frame.minY) == [0, 24])
    #expect(rows.labels.prefix(2).map(\.frame.width) == [100, 100])
  }

  @Test func `a stack view's fitting size respects the constraints between its arranged subviews`()
  {
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

  @Test func `an arranged subview can be constrained to a view outside the stack view`() {
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

  @Test func `a constraint that contradicts a stack view's arrangement is left out of the layout`()
  {
    let blocks = blocks()
    let stack = StackView(arrangedSubviews: blocks)
    add(stack, Rect(0, 0, 400, 50))
    let wrong = blocks[1].leadingAnchor.constraint(equalTo: blocks[0].leadingAnchor, constant: -5)
    wrong.isActive = true
    root.layoutIfNeeded()
    #expect(blocks.map(\.frame.minX) == [0, 310, 370] && wrong.isBroken)
  }

  @Test
  func `a changed property of a stack view with constrained subviews applies in the next layout`() {
    let blocks = blocks()
    let stack = StackView(arrangedSubviews: blocks)
    stack.distribution = .fillProportionally
    add(stack, Rect(0, 0, 260, 50))
    tie(blocks[0], stack)
    root.layoutIfNeeded()
    #expect(zip(blocks, [80, 120, 60]).allSatisfy { abs($0.frame.width - $1) < 1e-6 })

    blocks[2].naturalSize = Size(100, 35)
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

  // MARK: Coming and going

  @Test
  func `a view can be moved to a stack view that has constraints between its arranged subviews`() {
    let blocks = blocks()
    let (one, two) = (
      StackView(arrangedSubviews: [blocks[2]]), StackView(arrangedSubviews: [blocks[0], blocks[1]])
    )
    add(one, Rect(0, 0, 400, 50))
    add(two, Rect(0, 100, 400, 50))
    blocks[0].widthAnchor.constraint(equalTo: blocks[1].widthAnchor).isActive = true
    root.layoutIfNeeded()

    two.addArrangedSubview(blocks[2])
    root.layoutIfNeeded()
    #expect(one.arrangedSubviews.isEmpty && blocks[2].isArranged)
    #expect(blocks.map(\.frame.minX) == [0, 185, 370])
  }

  @Test
  func `moving a view to a stack view deactivates its constraints to the former superview`() {
    let (box, blocks) = (View(), blocks())
    let stack = StackView(arrangedSubviews: [blocks[0], blocks[1]])
    add(box, Rect(0, 0, 100, 100))
    add(stack, Rect(0, 100, 400, 50))
    box.addSubview(blocks[2])
    let width = blocks[2].widthAnchor.constraint(equalTo: box.widthAnchor)
    width.isActive = true

    stack.addArrangedSubview(blocks[2])
    #expect(!stack.arrangesByConstraints && !box.arrangesByConstraints && !width.isActive)
    let again = blocks[2].widthAnchor.constraint(equalTo: stack.widthAnchor, multiplier: 0.5)
    again.isActive = true
    root.layoutIfNeeded()
    #expect(stack.arrangesByConstraints && abs(blocks[2].frame.width - 200) < 1e-6)
  }

  @Test
  func `an arranged subview that outlives its stack view loses the constraints to the stack view`()
  {
    let (card, block) = (View(), Block(40, 20))
    card.addSubview(block)
    block.pin([.leading(5), .top(5)])
    do {
      let stack = StackView(arrangedSubviews: [card])
      card.widthAnchor.constraint(equalTo: stack.widthAnchor, multiplier: 0.5).isActive = true
      #expect(stack.arrangesByConstraints)
    }
    add(card, Rect(10, 20, 100, 90))
    root.layoutIfNeeded()
    #expect(card.frame == Rect(10, 20, 100, 90) && block.frame == Rect(5, 5, 40, 20))
    let stack = StackView(arrangedSubviews: [card])
    #expect(!stack.arrangesByConstraints)
  }

  @Test(arguments: [false, true])
  func `constraints inside an arranged subview are kept when the stack view's arrangement changes`(
    isUntied: Bool
  ) {
    let (card, inner, blocks) = (View(), Block(30, 20), blocks())
    card.addSubview(inner)
    inner.pin([.leading(4), .trailing(4), .top(4), .bottom(4)])
    let stack = StackView(arrangedSubviews: [blocks[0], card])
    stack.alignment = .leading
    stack.addArrangedSubview(blocks[1])
    add(stack, Rect(0, 0, 200, 100))
    root.layoutIfNeeded()
    #expect(inner.frame.size == Size(card.frame.width - 8, 20))
    let tie = blocks[0].widthAnchor.constraint(equalTo: blocks[1].widthAnchor)
    tie.isActive = true
    root.layoutIfNeeded()
    #expect(inner.frame.size == Size(card.frame.width - 8, 20))
    inner.naturalSize = Size(60, 30)
    root.layoutIfNeeded()
    #expect(card.frame.height == 38)

    if isUntied {
      tie.isActive = false
      root.layoutIfNeeded()
      #expect(card.frame.height == 38 && inner.frame.height == 30)
      return
    }
    stack.removeArrangedSubview(card)
    card.frame = Rect(0, 0, 200, 90)
    root.layoutIfNeeded()
    #expect(inner.frame == Rect(4, 4, 192, 82))
  }

  @Test func `constraints do not retain their views`() {
    weak var gone: View?
    do {
      let (outer, blocks) = (View(frame: Rect(0, 0, 300, 100)), blocks())
      let stack = StackView(arrangedSubviews: blocks)
      stack.distribution = .equalSpacing
      stack.isLayoutMarginsRelativeArrangement = true
      outer.addSubview(stack)
      stack.pin(Pin.edges(), to: outer.layoutMarginsGuide)
      blocks[0].topAnchor.constraint(equalTo: outer.readableContentGuide.topAnchor).isActive = true
      outer.layoutIfNeeded()
      #expect(stack.frame == Rect(8, 8, 284, 84))
      gone = outer
    }
    #expect(gone == nil)
  }

  // MARK: As an untied stack

  @Test(arguments: [400.0, 100])
  func
    `arranged subviews of equal priority keep their frames when a satisfied constraint is added`(
      width: Double
    )
  {
    let (free, tied) = ((0..<3).map { _ in Block(40, 20) }, (0..<3).map { _ in Block(40, 20) })
    for (views, top) in [(free, 0.0), (tied, 100)] {
      add(StackView(arrangedSubviews: views), Rect(0, top, width, 20))
    }
    tied[1].heightAnchor.constraint(equalTo: tied[0].heightAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(tied.map(\.frame) == free.map(\.frame))

    for views in [free, tied] { views[1].naturalSize = Size(50, 20) }
    root.layoutIfNeeded()
    #expect(tied.map(\.frame) == free.map(\.frame))
  }

  @Test(arguments: [StackView.Distribution.equalSpacing, .equalCentering])
  func `the only visible arranged subview keeps its length with equalSpacing or equalCentering`(
    distribution: StackView.Distribution
  ) {
    let blocks = blocks()
    let stack = StackView(arrangedSubviews: blocks)
    stack.distribution = distribution
    add(stack, Rect(0, 0, 400, 50))
    tie(blocks[0], stack)
    for block in blocks.dropFirst() { block.isHidden = true }
    root.layoutIfNeeded()
    #expect(blocks[0].frame == Rect(0, 0, 40, 50))
  }

  @Test
  func `fillProportionally uses the fitting size of an arranged subview with inner constraints`() {
    let (card, inner, block) = (View(), Block(100, 20), Block(50, 20))
    card.addSubview(inner)
    inner.pin([.leading(), .trailing(), .top(), .bottom()])
    let stack = StackView(arrangedSubviews: [card, block])
    stack.distribution = .fillProportionally
    add(stack, Rect(0, 0, 300, 20))
    tie(block, stack)
    root.layoutIfNeeded()
    #expect(abs(card.frame.width - 200) < 1e-6 && abs(block.frame.width - 100) < 1e-6)

    inner.naturalSize = Size(50, 20)
    root.layoutIfNeeded()
    #expect(abs(card.frame.width - 150) < 1e-6)
  }

  @Test func `sizeThatFits of a stack view positioned by constraints returns its fitting size`() {
    let blocks = blocks()
    let stack = StackView(arrangedSubviews: blocks)
    blocks[0].widthAnchor.constraint(equalTo: blocks[1].widthAnchor).isActive = true
    root.addSubview(stack)
    stack.pin([.leading(), .top()])
    root.layoutIfNeeded()
    #expect(stack.sizeThatFits(Size(.infinity, .infinity)) == Size(150, 50))
  }
}

/// Rows of a label and a field, whose labels are equally wide.
private struct LabelledRows {
  let column: StackView
  let all: [StackView]
  let labels = [Block(40, 20), Block(70, 20), Block(55, 20)]
  let fields = [View(), View(), View()]
  private let window: Window

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
    window = Window(
      size: Size(400, 300), traits: traits, textMeasurer: ApproximateTextMeasurer())
    window.rootView.addSubview(column)
    column.layoutIfNeeded()
  }
}
