// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import TestSupport
import Testing

/// A presented controller is freed when its presenter leaves, and in other moments that the tables of `DeallocationTests` leave out.
struct PresentationDeallocationTests {
  /// Presents in the context of `presenter`, lets `remove` take the presenter away, and says what lives on.
  private func contextual(
    _ make: (ViewController) -> (root: ViewController, remove: () -> Void)
  ) -> [String] {
    let harness = TestWindow(size: Size(800, 600))
    harness.expectsCleanContainment = false
    var traces = ObjectTraces()
    do {
      let (presenter, presented) = (ViewController(), ViewController())
      presenter.definesPresentationContext = true
      presented.modalPresentationStyle = .overCurrentContext
      let (root, remove) = make(presenter)
      harness.show(root)
      harness.runUntilIdle()
      presenter.present(presented, animated: false)
      harness.runUntilIdle()
      #expect(presented.presentingViewController != nil)
      traces.add(presenter)
      traces.add(presented)
      remove()
      harness.runUntilIdle()
    }
    harness.runUntilIdle()
    return withExtendedLifetime(harness) { traces.remaining }
  }

  @Test
  func
    `a controller presented overCurrentContext by a child is deallocated when the child is removed`()
  {
    let remains = contextual { child in
      let root = ViewController()
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      return (
        root,
        { [unowned child] in
          child.willMove(toParent: nil)
          child.view.removeFromSuperview()
          child.removeFromParent()
        }
      )
    }
    #expect(remains.isEmpty)
  }

  @Test
  func
    `a controller presented overCurrentContext by a screen is deallocated when the screen is popped`()
  {
    let remains = contextual { screen in
      let stack = NavigationController(viewControllers: [ViewController(), screen])
      return (stack, { [unowned stack] in stack.popToRootViewController(animated: false) })
    }
    #expect(remains.isEmpty)
  }

  @Test
  func
    `a controller presented overCurrentContext by a tab is deallocated when the tab is removed`()
  {
    let remains = contextual { tab in
      let tabs = TabBarController(viewControllers: [tab, ViewController()])
      return (
        tabs,
        { [unowned tabs] in
          tabs.setViewControllers(Array(tabs.viewControllers.dropFirst()), animated: false)
        }
      )
    }
    #expect(remains.isEmpty)
  }

  @Test
  func
    `a controller presented overCurrentContext by a drawer's center is deallocated with the center`()
  {
    let remains = contextual { center in
      let drawer = DrawerController(center: center)
      return (drawer, { [unowned drawer] in drawer.setCenter(ViewController(), animated: false) })
    }
    #expect(remains.isEmpty)
  }

  private final class Lazy: ViewController {
    let field = TextField(accessibilityLabel: "Name")
    var hasField = true
    override func viewDidLoad() {
      let inner = View(frame: Rect(0, 0, 300, 100))
      view.addSubview(inner)
      field.frame = Rect(0, 0, 200, 30)
      if hasField { inner.addSubview(field) }
    }
  }

  @Test
  func `a restored root whose saved first responder no longer exists is deallocated when replaced`()
  {
    let first = TestWindow(root: Lazy())
    if let root = first.window.rootViewController as? Lazy { first.window.focus.focus(root.field) }
    first.typeText("x")
    first.runUntilIdle()
    let state = first.restorableState
    let window = TestWindow()
    weak var gone: Lazy?
    do {
      let again = Lazy()
      again.hasField = false
      window.show(again, restoring: state)
      window.runUntilIdle()
      gone = again
    }
    window.window.rootViewController = ViewController()
    window.runUntilIdle()
    #expect(gone == nil)
    withExtendedLifetime(window) {}
  }

  @Test(arguments: [true, false])
  func `a secondary column that is removed while the split view is collapsed is deallocated`(
    isStack: Bool
  ) {
    let harness = TestWindow(size: Size(1000, 700))
    let list = NavigationController(rootViewController: ViewController())
    let split = SplitViewController(primary: list, secondary: nil)
    harness.show(split)
    weak var gone: ViewController?
    weak var stack: ViewController?
    do {
      let detail = ViewController()
      let column = isStack ? NavigationController(rootViewController: detail) : detail
      split.setViewController(column, for: .secondary)
      harness.runUntilIdle()
      (gone, stack) = (detail, column)
    }
    harness.resize(to: Size(440, 700))
    harness.runUntilIdle()
    split.setViewController(nil, for: .secondary)
    harness.runUntilIdle()
    #expect(gone == nil && stack == nil)
  }

  @Test(arguments: [false, true])
  func `a split view and its columns are deallocated after collapsing and expanding`(drops: Bool) {
    weak var gone: SplitViewController?
    weak var detail: ViewController?
    let kept = TestWindow(size: Size(1000, 700))
    do {
      let harness = drops ? TestWindow(size: Size(1000, 700)) : kept
      let split = SplitViewController(primary: ViewController(), secondary: ViewController())
      harness.show(split)
      harness.runUntilIdle()
      harness.resize(to: Size(440, 700))
      harness.runUntilIdle()
      split.show(.secondary)
      harness.advance(by: 0.05)
      harness.resize(to: Size(1000, 700))
      harness.runUntilIdle()
      (gone, detail) = (split, split.viewController(for: .secondary))
      if !drops {
        harness.show(ViewController())
        harness.runUntilIdle()
      }
    }
    #expect(gone == nil && detail == nil)
    withExtendedLifetime(kept) {}
  }

  @Test
  func
    `a detail popped in a collapsed split view is deallocated if it is not the secondary column`()
  {
    let harness = TestWindow(size: Size(440, 700))
    let split = SplitViewController(primary: ViewController(), secondary: nil)
    harness.show(split)
    harness.runUntilIdle()
    weak var gone: ViewController?
    do {
      let detail = ViewController()
      split.showDetail(detail, sender: nil)
      harness.runUntilIdle()
      gone = detail
      split.dismiss(animated: true)
      detail.navigationController?.popViewController(animated: true)
      harness.runUntilIdle()
    }
    if gone?.presentingViewController != nil { split.dismiss(animated: false) }
    harness.runUntilIdle()
    #expect(gone == nil || split.viewController(for: .secondary) === gone)
  }

  @Test(arguments: [true, false])
  func `nested drawers are deallocated when the window's root is replaced during bouncePreview`(
    isCenter: Bool
  ) {
    weak var gone: DrawerController?
    weak var inside: DrawerController?
    let harness = TestWindow(size: Size(800, 600))
    do {
      let inner = DrawerController(center: ViewController(), leading: ViewController())
      let outer =
        isCenter
        ? DrawerController(center: inner, leading: ViewController())
        : DrawerController(center: ViewController(), leading: inner)
      harness.show(outer)
      harness.runUntilIdle()
      outer.bouncePreview()
      harness.advance(by: 0.2)
      (gone, inside) = (outer, inner)
      harness.show(ViewController())
    }
    harness.runUntilIdle()
    #expect(gone == nil && inside == nil)
  }

  @Test func `a controller is deallocated after a canceled pop gesture and a pop`() {
    let harness = TestWindow(size: Size(800, 600))
    let stack = NavigationController(rootViewController: ViewController())
    harness.show(stack)
    weak var gone: ViewController?
    do {
      let screen = ViewController()
      stack.pushViewController(screen, animated: false)
      harness.runUntilIdle()
      gone = screen
    }
    harness.press(at: Point(5, 300))
    harness.move(to: Point(150, 300), duration: 0.3)
    harness.advance(by: 0.3)
    harness.release(at: Point(150, 300))
    harness.runUntilIdle()
    stack.popViewController(animated: true)
    harness.runUntilIdle()
    #expect(gone == nil)
  }

  @Test
  func
    `nested popovers are deallocated with their window during a resize`()
  {
    var traces = ObjectTraces()
    do {
      let harness = TestWindow(size: Size(1000, 700))
      let root = ViewController()
      harness.show(root)
      var presenter = root
      for _ in 0..<2 {
        let anchor = View(frame: Rect(100, 100, 50, 20))
        presenter.view.addSubview(anchor)
        let next = ViewController()
        next.preferredContentSize = Size(300, 200)
        next.modalPresentationStyle = .popover
        next.popoverPresentationController?.sourceView = anchor
        presenter.present(next, animated: true)
        harness.runUntilIdle()
        traces.add(next)
        presenter = next
      }
      harness.resize(to: Size(440, 700))
      harness.step()
      traces.add(harness.window)
    }
    #expect(traces.remaining.isEmpty)
  }
}
