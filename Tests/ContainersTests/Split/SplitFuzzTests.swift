// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Controls
import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Containers

/// Whatever a person and a program do, in any order: 40,000 inputs in sequences of 40. A failure
/// names its seed; see `RandomSequences`.
struct SplitFuzzTests {
  @Test func `random inputs to a split view break no containment rule`() {
    RandomSequences(250, length: 40).perform(SplitFuzzRun.init)
  }

  /// Seeds that once led to a broken rule.
  @Test(arguments: [4_103_210] as [UInt64])
  func `random inputs that once broke a containment rule in a split view no longer do so`(
    seed: UInt64
  ) {
    RandomSequences(seed..<seed + 1, length: 40).perform(SplitFuzzRun.init)
  }
}

/// One random sequence on one split view, and the rules that are checked after each input.
final class SplitFuzzRun: FuzzRun {
  private let split: SplitViewController
  private var isVisible = true
  private var createdCount = 0

  init(seed: UInt64, skipping skipped: Set<Int>) {
    var random = SeededGenerator(seed: seed)
    split = SplitViewController()
    split.title = "split"
    var traits = Traits()
    if Bool.random(using: &random) { traits.layoutDirection = .rightToLeft }
    if Int.random(in: 0..<6, using: &random) == 0 { traits.reducesMotion = true }
    let size = Self.sizes.randomElement(using: &random) ?? Size(1000, 700)
    super.init(
      seed: seed, random: random, skipping: skipped,
      harness: TestWindow(size: size, traits: traits))
    // Off screen too.
    split.containmentObserver = harness.checker
    for column in SplitColumn.allCases
    where column != .supplementary || Bool.random(using: &self.random) {
      split.setViewController(screen(), for: column)
    }
    if Bool.random(using: &self.random) {
      let stack = SplitStack()
      stack.title = "stack"
      stack.push(screen())
      split.setViewController(stack, for: .primary)
    }
    harness.window.rootViewController = split
    harness.step()
  }

  private static let sizes = [
    Size(400, 500), Size(590, 500), Size(610, 500), Size(800, 600), Size(1000, 700),
    Size(1500, 900),
  ]

  private func screen() -> ViewController {
    createdCount += 1
    let controller = ViewController()
    controller.title = "\(createdCount)"
    controller.view.addSubview(Button(title: "Go", accessibilityLabel: "Go"))
    return controller
  }

  override func willEnd() {
    if !isVisible { show() }
  }

  // MARK: Inputs

  override func act() {
    switch Int.random(in: 0..<16, using: &random) {
    case 0, 1: call("show") { split.show($0, animated: $1, completion: $2) }
    case 2, 3: call("hide") { split.hide($0, animated: $1, completion: $2) }
    case 4: changeMode()
    case 5: press()
    case 6, 7, 8: move()
    case 9: releasePointer()
    case 10: key()
    case 11, 12: resize()
    case 13: replaceColumn()
    case 14: performOtherInput()
    default: advanceFrames(Int.random(in: 1...15, using: &random))
    }
    if Bool.random(using: &random) { advanceFrames(1) }
  }

  private func call(_ name: String, _ body: (SplitColumn, Bool, @escaping (Bool) -> Void) -> Void) {
    let column = SplitColumn.allCases.randomElement(using: &random) ?? .primary
    let isAnimated = Int.random(in: 0..<3, using: &random) > 0
    recordInput("\(name) \(column) \(isAnimated)")
    body(column, isAnimated, completion())
  }

  private func changeMode() {
    let mode = SplitViewController.DisplayMode.allCases.randomElement(using: &random) ?? .automatic
    let isAnimated = Bool.random(using: &random)
    recordInput("mode \(mode) \(isAnimated)")
    split.setPreferredDisplayMode(mode, animated: isAnimated, completion: completion())
  }

  private func press() {
    let size = harness.window.size
    let xPositions = [2.0, 282, 320, size.width / 2, size.width - 2, size.width - 282]
    press(at: Point(one(of: xPositions) ?? 0, number(0...size.height)))
  }

  private func move() { movePointer(by: Point(number(-200...200), number(-20...20))) }

  private func key() {
    let keys: [Key] = [
      .function(8), .function(6), .escape, .left, .right, .home, .end, .return, .tab,
    ]
    let key = keys.randomElement(using: &random) ?? .escape
    recordInput("key \(key)")
    harness.pressKey(key)
  }

  private func resize() {
    let size = Self.sizes.randomElement(using: &random) ?? Self.sizes[0]
    recordInput("resize \(size)")
    harness.resize(to: size)
  }

  private func replaceColumn() {
    let column = SplitColumn.allCases.randomElement(using: &random) ?? .primary
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      recordInput("no \(column)")
      split.setViewController(nil, for: column)
    case 1:
      recordInput("another \(column)")
      split.setViewController(screen(), for: column)
    default:
      recordInput("detail")
      // What cannot be pushed would be presented: that is not what this run is about.
      guard !split.isCollapsed || split.collapsedController is SplitStack else { return }
      split.showDetail(screen(), sender: nil)
    }
  }

  private func performOtherInput() {
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      recordInput("motion")
      harness.window.traits.reducesMotion.toggle()
    case 1:
      recordInput("direction")
      let isMirrored = harness.window.traits.layoutDirection == .rightToLeft
      harness.window.traits.layoutDirection = isMirrored ? .leftToRight : .rightToLeft
    case 2:
      recordInput("width")
      split.setColumnWidth(
        Double.random(in: 0...900, using: &random), for: .primary,
        animated: Bool.random(using: &random))
    case 3:
      recordInput("back")
      if let stack = split.viewController(for: .primary) as? SplitStack { _ = stack.pop() }
    default: show()
    }
  }

  private func show() {
    recordInput("show \(!isVisible)")
    isVisible.toggle()
    harness.window.rootViewController = isVisible ? split : nil
    harness.step()
  }

  // MARK: What has to hold

  override func check() {
    let position = split.transitionController.position
    if !(0...2).contains(position.revealedColumnCount)
      || !(0...2).contains(position.insetColumnCount)
      || position.insetColumnCount > position.revealedColumnCount + 1e-9
    {
      fail("it is at \(position)")
    }
    if !split.isTransitioning, !split.isCollapsed,
      let target = split.transitionController.machine.target,
      position != target
    {
      fail("it rests at \(position)")
    }
    if let focused = harness.window.focus.firstResponder as? View,
      !focused.isReachable
    {
      fail("the keyboard is on something that is gone")
    }
    for slot in split.columns.all {
      for view in slot.containerView.subviews where view.viewController !== slot.controller {
        fail("a view of somebody else is in \(slot.column)")
      }
    }
    for violation in harness.checker.violations { fail("\(violation)") }
  }

  override func checkEnd() {
    if split.isTransitioning { fail("it still moves") }
    let visible = split.transitionController.visibleChildren
    for child in split.children {
      if child.isInAppearanceTransition { fail("\(child.title ?? "") is left in a transition") }
      if child.isAppeared != visible.contains(where: { $0 === child }) {
        fail("\(child.title ?? "") has appeared: \(child.isAppeared)")
      }
      if child.isAppeared, child.view.isHidden || child.view.superview?.isHidden == true {
        fail("\(child.title ?? "") has appeared and is hidden")
      }
    }
    if split.isCollapsed != (harness.window.size.width < 600) {
      fail("collapsed: \(split.isCollapsed)")
    }
  }
}
