// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Every public call of a container is allowed in every callback of its children. The current decision is carried
/// out first, each completion is called once, and at rest exactly the visible controllers have appeared.
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

    private func handle(_ callback: String) {
      guard let trigger, trigger.callback == callback else { return }
      self.trigger = nil
      trigger.call()
    }

    override func willMove(toParent parent: ViewController?) {
      super.willMove(toParent: parent)
      handle("willMove")
    }
    override func didMove(toParent parent: ViewController?) {
      super.didMove(toParent: parent)
      handle("didMove")
    }
    override func viewWillAppear(_ animated: Bool) { handle("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { handle("viewIsAppearing") }
    override func viewDidAppear(_ animated: Bool) { handle("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { handle("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { handle("viewDidDisappear") }
    override func viewDidLayoutSubviews() { handle("viewDidLayoutSubviews") }
  }

  private final class CompletionLog {
    var results: [Bool] = []
    var expectedCount = 0
    func makeCompletion() -> (Bool) -> Void {
      expectedCount += 1
      return { self.results.append($0) }
    }
  }

  /// A container with what can be asked of it.
  private struct Scene {
    let container: ViewController
    let probes: [Probe]
    /// Begins a change that sends callbacks.
    let begin: () -> Void
    let calls: [(name: String, call: (CompletionLog) -> Void)]
  }

  // MARK: The containers

  private static func drawer() -> Scene {
    let probes = ["Center", "Side", "Other"].map(Probe.init)
    let drawer = DrawerController(center: probes[0], leading: probes[1])
    let late = Probe("Late")
    return Scene(
      container: drawer, probes: probes, begin: { drawer.setCenter(probes[2]) },
      calls: [
        ("open", { drawer.open(completion: $0.makeCompletion()) }),
        ("open at once", { drawer.open(animated: false, completion: $0.makeCompletion()) }),
        ("close", { drawer.close(completion: $0.makeCompletion()) }),
        ("toggle", { drawer.toggle(completion: $0.makeCompletion()) }),
        ("setCenter", { drawer.setCenter(late, completion: $0.makeCompletion()) }),
        (
          "setCenter plain",
          { drawer.setCenter(late, style: .plain, completion: $0.makeCompletion()) }
        ),
        ("setCenter back", { drawer.setCenter(probes[0], completion: $0.makeCompletion()) }),
        ("another side", { _ in drawer.leading = late }),
        ("no side", { _ in drawer.leading = nil }),
        ("state", { _ in drawer.state = DrawerState(openSide: .leading) }),
        ("lock", { _ in drawer[.leading].lock = .lockedOpen }),
        ("dock", { _ in drawer[.leading].dockingWidth = 100 }),
        ("length", { _ in drawer.setLength(200, for: .leading, animated: true) }),
        ("preview", { drawer.bouncePreview(completion: $0.makeCompletion()) }),
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
        ("push", { stack.pushViewController(late, completion: $0.makeCompletion()) }),
        (
          "push at once",
          { stack.pushViewController(late, animated: false, completion: $0.makeCompletion()) }
        ),
        ("pop", { stack.popViewController(completion: $0.makeCompletion()) }),
        (
          "pop at once",
          { stack.popViewController(animated: false, completion: $0.makeCompletion()) }
        ),
        ("popToRoot", { stack.popToRootViewController(completion: $0.makeCompletion()) }),
        (
          "set",
          { stack.setViewControllers([late], animated: true, completion: $0.makeCompletion()) }
        ),
        (
          "set at once",
          {
            stack.setViewControllers(
              [probes[0], late], animated: false, completion: $0.makeCompletion())
          }
        ),
        ("hide bar", { _ in stack.setNavigationBarHidden(true, animated: true) }),
      ])
  }

  private static func tabs() -> Scene {
    let probes = ["One", "Two", "Three"].map(Probe.init)
    let tabs = TabBarController(viewControllers: probes)
    tabs.transitionStyle = .slide
    let late = Probe("Late")
    return Scene(
      container: tabs, probes: probes, begin: { tabs.select(1, animated: true) },
      calls: [
        ("select third", { tabs.select(2, animated: true, completion: $0.makeCompletion()) }),
        ("select back", { tabs.select(0, animated: true, completion: $0.makeCompletion()) }),
        ("select at once", { tabs.select(2, completion: $0.makeCompletion()) }),
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
      _ completionLog: CompletionLog
    ) {
      pages.setViewControllers(
        [probes[index]], direction: direction, animated: animated,
        completion: completionLog.makeCompletion())
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
        ("show", { split.show(.primary, completion: $0.makeCompletion()) }),
        ("hide", { split.hide(.supplementary, completion: $0.makeCompletion()) }),
        (
          "mode at once",
          {
            split.setPreferredDisplayMode(
              .oneOverSecondary, animated: false, completion: $0.makeCompletion())
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
  func `a container method called in a child's callback calls its completion handler exactly once`(
    name: String, callback: String
  ) throws {
    let make = try #require(Self.scenes.first { $0.0 == name }?.1)
    for index in make().calls.indices {
      for probe in make().probes.indices {
        let scene = make()
        let completionLog = CompletionLog()
        let call = scene.calls[index]
        let harness = TestWindow(root: scene.container)
        scene.probes[probe].trigger = (callback, { call.call(completionLog) })

        scene.begin()
        harness.advance(by: 0.1)
        harness.runUntilIdle()

        let context = "\(name): \(call.name) in \(callback) of \(scene.probes[probe].title ?? "")"
        #expect(
          completionLog.results.count == completionLog.expectedCount,
          "\(context): \(completionLog.results)")
        checkWhenIdle(of: scene.container, context)
      }
    }
  }

  /// At rest what can be seen has appeared, and nothing else.
  private func checkWhenIdle(of container: ViewController, _ context: String) {
    for child in container.children {
      #expect(
        !child.isInAppearanceTransition, "\(context): \(child.title ?? "") is in a transition")
      let isSeen = child.viewIfLoaded?.visibleRect() != nil
      if isSeen {
        #expect(
          child.isAppeared,
          "\(context): \(child.title ?? "") is visible without appearance callbacks"
        )
      }
      if child.isAppeared {
        #expect(
          child.viewIfLoaded?.window != nil,
          "\(context): \(child.title ?? "") has appeared but is in no window")
      }
    }
  }
}
