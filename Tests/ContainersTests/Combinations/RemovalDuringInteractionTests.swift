// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Controls

/// A view is removed, shrunk, replaced or disabled while it is held, hovered or focused. The program does not trap, no
/// highlighted, pressed or open state remains, and the first responder and the pointer's target still exist.
struct RemovalDuringInteractionTests {
  enum Interaction: CaseIterable {
    case hovered, pressed, dragged, focused
  }

  @Test(arguments: DragTarget.all, Interaction.allCases)
  func `a view that was removed or disabled is no longer pressed, hovered or focused`(
    thing: DragTarget, hold: Interaction
  ) {
    for index in thing.scene().changes.indices {
      let scene = thing.scene()
      let name = scene.changes[index].name
      performChange(scene, index, hold)
      for mistake in violations(in: scene) { Issue.record("\(thing.name), \(name): \(mistake)") }
      guard name == "nothing" else { continue }
      #expect(scene.wasReached(hold), "\(thing.name) was not \(hold)")
    }
  }

  private func performChange(_ scene: DragTargetScene, _ index: Int, _ hold: Interaction) {
    let harness = scene.harness
    harness.move(to: scene.pressLocation)
    harness.step()
    if hold == .pressed || hold == .dragged {
      harness.press(at: scene.pressLocation)
      harness.advance(by: scene.pressDuration)
    }
    if hold == .dragged {
      harness.move(
        from: scene.pressLocation, to: scene.pressLocation + scene.dragDistances.before,
        duration: 0.1)
    }
    if hold == .focused, let view = scene.expectedFirstResponder,
      harness.window.focus.canFocus(view)
    {
      harness.window.focus.focus(view, ringVisible: true)
    }
    scene.recordState()

    scene.changes[index].make()
    // Some come before the next frame, some after it.
    if index.isMultiple(of: 2) { harness.step() }
    let end = scene.pressLocation + scene.dragDistances.before + scene.dragDistances.after
    if hold == .focused {
      let keys: [Key] = [.space, .left, .right, .down, .up, .home, .end, .return, .tab, .escape]
      for key in keys { harness.pressKey(key) }
    } else if hold == .dragged {
      harness.move(from: scene.pressLocation + scene.dragDistances.before, to: end, duration: 0.1)
    } else {
      harness.move(to: scene.pressLocation + Point(1, 1))
    }
    if hold == .pressed || hold == .dragged { harness.release(at: end) }
    harness.step()
    for size in [Size(420, 600), Size(1200, 800), Size(1000, 700)] {
      harness.resize(to: size)
      harness.runUntilIdle()
    }
  }

  private func violations(in scene: DragTargetScene) -> [String] {
    let (harness, window) = (scene.harness, scene.harness.window)
    var mistakes: [String] = []
    if window.isPointerPressed { mistakes.append("a pointer is pressed") }
    if window.needsFrame { mistakes.append("it never comes to rest") }
    if let view = window.focus.focusedView, !window.focus.canFocus(view) {
      mistakes.append("\(view) has the keyboard out of reach")
    }
    if let mistake = scene.violation() { mistakes.append(mistake) }
    harness.send(.pointer(PointerEvent(.exited, at: scene.pressLocation)))
    harness.runUntilIdle()
    func visit(_ view: View) {
      if let control = view as? Control, control.highlight != (0, 0) || control.isPressed {
        mistakes.append("\(control) is lit")
      }
      for subview in view.subviews { visit(subview) }
    }
    visit(window.rootView)
    var views = scene.owners.compactMap { $0 as? View }
    if let root = scene.root.viewIfLoaded { views.append(root) }
    for view in views where view.window == nil { visit(view) }
    return mistakes
  }
}

extension DragTargetScene {
  /// Whether it was held as it should be, when nothing happened to it.
  func wasReached(_ hold: RemovalDuringInteractionTests.Interaction) -> Bool {
    switch hold {
    case .hovered: true
    case .pressed, .dragged: wasPressed
    case .focused: expectedFirstResponder == nil || wasFirstResponder
    }
  }
}
