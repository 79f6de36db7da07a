// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import TestSupport
import Testing

/// A view of a public class, and the moments at which it is let go.
nonisolated struct ViewDeallocationCase: Sendable, CustomTestStringConvertible {
  /// A view, its owners, and its movements.
  struct Scene {
    let view: View
    /// What the view refers to weakly, such as a data source.
    var owners: [AnyObject] = []
    /// Starts the view's own animation.
    var move: () -> Void = {}
  }

  enum Moment: String, Sendable, CaseIterable {
    case created, laidOut, shown, focused, written, pointed, menu, pressed, dragged, released,
      moving
    case animated, hidden, moved
  }

  let name: String
  let make: @MainActor @Sendable () -> Scene

  init(_ name: String, _ make: @escaping @MainActor @Sendable () -> Scene) {
    (self.name, self.make) = (name, make)
  }

  var testDescription: String { name }

  private static let frame = Rect(100, 100, 300, 200)
  private static let center = Point(250, 200)

  /// What lives on after the view was let go at a moment.
  ///
  /// - Parameter dropsWindow: Whether the window goes in that moment. Otherwise the view is removed and the window stays.
  @MainActor func remains(after moment: Moment, dropsWindow: Bool) -> [String] {
    if dropsWindow {
      return traces(after: moment, in: nil).remaining
    }
    let harness = TestWindow(size: Size(800, 600))
    harness.show(ViewController())
    let traces = traces(after: moment, in: harness)
    harness.runUntilIdle()
    return withExtendedLifetime(harness) { traces.remaining }
  }

  @MainActor private func traces(after moment: Moment, in kept: TestWindow?) -> ObjectTraces {
    let scene = make()
    let view = scene.view
    view.frame = Self.frame
    view.toolTip = "A tool tip"
    var traces = ObjectTraces(of: [view] + scene.owners)
    if moment == .created { return traces }
    _ = view.sizeThatFits(Size(300, 200))
    view.layoutIfNeeded()
    traces.add(ObjectTraces(of: [view]))
    if moment == .laidOut { return traces }
    let harness = kept ?? TestWindow(size: Size(800, 600))
    if kept == nil { harness.show(ViewController()) }
    guard let root = harness.window.rootViewController else { return traces }
    root.view.addSubview(view)
    harness.runUntilIdle()
    act(moment, scene, harness, root)
    if let kept {
      traces.add(ObjectTraces(of: [view] + scene.owners, besides: [kept]))
      root.dismiss(animated: false)
      view.removeFromSuperview()
      // A session of the pointer keeps its recognizers until the button is released.
      for button in [PointerEvent.Button.primary, .secondary] {
        harness.release(at: Self.center, button: button)
      }
    } else {
      traces.add(ObjectTraces(of: [harness, view] + scene.owners))
    }
    return traces
  }

  @MainActor private func act(
    _ moment: Moment, _ scene: Scene, _ harness: TestWindow, _ root: ViewController
  ) {
    let view = scene.view
    switch moment {
    case .created, .laidOut, .shown: break
    case .focused:
      harness.window.focus.focusFirst(in: view, ringVisible: true)
      harness.advance(by: 1.2)
    case .written:
      harness.window.focus.focusFirst(in: view, ringVisible: true)
      harness.typeText("ab")
      harness.compose("c")
      for key in [Key.down, .right, .end] { harness.pressKey(key) }
      harness.step()
    case .pointed:
      harness.move(to: Self.center)
      harness.advance(by: 1)
    case .menu:
      harness.press(at: Self.center, button: .secondary)
      harness.advance(by: 0.05)
    case .pressed:
      harness.press(at: Self.center)
      harness.advance(by: 0.6)
    case .dragged:
      harness.press(at: Self.center)
      harness.move(to: Self.center + Point(40, 60), duration: 0.1)
    case .released:
      harness.press(at: Self.center)
      harness.move(to: Self.center + Point(5, -90), duration: 0.05)
      harness.release(at: Self.center + Point(5, -90))
      harness.step()
    case .moving:
      scene.move()
      harness.advance(by: 0.04)
    case .animated:
      View.animate(duration: 0.3, animations: { view.alpha = 0.2 }) { [weak view] _ in
        view?.alpha = 1
      }
      let animator = PropertyAnimator(motion: .curve(.linear, duration: 1)) {
        view.frame.origin.x += 9
      }
      animator.addCompletion { [root] _ in root.view.setNeedsLayout() }
      animator.startAnimation()
      harness.advance(by: 0.05)
    case .hidden:
      harness.window.focus.focusFirst(in: view, ringVisible: true)
      view.isHidden = true
      harness.step()
    case .moved:
      harness.press(at: Self.center)
      let newSuperview = View(frame: Rect(0, 0, 500, 400))
      root.view.addSubview(newSuperview)
      newSuperview.addSubview(view)
      harness.step()
    }
  }
}
