// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Every public call of a container is allowed in every callback of its children: the decision that runs is
/// carried out first, each completion hears one answer, and at rest what shows has appeared and nothing else.
struct CallsInCallbacksTests {
  /// A child that makes a call in one of its callbacks, once.
  private final class Probe: ViewController {
    nonisolated static let callbacks = [
      "willMove", "didMove", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
      "viewWillDisappear", "viewDidDisappear", "viewDidLayoutSubviews",
    ]

    var trigger: (callback: String, call: () -> Void)?

    init(_ title: String) {
      super.init()
      self.title = title
    }

    private func happened(_ callback: String) {
      guard let trigger, trigger.callback == callback else { return }
      self.trigger = nil
      trigger.call()
    }

    override func willMove(toParent parent: ViewController?) {
      super.willMove(toParent: parent)
      happened("willMove")
    }
    override func didMove(toParent parent: ViewController?) {
      super.didMove(toParent: parent)
      happened("didMove")
    }
    override func viewWillAppear(_ animated: Bool) { happened("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { happened("viewIsAppearing") }
    override func viewDidAppear(_ animated: Bool) { happened("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { happened("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { happened("viewDidDisappear") }
    override func viewDidLayoutSubviews() { happened("viewDidLayoutSubviews") }
  }

  private final class Heard {
    var answers: [Bool] = []
    var expected = 0
    func one() -> (Bool) -> Void {
      expected += 1
      return { self.answers.append($0) }
    }
  }

  /// A container with what can be asked of it.
  private struct Scene {
    let container: ViewController
    let probes: [Probe]
    /// Begins a change that sends callbacks.
    let begin: () -> Void
    let calls: [(name: String, call: (Heard) -> Void)]
  }

  // MARK: The containers

  private static func drawer() -> Scene {
    let probes = ["Center", "Side", "Other"].map(Probe.init)
    let drawer = DrawerController(center: probes[0], leading: probes[1])
    let late = Probe("Late")
    return Scene(
      container: drawer, probes: probes, begin: { drawer.setCenter(probes[2]) },
      calls: [
        ("open", { drawer.open(completion: $0.one()) }),
        ("open at once", { drawer.open(animated: false, completion: $0.one()) }),
        ("close", { drawer.close(completion: $0.one()) }),
        ("toggle", { drawer.toggle(completion: $0.one()) }),
        ("setCenter", { drawer.setCenter(late, completion: $0.one()) }),
        ("setCenter plain", { drawer.setCenter(late, style: .plain, completion: $0.one()) }),
        ("setCenter back", { drawer.setCenter(probes[0], completion: $0.one()) }),
        ("another side", { _ in drawer.leading = late }),
        ("no side", { _ in drawer.leading = nil }),
        ("state", { _ in drawer.state = DrawerState(openSide: .leading) }),
        ("lock", { _ in drawer[.leading].lock = .lockedOpen }),
        ("dock", { _ in drawer[.leading].dockingWidth = 100 }),
        ("length", { _ in drawer.setLength(200, for: .leading, animated: true) }),
        ("preview", { drawer.bouncePreview(completion: $0.one()) }),
      ])
  }

  private static func openDrawer() -> Scene {
    let closed = drawer()
    guard let drawer = closed.container as? DrawerController else { return closed }
    return Scene(
      container: drawer, probes: closed.probes, begin: { drawer.toggle() }, calls: closed.calls)
  }

  private static func navigation() -> Scene {
    let probes = ["Root", "First", "Second"].map(Probe.init)
    let stack = NavigationController(viewControllers: [probes[0]])
    let late = Probe("Late")
    return Scene(
      container: stack, probes: probes, begin: { stack.pushViewController(probes[1]) },
      calls: [
        ("push", { stack.pushViewController(late, completion: $0.one()) }),
        ("push at once", { stack.pushViewController(late, animated: false, completion: $0.one()) }),
        ("pop", { stack.popViewController(completion: $0.one()) }),
        ("pop at once", { stack.popViewController(animated: false, completion: $0.one()) }),
        ("popToRoot", { stack.popToRootViewController(completion: $0.one()) }),
        ("set", { stack.setViewControllers([late], animated: true, completion: $0.one()) }),
        (
          "set at once",
          { stack.setViewControllers([probes[0], late], animated: false, completion: $0.one()) }
        ),
        ("hide bar", { _ in stack.setNavigationBarHidden(true, animated: true) }),
      ])
  }

  private static func tabs() -> Scene {
    let probes = ["One", "Two", "Three"].map(Probe.init)
    let tabs = TabBarController(viewControllers: probes)
    tabs.switchStyle = .slide
    let late = Probe("Late")
    return Scene(
      container: tabs, probes: probes, begin: { tabs.select(1, animated: true) },
      calls: [
        ("select third", { tabs.select(2, animated: true, completion: $0.one()) }),
        ("select back", { tabs.select(0, animated: true, completion: $0.one()) }),
        ("select at once", { tabs.select(2, completion: $0.one()) }),
        ("fewer tabs", { _ in tabs.setViewControllers([probes[0], late], animated: true) }),
        ("other tabs", { _ in tabs.viewControllers = [late] }),
        ("hide bar", { _ in tabs.setTabBarHidden(true, animated: true) }),
      ])
  }

  private static func pages() -> Scene {
    let probes = ["First", "Second", "Third"].map(Probe.init)
    let pages = PageViewController()
    pages.setViewControllers([probes[0]], direction: .forward, animated: false)
    func go(
      _ index: Int, _ direction: PageViewController.NavigationDirection, _ animated: Bool,
      _ heard: Heard
    ) {
      pages.setViewControllers(
        [probes[index]], direction: direction, animated: animated, completion: heard.one())
    }
    return Scene(
      container: pages, probes: probes,
      begin: { pages.setViewControllers([probes[1]], direction: .forward, animated: true) },
      calls: [
        ("on", { go(2, .forward, true, $0) }), ("back", { go(0, .reverse, true, $0) }),
        ("at once", { go(2, .forward, false, $0) }), ("again", { go(1, .forward, true, $0) }),
        ("reload", { _ in pages.reloadData() }),
      ])
  }

  private static func split() -> Scene {
    let probes = ["Primary", "Supplementary", "Secondary"].map(Probe.init)
    let split = SplitViewController(
      primary: probes[0], supplementary: probes[1], secondary: probes[2])
    let late = Probe("Late")
    return Scene(
      container: split, probes: probes,
      begin: { split.setPreferredDisplayMode(.secondaryOnly, animated: true) },
      calls: [
        ("show", { split.show(.primary, completion: $0.one()) }),
        ("hide", { split.hide(.supplementary, completion: $0.one()) }),
        (
          "mode at once",
          {
            split.setPreferredDisplayMode(.oneOverSecondary, animated: false, completion: $0.one())
          }
        ),
        ("replace secondary", { _ in split.setViewController(late, for: .secondary) }),
        ("remove primary", { _ in split.setViewController(nil, for: .primary) }),
        ("width", { _ in split.setColumnWidth(200, for: .primary, animated: true) }),
        ("detail", { _ in split.showDetail(late, sender: nil) }),
        ("state", { _ in split.state = SplitState(columnsBeside: 1) }),
      ])
  }

  private static let scenes: [(String, @MainActor () -> Scene)] = [
    ("drawer", drawer), ("open drawer", openDrawer), ("navigation", navigation), ("tabs", tabs),
    ("pages", pages), ("split", split),
  ]

  // MARK: The table

  @Test(
    arguments: ["drawer", "open drawer", "navigation", "tabs", "pages", "split"], Probe.callbacks)
  func `a call in a callback is carried out and answered`(name: String, callback: String) throws {
    let make = try #require(Self.scenes.first { $0.0 == name }?.1)
    for index in make().calls.indices {
      for probe in make().probes.indices {
        let scene = make()
        let heard = Heard()
        let call = scene.calls[index]
        let harness = TestWindow(root: scene.container)
        scene.probes[probe].trigger = (callback, { call.call(heard) })

        scene.begin()
        harness.advance(by: 0.1)
        harness.settle()

        let place = "\(name): \(call.name) in \(callback) of \(scene.probes[probe].title ?? "")"
        #expect(heard.answers.count == heard.expected, "\(place): \(heard.answers)")
        checkRest(of: scene.container, place)
      }
    }
  }

  /// At rest what can be seen has appeared, and nothing else.
  private func checkRest(of container: ViewController, _ place: String) {
    for child in container.children {
      #expect(!child.isInAppearanceTransition, "\(place): \(child.title ?? "") is on its way")
      let isSeen = child.viewIfLoaded?.shownRect() != nil
      if isSeen { #expect(child.isAppeared, "\(place): \(child.title ?? "") shows unheard") }
      if child.isAppeared {
        #expect(child.viewIfLoaded?.window != nil, "\(place): \(child.title ?? "") is not there")
      }
    }
  }
}
