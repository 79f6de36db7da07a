// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import Presenting
import TestSupport
import Testing

@testable import Containers

/// An override or a delegate that refuses or replaces an action is obeyed by every trigger of that action.
struct RefusedActionTests {
  /// Answers a way back with another action, as a program does that asks whether to save.
  private final class Guarded: NavigationController {
    enum Answer: CaseIterable { case pushes, sets, presents, refuses }
    var answer = Answer.refuses
    var asked = 0

    override func popViewController(
      animated: Bool = true, completion: ((_ finished: Bool) -> Void)? = nil
    ) -> ViewController? {
      asked += 1
      let screen = ViewController()
      screen.title = "Sure?"
      switch answer {
      case .pushes: pushViewController(screen, animated: true)
      case .sets: setViewControllers([viewControllers[0], screen], animated: true)
      case .presents:
        let alert = AlertController(title: "Sure?")
        alert.addAction(AlertAction(title: "Yes"))
        topViewController?.present(alert, animated: true)
      case .refuses: break
      }
      return nil
    }
  }

  enum BackInput: CaseIterable, Sendable { case button, escape, altLeft, mouse, drag, fling, touch }

  private func goBack(_ back: BackInput, _ stack: NavigationController, _ harness: TestWindow) {
    func drag(to x: Double, in seconds: Double) {
      harness.drag(from: Point(5, 300), to: Point(x, 300), duration: seconds)
    }
    switch back {
    case .button: stack.navigationBar.onBack?()
    case .escape: harness.pressKey(.escape)
    case .altLeft: harness.pressKey(.left, .alt)
    case .mouse: harness.click(at: Point(400, 300), button: .back)
    case .drag: drag(to: 700, in: 0.4)
    case .fling: drag(to: 300, in: 0.05)
    case .touch:
      harness.drag(from: Point(5, 300), to: Point(700, 300), duration: 0.3, device: .touch)
    }
    harness.runUntilIdle()
  }

  private func makeStack(_ answer: Guarded.Answer) -> (Guarded, TestWindow) {
    let stack = Guarded(viewControllers: [ViewController(), ViewController()])
    stack.answer = answer
    let harness = TestWindow(root: stack, size: Size(800, 600))
    harness.runUntilIdle()
    return (stack, harness)
  }

  @Test(arguments: BackInput.allCases)
  func `a popViewController override can push a controller instead, however the user goes back`(
    back: BackInput
  ) {
    let (stack, harness) = makeStack(.pushes)
    goBack(back, stack, harness)
    #expect(stack.asked == 1)
    #expect(stack.topViewController?.title == "Sure?" && stack.viewControllers.count == 3)
    #expect(stack.topViewController?.isAppeared == true)
  }

  @Test(arguments: BackInput.allCases)
  func `a popViewController override can set another stack instead, however the user goes back`(
    back: BackInput
  ) {
    let (stack, harness) = makeStack(.sets)
    goBack(back, stack, harness)
    #expect(stack.topViewController?.title == "Sure?" && stack.viewControllers.count == 2)
  }

  @Test(arguments: BackInput.allCases)
  func `a popViewController override can present an alert instead, however the user goes back`(
    back: BackInput
  ) {
    let (stack, harness) = makeStack(.presents)
    goBack(back, stack, harness)
    #expect(stack.viewControllers.count == 2 && stack.asked == 1)
    #expect(stack.presentedViewController is AlertController)
  }

  private final class Menu: SlidingMenuController {
    var refuses = false
    override func shouldSelect(_ item: SlidingMenuItem) -> Bool { !refuses }
  }

  @Test(arguments: [true, false])
  func
    `if a sliding menu refuses Back to its previous item, its navigation controller does not pop`(
      isKey: Bool
    )
  {
    let menu = Menu(children: ["A", "B"].map { ($0, nil, ViewController()) })
    let stack = NavigationController(viewControllers: [ViewController(), menu])
    let harness = TestWindow(root: stack)
    harness.runUntilIdle()
    menu.select(1)
    harness.runUntilIdle()
    menu.refuses = true
    if isKey {
      harness.pressKey(.left, .alt)
    } else {
      harness.click(at: Point(700, 400), button: .back)
    }
    harness.runUntilIdle()
    #expect(menu.selectedIndex == 1 && stack.topViewController === menu)
  }

  private final class DelegateSpy: DrawerDelegate {
    var askedSides: [DrawerSide] = []
    func drawer(
      _ drawer: DrawerController, shouldOpen side: DrawerSide, cause: DrawerChangeSource
    ) -> Bool {
      askedSides.append(side)
      return false
    }
  }

  enum OpeningInput: CaseIterable, Sendable {
    case call, toggle, key, drag, touch, wheel, fling, restoring
  }

  @Test(arguments: [OpeningInput.call, .toggle, .key, .drag, .touch, .fling])
  func `no call or user input opens a drawer side that the delegate keeps closed`(
    open: OpeningInput
  ) {
    let (drawer, delegate) = (
      DrawerController(center: ViewController(), leading: ViewController()), DelegateSpy()
    )
    drawer.delegate = delegate
    let harness = TestWindow(root: drawer)
    harness.runUntilIdle()
    switch open {
    case .call: drawer.open()
    case .toggle: drawer.toggle()
    case .key: harness.pressKey(.function(9))
    case .drag, .fling:
      harness.press(at: Point(5, 300))
      harness.move(
        from: Point(5, 300), to: Point(400, 300), duration: open == .drag ? 0.4 : 0.05)
      harness.release(at: Point(400, 300))
    case .touch:
      harness.drag(from: Point(5, 300), to: Point(400, 300), duration: 0.3, device: .touch)
    case .wheel, .restoring: break
    }
    harness.runUntilIdle()
    #expect(drawer.openSide == nil && drawer.progress == 0)
  }

  private final class TabDelegateSpy: TabBarControllerDelegate {
    var asked = 0
    func tabBarController(
      _ tabBarController: TabBarController, shouldSelect viewController: ViewController
    ) -> Bool {
      asked += 1
      return false
    }
  }

  @Test(arguments: [true, false])
  func `a tab whose selection the delegate refuses is not selected from the More list`(isKey: Bool)
  {
    let tabs = TabBarController(
      viewControllers: (0..<14).map { index in
        let tab = ViewController()
        tab.title = "Tab \(index)"
        return tab
      })
    let harness = TestWindow(root: tabs, size: Size(400, 700))
    harness.runUntilIdle()
    let delegate = TabDelegateSpy()
    tabs.delegate = delegate
    guard let last = tabs.tabBar.buttons.last else { return }
    harness.click(at: last.convert(last.bounds.center, to: nil))
    harness.runUntilIdle()
    #expect(tabs.isMoreListVisible)
    guard let table = tabs.moreTabs.list?.tableView else { return }
    if isKey {
      harness.window.focus.focus(table)
      harness.pressKey(.return)
    } else {
      harness.click(at: table.convert(table.rect(forRow: 0).center, to: nil))
    }
    harness.runUntilIdle()
    #expect(delegate.asked == 1 && tabs.isMoreListVisible)
  }

  private final class RefusingDelegate: AdaptivePresentationDelegate {
    func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool { false }
  }

  @Test(arguments: [true, false])
  func `a sheet that refuses dismissal is not dismissed by dragging or flinging its list`(
    isFling: Bool
  ) {
    let (root, sheet, keeper) = (ViewController(), ViewController(), RefusingDelegate())
    let harness = TestWindow(root: root, size: Size(600, 700))
    harness.runUntilIdle()
    sheet.modalPresentationStyle = .pageSheet
    sheet.presentationController?.delegate = keeper
    let list = ScrollView(frame: Rect(0, 0, 600, 600))
    list.autoresizingMask = .fill
    list.contentHeight = 4000
    sheet.view.addSubview(list)
    root.present(sheet, animated: false)
    harness.runUntilIdle()
    harness.drag(
      from: Point(300, 300), to: Point(300, 690), duration: isFling ? 0.05 : 0.5, device: .touch)
    harness.runUntilIdle()
    #expect(sheet.presentingViewController != nil)
  }

  @Test
  func `isModalInPresentation of a sheet's child prevents dismissal by Escape and outside clicks`()
  {
    let (root, child) = (ViewController(), ViewController())
    let sheet = NavigationController(rootViewController: child)
    let harness = TestWindow(root: root, size: Size(900, 700))
    harness.runUntilIdle()
    child.isModalInPresentation = true
    sheet.modalPresentationStyle = .formSheet
    root.present(sheet, animated: false)
    harness.runUntilIdle()
    harness.pressKey(.escape)
    harness.click(at: Point(3, 3))
    harness.runUntilIdle()
    #expect(sheet.presentingViewController != nil)
  }

  @Test func `a popViewController override can refuse a pop gesture in right to left layout`() {
    let stack = Guarded(viewControllers: [ViewController(), ViewController()])
    let harness = TestWindow(root: stack, size: Size(800, 600))
    harness.window.traits.layoutDirection = .rightToLeft
    harness.runUntilIdle()
    harness.drag(from: Point(795, 300), to: Point(100, 300), duration: 0.3, device: .touch)
    harness.runUntilIdle()
    #expect(stack.asked == 1 && stack.viewControllers.count == 2)
  }

  @Test func `a popViewController override can refuse a pop gesture in a drawer's center`() {
    let stack = Guarded(viewControllers: [ViewController(), ViewController()])
    let drawer = DrawerController(center: stack, leading: ViewController())
    let harness = TestWindow(root: drawer, size: Size(800, 600))
    harness.runUntilIdle()
    harness.drag(from: Point(5, 300), to: Point(700, 300), duration: 0.3, device: .touch)
    harness.runUntilIdle()
    #expect(stack.viewControllers.count == 2)
  }
}
