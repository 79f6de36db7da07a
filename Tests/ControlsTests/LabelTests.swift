// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

struct LabelTests {
  private let label = Label("one two three")
  private let harness: TestWindow

  init() {
    let root = ViewController()
    harness = TestWindow(root: root)
    label.frame = Rect(0, 0, 60, 80)
    root.view.addSubview(label)
    harness.step()
  }

  /// The texts that the window draws, and whether they are clipped.
  private var drawnTexts: (texts: [String], isClipped: Bool) {
    harness.window.invalidateAll()
    let commands =
      harness.step()?.placements.flatMap { $0.layer.displayList.commands } ?? []
    let texts = commands.compactMap { command -> String? in
      if case .text(let text, _, _, _) = command { text } else { nil }
    }
    let isClipped = commands.contains { if case .pushClip = $0 { true } else { false } }
    return (texts, isClipped)
  }

  @Test func `a label can be created with a frame or with a text`() {
    final class Heading: Label {
      override init(frame: Rect) {
        super.init(frame: frame)
        style = .title
      }
    }
    let heading = Heading(frame: Rect(1, 2, 30, 40))
    #expect(heading.frame == Rect(1, 2, 30, 40) && heading.style == .title)
    heading.text = "Tides"
    #expect(heading.accessibilityLabel == "Tides" && heading.accessibilityRole == .staticText)
    #expect(!heading.isUserInteractionEnabled && Heading().style == .title)
  }

  @Test(arguments: [
    (LineBreakMode.byTruncatingTail, "one two…", false), (.byTruncatingHead, "…o three", false),
    (.byTruncatingMiddle, "one…hree", false), (.byWordWrapping, "one two", false),
    (.byClipping, "one two three", true),
  ])
  func `a label truncates a line that is too long according to its lineBreakMode`(
    mode: LineBreakMode, text: String, isClipped: Bool
  ) {
    label.lineBreakMode = mode

    #expect(drawnTexts == ([text], isClipped))
  }

  @Test func `a label's text is centered vertically, or starts at the top when it does not fit`() {
    label.text = "one"
    let fittingHeight = label.sizeThatFits(Size(60, .infinity)).height
    let baseline = label.baselines(in: Size(60, fittingHeight)).first
    #expect(label.baselines(in: Size(60, fittingHeight + 20)).first == baseline + 10)
    #expect(label.baselines(in: Size(60, fittingHeight / 2)).first == baseline)
    label.frame.size.height = fittingHeight + 20
    harness.window.invalidateAll()
    let commands = harness.step()?.placements.flatMap { $0.layer.displayList.commands } ?? []
    let baselines = commands.compactMap { command -> Double? in
      if case .text(_, _, _, let point) = command { point.y } else { nil }
    }
    #expect(baselines == [baseline + 10])
  }

  @Test func `numberOfLines limits the lines and the height of a label`() {
    label.numberOfLines = 0
    #expect(drawnTexts.texts == ["one two", "three"])
    let two = label.sizeThatFits(Size(60, .infinity)).height

    label.numberOfLines = 1

    #expect(label.sizeThatFits(Size(60, .infinity)).height == two / 2)
  }

  @Test func `a label aligns a right-to-left paragraph right unless its alignment is set`() {
    label.text = "שלום"
    label.frame.size.width = 300

    #expect(x(of: "שלום") ?? 0 > 200)
    label.alignment = .leading
    #expect(x(of: "שלום") == 0)
  }

  private func x(of text: String) -> Double? {
    harness.window.invalidateAll()
    return harness.step()?.placements.flatMap { $0.layer.displayList.commands }
      .compactMap { command -> Double? in
        if case .text(text, _, _, let point) = command { point.x } else { nil }
      }.first
  }

  @Test func `a label's fitting width has room for each of its reservedTexts`() {
    let room = Size(1000, 100)
    let widest = Label("12 servings").sizeThatFits(room)
    let label = Label("1 serving")
    label.reservedTexts = ["1 serving", "12 servings"]

    #expect(label.sizeThatFits(room) == widest)
    #expect(label.sizeThatFits(Size(20, 100)).width == 20)
    label.text = "12 servings, and more"
    #expect(label.sizeThatFits(room).width > widest.width)
  }
}
