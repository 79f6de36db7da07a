// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import CardStack
import DrawerContainer
import Testing

struct CardStackTests {
  private let log = CallbackLog()
  private let watch: ContainmentObserverGroup
  private let checker: ContractChecker
  private final class Broken { var rules: [String] = [] }
  private let broken = Broken()
  private let host: OffscreenHost
  private let stack: CardStackController
  private let all: [ViewController]

  init() throws {
    all = ["A", "B", "C"].map { title in
      let card = ViewController()
      card.title = title
      return card
    }
    stack = CardStackController(cards: all)
    host = try OffscreenHost()
    let broken = broken
    checker = ContractChecker { broken.rules.append("\($0)") }
    watch = ContainmentObserverGroup(checker, log)
    for card in all { card.containmentObserver = watch }
    host.window.rootViewController = stack
    host.advance(by: 0.1)
    _ = log.take()
  }

  private var titles: [String?] { stack.cards.map(\.title) }
  private var middle: Point { Point(host.window.size.width / 2, host.window.size.height / 2) }
  private let swipe = [
    "A willMove", "A viewWillDisappear", "B viewWillAppear", "A viewDidDisappear",
    "B viewDidAppear", "A didMove",
  ]

  /// How far a card is to the right of its place on screen.
  private func offset(_ card: Int) -> Double {
    let shown = all[card].view.shownRect() ?? .zero
    return shown.minX > 0 ? shown.minX : shown.maxX - host.window.size.width
  }

  private func press(at x: Double? = nil) {
    host.send(.pointer(PointerEvent(.down, at: Point(x ?? middle.x, middle.y))))
  }

  private func move(from: Double = 0, to: Double, in seconds: Double) {
    for step in 1...40 {
      host.advance(by: seconds / 40)
      let x = middle.x + from + (to - from) * Double(step) / 40
      host.send(.pointer(PointerEvent(.moved, at: Point(x, middle.y))))
    }
  }

  private func release(at offset: Double) {
    host.send(.pointer(PointerEvent(.up, at: Point(middle.x + offset, middle.y))))
  }

  private func key(_ key: Key, _ modifiers: KeyModifiers = []) {
    host.send(.key(KeyEvent(key, modifiers: modifiers)))
    host.send(.key(KeyEvent(key, modifiers: modifiers, isDown: false)))
  }

  /// Everything has come to rest, and no rule of the contract was broken.
  private func settle() {
    host.advance(by: 2)
    checker.settle(with: host.window)
    #expect(broken.rules.isEmpty)
    #expect(!host.window.isAnimating)
    #expect(stack.view.subviews.map(\.viewController?.title) == stack.cards.prefix(1).map(\.title))
    #expect(stack.cards.first?.view.transform ?? .identity == .identity)
    #expect(Set(stack.children.map(\.title)) == Set(titles))
  }

  @Test(arguments: [400.0, -400]) func `a swipe past the threshold sends the contract's callbacks`(
    distance: Double
  ) {
    press()
    move(to: distance, in: 0.5)
    #expect(abs(offset(0) - distance) < 12)
    host.advance(by: 0.5)
    release(at: distance)
    settle()

    #expect(log.lines == swipe)
    #expect(titles == ["B", "C"])
  }

  @Test func `a swipe that is let go of before the threshold leaves all as it was`() {
    press()
    move(to: 200, in: 0.5)
    host.advance(by: 0.5)
    release(at: 200)
    settle()

    #expect(log.lines.filter { $0.hasPrefix("A") }.count == 6)
    #expect(
      log.lines == [
        "A willMove", "A viewWillDisappear", "B viewWillAppear", "A willMove",
        "B viewWillDisappear", "B viewDidDisappear", "A viewWillAppear", "A viewDidAppear",
        "A didMove",
      ])
    #expect(titles == ["A", "B", "C"])
    #expect(all[0].isAppeared)
  }

  @Test func `a fling swipes from anywhere`() {
    press()
    move(to: 100, in: 0.1)
    release(at: 100)
    settle()

    #expect(titles == ["B", "C"])
  }

  @Test func `a fling back keeps the card`() {
    press()
    move(to: 500, in: 0.5)
    move(from: 500, to: 400, in: 0.1)
    release(at: 400)
    settle()

    #expect(titles == ["A", "B", "C"])
  }

  @Test func `a pointer that crosses the middle takes the card to the other side`() {
    press()
    move(to: 200, in: 0.5)
    move(from: 200, to: -400, in: 0.5)
    #expect(abs(offset(0) + 400) < 12)
    host.advance(by: 0.5)
    release(at: -400)
    settle()

    #expect(titles == ["B", "C"])
  }

  @Test func `a press catches a card in flight, and a drag brings it back`() {
    stack.swipe(.right)
    host.advance(by: 0.1)
    press()
    host.advance(by: 1)
    let caught = offset(0)
    host.advance(by: 1)
    #expect(offset(0) == caught)
    #expect(caught > 10)
    move(to: 20 - caught, in: 0.5)
    host.advance(by: 0.5)
    release(at: 20 - caught)
    settle()

    #expect(titles == ["A", "B", "C"])
    #expect(!log.lines.contains("A viewDidDisappear"))
  }

  @Test func `a card that comes back can be caught and swiped again`() {
    stack.swipe(.left)
    settle()
    stack.undo()
    host.advance(by: 0.1)
    press()
    move(to: -600, in: 0.5)
    host.advance(by: 0.5)
    release(at: -600)
    settle()

    #expect(titles == ["B", "C"])
  }

  @Test func `the keys swipe and undo, each to its side`() {
    key(.left)
    host.advance(by: 0.1)
    #expect(offset(0) < 0)
    settle()
    key(.right)
    host.advance(by: 0.1)
    #expect(offset(1) > 0)
    settle()
    #expect(titles == ["C"])

    key(.character("z"), .control)
    host.advance(by: 0.1)
    #expect(offset(1) > 0)
    settle()
    key(.character("z"), .control)
    host.advance(by: 0.1)
    #expect(offset(0) < 0)
    settle()
    #expect(titles == ["A", "B", "C"])
  }

  @Test func `an undo makes the card a child again, as a push does`() {
    stack.swipe(.right)
    settle()
    _ = log.take()
    stack.undo()
    settle()

    #expect(
      log.lines == [
        "A willMove", "B viewWillDisappear", "A viewWillAppear", "B viewDidDisappear",
        "A viewDidAppear", "A didMove",
      ])
  }

  @Test func `an undo in mid-flight turns the swipe round`() {
    stack.swipe(.right)
    host.advance(by: 0.1)
    stack.undo()
    settle()

    #expect(titles == ["A", "B", "C"])
    #expect(!log.lines.contains("A viewDidDisappear"))
  }

  @Test func `a key takes the card out of the pointer's hand`() {
    press()
    move(to: 100, in: 0.5)
    key(.right)
    host.advance(by: 0.1)
    move(from: 100, to: 0, in: 0.1)
    release(at: 0)
    settle()

    #expect(titles == ["B", "C"])
  }

  @Test func `keys in a row swipe as many cards, and undo brings all back`() {
    for _ in 1...4 { key(.left) }
    settle()
    #expect(titles.isEmpty)
    for _ in 1...4 { key(.character("z"), .control) }
    settle()
    #expect(titles == ["A", "B", "C"])
  }

  @Test func `nothing flies where motion is reduced`() {
    host.window.traits.reducesMotion = true
    host.advance(by: 0.1)
    stack.swipe(.right)
    #expect(log.lines == swipe)
    stack.undo()
    #expect(titles == ["A", "B", "C"])
    press()
    move(to: 400, in: 0.5)
    host.advance(by: 0.5)
    release(at: 400)
    #expect(titles == ["B", "C"])
    settle()
  }

  @Test func `a callback may swipe on`() {
    final class Eager: ViewController {
      override func viewWillAppear(_ animated: Bool) {
        (parent as? CardStackController)?.swipe(.left)
      }
    }
    let stack = CardStackController(cards: [ViewController(), Eager(), ViewController()])
    host.window.rootViewController = stack
    host.advance(by: 0.1)
    stack.swipe(.left)
    host.advance(by: 2)

    #expect(stack.cards.count == 1)
    #expect(stack.cards[0].isAppeared)
  }

  @Test func `a window that leaves in mid-flight leaves a stack at rest`() {
    stack.swipe(.left)
    host.advance(by: 0.1)
    host.window.rootViewController = ViewController()
    host.advance(by: 1)
    host.window.rootViewController = stack
    settle()

    #expect(titles == ["B", "C"])
  }
}
