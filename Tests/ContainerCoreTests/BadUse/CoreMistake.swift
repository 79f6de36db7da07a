// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport

@testable import ContainerCore

/// A call that stops the program, since it can only be a mistake in it.
nonisolated struct CoreMistake: Sendable {
  /// As docs/BAD-USE.md has it.
  let call: String
  /// Part of what the program says as it stops.
  let message: String
  let make: @MainActor @Sendable () -> Void

  init(_ call: String, _ message: String, _ make: @escaping @MainActor @Sendable () -> Void) {
    self.call = call
    self.message = message
    self.make = make
  }

  static let all = containment + transitions + presentation

  private static let containment = [
    CoreMistake("`addChild` of itself", "cannot be a child of") {
      let controller = ViewController()
      controller.addChild(controller)
    },
    CoreMistake("`addChild` of a window's root", "is a window's root") {
      let root = ViewController()
      let harness = WindowHarness(root: root)
      ViewController().addChild(root)
      harness.settle()
    },
    CoreMistake("a window's root that is a child", "remove it before it is a window's root") {
      let (parent, child) = (ViewController(), ViewController())
      parent.addChild(child)
      let harness = WindowHarness(root: child)
      harness.settle()
    },
    CoreMistake("a window's root that is presented", "dismiss it before it is a window's root") {
      let fixture = PresentationFixture()
      fixture.showing(fixture.red)
      fixture.harness.window.rootViewController = fixture.red
    },
    CoreMistake("the root of two windows", "is the root of another window") {
      let root = ViewController()
      let (first, second) = (WindowHarness(root: root), WindowHarness(root: root))
      first.settle()
      second.settle()
    },
    CoreMistake("traits for somebody else's child", "is not a child of") {
      ViewController().setOverrideTraits(nil, forChild: ViewController())
    },
    CoreMistake("replace somebody else's child", "is not a child of") {
      ViewController().replaceChild(ViewController(), with: ViewController(), animated: false)
    },
    CoreMistake("replace a child by itself", "cannot replace itself") {
      let (parent, child) = (ViewController(), ViewController())
      parent.addChild(child)
      parent.replaceChild(child, with: child, animated: false)
    },
    CoreMistake("embed what the source lies in", "cannot be a child of") {
      let (parent, child) = (ViewController(), ViewController())
      parent.addChild(child)
      EmbedSegue(source: child, destination: parent).perform()
    },
  ]

  private static let transitions = [
    CoreMistake("`transition` from a child to itself", "cannot replace itself") {
      let (parent, child) = (ViewController(), ViewController())
      parent.addChild(child)
      parent.transition(from: child, to: child, duration: 0)
    },
    CoreMistake("`transition` from a child whose view lies nowhere", "is in no view") {
      let (parent, from, to) = (ViewController(), ViewController(), ViewController())
      for child in [from, to] { parent.addChild(child) }
      parent.transition(from: from, to: to, duration: 0)
    },
    CoreMistake("`transition` in less than no time", "cannot last -1.0 seconds") {
      let (parent, from, to) = (ViewController(), ViewController(), ViewController())
      for child in [from, to] { parent.addChild(child) }
      parent.view.addSubview(from.view)
      parent.transition(from: from, to: to, duration: -1)
    },
  ]

  private static let presentation = [
    CoreMistake("`present` of itself", "cannot be presented by itself") {
      let fixture = PresentationFixture()
      fixture.root.present(fixture.root, animated: false)
    },
    CoreMistake("`preparePresentation` of what is presented", "is presented already") {
      let fixture = PresentationFixture()
      fixture.showing(fixture.red)
      fixture.red.preparePresentation(
        with: PresentationController(presentedViewController: fixture.red))
    },
  ]
}
