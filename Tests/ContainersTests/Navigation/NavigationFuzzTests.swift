// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Controls
import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Containers

/// Whatever a person and a program do, in any order: 20,000 inputs in sequences of 40. A failure
/// names its seed; see `RandomSequences`.
struct NavigationFuzzTests {
  @Test func `random inputs to a navigation controller violate no containment rule`() {
    RandomSequences(500, length: 40).perform(NavigationFuzzRun.init)
  }
}

/// One random sequence on one navigation controller, and the rules that are checked after each input.
final class NavigationFuzzRun: FuzzRun {
  private let screens: [NavigationFixture.Screen]
  private let navigation: NavigationController
  /// How far the change that runs was in the frame before.
  private var lastTransition: (transition: ChildTransition, fraction: Double)?

  init(seed: UInt64, skipping skipped: Set<Int>) {
    var random = SeededGenerator(seed: seed)
    screens = (0..<5).map { index in
      let screen = NavigationFixture.Screen()
      screen.title = "Screen \(index)"
      screen.navigationItem.prompt = index == 3 ? "Prompt" : nil
      return screen
    }
    navigation = NavigationController(rootViewController: screens[0])
    navigation.navigationBar.prefersLargeTitles = Bool.random(using: &random)
    super.init(seed: seed, random: random, skipping: skipped, harness: TestWindow())
    // The checker is notified off screen too.
    for controller in screens + [navigation] { controller.containmentObserver = harness.checker }
    harness.window.rootViewController = navigation
    harness.step()
  }

  override func act() {
    // Time may pass, and a pointer move, between this and the next look.
    lastTransition = nil
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1: push()
    case 2: call("pop") { navigation.popViewController(animated: $0, completion: $1) }
    case 3: call("root") { navigation.popToRootViewController(animated: $0, completion: $1) }
    case 4: set()
    case 5: press()
    case 6, 7: move()
    case 8: releasePointer()
    case 9: key()
    case 10: change()
    default: advanceFrames(Int.random(in: 1...15, using: &random))
    }
    if Bool.random(using: &random) { advanceFrames(1) }
  }

  private func call(_ name: String, _ body: (Bool, @escaping (Bool) -> Void) -> Void) {
    let isAnimated = Int.random(in: 0..<3, using: &random) > 0
    recordInput("\(name) \(isAnimated)")
    body(isAnimated, completion())
  }

  private func push() {
    let free = screens.filter { screen in
      !navigation.viewControllers.contains { $0 === screen }
    }
    guard let screen = free.randomElement(using: &random) else { return }
    call("push \(screen.title ?? "")") {
      navigation.pushViewController(screen, animated: $0, completion: $1)
    }
  }

  private func set() {
    let stack = screens.shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random))
    call("set \(stack.compactMap(\.title))") {
      navigation.setViewControllers(Array(stack), animated: $0, completion: $1)
    }
  }

  private func press() { press(at: Point(one(of: [3.0, 30, 500]) ?? 3, 20 + 300)) }

  private func move() { movePointer(by: Point(number(-200...300), 0)) }

  private func key() {
    let keys: [(Key, KeyModifiers)] = [(.escape, []), (.left, .alt), (.tab, []), (.return, [])]
    let (key, modifiers) = keys.randomElement(using: &random) ?? (.escape, [])
    recordInput("key \(key)")
    harness.pressKey(key, modifiers)
  }

  private func change() {
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      let size = [Size(480, 320), Size(1000, 700)].randomElement(using: &random) ?? Size(480, 320)
      recordInput("resize \(size)")
      harness.resize(to: size)
    case 1:
      recordInput("bar")
      navigation.setNavigationBarHidden(!navigation.isNavigationBarHidden, animated: true)
    case 2:
      recordInput("toolbar")
      navigation.setToolbarHidden(!navigation.isToolbarHidden, animated: true)
    case 3:
      recordInput("memory")
      navigation.unloadsViewsOffScreen.toggle()
      harness.window.deliverMemoryWarning()
    default:
      let isShown = harness.window.rootViewController === navigation
      recordInput("shown \(!isShown)")
      harness.window.rootViewController = isShown ? ViewController() : navigation
      harness.step()
    }
  }

  override func frameDidPass() { checkContinuity() }

  /// Between two frames nothing moves further than the curve is steep, and half of that again; what a
  /// pointer holds moves with the pointer.
  private func checkContinuity() {
    let transition = navigation.transition
    let fraction = transition?.fractionComplete ?? 0
    if let lastTransition, lastTransition.transition === transition, pointer == nil {
      let steepest =
        NavigationSlideAnimator.curve.slope(at: 0) / NavigationSlideAnimator.duration / 60
      if abs(fraction - lastTransition.fraction) > 1.5 * steepest {
        fail("the way jumped from \(lastTransition.fraction) to \(fraction)")
      }
    }
    lastTransition = transition.map { ($0, fraction) }
  }

  override func check() {
    if let focused = harness.window.focus.firstResponder as? View,
      !focused.isReachable
    {
      fail("the keyboard is on something covered")
    }
    if let fraction = navigation.transition?.fractionComplete, !(0...1).contains(fraction) {
      fail("the way is done to \(fraction)")
    }
    for violation in harness.checker.violations { fail("\(violation)") }
  }

  override func checkEnd() {
    let stack = navigation.viewControllers
    if navigation.transitionController.machine.transition != nil { fail("it is still on its way") }
    if Set(navigation.children.map(ObjectIdentifier.init)) != Set(stack.map(ObjectIdentifier.init))
    {
      fail("children are \(navigation.children.map(\.title)), the stack \(stack.map(\.title))")
    }
    let isShown = harness.window.rootViewController === navigation
    for screen in screens {
      let isTop = screen === stack.last && isShown
      if screen.isAppeared != isTop || screen.isInAppearanceTransition {
        fail("\(screen.title ?? "") appeared: \(screen.isAppeared), top: \(isTop)")
      }
      if (screen.viewIfLoaded?.window != nil) != isTop { fail("\(screen.title ?? "") lies wrong") }
      if let view = screen.viewIfLoaded, view.transform != .identity || view.isInert {
        fail("\(screen.title ?? "") looks as in a change")
      }
    }
    if isShown, navigation.layout.containerView.subviews.count != 1 {
      fail("something is left on the stage")
    }
    if isShown, let top = stack.last {
      let wanted = navigation.layout.contentFrame(of: top, in: harness.window.size)
      if top.view.frame != wanted { fail("the top lies at \(top.view.frame), not \(wanted)") }
    }
  }
}
