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
    window.removeAllCallbacks()
  }

  private var titles: [String?] { stack.cards.map(\.title) }
  private let swipe = [
    "A willMove", "A viewWillDisappear", "B viewWillAppear", "A viewDidDisappear",
    "B viewDidAppear", "A didMove",
  ]

  /// A card's offset to the right of its position in the stack.
  private func offset(_ card: Int) -> Double {
    let shown = all[card].view.visibleRect() ?? .zero
    return shown.minX > 0 ? shown.minX : shown.maxX - window.window.size.width
  }

  /// The point at an offset to the right of the window's center.
  private func location(_ offset: Double) -> Point {
    let size = window.window.size
    return Point(size.width / 2 + offset, size.height / 2)
  }

  private func press() { window.press(at: location(0)) }

  private func move(from: Double = 0, to: Double, in seconds: Double) {
    window.move(from: location(from), to: location(to), duration: seconds)
  }

  private func release(at offset: Double) { window.release(at: location(offset)) }

  /// Runs until nothing moves, then checks that views and children match the cards.
  private func runUntilIdle() {
    window.runUntilIdle()
    #expect(!window.window.isAnimating)
    #expect(stack.view.subviews.map(\.viewController?.title) == stack.cards.prefix(1).map(\.title))
    #expect(stack.cards.first?.view.transform ?? .identity == .identity)
    #expect(Set(stack.children.map(\.title)) == Set(titles))
  }

  @Test(arguments: [400.0, -400])
  func `a swipe past the threshold removes the card and sends the callbacks in order`(
    distance: Double
  ) {
    press()
    move(to: distance, in: 0.5)
    // The drag starts after the movement of the first frame, so the card lags by that distance.
    #expect(abs(offset(0) - distance) < 14)
    window.advance(by: 0.5)
    release(at: distance)
    runUntilIdle()

    #expect(window.removeAllCallbacks() == swipe)
    #expect(titles == ["B", "C"])
  }

  @Test func `a swipe released before the threshold restores the card and its callbacks`() {
    press()
    move(to: 200, in: 0.5)
    window.advance(by: 0.5)
    release(at: 200)
    runUntilIdle()

    #expect(
      window.removeAllCallbacks() == [
        "A willMove", "A viewWillDisappear", "B viewWillAppear", "A willMove",
        "B viewWillDisappear", "B viewDidDisappear", "A viewWillAppear", "A viewDidAppear",
        "A didMove",
      ])
    #expect(titles == ["A", "B", "C"])
    #expect(all[0].isAppeared)
  }

  @Test func `a fling swipes the card from any position`() {
    press()
    move(to: 100, in: 0.1)
    release(at: 100)
    runUntilIdle()

    #expect(titles == ["B", "C"])
  }

  @Test func `a fling back keeps the card`() {
    press()
    move(to: 500, in: 0.5)
    move(from: 500, to: 400, in: 0.1)
    release(at: 400)
    runUntilIdle()

    #expect(titles == ["A", "B", "C"])
  }

  @Test func `a drag across the middle swipes the card to the other side`() {
    press()
    move(to: 200, in: 0.5)
    move(from: 200, to: -400, in: 0.5)
    #expect(abs(offset(0) + 400) < 12)
    window.advance(by: 0.5)
    release(at: -400)
    runUntilIdle()

    #expect(titles == ["B", "C"])
  }

  @Test func `a press stops a moving card, and a drag brings it back`() {
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
    runUntilIdle()

    #expect(titles == ["A", "B", "C"])
    #expect(!window.removeAllCallbacks().contains("A viewDidDisappear"))
  }

  @Test func `a card that is moving back can be grabbed and swiped again`() {
    stack.swipe(.left)
    runUntilIdle()
    stack.undo()
    window.advance(by: 0.1)
    press()
    move(to: -600, in: 0.5)
    window.advance(by: 0.5)
    release(at: -600)
    runUntilIdle()

    #expect(titles == ["B", "C"])
  }

  @Test func `arrow keys swipe the card to their side, and Ctrl+Z brings it back from there`() {
    window.pressKey(.left)
    window.advance(by: 0.1)
    #expect(offset(0) < 0)
    runUntilIdle()
    window.pressKey(.right)
    window.advance(by: 0.1)
    #expect(offset(1) > 0)
    runUntilIdle()
    #expect(titles == ["C"])

    window.pressKey(.character("z"), .control)
    window.advance(by: 0.1)
    #expect(offset(1) > 0)
    runUntilIdle()
    window.pressKey(.character("z"), .control)
    window.advance(by: 0.1)
    #expect(offset(0) < 0)
    runUntilIdle()
    #expect(titles == ["A", "B", "C"])
  }

  @Test func `undo adds the card as a child again with appearance callbacks`() {
    stack.swipe(.right)
    runUntilIdle()
    window.removeAllCallbacks()
    stack.undo()
    runUntilIdle()

    #expect(
      window.removeAllCallbacks() == [
        "A willMove", "B viewWillDisappear", "A viewWillAppear", "B viewDidDisappear",
        "A viewDidAppear", "A didMove",
      ])
  }

  @Test func `undo during a swipe reverses the swipe`() {
    stack.swipe(.right)
    window.advance(by: 0.1)
    stack.undo()
    runUntilIdle()

    #expect(titles == ["A", "B", "C"])
    #expect(!window.removeAllCallbacks().contains("A viewDidDisappear"))
  }

  @Test func `a key during a drag swipes the card and ends the drag`() {
    press()
    move(to: 100, in: 0.5)
    window.pressKey(.right)
    window.advance(by: 0.1)
    move(from: 100, to: 0, in: 0.1)
    release(at: 0)
    runUntilIdle()

    #expect(titles == ["B", "C"])
  }

  @Test func `repeated keys swipe one card each, and repeated undos restore all`() {
    for _ in 1...4 { window.pressKey(.left) }
    runUntilIdle()
    #expect(titles.isEmpty)
    for _ in 1...4 { window.pressKey(.character("z"), .control) }
    runUntilIdle()
    #expect(titles == ["A", "B", "C"])
  }

  @Test func `swipes and undos are immediate when motion is reduced`() {
    window.window.traits.reducesMotion = true
    window.advance(by: 0.1)
    stack.swipe(.right)
    #expect(window.removeAllCallbacks() == swipe)
    stack.undo()
    #expect(titles == ["A", "B", "C"])
    press()
    move(to: 400, in: 0.5)
    window.advance(by: 0.5)
    release(at: 400)
    #expect(titles == ["B", "C"])
    runUntilIdle()
  }

  @Test func `a swipe in viewWillAppear swipes the next card too`() {
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

  @Test func `a stack that leaves the window during a swipe completes it`() {
    stack.swipe(.left)
    window.advance(by: 0.1)
    window.show(ViewController())
    window.advance(by: 1)
    window.show(stack)
    runUntilIdle()

    #expect(titles == ["B", "C"])
  }
}
