// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Controls
import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Containers

/// Whatever a person and a program do, in any order: 20,000 inputs in sequences of 50. A failure
/// names its seed; see `RandomSequences`.
struct TabFuzzTests {
  @Test func `random inputs to a tab bar controller break no containment rule`() {
    RandomSequences(400, length: 50).perform(TabFuzzRun.init)
  }
}

/// One random sequence on one tab controller, and the rules that are checked after each input.
final class TabFuzzRun: FuzzRun {
  private final class Field: View {
    override var canBecomeFirstResponder: Bool { true }
  }

  /// Makes calls of its own from inside a callback, now and then.
  private final class Page: ViewController {
    var onDidAppear: (() -> Void)?
    override func viewDidAppear(_ animated: Bool) { onDidAppear?() }
  }

  private let tabs: TabBarController
  private let pages: [ViewController]
  private let other = ViewController()
  /// Selections made inside a callback.
  private var redirections = 0

  init(seed: UInt64, skipping skipped: Set<Int>) {
    var random = SeededGenerator(seed: seed)
    pages = (0..<Int.random(in: 1...9, using: &random)).map { index in
      let page = Page()
      page.title = "Page \(index)"
      page.tabBarItem.isEnabled = index % 5 != 4
      return page
    }
    tabs = TabBarController(viewControllers: pages)
    tabs.title = "tabs"
    tabs.transitionStyle = TabTransitionStyle.allCases.randomElement(using: &random) ?? .none
    super.init(
      seed: seed, random: random, skipping: skipped,
      harness: TestWindow(root: tabs, size: Size(360, 700)))
    // The checker is notified while the window has another root controller, too.
    tabs.containmentObserver = harness.checker
    for (index, page) in pages.enumerated() where index % 2 == 0 {
      page.view.addSubview(Field(frame: Rect(10, 10, 50, 20)))
    }
  }

  override func willEnd() {
    if harness.window.rootViewController !== tabs { harness.window.rootViewController = tabs }
  }

  // MARK: Inputs

  override func act() {
    switch Int.random(in: 0..<14, using: &random) {
    case 0, 1, 2: select()
    case 3: replaceTabs()
    case 4, 5: click()
    case 6, 7: key()
    case 8: resize()
    case 9:
      recordInput("cancel")
      tabs.transition?.cancel()
    case 10:
      recordInput("scrub")
      tabs.transition?.fractionComplete = Double.random(in: 0...1, using: &random)
      tabs.transition?.isReversed = Bool.random(using: &random)
      tabs.transition?.resume()
    case 11: removeContainer()
    case 12: redirect()
    default: advanceFrames(Int.random(in: 1...12, using: &random))
    }
    // Half of the inputs come within one frame.
    if Bool.random(using: &random) { advanceFrames(1) }
  }

  private func select() {
    guard let index = tabs.viewControllers.indices.randomElement(using: &random) else { return }
    let isAnimated = Bool.random(using: &random)
    recordInput("select \(index) \(isAnimated)")
    let before = redirections
    tabs.select(index, animated: isAnimated, completion: completion())
    if tabs.selectedIndex != index, redirections == before { fail("\(index) is not selected") }
  }

  private func replaceTabs() {
    let count = Int.random(in: 0...pages.count, using: &random)
    let new = pages.shuffled(using: &random).prefix(count)
    recordInput("tabs \(new.map { $0.title ?? "" })")
    tabs.setViewControllers(Array(new), animated: Bool.random(using: &random))
  }

  private func click() {
    let size = harness.window.size
    let locations = [
      Point(Double.random(in: 0..<size.width, using: &random), size.height - 20),
      Point(Double.random(in: 0..<size.width, using: &random), 20),
      Point(20, Double.random(in: 0..<size.height, using: &random)),
    ]
    let location = locations.randomElement(using: &random) ?? .zero
    recordInput("click \(location)")
    harness.click(at: location)
  }

  private func key() {
    let keys: [(Key, KeyModifiers)] = [
      (.tab, .control), (.tab, [.control, .shift]), (.tab, []), (.function(6), []), (.left, []),
      (.right, []), (.home, []), (.end, []), (.return, []), (.left, .alt), (.down, []),
    ]
    let (key, modifiers) = keys.randomElement(using: &random) ?? (.escape, [])
    recordInput("key \(key) \(modifiers)")
    harness.pressKey(key, modifiers)
  }

  private func resize() {
    let sizes = [Size(360, 700), Size(360, 300), Size(1000, 700), Size(1000, 400)]
    let size = sizes.randomElement(using: &random) ?? sizes[0]
    recordInput("resize \(size)")
    harness.resize(to: size)
  }

  private func removeContainer() {
    recordInput("leave or come back")
    let isThere = harness.window.rootViewController === tabs
    harness.window.rootViewController = isThere ? other : tabs
  }

  private func redirect() {
    guard let page = pages.randomElement(using: &random) as? Page else { return }
    recordInput("redirect from \(page.title ?? "")")
    page.onDidAppear = { [weak self, weak page] in
      page?.onDidAppear = nil
      guard let self, !tabs.viewControllers.isEmpty else { return }
      redirections += 1
      tabs.selectedIndex = 0
    }
  }

  // MARK: What has to hold

  override func check() {
    if let focused = harness.window.focus.firstResponder as? View,
      !focused.isReachable
    {
      fail("the keyboard is on something covered")
    }
    if tabs.selectedIndex == nil, !tabs.isMoreListVisible, !tabs.viewControllers.isEmpty {
      fail("nothing is selected")
    }
    let onStage = tabs.layout.containerView.subviews.compactMap(\.viewController)
    if onStage.count > (tabs.transitionController.machine.transition == nil ? 1 : 2) {
      fail("too many views: \(onStage)")
    }
    for page in onStage where page.parent !== tabs { fail("\(page.title ?? "") is a stranger") }
    let expected = tabs.viewControllers + [tabs.moreTabs.list].compactMap(\.self)
    if Set(tabs.children.map(ObjectIdentifier.init)) != Set(expected.map(ObjectIdentifier.init)) {
      fail("the children are not the tabs")
    }
    for violation in harness.checker.violations { fail("\(violation)") }
  }

  override func checkEnd() {
    if tabs.transitionController.machine.transition != nil { fail("a switch is left") }
    for page in pages + [tabs.moreTabs.list].compactMap(\.self) {
      let isShown = page === tabs.selectedPage
      if page.isInAppearanceTransition { fail("\(page.title ?? "") is left in a transition") }
      if page.isAppeared != isShown { fail("\(page.title ?? "") appeared: \(page.isAppeared)") }
      if let root = page.viewIfLoaded {
        if (root.window != nil) != isShown {
          fail("\(page.title ?? "")’s view is in the wrong place")
        }
        if root.transform != .identity || root.alpha != 1 || root.isInert {
          fail("\(page.title ?? "")’s view is not plain")
        }
      }
    }
    if let shown = tabs.selectedPage, shown.view.frame.maxY != tabs.layout.containerView.bounds.maxY
    {
      fail("\(shown.title ?? "") lies at \(shown.view.frame)")
    }
  }
}
