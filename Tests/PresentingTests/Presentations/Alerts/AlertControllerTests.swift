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
  private let answers = Answers()

  private final class Answers { var given: [String] = [] }

  init() {
    harness = TestWindow(root: root)
  }

  private func action(_ title: String, _ style: AlertAction.Style = .default) -> AlertAction {
    AlertAction(title: title, style: style) { [answers] in answers.given.append($0.title) }
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
    harness.settle()
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

  private func place(_ view: View) -> Rect { view.convert(view.bounds, to: nil) }

  // MARK: Answers

  @Test(arguments: [true, false])
  func `a click on a button answers once, when the alert is gone`(animated: Bool) {
    let alert = alert(action("Cancel", .cancel), action("Keep"))
    show(alert, animated: animated)
    let keep = buttons(in: alert).first { $0.action.title == "Keep" }
    let point = keep.map { place($0).center } ?? .zero

    harness.click(at: point)
    #expect(answers.given.isEmpty)
    harness.click(at: point)
    harness.settle()

    #expect(answers.given == ["Keep"])
    #expect(root.presentedViewController == nil)
  }

  @Test func `Escape cancels`() {
    show(alert(action("Keep"), action("Cancel", .cancel)))
    harness.key(.escape)
    harness.settle()
    #expect(answers.given == ["Cancel"])
  }

  @Test func `Escape gives the only answer there is`() {
    show(alert(action("OK")))
    harness.key(.escape)
    harness.settle()
    #expect(answers.given == ["OK"])
  }

  @Test func `without a cancel action Escape answers nothing`() {
    let alert = alert(action("Keep"), action("Discard", .destructive))
    show(alert)
    harness.key(.escape)
    harness.settle()
    #expect(answers.given.isEmpty)
    #expect(alert.isAppeared)
  }

  @Test func `Return chooses what stands out`() {
    show(alert(action("Cancel", .cancel), action("Keep")))
    harness.key(.return)
    harness.settle()
    #expect(answers.given == ["Keep"])
  }

  @Test func `where something may be lost, Return loses nothing`() {
    show(alert(action("Cancel", .cancel), action("Discard", .destructive)))
    harness.key(.return)
    harness.settle()
    #expect(answers.given == ["Cancel"])
  }

  @Test func `the preferred action is asked for by name`() {
    let discard = action("Discard", .destructive)
    let alert = alert(action("Cancel", .cancel), discard)
    alert.preferredAction = discard
    show(alert)
    harness.key(.return)
    harness.settle()
    #expect(answers.given == ["Discard"])
  }

  @Test func `a press beside an alert changes nothing`() {
    let alert = alert(action("Cancel", .cancel))
    show(alert)
    harness.click(at: Point(20, 20))
    harness.settle()
    #expect(alert.isAppeared)
    #expect(answers.given.isEmpty)
  }

  @Test func `a press beside an action sheet cancels it`() {
    show(alert(action("Share"), action("Cancel", .cancel), style: .actionSheet))
    harness.click(at: Point(20, 20))
    harness.settle()
    #expect(root.presentedViewController == nil)
    #expect(answers.given == ["Cancel"])
  }

  @Test func `a disabled action cannot be chosen`() {
    let keep = action("Keep")
    keep.isEnabled = false
    let alert = alert(action("Cancel", .cancel), keep)
    show(alert)
    let place = buttons(in: alert).last.map { self.place($0).center } ?? .zero
    harness.click(at: place)
    harness.settle()
    #expect(answers.given.isEmpty)

    keep.isEnabled = true
    harness.click(at: place)
    harness.settle()
    #expect(answers.given == ["Keep"])
  }

  @Test func `dismissed by code nobody answers`() {
    let alert = alert(action("Cancel", .cancel))
    show(alert)
    alert.dismiss(animated: true)
    harness.settle()
    #expect(answers.given.isEmpty)
  }

  @Test func `it can be shown and answered again`() {
    let alert = alert(action("OK"))
    for _ in 0..<2 {
      show(alert, animated: true)
      harness.key(.return)
      harness.settle()
    }
    #expect(answers.given == ["OK", "OK"])
  }

  // MARK: Keyboard

  @Test func `the arrow keys and Tab move between the buttons, and stay there`() {
    let outside = Button(title: "Outside", label: "Outside")
    outside.frame = Rect(0, 0, 100, 40)
    root.view.addSubview(outside)
    harness.window.focus.focus(outside)
    let alert = alert(action("Cancel", .cancel), action("Keep"))
    show(alert)
    func focused() -> String? {
      (harness.window.focus.firstResponder as? AlertButton)?.action.title
    }
    #expect(focused() == "Keep")

    harness.key(.left)
    #expect(focused() == "Cancel")
    harness.key(.right)
    #expect(focused() == "Keep")
    harness.key(.tab)
    #expect(focused() == "Cancel")
    harness.key(.tab, .shift)
    #expect(focused() == "Keep")
    harness.key(.space)
    harness.settle()

    #expect(answers.given == ["Keep"])
    #expect(harness.window.focus.firstResponder === outside)
  }

  @Test func `from right to left the arrows and the buttons are mirrored`() {
    harness.window.traits.layoutDirection = .rightToLeft
    let alert = alert(action("Cancel", .cancel), action("Keep"))
    show(alert)
    let frames = buttons(in: alert).map(place)
    #expect(frames[0].minX > frames[1].minX)

    harness.key(.right)

    #expect(
      (harness.window.focus.firstResponder as? AlertButton)?.action.title == "Cancel")
  }

  // MARK: Place

  @Test func `an alert is a card in the middle, as high as what it says`() {
    let alert = alert(action("Cancel", .cancel), action("Keep"))
    show(alert)
    let frame = place(alert.view)
    #expect(frame.width == 360)
    #expect(abs(frame.midX - 500) <= 0.5 && abs(frame.midY - 350) <= 0.5)
    #expect(buttons(in: alert).allSatisfy { frame.contains(place($0)) })

    alert.message = String(repeating: "It was never saved, and will not come back. ", count: 6)
    harness.step()

    #expect(place(alert.view).height > frame.height + 40)
  }

  @Test func `two answers lie side by side, more one below the other, cancel last`() {
    let two = alert(action("Keep"), action("Cancel", .cancel))
    show(two)
    #expect(buttons(in: two).map(\.action.title) == ["Cancel", "Keep"])
    #expect(Set(buttons(in: two).map { place($0).minY }).count == 1)
    two.dismiss(animated: false)

    let three = alert(action("Cancel", .cancel), action("Keep"), action("Discard", .destructive))
    show(three)
    #expect(buttons(in: three).map(\.action.title) == ["Keep", "Discard", "Cancel"])
    let tops = buttons(in: three).map { place($0).minY }
    #expect(tops == tops.sorted() && Set(tops).count == 3)
  }

  @Test func `answers that are too long for each other lie one below the other`() {
    let alert = alert(
      action("Cancel", .cancel), action("Keep everything that was written so far"))
    show(alert)
    #expect(Set(buttons(in: alert).map { place($0).minY }).count == 2)
  }

  @Test func `an action sheet stands on the bottom edge when the window is narrow`() {
    let alert = alert(action("Share"), action("Cancel", .cancel), style: .actionSheet)
    show(alert)
    #expect(abs(place(alert.view).midY - 350) <= 0.5)

    harness.resize(to: Size(400, 700))

    let frame = place(alert.view)
    #expect(frame.minX == 8 && frame.maxX == 392 && frame.maxY == 692)
  }

  @Test func `in a low window it scrolls, and the keyboard shows what it reaches`() {
    let alert = alert()
    for index in 0..<12 { alert.addAction(action("Answer \(index)")) }
    show(alert)
    harness.resize(to: Size(1000, 300))
    #expect(place(alert.view).height == 268)

    harness.key(.up)

    let last = buttons(in: alert).last
    #expect(harness.window.focus.firstResponder === last)
    #expect(last.map { place(alert.view).contains(place($0)) } == true)
  }

  @Test func `it goes where it came from, and may be turned round`() {
    let alert = alert(action("OK"))
    root.present(alert, animated: true)
    harness.advance(by: 0.1)
    #expect(alert.view.presentedAlpha < 1)
    alert.dismiss(animated: true)
    harness.settle()
    #expect(root.presentedViewController == nil)
    #expect(alert.view.alpha == 1 && alert.view.transform == .identity)
  }

  // MARK: Bad use
}
