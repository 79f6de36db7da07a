// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import CardStack
import DrawerContainer
import DrawerTesting
import Testing

@Suite(.contractChecked) struct CardStackTests {
  private let window: TestWindow
  private let stack: CardStackController
  private let all: [ViewController]

  init() throws {
    all = ["A", "B", "C"].map { title in
      let card = ViewController()
      card.title = title
      return card
    }
    stack = CardStackController(cards: all)
    window = try TestWindow(stack)
    window.takeCallbacks()
  }

  private var titles: [String?] { stack.cards.map(\.title) }
  private let swipe = [
    "A willMove", "A viewWillDisappear", "B viewWillAppear", "A viewDidDisappear",
    "B viewDidAppear", "A didMove",
  ]

  /// How far a card is to the right of its place on screen.
  private func offset(_ card: Int) -> Double {
    let shown = all[card].view.shownRect() ?? .zero
    return shown.minX > 0 ? shown.minX : shown.maxX - window.window.size.width
  }

  /// A place so far to the right of the middle.
  private func place(_ offset: Double) -> Point {
    let size = window.window.size
    return Point(size.width / 2 + offset, size.height / 2)
  }

  private func press() { window.press(at: place(0)) }

  private func move(from: Double = 0, to: Double, in seconds: Double) {
    window.move(from: place(from), to: place(to), duration: seconds)
  }

  private func release(at offset: Double) { window.release(at: place(offset)) }

  /// Everything has come to rest.
  private func settle() {
    window.settle()
    #expect(!window.window.isAnimating)
    #expect(stack.view.subviews.map(\.viewController?.title) == stack.cards.prefix(1).map(\.title))
    #expect(stack.cards.first?.view.transform ?? .identity == .identity)
    #expect(Set(stack.children.map(\.title)) == Set(titles))
  }

  @Test(arguments: [400.0, -400]) func `a swipe past the threshold sends the contract's callbacks`(
    distance: Double
  ) {
    press()
    move(to: distance, in: 0.5)
    // The first frame's way is the one that makes it a drag.
    #expect(abs(offset(0) - distance) < 14)
    window.advance(by: 0.5)
    release(at: distance)
    settle()

    #expect(window.takeCallbacks() == swipe)
    #expect(titles == ["B", "C"])
  }

  @Test func `a swipe that is let go of before the threshold leaves all as it was`() {
    press()
    move(to: 200, in: 0.5)
    window.advance(by: 0.5)
    release(at: 200)
    settle()

    #expect(
      window.takeCallbacks() == [
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
    window.advance(by: 0.5)
    release(at: -400)
    settle()

    #expect(titles == ["B", "C"])
  }

  @Test func `a press catches a card in flight, and a drag brings it back`() {
    stack.swipe(.right)
    window.advance(by: 0.1)
    press()
    window.advance(by: 1)
    let caught = offset(0)
    window.advance(by: 1)
    #expect(offset(0) == caught)
    #expect(caught > 10)
    move(to: 20 - caught, in: 0.5)
    window.advance(by: 0.5)
    release(at: 20 - caught)
    settle()

    #expect(titles == ["A", "B", "C"])
    #expect(!window.takeCallbacks().contains("A viewDidDisappear"))
  }

  @Test func `a card that comes back can be caught and swiped again`() {
    stack.swipe(.left)
    settle()
    stack.undo()
    window.advance(by: 0.1)
    press()
    move(to: -600, in: 0.5)
    window.advance(by: 0.5)
    release(at: -600)
    settle()

    #expect(titles == ["B", "C"])
  }

  @Test func `the keys swipe and undo, each to its side`() {
    window.key(.left)
    window.advance(by: 0.1)
    #expect(offset(0) < 0)
    settle()
    window.key(.right)
    window.advance(by: 0.1)
    #expect(offset(1) > 0)
    settle()
    #expect(titles == ["C"])

    window.key(.character("z"), .control)
    window.advance(by: 0.1)
    #expect(offset(1) > 0)
    settle()
    window.key(.character("z"), .control)
    window.advance(by: 0.1)
    #expect(offset(0) < 0)
    settle()
    #expect(titles == ["A", "B", "C"])
  }

  @Test func `an undo makes the card a child again, as a push does`() {
    stack.swipe(.right)
    settle()
    window.takeCallbacks()
    stack.undo()
    settle()

    #expect(
      window.takeCallbacks() == [
        "A willMove", "B viewWillDisappear", "A viewWillAppear", "B viewDidDisappear",
        "A viewDidAppear", "A didMove",
      ])
  }

  @Test func `an undo in mid-flight turns the swipe round`() {
    stack.swipe(.right)
    window.advance(by: 0.1)
    stack.undo()
    settle()

    #expect(titles == ["A", "B", "C"])
    #expect(!window.takeCallbacks().contains("A viewDidDisappear"))
  }

  @Test func `a key takes the card out of the pointer's hand`() {
    press()
    move(to: 100, in: 0.5)
    window.key(.right)
    window.advance(by: 0.1)
    move(from: 100, to: 0, in: 0.1)
    release(at: 0)
    settle()

    #expect(titles == ["B", "C"])
  }

  @Test func `keys in a row swipe as many cards, and undo brings all back`() {
    for _ in 1...4 { window.key(.left) }
    settle()
    #expect(titles.isEmpty)
    for _ in 1...4 { window.key(.character("z"), .control) }
    settle()
    #expect(titles == ["A", "B", "C"])
  }

  @Test func `nothing flies where motion is reduced`() {
    window.window.traits.reducesMotion = true
    window.advance(by: 0.1)
    stack.swipe(.right)
    #expect(window.takeCallbacks() == swipe)
    stack.undo()
    #expect(titles == ["A", "B", "C"])
    press()
    move(to: 400, in: 0.5)
    window.advance(by: 0.5)
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
    window.show(stack)
    window.advance(by: 0.1)
    stack.swipe(.left)
    window.advance(by: 2)

    #expect(stack.cards.count == 1)
    #expect(stack.cards[0].isAppeared)
  }

  @Test func `a window that leaves in mid-flight leaves a stack at rest`() {
    stack.swipe(.left)
    window.advance(by: 0.1)
    window.show(ViewController())
    window.advance(by: 1)
    window.show(stack)
    settle()

    #expect(titles == ["B", "C"])
  }
}
