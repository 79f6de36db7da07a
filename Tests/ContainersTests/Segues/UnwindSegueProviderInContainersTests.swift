// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport
import Testing

@testable import Containers

/// A stock container that presents the source supplies the segue of an unwinding.
struct UnwindSegueProviderInContainersTests {
  private class Fade: Segue {
    static var performed: [Bool] = []
    override func perform() {
      Self.performed.append(isAnimated)
      super.perform()
    }
  }

  private static var askedControllers: [String] = []
  private static var providerName: String?

  private static func answer(
    _ controller: ViewController, _ destination: ViewController, _ source: ViewController,
    _ identifier: String?
  ) -> Segue? {
    let name = controller.title ?? ""
    askedControllers.append(name)
    return name == providerName
      ? Fade(identifier: identifier, source: source, destination: destination) : nil
  }

  private final class Screen: ViewController {
    init(_ title: String) {
      super.init()
      self.title = title
    }
    override func segueForUnwinding(
      to destination: ViewController, from source: ViewController, identifier: String?
    ) -> Segue? { answer(self, destination, source, identifier) }
  }
  private final class Stack: NavigationController {
    override func segueForUnwinding(
      to destination: ViewController, from source: ViewController, identifier: String?
    ) -> Segue? { answer(self, destination, source, identifier) }
  }
  private final class Tabs: TabBarController {
    override func segueForUnwinding(
      to destination: ViewController, from source: ViewController, identifier: String?
    ) -> Segue? { answer(self, destination, source, identifier) }
  }
  private final class Split: SplitViewController {
    override func segueForUnwinding(
      to destination: ViewController, from source: ViewController, identifier: String?
    ) -> Segue? { answer(self, destination, source, identifier) }
  }
  private final class Drawer: DrawerController {
    override func segueForUnwinding(
      to destination: ViewController, from source: ViewController, identifier: String?
    ) -> Segue? { answer(self, destination, source, identifier) }
  }
  private final class Pages: PageViewController {
    override func segueForUnwinding(
      to destination: ViewController, from source: ViewController, identifier: String?
    ) -> Segue? { answer(self, destination, source, identifier) }
  }
  private final class Menu: SlidingMenuController {
    override func segueForUnwinding(
      to destination: ViewController, from source: ViewController, identifier: String?
    ) -> Segue? { answer(self, destination, source, identifier) }
  }

  enum Container: CaseIterable, Sendable { case stack, tabs, split, drawer, pages, menu }

  private func make(_ container: Container, _ home: ViewController) -> ViewController {
    let controller: ViewController
    switch container {
    case .stack: controller = Stack(rootViewController: home)
    case .tabs: controller = Tabs(viewControllers: [home, ViewController()])
    case .split: controller = Split(primary: ViewController(), secondary: home)
    case .drawer: controller = Drawer(center: home)
    case .pages:
      let pages = Pages()
      pages.setViewControllers([home], direction: .forward, animated: false)
      controller = pages
    case .menu: controller = Menu(children: [("A", nil, home)], position: .closed)
    }
    controller.title = "Container"
    return controller
  }

  private func reset(providerName supplying: String?) {
    (Self.askedControllers, Self.providerName, Fade.performed) = ([], supplying, [])
  }

  @Test(arguments: Container.allCases)
  func `a container through which its child presented a controller can provide the unwind segue`(
    container: Container
  ) {
    let (home, source) = (Screen("Home"), Screen("Source"))
    let root = make(container, home)
    let harness = TestWindow(root: root)
    harness.runUntilIdle()
    home.present(source, animated: false)
    harness.runUntilIdle()
    home.registerUnwindAction("home")
    reset(providerName: "Container")
    #expect(source.performUnwind("home"))
    harness.runUntilIdle()
    #expect(Self.askedControllers.contains("Container"))
    #expect(Fade.performed == [true])
    #expect(root.presentedViewController == nil && home.isAppeared)
  }

  @Test(arguments: Container.allCases)
  func `a child that presented a controller through its container can provide the unwind segue`(
    container: Container
  ) {
    let (home, source) = (Screen("Home"), Screen("Source"))
    let root = make(container, home)
    let harness = TestWindow(root: root)
    harness.runUntilIdle()
    home.present(source, animated: false)
    harness.runUntilIdle()
    home.registerUnwindAction("home")
    reset(providerName: "Home")
    #expect(source.performUnwind("home"))
    harness.runUntilIdle()
    #expect(Fade.performed == [true])
    #expect(root.presentedViewController == nil && home.isAppeared)
  }

  @Test(arguments: [ModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .overFullScreen])
  func
    `unwinding from a presented navigation controller calls segueForUnwinding only on the presenter`(
      style: ModalPresentationStyle
    )
  {
    let (home, source) = (Screen("Home"), Screen("Source"))
    let harness = TestWindow(root: home)
    harness.runUntilIdle()
    let stack = NavigationController(viewControllers: [ViewController(), source])
    stack.modalPresentationStyle = style
    home.present(TabBarController(viewControllers: [ViewController()]), animated: false)
    harness.runUntilIdle()
    home.dismiss(animated: false)
    home.present(stack, animated: false)
    harness.runUntilIdle()
    home.registerUnwindAction("home")
    reset(providerName: "Home")
    #expect(source.performUnwind("home"))
    harness.runUntilIdle()
    #expect(Self.askedControllers == ["Home"] && Fade.performed == [true])
    #expect(home.presentedViewController == nil)
  }

  @Test
  func
    `segueForUnwinding of a presenting navigation controller provides the segue to its root screen`()
  {
    let (home, top, source) = (Screen("Home"), Screen("Top"), Screen("Source"))
    let stack = Stack(viewControllers: [home, top])
    stack.title = "Stack"
    let harness = TestWindow(root: stack)
    harness.runUntilIdle()
    top.present(source, animated: false)
    harness.runUntilIdle()
    home.registerUnwindAction("home")
    reset(providerName: "Stack")
    #expect(source.performUnwind("home"))
    harness.runUntilIdle()
    #expect(Self.askedControllers == ["Stack"])
    #expect(Fade.performed.count == 1)
    #expect(stack.viewControllers.count == 1 && stack.presentedViewController == nil)
  }

  @Test func `segueForUnwinding is called on nested presenters one by one, the outermost first`() {
    let (home, first, second, source) = (
      Screen("Home"), Screen("First"), Screen("Second"), Screen("Source")
    )
    let harness = TestWindow(root: home)
    harness.runUntilIdle()
    for (presenter, presented) in [(home, first), (first, second), (second, source)] {
      presented.modalPresentationStyle = .formSheet
      presenter.present(presented, animated: false)
      harness.runUntilIdle()
    }
    home.registerUnwindAction("home")
    reset(providerName: "Second")
    #expect(source.performUnwind("home"))
    harness.runUntilIdle()
    #expect(Self.askedControllers == ["Home", "First", "Second"])
    #expect(Fade.performed.count == 1)
    #expect(home.presentedViewController == nil)
  }

  @Test func `a custom unwind segue knows whether the unwinding is animated`() {
    let (home, source) = (Screen("Home"), Screen("Source"))
    let harness = TestWindow(root: home)
    harness.runUntilIdle()
    home.present(source, animated: false)
    harness.runUntilIdle()
    home.registerUnwindAction("home")
    reset(providerName: "Home")
    #expect(source.performUnwind("home", animated: false))
    #expect(Fade.performed == [false])
    harness.runUntilIdle()
    #expect(home.presentedViewController == nil)
  }

  @Test func `segueForUnwinding receives the identifier of the registered segue`() {
    final class Asked: ViewController {
      var identifiers: [String?] = []
      override func segueForUnwinding(
        to destination: ViewController, from source: ViewController, identifier: String?
      ) -> Segue? {
        identifiers.append(identifier)
        return nil
      }
    }
    let (home, source) = (Asked(), ViewController())
    let harness = TestWindow(root: home)
    harness.runUntilIdle()
    home.present(source, animated: false)
    harness.runUntilIdle()
    home.registerUnwindAction("home")
    source.registerUnwindSegue("back", action: "home")
    #expect(source.triggerSegue("back", sender: nil))
    harness.runUntilIdle()
    #expect(home.identifiers == ["back"])
  }

  @Test func `a custom unwind segue pops a navigation controller to the destination`() {
    let (home, source) = (Screen("Home"), Screen("Source"))
    let stack = NavigationController(viewControllers: [home, ViewController(), source])
    let harness = TestWindow(root: stack)
    harness.runUntilIdle()
    home.registerUnwindAction("home")
    source.registerUnwindSegue(
      "back", action: "home", custom: Fade.init(identifier:source:destination:), animated: false)
    reset(providerName: nil)
    source.performSegue(withIdentifier: "back")
    harness.runUntilIdle()
    #expect(Fade.performed == [false])
    #expect(stack.viewControllers.count == 1)
  }

  @Test
  func
    `segueForUnwinding of a presenter in a split view column provides the segue that unwinds to it`()
  {
    let (home, source) = (Screen("Home"), Screen("Source"))
    home.definesPresentationContext = true
    let split = SplitViewController(primary: ViewController(), secondary: home)
    let harness = TestWindow(root: split)
    harness.runUntilIdle()
    source.modalPresentationStyle = .overCurrentContext
    home.present(source, animated: false)
    harness.runUntilIdle()
    home.registerUnwindAction("home")
    reset(providerName: "Home")
    #expect(source.performUnwind("home"))
    harness.runUntilIdle()
    #expect(Fade.performed == [true])
    #expect(home.presentedViewController == nil)
  }
}
