// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore

/// Calls that make no sense, and what the core does with them. docs/BAD-USE.md lists them with those that
/// are tested elsewhere.
struct CoreBadUseTests {
  private let fixture = PresentationFixture()

  @Test func `what is presented already is not presented again`() {
    fixture.harness.expectsCleanContainment = false
    fixture.showing(fixture.red, style: .overFullScreen)

    fixture.child.present(fixture.red, animated: false) { Issue.record("It was presented") }

    #expect(fixture.red.presentingViewController === fixture.root)
    #expect(
      fixture.harness.checker.violations.map(\.description) == [
        "rule 5.3: Root could not present Red: Root presents it already"
      ])
  }

  @Test(arguments: [0.0, 0.1])
  func `dismissed twice it goes once, and both hear of it`(time: Double) {
    fixture.showing(fixture.red)

    fixture.dismiss(fixture.red)
    fixture.harness.advance(by: time)
    fixture.dismiss(fixture.red)
    fixture.harness.settle()

    #expect(fixture.completions == ["dismissed Red", "dismissed Red"])
    #expect(
      fixture.harness.callbacks.lines.filter { $0.hasPrefix("Red") } == [
        "Red viewWillDisappear", "Red viewDidDisappear",
      ])
  }

  @Test func `what has a parent and is embedded leaves it first`() {
    let (old, new, child) = (ViewController(), ViewController(), ViewController())
    old.addChild(child)
    child.didMove(toParent: old)

    EmbedSegue(source: new, destination: child).perform()

    #expect(old.children.isEmpty)
    #expect(child.parent === new)
    #expect(child.view.superview === new.view)
  }

  @Test func `a controller that has no parent leaves none, and replaces itself by nobody`() {
    let controller = ViewController()

    controller.removeFromParent()
    controller.replace(with: controller, animated: true)

    #expect(controller.parent == nil)
    #expect(!controller.isViewLoaded)
  }

  @Test func `a slide whose source is no longer in the container goes nowhere`() {
    let (container, source, destination) = (ViewController(), ViewController(), ViewController())

    SlideSegue(
      source: source, destination: destination, in: container, direction: .forward
    ).perform()

    #expect(container.children.isEmpty)
    #expect(destination.parent == nil)
  }
}
