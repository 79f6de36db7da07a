// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import DrawerTesting
import Testing

@testable import Reveal

/// Tests ported subclasses of UIKit classes: overrides, initializers, a transaction, constraints in a scroll view.
@Suite(.contractChecked) struct DeckControllerTests {
  private let window: TestWindow
  private let deck: DeckController

  init() throws {
    deck = DeckController(rootViewController: ViewController())
    window = try TestWindow(deck)
    window.runUntilIdle()
  }

  @Test func `a transaction's completion is called at the end of a push`() {
    var isDealt = false
    deck.deal(CardController()) { isDealt = true }
    window.advance(by: 0.1)
    #expect(!isDealt && deck.changes == 1)
    window.runUntilIdle()

    #expect(isDealt && deck.topViewController is CardController)
  }

  @Test func `an animateTransition animator fades a pushed card in and can be reversed`() {
    let (fade, card) = (DeckFade(), CardController())
    deck.delegate = fade
    deck.deal(card, completion: nil)
    window.advance(by: 0.25)
    #expect(abs(card.view.presentationAlpha - 0.5) < 0.05 && fade.ends.isEmpty)
    deck.popViewController(animated: true)
    window.runUntilIdle()
    #expect(fade.ends == [false] && deck.viewControllers.count == 1)

    deck.deal(card, completion: nil)
    window.runUntilIdle()
    #expect(fade.ends == [false, true] && card.view.presentationAlpha == 1)
  }

  @Test func `overrides of push and pop are called for each stack change`() {
    deck.deal(CardController(), completion: nil)
    window.runUntilIdle()
    deck.popViewController(animated: false)
    deck.popToRootViewController(animated: true)

    #expect(deck.changes == 3 && deck.viewControllers.count == 1)
  }

  @Test func `a subclass's overridden initializers are used`() {
    #expect(!deck.interactivePopGestureRecognizer.isEnabled && deck.title == nil)
    #expect(DeckController().title == "Empty")
  }

  @Test func `constraints between a scroll view and its subview determine the content size`() {
    let card = CardController()
    deck.deal(card, completion: nil)
    window.runUntilIdle()
    #expect(card.scrollView.maximumContentOffset.y > 0)
    #expect(window.findAll(label: "Line 60").isEmpty)
    card.scrollView.contentOffset = card.scrollView.maximumContentOffset
    window.runUntilIdle()

    let line = window.findAll(label: "Line 60").first
    let bottom = card.scrollView.convert(card.scrollView.bounds, to: nil).maxY
    #expect(line.map { $0.convert($0.bounds, to: nil).maxY } == bottom)
    window.click("Turn")
  }

  @Test func `a resize animates views alongside the size transition`() {
    let card = CardController()
    deck.deal(card, completion: nil)
    window.runUntilIdle()
    window.resize(to: Size(500, 400))
    window.runUntilIdle()

    let badge = card.view.subviews.last
    #expect(badge?.alpha == 0.5 && badge?.transform == .translation(5, 0))
  }

  @Test func `an interaction controller's overrides of finish and cancel are called`() {
    let interaction = CountingInteraction()
    interaction.finish()
    interaction.cancel(velocity: -1)

    #expect(interaction.ends == (finished: 1, cancelled: 1))
  }
}
