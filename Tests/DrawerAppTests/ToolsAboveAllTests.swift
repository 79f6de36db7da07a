// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import TestSupport
import Testing

@testable import DrawerApp

/// The inspector and the list of shortcuts lie above all else, and can be used there.
struct ToolsAboveAllTests {
  private let root = Sample.colors.makeRoot(Observation())
  private let harness = TestWindow()
  private let sheet = ViewController()
  private let field = TextField(label: "Name")
  private let button = PopUpButton(choices: ["One", "Two", "Three"], label: "Number")
  /// Of the inspector's Close button.
  private let close = Point(970, 24)

  init() throws {
    harness.window.rootViewController = root
    harness.settle()
    sheet.title = "Sheet"
    sheet.modalPresentationStyle = .formSheet
    for (part, y) in [(field, 40.0), (button, 100)] as [(View, Double)] {
      part.frame = Rect(40, y, 200, 36)
      sheet.view.addSubview(part)
    }
    root.present(sheet, animated: true)
    harness.settle()
    try #require(field.isFirstResponder)
  }

  private func toggleInspector() {
    harness.key(.character("i"), [.control, .shift])
    harness.settle()
  }

  private func isInInspector(_ responder: Responder?) throws -> Bool {
    let inspector = try #require(root.inspector)
    return (responder as? View)?.isDescendant(of: inspector.view) ?? false
  }

  @Test func `the inspector lies over a sheet, which keeps its place, and takes mouse and keys`()
    throws
  {
    let place = sheet.view.convert(sheet.view.bounds, to: nil)
    toggleInspector()
    let inspector = try #require(root.inspector)

    #expect(inspector.isAppeared && sheet.isAppeared)
    #expect(sheet.view.convert(sheet.view.bounds, to: nil) == place)
    #expect(try isInInspector(harness.window.hitTest(close)))
    #expect(try isInInspector(harness.window.focus.firstResponder))

    harness.click(at: close)
    harness.settle()

    #expect(root.inspector == nil && !inspector.isAppeared)
    #expect(sheet.isAppeared, "the press was no press beside the sheet")
    #expect(field.isFirstResponder)
  }

  @Test func `a list of shortcuts that has no room beside the inspector takes its place`() {
    harness.resize(to: Size(480, 600))
    toggleInspector()
    harness.key(.function(1))
    harness.settle()
    #expect(root.inspector == nil && root.topMostViewController.title == "Keyboard shortcuts")
    toggleInspector()
    #expect(root.inspector != nil)

    harness.key(.escape)
    harness.key(.escape)
    harness.settle()
    harness.resize(to: Size(1200, 700))
    toggleInspector()
    harness.key(.function(1))
    harness.settle()
    #expect(root.inspector != nil && root.topMostViewController.title == "Keyboard shortcuts")
  }

  @Test func `Escape in the inspector closes it alone`() {
    toggleInspector()
    harness.key(.escape)
    harness.settle()

    #expect(root.inspector == nil && root.presentedViewController === sheet)
    harness.type("a")
    #expect(field.text == "a", "the keyboard is back in the sheet")
  }

  @Test func `Tab goes from the sheet into the inspector and back`() throws {
    toggleInspector()
    harness.click(field)
    #expect(field.isFirstResponder)

    var stops: [Bool] = []
    repeat {
      harness.key(.tab)
      harness.settle()
      stops.append(try isInInspector(harness.window.focus.firstResponder))
    } while !field.isFirstResponder && stops.count < 20

    #expect(field.isFirstResponder)
    #expect(stops.contains(true) && stops.contains(false))
  }

  @Test func `a sheet that comes takes the keyboard once`() throws {
    sheet.dismiss(animated: false)
    harness.settle()
    toggleInspector()
    #expect(try isInInspector(harness.window.focus.firstResponder))

    root.present(sheet, animated: true)
    harness.advance(by: 0.1)
    #expect(field.isFirstResponder)
    let inspector = try #require(root.inspector)
    harness.window.focus.focusFirst(in: inspector.view)
    harness.settle()

    #expect(try isInInspector(harness.window.focus.firstResponder))
  }

  @Test func `with the keyboard in the inspector the drawer's keys work`() {
    sheet.dismiss(animated: false)
    harness.settle()
    toggleInspector()

    harness.key(.character("2"), .control)
    harness.settle()

    #expect(root.drawer.center.title == "Green")
    #expect(root.inspector != nil)
  }

  @Test func `both come over an open menu, which stays`() throws {
    harness.window.focus.focus(button)
    harness.key(.space)
    harness.settle()
    let menu = root.topMostViewController
    #expect(menu !== sheet && menu.isAppeared)

    toggleInspector()
    #expect(try isInInspector(harness.window.hitTest(close)))
    #expect(menu.isAppeared)
    harness.key(.escape)
    harness.settle()
    #expect(root.inspector == nil && menu.isAppeared)

    harness.key(.function(1))
    harness.settle()
    #expect(root.overlay?.isAppeared == true)
    harness.key(.escape)
    harness.settle()

    #expect(root.overlay == nil && menu.isAppeared)
    harness.key(.down)
    harness.key(.return)
    harness.settle()
    #expect(button.selectedIndex == 1, "the menu has the keyboard again")
  }

  @Test func `the inspector lies over the list of shortcuts, which lies beside it`() throws {
    harness.key(.function(1))
    harness.settle()
    let card = try #require(root.overlay?.view.subviews.last)
    #expect(card.frame.midX == 500)
    toggleInspector()

    #expect(try isInInspector(harness.window.hitTest(close)))
    #expect(card.frame.midX == 320 && card.frame.maxX < 640)
    harness.resize(to: Size(480, 500))
    #expect(card.frame.midX == 240, "there is no room beside it")
    harness.resize(to: Size(1000, 700))
    harness.settle()
    #expect(card.frame.midX == 320)
    harness.click(at: close)
    harness.settle()
    #expect(root.inspector == nil && root.overlay?.isAppeared == true)
    #expect(card.frame.midX == 500)
  }

  @Test(arguments: [(1000.0, 360.0), (480, 0)])
  func `the frame meter lies beside the inspector where there is room`(
    width: Double, expected: Double
  ) {
    harness.resize(to: Size(width, 500))
    root.toggleFrameMeter()
    toggleInspector()

    let meter = harness.window.toolView.subviews.last
    #expect(meter?.accessibilityLabel == "Frame meter")
    #expect(meter?.frame.maxX == width - expected - 8)
    toggleInspector()
    #expect(meter?.frame.maxX == width - 8)
  }
}
