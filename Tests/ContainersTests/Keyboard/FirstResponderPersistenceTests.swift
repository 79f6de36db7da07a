// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport
import Testing

@testable import Containers

/// The first responder stays first responder when its view is moved and does not go away.
struct FirstResponderPersistenceTests {
  @Test(arguments: FirstResponderChange.allCases, FocusedControl.allCases)
  func `a first responder keeps its caret and marked text when a container moves its view`(
    scene: FirstResponderChange, thing: FocusedControl
  ) {
    let harness = TestWindow(size: FirstResponderChange.regular)
    let screen = FocusedControl.Screen(thing)
    scene.play(
      screen, in: harness, begin: { thing.beginEditing(on: screen, in: harness) },
      check: { thing.check(screen, in: harness, $0, isKept: !scene.removesFirstResponder) })
  }

  private final class Field: View {
    var log: [Bool] = []
    var onLoss: (() -> Void)?
    override var canBecomeFirstResponder: Bool { true }
    override func firstResponderDidChange(_ isFirstResponder: Bool) {
      log.append(isFirstResponder)
      if !isFirstResponder { onLoss?() }
    }
  }

  fileprivate enum ViewChange: String, CaseIterable {
    case removed, hidden, inert, otherWindow, removedWithScreen, refocused, another, nobody
  }

  @Test(arguments: ViewChange.allCases)
  fileprivate func `keepFirstResponder does not keep a view that is removed, hidden or made inert`(
    fate: ViewChange
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

  @Test func `a first responder that is removed from its superview resigns immediately`() {
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

  @Test
  func `a view that Tab reaches in a collapsed split view stays first responder after expanding`() {
    let harness = TestWindow(size: FirstResponderChange.regular)
    let (field, button, second) = (
      Field(), Button(accessibilityLabel: "First"), Button(accessibilityLabel: "Second")
    )
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
    harness.runUntilIdle()
    harness.window.focus.focus(field)

    harness.resize(to: FirstResponderChange.compact)
    harness.runUntilIdle()
    #expect(button.isFirstResponder)
    harness.pressKey(.tab)
    harness.resize(to: FirstResponderChange.regular)
    harness.runUntilIdle()

    #expect(second.isFirstResponder)
  }
}
