// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers
@testable import Controls
@testable import Presenting

/// Tabs, bars, alerts and columns keep the first responder through changes of structure.
struct FirstResponderInBarsTests {
  private let regular = Size(1000, 700)
  private let compact = Size(440, 700)

  private func filled(_ title: String) -> ViewController {
    let controller = ViewController()
    controller.title = title
    let button = Button(accessibilityLabel: title)
    button.frame = Rect(10, 10, 80, 30)
    controller.view.addSubview(button)
    return controller
  }

  enum Nest: CaseIterable, Sendable {
    case inSheet, inFullScreen, inDrawerSide, inPage, inMenu, inHandWritten, inStackOfTabs
  }

  /// Shows a split view inside something, gives a thing in its secondary the keyboard, folds and unfolds.
  private func collapse(_ nest: Nest, _ thing: FocusedControl) {
    let harness = TestWindow(size: regular)
    let screen = FocusedControl.Screen(thing)
    let split = SplitViewController(
      primary: NavigationController(rootViewController: filled("list")),
      secondary: NavigationController(viewControllers: [filled("below"), screen]))
    switch nest {
    case .inSheet, .inFullScreen:
      harness.show(filled("root"))
      harness.runUntilIdle()
      split.modalPresentationStyle = nest == .inSheet ? .pageSheet : .fullScreen
      harness.window.rootViewController?.present(split, animated: false)
    case .inDrawerSide:
      let drawer = DrawerController(center: filled("center"), leading: split, position: .open)
      harness.show(drawer)
    case .inPage:
      let pages = PageViewController()
      pages.setViewControllers([split], direction: .forward, animated: false)
      harness.show(pages)
    case .inMenu:
      harness.show(
        SlidingMenuController(
          children: [("Split", nil, split), ("Other", nil, filled("other"))], position: .closed))
    case .inHandWritten:
      let outer = ViewController()
      outer.addChild(split)
      outer.view.addSubview(split.view)
      split.view.autoresizingMask = .fill
      split.didMove(toParent: outer)
      harness.show(outer)
    case .inStackOfTabs:
      harness.show(
        TabBarController(viewControllers: [
          filled("other"), split, NavigationController(rootViewController: filled("third")),
        ]))
      (harness.window.rootViewController as? TabBarController)?.select(1)
    }
    harness.runUntilIdle()
    guard screen.isAppeared, harness.window.focus.canFocus(screen.control) else { return }
    thing.beginEditing(on: screen, in: harness)
    harness.resize(to: compact)
    harness.runUntilIdle()
    thing.check(screen, in: harness, "\(nest) folded")
    harness.resize(to: regular)
    harness.runUntilIdle()
    thing.check(screen, in: harness, "\(nest) unfolded")
  }

  @Test(arguments: Nest.allCases, [FocusedControl.field, .composition, .slider, .rows])
  func `a split view in any container keeps the first responder when it collapses and expands`(
    nest: Nest, thing: FocusedControl
  ) {
    collapse(nest, thing)
  }

  @Test
  func `a tab bar button is first responder after the focused tab has moved into the More list`() {
    let tabs = TabBarController(viewControllers: (0..<8).map { filled("Long title \($0)") })
    let harness = TestWindow(root: tabs, size: Size(1800, 700))
    harness.runUntilIdle()
    tabs.select(7)
    harness.runUntilIdle()
    guard let button = tabs.tabBar.buttons.last else { return }
    harness.window.focus.focus(button)
    #expect(button.isFirstResponder)
    harness.resize(to: Size(420, 700))
    harness.runUntilIdle()
    #expect(tabs.overflow.contains(7))
    #expect(tabs.tabBar.buttons.contains { $0.isFirstResponder })
    harness.resize(to: Size(1800, 700))
    harness.runUntilIdle()
    #expect(tabs.tabBar.buttons.last?.isFirstResponder == true)
  }

  @Test func `a tab bar button remains first responder when the tab bar moves to another edge`() {
    let tabs = TabBarController(viewControllers: (0..<3).map { filled("\($0)") })
    let harness = TestWindow(root: tabs, size: regular)
    harness.runUntilIdle()
    let button = tabs.tabBar.buttons[0]
    harness.window.focus.focus(button)
    for placement in [TabBarPlacement.leading, .bottom, .top] {
      tabs.tabBarPlacement = placement
      harness.runUntilIdle()
      #expect(button.isFirstResponder)
    }
    harness.resize(to: compact)
    harness.runUntilIdle()
    #expect(button.isFirstResponder)
  }

  @Test
  func `the selected tab's button remains first responder when another tab is inserted before it`()
  {
    let pages = (0..<3).map { filled("\($0)") }
    let tabs = TabBarController(viewControllers: pages)
    let harness = TestWindow(root: tabs, size: regular)
    harness.runUntilIdle()
    tabs.select(1)
    harness.runUntilIdle()
    harness.window.focus.focus(tabs.tabBar.buttons[1])
    tabs.setViewControllers([filled("new")] + pages, animated: false)
    harness.runUntilIdle()
    #expect(tabs.selectedIndex == 2 && tabs.tabBar.buttons[2].isFirstResponder)
  }

  enum Part: CaseIterable, Sendable {
    case barButton, customField, titleField, toolButton, toolField
  }

  @Test(arguments: [AlertController.Style.alert, .actionSheet])
  func `an alert's button remains first responder when the window becomes narrow and wide again`(
    style: AlertController.Style
  ) {
    let root = filled("root")
    let harness = TestWindow(root: root, size: regular)
    harness.runUntilIdle()
    let alert = AlertController(title: "Really?", message: "So?", preferredStyle: style)
    for title in ["A rather long answer", "Another long answer", "Cancel"] {
      alert.addAction(AlertAction(title: title, style: title == "Cancel" ? .cancel : .default))
    }
    root.present(alert, animated: false)
    harness.runUntilIdle()
    harness.pressKey(.tab)
    let label = (harness.window.focus.firstResponder as? View)?.accessibilityLabel
    #expect(label != nil)
    for size in [Size(320, 400), regular] {
      harness.resize(to: size)
      harness.runUntilIdle()
      #expect((harness.window.focus.firstResponder as? View)?.accessibilityLabel == label)
    }
  }

  @Test(arguments: [ModalPresentationStyle.fullScreen, .overFullScreen, .formSheet])
  func `a text field in a popover remains first responder when the popover adapts to another style`(
    style: ModalPresentationStyle
  ) {
    final class Adapting: AdaptivePresentationDelegate {
      let style: ModalPresentationStyle
      init(_ style: ModalPresentationStyle) { self.style = style }
      func adaptivePresentationStyle(
        for controller: PresentationController, traits: Traits
      ) -> ModalPresentationStyle {
        traits.horizontalSizeClass == .compact ? style : .none
      }
    }
    let (root, screen, delegate) = (filled("root"), FocusedControl.Screen(.field), Adapting(style))
    let harness = TestWindow(root: root, size: regular)
    harness.runUntilIdle()
    let stack = NavigationController(viewControllers: [filled("below"), screen])
    stack.modalPresentationStyle = .popover
    stack.presentationController?.delegate = delegate
    stack.popoverPresentationController?.sourceView = root.view.subviews[0]
    root.present(stack, animated: false)
    harness.runUntilIdle()
    FocusedControl.field.beginEditing(on: screen, in: harness)
    for size in [compact, regular] {
      harness.resize(to: size)
      harness.runUntilIdle()
      FocusedControl.field.check(screen, in: harness, "\(size)")
    }
    withExtendedLifetime(delegate) {}
  }

  @Test(arguments: [true, false])
  func `a form's text field remains first responder when the form becomes narrow and wide again`(
    isWritten: Bool
  ) {
    let root = ViewController()
    let form = FormView()
    form.frame = root.view.bounds
    form.autoresizingMask = .fill
    let field = TextField("abcd", accessibilityLabel: "Name")
    form.addRow("A rather long label of a row", field)
    form.addRow("Another", Switch(accessibilityLabel: "Another"))
    root.view.addSubview(form)
    let harness = TestWindow(root: root, size: regular)
    harness.runUntilIdle()
    harness.window.focus.focus(field)
    field.selectedRange = 1..<3
    if isWritten { harness.compose("かん", selectedRange: 1..<1) }
    for size in [Size(260, 400), regular] {
      harness.resize(to: size)
      harness.runUntilIdle()
      #expect(field.isFirstResponder && field.hasMarkedText == isWritten)
    }
  }

  @Test
  func `a collapsed split view's column gets its first responder back when it is shown again`() {
    let (list, screen) = (filled("list"), FocusedControl.Screen(.field))
    let split = SplitViewController(primary: list, secondary: screen)
    let harness = TestWindow(root: split, size: compact)
    harness.runUntilIdle()
    split.show(.secondary)
    harness.runUntilIdle()
    harness.window.focus.focus(screen.control)
    #expect(screen.control.isFirstResponder)
    split.show(.primary)
    harness.runUntilIdle()
    split.show(.secondary)
    harness.runUntilIdle()
    #expect(screen.control.isFirstResponder)
  }

  @Test(arguments: [FocusedControl.field, .composition, .text])
  func `a view remains first responder when its controller moves to another parent`(
    thing: FocusedControl
  ) {
    let (root, one, two) = (ViewController(), ViewController(), ViewController())
    let screen = FocusedControl.Screen(thing)
    let harness = TestWindow(root: root, size: regular)
    // For a moment the view is inside the view of a controller that is not its parent.
    harness.expectsCleanContainment = false
    for (index, pane) in [one, two].enumerated() {
      root.addChild(pane)
      pane.view.frame = Rect(Double(index) * 500, 0, 500, 700)
      root.view.addSubview(pane.view)
      pane.didMove(toParent: root)
    }
    one.addChild(screen)
    one.view.addSubview(screen.view)
    screen.didMove(toParent: one)
    harness.runUntilIdle()
    thing.beginEditing(on: screen, in: harness)
    two.addChild(screen)
    two.view.addSubview(screen.view)
    screen.didMove(toParent: two)
    harness.runUntilIdle()
    thing.check(screen, in: harness, "moved")
  }
}
