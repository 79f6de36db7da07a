// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Inspector
import TestSupport
import Testing

@testable import ContainerCore
@testable import Containers
@testable import Views

/// Contract 8 on whole families of controllers. docs/UNWINDING.md is what they really send; record it
/// anew with `DRAWER_RECORD_UNWINDING=1 Scripts/test.sh --filter UnwindShape`.
struct UnwindShapeTests {
  @Test(arguments: UnwindShape.all)
  func `after unwinding, no controller is above the destination or presented over it`(
    shape: UnwindShape
  ) {
    let scene = UnwindScene(shape)
    let before = scene.onScreen

    let isFound = scene.unwind()
    scene.harness.runUntilIdle()
    scene.harness.checker.checkAtEnd()

    #expect(isFound == (shape.destination != nil))
    #expect(scene.performed == [shape.destination].compactMap(\.self))
    guard let destination = shape.destination else {
      #expect(scene.onScreen == before)
      return
    }
    #expect(scene[destination].isAppeared)
    // Nothing that covers it is left.
    #expect(scene[destination].presentedViewController == nil || before.contains("Over"))
    #expect(scene.harness.checker.violations.isEmpty)
  }

  @Test(arguments: UnwindShape.all)
  func `an unwinding runs one animation at most, and none if it is unanimated or motion is reduced`(
    shape: UnwindShape
  ) {
    let scene = UnwindScene(shape)

    _ = scene.unwind()

    let moving = scene.animations
    #expect(moving <= 1)
    if !shape.isAnimated || shape.reducesMotion { #expect(moving == 0) }
  }

  @Test(arguments: UnwindShape.all)
  func `an unanimated unwinding shows the same controllers as an animated one, but immediately`(
    shape: UnwindShape
  ) {
    var shape = shape
    let animated = UnwindScene(shape)
    _ = animated.unwind()
    animated.harness.runUntilIdle()
    shape.isAnimated = false
    let scene = UnwindScene(shape)

    _ = scene.unwind()

    #expect(!scene.harness.window.isAnimating)
    scene.harness.step()
    #expect(scene.onScreen == animated.onScreen)
  }

  @Test func `UNWINDING.md lists the callbacks that each unwinding really sends`() throws {
    let text = Self.document()
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("docs/UNWINDING.md")
    if ProcessInfo.processInfo.environment["DRAWER_RECORD_UNWINDING"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }

    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  private static func document() -> String {
    var lines = [
      "# Unwinding, step by step",
      "",
      "The callbacks that each unwinding sends. The tests write this page from the running library. An unwinding goes from",
      "`Source` to the controller that performs the action, which is `Home` in most rows. Parentheses contain the children",
      "of a controller, for a stack from the root to the top; bold means selected. “A ⊐ B” means that A presents B. Layout",
      "callbacks are left out.",
      "",
    ]
    for shape in UnwindShape.all {
      let log = CallbackLog()
      let scene = UnwindScene(shape)
      let checkers = ContainmentObserverGroup(scene.harness.checker, log)
      scene.harness.window.containmentObserver = checkers
      _ = scene.unwind()
      scene.harness.runUntilIdle()
      let item = CallbackListItem(
        title: "\(shape.name), \(shape.diagram)",
        callbacks: log.entries.map(\.text).filter { !$0.contains("LayoutSubviews") },
        remark: "On screen at the end: \(scene.onScreen.joined(separator: ", ")).")
      lines += item.lines
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

nonisolated extension UnwindShape {
  /// The shape in one line.
  var diagram: String { ([tree] + modals.map(\.tree)).map(\.diagram).joined(separator: " ⊐ ") }
}

nonisolated extension UnwindShape.Tree {
  fileprivate var diagram: String {
    switch self {
    case .screen(let name): name
    case .tabs(let name, let trees, let selected), .pages(let name, let trees, let selected):
      list(name, trees.enumerated().map { $0 == selected ? "**\($1.diagram)**" : $1.diagram })
    case .split(let name, let primary, let secondary, let mode):
      list(name, [primary.diagram, secondary.diagram, "\(mode)"])
    case .drawer(let name, let center, let side, let isOpen):
      list(name, [center.diagram, side.diagram + (isOpen ? " open" : " closed")])
    case .stack(let name, let trees), .menu(let name, let trees), .box(let name, let trees),
      .context(let name, let trees), .legacyBox(let name, let trees), .slider(let name, let trees):
      list(name, trees.map(\.diagram))
    }
  }

  private func list(_ name: String, _ inside: [String]) -> String {
    "\(name)(\(inside.joined(separator: ", ")))"
  }
}

extension UnwindScene {
  /// The number of view animations and of drawer animations that are running.
  fileprivate var animations: Int {
    var animators: Set<ObjectIdentifier> = []
    func visit(_ view: View) {
      animators.formUnion(
        AnimatableProperty.allCases.compactMap { view.presentation.animators[$0] }
          .map { ObjectIdentifier($0) })
      for subview in view.subviews { visit(subview) }
    }
    visit(harness.window.rootView)
    let drawers = controllers.values.compactMap { $0 as? DrawerController }
    return animators.count + drawers.filter { $0.phase != .idle }.count
  }
}
