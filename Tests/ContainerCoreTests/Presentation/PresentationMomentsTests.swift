// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore

/// What a presentation controller hears between the callbacks, and what can be asked then (contract 5.3).
struct PresentationMomentsTests {
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
  func `the presentation controller hears of the beginning and the end before the controllers`() {
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
    fixture.harness.settle()
    #expect(log.lines == ["will begin true", "WA true true", "did end true", "DA true true"])

    log.lines = []
    fixture.root.dismiss(animated: true)
    fixture.harness.settle()
    #expect(
      log.lines == [
        "WD true true", "dismissal will begin", "dismissal did end true", "DD false false",
      ])
  }

  @Test func `a presentation controller outlives whom it presents`() {
    var presented: ViewController? = ViewController()
    let controller = presented.map { PresentationController(presentedViewController: $0) }
    presented = nil

    #expect(controller?.presentedViewController.parent == nil)
    #expect(controller?.presentedView == nil)
  }

  @Test func `who is presented, and who presents, move along`() {
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
    #expect(bystander.presentedAlpha > 0 && bystander.presentedAlpha < 1)

    fixture.harness.settle()
    #expect(bystander.alpha == 0 && fixture.root.transitionCoordinator == nil)
  }
}
