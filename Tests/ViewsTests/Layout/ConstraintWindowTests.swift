// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Views

/// Constraints of views in a window.
struct ConstraintWindowTests {
  private let controller = ViewController()
  private let harness: TestWindow
  private var root: View { controller.view }

  init() { harness = TestWindow(root: controller, size: Size(400, 300)) }

  /// A view of 50 × 20 at the upper leading corner, and the constraint that says how far down.
  private func add() -> (view: View, top: LayoutConstraint) {
    let view = View()
    root.addSubview(view)
    let top = view.topAnchor.constraint(equalTo: root.topAnchor)
    LayoutConstraint.activate([
      top, view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    return (view, top)
  }

  @Test func `conflicting required constraints are logged, and the last activated one is ignored`()
    throws
  {
    harness.expectsCleanContainment = false
    let (view, _) = add()
    let other = View()
    other.accessibilityLabel = "Other"
    root.addSubview(other)
    let wide = other.widthAnchor.constraint(equalTo: view.widthAnchor, constant: 10)
    wide.identifier = "as wide"
    LayoutConstraint.activate([
      other.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      other.trailingAnchor.constraint(equalTo: view.trailingAnchor), wide,
      other.topAnchor.constraint(equalTo: view.bottomAnchor),
      other.heightAnchor.constraint(equalToConstant: 5),
    ])
    harness.step()

    #expect(other.frame == Rect(0, 20, 50, 5))
    let warnings = harness.requests.compactMap { request in
      if case .warning(let text) = request { text } else { nil }
    }
    let warning = try #require(warnings.first)
    #expect(warnings.count == 1)
    let lines = warning.split(separator: "\n")
    #expect(lines.count == 4, "\(warning)")
    #expect(lines[0] == "required constraints conflict; the last one is ignored:")
    #expect(lines.contains { $0.hasPrefix("  View “Other”.trailing = View.trailing") })
    #expect(lines[3].hasPrefix("  View “Other”.width = View.width + 10.0 “as wide” ("))
    #expect(lines[3].contains("ConstraintWindowTests.swift:"))

    wide.isActive = false
    harness.resize(to: Size(500, 300))
    #expect(harness.requests.count { if case .warning = $0 { true } else { false } } == 1)
  }

  @Test func `changing a constraint's constant to a conflicting value logs one warning`() {
    harness.expectsCleanContainment = false
    let (view, top) = add()
    let bottom = view.bottomAnchor.constraint(equalTo: root.topAnchor, constant: 20)
    bottom.isActive = true
    harness.step()
    #expect(view.frame == Rect(0, 0, 50, 20))

    top.constant = 30
    harness.step()

    #expect(harness.requests.count { if case .warning = $0 { true } else { false } } == 1)
    #expect(view.frame == Rect(0, 30, 50, 20))
  }

  @Test func `a controller's additional safe area insets shrink the safe area layout guide`() {
    let (view, _) = add()
    let (panel, inside) = (View(frame: Rect(0, 10, 400, 290)), View())
    root.addSubview(panel)
    panel.addSubview(inside)
    let margins = root.layoutMarginsGuide
    let safe = panel.safeAreaLayoutGuide
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: margins.leadingAnchor).weak,
      inside.topAnchor.constraint(equalTo: safe.topAnchor),
      inside.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      inside.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      inside.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
    ])
    harness.step()
    #expect(inside.frame == Rect(0, 0, 400, 290))

    controller.additionalSafeAreaInsets = Insets(top: 40, left: 12, bottom: 5)
    harness.step()

    #expect(root.safeAreaInsets == Insets(top: 40, left: 12, bottom: 5))
    #expect(panel.safeAreaInsets == Insets(top: 30, left: 12, bottom: 5))
    #expect(inside.frame == Rect(12, 30, 388, 255))
    #expect(margins.layoutFrame == Rect(28, 56, 356, 223))
    let keyboard = root.keyboardLayoutGuide
    view.bottomAnchor.constraint(equalTo: keyboard.topAnchor).weak.isActive = true
    harness.step()
    #expect(keyboard.layoutFrame == Rect(12, 295, 388, 0))

    panel.frame.origin.y = 50
    harness.step()
    #expect(inside.frame.minY == 0)
  }

  @Test func `a root view's layout margins depend on its width`() {
    let view = View()
    root.addSubview(view)
    view.pin(Pin.edges(), to: root.layoutMarginsGuide)
    harness.step()
    #expect(view.frame == Rect(16, 16, 368, 268))

    harness.resize(to: Size(800, 300))
    #expect(view.frame == Rect(24, 24, 752, 252))
  }

  // MARK: Animations

  @Test func `changing a constraint's constant in an animation animates the view's frame`() {
    let (view, top) = add()
    harness.step()

    View.animate(duration: 1, curve: .linear) { top.constant = 100 }
    #expect(view.frame.minY == 100 && view.presentationFrame.minY == 0)
    harness.advance(by: 0.5)

    #expect(abs(view.presentationFrame.minY - 50) < 3)
    harness.advance(by: 0.6)
    #expect(view.presentationFrame.minY == 100)
  }

  @Test func `a layout change that was pending before an animation is not animated`() {
    let (first, top) = add()
    let (second, other) = add()
    harness.step()

    other.constant = 80
    View.animate(duration: 1) { top.constant = 100 }

    #expect(second.presentationFrame.minY == 80 && first.presentationFrame.minY == 0)
  }

  @Test func `a view added inside an animation appears at its final frame`() {
    let (first, top) = add()
    harness.step()
    var second: View?

    View.animate(duration: 1) {
      top.constant = 100
      second = add().view
    }

    #expect(first.presentationFrame.minY == 0 && second?.presentationFrame == Rect(0, 0, 50, 20))
  }

  @Test func `changing a stack view's spacing in an animation animates the arranged subviews`() {
    let stack = StackView(arrangedSubviews: (0..<3).map { _ in Block(30, 20) })
    stack.alignment = .top
    stack.setCustomSpacing(5, after: stack.arrangedSubviews[0])
    stack.frame = Rect(0, 0, 200, 50)
    root.addSubview(stack)
    harness.step()

    View.animate(duration: 1, curve: .linear) { stack.spacing = 20 }
    harness.advance(by: 0.5)

    let last = stack.arrangedSubviews[2]
    #expect(last.frame.minX == 85 && abs(last.presentationFrame.minX - 75) < 1)
  }

  @Test(arguments: [false, true], [false, true])
  func `an arranged subview that is hidden in an animation shrinks and fades, and grows when shown`(
    turnsRound: Bool, isTied: Bool
  ) {
    let views = (0..<3).map { _ in Block(30, 20) }
    let stack = StackView(arrangedSubviews: views)
    (stack.axis, stack.spacing) = (.vertical, 10)
    if isTied { views[0].widthAnchor.constraint(equalTo: views[2].widthAnchor).isActive = true }
    views[1].backgroundColor = .fixed(.black)
    root.addSubview(stack)
    stack.pin([.leading(), .top()])
    harness.step()
    #expect(stack.frame.height == 80)

    View.animate(duration: 1, curve: .linear) { views[1].isHidden = true }
    harness.advance(by: 0.5)
    #expect(views[1].isHidden && views[1].isRemovalAnimating)
    #expect(harness.lastFrame?.placements.contains { (0.4...0.6).contains($0.opacity) } == true)
    #expect(abs(views[1].presentationAlpha - 0.5) < 0.05 && views[1].alpha == 1)
    #expect(abs(views[1].presentationFrame.height - 10) < 1)
    #expect(abs(views[2].presentationFrame.minY - 45) < 1 && views[2].frame.minY == 30)
    if !turnsRound {
      harness.advance(by: 0.6)
      #expect(
        !views[1].isRemovalAnimating && views[1].presentationAlpha == 1 && stack.frame.height == 50)
    }

    View.animate(duration: 1, curve: .linear) { views[1].isHidden = false }
    #expect(!views[1].isRemovalAnimating && views[1].frame == Rect(0, 30, 30, 20))
    harness.advance(by: 0.5)
    #expect((0.4...0.6).contains(views[1].presentationAlpha))
    harness.advance(by: 0.6)
    #expect(views[1].presentationFrame == Rect(0, 30, 30, 20) && views[1].presentationAlpha == 1)
    #expect(views[2].presentationFrame.minY == 60 && stack.frame.height == 80)
  }

  @Test(arguments: [false, true])
  func `an arranged subview disappears immediately when it is hidden without an animation`(
    isTied: Bool
  ) {
    let views = (0..<2).map { _ in Block(30, 20) }
    let stack = StackView(arrangedSubviews: views)
    if isTied { views[0].widthAnchor.constraint(equalTo: views[1].widthAnchor).isActive = true }
    root.addSubview(stack)
    stack.pin([.leading(), .top()])
    harness.step()

    views[0].isHidden = true
    harness.step()

    #expect(
      !views[0].isRemovalAnimating && views[1].presentationFrame.minX == 0
        && stack.frame.width == 30)
  }

  @Test func `arranged subviews move when a constraint between them is activated in an animation`()
  {
    let views = [Block(30, 20), Block(60, 20)]
    let stack = StackView(arrangedSubviews: views + [View()])
    stack.frame = Rect(0, 0, 400, 20)
    root.addSubview(stack)
    harness.step()

    View.animate(duration: 1, curve: .linear) {
      views[0].widthAnchor.constraint(equalTo: views[1].widthAnchor).isActive = true
    }
    harness.advance(by: 0.5)
    #expect(views[1].frame.minX == 60 && abs(views[1].presentationFrame.minX - 45) < 1)
  }

  @Test
  func
    `an initially hidden arranged subview with constraints grows when it is shown in an animation`()
  {
    let views = [Block(30, 20), Block(30, 20)]
    let stack = StackView(arrangedSubviews: views)
    stack.axis = .vertical
    views[1].isHidden = true
    views[0].widthAnchor.constraint(equalTo: views[1].widthAnchor).isActive = true
    root.addSubview(stack)
    stack.pin([.leading(), .top()])
    harness.step()

    View.animate(duration: 1, curve: .linear) { views[1].isHidden = false }
    harness.advance(by: 0.5)
    #expect(views[1].frame == Rect(0, 20, 30, 20))
    #expect(abs(views[1].presentationFrame.height - 10) < 1)
  }

  @Test
  func `a nested stack view that is hidden in an animation keeps the frames of its subviews`() {
    let (labels, fields) = ([Block(30, 20), Block(50, 20)], [Block(40, 20), Block(40, 20)])
    let rows = zip(labels, fields).map { StackView(arrangedSubviews: [$0, $1]) }
    let column = StackView(arrangedSubviews: rows)
    column.axis = .vertical
    labels[0].widthAnchor.constraint(equalTo: labels[1].widthAnchor).isActive = true
    root.addSubview(column)
    column.pin([.leading(), .top(), .width(200)])
    harness.step()
    #expect(fields.map(\.frame.minX) == [50, 50] && fields[1].frame.width == 150)

    View.animate(duration: 1, curve: .linear) { rows[1].isHidden = true }
    harness.advance(by: 0.5)
    #expect(fields[1].frame == Rect(50, 0, 150, 20) && column.frame.height == 20)
  }

  @Test func `layout margins that depend on the width are updated in the same layout pass`() {
    let screen = ViewController()
    let block = Block(10, 10)
    harness.window.rootViewController = ViewController()
    harness.step()
    guard let parent = harness.window.rootViewController else { return }
    parent.addChild(screen)
    parent.view.addSubview(screen.view)
    screen.view.addSubview(block)
    screen.didMove(toParent: parent)
    block.pin([.leading(), .top()], to: screen.view.layoutMarginsGuide)
    let width = screen.view.pin([.width(300), .leading(), .top(), .bottom()])[0]
    harness.step()
    let narrow = screen.view.theme.metrics.contentInset(forWidth: 300)
    let wide = screen.view.theme.metrics.contentInset(forWidth: 900)
    #expect(block.frame.minX == narrow && narrow != wide)

    width.constant = 900
    harness.step()
    #expect(block.frame.minX == wide)
  }

  @Test
  func `a view that requests layout in each layout does not prevent the frames of other views`() {
    final class Restless: View {
      override func layoutSubviews() { setNeedsLayout() }
    }
    let (restless, other) = (Restless(), View())
    root.addSubview(restless)
    root.addSubview(other)
    harness.step()
    other.setNeedsLayout()
    #expect(harness.window.needsFrame)
  }

  @Test func `a controller's view is laid out once when it appears and once for each later change`()
  {
    final class Screen: ViewController {
      let block = Block(100, 20)
      var passes = 0

      override func viewDidLoad() {
        let column = StackView(arrangedSubviews: [block])
        block.widthAnchor.constraint(lessThanOrEqualToConstant: 80).isActive = true
        view.addSubview(column)
        column.pin([.leading(), .trailing(), .top()], to: view.readableContentGuide)
      }

      override func viewWillLayoutSubviews() {
        passes += 1
        block.naturalSize.height = view.bounds.height / 10
      }
    }
    let screen = Screen()
    harness.window.rootViewController = screen
    harness.step()
    #expect(screen.passes == 1 && screen.block.frame.height == 30)

    screen.block.naturalSize.width = 50
    harness.step()
    #expect(screen.passes == 2)
    harness.resize(to: Size(400, 500))
    #expect(screen.passes == 3 && screen.block.frame.height == 50)
    harness.step()
    #expect(screen.passes == 3)
  }

  @Test
  func `moving a superview does not solve the constraints of its subviews again`() {
    let (view, _) = add()
    harness.step()
    view.frame.origin.x = 7

    root.frame.origin.x = 100
    harness.step()

    #expect(view.frame.origin.x == 7)
  }
}

extension LayoutConstraint {
  fileprivate var weak: LayoutConstraint {
    priority = LayoutPriority(1)
    return self
  }
}
