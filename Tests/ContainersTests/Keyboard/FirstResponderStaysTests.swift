// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport
import Testing

@testable import Containers

/// The first responder stays first responder when its view is moved and does not go away.
struct FirstResponderStaysTests {
  @Test(arguments: KeepingScene.allCases, KeptThing.allCases)
  func `a view keeps the keyboard, its caret and its marked text when a change moves it`(
    scene: KeepingScene, thing: KeptThing
  ) {
    let harness = TestWindow(size: KeepingScene.regular)
    let screen = KeptThing.Screen(thing)
    scene.play(
      screen, in: harness, begin: { thing.begin(on: screen, in: harness) },
      check: { thing.check(screen, in: harness, $0, isKept: !scene.goesAway) })
  }

  private final class Field: View {
    var log: [Bool] = []
    var onLoss: (() -> Void)?
    override var canBecomeFirstResponder: Bool { true }
    override func firstResponderChanged(_ isFirstResponder: Bool) {
      log.append(isFirstResponder)
      if !isFirstResponder { onLoss?() }
    }
  }

  fileprivate enum Fate: String, CaseIterable {
    case removed, hidden, inert, otherWindow, removedWithScreen, refocused, another, nobody
  }

  @Test(arguments: Fate.allCases)
  fileprivate func `a view that does not come back into reach resigns when the change ends`(
    fate: Fate
  ) {
    let harness = TestWindow()
    let root = ViewController()
    harness.show(root)
    harness.step()
    let (pane, other) = (View(frame: Rect(0, 0, 200, 200)), Field(frame: Rect(300, 0, 50, 50)))
    let second = TestWindow(root: ViewController())
    var field: Field? = Field(frame: Rect(0, 0, 50, 50))
    var losses = 0
    field?.onLoss = { losses += 1 }
    weak let gone = field
    root.view.addSubview(pane)
    root.view.addSubview(other)
    if let field { pane.addSubview(field) }
    let focus = harness.window.focus
    focus.focus(field)
    #expect(field?.isFirstResponder == true)

    root.keepFirstResponder {
      field?.removeFromSuperview()
      #expect(focus.firstResponder == nil && losses == 0)
      guard let moved = field else { return }
      switch fate {
      case .removed: break
      case .removedWithScreen: field = nil
      case .hidden:
        moved.isHidden = true
        pane.addSubview(moved)
      case .inert:
        pane.isInert = true
        pane.addSubview(moved)
      case .otherWindow: second.window.rootViewController?.view.addSubview(moved)
      case .refocused:
        pane.addSubview(moved)
        #expect(moved.isFirstResponder)
        #expect(other.becomeFirstResponder())
        #expect(losses == 1)
        #expect(moved.becomeFirstResponder())
      case .another:
        #expect(other.becomeFirstResponder())
        #expect(losses == 1)
        pane.addSubview(moved)
      case .nobody:
        focus.focus(nil)
        #expect(losses == 1)
        pane.addSubview(moved)
      }
    }

    #expect(losses == 1)
    switch fate {
    case .refocused: #expect(field?.isFirstResponder == true)
    case .another: #expect(other.isFirstResponder)
    default: #expect(focus.firstResponder == nil)
    }
    field = nil
    if fate == .removedWithScreen || fate == .removed { #expect(gone == nil) }
  }

  @Test func `a removed view resigns immediately outside a change`() {
    let harness = TestWindow()
    let root = ViewController()
    harness.show(root)
    let field = Field(frame: Rect(0, 0, 50, 50))
    root.view.addSubview(field)
    field.becomeFirstResponder()

    field.removeFromSuperview()
    #expect(field.log == [true, false])
    root.view.addSubview(field)

    #expect(harness.window.focus.firstResponder == nil)
  }

  @Test func `a displaced view does not get the keyboard back after the user has moved it`() {
    let harness = TestWindow(size: KeepingScene.regular)
    let (field, button, second) = (Field(), Button(label: "First"), Button(label: "Second"))
    let (list, detail) = (ViewController(), ViewController())
    for (view, controller) in [(field, list), (button, detail), (second, detail)]
      as [(View, ViewController)]
    {
      view.frame = Rect(10, view === second ? 60 : 10, 80, 30)
      controller.view.addSubview(view)
    }
    harness.show(
      SplitViewController(
        primary: NavigationController(rootViewController: list),
        secondary: NavigationController(rootViewController: detail)))
    harness.settle()
    harness.window.focus.focus(field)

    harness.resize(to: KeepingScene.compact)
    harness.settle()
    #expect(button.isFirstResponder)
    harness.key(.tab)
    harness.resize(to: KeepingScene.regular)
    harness.settle()

    #expect(second.isFirstResponder)
  }
}
