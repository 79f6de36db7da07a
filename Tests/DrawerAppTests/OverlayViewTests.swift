// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import TestSupport
import Testing

@testable import DrawerApp

/// The inspector and the list of shortcuts are above all other views, and can be used above a sheet.
struct OverlayViewTests {
  private let root = Sample.colors.makeRoot(DiagnosticsObserver())
  private let harness = TestWindow()
  private let sheet = ViewController()
  private let field = TextField(accessibilityLabel: "Name")
  private let button = PopUpButton(choices: ["One", "Two", "Three"], accessibilityLabel: "Number")
  /// Of the inspector's Close button.
  private let close = Point(970, 24)

  init() throws {
    harness.window.rootViewController = root
    harness.runUntilIdle()
    sheet.title = "Sheet"
    sheet.modalPresentationStyle = .formSheet
    for (part, y) in [(field, 40.0), (button, 100)] as [(View, Double)] {
      part.frame = Rect(40, y, 200, 36)
      sheet.view.addSubview(part)
    }
    root.present(sheet, animated: true)
    harness.runUntilIdle()
    try #require(field.isFirstResponder)
  }

  private func toggleInspector() {
    harness.pressKey(.character("i"), [.control, .shift])
    harness.runUntilIdle()
  }

  private func isInInspector(_ responder: Responder?) throws -> Bool {
    let inspector = try #require(root.inspector)
    return (responder as? View)?.isDescendant(of: inspector.view) ?? false
  }

  @Test func `the inspector is shown over a sheet and receives mouse and key events`()
    throws
  {
    let initialFrame = sheet.view.convert(sheet.view.bounds, to: nil)
    toggleInspector()
    let inspector = try #require(root.inspector)

    #expect(inspector.isAppeared && sheet.isAppeared)
    #expect(sheet.view.convert(sheet.view.bounds, to: nil) == initialFrame)
    #expect(try isInInspector(harness.window.hitTest(close)))
    #expect(try isInInspector(harness.window.focus.firstResponder))

    harness.click(at: close)
    harness.runUntilIdle()

    #expect(root.inspector == nil && !inspector.isAppeared)
    #expect(sheet.isAppeared, "the click does not dismiss the sheet")
    #expect(field.isFirstResponder)
  }

  @Test func `opening the list of keyboard shortcuts in a narrow window closes the inspector`() {
    harness.resize(to: Size(480, 600))
    toggleInspector()
    harness.pressKey(.function(1))
    harness.runUntilIdle()
    #expect(root.inspector == nil && root.topMostViewController.title == "Keyboard shortcuts")
    toggleInspector()
    #expect(root.inspector != nil)

    harness.pressKey(.escape)
    harness.pressKey(.escape)
    harness.runUntilIdle()
    harness.resize(to: Size(1200, 700))
    toggleInspector()
    harness.pressKey(.function(1))
    harness.runUntilIdle()
    #expect(root.inspector != nil && root.topMostViewController.title == "Keyboard shortcuts")
  }

  @Test func `Escape closes the inspector and returns the focus to the sheet below`() {
    toggleInspector()
    harness.pressKey(.escape)
    harness.runUntilIdle()

    #expect(root.inspector == nil && root.presentedViewController === sheet)
    harness.typeText("a")
    #expect(field.text == "a", "the focus is back in the sheet")
  }

  @Test func `Tab moves the focus from a sheet into the inspector and back`() throws {
    toggleInspector()
    harness.click(field)
    #expect(field.isFirstResponder)

    var stops: [Bool] = []
    repeat {
      harness.pressKey(.tab)
      harness.runUntilIdle()
      stops.append(try isInInspector(harness.window.focus.firstResponder))
    } while !field.isFirstResponder && stops.count < 20

    #expect(field.isFirstResponder)
    #expect(stops.contains(true) && stops.contains(false))
  }

  @Test
  func
    `while a sheet that has taken the focus is being presented, the inspector can be focused again`()
    throws
  {
    sheet.dismiss(animated: false)
    harness.runUntilIdle()
    toggleInspector()
    #expect(try isInInspector(harness.window.focus.firstResponder))

    root.present(sheet, animated: true)
    harness.advance(by: 0.1)
    #expect(field.isFirstResponder)
    let inspector = try #require(root.inspector)
    harness.window.focus.focusFirst(in: inspector.view)
    harness.runUntilIdle()

    #expect(try isInInspector(harness.window.focus.firstResponder))
  }

  @Test func `the drawer's key commands work while the inspector has the focus`() {
    sheet.dismiss(animated: false)
    harness.runUntilIdle()
    toggleInspector()

    harness.pressKey(.character("2"), .control)
    harness.runUntilIdle()

    #expect(root.drawer.center.title == "Green")
    #expect(root.inspector != nil)
  }

  @Test func `the inspector and the list of shortcuts open over a pop-up menu without closing it`()
    throws
  {
    harness.window.focus.focus(button)
    harness.pressKey(.space)
    harness.runUntilIdle()
    let menu = root.topMostViewController
    #expect(menu !== sheet && menu.isAppeared)

    toggleInspector()
    #expect(try isInInspector(harness.window.hitTest(close)))
    #expect(menu.isAppeared)
    harness.pressKey(.escape)
    harness.runUntilIdle()
    #expect(root.inspector == nil && menu.isAppeared)

    harness.pressKey(.function(1))
    harness.runUntilIdle()
    #expect(root.overlay?.isAppeared == true)
    harness.pressKey(.escape)
    harness.runUntilIdle()

    #expect(root.overlay == nil && menu.isAppeared)
    harness.pressKey(.down)
    harness.pressKey(.return)
    harness.runUntilIdle()
    #expect(button.selectedIndex == 1, "the menu has the focus again")
  }

  @Test
  func `the list of keyboard shortcuts moves next to the inspector when the inspector opens`()
    throws
  {
    harness.pressKey(.function(1))
    harness.runUntilIdle()
    let card = try #require(root.overlay?.view.subviews.last)
    #expect(card.frame.midX == 500)
    toggleInspector()

    #expect(try isInInspector(harness.window.hitTest(close)))
    #expect(card.frame.midX == 320 && card.frame.maxX < 640)
    harness.resize(to: Size(480, 500))
    #expect(card.frame.midX == 240, "the inspector leaves no room for the card")
    harness.resize(to: Size(1000, 700))
    harness.runUntilIdle()
    #expect(card.frame.midX == 320)
    harness.click(at: close)
    harness.runUntilIdle()
    #expect(root.inspector == nil && root.overlay?.isAppeared == true)
    #expect(card.frame.midX == 500)
  }

  @Test(arguments: [(1000.0, 360.0), (480, 0)])
  func `the frame rate meter is next to the inspector in a wide window`(
    width: Double, expected: Double
  ) {
    harness.resize(to: Size(width, 500))
    root.toggleFrameMeter()
    toggleInspector()

    let meter = harness.window.overlayView.subviews.last
    #expect(meter?.accessibilityLabel == "Frame meter")
    #expect(meter?.frame.maxX == width - expected - 8)
    toggleInspector()
    #expect(meter?.frame.maxX == width - 8)
  }
}
