// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

struct TextViewTests {
  private let view: TextView
  private let harness: TestWindow
  private let measurer = CountingMeasurer()

  private final class CountingMeasurer: TextMeasurer {
    private let base = ApproximateTextMeasurer()
    var measureCount = 0

    func metrics(of font: Font) -> FontMetrics { base.metrics(of: font) }

    func width(of text: String, in font: Font) -> Double {
      measureCount += 1
      return base.width(of: text, in: font)
    }
  }

  /// Every third line is a paragraph of some lines.
  init() {
    let lines = (0..<10_000).map { line in
      "Line \(line)." + (line.isMultiple(of: 3) ? String(repeating: " More of it.", count: 12) : "")
    }
    view = TextView(lines.joined(separator: "\n"))
    harness = TestWindow(measurer: measurer)
    let root = ViewController()
    harness.window.rootViewController = root
    view.frame = Rect(0, 0, 400, 300)
    root.view.addSubview(view)
    harness.step()
  }

  /// The lines that the window draws inside the view, with the height at which each stands.
  private var drawnLines: [(text: String, y: Double)] {
    harness.window.invalidateAll()
    let commands = harness.step()?.placements.flatMap { $0.layer.displayList.commands } ?? []
    return commands.compactMap { command -> (String, Double)? in
      if case .text(let text, _, _, let point) = command, point.y > 0, point.y < 320 {
        // A sum in the millions keeps nine places.
        (text, (point.y * 1000).rounded() / 1000)
      } else {
        nil
      }
    }.sorted { $0.1 < $1.1 }
  }

  @Test func `a text view lays out and draws only the visible part of a long text`() {
    #expect(measurer.measureCount < 300)
    #expect(view.contentView.subviews.count < 20)
    #expect(drawnLines.first?.text.hasPrefix("Line 0.") == true)
    #expect(drawnLines.count < 25)

    let before = measurer.measureCount
    view.offset = view.maximumOffset / 2
    harness.step()

    #expect(measurer.measureCount - before < 400)
    #expect(view.contentView.subviews.count < 30)
  }

  @Test func `a text view's lines are equally spaced across paragraphs`() {
    view.offset = 5_000
    harness.step()
    let lines = drawnLines

    let steps = zip(lines, lines.dropFirst()).map { ($1.y - $0.y).rounded() }
    #expect(lines.count >= 14)
    #expect(Set(steps) == [TextLayout.lineHeight(of: view.theme.fonts.body)])
  }

  @Test func `End scrolls a text view to the end of its text, and Home to the start`() {
    harness.window.focus.focus(view)

    harness.pressKey(.end)
    harness.runUntilIdle()
    #expect(view.offset == view.maximumOffset)
    #expect(drawnLines.contains { $0.text.hasPrefix("Line 9999.") })

    harness.pressKey(.home)
    harness.runUntilIdle()
    #expect(view.offset == 0)
    #expect(drawnLines.first?.text.hasPrefix("Line 0.") == true)
  }

  @Test
  func `End scrolls a text view to its end when the last paragraphs are higher than estimated`() {
    let short = Array(repeating: "Short.", count: 2_000)
    let long = Array(repeating: String(repeating: "Long ", count: 60) + "end.", count: 9)
    view.text = (short + long).joined(separator: "\n")
    harness.window.focus.focus(view)
    harness.step()
    let guess = view.maximumOffset

    harness.pressKey(.end)
    harness.runUntilIdle()

    #expect(view.offset > guess)
    #expect(view.offset == view.maximumOffset)
    #expect(drawnLines.last?.text.hasSuffix("end.") == true)
  }

  @Test func `scrolling up moves a text view's visible lines by exactly the scrolled distance`() {
    view.offset = view.maximumOffset / 3
    harness.step()
    for _ in 0..<100 {
      let before = drawnLines
      harness.scrollWheel(by: -0.5, at: Point(100, 100))
      let after = drawnLines

      let line = before[1]
      let moved = after.first { $0.text == line.text && $0.y > line.y - 1 }
      #expect(moved.map { abs($0.y - line.y - 30) < 0.01 } == true)
    }
  }

  @Test func `a text view keeps its top line when its width changes`() {
    view.offset = 40_000
    harness.step()
    let top = drawnLines.first { $0.text.hasPrefix("Line") }?.text.split(separator: ".").first

    view.frame.size.width = 150
    harness.step()

    let lines = drawnLines.prefix(12).map(\.text)
    #expect(lines.contains { line in top.map { line.hasPrefix($0) } ?? false })
  }

  @Test func `setting the text of a text view scrolls to the start of the text`() {
    view.offset = 9_000
    view.text = "One\r\nTwo\n"
    harness.step()

    #expect(view.offset == 0)
    #expect(drawnLines.map(\.text) == ["One", "Two"])
    let line = TextLayout.lineHeight(of: view.theme.fonts.body)
    #expect(view.contentHeight == 3 * line + 16)
    view.text = ""
    harness.step()
    #expect(drawnLines.isEmpty)
  }

  @Test func `a text view's style and color apply to all visible lines`() {
    view.style = .caption
    view.color = .secondaryText
    harness.step()
    view.offset = 600
    harness.step()

    for placement in harness.lastFrame?.placements ?? [] {
      for case .text(_, let font, let color, _) in placement.layer.displayList.commands {
        #expect(font == view.theme.fonts.caption)
        #expect(color == view.theme.color(.secondaryText))
      }
    }
    #expect(!drawnLines.isEmpty)
  }

  /// The texts that are drawn in a color.
  private func drawnTexts(in role: ColorRole) -> [String] {
    harness.window.invalidateAll()
    let commands = harness.step()?.placements.flatMap { $0.layer.displayList.commands } ?? []
    return commands.compactMap { command in
      if case .text(let text, _, view.theme.color(role), _) = command { text } else { nil }
    }
  }

  @Test func `a text view's paragraphColors color parts of a paragraph on each of its lines`() {
    view.text = "let value = 12\n" + String(repeating: "many words ", count: 12)
    view.paragraphColors = {
      $0 == 0 ? [(0..<3, .accent), (12..<14, .success)] : [(5..<90, .danger)]
    }
    harness.step()

    #expect(drawnTexts(in: .accent) == ["let"])
    #expect(drawnTexts(in: .success) == ["12"])
    #expect(drawnTexts(in: .text).contains(" value = ") && drawnTexts(in: .text).contains("many "))
    let words = drawnTexts(in: .danger)
    #expect(words.count > 1, "a part that goes over several lines")
    #expect(words.joined().filter { $0 != " " }.count < 85)
    #expect(words.first?.hasPrefix("words ") == true)

    view.paragraphColors = nil
    #expect(drawnTexts(in: .accent).isEmpty)
    #expect(drawnTexts(in: .text).contains("let value = 12"))
  }

  @Test
  func `a colored range in a text view is drawn at the x position where the preceding text ends`() {
    view.text = "let value = 12"
    harness.step()
    view.paragraphColors = { _ in [(4..<9, .accent)] }
    harness.window.invalidateAll()
    let commands = harness.step()?.placements.flatMap { $0.layer.displayList.commands } ?? []
    let positions = commands.compactMap { command -> Double? in
      if case .text(_, _, _, let point) = command { point.x } else { nil }
    }

    let font = view.theme.fonts.body
    let before = view.textMeasurer.width(of: "let ", in: font)
    let after = view.textMeasurer.width(of: "let value", in: font)
    #expect(positions.count == 3)
    #expect(
      abs(positions[1] - positions[0] - before) < 0.01
        && abs(positions[2] - positions[0] - after) < 0.01)
  }
}
