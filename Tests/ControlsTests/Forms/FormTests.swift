// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

struct FormTests {
  private let form = FormView()
  private let harness: TestWindow

  init() {
    let controller = ViewController()
    harness = TestWindow(root: controller, size: Size(400, 500))
    controller.view.addSubview(form)
    form.pin([.leading(), .trailing(), .top()])
  }

  private func frame(_ view: View) -> Rect { view.convert(view.bounds, to: nil) }

  @Test func `a form's fields are aligned after the longest label`() {
    let (name, address) = (
      TextField(accessibilityLabel: "Name"), TextField(accessibilityLabel: "Address")
    )
    let first = form.addRow("Name", name)
    let second = form.addRow("Electronic mail", address)
    harness.step()

    #expect(frame(name).minX == frame(address).minX)
    #expect(frame(name).minX == frame(second.label).maxX + 12)
    #expect(frame(second.label).width == second.label.intrinsicContentSize.width)
    #expect(frame(name).maxX == 400 && frame(first).maxY <= frame(second).minY)

    harness.window.traits.layoutDirection = .rightToLeft
    harness.step()
    #expect(frame(name).minX == 0 && frame(name).maxX == frame(address).maxX)
  }

  @Test func `a form row's height includes its field's error message`() {
    let mail = TextField(accessibilityLabel: "Mail")
    let row = form.addRow("Mail", mail)
    harness.step()
    let height = row.frame.height

    mail.errorMessage = "Enter an address with an @"
    harness.step()

    #expect(row.frame.height == mail.intrinsicContentSize.height + 4 && row.frame.height > height)
  }

  @Test(arguments: [1, 1.5, 2, 3])
  func `the fields of a form are at least 4 points apart at any text scale`(scale: Double) {
    harness.window.traits.textScale = scale
    let (name, mail) = (
      TextField(accessibilityLabel: "Name"), TextField(accessibilityLabel: "Mail")
    )
    form.addRow("Name", name)
    form.addRow("Mail", mail)
    harness.step()

    #expect(frame(mail).minY - frame(name).maxY >= 4)
  }

  @Test func `a form label takes at most 40 percent of the form's width`() {
    let name = TextField(accessibilityLabel: "Name")
    form.addRow("A label that is much too long for a form as narrow as this one is", name)
    harness.resize(to: Size(200, 500))

    #expect(frame(name).minX == 92)
  }

  @Test func `a form control with an intrinsic width is at the trailing edge of its row`() {
    let control = Stepper(accessibilityLabel: "Copies")
    let row = form.addRow("Copies", control)
    row.detail = "3"
    harness.step()

    #expect(frame(control).maxX == 400 && frame(control).size == control.intrinsicContentSize)
    #expect(frame(row).height == 36 && frame(row.label).minX == 0)
    #expect(row.label.frame.midY == 18)
  }

  @Test func `a form control below its label or without a label fills the form's width`() {
    let segments = SegmentedControl(
      segments: [.title("A"), .title("B")], accessibilityLabel: "Letter")
    let button = Button(title: "Send", accessibilityLabel: "Send")
    let row = form.addRow("Letter", segments, placement: .below)
    form.addRow("", button)
    harness.step()

    #expect(frame(segments).width == 400 && frame(segments).minY > frame(row.label).maxY)
    #expect(frame(button).width == 400)
  }

  @Test
  func `a form row's message moves the rows below it, and removing the message can be animated`() {
    let first = form.addRow("Name", TextField(accessibilityLabel: "Name"))
    let second = form.addRow("Mail", TextField(accessibilityLabel: "Mail"))
    harness.step()
    let before = (frame(second).minY, form.frame.height)

    first.message = "Too short"
    harness.step()
    #expect(frame(second).minY > before.0 && form.frame.height > before.1)

    View.animate(duration: 1, curve: .linear) { first.message = nil }
    harness.advance(by: 0.5)
    #expect(frame(second).minY == before.0)
    #expect(second.presentationFrame.minY > second.frame.minY)
    harness.advance(by: 0.6)
    #expect(second.presentationFrame == second.frame && form.frame.height == before.1)
  }

  @Test func `disabling a form row disables its control`() {
    let control = Slider(accessibilityLabel: "Size")
    let row = form.addRow("Size", control)
    row.isEnabled = false
    #expect(!control.isEnabled && row.label.color == .disabledText)

    row.isEnabled = true
    #expect(control.isEnabled && row.label.color == .text)
  }

  @Test func `a form group has a heading above its rows`() {
    let heading = form.addGroup("Account")
    let row = form.addRow("Name", TextField(accessibilityLabel: "Name"))
    let other = form.addGroup("Other")
    harness.step()

    #expect(frame(heading).maxY < frame(row).minY && frame(other).minY >= frame(row).maxY + 20)
    #expect(form.rows.count == 1)
  }
}
