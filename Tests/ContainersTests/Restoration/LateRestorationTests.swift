// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Controls
import Drawing
import SDLHost
import TestSupport
import Testing

@testable import ContainerCore
@testable import Containers

/// The state of controllers that come after the window has been restored.
struct LateRestorationTests {
  private nonisolated static let withFirstScreen = LateScreenCase.allCases.filter {
    $0 != .presentedOnAppearing && $0 != .pushedOnAppearing
  }

  /// Shows the first screen and then the other one, in which the user scrolls and writes.
  private func saveState(after arrival: LateScreenCase) -> RestorableState {
    let window = TestWindow()
    let home = RestorationScreen("Home")
    arrival.showFirstScreen(with: home, in: window, restoring: nil)()
    window.runUntilIdle()
    return use(home, in: window)
  }

  private func use(_ home: RestorationScreen, in window: TestWindow) -> RestorableState {
    home.table.contentOffset = Point(0, 120)
    window.window.focus.focus(home.field)
    window.typeText("half a sen")
    for _ in 0..<3 { window.pressKey(.left) }
    window.runUntilIdle()
    return window.restorableState
  }

  private func expectRestored(
    _ home: RestorationScreen, in window: TestWindow,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(home.table.offset == 120, sourceLocation: sourceLocation)
    #expect(home.field.text == "half a sen", sourceLocation: sourceLocation)
    #expect(home.field.selectedRange == 7..<7, sourceLocation: sourceLocation)
    #expect(window.window.focus.firstResponder === home.field, sourceLocation: sourceLocation)
  }

  private func isFresh(_ home: RestorationScreen) -> Bool {
    home.table.offset == 0 && home.field.text.isEmpty
  }

  /// The same state as another process reads it.
  private func reread(_ state: RestorableState) throws -> RestorableState {
    try #require(RestorableState(json: state.json))
  }

  @Test(arguments: LateScreenCase.allCases)
  func `a controller that is shown only after the window was restored gets its saved state`(
    arrival: LateScreenCase
  )
    throws
  {
    let state = try reread(saveState(after: arrival))
    let window = TestWindow()
    let home = RestorationScreen("Home")
    arrival.showFirstScreen(with: home, in: window, restoring: state)()
    window.runUntilIdle()

    expectRestored(home, in: window)
    #expect(window.restorableState == state, "no state is pending")
  }

  @Test(arguments: LateScreenCase.allCases.filter { $0 != .stackAfterStack })
  func `the saved state of a root controller is applied wherever the controller is added later`(
    arrival: LateScreenCase
  ) throws {
    let first = TestWindow()
    let left = RestorationScreen("Home")
    first.show(left)
    let state = try reread(use(left, in: first))
    let window = TestWindow()
    let home = RestorationScreen("Home")
    arrival.showFirstScreen(with: home, in: window, restoring: state)()
    window.runUntilIdle()

    expectRestored(home, in: window)
  }

  @Test(arguments: withFirstScreen)
  func `saved state that a launch does not use is saved again for the next launch`(
    arrival: LateScreenCase
  ) throws {
    var state = saveState(after: arrival)
    for _ in 0..<3 {
      let window = TestWindow()
      _ = arrival.showFirstScreen(
        with: RestorationScreen("Home"), in: window, restoring: try reread(state))
      window.runUntilIdle()
      state = window.restorableState
    }

    let window = TestWindow()
    let home = RestorationScreen("Home")
    arrival.showFirstScreen(with: home, in: window, restoring: try reread(state))()
    window.runUntilIdle()

    expectRestored(home, in: window)
  }

  @Test(arguments: withFirstScreen)
  func `discardPendingRestoration discards saved state that was not applied yet`(
    arrival: LateScreenCase
  ) {
    let state = saveState(after: arrival)
    let window = TestWindow()
    let home = RestorationScreen("Home")
    let arrive = arrival.showFirstScreen(with: home, in: window, restoring: state)
    window.runUntilIdle()
    window.window.discardPendingRestoration()

    #expect(!window.restorableState.json.contains("half a sen"))
    arrive()
    window.runUntilIdle()
    #expect(isFresh(home))
  }

  @Test
  func `saved state is not applied again to a second controller with the same restorationName`() {
    let state = saveState(after: .root)
    let window = TestWindow()
    let home = RestorationScreen("Home")
    LateScreenCase.root.showFirstScreen(with: home, in: window, restoring: state)()
    window.runUntilIdle()
    window.window.rootViewController = LateScreenCase.Login()
    window.runUntilIdle()
    let again = RestorationScreen("Home")
    window.window.rootViewController = again
    window.runUntilIdle()

    #expect(!isFresh(home) && isFresh(again))
  }

  @Test func `saved state is applied only to the first controller with the saved restorationName`()
  {
    let first = TestWindow()
    let left = RestorationScreen("Home")
    first.show(left)
    let state = use(left, in: first)
    let window = TestWindow()
    let home = RestorationScreen("Home")
    window.show(home, restoring: state)
    window.runUntilIdle()
    expectRestored(home, in: window)

    let again = RestorationScreen("Home")
    window.show(again)
    window.runUntilIdle()
    #expect(isFresh(again))
  }

  @Test
  func `pushing a saved controller after the restoration also pushes the screens saved above it`()
    throws
  {
    let stack = NavigationController(rootViewController: LateScreenCase.Loading())
    let window = TestWindow(root: stack)
    stack.pushViewController(RestorationScreen("Home"), animated: false)
    stack.pushViewController(RestorationScreen("Home/p"), animated: false)
    stack.pushViewController(RestorationScreen("Home/p/p"), animated: false)
    window.runUntilIdle()

    let again = NavigationController(rootViewController: LateScreenCase.Loading())
    let second = TestWindow()
    second.show(again, restoring: window.restorableState)
    again.pushViewController(RestorationScreen("Home"), animated: true)
    second.runUntilIdle()

    #expect(
      again.viewControllers.map(\.restorationName) == ["Loading", "Home", "Home/p", "Home/p/p"])
    #expect(second.restorableState == window.restorableState)
  }

  @Test func `a root controller that is set after the restoration presents its saved sheet again`()
    throws
  {
    let window = TestWindow(root: RestorationScreen("Home"))
    window.pressKey(.character("b"), .control)
    window.runUntilIdle()

    let second = TestWindow()
    second.show(LateScreenCase.Loading(), restoring: window.restorableState)
    let home = RestorationScreen("Home")
    second.window.rootViewController = home
    second.runUntilIdle()

    let sheet = try #require(home.presentedViewController as? RestorationScreen)
    #expect(sheet.name == "Home/b" && sheet.isAppeared)
    #expect(second.restorableState == window.restorableState)
  }

  // MARK: Other controllers of the same kind

  private final class Letter: ViewController {
    let field = TextField(accessibilityLabel: "Answer")

    override func viewDidLoad() {
      view.addSubview(field)
      field.frame = Rect(0, 0, 200, 30)
    }
  }

  /// Refuses to make a letter.
  private final class Inbox: ViewController {
    var isAsked = false

    override func viewController(
      withRestorationIdentifier identifier: String, coder: StateCoder
    ) -> ViewController? {
      if isAsked { return nil }
      return super.viewController(withRestorationIdentifier: identifier, coder: coder)
    }
  }

  nonisolated enum Opening: CaseIterable { case push, present }

  @Test(arguments: Opening.allCases, [nil, "letter"])
  func `a controller that the user opens does not get the state of an earlier one of its class`(
    opening: Opening, identifier: String?
  ) {
    func open(from inbox: Inbox) -> Letter {
      let letter = Letter()
      letter.restorationIdentifier = identifier
      if opening == .push {
        inbox.navigationController?.pushViewController(letter, animated: false)
      } else {
        inbox.present(letter, animated: false)
      }
      return letter
    }
    let inbox = Inbox()
    let first = TestWindow(root: NavigationController(rootViewController: inbox))
    let left = open(from: inbox)
    first.window.focus.focus(left.field)
    first.typeText("secret")
    first.runUntilIdle()

    // One with an identifier of its own has to be refused.
    let again = Inbox()
    again.isAsked = identifier != nil
    let window = TestWindow()
    window.show(
      NavigationController(rootViewController: again), restoring: first.restorableState)
    window.click(at: Point(500, 500))
    let letter = open(from: again)
    window.runUntilIdle()

    #expect(letter.field.text.isEmpty)
    #expect(!window.restorableState.json.contains("secret"))
  }

  @Test func `a root controller that is set after a login gets its saved state`() {
    let state = saveState(after: .root)
    let window = TestWindow()
    window.show(LateScreenCase.Login(), restoring: state)
    window.click(at: Point(500, 500))
    window.typeText("password")
    let home = RestorationScreen("Home")
    window.window.rootViewController = home
    window.runUntilIdle()

    expectRestored(home, in: window)
  }

  /// With an identifier of its own, it is not another one of its kind.
  @Test(arguments: [LateScreenCase.pushed, .presented, .child])
  func `a controller with a restorationIdentifier gets its saved state after a login`(
    arrival: LateScreenCase
  ) throws {
    let state = try reread(saveState(after: arrival))
    let window = TestWindow()
    let home = RestorationScreen("Home")
    let arrive = arrival.showFirstScreen(with: home, in: window, restoring: state)
    window.runUntilIdle()
    window.click(at: Point(500, 500))
    #expect(window.restorableState.json.contains("half a sen"), "kept if the program ends now")
    arrive()
    window.runUntilIdle()

    #expect(home.table.offset == 120)
    #expect(home.field.text == "half a sen")
    #expect(home.field.selectedRange == 7..<7)
  }

  @Test
  func `a replaced root controller is deallocated even if it lacks the saved first responder`() {
    let first = TestWindow(root: RestorationScreen("Home"))
    let home = first.window.rootViewController as? RestorationScreen
    first.window.focus.focus(home?.field)
    first.runUntilIdle()

    let window = TestWindow()
    weak var gone: ViewController?
    do {
      let root = ViewController()
      root.restorationIdentifier = "Home"
      gone = root
      window.show(root, restoring: first.restorableState)
      window.runUntilIdle()
      window.show(LateScreenCase.Login())
      window.runUntilIdle()
    }

    #expect(gone == nil)
  }

  @Test
  func `saved states of controllers that are never shown are limited: the oldest are discarded`()
    throws
  {
    var state: RestorableState?
    for index in 0..<100 {
      let window = TestWindow()
      window.show(RestorationScreen("Root \(index)"), restoring: state)
      window.runUntilIdle()
      state = try reread(window.restorableState)
    }

    let json = try #require(state).json
    #expect(json.contains("Root 99") && json.contains("Root 90") && !json.contains("Root 50"))
  }
}
