// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Controls

/// A window with a view that the user holds, and the changes that a program may make in the meantime.
final class DragTargetScene {
  let harness = TestWindow()
  let root: ViewController
  /// Where it is pressed, in the window.
  var pressLocation = Point(100, 100)
  /// How far the pointer goes before the program acts, and how far after that.
  var dragDistances = (before: Point(30, 0), after: Point(60, 0))
  /// Seconds that the pointer rests before it goes.
  var pressDuration = 0.05
  private(set) var changes: [(name: String, make: () -> Void)] = []
  /// Describes a wrong state after the release; nil if there is none.
  var violation: () -> String? = { nil }
  /// The view that becomes first responder; nil if there is none.
  weak var expectedFirstResponder: View?
  /// Objects that only the scene retains, such as data sources.
  var owners: [AnyObject] = []

  private(set) var wasPressed = false
  private(set) var wasFirstResponder = false

  init(root: ViewController) {
    self.root = root
    harness.window.rootViewController = root
    harness.runUntilIdle()
    add("root replaced") { [harness] in harness.window.rootViewController = ViewController() }
    add("covered") { [root] in
      let modal = ViewController()
      modal.modalPresentationStyle = .fullScreen
      root.topMostViewController.present(modal, animated: true)
    }
    add("window resized") { [harness] in harness.resize(to: Size(360, 300)) }
    add("nothing") {}
  }

  /// Remembers who holds what, before the program acts.
  func recordState() {
    wasPressed = harness.window.isPointerPressed
    wasFirstResponder =
      expectedFirstResponder != nil && harness.window.focus.focusedView === expectedFirstResponder
  }

  func add(_ name: String, _ make: @escaping () -> Void) { changes.append((name, make)) }

  /// A view alone in a screen, and what becomes of any view.
  convenience init(_ view: View, _ frame: Rect = Rect(50, 80, 300, 40)) {
    self.init(root: ViewController())
    view.frame = frame
    root.view.addSubview(view)
    harness.runUntilIdle()
    (expectedFirstResponder, owners) = (view, [view])
    add("removed") { view.removeFromSuperview() }
    add("hidden") { view.isHidden = true }
    add("inert") { view.isInert = true }
    add("shrunk to nothing") { view.frame = .zero }
    add("moved away") { view.frame = view.frame.offset(by: Point(400, 300)) }
    add("put somewhere else") { [root] in
      let newSuperview = View(frame: Rect(500, 300, 300, 200))
      root.view.addSubview(newSuperview)
      newSuperview.addSubview(view)
    }
    guard let control = view as? Control else { return }
    add("disabled") { control.isEnabled = false }
    violation = { control.isPressed ? "it is still pressed" : nil }
  }
}

/// What can be held, and how its window looks.
nonisolated struct DragTarget: Sendable, CustomTestStringConvertible {
  let name: String
  let scene: @MainActor @Sendable () -> DragTargetScene

  init(_ name: String, _ scene: @escaping @MainActor @Sendable () -> DragTargetScene) {
    self.name = name
    self.scene = scene
  }

  var testDescription: String { name }

  static let all = controls + lists + presentations + containers
}
