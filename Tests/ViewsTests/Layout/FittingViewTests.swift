// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Views

/// Views that override `sizeThatFits(_:)` and nothing else, in every layout that asks for the size of content.
struct FittingViewTests {
  /// A view whose height follows from its width.
  private final class Fitting: View {
    let fit: (Size) -> Size
    init(_ fit: @escaping (Size) -> Size) {
      self.fit = fit
      super.init(frame: .zero)
    }
    override func sizeThatFits(_ size: Size) -> Size { fit(size) }
  }

  /// A view that adds a margin to the default.
  private final class Extending: View {
    override func sizeThatFits(_ size: Size) -> Size {
      let size = super.sizeThatFits(size)
      return Size(size.width + 10, size.height + 10)
    }
  }

  /// What the views return from `sizeThatFits(_:)`, and their frame size in a column of 300 points.
  nonisolated enum Kind: CaseIterable {
    case fixed, fillsWidth, flowing, aspect

    func fit(_ size: Size) -> Size {
      switch self {
      case .fixed: Size(80, 40)
      case .fillsWidth: Size(size.width, 40)
      // 6000 points of text in lines of 20.
      case .flowing: size.width < 6000 ? Size(size.width, 120_000 / size.width) : Size(6000, 20)
      case .aspect: Size(size.width, size.width / 2)
      }
    }

    var heightInColumn: Double {
      switch self {
      case .fixed, .fillsWidth: 40
      case .flowing: 400
      case .aspect: 150
      }
    }
  }

  /// Shows a view at the top of a window that is 300 points wide.
  private func show(_ view: View) -> TestWindow {
    let root = ViewController()
    let harness = TestWindow(root: root, size: Size(300, 2000))
    root.view.addSubview(view)
    view.pin([.leading(), .trailing(), .top()])
    harness.step()
    return harness
  }

  @Test(arguments: Kind.allCases, [StackView.Alignment.fill, .leading, .center, .trailing])
  func `a vertical stack view gives an arranged subview the height that fits its width`(
    kind: Kind, alignment: StackView.Alignment
  ) {
    let view = Fitting(kind.fit)
    let stack = StackView(arrangedSubviews: [view])
    (stack.axis, stack.alignment) = (.vertical, alignment)
    _ = show(stack)

    #expect(view.frame.height == kind.heightInColumn)
    #expect(stack.frame == Rect(0, 0, 300, kind.heightInColumn))
  }

  @Test(arguments: Kind.allCases)
  func `a nested stack view gives an arranged subview the height that fits its width`(kind: Kind) {
    let view = Fitting(kind.fit)
    let inner = StackView(arrangedSubviews: [view])
    let stack = StackView(arrangedSubviews: [inner])
    (stack.axis, inner.axis) = (.vertical, .vertical)
    _ = show(stack)

    #expect(view.frame.size.height == kind.heightInColumn)
    #expect(stack.frame.height == kind.heightInColumn)
  }

  @Test(arguments: Kind.allCases)
  func `a view constrained to leading, trailing and top edges has the height that fits its width`(
    kind: Kind
  ) {
    let view = Fitting(kind.fit)
    _ = show(view)

    #expect(view.frame == Rect(0, 0, 300, kind.heightInColumn))
  }

  @Test(arguments: Kind.allCases)
  func `a stack view gives an arranged subview with constraints the height that fits its width`(
    kind: Kind
  ) {
    let view = Fitting(kind.fit)
    let marker = View()
    let stack = StackView(arrangedSubviews: [view])
    stack.axis = .vertical
    let root = ViewController()
    let harness = TestWindow(root: root, size: Size(300, 2000))
    root.view.addSubview(stack)
    root.view.addSubview(marker)
    stack.pin([.leading(), .trailing(), .top()])
    marker.heightAnchor.constraint(equalTo: view.heightAnchor).isActive = true
    harness.step()

    #expect(view.frame.height == kind.heightInColumn)
    #expect(marker.frame.height == kind.heightInColumn)
  }

  @Test(arguments: Kind.allCases)
  func `a view's fitting height is updated when the window becomes narrower`(kind: Kind) {
    let view = Fitting(kind.fit)
    let stack = StackView(arrangedSubviews: [view])
    stack.axis = .vertical
    let harness = show(stack)

    harness.resize(to: Size(200, 2000))
    harness.step()

    #expect(view.frame.height == kind.fit(Size(200, .infinity)).height)
  }

  @Test func `a horizontal stack view gives each arranged subview its fitting width and height`() {
    let (first, second) = (Fitting(Kind.fixed.fit), Fitting { _ in Size(60, 90) })
    let stack = StackView(arrangedSubviews: [first, second])
    stack.alignment = .top
    _ = show(stack)

    #expect(first.frame == Rect(0, 0, 80, 40))
    #expect(second.frame.height == 90 && stack.frame.height == 90)
  }

  /// A height of its own, and the width of the default.
  private final class FixedHeight: View {
    override func sizeThatFits(_ size: Size) -> Size { Size(super.sizeThatFits(size).width, 44) }
  }

  /// At least as high as a finger is wide.
  private final class LeastHeight: View {
    override func sizeThatFits(_ size: Size) -> Size {
      let size = super.sizeThatFits(size)
      return Size(size.width, max(44, size.height))
    }
  }

  /// Places its part by constraints, and has a height of its own.
  private final class Card: View {
    let icon = View()
    override init(frame: Rect) {
      super.init(frame: frame)
      addSubview(icon)
      icon.pin([.leading(8), .top(8), .width(20), .height(20)])
    }
    override func sizeThatFits(_ size: Size) -> Size { Size(size.width, 44) }
  }

  /// Has an intrinsic width, and a height that follows from its width.
  private final class IntrinsicWidth: View {
    override var intrinsicContentSize: Size { Size(88, View.noIntrinsicMetric) }
    override func sizeThatFits(_ size: Size) -> Size { Size(88, size.width / 2) }
  }

  nonisolated enum PartialOverride: CaseIterable {
    case fixedHeight, leastHeight, card, intrinsicWidth

    @MainActor func make() -> View {
      switch self {
      case .fixedHeight: FixedHeight()
      case .leastHeight: LeastHeight()
      case .card: Card(frame: .zero)
      case .intrinsicWidth: IntrinsicWidth()
      }
    }
  }

  @Test(arguments: PartialOverride.allCases)
  func `a preferred size that a view overrides for one axis does not affect the other axis`(
    partial: PartialOverride
  ) {
    let (view, pinned) = (partial.make(), partial.make())
    let stack = StackView(arrangedSubviews: [view])
    (stack.axis, stack.alignment) = (.vertical, .leading)
    let harness = show(stack)
    stack.superview?.addSubview(pinned)
    pinned.pin([.leading(), .top(), .width(88)])
    for _ in 0..<3 {
      stack.setNeedsLayout()
      harness.step()
    }

    #expect(view.frame.height == 44 && stack.frame.height == 44)
    #expect(pinned.frame.size == Size(88, 44))
    if partial == .intrinsicWidth { #expect(view.frame.width == 88) }
    if let card = view as? Card { #expect(card.icon.frame == Rect(8, 8, 20, 20)) }
  }

  @Test func `a view with only an intrinsic height has a flexible width in a stack view`() {
    final class Bar: View {
      override var intrinsicContentSize: Size { Size(View.noIntrinsicMetric, 20) }
      override func sizeThatFits(_ size: Size) -> Size { Size(200, 20) }
    }
    let (bar, fixed) = (Bar(), Fitting(Kind.fixed.fit))
    _ = show(StackView(arrangedSubviews: [fixed, bar]))

    #expect(fixed.frame.width == 80 && bar.frame.width == 220)
  }

  @Test func `layout calls sizeThatFits only with finite widths`() {
    var widths: [Double] = []
    for isPinned in [true, false] {
      let view = Fitting {
        widths.append($0.width)
        return Size($0.width, 40)
      }
      _ = show(isPinned ? view : StackView(arrangedSubviews: [view]))
    }

    #expect(!widths.isEmpty && widths.allSatisfy(\.isFinite))
  }

  @Test func `a sizeThatFits override can call systemLayoutSizeFitting`() {
    final class Asking: View {
      override func sizeThatFits(_ size: Size) -> Size {
        systemLayoutSizeFitting(View.layoutFittingCompressedSize)
      }
    }
    let (view, part) = (Asking(), View())
    view.addSubview(part)
    part.pin(Pin.edges(5) + [.height(30)])
    let stack = StackView(arrangedSubviews: [view])
    stack.axis = .vertical
    _ = show(stack)

    #expect(view.frame == Rect(0, 0, 300, 40) && part.frame == Rect(5, 5, 290, 30))
  }

  @Test
  func
    `a stack view gives a view no height if its sizeThatFits is super's or only enlarges super's`()
  {
    let (plain, extending) = (View(frame: Rect(0, 0, 50, 50)), Extending(frame: Rect(0, 0, 50, 50)))
    let stack = StackView(arrangedSubviews: [plain, extending])
    stack.axis = .vertical
    let harness = show(stack)
    for _ in 0..<3 {
      stack.setNeedsLayout()
      harness.step()
    }

    #expect(plain.frame.height == 0 && extending.frame.height == 0)
  }
}
