// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport

@testable import Containers

extension ContainmentSection {
  static var plain: ContainmentSection {
    ContainmentSection(
      title: "Custom containers", rows: plainRows + handForwardedRows + loadingRows)
  }

  private static var plainRows: [Row] {
    [
      Row(name: "a root is shown for the first time") {
        let harness = TestWindow()
        let root = ViewController()
        root.title = "P"
        root.containmentObserver = harness.observers
        harness.show(root)
        return harness.callbacks.lines
      },
      Row(name: "a child is added to an off-screen container, which then appears") {
        let family = ContainmentFixture(isVisible: false)
        family.embed(family.first)
        family.harness.show(family.parent)
        return family.harness.callbacks.lines
      },
      Row(name: "a child is added to a container on screen") {
        let family = ContainmentFixture(isVisible: true)
        family.embed(family.first)
        return family.harness.callbacks.lines
      },
      Row(name: "a child is removed from a container on screen") {
        let family = ContainmentFixture(isVisible: true, embedsFirst: true)
        family.first.willMove(toParent: nil)
        family.first.view.removeFromSuperview()
        family.first.removeFromParent()
        return family.harness.callbacks.lines
      },
      Row(name: "`transition(from: A, to: B)`") {
        let family = ContainmentFixture(isVisible: true, embedsFirst: true)
        family.swap(cancelling: false)
        return family.harness.callbacks.lines
      },
      Row(name: "`transition(from: A, to: B)`, reversed halfway") {
        let family = ContainmentFixture(isVisible: true, embedsFirst: true)
        family.swap(cancelling: true)
        return family.harness.callbacks.lines
      },
      Row(name: "a container with a child leaves the window") {
        let family = ContainmentFixture(isVisible: true, embedsFirst: true)
        family.harness.window.rootViewController = nil
        return family.harness.callbacks.lines
      },
    ]
  }

  private static var loadingRows: [Row] {
    [
      Row(name: "an appearance begins and ends before the view is loaded") {
        let harness = TestWindow()
        let controller = ViewController()
        controller.title = "A"
        controller.containmentObserver = harness.observers
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
        return harness.callbacks.lines
      },
      Row(name: "`view` is read, unloaded by a memory warning, and read again") {
        let family = ContainmentFixture(isVisible: true)
        family.parent.unloadsViewsOffScreen = true
        family.parent.addChild(family.first)
        family.first.didMove(toParent: family.parent)
        family.harness.window.deliverMemoryWarning()
        family.first.loadViewIfNeeded()
        return family.harness.callbacks.lines
      },
    ]
  }

  /// Children that change their parent, and children whose appearance is forwarded manually.
  private static var handForwardedRows: [Row] {
    [
      Row(name: "a child moves from P to another container Q (1.3)") {
        let family = ContainmentFixture(isVisible: true)
        family.parent.addChild(family.first)
        family.first.didMove(toParent: family.parent)
        family.second.title = "Q"
        family.second.addChild(family.first)
        family.first.didMove(toParent: family.second)
        return family.harness.callbacks.lines
      },
      Row(name: "a child A, which has a child B, is added to a container on screen (3.4)") {
        let family = ContainmentFixture(isVisible: true)
        family.first.addChild(family.second)
        family.first.view.addSubview(family.second.view)
        family.second.didMove(toParent: family.first)
        family.embed(family.first)
        return family.harness.callbacks.lines
      },
      Row(name: "an appearance is interrupted: begin(true), begin(false), end (3.6)") {
        let family = ContainmentFixture(isVisible: false)
        family.first.beginAppearanceTransition(true, animated: true)
        family.first.beginAppearanceTransition(false, animated: true)
        family.first.endAppearanceTransition()
        return family.harness.callbacks.lines
      },
      Row(name: "a disappearance is interrupted: begin(false), begin(true), end (3.6)") {
        let family = ContainmentFixture(isVisible: false)
        family.first.beginAppearanceTransition(true, animated: true)
        family.first.endAppearanceTransition()
        family.harness.callbacks.removeAllLines()
        family.first.beginAppearanceTransition(false, animated: true)
        family.first.beginAppearanceTransition(true, animated: true)
        family.first.endAppearanceTransition()
        return family.harness.callbacks.lines
      },
    ]
  }
}
