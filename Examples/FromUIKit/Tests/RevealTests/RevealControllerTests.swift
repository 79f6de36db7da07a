// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import DrawerTesting
import Reveal
import Testing

@Suite(.contractChecked) struct RevealControllerTests {
  private final class Listener: RevealControllerDelegate {
    var calls: [String] = []
    var progress = 0.0

    func revealController(_ controller: RevealController, willMoveTo open: Bool) {
      calls.append(open ? "will open" : "will close")
    }
    func revealController(_ controller: RevealController, didMoveTo open: Bool) {
      calls.append(open ? "did open" : "did close")
    }
    func revealController(_ controller: RevealController, progress: Double) {
      self.progress = progress
    }
  }

  private let window: TestWindow
  private let reveal: RevealController
  private let listener = Listener()

  init() throws {
    reveal = RevealController(
      menuViewController: Self.screen("Menu"), contentViewController: Self.screen("First"))
    reveal.title = "Reveal"
    reveal.delegate = listener
    window = try TestWindow(reveal)
    window.removeAllCallbacks()
  }

  private static func screen(_ title: String) -> ViewController {
    let screen = ViewController()
    screen.title = title
    return screen
  }

  /// The visible frame of the content, in the window.
  private var content: Rect {
    let view = reveal.contentViewController.view
    return view?.visibleRect() ?? .zero
  }

  private func drag(by way: Point, in seconds: Double, rest: Double = 0.3) {
    let start = Point(window.window.size.width - 200, 200)
    window.drag(from: start, to: start + way, duration: seconds, pauseDuration: rest)
  }

  private func open() {
    reveal.openMenu(animated: false)
    window.advance(by: 0.1)
    window.removeAllCallbacks()
    listener.calls = []
  }

  @Test func `a drag opens the menu, which receives its appearance callbacks`() {
    drag(by: Point(180, 10), in: 0.5)
    window.runUntilIdle()

    #expect(reveal.isOpen)
    #expect(content.minX == 280)
    #expect(listener.calls == ["will open", "did open"])
    #expect(listener.progress == 1)
    #expect(window.removeAllCallbacks() == ["Menu viewWillAppear", "Menu viewDidAppear"])
  }

  @Test func `a short drag returns the content and sends the menu balanced callbacks`() {
    drag(by: Point(100, 0), in: 0.5)
    window.runUntilIdle()

    #expect(!reveal.isOpen)
    #expect(content.minX == 0)
    #expect(listener.calls == ["will close", "did close"])
    #expect(
      window.removeAllCallbacks() == [
        "Menu viewWillAppear", "Menu viewWillDisappear", "Menu viewDidDisappear",
      ])
  }

  @Test func `a fling opens the menu from any position`() {
    drag(by: Point(90, 0), in: 0.1, rest: 0)
    window.runUntilIdle()

    #expect(reveal.isOpen)
  }

  @Test(arguments: [Point(0, 180), Point(-180, 0)])
  func `a drag in another direction does not open the menu`(
    way: Point
  ) {
    drag(by: way, in: 0.3)
    window.runUntilIdle()

    #expect(listener.calls.isEmpty)
    #expect(window.removeAllCallbacks().isEmpty)
  }

  @Test func `a click on the content closes the menu`() {
    open()
    window.click(at: Point(content.minX + 40, 100))
    window.runUntilIdle()

    #expect(!reveal.isOpen)
    #expect(content.minX == 0)
    #expect(listener.calls == ["will close", "did close"])
    #expect(window.removeAllCallbacks() == ["Menu viewWillDisappear", "Menu viewDidDisappear"])
  }

  @Test func `a press stops the moving content, and a drag closes the menu`() {
    reveal.openMenu(animated: true)
    window.advance(by: 0.15)
    let start = Point(content.minX + 100, 100)
    let first = start + Point(-30, 0)
    let end = start + Point(-200, 0)
    window.press(at: start)
    window.move(from: start, to: first, duration: 0.05)
    let caught = content.minX
    #expect(caught > 100 && caught < 280)
    window.advance(by: 0.5)
    #expect(content.minX == caught)
    window.move(from: first, to: end, duration: 0.3)
    #expect(abs(content.minX - (caught - 170)) < 0.5)
    window.advance(by: 0.3)
    window.release(at: end)
    window.runUntilIdle()

    #expect(!reveal.isOpen)
    #expect(content.minX == 0)
    #expect(listener.calls == ["will open", "will close", "did close"])
    #expect(
      window.removeAllCallbacks() == [
        "Menu viewWillAppear", "Menu viewWillDisappear", "Menu viewDidDisappear",
      ])
  }

  @Test func `a resize keeps the menu open and resizes content and menu`() {
    open()
    window.resize(to: Size(300, 400))
    window.runUntilIdle()
    #expect(content.minX == 244)
    #expect(reveal.contentViewController.view.bounds.size == Size(300, 400))
    #expect(reveal.menuViewController.view.bounds.size == Size(244, 400))

    window.resize(to: Size(900, 500))
    window.runUntilIdle()
    #expect(content.minX == 280)
    #expect(reveal.contentViewController.view.bounds.size == Size(900, 500))
    #expect(reveal.menuViewController.view.bounds.size == Size(280, 500))
    #expect(reveal.isOpen)
  }

  @Test func `replacing the content sends the callbacks in UIKit's order`() {
    let second = Self.screen("Second")
    reveal.setContentViewController(second, animated: true)
    window.runUntilIdle()

    #expect(reveal.children.map(\.title) == ["Menu", "Second"])
    #expect(second.view.presentationAlpha == 1)
    #expect(
      window.removeAllCallbacks() == [
        "First willMove", "Second willMove", "First viewWillDisappear", "Second viewWillAppear",
        "First viewDidDisappear", "Second viewDidAppear", "First didMove", "Second didMove",
      ])
  }

  @Test
  func `a reveal controller that leaves the window forwards the disappearance to its children`() {
    open()
    window.show(Self.screen("Other"))
    window.runUntilIdle()

    #expect(
      window.removeAllCallbacks().filter { !$0.hasPrefix("Other") && !$0.hasPrefix("Reveal") } == [
        "Menu viewWillDisappear", "First viewWillDisappear", "Menu viewDidDisappear",
        "First viewDidDisappear",
      ])
  }

  @Test func `the buttons of the screens call their methods`() throws {
    final class Chooser: MenuViewControllerDelegate {
      var rows: [Int] = []
      func menuViewController(_ controller: MenuViewController, didSelectRow row: Int) {
        rows.append(row)
      }
    }
    let chooser = Chooser()
    let menu = MenuViewController(titles: ["Tides", "Dunes"])
    menu.delegate = chooser
    let reveal = RevealController(
      menuViewController: menu,
      contentViewController: ArticleViewController(heading: "Tides", text: "The sea follows."))
    let window = try TestWindow(reveal)

    window.click("Menu")
    window.runUntilIdle()
    #expect(reveal.isOpen)
    window.click("Dunes")
    #expect(chooser.rows == [1])
  }
}
