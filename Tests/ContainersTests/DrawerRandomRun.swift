// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Controls
import Drawing
import TestSupport

@testable import ContainerCore
@testable import Containers

/// One random sequence on one drawer, and what has to hold after each input.
final class DrawerRandomRun {
  private final class Field: View {
    override var canBecomeFirstResponder: Bool { true }
  }

  private(set) var inputs: [String] = []
  private(set) var failures: [String] = []
  private var random: SeededGenerator
  private let drawer: DrawerController
  private let centers: [ViewController]
  private let harness: WindowHarness
  private var calls = 0
  private var completions: [Int: Int] = [:]
  private var pointer: Point?
  private var last: [DrawerSide: Double] = [:]
  /// Progress a second that the last release may have left.
  private var speed = 0.0
  /// Something may jump in the next comparison: an unanimated call, a resize, a pointer.
  private var mayJump = true

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    centers = (0..<3).map { index in Self.screen("Center \(index)") }
    drawer = DrawerController(center: centers[0])
    drawer.title = "drawer"
    drawer.centerBar = NavigationBar()
    for side in DrawerSide.allCases where Bool.random(using: &random) {
      drawer.setController(Self.screen(side.rawValue), for: side)
      drawer[side].style = DrawerStyle.allCases.randomElement(using: &random) ?? .reveal
      drawer[side].openGestures = .all
      drawer[side].closeGestures = .all
      if Int.random(in: 0..<4, using: &random) == 0 { drawer[side].dockingWidth = 800 }
      if Bool.random(using: &random) { drawer[side].resizableLengths = 150...300 }
    }
    self.random = random
    harness = WindowHarness(root: drawer)
    harness.expectsCleanContainment = false
  }

  private static func screen(_ title: String) -> ViewController {
    let controller = ViewController()
    controller.title = title
    controller.view.addSubview(Field(frame: Rect(10, 10, 50, 20)))
    return controller
  }

  func perform(_ count: Int) {
    for _ in 0..<count where failures.isEmpty {
      act()
      check()
    }
    guard failures.isEmpty else { return }
    letGo()
    harness.settle()
    mayJump = true
    check()
    checkEnd()
  }

  // MARK: Inputs

  private func act() {
    switch Int.random(in: 0..<14, using: &random) {
    case 0: call("open") { drawer.open($0, animated: $1, completion: $2) }
    case 1: call("close") { drawer.close($0, animated: $1, completion: $2) }
    case 2: call("toggle") { drawer.toggle($0, animated: $1, completion: $2) }
    case 3: swap()
    case 4: press()
    case 5, 6, 7: move()
    case 8: letGo()
    case 9: key()
    case 10: resize()
    case 11: lock()
    case 12:
      call("preview") { side, _, completion in drawer.bouncePreview(side, completion: completion) }
    default: tick(Int.random(in: 1...12, using: &random))
    }
    // Half of the inputs come within one frame.
    if Bool.random(using: &random) { tick(1) }
  }

  private func call(
    _ name: String, _ body: (DrawerSide?, Bool, @escaping (Bool) -> Void) -> Void
  ) {
    let side = Bool.random(using: &random) ? DrawerSide.allCases.randomElement(using: &random) : nil
    let isAnimated = Int.random(in: 0..<3, using: &random) > 0
    note("\(name) \(side?.rawValue ?? "nil") \(isAnimated)")
    if !isAnimated { mayJump = true }
    body(side, isAnimated, completion())
  }

  private func completion() -> (Bool) -> Void {
    calls += 1
    let number = calls
    completions[number] = 0
    return { [weak self] _ in self?.completions[number, default: 0] += 1 }
  }

  private func swap() {
    let index = Int.random(in: 0..<centers.count, using: &random)
    let style = DrawerSwapStyle.allCases.randomElement(using: &random) ?? .automatic
    let isAnimated = Int.random(in: 0..<3, using: &random) > 0
    note("swap \(index) \(style) \(isAnimated)")
    // A running swap's end is taken at once where another kind begins.
    mayJump = true
    drawer.setCenter(centers[index], style: style, animated: isAnimated, completion: completion())
  }

  private func press() {
    guard pointer == nil else { return move() }
    let size = harness.window.size
    let edges = [2.0, size.width / 2, size.width - 2]
    let heights = [2.0, 20, size.height / 2, size.height - 2]
    let point = Point(
      edges.randomElement(using: &random) ?? 0, heights.randomElement(using: &random) ?? 0)
    note("press \(point.x) \(point.y)")
    pointer = point
    harness.press(at: point)
  }

  private func move() {
    guard let from = pointer else { return tick(1) }
    let to = Point(
      from.x + Double.random(in: -60...60, using: &random),
      from.y + Double.random(in: -60...60, using: &random))
    note("move \(to.x) \(to.y)")
    pointer = to
    mayJump = true
    harness.clock.advance(by: 1.0 / 60)
    harness.move(to: to)
    harness.step()
  }

  private func letGo() {
    guard let point = pointer else { return }
    note("release")
    pointer = nil
    speed = 60 * 60 * 1.5 / 150
    harness.release(at: point)
  }

  private func key() {
    let keys: [(Key, KeyModifiers)] = [
      (.function(9), []), (.function(9), .shift), (.function(10), []), (.escape, []), (.tab, []),
      (.function(6), []), (.right, []), (.end, []),
    ]
    let (key, modifiers) = keys.randomElement(using: &random) ?? (.escape, [])
    note("key \(key) \(modifiers)")
    // A key may move an edge, which jumps.
    harness.key(key, modifiers)
  }

  private func resize() {
    let sizes = [Size(480, 320), Size(700, 900), Size(1000, 700), Size(1600, 900)]
    let size = sizes.randomElement(using: &random) ?? sizes[0]
    note("resize \(size)")
    mayJump = true
    harness.resize(to: size)
  }

  private func lock() {
    guard let side = drawer.sides.randomElement(using: &random) else { return }
    let lock = DrawerLock.allCases.randomElement(using: &random) ?? .unlocked
    note("lock \(side) \(lock)")
    drawer[side].lock = lock
  }

  private func tick(_ count: Int) {
    note("tick \(count)")
    for _ in 0..<count {
      harness.clock.advance(by: 1.0 / 60)
      harness.step()
      check()
      mayJump = false
      speed *= 0.9
    }
  }

  private func note(_ input: String) { inputs.append(input) }

  // MARK: What has to hold

  private func check() {
    for side in drawer.sides {
      let progress = drawer.progress(of: side)
      if !progress.isFinite || progress < -1e-9 { fail("\(side) is at \(progress)") }
      if let before = last[side], !mayJump, pointer == nil {
        // Half a period's top speed of the spring, or the slope of the curves, and what was thrown.
        let bound = 1.5 * (7 * 2 + speed) / 60
        if abs(progress - before) > bound { fail("\(side) jumped from \(before) to \(progress)") }
      }
      last[side] = progress
      if drawer.phase == .idle, progress != 0, progress != 1 {
        fail("\(side) rests at \(progress)")
      }
    }
    for (number, count) in completions where count > 1 {
      fail("completion \(number) was called \(count) times")
    }
    if let focused = harness.window.focus.firstResponder as? View,
      !focused.isReachable(in: harness.window)
    {
      fail("the keyboard is on something covered")
    }
    for violation in harness.checker.violations { fail("\(violation)") }
  }

  private func checkEnd() {
    if drawer.phase != .idle { fail("it is still \(drawer.phase)") }
    for (number, count) in completions where count != 1 {
      fail("completion \(number) was called \(count) times")
    }
    for child in drawer.children where child.isInAppearanceTransition {
      fail("\(child.title ?? "") is left in a transition")
    }
    for side in drawer.sides {
      let controller = drawer.slots[side]?.controller
      if controller?.isAppeared != (drawer.progress(of: side) == 1) {
        fail(
          "\(side) is at \(drawer.progress(of: side)) and appeared: \(controller?.isAppeared ?? false)"
        )
      }
    }
    if !drawer.center.isAppeared { fail("the center is not there") }
    harness.checker.finished()
    for violation in harness.checker.violations { fail("\(violation)") }
  }

  private func fail(_ text: String) { failures.append(text) }
}
