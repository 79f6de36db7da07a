// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import Views

/// What holds of any layout by constraints.
struct ConstraintFuzzTests {
  private static let sizes = [Size(480, 320), Size(1000, 700), Size(320, 900), Size(3840, 2160)]

  /// From the 200th seed on, constraints tie views in stacks too.
  @Test(arguments: 0..<400)
  func `random constraint layouts satisfy all constraints and are mirrored in right-to-left layout`(
    seed: Int
  ) {
    var scene = RandomLayout(seed: UInt64(seed), direction: .leftToRight)
    var mirrored = RandomLayout(seed: UInt64(seed), direction: .rightToLeft)

    for size in Self.sizes {
      scene.layOut(in: size)
      mirrored.layOut(in: size)

      #expect(scene.frames.allSatisfy { $0.isWithinBounds })
      #expect(scene.broken.isEmpty, "seed \(seed), \(size): \(scene.broken)")
      #expect(
        zip(scene.frames, mirrored.framesMirrored).allSatisfy { $0.isNear($1) },
        "seed \(seed), \(size): \(scene.frames) \(mirrored.framesMirrored)")
      let before = scene.frames
      if !scene.isAmbiguous {
        scene.rebuild()
        scene.layOut(in: size)
        #expect(
          zip(scene.frames, before).allSatisfy { $0.isNear($1) },
          "seed \(seed), \(size): \(before) \(scene.frames)")
      }
    }
  }
}

/// Nested views and stacks with constraints of all kinds between them.
private struct RandomLayout {
  private var random: SeededGenerator
  private let window: Window
  private let root = View()
  private var views: [View] = []
  /// The arranged subviews of the stacks, if constraints may refer to them.
  private var arranged: [View] = []
  private let hasTies: Bool
  private var constraints: [LayoutConstraint] = []

  init(seed: UInt64, direction: Traits.LayoutDirection) {
    random = SeededGenerator(seed: seed)
    hasTies = seed >= 200
    var traits = Traits()
    traits.layoutDirection = direction
    window = Window(
      size: Size(100, 100), traits: traits, textMeasurer: ApproximateTextMeasurer())
    window.rootView.addSubview(root)
    for _ in 0..<Int.random(in: 2...9, using: &random) { addView() }
    for view in views { constrain(view) }
    for _ in 0..<Int.random(in: 0...6, using: &random) { addAny() }
  }

  // MARK: Making

  private mutating func addView() {
    let parent = ([root] + views.filter { !$0.isArranged }).randomElement(using: &random) ?? root
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      let stack = StackView(arrangedSubviews: (0..<2).map { _ in block() })
      stack.axis = Bool.random(using: &random) ? .horizontal : .vertical
      stack.distribution = StackView.Distribution.allCases.randomElement(using: &random) ?? .fill
      stack.alignment = StackView.Alignment.allCases.randomElement(using: &random) ?? .fill
      stack.spacing = 8
      parent.addSubview(stack)
      views.append(stack)
      if hasTies { arranged += stack.arrangedSubviews }
    case 1:
      let view = View()
      parent.addSubview(view)
      views.append(view)
    default:
      let view = block()
      parent.addSubview(view)
      views.append(view)
    }
  }

  private mutating func block() -> Block {
    let block = Block(
      Double(Int.random(in: 0...200, using: &random)),
      Double(Int.random(in: 0...80, using: &random)), baselineOffsets: (10, 10))
    if Int.random(in: 0..<3, using: &random) == 0 {
      block.area = block.naturalSize.width * block.naturalSize.height
    }
    block.setContentHuggingPriority(LayoutPriority(number(1...999)), for: .horizontal)
    block.setContentCompressionResistancePriority(LayoutPriority(number(1...999)), for: .horizontal)
    return block
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &random))
  }

  /// A view gets a place, most often a whole one.
  private mutating func constrain(_ view: View) {
    let around = view.superview ?? root
    let before = around.subviews.prefix { $0 !== view }.last { !$0.isArranged }
    let gap = number(0...30)
    activate(
      Bool.random(using: &random)
        ? view.leadingAnchor.constraint(
          equalTo: before?.trailingAnchor ?? around.leadingAnchor, constant: gap)
        : view.centerXAnchor.constraint(equalTo: around.centerXAnchor))
    activate(
      Bool.random(using: &random)
        ? view.topAnchor.constraint(
          equalTo: before?.bottomAnchor ?? around.layoutMarginsGuide.topAnchor, constant: gap)
        : view.firstBaselineAnchor.constraint(equalTo: around.topAnchor, constant: 50))
    if view is StackView || view is Block { return }
    activate(view.widthAnchor.constraint(equalToConstant: number(10...300)))
    activate(view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5))
  }

  private mutating func addAny() {
    let attributes: [LayoutConstraint.Attribute] = [
      .leading, .trailing, .centerX, .width, .top, .bottom, .centerY, .height,
    ]
    let all = views + arranged
    guard let first = all.randomElement(using: &random),
      let second = ([root] + all).randomElement(using: &random), first !== second,
      let attribute = attributes.randomElement(using: &random),
      let other = attributes.filter({ $0.axis == attribute.axis }).randomElement(using: &random)
    else { return }
    let relation: LayoutConstraint.Relation =
      [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random) ?? .equal
    let constraint = LayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
      constant: number(-40...40))
    if Int.random(in: 0..<4, using: &random) > 0 {
      constraint.priority = LayoutPriority(number(1...999))
    }
    activate(constraint)
  }

  private mutating func activate(_ constraint: LayoutConstraint) {
    constraint.isActive = true
    constraints.append(constraint)
  }

  // MARK: Looking

  mutating func layOut(in size: Size) {
    window.rootView.frame.size = size
    root.frame = Rect(0, 0, size.width, size.height)
    window.layoutIfNeeded()
  }

  func rebuild() { root.invalidateConstraints() }

  var isAmbiguous: Bool { (views + arranged).contains(where: \.hasAmbiguousLayout) }

  /// In the root's coordinates.
  var frames: [Rect] { (views + arranged).map { $0.convert($0.bounds, to: root) } }

  var framesMirrored: [Rect] {
    frames.map { Rect(root.frame.width - $0.maxX, $0.minY, $0.width, $0.height) }
  }

  /// Required constraints that do not hold, though they are not left out.
  var broken: [String] {
    guard let system = root.currentSystem else { return [] }
    return constraints.filter { constraint in
      guard constraint.isActive, constraint.priority == .required,
        !system.omittedConstraints.contains(where: { $0 === constraint }),
        let first = constraint.firstItem as? View
      else { return false }
      let left = value(constraint.firstAttribute, first)
      var right = constraint.constant
      if let attribute = constraint.secondAttribute {
        guard let second = constraint.secondItem as? View else { return false }
        right += constraint.multiplier * value(attribute, second)
      }
      switch constraint.relation {
      case .equal: return abs(left - right) > 1e-5
      case .lessThanOrEqual: return left > right + 1e-5
      case .greaterThanOrEqual: return left < right - 1e-5
      }
    }.map(\.description)
  }

  private func value(_ attribute: LayoutConstraint.Attribute, _ view: View) -> Double {
    let frame =
      view === root
      ? Rect(origin: .zero, size: root.currentSystem?.rootSize ?? .zero)
      : view.convert(view.bounds, to: root)
    return switch attribute {
    case .leading, .left: frame.minX
    case .trailing, .right: frame.maxX
    case .centerX: (frame.minX + frame.maxX) / 2
    case .top: frame.minY
    case .bottom: frame.maxY
    case .centerY: (frame.minY + frame.maxY) / 2
    case .width: frame.width
    case .height: frame.height
    case .firstBaseline: frame.minY + view.baselines(in: frame.size).first
    case .lastBaseline: frame.minY + view.baselines(in: frame.size).last
    }
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect) -> Bool {
    abs(minX - other.minX) < 1e-5 && abs(minY - other.minY) < 1e-5
      && abs(width - other.width) < 1e-5 && abs(height - other.height) < 1e-5
  }
}
