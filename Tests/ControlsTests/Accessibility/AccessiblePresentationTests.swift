// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls
@testable import Presenting

/// A modal presentation hides the elements that it covers and is announced as modal.
struct AccessiblePresentationTests {
  private let fixture: AccessibilityFixture

  init() {
    fixture = AccessibilityFixture(Button(title: "Behind", accessibilityLabel: "Behind"))
  }

  private func present(_ controller: ViewController) {
    fixture.root.present(controller, animated: false)
    fixture.harness.runUntilIdle()
  }

  @Test
  func `an alert's accessibility element has its title and message and performs the escape action`()
    throws
  {
    let alert = AlertController(title: "Delete?", message: "For good.", preferredStyle: .alert)
    alert.addAction(AlertAction(title: "Cancel", style: .cancel) { _ in })
    alert.addAction(AlertAction(title: "Delete", style: .destructive) { _ in })
    present(alert)
    let element = try fixture.element(.alert)
    #expect(element.label == "Delete?" && element.hint == "For good.")
    #expect(element.traits.contains(.modal) && element.actions == [.escape])
    #expect(
      try fixture.children(.alert) == [
        "heading Delete?", "staticText For good.", "button Cancel", "button Delete",
      ])
    #expect(fixture.first(.button, "Behind") == nil)
    #expect(fixture.tree.focused != nil)
    #expect(fixture.harness.accessibilityFaults(names: true) == [])

    #expect(try fixture.perform(.escape, on: .alert))
    fixture.harness.runUntilIdle()
    #expect(fixture.first(.alert) == nil && fixture.first(.button, "Behind") != nil)
  }

  @Test
  func
    `when a sheet's dismissal starts, the accessibility tree contains the views behind it again`()
    throws
  {
    let page = ViewController()
    page.title = "Page"
    page.modalPresentationStyle = .pageSheet
    present(page)
    #expect(fixture.first(.dialog, "Page") != nil && fixture.first(.button, "Behind") == nil)
    page.dismiss(animated: true)
    fixture.harness.advance(by: 0.05)
    #expect(fixture.first(.dialog) == nil && fixture.first(.button, "Behind") != nil)
  }

  @Test
  func
    `accessibility actions change a sheet's detent, and an undimmed sheet lacks the modal trait`()
    throws
  {
    let page = ViewController()
    page.title = "Page"
    page.modalPresentationStyle = .pageSheet
    let sheet = try #require(page.sheetPresentationController)
    (sheet.detents, sheet.prefersGrabberVisible) = ([.medium, .large], true)
    present(page)
    #expect(try fixture.element(.dialog).traits.contains(.modal))
    let grabber = try fixture.element(.button, "Sheet size")
    #expect(grabber.numericValue == .init(1, in: 1...2, step: 1) && grabber.value == "1 of 2")
    #expect(grabber.actions == [.press, .increment, .decrement])
    #expect(try !fixture.perform(.decrement, on: .button, "Sheet size"))
    #expect(try fixture.perform(.increment, on: .button, "Sheet size"))
    fixture.harness.runUntilIdle()
    #expect(sheet.selectedDetentIdentifier == .large)
    #expect(try fixture.perform(.setValue(1), on: .button, "Sheet size"))
    fixture.harness.runUntilIdle()
    #expect(sheet.selectedDetentIdentifier == .medium)

    sheet.largestUndimmedDetentIdentifier = .medium
    fixture.harness.runUntilIdle()
    #expect(try !fixture.element(.dialog).traits.contains(.modal))
    #expect(fixture.first(.button, "Behind") != nil)
    #expect(fixture.harness.accessibilityFaults(names: true) == [])
  }

  @Test func `outside of a popover, only its passthrough views are accessible`() throws {
    let other = Button(title: "Other", accessibilityLabel: "Other")
    other.frame = Rect(400, 400, 100, 40)
    fixture.root.view.addSubview(other)
    let page = ViewController()
    page.title = "Card"
    page.preferredContentSize = Size(200, 100)
    page.modalPresentationStyle = .popover
    page.popoverPresentationController?.sourceView = other
    page.popoverPresentationController?.passthroughViews = [other]
    present(page)
    #expect(try fixture.element(.dialog).traits.contains(.modal))
    #expect(fixture.first(.button, "Other") != nil && fixture.first(.button, "Behind") == nil)
    #expect(fixture.harness.accessibilityFaults(names: true) == [])
  }
}
