// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls
@testable import Presenting

struct AlertControllerTests {
  private let root = ViewController()
  private let harness: TestWindow
  private let answers = AnswerLog()

  private final class AnswerLog { var titles: [String] = [] }

  init() {
    harness = TestWindow(root: root)
  }

  private func action(_ title: String, _ style: AlertAction.Style = .default) -> AlertAction {
    AlertAction(title: title, style: style) { [answers] in answers.titles.append($0.title) }
  }

  private func alert(
    _ actions: AlertAction..., style: AlertController.Style = .alert
  ) -> AlertController {
    let alert = AlertController(
      title: "Discard the draft?", message: "It was never saved.", preferredStyle: style)
    for action in actions { alert.addAction(action) }
    return alert
  }

  private func show(_ alert: AlertController, animated: Bool = false) {
    root.present(alert, animated: animated)
    harness.runUntilIdle()
  }

  private func buttons(in alert: AlertController) -> [AlertButton] {
    var found: [AlertButton] = []
    func visit(_ view: View) {
      if let button = view as? AlertButton { found.append(button) }
      for subview in view.subviews { visit(subview) }
    }
    visit(alert.view)
    return found
  }

  private func windowFrame(of view: View) -> Rect { view.convert(view.bounds, to: nil) }

  // MARK: Answers

  @Test(arguments: [true, false])
  func `two clicks on an alert's button call its handler once, after the dismissal`(animated: Bool)
  {
    let alert = alert(action("Cancel", .cancel), action("Keep"))
    show(alert, animated: animated)
    let keep = buttons(in: alert).first { $0.action.title == "Keep" }
    let point = keep.map { windowFrame(of: $0).center } ?? .zero

    harness.click(at: point)
    #expect(answers.titles.isEmpty)
    harness.click(at: point)
    harness.runUntilIdle()

    #expect(answers.titles == ["Keep"])
    #expect(root.presentedViewController == nil)
  }

  @Test func `Escape performs the cancel action of an alert`() {
    show(alert(action("Keep"), action("Cancel", .cancel)))
    harness.pressKey(.escape)
    harness.runUntilIdle()
    #expect(answers.titles == ["Cancel"])
  }

  @Test func `Escape performs the only action of an alert`() {
    show(alert(action("OK")))
    harness.pressKey(.escape)
    harness.runUntilIdle()
    #expect(answers.titles == ["OK"])
  }

  @Test func `Escape does nothing in an alert with several actions and no cancel action`() {
    let alert = alert(action("Keep"), action("Discard", .destructive))
    show(alert)
    harness.pressKey(.escape)
    harness.runUntilIdle()
    #expect(answers.titles.isEmpty)
    #expect(alert.isAppeared)
  }

  @Test func `Return performs an alert's default action rather than the cancel action`() {
    show(alert(action("Cancel", .cancel), action("Keep")))
    harness.pressKey(.return)
    harness.runUntilIdle()
    #expect(answers.titles == ["Keep"])
  }

  @Test func `Return performs an alert's cancel action rather than a destructive action`() {
    show(alert(action("Cancel", .cancel), action("Discard", .destructive)))
    harness.pressKey(.return)
    harness.runUntilIdle()
    #expect(answers.titles == ["Cancel"])
  }

  @Test func `Return performs an alert's preferred action`() {
    let discard = action("Discard", .destructive)
    let alert = alert(action("Cancel", .cancel), discard)
    alert.preferredAction = discard
    show(alert)
    harness.pressKey(.return)
    harness.runUntilIdle()
    #expect(answers.titles == ["Discard"])
  }

  @Test func `a click outside an alert does nothing`() {
    let alert = alert(action("Cancel", .cancel))
    show(alert)
    harness.click(at: Point(20, 20))
    harness.runUntilIdle()
    #expect(alert.isAppeared)
    #expect(answers.titles.isEmpty)
  }

  @Test func `a click outside an action sheet performs the cancel action`() {
    show(alert(action("Share"), action("Cancel", .cancel), style: .actionSheet))
    harness.click(at: Point(20, 20))
    harness.runUntilIdle()
    #expect(root.presentedViewController == nil)
    #expect(answers.titles == ["Cancel"])
  }

  @Test func `a disabled alert action cannot be performed by a click`() {
    let keep = action("Keep")
    keep.isEnabled = false
    let alert = alert(action("Cancel", .cancel), keep)
    show(alert)
    let location = buttons(in: alert).last.map { self.windowFrame(of: $0).center } ?? .zero
    harness.click(at: location)
    harness.runUntilIdle()
    #expect(answers.titles.isEmpty)

    keep.isEnabled = true
    harness.click(at: location)
    harness.runUntilIdle()
    #expect(answers.titles == ["Keep"])
  }

  @Test func `dismissing an alert from code calls no action handler`() {
    let alert = alert(action("Cancel", .cancel))
    show(alert)
    alert.dismiss(animated: true)
    harness.runUntilIdle()
    #expect(answers.titles.isEmpty)
  }

  @Test func `an alert can be presented again, and calls its action's handler again`() {
    let alert = alert(action("OK"))
    for _ in 0..<2 {
      show(alert, animated: true)
      harness.pressKey(.return)
      harness.runUntilIdle()
    }
    #expect(answers.titles == ["OK", "OK"])
  }

  // MARK: Keyboard

  @Test func `arrow keys and Tab move the first responder among the alert's buttons only`() {
    let outside = Button(title: "Outside", accessibilityLabel: "Outside")
    outside.frame = Rect(0, 0, 100, 40)
    root.view.addSubview(outside)
    harness.window.focus.focus(outside)
    let alert = alert(action("Cancel", .cancel), action("Keep"))
    show(alert)
    func focused() -> String? {
      (harness.window.focus.firstResponder as? AlertButton)?.action.title
    }
    #expect(focused() == "Keep")

    harness.pressKey(.left)
    #expect(focused() == "Cancel")
    harness.pressKey(.right)
    #expect(focused() == "Keep")
    harness.pressKey(.tab)
    #expect(focused() == "Cancel")
    harness.pressKey(.tab, .shift)
    #expect(focused() == "Keep")
    harness.pressKey(.space)
    harness.runUntilIdle()

    #expect(answers.titles == ["Keep"])
    #expect(harness.window.focus.firstResponder === outside)
  }

  @Test func `buttons and arrow keys of an alert are mirrored in right-to-left layout`() {
    harness.window.traits.layoutDirection = .rightToLeft
    let alert = alert(action("Cancel", .cancel), action("Keep"))
    show(alert)
    let frames = buttons(in: alert).map(windowFrame)
    #expect(frames[0].minX > frames[1].minX)

    harness.pressKey(.right)

    #expect(
      (harness.window.focus.firstResponder as? AlertButton)?.action.title == "Cancel")
  }

  // MARK: Place

  @Test func `an alert is centered in the window, and its height fits its message`() {
    let alert = alert(action("Cancel", .cancel), action("Keep"))
    show(alert)
    let frame = windowFrame(of: alert.view)
    #expect(frame.width == 360)
    #expect(abs(frame.midX - 500) <= 0.5 && abs(frame.midY - 350) <= 0.5)
    #expect(buttons(in: alert).allSatisfy { frame.contains(windowFrame(of: $0)) })

    alert.message = String(repeating: "It was never saved, and will not come back. ", count: 6)
    harness.step()

    #expect(windowFrame(of: alert.view).height > frame.height + 40)
  }

  @Test
  func `two alert buttons are side by side, and three are in a column with the cancel button last`()
  {
    let two = alert(action("Keep"), action("Cancel", .cancel))
    show(two)
    #expect(buttons(in: two).map(\.action.title) == ["Cancel", "Keep"])
    #expect(Set(buttons(in: two).map { windowFrame(of: $0).minY }).count == 1)
    two.dismiss(animated: false)

    let three = alert(action("Cancel", .cancel), action("Keep"), action("Discard", .destructive))
    show(three)
    #expect(buttons(in: three).map(\.action.title) == ["Keep", "Discard", "Cancel"])
    let tops = buttons(in: three).map { windowFrame(of: $0).minY }
    #expect(tops == tops.sorted() && Set(tops).count == 3)
  }

  @Test func `two alert buttons with long titles are placed in a column`() {
    let alert = alert(
      action("Cancel", .cancel), action("Keep everything that was written so far"))
    show(alert)
    #expect(Set(buttons(in: alert).map { windowFrame(of: $0).minY }).count == 2)
  }

  @Test func `an action sheet is centered in a wide window and at the bottom of a narrow one`() {
    let alert = alert(action("Share"), action("Cancel", .cancel), style: .actionSheet)
    show(alert)
    #expect(abs(windowFrame(of: alert.view).midY - 350) <= 0.5)

    harness.resize(to: Size(400, 700))

    let frame = windowFrame(of: alert.view)
    #expect(frame.minX == 8 && frame.maxX == 392 && frame.maxY == 692)
  }

  @Test func `an alert scrolls in a short window, and the first responder's button is visible`() {
    let alert = alert()
    for index in 0..<12 { alert.addAction(action("Answer \(index)")) }
    show(alert)
    harness.resize(to: Size(1000, 300))
    #expect(windowFrame(of: alert.view).height == 268)

    harness.pressKey(.up)

    let last = buttons(in: alert).last
    #expect(harness.window.focus.firstResponder === last)
    #expect(last.map { windowFrame(of: alert.view).contains(windowFrame(of: $0)) } == true)
  }

  @Test func `a dismissal during an alert's presentation reverses the presentation`() {
    let alert = alert(action("OK"))
    root.present(alert, animated: true)
    harness.advance(by: 0.1)
    #expect(alert.view.presentationAlpha < 1)
    alert.dismiss(animated: true)
    harness.runUntilIdle()
    #expect(root.presentedViewController == nil)
    #expect(alert.view.alpha == 1 && alert.view.transform == .identity)
  }

  // MARK: Bad use
}
