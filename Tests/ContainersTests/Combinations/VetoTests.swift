// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import Presenting
import TestSupport
import Testing

@testable import Containers

/// Every way to trigger an action asks the same object, and obeys its answer.
struct VetoTests {
  // MARK: Going back

  private final class Stack: NavigationController {
    enum Answer { case refuses, goesToRoot, withoutAnimation, agrees }
    var answer = Answer.refuses
    var asked = 0

    override func popViewController(
      animated: Bool = true, completion: ((_ finished: Bool) -> Void)? = nil
    ) -> ViewController? {
      asked += 1
      switch answer {
      case .refuses: return nil
      case .goesToRoot:
        return popToRootViewController(animated: animated, completion: completion).last
      case .withoutAnimation:
        return super.popViewController(animated: false, completion: completion)
      case .agrees: return super.popViewController(animated: animated, completion: completion)
      }
    }
  }

  enum BackInput: CaseIterable, Sendable {
    case button, escape, altLeft, mouse, drag, fling, touch

    func perform(_ harness: TestWindow, _ stack: NavigationController) {
      switch self {
      case .button: stack.navigationBar.onBack?()
      case .escape: harness.pressKey(.escape)
      case .altLeft: harness.pressKey(.left, .alt)
      case .mouse: harness.click(at: Point(400, 300), button: .back)
      case .drag: drag(harness, to: 700, in: 0.4)
      case .fling: drag(harness, to: 300, in: 0.05)
      case .touch:
        harness.drag(from: Point(5, 300), to: Point(700, 300), duration: 0.3, device: .touch)
      }
      harness.runUntilIdle()
    }

    private func drag(_ harness: TestWindow, to x: Double, in seconds: Double) {
      harness.drag(from: Point(5, 300), to: Point(x, 300), duration: seconds)
    }
  }

  private func makeStack() -> (stack: Stack, harness: TestWindow, screens: [ViewController]) {
    let screens = (0..<3).map { _ in ViewController() }
    let stack = Stack(viewControllers: screens)
    let harness = TestWindow(root: stack, size: Size(800, 600))
    harness.runUntilIdle()
    return (stack, harness, screens)
  }

  @Test(arguments: BackInput.allCases)
  func
    `a popViewController override that returns nil keeps the user from going back with any input`(
      back: BackInput
    )
  {
    let (stack, harness, screens) = makeStack()
    back.perform(harness, stack)

    #expect(stack.asked == 1)
    #expect(stack.topViewController === screens[2] && screens[2].isAppeared)
    #expect(stack.transition == nil && stack.transitionController.isIdle)
  }

  @Test(arguments: BackInput.allCases, [true, false])
  func
    `every input that goes back pops to the controller that a popViewController override chooses`(
      back: BackInput, isAnimated: Bool
    )
  {
    let (stack, harness, screens) = makeStack()
    stack.answer = isAnimated ? .goesToRoot : .withoutAnimation
    back.perform(harness, stack)

    #expect(stack.asked == 1)
    #expect(stack.topViewController === screens[isAnimated ? 0 : 1])
    #expect(stack.topViewController?.isAppeared == true && stack.transitionController.isIdle)
  }

  @Test(arguments: BackInput.allCases)
  func `every input that goes back pops one controller if a popViewController override calls super`(
    back: BackInput
  ) {
    let (stack, harness, screens) = makeStack()
    stack.answer = .agrees
    back.perform(harness, stack)

    #expect(stack.asked == 1 && stack.topViewController === screens[1])
  }

  @Test
  func `a canceled pop gesture calls the completion handler of popViewController with false`() {
    final class Answered: NavigationController {
      var answers: [Bool] = []
      override func popViewController(
        animated: Bool = true, completion: ((_ finished: Bool) -> Void)? = nil
      ) -> ViewController? {
        super.popViewController(animated: animated) { [unowned self] in answers.append($0) }
      }
    }
    let screens = [ViewController(), ViewController()]
    let stack = Answered(viewControllers: screens)
    let harness = TestWindow(root: stack, size: Size(800, 600))
    harness.runUntilIdle()
    harness.drag(from: Point(5, 300), to: Point(200, 300), duration: 0.4, pauseDuration: 0.3)
    harness.runUntilIdle()
    #expect(stack.topViewController === screens[1] && stack.answers == [false])

    harness.drag(from: Point(5, 300), to: Point(700, 300), duration: 0.4)
    harness.runUntilIdle()
    #expect(stack.topViewController === screens[0] && stack.answers == [false, true])
  }

  // MARK: A sliding menu

  private final class Menu: SlidingMenuController {
    var refuses = false
    var askedTitles: [String] = []
    override func shouldSelect(_ item: SlidingMenuItem) -> Bool {
      askedTitles.append(item.title)
      return !refuses
    }
  }

  enum Choice: CaseIterable, Sendable {
    case click, row, number, back, mouse, call, callBack
  }

  private func choose(_ choice: Choice, _ menu: SlidingMenuController, _ harness: TestWindow) {
    let table = menu.menuTable
    switch choice {
    case .click: harness.click(at: table.convert(table.rect(forRow: 0), to: nil).center)
    case .row:
      harness.window.focus.focus(table)
      table.setFocusedRow(0)
      harness.pressKey(.return)
    case .number: harness.pressKey(.character("1"), .control)
    case .back: harness.pressKey(.left, .alt)
    case .mouse: harness.click(at: Point(700, 300), button: .back)
    case .call: menu.select(0)
    case .callBack: menu.goBack()
    }
    harness.runUntilIdle()
  }

  @Test(arguments: Choice.allCases, [true, false])
  func `a sliding menu calls shouldSelect for every way of selecting an item`(
    choice: Choice, refuses: Bool
  ) {
    let menu = Menu(
      children: ["A", "B"].map { ($0, nil, ViewController()) }, position: .open)
    let harness = TestWindow(root: menu)
    harness.runUntilIdle()
    menu.select(1)
    harness.runUntilIdle()
    menu.open(animated: false)
    harness.runUntilIdle()
    (menu.askedTitles, menu.refuses) = ([], refuses)
    choose(choice, menu, harness)

    #expect(menu.askedTitles == ["A"])
    #expect(menu.selectedIndex == (refuses ? 1 : 0))
  }

  @Test(arguments: [Choice.click, .row, .number, .back, .mouse])
  func `no user input selects a disabled item of a sliding menu`(choice: Choice) {
    let menu = Menu(
      children: ["A", "B"].map { ($0, nil, ViewController()) }, position: .open)
    let harness = TestWindow(root: menu)
    harness.runUntilIdle()
    menu.select(1)
    harness.runUntilIdle()
    menu.open(animated: false)
    harness.runUntilIdle()
    menu.setEnabled(false, forItem: 0)
    choose(choice, menu, harness)

    #expect(menu.selectedIndex == 1)
  }

  // MARK: A drawer's side

  private final class DelegateSpy: DrawerDelegate {
    var asked = 0
    func drawer(
      _ drawer: DrawerController, shouldClose side: DrawerSide, cause: DrawerChangeSource
    ) -> Bool {
      asked += 1
      return false
    }
  }

  enum ClosingInput: CaseIterable, Sendable {
    case call, toggle, escape, key, click, drag, wheel, swap, plainClose, crossFade
  }

  @Test(arguments: ClosingInput.allCases)
  func `no call, user input or new center closes a drawer side that the delegate keeps open`(
    close: ClosingInput
  ) {
    let (drawer, delegate) = (
      DrawerController(center: ViewController(), leading: ViewController()), DelegateSpy()
    )
    let harness = TestWindow(root: drawer)
    harness.runUntilIdle()
    drawer.open(animated: false)
    harness.runUntilIdle()
    drawer.delegate = delegate
    let new = ViewController()
    switch close {
    case .call: drawer.close()
    case .toggle: drawer.toggle()
    case .escape: harness.pressKey(.escape)
    case .key: harness.pressKey(.function(9))
    case .click: harness.click(at: Point(900, 300))
    case .drag:
      harness.drag(from: Point(900, 300), to: Point(500, 300), duration: 0.3)
    case .wheel:
      harness.send(.wheel(WheelEvent(delta: Point(3, 0), at: Point(900, 300))))
    case .swap: drawer.setCenter(new)
    case .plainClose: drawer.setCenter(new, style: .close)
    case .crossFade: drawer.setCenter(new, style: .crossFade)
    }
    harness.runUntilIdle()

    #expect(delegate.asked > 0)
    #expect(drawer.openSide == .leading && drawer.progress(of: .leading) == 1)
    #expect(drawer.phase == .idle)
    if [.swap, .plainClose, .crossFade].contains(close) {
      #expect(drawer.center === new && new.isAppeared)
    }
  }

  // MARK: Tabs

  private final class TabDelegateSpy: TabBarControllerDelegate {
    var asked = 0
    func tabBarController(
      _ tabBarController: TabBarController, shouldSelect viewController: ViewController
    ) -> Bool {
      asked += 1
      return false
    }
  }

  enum TabSelectionInput: CaseIterable, Sendable {
    case click, next, pageDown, arrow, accessibility
  }

  @Test(arguments: TabSelectionInput.allCases)
  func `no user input selects a tab whose selection the delegate refuses`(
    way: TabSelectionInput
  ) {
    let (fixture, delegate) = (TabFixture(), TabDelegateSpy())
    fixture.tabs.delegate = delegate
    let button = fixture.tabs.tabBar.buttons[1]
    switch way {
    case .click: fixture.harness.click(at: button.convert(button.bounds.center, to: nil))
    case .next: fixture.harness.pressKey(.tab, .control)
    case .pageDown: fixture.harness.pressKey(.pageDown, .control)
    case .arrow:
      fixture.window.focus.focus(fixture.tabs.tabBar.buttons[0])
      fixture.harness.pressKey(.right)
    case .accessibility: _ = button.performAccessibilityAction(.press, part: 0)
    }
    fixture.harness.runUntilIdle()

    #expect(delegate.asked > 0 && fixture.tabs.selectedIndex == 0)
  }

  // MARK: Presentations

  private final class RefusingDelegate: AdaptivePresentationDelegate {
    var attempts = 0
    func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool { false }
    func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {
      attempts += 1
    }
  }

  enum PresentationKind: CaseIterable, Sendable {
    case fullScreen, sheet, popover, alert, actionSheet
  }
  enum DismissalInput: CaseIterable, Sendable { case escape, outside, drag }

  @Test(arguments: PresentationKind.allCases, DismissalInput.allCases)
  func `no user input dismisses a presented controller whose dismissal is refused`(
    shown: PresentationKind, end: DismissalInput

  ) {
    for isModal in [true, false] {
      let (root, keeper) = (ViewController(), RefusingDelegate())
      let harness = TestWindow(root: root)
      harness.runUntilIdle()
      var controller = ViewController()
      switch shown {
      case .fullScreen: break
      case .sheet: controller.modalPresentationStyle = .formSheet
      case .popover:
        controller.modalPresentationStyle = .popover
        controller.preferredContentSize = Size(200, 100)
        controller.popoverPresentationController?.sourceView = root.view
        controller.popoverPresentationController?.sourceRect = Rect(500, 300, 10, 10)
      case .alert, .actionSheet:
        let alert = AlertController(
          title: "A", message: nil, preferredStyle: shown == .alert ? .alert : .actionSheet)
        alert.addAction(AlertAction(title: "Cancel", style: .cancel))
        controller = alert
      }
      controller.isModalInPresentation = isModal
      controller.presentationController?.delegate = keeper
      root.present(controller, animated: false)
      // An alert has its presentation controller from now on.
      controller.presentationController?.delegate = keeper
      harness.runUntilIdle()
      switch end {
      case .escape: harness.pressKey(.escape)
      case .outside: harness.click(at: Point(3, 3))
      case .drag:
        let top = controller.view.visibleRect() ?? .zero
        let start = Point(top.midX, top.minY + 4)
        harness.drag(from: start, to: Point(start.x, 690), duration: 0.2)
      }
      harness.runUntilIdle()

      #expect(controller.presentingViewController != nil, "\(isModal)")
      if end == .escape { #expect(keeper.attempts == 1, "\(isModal)") }
    }
  }
}
