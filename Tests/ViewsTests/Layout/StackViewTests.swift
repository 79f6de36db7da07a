// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import Testing

@testable import Views

/// What a stack view does with views, across its axis too.
struct StackViewTests {
  private func stack(
    _ views: [View], _ axis: Axis = .horizontal, _ alignment: StackView.Alignment = .fill,
    size: Size = Size(300, 100)
  ) -> StackView {
    let stack = StackView(arrangedSubviews: views)
    (stack.axis, stack.alignment) = (axis, alignment)
    stack.frame = Rect(0, 0, size.width, size.height)
    stack.layoutIfNeeded()
    return stack
  }

  private func frames(_ views: [View]) -> [Rect] { views.map(\.frame) }

  private func isSame(_ views: [View], _ others: [View]) -> Bool {
    views.elementsEqual(others, by: ===)
  }

  // MARK: Across

  @Test(arguments: [
    (StackView.Alignment.fill, 0.0, 100.0), (.leading, 0, 40), (.top, 0, 40), (.center, 30, 40),
    (.trailing, 60, 40), (.bottom, 60, 40), (.firstBaseline, 0, 40), (.lastBaseline, 60, 40),
  ])
  func `alignment places the subviews of a horizontal stack view vertically`(
    alignment: StackView.Alignment, y: Double, height: Double
  ) {
    let view = Block(50, 40)
    _ = stack([view], .horizontal, alignment)

    #expect(view.frame == Rect(0, y, 300, height))
  }

  @Test(arguments: [
    (StackView.Alignment.fill, 0.0, 300.0), (.leading, 0, 50), (.top, 0, 50), (.center, 125, 50),
    (.trailing, 250, 50), (.bottom, 250, 50), (.firstBaseline, 0, 50), (.lastBaseline, 0, 50),
  ])
  func `alignment places the subviews of a vertical stack view horizontally`(
    alignment: StackView.Alignment, x: Double, width: Double
  ) {
    let view = Block(50, 40)
    _ = stack([view], .vertical, alignment)

    #expect(view.frame == Rect(x, 0, width, 100))
  }

  @Test func `firstBaseline alignment aligns the baselines of the arranged subviews' first lines`()
  {
    let views = [
      Block(10, 20, baselineOffsets: (15, 15)), Block(10, 60, baselineOffsets: (12, 50)),
    ]
    let row = stack(views, .horizontal, .firstBaseline)

    #expect(frames(views).map(\.minY) == [0, 3])
    #expect(row.intrinsicContentSize == Size(20, 63))
    #expect(row.baselines(in: row.bounds.size).first == 15)
  }

  @Test func `lastBaseline alignment aligns the baselines of the arranged subviews' last lines`() {
    let views = [
      Block(10, 20, baselineOffsets: (15, 15)), Block(10, 60, baselineOffsets: (12, 50)),
    ]
    let row = stack(views, .horizontal, .lastBaseline)

    #expect(frames(views).map(\.minY) == [75, 40])
    #expect(row.intrinsicContentSize == Size(20, 60))
  }

  @Test
  func `a stack view measures spacing between baselines if isBaselineRelativeArrangement is true`()
  {
    let views = [
      Block(10, 20, baselineOffsets: (15, 12)), Block(10, 30, baselineOffsets: (10, 25)),
    ]
    let column = stack(views, .vertical)
    column.distribution = .equalSpacing
    column.spacing = 40
    column.isBaselineRelativeArrangement = true

    let height = column.intrinsicContentSize.height
    column.frame.size.height = height
    column.layoutIfNeeded()

    // 12 + 40 - 10: the first baseline of the second view is 40 points below the last baseline of the first view.
    #expect(views[1].frame.minY == 42)
    #expect(height == 72)
  }

  @Test
  func `an arranged subview without a preferred size fills the cross axis with any alignment`() {
    let (view, block) = (View(), Block(50, 40))
    _ = stack([block, view], .horizontal, .center)

    #expect(view.frame == Rect(50, 0, 250, 100))
  }

  @Test func `a stack view's height follows from the width of its subviews`() {
    let text = Block(200, 10)
    text.area = 2000
    let column = stack([text], .vertical, size: Size(100, 500))

    #expect(column.sizeThatFits(Size(100, .infinity)) == Size(100, 20))
    #expect(column.sizeThatFits(Size(50, .infinity)).height == 40)
    let row = stack([text, Block(60, 10)], .horizontal, .top, size: Size(100, 500))
    // The text gives way: 40 wide, so 50 high.
    #expect(text.frame == Rect(0, 0, 40, 50))
    #expect(row.sizeThatFits(Size(100, .infinity)).height == 50)
  }

  // MARK: Which views

  @Test func `hidden arranged subviews take no space and no spacing`() {
    let views = [Block(10, 10), Block(20, 10), Block(30, 10)]
    let row = stack(views)
    row.spacing = 8
    row.layoutIfNeeded()
    #expect(views[2].frame.minX == 46 && row.intrinsicContentSize.width == 76)

    views[1].isHidden = true
    row.layoutIfNeeded()

    #expect(views[2].frame.minX == 18 && row.intrinsicContentSize.width == 48)
    views[1].isHidden = false
    row.layoutIfNeeded()
    #expect(views[1].frame == Rect(18, 0, 20, 100))
  }

  @Test func `custom spacing replaces a stack view's spacing after one subview`() {
    let views = [Block(10, 10), Block(10, 10), Block(10, 10)]
    let row = stack(views)
    row.spacing = 5
    row.setCustomSpacing(30, after: views[0])
    #expect(row.customSpacing(after: views[0]) == 30)
    row.layoutIfNeeded()
    #expect(frames(views).map(\.minX) == [0, 40, 55])

    row.setCustomSpacing(StackView.spacingUseSystem, after: views[0])
    row.layoutIfNeeded()
    #expect(views[1].frame.minX == 10 + row.theme.metrics.gap)

    row.setCustomSpacing(StackView.spacingUseDefault, after: views[0])
    row.layoutIfNeeded()
    #expect(frames(views).map(\.minX) == [0, 15, 30])
    #expect(row.customSpacing(after: views[1]) == StackView.spacingUseDefault)
  }

  @Test
  func `arranged subviews are laid out in order, and a removed subview is no longer arranged`() {
    let views = [Block(10, 10), Block(20, 10), Block(30, 10)]
    let row = stack([views[0], views[1]])
    row.insertArrangedSubview(views[2], at: 0)
    row.addArrangedSubview(views[0])
    row.layoutIfNeeded()
    #expect(isSame(row.arrangedSubviews, [views[2], views[1], views[0]]))
    #expect(frames([views[2], views[1]]).map(\.minX) == [0, 30])

    row.removeArrangedSubview(views[2])
    #expect(views[2].superview === row)
    #expect(isSame(row.arrangedSubviews, [views[1], views[0]]))
    views[1].removeFromSuperview()
    row.layoutIfNeeded()

    #expect(isSame(row.arrangedSubviews, [views[0]]))
    #expect(views[0].frame == Rect(0, 0, 300, 100))
    #expect(views[2].frame.minX == 0)
    // Added again as a plain subview, the view is not arranged.
    row.addSubview(views[1])
    row.insertArrangedSubview(Block(1, 1), at: 0)
    #expect(!row.arrangedSubviews.contains { $0 === views[1] })
  }

  @Test
  func `a stack view with isLayoutMarginsRelativeArrangement places subviews inside its margins`() {
    let view = Block(10, 10)
    let row = stack([view])
    row.isLayoutMarginsRelativeArrangement = true
    row.layoutIfNeeded()
    #expect(view.frame == Rect(8, 8, 284, 84) && row.intrinsicContentSize == Size(26, 26))

    row.layoutMargins = Insets(top: 1, left: 2, bottom: 3, right: 4)
    row.layoutIfNeeded()
    #expect(view.frame == Rect(2, 1, 294, 96) && row.intrinsicContentSize == Size(16, 14))
  }

  @Test func `a change in a nested stack view updates the outer stack view`() {
    let (first, second) = (Block(10, 10), Block(30, 20))
    let inner = StackView(arrangedSubviews: [first, second])
    inner.axis = .vertical
    let outer = stack([inner, View()])
    #expect(inner.frame == Rect(0, 0, 30, 100))

    second.naturalSize = Size(80, 20)
    outer.layoutIfNeeded()
    #expect(inner.frame.width == 80 && second.frame.width == 80)

    second.isHidden = true
    outer.layoutIfNeeded()
    #expect(inner.frame.width == 10)
  }

  @Test
  func `hugging and compression resistance decide which arranged subview grows and which shrinks`()
  {
    let views = [Block(50, 10), Block(50, 10)]
    let row = stack(views)
    #expect(frames(views).map(\.width) == [50, 250])

    views[0].setContentHuggingPriority(.init(rawValue: 249), for: .horizontal)
    row.layoutIfNeeded()
    #expect(frames(views).map(\.width) == [250, 50])

    row.frame.size.width = 70
    row.layoutIfNeeded()
    #expect(frames(views).map(\.width) == [20, 50])
    views[1].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    row.layoutIfNeeded()
    #expect(frames(views).map(\.width) == [50, 20])
    #expect(views[1].contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }

  @Test
  func `a wrapping stack view starts another line only when the subviews do not fit in one line`() {
    let views = [Block(100, 20), Block(100, 30), Block(100, 40)]
    let row = stack(views, .horizontal, .leading)
    row.spacing = 10
    row.wrapsLines = true

    #expect(row.sizeThatFits(Size(250, .infinity)) == Size(210, 80))
    #expect(row.sizeThatFits(Size(320, .infinity)) == Size(320, 40))
    row.frame = Rect(0, 0, 250, 80)
    row.layoutIfNeeded()
    #expect(
      frames(views) == [Rect(0, 0, 100, 20), Rect(110, 0, 100, 30), Rect(0, 40, 100, 40)])
  }

  @Test(arguments: [(2, [2]), (3, [2, 1]), (4, [2, 2]), (5, [3, 2]), (7, [3, 3, 1])])
  func `a wrapping stack view that fills equally aligns its subviews in columns`(
    count: Int, lengths: [Int]
  ) {
    let views = (0..<count).map { Block($0 == 0 ? 100 : 50, 20) }
    let row = stack(views, .horizontal, .leading)
    row.distribution = .fillEqually
    row.spacing = 10
    row.wrapsLines = true
    row.frame = Rect(0, 0, count < 5 ? 250 : 340, 200)
    row.layoutIfNeeded()

    let lines = Dictionary(grouping: frames(views), by: \.minY).sorted { $0.key < $1.key }
    #expect(lines.map(\.value.count) == lengths)
    let columns = lines.first?.value ?? []
    #expect(columns.first?.minX == 0 && columns.last?.maxX == row.bounds.width)
    for (_, line) in lines {
      for (frame, column) in zip(line, columns) {
        #expect(abs(frame.minX - column.minX) < 1e-9 && abs(frame.width - column.width) < 1e-9)
      }
    }
  }

  /// A view that counts how often it is measured.
  private final class CountingView: View {
    private(set) var measurementCount = 0
    var length = 10.0 { didSet { invalidateIntrinsicContentSize() } }

    override var intrinsicContentSize: Size {
      measurementCount += 1
      return Size(length, length)
    }
  }

  @Test(arguments: [(Axis.horizontal, false), (.vertical, false), (.vertical, true)])
  func `the innermost view of ten nested stack views is measured a limited number of times`(
    axis: Axis, hasConstraints: Bool
  ) {
    let innermost = CountingView()
    var outer: View = innermost
    for level in 0..<10 {
      let stack = StackView(arrangedSubviews: [outer])
      stack.axis = level.isMultiple(of: 2) ? axis : .horizontal
      outer = stack
    }
    let root = View(frame: Rect(0, 0, 300, 300))
    root.addSubview(outer)
    if hasConstraints {
      outer.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate([
        outer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        outer.topAnchor.constraint(equalTo: root.topAnchor),
      ])
    } else {
      outer.sizeToFit()
    }
    root.layoutIfNeeded()

    // Each level would multiply the number by two or more.
    #expect((1...200).contains(innermost.measurementCount), "\(innermost.measurementCount)")
    innermost.length = 25
    #expect(outer.sizeThatFits(Size(.infinity, .infinity)) == Size(25, 25))
  }

  @Test func `sizeToFit gives a view the size that fits its content`() {
    let block = Block(30, 20)
    block.frame = Rect(5, 6, 0, 0)
    block.sizeToFit()
    #expect(block.frame == Rect(5, 6, 30, 20))
    let plain = View(frame: Rect(1, 2, 3, 4))
    plain.sizeToFit()
    #expect(plain.frame == Rect(1, 2, 3, 4))
  }
}
