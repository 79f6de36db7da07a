// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Controls
import Drawing
import SDLHost
import TestSupport
import Testing

@testable import ContainerCore
@testable import Containers

/// The parts of a window's state that the next launch restores.
struct RestorationTests {
  /// Restores the state of a window in a new window.
  private func restart(_ window: TestWindow, with root: ViewController) -> TestWindow {
    let again = TestWindow(size: window.window.size)
    again.expectsCleanContainment = false
    again.show(root, restoring: window.restorableState)
    return again
  }

  @Test
  func `a restored controller is pushed with all callbacks, and is visible in the first frame`() {
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

  @Test func `scroll offset, expanded rows, text and the presented controller are restored`() throws
  {
    let screen = RestorationScreen("One")
    let window = TestWindow(root: screen)
    screen.table.setExpanded(true, row: 3, animated: false)
    screen.table.contentOffset = Point(0, 120)
    window.window.focus.focus(screen.field)
    window.typeText("half a sen")
    window.pressKey(.character("b"), .control)
    window.runUntilIdle()

    let root = RestorationScreen("One")
    let again = restart(window, with: root)

    #expect(root.table.offset == 120)
    #expect(root.table.isExpanded(3))
    #expect(root.field.text == "half a sen")
    #expect(
      root.writtenText == "half a sen", "the program is notified as when the user types the text")
    let sheet = try #require(root.presentedViewController as? RestorationScreen)
    #expect(sheet.name == "One/b" && sheet.isAppeared)
    #expect(again.window.focus.firstResponder === sheet.field)
    #expect(!again.window.isAnimating)
  }

  @Test func `saved state contains neither passwords nor texts that code has set`() {
    let screen = RestorationScreen("One")
    let window = TestWindow(root: screen)
    screen.field.isSecureTextEntry = true
    window.window.focus.focus(screen.field)
    window.typeText("secret")
    screen.note.text = "From the program"

    let state = window.restorableState.json

    #expect(!state.contains("secret"))
    #expect(!state.contains("From the program"))
  }

  @Test(arguments: [true, false])
  func `a password is not saved after isSecureTextEntry is turned off`(isSecureWhileTyped: Bool)
    throws
  {
    let screen = RestorationScreen("One")
    let window = TestWindow(root: screen)
    screen.field.isSecureTextEntry = isSecureWhileTyped
    window.window.focus.focus(screen.field)
    window.typeText("sesame")
    window.runUntilIdle()
    #expect(window.restorableState.json.contains("sesame") != isSecureWhileTyped)
    screen.field.isSecureTextEntry = true
    screen.field.isSecureTextEntry = false
    window.runUntilIdle()

    let state = window.restorableState.json

    #expect(!state.contains("sesame"))
    #expect(screen.field.text == "sesame")
  }

  @Test func `a password in the saved state of an earlier app version is not restored`() {
    let screen = RestorationScreen("One")
    let window = TestWindow(root: screen)
    window.window.focus.focus(screen.field)
    window.typeText("sesame")
    window.runUntilIdle()

    let root = RestorationScreen("One")
    root.field.isSecureTextEntry = true
    root.field.isSecureTextEntry = false
    _ = restart(window, with: root)

    #expect(root.field.text.isEmpty)
  }

  @Test func `state restoration reports saved controllers that are missing or cannot be created`() {
    let stack = NavigationController(rootViewController: RestorationScreen("Root"))
    let tabs = TabBarController(viewControllers: [stack, RestorationScreen("Second")])
    let window = TestWindow(root: tabs)
    stack.pushViewController(RestorationScreen("Root/p"), animated: false)

    let forgetful = RestorationScreen("Root")
    forgetful.refusesControllers = true
    let other = NavigationController(rootViewController: forgetful)
    let root = TabBarController(viewControllers: [other, RestorationScreen("Third")])
    let again = TestWindow(size: window.window.size)
    again.window.rootViewController = root
    var messages: [String] = []
    window.restorableState.restore(to: again.window) { messages.append($0) }

    #expect(other.viewControllers == [forgetful])
    #expect(
      messages == [
        "Root/p was not restored: NavigationController no longer contains it",
        "Second was not restored: TabBarController no longer contains it",
      ])
  }

  @Test func `the saved state of a tab that is not selected is kept over several launches`() throws
  {
    func makeRoot() -> TabBarController {
      TabBarController(viewControllers: [RestorationScreen("A"), RestorationScreen("B")])
    }
    let root = makeRoot()
    let window = TestWindow(root: root)
    root.select(1)
    try #require(root.viewControllers[1] as? RestorationScreen).table.contentOffset = Point(0, 90)
    root.select(0)
    window.runUntilIdle()

    let second = restart(window, with: makeRoot())
    let third = makeRoot()
    let last = restart(second, with: third)
    #expect(third.viewControllers[1].isViewLoaded == false)
    third.select(1)
    last.step()

    #expect(try #require(third.viewControllers[1] as? RestorationScreen).table.offset == 90)
  }

  @Test func `a sheet is restored with its selected detent`() throws {
    let screen = RestorationScreen("One")
    let window = TestWindow(root: screen)
    window.pressKey(.character("b"), .control)
    window.runUntilIdle()
    let sheet = try #require(screen.presentedViewController)
    sheet.sheetPresentationController?.selectedDetentIdentifier = .large
    window.runUntilIdle()

    let root = RestorationScreen("One")
    let again = restart(window, with: root)
    again.runUntilIdle()

    let restored = try #require(root.presentedViewController)
    #expect(restored.sheetPresentationController?.selectedDetentIdentifier == .large)
    #expect(restored.view.bounds.height == sheet.view.bounds.height)
    #expect(restored.view.bounds.height > 400)
  }

  @Test(arguments: [480.0, 2000])
  func `a visible More list is restored only if the new window is narrow enough to need it`(
    width: Double
  ) {
    func makeRoot() -> TabBarController {
      TabBarController(viewControllers: (1...12).map { RestorationScreen("M\($0)") })
    }
    let tabs = makeRoot()
    let window = TestWindow(size: Size(480, 700))
    window.show(tabs)
    window.step()
    tabs.moreTabs.showList()
    window.runUntilIdle()
    #expect(tabs.isMoreListVisible)

    let root = makeRoot()
    let again = TestWindow(size: Size(width, 700))
    again.show(root, restoring: window.restorableState)
    again.step()

    #expect(root.isMoreListVisible == (width == 480))
    #expect(!again.window.isAnimating)
    again.resize(to: Size(480, 700))
    again.runUntilIdle()
    #expect(root.isMoreListVisible == (width == 480), "the list does not appear later")
  }

  @Test func `the back history of a sliding menu is restored without items that no longer exist`() {
    func makeRoot(_ count: Int) -> SlidingMenuController {
      SlidingMenuController(
        children: (0..<count).map { ("Item \($0)", nil, RestorationScreen("\($0)")) })
    }
    let menu = makeRoot(4)
    let window = TestWindow(root: menu)
    for index in [3, 1, 2] {
      menu.select(index, animated: false)
      window.runUntilIdle()
    }

    let root = makeRoot(3)
    let again = restart(window, with: root)

    #expect(root.selectedIndex == 2)
    var way: [Int?] = []
    while root.goBack(animated: false) {
      again.runUntilIdle()
      way.append(root.selectedIndex)
    }
    #expect(way == [1, 0])
  }

  @Test func `several selected rows are restored, and invalid saved row indices are corrected`() {
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

  @Test
  func
    `dismissing restored presentations restores the first responder and focused row below them`()
    throws
  {
    let screen = RestorationScreen("One")
    let window = TestWindow(root: screen)
    window.window.focus.focus(screen.table)
    for _ in 0..<3 { window.pressKey(.down) }
    let row = try #require(screen.table.focusedRow)
    window.pressKey(.character("b"), .control)
    window.runUntilIdle()
    let sheet = try #require(screen.presentedViewController as? RestorationScreen)
    window.window.focus.focus(sheet.note)
    window.pressKey(.character("s"), .control)
    window.runUntilIdle()

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

  @Test
  func `state that a subclass encodes does not collide with the state of its built-in superclass`()
    throws
  {
    func makeRoot() -> ForgedStateTabs {
      ForgedStateTabs(viewControllers: ["A", "B"].map { ForgedStateScreen($0) })
    }
    let tabs = makeRoot()
    let window = TestWindow(root: tabs)
    tabs.select(1)
    let screen = try #require(tabs.selectedViewController as? ForgedStateScreen)
    window.window.focus.focus(screen.scroll)
    screen.scroll.contentOffset = Point(0, 70)
    let sheet = ForgedStateScreen("Sheet")
    sheet.modalPresentationStyle = .pageSheet
    sheet.sheetPresentationController?.detents = [.medium, .large]
    screen.present(sheet, animated: false)
    sheet.sheetPresentationController?.selectedDetentIdentifier = .large
    window.runUntilIdle()

    let root = makeRoot()
    _ = restart(window, with: root)

    #expect(root.selectedIndex == 1)
    #expect(root.found == "tabs")
    let again = try #require(root.viewControllers[1] as? ForgedStateScreen)
    #expect(again.found == "screen B")
    #expect(again.scroll.contentOffset == Point(0, 70))
    #expect(again.scroll.found == "scroll")
    let restored = try #require(again.presentedViewController as? ForgedStateScreen)
    #expect(restored.found == "screen Sheet")
    #expect(restored.sheetPresentationController?.selectedDetentIdentifier == .large)
  }

  @Test func `a value in saved state is decoded only with the type with which it was encoded`() {
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

  @Test func `control characters are escaped in the JSON of saved state, and decoded again`() throws
  {
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
  func `invalid JSON and JSON that is too deeply nested cannot be decoded`(text: String) {
    #expect(StateValue(json: text) == nil)
  }
}
