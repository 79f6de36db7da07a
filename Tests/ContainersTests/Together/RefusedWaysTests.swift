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
struct RefusedWaysTests {
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

  enum Back: CaseIterable, Sendable { case button, escape, altLeft, mouse, drag, fling, touch }

  private func go(_ back: Back, _ stack: NavigationController, _ harness: TestWindow) {
    func drag(to x: Double, in seconds: Double) {
      harness.drag(from: Point(5, 300), to: Point(x, 300), duration: seconds)
    }
    switch back {
    case .button: stack.navigationBar.onBack?()
    case .escape: harness.key(.escape)
    case .altLeft: harness.key(.left, .alt)
    case .mouse: harness.click(at: Point(400, 300), button: .back)
    case .drag: drag(to: 700, in: 0.4)
    case .fling: drag(to: 300, in: 0.05)
    case .touch:
      harness.drag(from: Point(5, 300), to: Point(700, 300), duration: 0.3, device: .touch)
    }
    harness.settle()
  }

  private func makeStack(_ answer: Guarded.Answer) -> (Guarded, TestWindow) {
    let stack = Guarded(viewControllers: [ViewController(), ViewController()])
    stack.answer = answer
    let harness = TestWindow(root: stack, size: Size(800, 600))
    harness.settle()
    return (stack, harness)
  }

  @Test(arguments: Back.allCases)
  func `an override that pushes a question shows it in every way back`(back: Back) {
    let (stack, harness) = makeStack(.pushes)
    go(back, stack, harness)
    #expect(stack.asked == 1)
    #expect(stack.topViewController?.title == "Sure?" && stack.viewControllers.count == 3)
    #expect(stack.topViewController?.isAppeared == true)
  }

  @Test(arguments: Back.allCases)
  func `an override that sets another stack shows it in every way back`(back: Back) {
    let (stack, harness) = makeStack(.sets)
    go(back, stack, harness)
    #expect(stack.topViewController?.title == "Sure?" && stack.viewControllers.count == 2)
  }

  @Test(arguments: Back.allCases)
  func `an override that presents a question shows it in every way back`(back: Back) {
    let (stack, harness) = makeStack(.presents)
    go(back, stack, harness)
    #expect(stack.viewControllers.count == 2 && stack.asked == 1)
    #expect(stack.presentedViewController is AlertController)
  }

  private final class Menu: SlidingMenuController {
    var refuses = false
    override func shouldSelect(_ item: SlidingMenuItem) -> Bool { !refuses }
  }

  @Test(arguments: [true, false])
  func `a refused way back in a sliding menu does not go on to the stack around it`(isKey: Bool) {
    let menu = Menu(children: ["A", "B"].map { ($0, nil, ViewController()) })
    let stack = NavigationController(viewControllers: [ViewController(), menu])
    let harness = TestWindow(root: stack)
    harness.settle()
    menu.select(1)
    harness.settle()
    menu.refuses = true
    if isKey {
      harness.key(.left, .alt)
    } else {
      harness.click(at: Point(700, 400), button: .back)
    }
    harness.settle()
    #expect(menu.selectedIndex == 1 && stack.topViewController === menu)
  }

  private final class Judge: DrawerDelegate {
    var asked: [DrawerSide] = []
    func drawer(
      _ drawer: DrawerController, shouldOpen side: DrawerSide, because cause: DrawerCause
    ) -> Bool {
      asked.append(side)
      return false
    }
  }

  enum Open: CaseIterable, Sendable { case call, toggle, key, drag, touch, wheel, fling, restoring }

  @Test(arguments: [Open.call, .toggle, .key, .drag, .touch, .fling])
  func `a side that may not open stays closed in every way`(open: Open) {
    let (drawer, judge) = (
      DrawerController(center: ViewController(), leading: ViewController()), Judge()
    )
    drawer.delegate = judge
    let harness = TestWindow(root: drawer)
    harness.settle()
    switch open {
    case .call: drawer.open()
    case .toggle: drawer.toggle()
    case .key: harness.key(.function(9))
    case .drag, .fling:
      harness.press(at: Point(5, 300))
      harness.move(
        from: Point(5, 300), to: Point(400, 300), duration: open == .drag ? 0.4 : 0.05)
      harness.release(at: Point(400, 300))
    case .touch:
      harness.drag(from: Point(5, 300), to: Point(400, 300), duration: 0.3, device: .touch)
    case .wheel, .restoring: break
    }
    harness.settle()
    #expect(drawer.openSide == nil && drawer.progress == 0)
  }

  private final class TabJudge: TabBarControllerDelegate {
    var asked = 0
    func tabBarController(
      _ tabBarController: TabBarController, shouldSelect viewController: ViewController
    ) -> Bool {
      asked += 1
      return false
    }
  }

  @Test(arguments: [true, false])
  func `a further tab that the delegate refuses is not selected from the list`(isKey: Bool) {
    let tabs = TabBarController(
      viewControllers: (0..<14).map { index in
        let tab = ViewController()
        tab.title = "Tab \(index)"
        return tab
      })
    let harness = TestWindow(root: tabs, size: Size(400, 700))
    harness.settle()
    let judge = TabJudge()
    tabs.delegate = judge
    guard let last = tabs.tabBar.buttons.last else { return }
    harness.click(at: last.convert(last.bounds.center, to: nil))
    harness.settle()
    #expect(tabs.isMoreListShown)
    guard let table = tabs.further.list?.tableView else { return }
    if isKey {
      harness.window.focus.focus(table)
      harness.key(.return)
    } else {
      harness.click(at: table.convert(table.rect(forRow: 0).center, to: nil))
    }
    harness.settle()
    #expect(judge.asked == 1 && tabs.isMoreListShown)
  }

  private final class Keeper: AdaptivePresentationDelegate {
    func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool { false }
  }

  @Test(arguments: [true, false])
  func `a sheet that may not go is not dragged away by its list, nor flung`(isFling: Bool) {
    let (root, sheet, keeper) = (ViewController(), ViewController(), Keeper())
    let harness = TestWindow(root: root, size: Size(600, 700))
    harness.settle()
    sheet.modalPresentationStyle = .pageSheet
    sheet.presentationController?.delegate = keeper
    let list = ScrollView(frame: Rect(0, 0, 600, 600))
    list.autoresizingMask = .fill
    list.contentHeight = 4000
    sheet.view.addSubview(list)
    root.present(sheet, animated: false)
    harness.settle()
    harness.drag(
      from: Point(300, 300), to: Point(300, 690), duration: isFling ? 0.05 : 0.5, device: .touch)
    harness.settle()
    #expect(sheet.presentingViewController != nil)
  }

  @Test
  func `a modal child keeps its sheet from Escape and from an outside click`() {
    let (root, child) = (ViewController(), ViewController())
    let sheet = NavigationController(rootViewController: child)
    let harness = TestWindow(root: root, size: Size(900, 700))
    harness.settle()
    child.isModalInPresentation = true
    sheet.modalPresentationStyle = .formSheet
    root.present(sheet, animated: false)
    harness.settle()
    harness.key(.escape)
    harness.click(at: Point(3, 3))
    harness.settle()
    #expect(sheet.presentingViewController != nil)
  }

  @Test func `an override keeps the screen from a drag in a layout from right to left`() {
    let stack = Guarded(viewControllers: [ViewController(), ViewController()])
    let harness = TestWindow(root: stack, size: Size(800, 600))
    harness.window.traits.layoutDirection = .rightToLeft
    harness.settle()
    harness.drag(from: Point(795, 300), to: Point(100, 300), duration: 0.3, device: .touch)
    harness.settle()
    #expect(stack.asked == 1 && stack.viewControllers.count == 2)
  }

  @Test func `an override decides about a drag in the stack of a drawer's center`() {
    let stack = Guarded(viewControllers: [ViewController(), ViewController()])
    let drawer = DrawerController(center: stack, leading: ViewController())
    let harness = TestWindow(root: drawer, size: Size(800, 600))
    harness.settle()
    harness.drag(from: Point(5, 300), to: Point(700, 300), duration: 0.3, device: .touch)
    harness.settle()
    #expect(stack.viewControllers.count == 2)
  }
}
