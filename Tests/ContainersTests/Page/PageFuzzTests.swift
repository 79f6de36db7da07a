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
struct PageFuzzTests {
  @Test func `random inputs to a page container violate no containment rule`() {
    RandomSequences(500, length: 40).perform(PageFuzzRun.init)
  }
}

/// One random sequence on one page container, and the rules that are checked after each input.
final class PageFuzzRun: FuzzRun, PageViewControllerDataSource, PageViewControllerDelegate {
  private let pages: [ViewController]
  private let container: PageViewController
  private let wrapsAround: Bool
  /// The pages for which the delegate received the will-callback and not yet the did-callback.
  private var pending = 0
  private var isVisible = true

  init(seed: UInt64, skipping skipped: Set<Int>) {
    var random = SeededGenerator(seed: seed)
    pages = (0..<Int.random(in: 2...5, using: &random)).map { index in
      let page = ViewController()
      page.title = "\(index)"
      page.view.addSubview(Button(title: "Go", accessibilityLabel: "Go"))
      return page
    }
    wrapsAround = Bool.random(using: &random)
    container = PageViewController(
      navigationOrientation: Bool.random(using: &random) ? .horizontal : .vertical,
      interPageSpacing: Bool.random(using: &random) ? 0 : 16)
    container.title = "pages"
    var traits = Traits()
    if Bool.random(using: &random) { traits.layoutDirection = .rightToLeft }
    if Int.random(in: 0..<6, using: &random) == 0 { traits.reducesMotion = true }
    super.init(
      seed: seed, random: random, skipping: skipped, harness: TestWindow(traits: traits))
    // Off screen too.
    container.containmentObserver = harness.checker
    container.dataSource = self
    container.delegate = self
    container.setViewControllers([pages[0]], direction: .forward, animated: false)
    harness.window.rootViewController = container
    harness.step()
  }

  override func willEnd() {
    if !isVisible { show() }
  }

  // MARK: Source and delegate

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore page: ViewController
  ) -> ViewController? { neighbor(of: page, -1) }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter page: ViewController
  ) -> ViewController? { neighbor(of: page, 1) }

  private func neighbor(of page: ViewController, _ way: Int) -> ViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
    if wrapsAround { return pages[(index + way + pages.count) % pages.count] }
    return pages.indices.contains(index + way) ? pages[index + way] : nil
  }

  func presentationCount(for pageViewController: PageViewController) -> Int? { pages.count }

  func presentationIndex(for pageViewController: PageViewController) -> Int {
    pages.firstIndex { $0 === pageViewController.viewControllers.first } ?? 0
  }

  func pageViewController(
    _ pageViewController: PageViewController, willTransitionTo pendingPages: [ViewController]
  ) {
    pending += 1
    if pending > 1 { fail("the delegate heard of a second page before the first was done") }
  }

  func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers previousPages: [ViewController], transitionCompleted completed: Bool
  ) {
    pending -= 1
    if pending < 0 { fail("the delegate heard of an end without a beginning") }
  }

  // MARK: Inputs

  override func act() {
    switch Int.random(in: 0..<13, using: &random) {
    case 0, 1: setPages()
    case 2: press()
    case 3, 4, 5: move()
    case 6: releasePointer()
    case 7, 8: key()
    case 9: resize()
    case 10: scrollWheel()
    case 11: performOtherInput()
    default: advanceFrames(Int.random(in: 1...15, using: &random))
    }
    if Bool.random(using: &random) { advanceFrames(1) }
  }

  private func setPages() {
    let index = Int.random(in: 0..<pages.count, using: &random)
    let direction = PageDirection.allCases.randomElement(using: &random) ?? .forward
    let isAnimated = Int.random(in: 0..<3, using: &random) > 0
    recordInput("set \(index) \(direction) \(isAnimated)")
    let completion = completion()
    var isOver = false
    container.setViewControllers([pages[index]], direction: direction, animated: isAnimated) {
      isOver = true
      completion($0)
    }
    if !isAnimated, !isOver { fail("an unanimated call did not complete") }
  }

  private func press() {
    let size = harness.window.size
    press(at: Point(number(0...size.width), number(0...size.height)))
  }

  private func move() { movePointer(by: Point(number(-400...400), number(-300...300))) }

  private func key() {
    let keys: [Key] = [.left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .escape, .tab]
    let key = keys.randomElement(using: &random) ?? .escape
    recordInput("key \(key)")
    harness.pressKey(key)
  }

  private func resize() {
    let sizes = [Size(300, 320), Size(700, 900), Size(1000, 700)]
    let size = sizes.randomElement(using: &random) ?? sizes[0]
    recordInput("resize \(size)")
    harness.resize(to: size)
  }

  private func scrollWheel() {
    let delta = Point(
      Double.random(in: -2...2, using: &random), Double.random(in: -2...2, using: &random))
    recordInput("wheel \(delta)")
    harness.send(.wheel(WheelEvent(delta: delta, at: Point(100, 100))))
    harness.step()
  }

  private func performOtherInput() {
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      recordInput("source")
      container.dataSource = self
    case 1:
      recordInput("memory")
      harness.window.deliverMemoryWarning()
    case 2:
      recordInput("motion")
      harness.window.traits.reducesMotion.toggle()
    default: show()
    }
  }

  private func show() {
    recordInput("show \(!isVisible)")
    isVisible.toggle()
    harness.window.rootViewController = isVisible ? container : nil
    harness.step()
  }

  // MARK: What has to hold

  override func check() {
    let progress = container.progress
    if !progress.isFinite || abs(progress) > 1 { fail("it is at \(progress)") }
    if !container.isTransitioning, progress != 0 { fail("it rests at \(progress)") }
    let children = [container.currentPage, container.transitionController.enteringStep?.page]
      .compactMap(
        \.self)
    if Set(children.map(ObjectIdentifier.init))
      != Set(container.children.map(ObjectIdentifier.init))
    {
      fail("the children are \(container.children.map { $0.title ?? "" })")
    }
    if container.isViewLoaded {
      let views = Set(container.layout.containerView.subviews.map(ObjectIdentifier.init))
      if views != Set(children.compactMap(\.viewIfLoaded).map(ObjectIdentifier.init)) {
        fail("other views than those of the children are there")
      }
    }
    if let focused = harness.window.focus.firstResponder as? View,
      !focused.isReachable
    {
      fail("the keyboard is on something that is gone")
    }
    for violation in harness.checker.violations { fail("\(violation)") }
  }

  override func checkEnd() {
    if container.isTransitioning { fail("it still turns") }
    if pending != 0 { fail("the delegate waits for \(pending) pages") }
    for page in pages {
      if page.isInAppearanceTransition { fail("\(page.title ?? "") is left in a transition") }
      if page.isAppeared != (page === container.currentPage) {
        fail("\(page.title ?? "") has appeared: \(page.isAppeared)")
      }
    }
  }
}
