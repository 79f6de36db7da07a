// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import Testing

@testable import Views

/// Where constraints place views.
struct ConstraintLayoutTests {
  private let root = View(frame: Rect(0, 0, 400, 300))
  private let window = Window(
    size: Size(400, 300), traits: Traits(), textMeasurer: ApproximateTextMeasurer())

  init() { window.rootView.addSubview(root) }

  private func add(_ views: View...) {
    for view in views { root.addSubview(view) }
  }

  private func activate(_ constraints: LayoutConstraint...) {
    LayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
  }

  private func mirror() {
    var traits = window.traits
    traits.layoutDirection = .rightToLeft
    window.traits = traits
  }

  // MARK: Activation

  @Test func `LayoutConstraint activates and deactivates several constraints in one call`() {
    let view = View()
    add(view)
    let constraints = [
      view.widthAnchor.constraint(equalToConstant: 30),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 20),
    ]
    LayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    #expect(view.frame == Rect(10, 0, 30, 20))

    LayoutConstraint.deactivate(constraints)
    #expect(root.constraints.isEmpty && view.constraints.isEmpty)
    #expect(constraints.allSatisfy { !$0.isActive })
  }

  // MARK: Anchors

  @Test func `edge anchors follow the superview's edges when it is resized`() {
    let view = View()
    add(view)
    activate(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40))
    #expect(view.frame == Rect(10, 30, 370, 230))

    root.frame.size = Size(500, 200)
    root.layoutIfNeeded()
    #expect(view.frame == Rect(10, 30, 470, 130))
  }

  @Test func `center and size anchors determine a view's frame`() {
    let view = View()
    add(view)
    activate(
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 5),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: -10),
      view.heightAnchor.constraint(equalToConstant: 60))
    #expect(view.frame == Rect(110, 120, 190, 60))
  }

  @Test func `constraints between siblings place one view relative to the other`() {
    let (first, second) = (Block(50, 20), Block(80, 30))
    add(first, second)
    activate(
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      first.topAnchor.constraint(equalTo: root.topAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      second.centerYAnchor.constraint(equalTo: first.centerYAnchor))
    #expect(first.frame == Rect(0, 0, 50, 20))
    #expect(second.frame == Rect(58, -5, 80, 30))
  }

  @Test func `a multiplier scales a position in the coordinates of the nearest common ancestor`() {
    let (card, view) = (View(), Block(40, 20))
    add(card)
    card.addSubview(view)
    activate(
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100),
      card.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      card.widthAnchor.constraint(equalToConstant: 200),
      card.heightAnchor.constraint(equalToConstant: 100),
      LayoutConstraint(
        item: view, attribute: .centerX, relatedBy: .equal, toItem: card, attribute: .centerX,
        multiplier: 0.5),
      LayoutConstraint(
        item: view, attribute: .bottom, relatedBy: .equal, toItem: card, attribute: .bottom,
        multiplier: 0.8))
    #expect(view.frame == Rect(30, 60, 40, 20))
  }

  @Test
  func `right-to-left layout mirrors leading and trailing anchors, but not left and right anchors`()
  {
    let (first, second) = (Block(50, 20), Block(30, 20))
    add(first, second)
    mirror()
    activate(
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      first.topAnchor.constraint(equalTo: root.topAnchor),
      second.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      second.topAnchor.constraint(equalTo: root.topAnchor))
    #expect(first.frame == Rect(340, 0, 50, 20))
    #expect(second.frame == Rect(10, 0, 30, 20))

    let third = Block(20, 20)
    add(third)
    activate(
      third.leftAnchor.constraint(greaterThanOrEqualTo: second.rightAnchor, constant: 8),
      third.rightAnchor.constraint(equalTo: first.leftAnchor, constant: -5).at(.defaultLow),
      third.topAnchor.constraint(equalTo: root.topAnchor))
    #expect(third.frame == Rect(315, 0, 20, 20))
  }

  @Test func `changing the layout direction mirrors views that have leading constraints`() {
    let view = Block(50, 20)
    add(view)
    activate(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor))
    #expect(view.frame.minX == 10)

    mirror()
    root.layoutIfNeeded()
    #expect(view.frame.minX == 340)
  }

  @Test func `baseline anchors align the text baselines of views`() {
    let (small, large) = (
      Block(40, 20, baselineOffsets: (15, 15)), Block(60, 50, baselineOffsets: (30, 45))
    )
    let below = Block(10, 10, baselineOffsets: (8, 8))
    add(small, large, below)
    activate(
      large.topAnchor.constraint(equalTo: root.topAnchor),
      large.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      below.firstBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor, constant: 24))
    #expect(small.frame == Rect(60, 15, 40, 20))
    #expect(below.frame == Rect(0, 61, 10, 10))
  }

  // MARK: Priorities and contents

  @Test func `one constraint wins over many constraints of lower priority`() {
    let view = View()
    add(view)
    activate(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
      view.widthAnchor.constraint(equalToConstant: 100).at(LayoutPriority(500)))
    for _ in 0..<20 { activate(view.widthAnchor.constraint(equalToConstant: 300).at(499)) }
    #expect(view.frame.width == 100)

    activate(view.widthAnchor.constraint(lessThanOrEqualToConstant: 80))
    #expect(view.frame.width == 80)
  }

  @Test(arguments: [
    (250.0, 251.0, 300.0, 100.0), (251, 250, 100, 300), (749, 1000, 300, 100),
  ])
  func `constraints give extra space to the view with the lower content hugging priority`(
    hugging: Double, other: Double, width: Double, otherWidth: Double
  ) {
    let (first, second) = (Block(100, 20), Block(100, 20))
    first.setContentHuggingPriority(LayoutPriority(hugging), for: .horizontal)
    second.setContentHuggingPriority(LayoutPriority(other), for: .horizontal)
    row(first, second)

    #expect(first.frame == Rect(0, 0, width, 20))
    #expect(second.frame == Rect(width, 0, otherWidth, 20))
  }

  @Test(arguments: [(750.0, 751.0, 100.0, 300.0), (751, 750, 300, 100)])
  func `if space is missing, constraints shrink the view with the lower compression resistance`(
    resistance: Double, other: Double, width: Double, otherWidth: Double
  ) {
    let (first, second) = (Block(300, 20), Block(300, 20))
    first.setContentCompressionResistancePriority(LayoutPriority(resistance), for: .horizontal)
    second.setContentCompressionResistancePriority(LayoutPriority(other), for: .horizontal)
    row(first, second)

    #expect([first.frame.width, second.frame.width] == [width, otherWidth])
  }

  private func row(_ first: View, _ second: View) {
    add(first, second)
    activate(
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      first.topAnchor.constraint(equalTo: root.topAnchor),
      second.topAnchor.constraint(equalTo: root.topAnchor))
  }

  @Test func `a change of a view's intrinsic size moves the views that are constrained to it`() {
    let (first, second) = (Block(100, 20), Block(50, 20))
    add(first, second)
    activate(
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      first.topAnchor.constraint(equalTo: root.topAnchor),
      second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 4),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor))
    first.naturalSize = Size(30, 60)
    root.layoutIfNeeded()
    #expect(second.frame.origin == Point(30, 64))

    first.naturalSize = Size(View.noIntrinsicMetric, 10)
    activate(first.widthAnchor.constraint(equalToConstant: 70))
    #expect(second.frame.origin == Point(70, 14))
  }

  @Test func `a constrained view gets the height that its content needs at its width`() {
    let (text, below) = (Block(300, 10), Block(10, 10))
    text.area = 3000
    add(text, below)
    activate(
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      text.topAnchor.constraint(equalTo: root.topAnchor),
      below.topAnchor.constraint(equalTo: text.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: root.leadingAnchor))
    #expect(below.frame.minY == 10)

    root.frame.size.width = 100
    root.layoutIfNeeded()
    #expect(text.frame == Rect(0, 0, 100, 30) && below.frame.minY == 30)

    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect(below.frame.minY == 10)
  }

  @Test func `constraints never give a view a negative width or height`() {
    let view = View()
    add(view)
    activate(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 250),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -250),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10))
    #expect(view.frame == Rect(250, 0, 0, 10))

    root.frame.size.width = 600
    root.layoutIfNeeded()
    #expect(view.frame == Rect(250, 0, 100, 10))
  }

  // MARK: Views in views

  @Test func `a view without an intrinsic size is sized by the constraints of its subviews`() {
    let (card, text) = (View(), Block(120, 20))
    add(card)
    card.addSubview(text)
    activate(
      card.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      card.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      text.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(equalTo: text.trailingAnchor, constant: 16),
      text.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
      card.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 8))
    #expect(card.frame == Rect(124, 10, 152, 36))
    #expect(text.frame == Rect(16, 8, 120, 20))

    text.naturalSize = Size(200, 20)
    root.layoutIfNeeded()
    #expect(card.frame == Rect(84, 10, 232, 36))
  }

  @Test func `constrained subviews are laid out again when code changes their superview's frame`() {
    let (panel, view) = (View(frame: Rect(50, 60, 200, 100)), Block(20, 20))
    add(panel)
    panel.addSubview(view)
    activate(
      view.trailingAnchor.constraint(equalTo: panel.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: panel.bottomAnchor))
    #expect(view.frame == Rect(180, 80, 20, 20))

    panel.frame.size = Size(100, 50)
    root.layoutIfNeeded()
    #expect(view.frame == Rect(80, 30, 20, 20))
  }

  @Test
  func `a constraint can refer to a view inside a superview whose frame is set by code`() {
    let (panel, inner, outer) = (View(frame: Rect(50, 60, 200, 100)), Block(20, 20), Block(30, 30))
    add(panel, outer)
    panel.addSubview(inner)
    activate(
      inner.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 5),
      inner.topAnchor.constraint(equalTo: panel.topAnchor),
      outer.leadingAnchor.constraint(equalTo: inner.trailingAnchor),
      outer.topAnchor.constraint(equalTo: inner.bottomAnchor))
    #expect(inner.frame == Rect(5, 0, 20, 20))
    #expect(outer.frame == Rect(75, 80, 30, 30))

    panel.frame.origin = Point(0, 10)
    root.layoutIfNeeded()
    #expect(outer.frame == Rect(25, 30, 30, 30))
  }

  @Test func `a view that constraints use only as their second item keeps its frame`() {
    let (fixed, view) = (View(frame: Rect(10, 20, 30, 40)), Block(50, 50))
    add(fixed, view)
    activate(
      view.leadingAnchor.constraint(equalTo: fixed.trailingAnchor),
      view.topAnchor.constraint(equalTo: fixed.bottomAnchor))
    #expect(fixed.frame == Rect(10, 20, 30, 40) && view.frame == Rect(40, 60, 50, 50))
    #expect(fixed.translatesAutoresizingMaskIntoConstraints)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)

    fixed.frame.origin = Point(0, 0)
    root.layoutIfNeeded()
    #expect(view.frame.origin == Point(30, 40))
  }

  @Test func `a view keeps its frame when translatesAutoresizingMaskIntoConstraints is true`() {
    let view = View(frame: Rect(1, 2, 3, 4))
    add(view)
    view.translatesAutoresizingMaskIntoConstraints = true
    activate(view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 1).at(999))
    #expect(view.frame == Rect(1, 2, 3, 4))

    view.translatesAutoresizingMaskIntoConstraints = false
    activate(view.widthAnchor.constraint(equalToConstant: 50))
    #expect(view.frame.width == 50 && view.frame.minX == 1)
  }

  // MARK: Changes

  @Test func `changing a constraint's constant or priority updates the layout`() {
    let view = Block(50, 20)
    add(view)
    let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    let trailing = view.trailingAnchor.constraint(equalTo: root.trailingAnchor).at(.defaultLow)
    activate(leading, trailing, view.topAnchor.constraint(equalTo: root.topAnchor))

    leading.constant = 30
    root.layoutIfNeeded()
    #expect(view.frame.minX == 30)

    leading.priority = LayoutPriority(100)
    trailing.priority = .required
    view.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    root.layoutIfNeeded()
    #expect(view.frame == Rect(350, 0, 50, 20))
  }

  @Test func `a deactivated constraint no longer affects the layout`() {
    let view = Block(50, 20)
    add(view)
    let wide = view.widthAnchor.constraint(equalToConstant: 200)
    activate(
      wide, view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor))
    #expect(view.frame.width == 200)

    wide.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    #expect(root.constraints.count == 2 && view.constraints.isEmpty)
  }

  @Test
  func `removing a view deactivates only constraints between its subtree and outside views`() {
    let (panel, inner, outer) = (View(), Block(20, 20), Block(30, 30))
    add(panel, outer)
    panel.addSubview(inner)
    let across = outer.leadingAnchor.constraint(equalTo: inner.trailingAnchor)
    let inside = inner.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 7)
    activate(across, inside, panel.topAnchor.constraint(equalTo: root.topAnchor))

    panel.removeFromSuperview()
    #expect(!across.isActive && inside.isActive && root.constraints.isEmpty)
    panel.layoutIfNeeded()
    #expect(inner.frame.minX == 7)

    let other = View(frame: Rect(0, 0, 100, 100))
    other.addSubview(panel)
    LayoutConstraint.activate([
      panel.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 3)
    ])
    other.layoutIfNeeded()
    #expect(panel.frame.minX == 3 && inner.frame.minX == 7)
  }

  // MARK: Guides

  @Test func `a view's margins, safe area and readable width have layout guides`() {
    let (inside, reading) = (View(), View())
    add(inside, reading)
    root.layoutMargins = Insets(top: 1, left: 20, bottom: 3, right: 40)
    fill(inside, root.layoutMarginsGuide)
    fill(reading, root.readableContentGuide)
    root.layoutIfNeeded()
    #expect(inside.frame == Rect(20, 1, 340, 296))
    #expect(reading.frame == inside.frame)

    root.frame.size.width = 1200
    root.layoutIfNeeded()
    #expect(reading.frame == Rect(110, 1, 960, 296))

    root.layoutMargins = .zero
    mirror()
    root.layoutIfNeeded()
    #expect(inside.frame == Rect(0, 0, 1200, 300))
    #expect(root.safeAreaLayoutGuide.identifier == "safe area")
  }

  @Test
  func `a view narrower than the readable content guide is placed at the guide's leading edge`() {
    let field = View()
    add(field)
    root.layoutMargins = Insets(top: 1, left: 20, bottom: 3, right: 40)
    field.pin(
      [.top(), .leading(), .width(fraction: 1), .maximumWidth(100), .height(30)],
      to: root.readableContentGuide)
    root.layoutIfNeeded()

    #expect(field.frame == Rect(20, 1, 100, 30))
  }

  @Test func `a view's left and right layout margins are not swapped in right-to-left layout`() {
    let inside = View()
    add(inside)
    mirror()
    root.layoutMargins = Insets(top: 0, left: 20, bottom: 0, right: 40)
    fill(inside, root.layoutMarginsGuide)
    root.layoutIfNeeded()
    #expect(inside.frame == Rect(20, 0, 340, 300))
  }

  @Test func `a custom layout guide can separate two views`() {
    let (first, second, gap) = (Block(50, 20), Block(50, 20), LayoutGuide())
    add(first, second)
    root.addLayoutGuide(gap)
    activate(
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      first.topAnchor.constraint(equalTo: root.topAnchor),
      gap.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      gap.widthAnchor.constraint(equalTo: first.widthAnchor, multiplier: 0.5),
      gap.topAnchor.constraint(equalTo: root.topAnchor),
      gap.heightAnchor.constraint(equalToConstant: 1),
      second.leadingAnchor.constraint(equalTo: gap.trailingAnchor),
      second.topAnchor.constraint(equalTo: root.topAnchor))
    #expect(second.frame.minX == 75 && gap.layoutFrame == Rect(50, 0, 25, 1))
    #expect(root.layoutGuides.count == 1 && gap.owningView === root)

    root.removeLayoutGuide(gap)
    #expect(gap.owningView == nil && root.layoutGuides.isEmpty && root.constraints.count == 3)
  }

  @Test func `a removed layout guide deactivates its constraints and is released`() {
    let (panel, inner, outer) = (View(frame: Rect(50, 60, 200, 100)), Block(20, 20), Block(30, 30))
    add(panel, outer)
    panel.addSubview(inner)
    var guides = [LayoutGuide(), LayoutGuide()]
    for guide in guides { panel.addLayoutGuide(guide) }
    let across = outer.leadingAnchor.constraint(equalTo: guides[0].leadingAnchor)
    activate(across, inner.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 7))
    #expect(root.constraints.count == 1)

    for guide in guides { panel.removeLayoutGuide(guide) }
    guides = []
    panel.frame.size.width = 300
    root.layoutIfNeeded()

    #expect(!across.isActive && root.constraints.isEmpty && inner.frame.minX == 7)
  }

  private func fill(_ view: View, _ guide: LayoutGuide) {
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  // MARK: Sizes that follow

  @Test func `a view's fitting size follows from its constraints, also after they have changed`() {
    let (card, text) = (View(), Block(200, 10))
    text.area = 2000
    card.addSubview(text)
    LayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      text.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
      text.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
      text.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -5),
    ])

    #expect(card.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == Size(220, 20))
    #expect(card.sizeThatFits(Size(1000, 1000)) == Size(220, 20))
    #expect(card.sizeThatFits(Size(120, 1000)) == Size(120, 30))
    #expect(
      card.systemLayoutSizeFitting(
        Size(120, 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == Size(120, 30))
    card.sizeToFit()
    #expect(card.frame.size == Size(220, 20))

    // Each change discards the cached sizes.
    text.naturalSize = Size(100, 10)
    text.area = 1000
    #expect(card.sizeThatFits(Size(1000, 1000)) == Size(120, 20))
    card.constraints[0].constant = 30
    #expect(card.sizeThatFits(Size(1000, 1000)) == Size(140, 20))
    card.constraints[3].isActive = false
    #expect(card.sizeThatFits(Size(1000, 1000)) == Size(140, 0))
    for width in 40..<60 { _ = card.sizeThatFits(Size(Double(width), 1000)) }
    #expect(card.sizeThatFits(Size(60, 1000)).width == 60)
  }

  @Test
  func `a stack view respects its arranged subviews' own sizes and the constraints inside them`() {
    let (icon, text, card, inner) = (View(), Block(100, 20), View(), Block(60, 30))
    card.addSubview(inner)
    LayoutConstraint.activate([
      icon.widthAnchor.constraint(equalToConstant: 24),
      icon.heightAnchor.constraint(equalToConstant: 24),
      inner.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 4),
      card.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 4),
      inner.topAnchor.constraint(equalTo: card.topAnchor),
      card.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
    ])
    let stack = StackView(arrangedSubviews: [icon, text, card])
    stack.alignment = .center
    #expect(stack.intrinsicContentSize == Size(192, 30))
    text.setContentHuggingPriority(LayoutPriority(1), for: .horizontal)
    add(stack)
    stack.frame = Rect(0, 0, 400, 30)
    root.layoutIfNeeded()
    #expect(icon.frame == Rect(0, 3, 24, 24))
    #expect(text.frame == Rect(24, 5, 308, 20))
    #expect(card.frame == Rect(332, 0, 68, 30) && inner.frame == Rect(4, 0, 60, 30))

    inner.naturalSize = Size(100, 30)
    root.layoutIfNeeded()
    #expect(card.frame == Rect(292, 0, 108, 30) && inner.frame.width == 100)
  }

  @Test func `a stack view positioned by constraints has the size of its arranged subviews`() {
    let views = [Block(50, 20), Block(70, 30)]
    let (stack, below) = (StackView(arrangedSubviews: views), Block(10, 10))
    stack.spacing = 10
    add(stack, below)
    activate(
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      below.topAnchor.constraint(equalTo: stack.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: stack.trailingAnchor))
    #expect(stack.frame == Rect(0, 0, 130, 30) && below.frame.origin == Point(130, 30))

    views[0].isHidden = true
    root.layoutIfNeeded()
    #expect(stack.frame == Rect(0, 0, 70, 30) && below.frame.origin == Point(70, 30))
  }

  // MARK: What cannot be

  @Test
  func `hasAmbiguousLayout is true only for a view that its constraints do not place uniquely`() {
    let (view, other) = (Block(50, 20), Block(50, 20))
    add(view, other)
    activate(
      view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      other.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      other.topAnchor.constraint(equalTo: root.topAnchor))
    #expect(view.hasAmbiguousLayout && !other.hasAmbiguousLayout && !root.hasAmbiguousLayout)
  }

  @Test func `a constraint's description names its items and the source line that created it`() {
    let view = View()
    view.accessibilityLabel = "Name"
    add(view)
    let constraint = view.leadingAnchor.constraint(
      greaterThanOrEqualTo: root.layoutMarginsGuide.leadingAnchor, constant: -3)
    constraint.priority = LayoutPriority(700)
    #expect(
      "\(constraint)".hasPrefix("View “Name”.leading ≥ View.margins.leading - 3.0 @700.0"))
    #expect("\(constraint)".contains("ViewsTests/ConstraintLayoutTests.swift:"))
    #expect(
      "\(view.widthAnchor.constraint(equalToConstant: 5))".hasPrefix("View “Name”.width = 5.0"))
  }
}

extension LayoutConstraint {
  /// The same with a priority.
  fileprivate func at(_ priority: LayoutPriority) -> LayoutConstraint {
    self.priority = priority
    return self
  }

  fileprivate func at(_ priority: Double) -> LayoutConstraint { at(LayoutPriority(priority)) }
}
