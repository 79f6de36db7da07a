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
  private nonisolated static let withFirstScreen = LateArrival.allCases.filter {
    $0 != .presentedOnAppearing && $0 != .pushedOnAppearing
  }

  /// Shows the first screen and then the other one, in which the user scrolls and writes.
  private func leave(_ arrival: LateArrival) -> RestorableState {
    let window = TestWindow()
    let home = RestorationScreen("Home")
    arrival.begin(with: home, in: window, restoring: nil)()
    window.settle()
    return use(home, in: window)
  }

  private func use(_ home: RestorationScreen, in window: TestWindow) -> RestorableState {
    home.table.contentOffset = Point(0, 120)
    window.window.focus.focus(home.field)
    window.type("half a sen")
    for _ in 0..<3 { window.key(.left) }
    window.settle()
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

  @Test(arguments: LateArrival.allCases)
  func `a controller that arrives in the same way as before gets its state`(arrival: LateArrival)
    throws
  {
    let state = try reread(leave(arrival))
    let window = TestWindow()
    let home = RestorationScreen("Home")
    arrival.begin(with: home, in: window, restoring: state)()
    window.settle()

    expectRestored(home, in: window)
    #expect(window.restorableState == state, "nothing waits any more")
  }

  @Test(arguments: LateArrival.allCases.filter { $0 != .stackAfterStack })
  func `the state of a root controller waits for it in every place`(arrival: LateArrival) throws {
    let first = TestWindow()
    let left = RestorationScreen("Home")
    first.show(left)
    let state = try reread(use(left, in: first))
    let window = TestWindow()
    let home = RestorationScreen("Home")
    arrival.begin(with: home, in: window, restoring: state)()
    window.settle()

    expectRestored(home, in: window)
  }

  @Test(arguments: withFirstScreen)
  func `state that was not taken is kept over starts that show only the first screen`(
    arrival: LateArrival
  ) throws {
    var state = leave(arrival)
    for _ in 0..<3 {
      let window = TestWindow()
      _ = arrival.begin(with: RestorationScreen("Home"), in: window, restoring: try reread(state))
      window.settle()
      state = window.restorableState
    }

    let window = TestWindow()
    let home = RestorationScreen("Home")
    arrival.begin(with: home, in: window, restoring: try reread(state))()
    window.settle()

    expectRestored(home, in: window)
  }

  @Test(arguments: withFirstScreen)
  func `state that was discarded is not given to a controller, nor kept`(arrival: LateArrival) {
    let state = leave(arrival)
    let window = TestWindow()
    let home = RestorationScreen("Home")
    let arrive = arrival.begin(with: home, in: window, restoring: state)
    window.settle()
    window.window.discardPendingRestoration()

    #expect(!window.restorableState.json.contains("half a sen"))
    arrive()
    window.settle()
    #expect(isFresh(home))
  }

  @Test func `state that was taken is not given to the next controller of the same name`() {
    let state = leave(.root)
    let window = TestWindow()
    let home = RestorationScreen("Home")
    LateArrival.root.begin(with: home, in: window, restoring: state)()
    window.settle()
    window.window.rootViewController = LateArrival.Login()
    window.settle()
    let again = RestorationScreen("Home")
    window.window.rootViewController = again
    window.settle()

    #expect(!isFresh(home) && isFresh(again))
  }

  @Test func `a state whose controller is there at first is taken at first`() {
    let first = TestWindow()
    let left = RestorationScreen("Home")
    first.show(left)
    let state = use(left, in: first)
    let window = TestWindow()
    let home = RestorationScreen("Home")
    window.show(home, restoring: state)
    window.settle()
    expectRestored(home, in: window)

    let again = RestorationScreen("Home")
    window.show(again)
    window.settle()
    #expect(isFresh(again))
  }

  @Test func `screens above a screen that arrives late are pushed again`() throws {
    let stack = NavigationController(rootViewController: LateArrival.Loading())
    let window = TestWindow(root: stack)
    stack.pushViewController(RestorationScreen("Home"), animated: false)
    stack.pushViewController(RestorationScreen("Home/p"), animated: false)
    stack.pushViewController(RestorationScreen("Home/p/p"), animated: false)
    window.settle()

    let again = NavigationController(rootViewController: LateArrival.Loading())
    let second = TestWindow()
    second.show(again, restoring: window.restorableState)
    again.pushViewController(RestorationScreen("Home"), animated: true)
    second.settle()

    #expect(
      again.viewControllers.map(\.restorationName) == ["Loading", "Home", "Home/p", "Home/p/p"])
    #expect(second.restorableState == window.restorableState)
  }

  @Test func `a sheet above a root that comes later is presented again`() throws {
    let window = TestWindow(root: RestorationScreen("Home"))
    window.key(.character("b"), .control)
    window.settle()

    let second = TestWindow()
    second.show(LateArrival.Loading(), restoring: window.restorableState)
    let home = RestorationScreen("Home")
    second.window.rootViewController = home
    second.settle()

    let sheet = try #require(home.presentedViewController as? RestorationScreen)
    #expect(sheet.name == "Home/b" && sheet.isAppeared)
    #expect(second.restorableState == window.restorableState)
  }

  // MARK: Other controllers of the same kind

  private final class Letter: ViewController {
    let field = TextField(label: "Answer")

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
  func `a letter that the user opens does not get the state of another letter`(
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
    first.type("secret")
    first.settle()

    // One with an identifier of its own has to be refused.
    let again = Inbox()
    again.isAsked = identifier != nil
    let window = TestWindow()
    window.show(
      NavigationController(rootViewController: again), restoring: first.restorableState)
    window.click(at: Point(500, 500))
    let letter = open(from: again)
    window.settle()

    #expect(letter.field.text.isEmpty)
    #expect(!window.restorableState.json.contains("secret"))
  }

  @Test func `a root controller that comes after a log-in gets its state`() {
    let state = leave(.root)
    let window = TestWindow()
    window.show(LateArrival.Login(), restoring: state)
    window.click(at: Point(500, 500))
    window.type("password")
    let home = RestorationScreen("Home")
    window.window.rootViewController = home
    window.settle()

    expectRestored(home, in: window)
  }

  /// With an identifier of its own, it is not another one of its kind.
  @Test(arguments: [LateArrival.pushed, .presented, .child])
  func `a controller with an identifier that comes after a log-in gets its state`(
    arrival: LateArrival
  ) throws {
    let state = try reread(leave(arrival))
    let window = TestWindow()
    let home = RestorationScreen("Home")
    let arrive = arrival.begin(with: home, in: window, restoring: state)
    window.settle()
    window.click(at: Point(500, 500))
    #expect(window.restorableState.json.contains("half a sen"), "kept if the program ends now")
    arrive()
    window.settle()

    #expect(home.table.offset == 120)
    #expect(home.field.text == "half a sen")
    #expect(home.field.selectedRange == 7..<7)
  }

  @Test func `a root controller that has gone is not kept for the keyboard's place`() {
    let first = TestWindow(root: RestorationScreen("Home"))
    let home = first.window.rootViewController as? RestorationScreen
    first.window.focus.focus(home?.field)
    first.settle()

    let window = TestWindow()
    weak var gone: ViewController?
    do {
      // It has no view that the keyboard was in.
      let root = ViewController()
      root.restorationIdentifier = "Home"
      gone = root
      window.show(root, restoring: first.restorableState)
      window.settle()
      window.show(LateArrival.Login())
      window.settle()
    }

    #expect(gone == nil)
  }

  @Test func `of many states that wait the latest are kept`() throws {
    var state: RestorableState?
    for index in 0..<100 {
      let window = TestWindow()
      window.show(RestorationScreen("Root \(index)"), restoring: state)
      window.settle()
      state = try reread(window.restorableState)
    }

    let json = try #require(state).json
    #expect(json.contains("Root 99") && json.contains("Root 90") && !json.contains("Root 50"))
  }
}
