// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Controls
import Drawing
import TestSupport

@testable import ContainerCore
@testable import Containers

/// One random sequence on one split view, and what has to hold after each input.
final class SplitRandomRun {
  private(set) var inputs: [String] = []
  private(set) var failures: [String] = []
  private var random: SeededGenerator
  private let split: SplitViewController
  private let harness: WindowHarness
  private var calls = 0
  private var completions: [Int: Int] = [:]
  private var pointer: Point?
  private var isShown = true
  private var made = 0

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    split = SplitViewController()
    split.title = "split"
    var traits = Traits()
    if Bool.random(using: &random) { traits.layoutDirection = .rightToLeft }
    if Int.random(in: 0..<6, using: &random) == 0 { traits.reducesMotion = true }
    harness = WindowHarness(
      size: Self.sizes.randomElement(using: &random) ?? Size(1000, 700), traits: traits)
    self.random = random
    harness.expectsCleanContainment = false
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
    made += 1
    let controller = ViewController()
    controller.title = "\(made)"
    controller.view.addSubview(Button(title: "Go", label: "Go"))
    return controller
  }

  func perform(_ count: Int) {
    for _ in 0..<count where failures.isEmpty {
      act()
      check()
    }
    guard failures.isEmpty else { return }
    letGo()
    if !isShown { show() }
    harness.settle()
    check()
    checkEnd()
  }

  // MARK: Inputs

  private func act() {
    switch Int.random(in: 0..<16, using: &random) {
    case 0, 1: call("show") { split.show($0, animated: $1, completion: $2) }
    case 2, 3: call("hide") { split.hide($0, animated: $1, completion: $2) }
    case 4: mode()
    case 5: press()
    case 6, 7, 8: move()
    case 9: letGo()
    case 10: key()
    case 11, 12: resize()
    case 13: exchange()
    case 14: other()
    default: tick(Int.random(in: 1...15, using: &random))
    }
    if Bool.random(using: &random) { tick(1) }
  }

  private func completion() -> (Bool) -> Void {
    calls += 1
    let number = calls
    completions[number] = 0
    return { [weak self] _ in self?.completions[number, default: 0] += 1 }
  }

  private func call(_ name: String, _ body: (SplitColumn, Bool, @escaping (Bool) -> Void) -> Void) {
    let column = SplitColumn.allCases.randomElement(using: &random) ?? .primary
    let isAnimated = Int.random(in: 0..<3, using: &random) > 0
    note("\(name) \(column) \(isAnimated)")
    body(column, isAnimated, completion())
  }

  private func mode() {
    let mode = SplitViewController.DisplayMode.allCases.randomElement(using: &random) ?? .automatic
    let isAnimated = Bool.random(using: &random)
    note("mode \(mode) \(isAnimated)")
    split.setPreferredDisplayMode(mode, animated: isAnimated, completion: completion())
  }

  private func press() {
    guard pointer == nil else { return move() }
    let size = harness.window.size
    let places = [2.0, 282, 320, size.width / 2, size.width - 2, size.width - 282]
    let point = Point(
      places.randomElement(using: &random) ?? 0, Double.random(in: 0..<size.height, using: &random))
    note("press \(point.x) \(point.y)")
    pointer = point
    harness.press(at: point)
  }

  private func move() {
    guard let from = pointer else { return tick(1) }
    let to = Point(
      from.x + Double.random(in: -200...200, using: &random),
      from.y + Double.random(in: -20...20, using: &random))
    note("move \(to.x) \(to.y)")
    pointer = to
    harness.clock.advance(by: 1.0 / 60)
    harness.move(to: to)
    harness.step()
  }

  private func letGo() {
    guard let point = pointer else { return }
    note("release")
    pointer = nil
    harness.release(at: point)
  }

  private func key() {
    let keys: [Key] = [
      .function(8), .function(6), .escape, .left, .right, .home, .end, .return, .tab,
    ]
    let key = keys.randomElement(using: &random) ?? .escape
    note("key \(key)")
    harness.key(key)
  }

  private func resize() {
    let size = Self.sizes.randomElement(using: &random) ?? Self.sizes[0]
    note("resize \(size)")
    harness.resize(to: size)
  }

  private func exchange() {
    let column = SplitColumn.allCases.randomElement(using: &random) ?? .primary
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      note("no \(column)")
      split.setViewController(nil, for: column)
    case 1:
      note("another \(column)")
      split.setViewController(screen(), for: column)
    default:
      note("detail")
      // What cannot be pushed would be presented: that is not what this run is about.
      guard !split.isCollapsed || split.compact is SplitStack else { return }
      split.showDetail(screen(), sender: nil)
    }
  }

  private func other() {
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      note("motion")
      harness.window.traits.reducesMotion.toggle()
    case 1:
      note("direction")
      let isMirrored = harness.window.traits.layoutDirection == .rightToLeft
      harness.window.traits.layoutDirection = isMirrored ? .leftToRight : .rightToLeft
    case 2:
      note("width")
      split.setColumnWidth(
        Double.random(in: 0...900, using: &random), for: .primary,
        animated: Bool.random(using: &random))
    case 3:
      note("back")
      if let stack = split.viewController(for: .primary) as? SplitStack { _ = stack.pop() }
    default: show()
    }
  }

  private func show() {
    note("show \(!isShown)")
    isShown.toggle()
    harness.window.rootViewController = isShown ? split : nil
    harness.step()
  }

  private func tick(_ count: Int) {
    note("tick \(count)")
    for _ in 0..<count {
      harness.clock.advance(by: 1.0 / 60)
      harness.step()
      check()
    }
  }

  private func note(_ input: String) { inputs.append(input) }

  // MARK: What has to hold

  private func check() {
    let position = split.position
    if !(0...2).contains(position.revealed) || !(0...2).contains(position.given)
      || position.given > position.revealed + 1e-9
    {
      fail("it is at \(position)")
    }
    if !split.isMoving, !split.isCollapsed, let target = split.machine.target,
      position != target.position
    {
      fail("it rests at \(position)")
    }
    for (number, count) in completions where count > 1 {
      fail("completion \(number) was called \(count) times")
    }
    if let focused = harness.window.focus.firstResponder as? View,
      !focused.isReachable(in: harness.window)
    {
      fail("the keyboard is on something that is gone")
    }
    for slot in split.slots.values {
      for view in slot.host.subviews where view.viewController !== slot.controller {
        fail("a view of somebody else is in \(slot.column)")
      }
    }
    for violation in harness.checker.violations { fail("\(violation)") }
  }

  private func checkEnd() {
    if split.isMoving { fail("it still moves") }
    for (number, count) in completions where count != 1 {
      fail("completion \(number) was called \(count) times")
    }
    let visible = split.visibleControllers
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
    harness.checker.finished()
    for violation in harness.checker.violations { fail("\(violation)") }
  }

  private func fail(_ text: String) { failures.append(text) }
}
