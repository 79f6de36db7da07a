// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Something else is wanted while a switch runs, at ten points of its way.
struct TabInterruptionTests {
  enum Interruption: CaseIterable {
    case back, backImmediately, same, third, thirdImmediately, removal, leaving, resizing, cancel,
      memory
  }

  private nonisolated static let points = (0..<10).map { Double($0) / 10 + 0.05 }

  @Test(arguments: Interruption.allCases, points)
  func `an interrupted tab selection ends with balanced callbacks and one visible page`(
    interruption: Interruption, point: Double
  ) {
    let fixture = TabFixture(style: .slide)
    let (tabs, harness, pages) = (fixture.tabs, fixture.harness, fixture.pages)
    var completions: [Int: [Bool]] = [1: []]
    tabs.select(1, animated: true) { completions[1]?.append($0) }
    harness.advance(by: 0.35 * point)

    switch interruption {
    case .back: select(0, animated: true)
    case .backImmediately: select(0, animated: false)
    case .same: select(1, animated: true)
    case .third: select(2, animated: true)
    case .thirdImmediately: select(2, animated: false)
    case .removal: tabs.viewControllers = [pages[0], pages[2]]
    case .leaving:
      fixture.window.rootViewController = ViewController()
      harness.runUntilIdle()
      fixture.window.rootViewController = tabs
    case .resizing: harness.resize(to: Size(500, 400))
    case .cancel: tabs.transition?.cancel()
    case .memory: harness.window.deliverMemoryWarning()
    }
    func select(_ index: Int, animated: Bool) {
      completions[2] = []
      tabs.select(index, animated: animated) { completions[2]?.append($0) }
    }
    harness.runUntilIdle()

    let expected =
      switch interruption {
      case .back, .backImmediately, .cancel: 0
      case .same, .leaving, .resizing, .memory: 1
      case .third, .thirdImmediately, .removal: 2
      }
    #expect(tabs.selectedViewController === pages[expected])
    for (index, page) in pages.enumerated() {
      let isShown = index == expected
      #expect(page.isAppeared == isShown && !page.isInAppearanceTransition)
      #expect((page.view.superview === tabs.layout.containerView) == isShown)
      #expect(page.view.transform == .identity && page.view.alpha == 1 && !page.view.isInert)
    }
    #expect(
      pages[expected].view.frame == Rect(origin: .zero, size: tabs.layout.containerView.bounds.size)
    )
    #expect(completions.values.allSatisfy { $0.count == 1 })
    if completions[2] != nil { #expect(completions[2] == [true]) }
    let isCompleted = ![.back, .backImmediately, .same, .third, .thirdImmediately, .cancel]
      .contains(interruption)
    #expect(completions[1] == [isCompleted])
    #expect(!fixture.consumeCallbacks().contains { $0.contains("unbalanced") })
    harness.checker.checkAtEnd()
  }

  @Test func `a reversed cross-fade between tabs continues from its current opacity`() {
    let fixture = TabFixture(style: .crossFade)
    let new = fixture.pages[1]
    fixture.tabs.select(1, animated: true)
    fixture.harness.advance(by: 0.1)
    let before = new.view.presentationAlpha
    #expect(before > 0.2 && before < 0.8)

    fixture.tabs.select(0, animated: true)
    fixture.harness.advance(by: 1.0 / 60)

    #expect(abs(new.view.presentationAlpha - before) < 0.2)
    #expect(new.view.presentationAlpha < before)
  }

  @Test func `during a tab selection, only the page that appears can contain the first responder`()
  {
    let fixture = TabFixture(style: .crossFade)
    let (oldField, newField) = (fixture.addField(to: 0), fixture.addField(to: 1))
    fixture.harness.step()
    fixture.window.focus.focus(oldField)
    fixture.tabs.select(1, animated: true)
    fixture.harness.advance(by: 0.1)

    #expect(fixture.window.focus.firstResponder === newField)
    #expect(!fixture.window.focus.canFocus(oldField))
    fixture.tabs.select(0, animated: true)
    #expect(fixture.window.focus.firstResponder === oldField)
    #expect(!fixture.window.focus.canFocus(newField))
    fixture.harness.runUntilIdle()
    #expect(fixture.window.focus.firstResponder === oldField)
  }
}
