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
struct UnwindSupplyInContainersTests {
  private class Fade: Segue {
    static var performed: [Bool] = []
    override func perform() {
      Self.performed.append(isAnimated)
      super.perform()
    }
  }

  private static var asked: [String] = []
  private static var supplying: String?

  private static func answer(
    _ controller: ViewController, _ destination: ViewController, _ source: ViewController,
    _ identifier: String?
  ) -> Segue? {
    let name = controller.title ?? ""
    asked.append(name)
    return name == supplying
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

  private func begin(_ supplying: String?) {
    (Self.asked, Self.supplying, Fade.performed) = ([], supplying, [])
  }

  @Test(arguments: Container.allCases)
  func `a stock container that presents for its child is asked`(container: Container) {
    let (home, source) = (Screen("Home"), Screen("Source"))
    let root = make(container, home)
    let harness = TestWindow(root: root)
    harness.settle()
    home.present(source, animated: false)
    harness.settle()
    home.registerUnwindAction("home")
    begin("Container")
    #expect(source.performUnwind("home"))
    harness.settle()
    #expect(Self.asked.contains("Container"))
    #expect(Fade.performed == [true])
    #expect(root.presentedViewController == nil && home.isAppeared)
  }

  @Test(arguments: Container.allCases)
  func `the child of a stock container that asked for the presentation is asked`(
    container: Container
  ) {
    let (home, source) = (Screen("Home"), Screen("Source"))
    let root = make(container, home)
    let harness = TestWindow(root: root)
    harness.settle()
    home.present(source, animated: false)
    harness.settle()
    home.registerUnwindAction("home")
    begin("Home")
    #expect(source.performUnwind("home"))
    harness.settle()
    #expect(Fade.performed == [true])
    #expect(root.presentedViewController == nil && home.isAppeared)
  }

  @Test(arguments: [ModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .overFullScreen])
  func `a presenter is asked for the way from a screen deep in a presented stack`(
    style: ModalPresentationStyle
  ) {
    let (home, source) = (Screen("Home"), Screen("Source"))
    let harness = TestWindow(root: home)
    harness.settle()
    let stack = NavigationController(viewControllers: [ViewController(), source])
    stack.modalPresentationStyle = style
    home.present(TabBarController(viewControllers: [ViewController()]), animated: false)
    harness.settle()
    home.dismiss(animated: false)
    home.present(stack, animated: false)
    harness.settle()
    home.registerUnwindAction("home")
    begin("Home")
    #expect(source.performUnwind("home"))
    harness.settle()
    #expect(Self.asked == ["Home"] && Fade.performed == [true])
    #expect(home.presentedViewController == nil)
  }

  @Test func `a stack that presents is asked on the way to a screen below its top`() {
    let (home, top, source) = (Screen("Home"), Screen("Top"), Screen("Source"))
    let stack = Stack(viewControllers: [home, top])
    stack.title = "Stack"
    let harness = TestWindow(root: stack)
    harness.settle()
    top.present(source, animated: false)
    harness.settle()
    home.registerUnwindAction("home")
    begin("Stack")
    #expect(source.performUnwind("home"))
    harness.settle()
    #expect(Self.asked == ["Stack"])
    #expect(Fade.performed.count == 1)
    #expect(stack.viewControllers.count == 1 && stack.presentedViewController == nil)
  }

  @Test func `a presenter that is passed through is asked after those further out`() {
    let (home, first, second, source) = (
      Screen("Home"), Screen("First"), Screen("Second"), Screen("Source")
    )
    let harness = TestWindow(root: home)
    harness.settle()
    for (presenter, presented) in [(home, first), (first, second), (second, source)] {
      presented.modalPresentationStyle = .formSheet
      presenter.present(presented, animated: false)
      harness.settle()
    }
    home.registerUnwindAction("home")
    begin("Second")
    #expect(source.performUnwind("home"))
    harness.settle()
    #expect(Self.asked == ["Home", "First", "Second"])
    #expect(Fade.performed.count == 1)
    #expect(home.presentedViewController == nil)
  }

  @Test func `a segue of the program's own knows that an unwinding is not animated`() {
    let (home, source) = (Screen("Home"), Screen("Source"))
    let harness = TestWindow(root: home)
    harness.settle()
    home.present(source, animated: false)
    harness.settle()
    home.registerUnwindAction("home")
    begin("Home")
    #expect(source.performUnwind("home", animated: false))
    #expect(Fade.performed == [false])
    harness.settle()
    #expect(home.presentedViewController == nil)
  }

  @Test func `the presenter gets the identifier of the registered segue`() {
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
    harness.settle()
    home.present(source, animated: false)
    harness.settle()
    home.registerUnwindAction("home")
    source.registerUnwindSegue("back", action: "home")
    #expect(source.triggerSegue("back", sender: nil))
    harness.settle()
    #expect(home.identifiers == ["back"])
  }

  @Test func `a registered class goes back in a stack`() {
    let (home, source) = (Screen("Home"), Screen("Source"))
    let stack = NavigationController(viewControllers: [home, ViewController(), source])
    let harness = TestWindow(root: stack)
    harness.settle()
    home.registerUnwindAction("home")
    source.registerUnwindSegue(
      "back", action: "home", custom: Fade.init(identifier:source:destination:), animated: false)
    begin(nil)
    source.performSegue(withIdentifier: "back")
    harness.settle()
    #expect(Fade.performed == [false])
    #expect(stack.viewControllers.count == 1)
  }

  @Test func `a presenter in a split view's column is asked`() {
    let (home, source) = (Screen("Home"), Screen("Source"))
    home.definesPresentationContext = true
    let split = SplitViewController(primary: ViewController(), secondary: home)
    let harness = TestWindow(root: split)
    harness.settle()
    source.modalPresentationStyle = .overCurrentContext
    home.present(source, animated: false)
    harness.settle()
    home.registerUnwindAction("home")
    begin("Home")
    #expect(source.performUnwind("home"))
    harness.settle()
    #expect(Fade.performed == [true])
    #expect(home.presentedViewController == nil)
  }
}
