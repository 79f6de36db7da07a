// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import DrawerTesting
import Testing

@testable import Reveal

/// Subclasses of what UIKit brings: overrides, initializers, a transaction, constraints in a scroll view.
@Suite(.contractChecked) struct DeckControllerTests {
  private let window: TestWindow
  private let deck: DeckController

  init() throws {
    deck = DeckController(rootViewController: ViewController())
    window = try TestWindow(deck)
    window.settle()
  }

  @Test func `a transaction hears of the end of a push`() {
    var isDealt = false
    deck.deal(CardController()) { isDealt = true }
    window.advance(by: 0.1)
    #expect(!isDealt && deck.changes == 1)
    window.settle()

    #expect(isDealt && deck.topViewController is CardController)
  }

  @Test func `an animator of the older shape fades a card in`() {
    let (fade, card) = (DeckFade(), CardController())
    deck.delegate = fade
    deck.deal(card, completion: nil)
    window.advance(by: 0.25)
    #expect(abs(card.view.presentedAlpha - 0.5) < 0.05 && fade.ends.isEmpty)
    deck.popViewController(animated: true)
    window.settle()
    #expect(fade.ends == [false] && deck.viewControllers.count == 1)

    deck.deal(card, completion: nil)
    window.settle()
    #expect(fade.ends == [false, true] && card.view.presentedAlpha == 1)
  }

  @Test func `its overrides are called, whoever asks`() {
    deck.deal(CardController(), completion: nil)
    window.settle()
    deck.popViewController(animated: false)
    deck.popToRootViewController(animated: true)

    #expect(deck.changes == 3 && deck.viewControllers.count == 1)
  }

  @Test func `its initializers are those that it overrides`() {
    #expect(!deck.interactivePopGestureRecognizer.isEnabled && deck.title == nil)
    #expect(DeckController().title == "Empty")
  }

  @Test func `constraints between a scroll view and its subview say how much there is`() {
    let card = CardController()
    deck.deal(card, completion: nil)
    window.settle()
    #expect(card.scrollView.maximumContentOffset.y > 0)
    #expect(window.findAll(label: "Line 60").isEmpty)
    card.scrollView.contentOffset = card.scrollView.maximumContentOffset
    window.settle()

    let line = window.findAll(label: "Line 60").first
    let bottom = card.scrollView.convert(card.scrollView.bounds, to: nil).maxY
    #expect(line.map { $0.convert($0.bounds, to: nil).maxY } == bottom)
    window.click("Turn")
  }

  @Test func `a change of size moves views along`() {
    let card = CardController()
    deck.deal(card, completion: nil)
    window.settle()
    window.resize(to: Size(500, 400))
    window.settle()

    let badge = card.view.subviews.last
    #expect(badge?.alpha == 0.5 && badge?.transform == .translation(5, 0))
  }

  @Test func `a driver hears how it ends`() {
    let interaction = CountingInteraction()
    interaction.finish()
    interaction.cancel(velocity: -1)

    #expect(interaction.ends == (finished: 1, cancelled: 1))
  }
}
