// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore

/// Invalid calls and the core's responses to them. docs/BAD-USE.md lists them, together with the calls that other
/// suites test.
struct CoreBadUseTests {
  private let fixture = PresentationFixture()

  @Test func `presenting a controller that is presented already is refused and reported`() {
    fixture.harness.expectsCleanContainment = false
    fixture.presentAndClearLog(fixture.red, style: .overFullScreen)

    fixture.child.present(fixture.red, animated: false) {
      Issue.record("The completion was called")
    }

    #expect(fixture.red.presentingViewController === fixture.root)
    #expect(
      fixture.harness.checker.violations.map(\.description) == [
        "rule 5.3: Root did not present Red, because Root already presents it"
      ])
  }

  @Test(arguments: [0.0, 0.1])
  func `dismiss called twice sends the callbacks once and calls both completions`(time: Double) {
    fixture.presentAndClearLog(fixture.red)

    fixture.dismiss(fixture.red)
    fixture.harness.advance(by: time)
    fixture.dismiss(fixture.red)
    fixture.harness.runUntilIdle()

    #expect(fixture.completions == ["dismissed Red", "dismissed Red"])
    #expect(
      fixture.harness.callbacks.lines.filter { $0.hasPrefix("Red") } == [
        "Red viewWillDisappear", "Red viewDidDisappear",
      ])
  }

  @Test func `an embed segue removes the destination from its previous parent first`() {
    let (old, new, child) = (ViewController(), ViewController(), ViewController())
    old.addChild(child)
    child.didMove(toParent: old)

    EmbedSegue(source: new, destination: child).perform()

    #expect(old.children.isEmpty)
    #expect(child.parent === new)
    #expect(child.view.superview === new.view)
  }

  @Test
  func `removing a controller without a parent, or replacing it with itself, does nothing`() {
    let controller = ViewController()

    controller.removeFromParent()
    controller.replace(with: controller, animated: true)

    #expect(controller.parent == nil)
    #expect(!controller.isViewLoaded)
  }

  @Test
  func
    `a slide segue does nothing if its source is outside the container passed to its initializer`()
  {
    let (container, source, destination) = (ViewController(), ViewController(), ViewController())

    SlideSegue(
      source: source, destination: destination, in: container, direction: .forward
    ).perform()

    #expect(container.children.isEmpty)
    #expect(destination.parent == nil)
  }
}
