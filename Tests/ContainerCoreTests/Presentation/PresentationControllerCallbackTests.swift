// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore

/// The calls that a presentation controller receives between the appearance callbacks, and the state that can be
/// read at that time (contract 5.3).
struct PresentationControllerCallbackTests {
  private final class Log {
    var lines: [String] = []
  }

  private final class Recorder: PresentationController {
    var log: Log?
    override func presentationTransitionWillBegin() {
      log?.lines.append("will begin \(containerView?.window != nil)")
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      log?.lines.append("did end \(completed)")
    }
    override func dismissalTransitionWillBegin() { log?.lines.append("dismissal will begin") }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      log?.lines.append("dismissal did end \(completed)")
    }
  }

  @Test
  func
    `presentation controller callbacks precede the presented controller's, except viewWillDisappear`()
  {
    let fixture = PresentationFixture()
    let (red, log) = (fixture.red, Log())
    let controller = Recorder(presentedViewController: red, presentationStyle: .overFullScreen)
    controller.log = log
    red.modalPresentationStyle = .overFullScreen
    red.preparePresentation(with: controller)
    red.onCallback = { [root = fixture.root] in
      let isPresented = red.presentingViewController != nil
      log.lines.append("\($0) \(isPresented) \(root.presentedViewController != nil)")
    }

    fixture.root.present(red, animated: true)
    fixture.harness.runUntilIdle()
    #expect(log.lines == ["will begin true", "WA true true", "did end true", "DA true true"])

    log.lines = []
    fixture.root.dismiss(animated: true)
    fixture.harness.runUntilIdle()
    #expect(
      log.lines == [
        "WD true true", "dismissal will begin", "dismissal did end true", "DD false false",
      ])
  }

  @Test func `a presentation controller can outlive the controller that it presents`() {
    var presented: ViewController? = ViewController()
    let controller = presented.map { PresentationController(presentedViewController: $0) }
    presented = nil

    #expect(controller?.presentedViewController.parent == nil)
    #expect(controller?.presentedView == nil)
  }

  @Test
  func `a presented controller can animate a view of the presenter alongside the presentation`() {
    let fixture = PresentationFixture()
    let bystander = View(frame: Rect(0, 0, 10, 10))
    fixture.root.view.addSubview(bystander)
    fixture.red.modalPresentationStyle = .overFullScreen
    fixture.red.onCallback = { [red = fixture.red] callback in
      guard callback == "WA" else { return }
      red.transitionCoordinator?.animate(alongsideTransition: { _ in bystander.alpha = 0 })
    }
    fixture.root.present(fixture.red, animated: true)
    #expect(fixture.root.transitionCoordinator != nil)
    fixture.harness.advance(by: 0.1)
    #expect(bystander.presentationAlpha > 0 && bystander.presentationAlpha < 1)

    fixture.harness.runUntilIdle()
    #expect(bystander.alpha == 0 && fixture.root.transitionCoordinator == nil)
  }
}
