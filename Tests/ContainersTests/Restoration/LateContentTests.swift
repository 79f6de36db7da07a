// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import SDLHost
import TestSupport
import Testing

@testable import Containers

/// The state of containers whose content comes after the window has been restored.
struct LateContentTests {
  /// A container, and the choice of the user in it.
  nonisolated enum Kind: CaseIterable { case drawer, split, splitOfStacks, menu, pages }

  private func make(_ kind: Kind, _ content: String) -> ViewController {
    let screen = RestorationScreen(content)
    switch kind {
    case .drawer: return DrawerController(center: screen, leading: RestorationScreen("Side"))
    case .split: return SplitViewController(primary: RestorationScreen("List"), secondary: screen)
    case .splitOfStacks:
      return SplitViewController(
        primary: NavigationController(rootViewController: RestorationScreen("List")),
        secondary: NavigationController(rootViewController: screen))
    case .menu:
      return SlidingMenuController(
        children: [("One", nil, screen), ("Two", nil, RestorationScreen(content + " 2"))],
        position: .closed)
    case .pages: return RestorationPages(content, isCounted: true)
    }
  }

  private func choose(in container: ViewController) {
    (container as? SplitViewController)?.hide(.primary, animated: false)
    if let menu = container as? SlidingMenuController {
      menu.select(1, animated: false)
    } else {
      (container as? DrawerController)?.open(animated: false)
    }
    _ = (container as? PageViewController)?.goToPage(.forward, by: 2)
  }

  private func choice(in container: ViewController) -> String {
    switch container {
    case let menu as SlidingMenuController: "\(menu.selectedIndex ?? -1)"
    case let drawer as DrawerController: drawer.openSide?.rawValue ?? ""
    case let split as SplitViewController: "\(split.displayMode)"
    case let pages as PageViewController: pages.viewControllers.first?.title ?? ""
    default: ""
    }
  }

  /// The same state as another process reads it.
  private func reread(_ state: RestorableState) throws -> RestorableState {
    try #require(RestorableState(json: state.json))
  }

  @Test(arguments: Kind.allCases, [false, true])
  func `a container that replaces the loading screen after the launch gets its saved state`(
    kind: Kind, clicks: Bool
  ) throws {
    let left = make(kind, "Home")
    let first = TestWindow(root: left)
    choose(in: left)
    first.runUntilIdle()
    var state = try reread(first.restorableState)
    let expected =
      switch kind {
      case .drawer: "leading"
      case .split, .splitOfStacks: "secondaryOnly"
      case .menu: "1"
      case .pages: "Home2"
      }
    #expect(choice(in: left) == expected)

    // The second start ends before the content comes.
    for isLast in [false, true] {
      let window = TestWindow()
      window.show(make(kind, "Loading"), restoring: state)
      window.runUntilIdle()
      state = try reread(window.restorableState)
      guard isLast else { continue }
      if clicks { window.click(at: Point(700, 600)) }
      window.runUntilIdle()
      let root = make(kind, "Home")
      window.show(root)
      window.runUntilIdle()
      #expect(choice(in: root) == expected)
      #expect(!window.restorableState.json.contains("unfinished"))
    }
  }

  private final class Source: PageViewControllerDataSource {
    let pages = (0..<4).map { RestorationScreen("Page \($0)") }

    private func page(nextTo page: ViewController, by step: Int) -> ViewController? {
      let index = pages.firstIndex { $0 === page }.map { $0 + step }
      return index.flatMap { pages.indices.contains($0) ? pages[$0] : nil }
    }

    func pageViewController(
      _ pageViewController: PageViewController, viewControllerBefore page: ViewController
    ) -> ViewController? { self.page(nextTo: page, by: -1) }

    func pageViewController(
      _ pageViewController: PageViewController, viewControllerAfter page: ViewController
    ) -> ViewController? { self.page(nextTo: page, by: 1) }

    func presentationCount(for pageViewController: PageViewController) -> Int? { pages.count }
  }

  @Test func `a page container whose pages are set after the restoration shows the saved page`()
    throws
  {
    func fill(_ pages: PageViewController, from source: Source) {
      pages.dataSource = source
      pages.setViewControllers([source.pages[0]], direction: .forward, animated: false)
    }
    let (source, left) = (Source(), PageViewController())
    fill(left, from: source)
    let first = TestWindow(root: left)
    _ = left.goToPage(.forward, by: 2)
    first.runUntilIdle()

    let (late, pages) = (Source(), PageViewController())
    let window = TestWindow()
    window.show(pages, restoring: try reread(first.restorableState))
    window.runUntilIdle()
    fill(pages, from: late)
    window.runUntilIdle()

    #expect(pages.viewControllers.first === late.pages[2])
  }

  // MARK: Tabs

  private func tabs(_ names: String...) -> TabBarController {
    TabBarController(viewControllers: names.map { RestorationScreen($0) })
  }

  nonisolated enum Choice: CaseIterable { case none, program, user }

  @Test(arguments: Choice.allCases)
  func `a saved selected tab that is added later is selected, unless another tab was selected`(
    choice: Choice
  ) throws {
    let left = tabs("First", "Home")
    let first = TestWindow(root: left)
    left.select(1)
    first.runUntilIdle()

    // A start that ends before the tab comes.
    let window = TestWindow()
    window.show(tabs("First"), restoring: try reread(first.restorableState))
    window.runUntilIdle()
    let last = tabs("First")
    let next = TestWindow()
    next.show(last, restoring: try reread(window.restorableState))
    next.runUntilIdle()
    switch choice {
    case .none: break
    case .program: last.select(0)
    case .user: last.input.performUserSelection(of: last.viewControllers[0])
    }
    last.setViewControllers(
      [RestorationScreen("New")] + last.viewControllers + [RestorationScreen("Home")],
      animated: false)
    next.runUntilIdle()

    #expect(last.selectedViewController?.title == (choice == .none ? "Home" : "First"))
  }

  @Test
  func `a tab's saved state is saved again by a launch that adds the tab without selecting it`()
    throws
  {
    let left = tabs("First", "Home")
    let first = TestWindow(root: left)
    left.select(1)
    first.runUntilIdle()
    let home = try #require(left.viewControllers[1] as? RestorationScreen)
    first.window.focus.focus(home.field)
    first.typeText("half a sen")
    left.select(0)
    first.runUntilIdle()

    var state = try reread(first.restorableState)
    for isShown in [false, true] {
      let again = tabs("First")
      let window = TestWindow()
      window.show(again, restoring: state)
      window.runUntilIdle()
      let home = RestorationScreen("Home")
      again.setViewControllers(again.viewControllers + [home], animated: false)
      if isShown {
        again.select(1)
        window.runUntilIdle()
        #expect(home.field.text == "half a sen")
      }
      state = try reread(window.restorableState)
    }
  }

  // MARK: Sides

  nonisolated enum SideChange: CaseIterable { case none, close, otherSide }

  @Test(arguments: SideChange.allCases)
  func `a saved open side opens when its controller is set later, unless code moves a side before`(
    movement: SideChange
  ) throws {
    let left = DrawerController(center: RestorationScreen("Home"))
    left.leading = RestorationScreen("Side")
    let first = TestWindow(root: left)
    left.setLength(333, for: .leading)
    left.open(.leading, animated: false)
    first.runUntilIdle()
    let length = left.state.lengths[.leading]
    #expect(length != nil)

    var state = try reread(first.restorableState)
    for isLast in [false, true] {
      let drawer = DrawerController(center: RestorationScreen("Home"))
      drawer.trailing = RestorationScreen("Other side")
      let window = TestWindow()
      window.show(drawer, restoring: state)
      window.runUntilIdle()
      state = try reread(window.restorableState)
      guard isLast else { continue }
      switch movement {
      case .none: break
      case .close: drawer.close(animated: false)
      case .otherSide: drawer.open(.trailing, animated: false)
      }
      drawer.leading = RestorationScreen("Side")
      window.runUntilIdle()

      let expected: [DrawerSide?] = [.leading, nil, .trailing]
      #expect(drawer.openSide == zip(SideChange.allCases, expected).first { $0.0 == movement }?.1)
      #expect(drawer.state.lengths[.leading] == length)
    }
  }

  // MARK: Columns

  @Test(arguments: [false, true])
  func `controllers pushed in a split view's column are restored when the column is set later`(
    isOtherLate: Bool
  ) throws {
    let (primary, secondary) = (RestorationScreen("P"), RestorationScreen("S"))
    let first = TestWindow(root: SplitViewController(primary: primary, secondary: secondary))
    first.runUntilIdle()
    for (screen, count) in [(primary, 1), (secondary, 2)] {
      let stack = try #require(screen.navigationController)
      for number in 1...count {
        let name = screen.name + String(repeating: "/p", count: number)
        stack.pushViewController(RestorationScreen(name), animated: false)
      }
    }
    first.runUntilIdle()

    let again = SplitViewController(
      primary: isOtherLate ? nil : RestorationScreen("P"), secondary: nil)
    let window = TestWindow()
    window.show(again, restoring: try reread(first.restorableState))
    window.runUntilIdle()
    let late = RestorationScreen("S")
    again.setViewController(late, for: .secondary)
    window.runUntilIdle()
    if isOtherLate { again.setViewController(RestorationScreen("P"), for: .primary) }
    window.runUntilIdle()

    #expect(late.navigationController?.viewControllers.map(\.title) == ["S", "S/p", "S/p/p"])
    let other = again.viewController(for: .primary)
    #expect(other?.navigationController?.viewControllers.map(\.title) == ["P", "P/p"])
  }
}
