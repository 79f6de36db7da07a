// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport

@testable import Containers

extension ContainmentSection {
  static var plain: ContainmentSection {
    ContainmentSection(
      title: "Containers of one's own", rows: plainRows + handForwardedRows + loadingRows)
  }

  private static var plainRows: [Row] {
    [
      Row(name: "a root is shown for the first time") {
        let recorder = CallbackRecorder()
        let root = ViewController()
        root.title = "P"
        root.containmentObserver = recorder
        _ = TestWindow(root: root)
        return recorder.log
      },
      Row(name: "a child is put into a container that is not shown, then the container is") {
        let family = ContainmentFamily(shown: false)
        family.embed(family.first)
        family.harness = TestWindow(root: family.parent)
        return family.recorder.log
      },
      Row(name: "a child is put into a shown container") {
        let family = ContainmentFamily(shown: true)
        family.embed(family.first)
        return family.recorder.log
      },
      Row(name: "a child is taken out of a shown container") {
        let family = ContainmentFamily(shown: true, embedsFirst: true)
        family.first.willMove(toParent: nil)
        family.first.view.removeFromSuperview()
        family.first.removeFromParent()
        return family.recorder.log
      },
      Row(name: "`transition(from: A, to: B)`") {
        let family = ContainmentFamily(shown: true, embedsFirst: true)
        family.swap(cancelling: false)
        return family.recorder.log
      },
      Row(name: "the same, turned round half-way") {
        let family = ContainmentFamily(shown: true, embedsFirst: true)
        family.swap(cancelling: true)
        return family.recorder.log
      },
      Row(name: "a container with a child leaves the window") {
        let family = ContainmentFamily(shown: true, embedsFirst: true)
        family.harness?.window.rootViewController = nil
        return family.recorder.log
      },
    ]
  }

  private static var loadingRows: [Row] {
    [
      Row(name: "an appearance begins on an untouched controller, and ends") {
        let recorder = CallbackRecorder()
        let controller = ViewController()
        controller.title = "A"
        controller.containmentObserver = recorder
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
        return recorder.log
      },
      Row(name: "`view` is read, unloaded because memory is short, and read again") {
        let family = ContainmentFamily(shown: true)
        family.parent.unloadsViewsOffScreen = true
        family.parent.addChild(family.first)
        family.first.didMove(toParent: family.parent)
        family.harness?.window.deliverMemoryWarning()
        family.first.loadViewIfNeeded()
        return family.recorder.log
      },
    ]
  }

  /// Containers that send appearance themselves, and what the core sends between parents.
  private static var handForwardedRows: [Row] {
    [
      Row(name: "a child moves from P to another container Q (1.3)") {
        let family = ContainmentFamily(shown: true)
        family.parent.addChild(family.first)
        family.first.didMove(toParent: family.parent)
        family.second.title = "Q"
        family.second.addChild(family.first)
        family.first.didMove(toParent: family.second)
        return family.recorder.log
      },
      Row(name: "a child A with a child B of its own is put into a shown container (3.4)") {
        let family = ContainmentFamily(shown: true)
        family.first.addChild(family.second)
        family.first.view.addSubview(family.second.view)
        family.second.didMove(toParent: family.first)
        family.embed(family.first)
        return family.recorder.log
      },
      Row(name: "an appearance is interrupted: begin(true), begin(false), end (3.6)") {
        let family = ContainmentFamily(shown: false)
        family.first.beginAppearanceTransition(true, animated: true)
        family.first.beginAppearanceTransition(false, animated: true)
        family.first.endAppearanceTransition()
        return family.recorder.log
      },
      Row(name: "a disappearance is interrupted: begin(false), begin(true), end (3.6)") {
        let family = ContainmentFamily(shown: false)
        family.first.beginAppearanceTransition(true, animated: true)
        family.first.endAppearanceTransition()
        _ = family.recorder.take()
        family.first.beginAppearanceTransition(false, animated: true)
        family.first.beginAppearanceTransition(true, animated: true)
        family.first.endAppearanceTransition()
        return family.recorder.log
      },
    ]
  }
}
