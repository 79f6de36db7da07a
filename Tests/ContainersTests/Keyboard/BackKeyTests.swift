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

/// The keys and the mouse button for going back reach the right stack, in custom and stock containers.
struct BackKeyTests {
  private final class PlainContainer: ViewController {
    private let shownChildren: [ViewController]
    let frames: (Int, Size) -> Rect
    init(
      _ shown: ViewController...,
      frames: @escaping (Int, Size) -> Rect = { Rect(0, 0, $1.width, $1.height) }
    ) {
      self.shownChildren = shown
      self.frames = frames
      super.init()
    }
    override func viewDidLoad() {
      for (index, child) in shownChildren.enumerated() {
        addChild(child)
        child.view.frame = frames(index, view.bounds.size)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
  }

  private func stack(_ count: Int = 2) -> NavigationController {
    NavigationController(
      viewControllers: (0..<count).map { _ in
        let screen = ViewController()
        let button = Button(accessibilityLabel: "Button")
        button.frame = Rect(10, 10, 80, 30)
        screen.view.addSubview(button)
        return screen
      })
  }

  private func show(_ root: ViewController) -> TestWindow {
    let harness = TestWindow()
    harness.show(root)
    harness.runUntilIdle()
    return harness
  }

  @Test func `the mouse's back button pops the navigation controller under the pointer`() {
    let stacks = [stack(), stack()]
    let plain = PlainContainer(stacks[0], stacks[1]) {
      Rect(Double($0) * $1.width / 2, 0, $1.width / 2, $1.height)
    }
    let harness = show(plain)
    harness.window.focus.focus(nil)
    harness.send(.pointer(PointerEvent(.down, at: Point(750, 300), button: .back)))
    harness.send(.pointer(PointerEvent(.up, at: Point(750, 300), button: .back)))
    harness.runUntilIdle()
    #expect(stacks.map(\.viewControllers.count) == [2, 1])
  }

  @Test
  func `key events reach the center of a custom container while its menu is outside the window`() {
    let (menu, center) = (ViewController(), stack())
    let harness = show(
      PlainContainer(menu, center) {
        $0 == 0 ? Rect(-250, 0, 250, $1.height) : Rect(0, 0, $1.width, $1.height)
      })
    harness.window.focus.focus(nil)
    harness.pressKey(.left, .alt)
    harness.runUntilIdle()
    #expect(center.viewControllers.count == 1)
  }

  @Test func `key events reach the center of a custom container when the center covers the menu`() {
    let (menu, center) = (ViewController(), stack())
    let harness = show(
      PlainContainer(menu, center) {
        $0 == 0 ? Rect(0, 0, 250, $1.height) : Rect(0, 0, $1.width, $1.height)
      }
    )
    harness.window.focus.focus(nil)
    harness.pressKey(.escape)
    harness.runUntilIdle()
    #expect(center.viewControllers.count == 1)
  }

  @Test
  func `key events reach a child controller whose view is inside other views and scroll views`() {
    let inner = stack()
    let root = ViewController()
    let (box, scroll) = (
      View(frame: Rect(50, 50, 600, 500)), ScrollView(frame: Rect(0, 0, 600, 500))
    )
    root.view.addSubview(box)
    box.addSubview(scroll)
    root.addChild(inner)
    inner.view.frame = Rect(0, 0, 600, 500)
    scroll.addSubview(inner.view)
    inner.didMove(toParent: root)
    let harness = show(root)
    harness.window.focus.focus(nil)
    harness.pressKey(.left, .alt)
    harness.runUntilIdle()
    #expect(inner.viewControllers.count == 1)
  }

  @Test(arguments: [ModalPresentationStyle.pageSheet, .formSheet, .popover, .overCurrentContext])
  func `Escape in a presented custom container pops its navigation controller before dismissing`(
    style: ModalPresentationStyle
  ) {
    let presenter = ViewController()
    let harness = show(presenter)
    let inner = stack()
    let plain = PlainContainer(inner)
    plain.preferredContentSize = Size(300, 300)
    plain.modalPresentationStyle = style
    plain.popoverPresentationController?.sourceView = presenter.view
    plain.popoverPresentationController?.sourceRect = Rect(400, 100, 20, 20)
    presenter.present(plain, animated: false)
    harness.runUntilIdle()
    harness.window.focus.focus(nil)
    harness.pressKey(.escape)
    harness.runUntilIdle()
    #expect(inner.viewControllers.count == 1)
    #expect(presenter.presentedViewController === plain)
    guard style != .overCurrentContext else { return }
    harness.pressKey(.escape)
    harness.runUntilIdle()
    #expect(presenter.presentedViewController == nil)
  }

  @Test func `Alt+Left pops the inner navigation controller before the outer one`() {
    let inner = stack()
    let outer = NavigationController(viewControllers: [
      ViewController(), PlainContainer(PlainContainer(inner)),
    ])
    let harness = show(PlainContainer(outer))
    for expected in [(1, 2), (1, 1)] {
      harness.window.focus.focus(nil)
      harness.pressKey(.left, .alt)
      harness.runUntilIdle()
      #expect(inner.viewControllers.count == expected.0)
      #expect(outer.viewControllers.count == expected.1)
    }
  }

  @Test func `a key command of the only visible child works without a first responder`() {
    final class Saving: ViewController {
      var saves = 0
      override var keyCommands: [KeyCommand] {
        [
          KeyCommand("Save", shortcuts: [.init(.character("s"), .control)]) { [weak self] in
            self?.saves += 1
            return true
          }
        ]
      }
    }
    let saving = Saving()
    let harness = show(PlainContainer(PlainContainer(saving)))
    harness.window.focus.focus(nil)
    harness.pressKey(.character("s"), .control)
    #expect(saving.saves == 1)
  }

  @Test(arguments: ["split", "tabs", "pages", "drawer"])
  func `each built-in container passes key events to the child of a nested custom container`(
    kind: String
  ) {
    let inner = stack()
    let plain = PlainContainer(inner)
    let root: ViewController
    switch kind {
    case "split": root = SplitViewController(primary: ViewController(), secondary: plain)
    case "tabs": root = TabBarController(viewControllers: [plain, ViewController()])
    case "pages":
      let pages = PageViewController()
      pages.setViewControllers([plain], direction: .forward, animated: false)
      root = pages
    default: root = DrawerController(center: plain)
    }
    let harness = show(root)
    harness.window.focus.focus(nil)
    harness.pressKey(.left, .alt)
    harness.runUntilIdle()
    #expect(inner.viewControllers.count == 1)
  }

  private func list() -> (controller: ViewController, button: Button) {
    let (controller, button) = (ViewController(), Button(accessibilityLabel: "Row"))
    button.frame = Rect(10, 10, 80, 30)
    controller.view.addSubview(button)
    return (controller, button)
  }

  @Test(arguments: ["docked side", "primary column", "hand-written side"])
  func `a key event that the focused sidebar does not handle goes to childForKeyCommands`(
    place: String
  ) {
    let (inner, list) = (stack(), list())
    let root: ViewController
    switch place {
    case "docked side":
      let drawer = DrawerController(center: inner, leading: list.controller, position: .open)
      drawer[.leading].dockingWidth = 600
      root = drawer
    case "primary column":
      root = SplitViewController(primary: list.controller, secondary: inner)
    default:
      final class Beside: ViewController {
        var main: ViewController?
        override var childForKeyCommands: ViewController? { main }
      }
      let beside = Beside()
      for (child, frame) in [
        (list.controller, Rect(0, 0, 200, 600)), (inner, Rect(200, 0, 600, 600)),
      ] {
        beside.addChild(child)
        child.view.frame = frame
        beside.view.addSubview(child.view)
        child.didMove(toParent: beside)
      }
      beside.main = inner
      root = beside
    }
    let harness = show(root)
    harness.window.focus.focus(list.button)
    #expect(list.button.isFirstResponder)
    harness.pressKey(.left, .alt)
    harness.runUntilIdle()
    #expect(inner.viewControllers.count == 1)
    #expect(list.button.isFirstResponder)
  }

  @Test func `an open drawer side over the center prevents the center from receiving key events`() {
    let (inner, list) = (stack(), list())
    let harness = show(
      DrawerController(center: inner, leading: list.controller, position: .open))
    harness.window.focus.focus(list.button)
    harness.pressKey(.left, .alt)
    harness.runUntilIdle()
    #expect(inner.viewControllers.count == 2)
  }

  @Test
  func `a container that forwards appearance callbacks manually passes key events to its child`() {
    final class ByHand: ViewController {
      let inner: ViewController
      init(_ inner: ViewController) {
        self.inner = inner
        super.init()
      }
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
      override func viewDidLoad() {
        addChild(inner)
        inner.view.frame = view.bounds
        view.addSubview(inner.view)
        inner.didMove(toParent: self)
      }
      override func viewWillAppear(_ animated: Bool) {
        inner.beginAppearanceTransition(true, animated: animated)
      }
      override func viewDidAppear(_ animated: Bool) { inner.endAppearanceTransition() }
    }
    let inner = stack()
    let harness = show(ByHand(inner))
    harness.window.focus.focus(nil)
    harness.pressKey(.escape)
    harness.runUntilIdle()
    #expect(inner.viewControllers.count == 1)
  }
}
