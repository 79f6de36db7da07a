// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import SDLHost
import TestSupport
import Testing

@testable import ContainerCore
@testable import Containers
@testable import Controls
@testable import Presenting

/// Which view is first responder during and after a presentation, and which one is reported to assistive technology.
struct FirstResponderAfterPresentationTests {
  private enum Change: CaseIterable {
    case tab, root, center, columns, popped
  }

  /// The focused view goes away while a sheet is over it; then the sheet goes.
  @Test(arguments: 0..<5, [true, false])
  func `the window has a first responder after a sheet's dismissal, even if the content changed`(
    number: Int, animated: Bool
  ) {
    let change = Change.allCases[number]
    let (a, b, c) = (TextPage("A"), TextPage("B"), TextPage("C"))
    let root: ViewController =
      switch change {
      case .tab: TabBarController(viewControllers: [a, b])
      case .center: DrawerController(center: a)
      case .columns: SplitViewController(primary: b, secondary: a)
      case .popped:
        NavigationController(rootViewController: b)
      default: a
      }
    let harness = TestWindow(root: root)
    if change == .popped { (root as? NavigationController)?.pushViewController(a, animated: false) }
    harness.runUntilIdle()
    harness.window.focus.focus(a.button)
    #expect(harness.window.focus.firstResponder === a.button)
    let sheet = TextPage("S")
    sheet.modalPresentationStyle = .formSheet
    root.present(sheet, animated: false)
    harness.runUntilIdle()
    switch change {
    case .tab: (root as? TabBarController)?.selectedIndex = 1
    case .root: break
    case .center: (root as? DrawerController)?.setCenter(c, animated: false)
    case .columns: harness.resize(to: Size(400, 700))
    case .popped: (root as? NavigationController)?.popViewController(animated: false)
    }
    harness.runUntilIdle()
    sheet.dismiss(animated: animated)
    harness.runUntilIdle()
    #expect(harness.window.focus.focusedView != nil, "\(change)")
  }

  /// Going back with Escape or Alt+Left in a presented stack.
  @Test(
    arguments: [
      ModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .popover, .overFullScreen,
    ], [true, false])
  func `the window has a first responder during a pop in a presented navigation controller`(
    style: ModalPresentationStyle, byEscape: Bool
  ) {
    let root = TextPage("R")
    let harness = TestWindow(root: root)
    harness.runUntilIdle()
    harness.window.focus.focus(root.field)
    let stack = NavigationController(rootViewController: TextPage("A"))
    stack.modalPresentationStyle = style
    stack.popoverPresentationController?.sourceView = root.button
    root.present(stack, animated: false)
    harness.runUntilIdle()
    let top = TextPage("B")
    stack.pushViewController(top, animated: true)
    harness.runUntilIdle()
    harness.window.focus.focus(top.field)
    byEscape ? harness.pressKey(.escape) : harness.pressKey(.left, .alt)
    for _ in 0..<4 {
      #expect(harness.window.focus.focusedView != nil)
      harness.advance(by: 0.08)
    }
    harness.runUntilIdle()
    #expect(harness.window.focus.focusedView != nil)
  }

  @Test(arguments: [0.0, 0.05, 0.15])
  func `the window has a first responder after two quick pops in a presented navigation controller`(
    wait: Double
  ) {
    let root = TextPage("R")
    let harness = TestWindow(root: root)
    harness.runUntilIdle()
    let stack = NavigationController(rootViewController: TextPage("A"))
    root.present(stack, animated: false)
    harness.runUntilIdle()
    harness.window.focus.focusFirst(in: stack.view)
    for name in ["B", "C"] {
      stack.pushViewController(TextPage(name), animated: true); harness.advance(by: wait)
    }
    harness.pressKey(.left, .alt)
    harness.advance(by: wait)
    harness.pressKey(.escape)
    harness.runUntilIdle()
    #expect(harness.window.focus.focusedView != nil)
  }

  /// The reported first responder in each frame.
  private func expectReported(
    _ harness: TestWindow, _ note: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ change: () -> Void
  ) {
    change()
    for frame in 0..<45 {
      let tree = harness.window.accessibilityTree()
      let focused = harness.window.focus.focusedView
      #expect(
        (focused == nil) == (tree.focused == nil)
          && (tree.focused == nil || tree.focused?.view == focused?.accessibilityNumber),
        "\(note), frame \(frame): \(focused.map { "\(type(of: $0))" } ?? "nothing")",
        sourceLocation: sourceLocation)
      harness.advance(by: 1.0 / 60)
    }
  }

  @Test func `the accessibility tree reports the first responder in each frame of an animation`() {
    let (a, b, c, d) = (TextPage("A"), TextPage("B"), TextPage("C"), TextPage("D"))
    do {
      let stack = NavigationController(rootViewController: a)
      let harness = TestWindow(root: stack)
      harness.runUntilIdle()
      harness.window.focus.focus(a.field)
      expectReported(harness, "push") { stack.pushViewController(b, animated: true) }
      expectReported(harness, "pop") { stack.popViewController(animated: true) }
      expectReported(harness, "set") { stack.setViewControllers([c, d], animated: true) }
      expectReported(harness, "bars") { stack.setNavigationBarHidden(true, animated: true) }
    }
    for style in TabTransitionStyle.allCases {
      let (a, b) = (TextPage("A"), TextPage("B"))
      let tabs = TabBarController(viewControllers: [a, b])
      tabs.transitionStyle = style
      let harness = TestWindow(root: tabs)
      harness.runUntilIdle()
      harness.window.focus.focus(a.field)
      expectReported(harness, "tab \(style)") { tabs.select(1, animated: true) }
      // Focus in the bar, then a sheet: TabBarButton has the keyboard.
      let button = harness.findAll(View.self).first { $0.accessibilityRole == .tab }
      if let button, harness.window.focus.canFocus(button) { harness.window.focus.focus(button) }
      let sheet = TextPage("S")
      sheet.modalPresentationStyle = .formSheet
      expectReported(harness, "sheet over \(style)") { tabs.present(sheet, animated: true) }
      expectReported(harness, "tab under the sheet") { tabs.select(0, animated: true) }
      expectReported(harness, "dismissed \(style)") { sheet.dismiss(animated: true) }
    }
    for style in DrawerStyle.allCases {
      let (center, side, next) = (TextPage("A"), TextPage("B"), TextPage("C"))
      let drawer = DrawerController(center: center)
      drawer.setController(side, for: .leading)
      drawer[.leading].style = style
      let harness = TestWindow(root: drawer)
      harness.runUntilIdle()
      harness.window.focus.focus(center.field)
      expectReported(harness, "open \(style)") { drawer.open(.leading, animated: true) }
      expectReported(harness, "close \(style)") { drawer.close(.leading, animated: true) }
      expectReported(harness, "center \(style)") { drawer.setCenter(next, animated: true) }
    }
    do {
      let (one, two) = (TextPage("A"), TextPage("B"))
      let split = SplitViewController(primary: one, secondary: two)
      let harness = TestWindow(root: split)
      harness.runUntilIdle()
      harness.window.focus.focus(one.field)
      expectReported(harness, "hide") { split.hide(.primary, animated: true) }
      expectReported(harness, "show") { split.show(.primary, animated: true) }
      expectReported(harness, "fold") { harness.resize(to: Size(400, 600)) }
      expectReported(harness, "unfold") { harness.resize(to: Size(1000, 600)) }
    }
  }

  @Test(arguments: [AlertController.Style.alert, .actionSheet])
  func `the first responder is restored when an alert and the sheet below it are dismissed`(
    style: AlertController.Style
  ) {
    let root = TextPage("R")
    let harness = TestWindow(root: root)
    harness.runUntilIdle()
    harness.window.focus.focus(root.field)
    let sheet = TextPage("S")
    sheet.modalPresentationStyle = .pageSheet
    root.present(sheet, animated: false)
    harness.runUntilIdle()
    let alert = AlertController(title: "T", preferredStyle: style)
    alert.addAction(AlertAction(title: "OK"))
    alert.popoverPresentationController?.sourceView = sheet.button
    expectReported(harness, "alert") { sheet.present(alert, animated: true) }
    expectReported(harness, "all dismissed") { root.dismiss(animated: true) }
    #expect(harness.window.focus.firstResponder === root.field)
  }
}
