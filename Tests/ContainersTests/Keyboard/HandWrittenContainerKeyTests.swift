// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Key commands of stock containers work inside containers that a program has written itself.
struct HandWrittenContainerKeyTests {
  /// A container as tutorials write it: it adds children and their views, and overrides nothing else.
  fileprivate final class PlainContainer: ViewController {
    let header = Button(accessibilityLabel: "Header")
    private let shownChildren: [ViewController]

    init(_ shown: ViewController...) {
      self.shownChildren = shown
      super.init()
    }

    override func viewDidLoad() {
      header.frame = Rect(0, 0, 100, 30)
      view.addSubview(header)
      for (index, child) in shownChildren.enumerated() {
        addChild(child)
        child.view.frame = frame(index)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }

    override func viewWillLayoutSubviews() {
      for (index, child) in shownChildren.enumerated() { child.view.frame = frame(index) }
    }

    private func frame(_ index: Int) -> Rect {
      let width = view.bounds.width / Double(shownChildren.count)
      return Rect(Double(index) * width, 30, width, max(0, view.bounds.height - 30))
    }
  }

  fileprivate enum SystemContainer: String, CaseIterable {
    case stack, tabs, drawer, pages, split, menu

    final class Two: PageViewControllerDataSource {
      let pages: [ViewController]
      init(_ pages: [ViewController]) { self.pages = pages }
      func pageViewController(
        _ pageViewController: PageViewController, viewControllerBefore page: ViewController
      ) -> ViewController? { page === pages[1] ? pages[0] : nil }
      func pageViewController(
        _ pageViewController: PageViewController, viewControllerAfter page: ViewController
      ) -> ViewController? { page === pages[0] ? pages[1] : nil }
    }
  }

  /// A stock container with something to do for its keys, and whether they have done it.
  fileprivate final class ContainerUnderTest {
    let container: ViewController
    let send: [(String, (TestWindow) -> Void)]
    let isDone: () -> Bool
    let undo: () -> Void

    init(_ stock: SystemContainer) {
      func screen(_ title: String) -> ViewController {
        let controller = ViewController()
        controller.title = title
        let button = Button(accessibilityLabel: title)
        button.frame = Rect(10, 10, 80, 30)
        controller.view.addSubview(button)
        return controller
      }
      func key(_ key: Key, _ modifiers: KeyModifiers = []) -> (String, (TestWindow) -> Void) {
        ("\(modifiers) \(key)", { $0.pressKey(key, modifiers) })
      }
      let (first, second) = (screen("first"), screen("second"))
      switch stock {
      case .stack:
        let stack = NavigationController(viewControllers: [first, second])
        container = stack
        send = [
          key(.left, .alt), key(.escape), key(.back),
          (
            "mouse",
            {
              $0.send(.pointer(PointerEvent(.down, at: Point(500, 5), button: .back)))
              $0.send(.pointer(PointerEvent(.up, at: Point(500, 5), button: .back)))
            }
          ),
        ]
        isDone = { stack.viewControllers.count == 1 }
        undo = { stack.setViewControllers([first, second], animated: false) }
      case .tabs:
        let tabs = TabBarController(viewControllers: [first, second])
        container = tabs
        send = [key(.tab, .control), key(.pageDown, .control), key(.pageUp, .control)]
        isDone = { tabs.selectedIndex == 1 }
        undo = { tabs.selectedIndex = 0 }
      case .drawer, .menu:
        let drawer =
          stock == .drawer
          ? DrawerController(center: first, leading: second, position: .closed)
          : SlidingMenuController(
            items: [SlidingMenuItem(title: "one", controller: first)], position: .closed)
        container = drawer
        send = [key(.function(9)), key(.character("m"), .control), key(.function(10))]
        isDone = { drawer.openSide == .leading }
        undo = { drawer.close(animated: false) }
      case .pages:
        let (pages, source) = (PageViewController(), SystemContainer.Two([first, second]))
        pages.setViewControllers([first], direction: .forward, animated: false)
        pages.dataSource = source
        container = pages
        send = [key(.right)]
        isDone = { withExtendedLifetime(source) { pages.viewControllers.first === second } }
        undo = { pages.setViewControllers([first], direction: .reverse, animated: false) }
      case .split:
        let split = SplitViewController(primary: first, secondary: second)
        split.preferredDisplayMode = .oneOverSecondary
        container = split
        send = [key(.escape)]
        isDone = { split.displayMode == .secondaryOnly }
        undo = { split.preferredDisplayMode = .oneOverSecondary }
      }
    }
  }

  fileprivate enum Nesting: String, CaseIterable {
    case one, two, systemBetween, presented, presentedSystem, inPage, inDrawer

    func root(around inner: ViewController) -> (root: ViewController, outer: PlainContainer) {
      let plain = PlainContainer(inner)
      switch self {
      case .one, .presented: return (plain, plain)
      case .two: return (PlainContainer(plain), plain)
      case .systemBetween, .presentedSystem:
        return (PlainContainer(TabBarController(viewControllers: [PlainContainer(plain)])), plain)
      case .inPage:
        let pages = PageViewController()
        pages.setViewControllers([plain], direction: .forward, animated: false)
        return (PlainContainer(pages), plain)
      case .inDrawer: return (DrawerController(center: PlainContainer(plain)), plain)
      }
    }

    var isPresented: Bool { self == .presented || self == .presentedSystem }
  }

  fileprivate enum FocusLocation: String, CaseIterable { case nowhere, inside, header }

  private func show(_ controller: ViewController, presented: Bool) -> TestWindow {
    let harness = TestWindow()
    if presented {
      let presenter = ViewController()
      harness.show(presenter)
      harness.step()
      presenter.present(controller, animated: false)
    } else {
      harness.show(controller)
    }
    harness.runUntilIdle()
    return harness
  }

  @Test(arguments: SystemContainer.allCases, Nesting.allCases)
  fileprivate func `key events reach a custom container's only visible child at any nesting depth`(
    stock: SystemContainer, nesting: Nesting
  ) {
    for keyboard in FocusLocation.allCases {
      let subject = ContainerUnderTest(stock)
      let (root, outer) = nesting.root(around: subject.container)
      let harness = show(root, presented: nesting.isPresented)
      for (name, send) in subject.send {
        switch keyboard {
        case .nowhere: harness.window.focus.focus(nil)
        case .inside:
          harness.window.focus.focusFirst(in: subject.container.activeChild?.view ?? root.view)
        case .header: harness.window.focus.focus(outer.header)
        }
        #expect(!subject.isDone())
        send(harness)
        harness.runUntilIdle()
        #expect(subject.isDone(), "\(name), the keyboard is \(keyboard)")
        subject.undo()
        harness.runUntilIdle()
      }
    }
  }

  private func stack() -> NavigationController {
    let screens = (0..<2).map { _ in
      let screen = ViewController()
      let button = Button(accessibilityLabel: "Button")
      button.frame = Rect(10, 10, 80, 30)
      screen.view.addSubview(button)
      return screen
    }
    return NavigationController(viewControllers: screens)
  }

  private func isPopped(_ stack: NavigationController) -> Bool { stack.viewControllers.count == 1 }

  @Test
  func `of two visible children, the child that contains the first responder gets a key event`() {
    let stacks = [stack(), stack()]
    let harness = show(
      PlainContainer(PlainContainer(stacks[0]), PlainContainer(stacks[1])), presented: false)
    harness.window.focus.focus(nil)
    harness.pressKey(.left, .alt)
    harness.runUntilIdle()
    #expect(stacks.map(isPopped) == [false, false])

    harness.window.focus.focusFirst(in: stacks[1].view)
    harness.pressKey(.left, .alt)
    harness.runUntilIdle()

    #expect(stacks.map(isPopped) == [false, true])
  }

  fileprivate enum Absence: String, CaseIterable {
    case hidden, hiddenHost, transparent, inert, covered, outside, noInteraction, removed
  }

  @Test(arguments: Absence.allCases)
  fileprivate func `a child that is invisible or not interactive receives no key events`(
    absence: Absence
  )
    throws
  {
    let stacks = [stack(), stack()]
    let plain = PlainContainer(stacks[0], stacks[1])
    let harness = show(plain, presented: false)
    let view = try #require(stacks[0].view)
    switch absence {
    case .hidden: view.isHidden = true
    case .hiddenHost:
      let host = View(frame: Rect(0, 30, 500, 600))
      plain.view.addSubview(host)
      host.addSubview(view)
      host.isHidden = true
    case .transparent: view.alpha = 0
    case .inert: view.isInert = true
    case .noInteraction: view.isUserInteractionEnabled = false
    case .covered:
      let cover = stack()
      plain.addChild(cover)
      cover.view.frame = plain.view.bounds
      plain.view.addSubview(cover.view)
      cover.didMove(toParent: plain)
      harness.window.focus.focus(nil)
      harness.pressKey(.escape)
      harness.runUntilIdle()
      #expect(isPopped(cover) && !stacks.contains(where: isPopped))
      return
    case .outside: view.transform = .translation(-2000, 0)
    case .removed:
      stacks[0].willMove(toParent: nil)
      view.removeFromSuperview()
      stacks[0].removeFromParent()
    }
    harness.window.focus.focus(nil)

    harness.pressKey(.escape)
    harness.runUntilIdle()

    #expect(stacks.map(isPopped) == [false, true])
  }

  @Test
  func `a click on the selected tab pops the navigation controller in the tab's custom container`()
  {
    let stack = stack()
    let tabs = TabBarController(viewControllers: [
      PlainContainer(PlainContainer(stack)), ViewController(),
    ])
    let harness = show(tabs, presented: false)

    harness.click(tabs.tabBar.buttons[0])
    harness.runUntilIdle()

    #expect(isPopped(stack))
  }
}
