// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Controls
import Drawing
import SDLHost
import TestSupport
import Testing

@testable import ContainerCore
@testable import Containers

/// What a start finds again of what the one before it left.
struct RestorationTests {
  /// Leaves what a window shows, and shows it in another one.
  private func restart(_ window: TestWindow, with root: ViewController) -> TestWindow {
    let again = TestWindow(size: window.window.size)
    again.expectsCleanContainment = false
    again.show(root, restoring: window.restorableState)
    return again
  }

  @Test
  func
    `a screen is pushed again with the callbacks of a push, and has appeared with the first frame`()
  {
    let stack = NavigationController(rootViewController: RestorationScreen("Root"))
    let window = TestWindow(root: stack)
    stack.pushViewController(RestorationScreen("Root/p"), animated: false)

    let root = NavigationController(rootViewController: RestorationScreen("Root"))
    root.title = "Stack"
    let again = TestWindow(size: window.window.size)
    again.window.containmentObserver = again.observers
    again.show(root, restoring: window.restorableState)

    #expect(
      again.callbacks.lines.filter { $0.hasPrefix("Root/p ") } == [
        "Root/p willMove Stack", "Root/p loadView", "Root/p viewDidLoad",
        "Root/p viewWillAppear", "Root/p viewIsAppearing", "Root/p viewDidAppear",
        "Root/p didMove Stack",
      ])
    #expect(root.viewControllers.map(\.title) == ["Root", "Root/p"])
    #expect(root.topViewController?.isAppeared == true)
    #expect(root.viewControllers[0].isAppeared == false)
  }

  @Test func `offset, disclosed rows, text, caret's view and what is presented come back`() throws {
    let screen = RestorationScreen("One")
    let window = TestWindow(root: screen)
    screen.table.setExpanded(true, row: 3, animated: false)
    screen.table.contentOffset = Point(0, 120)
    window.window.focus.focus(screen.field)
    window.type("half a sen")
    window.key(.character("b"), .control)
    window.settle()

    let root = RestorationScreen("One")
    let again = restart(window, with: root)

    #expect(root.table.offset == 120)
    #expect(root.table.isExpanded(3))
    #expect(root.field.text == "half a sen")
    #expect(root.written == "half a sen", "the program hears of it as when it was written")
    let sheet = try #require(root.presentedViewController as? RestorationScreen)
    #expect(sheet.name == "One/b" && sheet.isAppeared)
    #expect(again.window.focus.firstResponder === sheet.field)
    #expect(!again.window.isAnimating)
  }

  @Test func `a password is not kept, nor a text that the program set`() {
    let screen = RestorationScreen("One")
    let window = TestWindow(root: screen)
    screen.field.isSecureTextEntry = true
    window.window.focus.focus(screen.field)
    window.type("secret")
    screen.note.text = "From the program"

    let state = window.restorableState.json

    #expect(!state.contains("secret"))
    #expect(!state.contains("From the program"))
  }

  @Test(arguments: [true, false])
  func `a password is not kept after its dots are turned off`(isSecureWhileTyped: Bool) throws {
    let screen = RestorationScreen("One")
    let window = TestWindow(root: screen)
    screen.field.isSecureTextEntry = isSecureWhileTyped
    window.window.focus.focus(screen.field)
    window.type("sesame")
    window.settle()
    #expect(window.restorableState.json.contains("sesame") != isSecureWhileTyped)
    screen.field.isSecureTextEntry = true
    screen.field.isSecureTextEntry = false
    window.settle()

    let state = window.restorableState.json

    #expect(!state.contains("sesame"))
    #expect(screen.field.text == "sesame")
  }

  @Test func `a password that an earlier version kept is not restored`() {
    let screen = RestorationScreen("One")
    let window = TestWindow(root: screen)
    window.window.focus.focus(screen.field)
    window.type("sesame")
    window.settle()

    let root = RestorationScreen("One")
    root.field.isSecureTextEntry = true
    root.field.isSecureTextEntry = false
    _ = restart(window, with: root)

    #expect(root.field.text.isEmpty)
  }

  @Test func `a screen that nobody makes again, and one that is gone, are left out with a line`() {
    let stack = NavigationController(rootViewController: RestorationScreen("Root"))
    let tabs = TabBarController(viewControllers: [stack, RestorationScreen("Second")])
    let window = TestWindow(root: tabs)
    stack.pushViewController(RestorationScreen("Root/p"), animated: false)

    let forgetful = RestorationScreen("Root")
    forgetful.isForgetful = true
    let other = NavigationController(rootViewController: forgetful)
    let root = TabBarController(viewControllers: [other, RestorationScreen("Third")])
    let again = TestWindow(size: window.window.size)
    again.window.rootViewController = root
    var told: [String] = []
    window.restorableState.restore(to: again.window) { told.append($0) }

    #expect(other.viewControllers == [forgetful])
    #expect(
      told == [
        "there is no Root/p in NavigationController any more",
        "there is no Second in TabBarController any more",
      ])
  }

  @Test func `the state of a tab that was not looked at since is not lost`() throws {
    func makeRoot() -> TabBarController {
      TabBarController(viewControllers: [RestorationScreen("A"), RestorationScreen("B")])
    }
    let root = makeRoot()
    let window = TestWindow(root: root)
    root.select(1)
    try #require(root.viewControllers[1] as? RestorationScreen).table.contentOffset = Point(0, 90)
    root.select(0)
    window.settle()

    let second = restart(window, with: makeRoot())
    let third = makeRoot()
    let last = restart(second, with: third)
    #expect(third.viewControllers[1].isViewLoaded == false)
    third.select(1)
    last.step()

    #expect(try #require(third.viewControllers[1] as? RestorationScreen).table.offset == 90)
  }

  @Test func `a sheet is as high as a person made it`() throws {
    let screen = RestorationScreen("One")
    let window = TestWindow(root: screen)
    window.key(.character("b"), .control)
    window.settle()
    let sheet = try #require(screen.presentedViewController)
    sheet.sheetPresentationController?.selectedDetentIdentifier = .large
    window.settle()

    let root = RestorationScreen("One")
    let again = restart(window, with: root)
    again.settle()

    let restored = try #require(root.presentedViewController)
    #expect(restored.sheetPresentationController?.selectedDetentIdentifier == .large)
    #expect(restored.view.bounds.height == sheet.view.bounds.height)
    #expect(restored.view.bounds.height > 400)
  }

  @Test(arguments: [480.0, 2000])
  func `the list of further tabs shows again where there is one`(width: Double) {
    func makeRoot() -> TabBarController {
      TabBarController(viewControllers: (1...12).map { RestorationScreen("M\($0)") })
    }
    let tabs = makeRoot()
    let window = TestWindow(size: Size(480, 700))
    window.show(tabs)
    window.step()
    tabs.further.showList()
    window.settle()
    #expect(tabs.isMoreListShown)

    let root = makeRoot()
    let again = TestWindow(size: Size(width, 700))
    again.show(root, restoring: window.restorableState)
    again.step()

    #expect(root.isMoreListShown == (width == 480))
    #expect(!again.window.isAnimating)
    again.resize(to: Size(480, 700))
    again.settle()
    #expect(root.isMoreListShown == (width == 480), "it is not shown later")
  }

  @Test func `the way back through a menu is known, without items that are gone`() {
    func makeRoot(_ count: Int) -> SlidingMenuController {
      SlidingMenuController(
        children: (0..<count).map { ("Item \($0)", nil, RestorationScreen("\($0)")) })
    }
    let menu = makeRoot(4)
    let window = TestWindow(root: menu)
    for index in [3, 1, 2] {
      menu.select(index, animated: false)
      window.settle()
    }

    let root = makeRoot(3)
    let again = restart(window, with: root)

    #expect(root.selectedIndex == 2)
    var way: [Int?] = []
    while root.goBack(animated: false) {
      again.settle()
      way.append(root.selectedIndex)
    }
    #expect(way == [1, 0])
  }

  @Test func `several rows stay selected, as far as they are there`() {
    let screen = RestorationScreen("One")
    screen.table.allowsMultipleSelection = true
    let window = TestWindow(root: screen)
    screen.table.selectedRows = [1, 2, 3, 30]

    let root = RestorationScreen("One")
    root.table.allowsMultipleSelection = true
    _ = restart(window, with: root)
    #expect(root.table.selectedRows == [1, 2, 3, 30])

    let odd = StateCoder()
    odd[own: "selected"] = [5, 2, 38, 900, -4, 1, 7]
    root.table.decodeRestorableState(with: odd)
    #expect(root.table.selectedRows == [0, 38, 39])
  }

  @Test func `the keyboard goes back below what was presented, and to its row`() throws {
    let screen = RestorationScreen("One")
    let window = TestWindow(root: screen)
    window.window.focus.focus(screen.table)
    for _ in 0..<3 { window.key(.down) }
    let row = try #require(screen.table.focusedRow)
    window.key(.character("b"), .control)
    window.settle()
    let sheet = try #require(screen.presentedViewController as? RestorationScreen)
    window.window.focus.focus(sheet.note)
    window.key(.character("s"), .control)
    window.settle()

    let root = RestorationScreen("One")
    let again = restart(window, with: root)
    let restored = try #require(root.presentedViewController as? RestorationScreen)
    let focus = again.window.focus
    #expect(restored.presentedViewController != nil)
    restored.dismiss(animated: false)
    #expect(focus.firstResponder === restored.note)
    root.dismiss(animated: false)

    #expect(focus.firstResponder === root.table)
    #expect(root.table.focusedRow == row && row > 0)
  }

  @Test func `keys of a program's own classes stand beside those of the library`() throws {
    func makeRoot() -> EagerTabs {
      EagerTabs(viewControllers: ["A", "B"].map { EagerScreen($0) })
    }
    let tabs = makeRoot()
    let window = TestWindow(root: tabs)
    tabs.select(1)
    let screen = try #require(tabs.selectedViewController as? EagerScreen)
    window.window.focus.focus(screen.scroll)
    screen.scroll.contentOffset = Point(0, 70)
    let sheet = EagerScreen("Sheet")
    sheet.modalPresentationStyle = .pageSheet
    sheet.sheetPresentationController?.detents = [.medium, .large]
    screen.present(sheet, animated: false)
    sheet.sheetPresentationController?.selectedDetentIdentifier = .large
    window.settle()

    let root = makeRoot()
    _ = restart(window, with: root)

    #expect(root.selectedIndex == 1)
    #expect(root.found == "tabs")
    let again = try #require(root.viewControllers[1] as? EagerScreen)
    #expect(again.found == "screen B")
    #expect(again.scroll.contentOffset == Point(0, 70))
    #expect(again.scroll.found == "scroll")
    let restored = try #require(again.presentedViewController as? EagerScreen)
    #expect(restored.found == "screen Sheet")
    #expect(restored.sheetPresentationController?.selectedDetentIdentifier == .large)
  }

  @Test func `values keep their kinds`() {
    let coder = StateCoder()
    coder.encode(7, forKey: "count")
    coder.encode(2.0, forKey: "share")
    coder.encode(Double.infinity, forKey: "endless")
    coder.encode(["a": [true, false]], forKey: "table")
    coder.encode("ü\"\\\n\u{1F600}", forKey: "text")

    let read = StateValue(json: String(decoding: coder.value.json, as: UTF8.self))
      .flatMap { StateCoder($0) }

    #expect(read?.decode(Int.self, forKey: "count") == 7)
    #expect(read?.decode(Double.self, forKey: "share") == 2)
    #expect(read?.decode(Double.self, forKey: "endless") == nil)
    #expect(read?.decode([String: [Bool]].self, forKey: "table") == ["a": [true, false]])
    #expect(read?.decode(String.self, forKey: "text") == "ü\"\\\n\u{1F600}")
    #expect(read?.decode(String.self, forKey: "count") == nil)
  }

  @Test func `control characters are kept, and are escaped in the text of a state`() throws {
    let text = "\u{1B}[2J\u{9B}\u{7F}\u{202E}\u{2028}\u{E0041} \\ “ü”"
    let coder = StateCoder()
    coder.encode(text, forKey: "text")

    let json = String(decoding: coder.value.json, as: UTF8.self)

    #expect(
      json.contains(#"\u001b[2J\u009b\u007f\u202e\u2028\udb40\udc41 \\ “ü”"#), "\(json)")
    let read = try #require(StateValue(json: json))
    #expect(StateCoder(read)?.decode(String.self, forKey: "text") == text)
  }

  @Test(arguments: [
    "", "{", "[1,2", #"{"a":}"#, #"{"a":1}x"#, "nul", #""\ud800""#, "1e999", "[1,]", "\u{0}",
    String(repeating: "[", count: 100_000),
  ])
  func `what is no JSON, or nests too deep, is no state`(text: String) {
    #expect(StateValue(json: text) == nil)
  }
}
