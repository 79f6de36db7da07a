// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import TestSupport
import Testing

/// A controller of a public class, and the moments at which it is let go.
nonisolated struct ControllerDeallocationCase: Sendable, CustomTestStringConvertible {
  /// A controller, its owners, and how it moves.
  struct Scene {
    let controller: ViewController
    /// What the controller refers to weakly, such as a data source.
    var owners: [AnyObject] = []
    /// Starts the controller's own animation.
    var move: () -> Void = {}
    /// Starts the way back.
    var moveBack: () -> Void = {}
  }

  enum Moment: String, Sendable, CaseIterable {
    case created, loaded, shown, contained, focused, pressedAtEdge, draggedFromEdge, dragged, flung
    case moving, turned, grabbed, moved, resized, warned, asked
    case covering, covered, uncovering, withPopover, withAlert, withMenu, withSegue
    case presenting, presented, dismissing, presentedInContext, sheetDragged
  }

  let name: String
  let make: @MainActor @Sendable () -> Scene

  init(_ name: String, _ make: @escaping @MainActor @Sendable () -> Scene) {
    (self.name, self.make) = (name, make)
  }

  var testDescription: String { name }

  /// What lives on after the controller was let go at a moment.
  ///
  /// - Parameter dropsWindow: Whether the window goes in that moment. Otherwise the controller is removed and the window
  ///   stays.
  @MainActor func remains(after moment: Moment, dropsWindow: Bool) -> [String] {
    if dropsWindow {
      return traces(after: moment, in: nil).remaining
    }
    let harness = TestWindow(size: Size(800, 600))
    let traces = traces(after: moment, in: harness)
    harness.runUntilIdle()
    return withExtendedLifetime(harness) { traces.remaining }
  }

  @MainActor private func traces(after moment: Moment, in kept: TestWindow?) -> ObjectTraces {
    let scene = make()
    let controller = scene.controller
    var traces = ObjectTraces(of: [controller] + scene.owners)
    if moment == .created { return traces }
    if moment == .loaded {
      controller.loadViewIfNeeded()
      controller.view.layoutIfNeeded()
      traces.add(ObjectTraces(of: [controller]))
      return traces
    }
    let harness = kept ?? TestWindow(size: Size(800, 600))
    let stage = ViewController()
    let button = Button(title: "Button", accessibilityLabel: "Button")
    button.frame = Rect(350, 20, 100, 40)
    act(moment, scene, harness, stage, button)
    if let kept {
      traces.add(ObjectTraces(of: [controller] + scene.owners, besides: [kept]))
      traces.add(controller)
      kept.window.rootViewController = ViewController()
      kept.release(at: Point(400, 300))
    } else {
      traces.add(ObjectTraces(of: [harness, controller, stage] + scene.owners))
    }
    return traces
  }

  @MainActor private func act(
    _ moment: Moment, _ scene: Scene, _ harness: TestWindow, _ stage: ViewController,
    _ button: Button
  ) {
    let controller = scene.controller
    let isPresented: Set<Moment> = [
      .presenting, .presented, .dismissing, .presentedInContext, .sheetDragged,
    ]
    harness.show(isPresented.contains(moment) || moment == .contained ? stage : controller)
    harness.runUntilIdle()
    if !isPresented.contains(moment), moment != .contained { controller.view.addSubview(button) }
    let center = Point(400, 300)
    switch moment {
    case .created, .loaded, .shown: break
    case .contained:
      stage.addChild(controller)
      stage.view.addSubview(controller.view)
      controller.didMove(toParent: stage)
      harness.runUntilIdle()
    case .focused:
      harness.pressKey(.tab)
      harness.pressKey(.down)
      harness.pressKey(.right)
      harness.advance(by: 1)
    case .pressedAtEdge:
      harness.press(at: Point(3, 300))
      harness.advance(by: 0.6)
    case .draggedFromEdge:
      harness.press(at: Point(3, 300))
      harness.move(to: Point(103, 300), duration: 0.2)
    case .dragged:
      harness.press(at: center)
      harness.move(to: Point(250, 300), duration: 0.2)
    case .flung:
      harness.press(at: center)
      harness.move(to: Point(250, 300), duration: 0.05)
      harness.release(at: Point(250, 300))
      harness.step()
    case .moving:
      scene.move()
      controller.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        controller.view.setNeedsLayout()
      }
      harness.advance(by: 0.05)
    case .turned:
      scene.move()
      harness.advance(by: 0.08)
      scene.moveBack()
      harness.advance(by: 0.02)
    case .grabbed:
      scene.move()
      harness.advance(by: 0.08)
      harness.press(at: center)
      harness.move(to: Point(420, 300), duration: 0.05)
    case .moved:
      scene.move()
      harness.runUntilIdle()
      scene.moveBack()
      harness.runUntilIdle()
    case .resized:
      harness.resize(to: Size(360, 500))
      harness.step()
    case .warned:
      harness.window.deliverMemoryWarning()
      harness.step()
    case .asked:
      harness.performAll()
    case .covering, .covered, .uncovering:
      let other = ViewController()
      other.modalPresentationStyle = moment == .covered ? .fullScreen : .pageSheet
      present(other, over: controller, harness)
      harness.advance(by: 0.05)
      if moment == .covering { return }
      harness.runUntilIdle()
      if moment == .covered { return }
      controller.dismiss(animated: true) { controller.view.setNeedsLayout() }
      harness.advance(by: 0.05)
    case .withPopover:
      let other = ViewController()
      other.modalPresentationStyle = .popover
      other.popoverPresentationController?.sourceView = button
      present(other, over: controller, harness)
      harness.runUntilIdle()
    case .withAlert:
      let alert = AlertController(title: "Sure?", preferredStyle: .actionSheet)
      alert.addAction(AlertAction(title: "Yes"))
      present(alert, over: controller, harness)
      harness.runUntilIdle()
    case .withMenu:
      let inner = Menu("More", [MenuItem("Inner") {}])
      Menu([MenuItem("One") {}, MenuItem("More", submenu: inner)]).show(under: button, byKey: true)
      harness.step()
      harness.pressKey(.down)
      harness.pressKey(.right)
      harness.step()
    case .withSegue:
      controller.registerSegue("next", .present(.pageSheet), to: { ViewController() })
      controller.performSegue(withIdentifier: "next")
      harness.advance(by: 0.05)
    case .presenting, .presented, .dismissing, .presentedInContext, .sheetDragged:
      stage.view.addSubview(button)
      stage.definesPresentationContext = true
      prepare(controller, for: moment)
      controller.popoverPresentationController?.sourceView = button
      stage.present(controller, animated: true) { stage.view.setNeedsLayout() }
      harness.advance(by: 0.05)
      if moment == .presenting { return }
      harness.runUntilIdle()
      if moment == .dismissing {
        stage.dismiss(animated: true)
        harness.advance(by: 0.05)
      } else if moment == .sheetDragged {
        let frame = controller.view.convert(controller.view.bounds, to: nil)
        harness.press(at: Point(frame.midX, frame.minY + 6))
        harness.move(to: Point(frame.midX, frame.minY + 80), duration: 0.1)
      }
    }
  }

  @MainActor private func present(
    _ other: ViewController, over controller: ViewController, _ harness: TestWindow
  ) {
    controller.present(other, animated: true) { controller.view.setNeedsLayout() }
  }

  /// An alert keeps its own style.
  @MainActor private func prepare(_ controller: ViewController, for moment: Moment) {
    guard !(controller is AlertController) else { return }
    controller.modalPresentationStyle =
      switch moment {
      case .presented: .popover
      case .presentedInContext: .overCurrentContext
      default: .pageSheet
      }
  }
}

extension TestWindow {
  /// What the host asks of a window while it runs.
  fileprivate func performAll() {
    _ = restorableState
    step()
  }
}
