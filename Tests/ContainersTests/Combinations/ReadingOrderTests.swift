// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import Presenting
import TestSupport
import Testing

@testable import Containers

/// One reading order: Tab, Shift and Tab, and the accessible tree go through each container, bar and control alike, from the
/// leading end to the trailing end, from top to bottom, and through a bar before its content.
struct ReadingOrderTests {
  private struct Case {
    let name: String
    var size = Size(1400, 800)
    /// The labels of all that takes the keyboard, in reading order.
    let labels: [String]
    let make: @MainActor () -> ViewController
    /// Called when the scene is visible.
    var act: @MainActor (ViewController) -> Void = { _ in }
  }

  private final class Page: ViewController {
    let frames: [(String, Rect)]

    init(_ name: String, _ frames: [(String, Rect)]? = nil) {
      self.frames = frames ?? [(name, Rect(20, 100, 100, 40))]
      super.init()
      title = "Title of \(name)"
    }

    override func viewDidLoad() {
      // The last one first.
      for (name, _) in frames.reversed() {
        view.addSubview(Button(title: name, accessibilityLabel: name))
      }
    }

    override func viewDidLayoutSubviews() {
      let isMirrored = view.traits.layoutDirection == .rightToLeft
      for (button, (_, frame)) in zip(view.subviews, frames.reversed()) {
        button.frame =
          isMirrored
          ? Rect(view.bounds.width - frame.maxX, frame.minY, frame.width, frame.height) : frame
      }
    }
  }

  private final class Pages: PageViewController, PageViewControllerDataSource {
    private let page = Page("A")

    init() {
      super.init()
      dataSource = self
      setViewControllers([page], direction: .forward, animated: false)
    }

    func pageViewController(
      _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
    ) -> ViewController? { nil }

    func pageViewController(
      _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
    ) -> ViewController? { nil }

    func presentationCount(for pageViewController: PageViewController) -> Int? { 3 }
  }

  private static func stack(_ name: String) -> NavigationController {
    let page = Page(name)
    page.navigationItem.leftBarButtonItems = ["1", "2"].map { BarButtonItem(title: name + $0) }
    // From the trailing end on.
    page.navigationItem.rightBarButtonItems = ["4", "3"].map { BarButtonItem(title: name + $0) }
    page.navigationItem.leftItemsSupplementBackButton = true
    page.navigationItem.toolbarItems = [
      BarButtonItem(title: name + "5"), .flexibleSpace(), BarButtonItem(title: name + "6"),
    ]
    let stack = NavigationController(rootViewController: page)
    stack.setToolbarHidden(false, animated: false)
    return stack
  }

  private static func items(_ name: String) -> [String] {
    ["1", "2", "3", "4", "", "5", "6"].map { name + $0 }
  }

  private static func split(
    _ names: [String], _ mode: SplitViewController.DisplayMode = .automatic
  ) -> SplitViewController {
    let stacks = names.map(stack)
    let split = SplitViewController(
      primary: stacks[0], supplementary: names.count == 3 ? stacks[1] : nil,
      secondary: stacks[names.count - 1])
    split.preferredDisplayMode = mode
    return split
  }

  private static func drawer(_ sides: [DrawerSide], _ style: DrawerStyle) -> DrawerController {
    let drawer = DrawerController(center: stack("C"))
    for side in sides {
      drawer.setController(Page("\(side)", [("\(side)", Rect(10, 10, 100, 40))]), for: side)
      drawer[side].style = style
      drawer[side].length = .fixed(200)
    }
    return drawer
  }

  private static func tabs(_ placement: TabBarPlacement) -> TabBarController {
    let tabs = TabBarController(viewControllers: [Page("A"), Page("B")])
    tabs.tabBarPlacement = placement
    return tabs
  }

  // swift-format-ignore
  private static var cases: [Case] {
    [
      Case(name: "two columns", labels: items("A") + items("B")) { split(["A", "B"], .oneBesideSecondary) },
      Case(name: "three columns", labels: items("A") + items("B") + items("C")) { split(["A", "B", "C"], .twoBesideSecondary) },
      Case(name: "two columns over the third", labels: items("A") + items("B")) { split(["A", "B", "C"], .twoOverSecondary) },
      Case(name: "folded columns", size: Size(480, 700), labels: ["Back to Title of B"] + items("C")) { split(["A", "B", "C"]) },
      Case(name: "a stack", labels: items("A")) { stack("A") },
      Case(name: "a stack of two", labels: ["Back to Title of A"] + items("B")) {
        let stack = stack("A")
        let other = Self.stack("B").viewControllers[0]
        stack.viewControllers.append(other)
        return stack
      },
      Case(name: "tabs at the top", labels: ["Title of A", "A"]) { tabs(.top) },
      Case(name: "tabs at the bottom", labels: ["A", "Title of A"]) { tabs(.bottom) },
      Case(name: "tabs at the leading edge", labels: ["Title of A", "A"]) { tabs(.leading) },
      Case(name: "a docked drawer", labels: ["leading"] + items("C") + ["trailing"]) {
        let drawer = drawer([.trailing, .leading], .overlay)
        for side in [DrawerSide.leading, .trailing] { drawer[side].dockingWidth = 500 }
        return drawer
      },
      Case(name: "a drawer over its center", labels: ["leading"]) { drawer([.leading], .overlay) } act: {
        ($0 as? DrawerController)?.open(.leading, animated: false)
      },
      Case(name: "a drawer under its center", labels: ["trailing"]) { drawer([.trailing], .reveal) } act: {
        ($0 as? DrawerController)?.open(.trailing, animated: false)
      },
      Case(name: "pages", labels: ["A", "Pages"]) {
        Pages()
      },
      Case(name: "an alert", labels: ["Cancel", "OK"]) { Page("A") } act: { root in
        let alert = AlertController(title: "Title", message: "Message")
        for action in [AlertAction(title: "OK"), AlertAction(title: "Cancel", style: .cancel)] { alert.addAction(action) }
        root.present(alert, animated: false)
      },
      Case(name: "a stack over its presenter", labels: items("B")) { Page("A") } act: { root in
        let stack = stack("B")
        stack.modalPresentationStyle = .formSheet
        root.present(stack, animated: false)
      },
      Case(name: "a hand-written container", labels: ["1", "2", "3", "4", "5"]) {
        Page("", [("1", Rect(0, 0, 1400, 50)), ("2", Rect(0, 50, 200, 300)), ("3", Rect(0, 350, 200, 400)), ("4", Rect(200, 50, 600, 700)), ("5", Rect(0, 750, 1400, 50))])
      },
      Case(name: "a bar with buttons of its own", labels: (1...6).map(String.init)) { bar() },
    ]
  }

  private static func bar() -> ViewController {
    let root = ViewController()
    let bar = NavigationBar(frame: Rect(0, 0, 800, 44))
    bar.leadingButtons = ["1", "2"].map { Button(title: $0, accessibilityLabel: $0) }
    bar.trailingButtons = ["5", "6"].map { Button(title: $0, accessibilityLabel: $0) }
    let item = NavigationItem()
    item.leftBarButtonItems = [BarButtonItem(title: "3")]
    item.rightBarButtonItems = [BarButtonItem(title: "4")]
    bar.setItem(item)
    root.view.addSubview(bar)
    return root
  }

  private func check(_ item: Case, _ direction: Traits.LayoutDirection) {
    let root = item.make()
    var traits = Traits()
    traits.layoutDirection = direction
    let harness = TestWindow(size: item.size, traits: traits)
    harness.show(root)
    harness.runUntilIdle()
    item.act(root)
    harness.runUntilIdle()
    let focus = harness.window.focus
    func walk(_ modifiers: KeyModifiers) -> [String] {
      focus.focus(nil)
      return item.labels.map { _ in
        harness.pressKey(.tab, modifiers)
        return focus.focusedView?.accessibilityLabel ?? "?"
      }
    }
    let read = harness.window.accessibilityTree().inReadingOrder.map(\.node.element)
      .filter { item.labels.contains($0.label) && $0.traits.contains(.focusable) }.map(\.label)

    #expect(walk([]) == item.labels, "\(item.name)")
    #expect(walk(.shift) == item.labels.reversed(), "\(item.name)")
    #expect(read == item.labels, "\(item.name): \(harness.accessibilityDump)")
    #expect(harness.accessibilityFaults() == [], "\(item.name)")
  }

  @Test(arguments: [Traits.LayoutDirection.leftToRight, .rightToLeft])
  func `Tab, Shift+Tab and the accessibility tree follow the same order in every container`(
    direction: Traits.LayoutDirection
  ) {
    for item in Self.cases { check(item, direction) }
  }
}
