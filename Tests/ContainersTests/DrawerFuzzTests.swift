// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Controls
import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Containers

/// Whatever a person and a program do, in any order: 100,000 inputs in sequences of 50. A failure
/// names its seed; see `RandomSequences`.
struct DrawerFuzzTests {
  @Test func `random inputs to a drawer break no containment rule`() {
    RandomSequences(400, length: 50).perform(DrawerFuzzRun.init)
  }
}

/// One random sequence on one drawer, and the rules that are checked after each input.
final class DrawerFuzzRun: FuzzRun {
  private final class Field: View {
    override var canBecomeFirstResponder: Bool { true }
  }

  private let drawer: DrawerController
  private let centers: [ViewController]
  private var lastProgress: [DrawerSide: Double] = [:]
  /// Progress a second that the last release may have left.
  private var releaseSpeed = 0.0
  /// Something may jump in the next comparison: an unanimated call, a resize, a pointer.
  private var allowsJump = true
  private var frameHasPassed = false

  init(seed: UInt64, skipping skipped: Set<Int>) {
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
    super.init(
      seed: seed, random: random, skipping: skipped, harness: TestWindow(root: drawer))
  }

  private static func screen(_ title: String) -> ViewController {
    let controller = ViewController()
    controller.title = title
    controller.view.addSubview(Field(frame: Rect(10, 10, 50, 20)))
    return controller
  }

  override func willEnd() { allowsJump = true }

  // MARK: Inputs

  override func act() {
    switch Int.random(in: 0..<14, using: &random) {
    case 0: call("open") { drawer.open($0, animated: $1, completion: $2) }
    case 1: call("close") { drawer.close($0, animated: $1, completion: $2) }
    case 2: call("toggle") { drawer.toggle($0, animated: $1, completion: $2) }
    case 3: swap()
    case 4: press()
    case 5, 6, 7: move()
    case 8: release()
    case 9: key()
    case 10: resize()
    case 11: lock()
    case 12:
      call("preview") { side, _, completion in drawer.bouncePreview(side, completion: completion) }
    default: advanceFrames(Int.random(in: 1...12, using: &random))
    }
    // Half of the inputs come within one frame.
    if Bool.random(using: &random) { advanceFrames(1) }
  }

  private func call(
    _ name: String, _ body: (DrawerSide?, Bool, @escaping (Bool) -> Void) -> Void
  ) {
    let side = Bool.random(using: &random) ? DrawerSide.allCases.randomElement(using: &random) : nil
    let isAnimated = Int.random(in: 0..<3, using: &random) > 0
    recordInput("\(name) \(side?.rawValue ?? "nil") \(isAnimated)")
    if !isAnimated { allowsJump = true }
    body(side, isAnimated, completion())
  }

  private func swap() {
    let index = Int.random(in: 0..<centers.count, using: &random)
    let style = DrawerSwapStyle.allCases.randomElement(using: &random) ?? .automatic
    let isAnimated = Int.random(in: 0..<3, using: &random) > 0
    recordInput("swap \(index) \(style) \(isAnimated)")
    // If a swap of another kind begins, the running swap ends immediately.
    allowsJump = true
    drawer.setCenter(centers[index], style: style, animated: isAnimated, completion: completion())
  }

  private func press() {
    let size = harness.window.size
    let edges = [2.0, size.width / 2, size.width - 2]
    let heights = [2.0, 20, size.height / 2, size.height - 2]
    let point = Point(
      edges.randomElement(using: &random) ?? 0, heights.randomElement(using: &random) ?? 0)
    // Where it is held already, it moves.
    allowsJump = allowsJump || pointer != nil
    press(at: point)
  }

  private func move() {
    allowsJump = allowsJump || pointer != nil
    movePointer(by: Point(number(-60...60), number(-60...60)))
  }

  private func release() {
    guard pointer != nil else { return }
    releaseSpeed = 60 * 60 * 1.5 / 150
    releasePointer()
  }

  private func key() {
    let keys: [(Key, KeyModifiers)] = [
      (.function(9), []), (.function(9), .shift), (.function(10), []), (.escape, []), (.tab, []),
      (.function(6), []), (.right, []), (.end, []),
    ]
    let (key, modifiers) = keys.randomElement(using: &random) ?? (.escape, [])
    recordInput("key \(key) \(modifiers)")
    // A key may move an edge, which jumps.
    harness.pressKey(key, modifiers)
  }

  private func resize() {
    let sizes = [Size(480, 320), Size(700, 900), Size(1000, 700), Size(1600, 900)]
    let size = sizes.randomElement(using: &random) ?? sizes[0]
    recordInput("resize \(size)")
    allowsJump = true
    harness.resize(to: size)
  }

  private func lock() {
    guard let side = drawer.sides.randomElement(using: &random) else { return }
    let lock = DrawerLock.allCases.randomElement(using: &random) ?? .unlocked
    recordInput("lock \(side) \(lock)")
    drawer[side].lock = lock
  }

  override func frameDidPass() { frameHasPassed = true }

  // MARK: What has to hold

  override func check() {
    checkPositions()
    if frameHasPassed {
      frameHasPassed = false
      allowsJump = false
      releaseSpeed *= 0.9
    }
    if let focused = harness.window.focus.firstResponder as? View,
      !focused.isReachable
    {
      fail("the keyboard is on something covered")
    }
    for violation in harness.checker.violations { fail("\(violation)") }
  }

  private func checkPositions() {
    for side in drawer.sides {
      let progress = drawer.progress(of: side)
      if !progress.isFinite || progress < -1e-9 { fail("\(side) is at \(progress)") }
      if let before = lastProgress[side], !allowsJump, pointer == nil {
        // Half a period's top speed of the spring, or the slope of the curves, and the release velocity.
        let bound = 1.5 * (7 * 2 + releaseSpeed) / 60
        if abs(progress - before) > bound { fail("\(side) jumped from \(before) to \(progress)") }
      }
      lastProgress[side] = progress
      if drawer.phase == .idle, progress != 0, progress != 1 {
        fail("\(side) rests at \(progress)")
      }
    }
  }

  override func checkEnd() {
    if drawer.phase != .idle { fail("it is still \(drawer.phase)") }
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
  }
}
