// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import Testing

@testable import SDLHost

struct TextEngineTests {
  private static let body = Font(size: 14)

  private static func draw(_ text: String, _ fixture: RenderingFixture, at x: Double = 20) throws
    -> Bitmap
  {
    try fixture.paint([.text(text, body, .black, at: Point(x, 30))], size: Size(400, 40))
  }

  @Test(arguments: ["Hamburgefonts", "AVATAR To", "jfq", "1234567890", "(x) [y]"])
  func `the measured width of a text is close to the drawn width`(text: String) throws {
    let fixture = try RenderingFixture()

    let ink = try Self.draw(text, fixture).ink()

    let width = fixture.text.width(of: text, in: Self.body)
    #expect(abs(Double(ink.width) - width) <= 4)
    #expect(abs(ink.minX - 20) <= 2)
  }

  @Test func `drawn text stays between the font's ascent and descent`() throws {
    let fixture = try RenderingFixture()
    let metrics = fixture.text.metrics(of: Self.body)

    let ink = try Self.draw("Åfjpqy|", fixture).ink()

    #expect(Double(30 - ink.minY) <= metrics.ascent + 1)
    #expect(Double(ink.maxY - 30) <= metrics.descent + 1)
    #expect(ink.height > 10)
  }

  @Test(arguments: [1.25, 1.5, 2, 3])
  func `the width of a text in points differs by less than 5 percent between display scales`(
    scale: Double
  ) throws {
    let text = "The quick brown fox jumps over the lazy dog"
    let width = try RenderingFixture().text.width(of: text, in: Self.body)

    let scaled = try RenderingFixture(scale: scale).text.width(of: text, in: Self.body)

    #expect(abs(scaled - width) < 0.05 * width)
  }

  @Test func `adding a character to a text never makes it narrower`() throws {
    let fixture = try RenderingFixture()
    let text = "Avoid narrow widths, please"

    let widths = (1...text.count).map {
      fixture.text.width(of: String(text.prefix($0)), in: Self.body)
    }

    #expect(widths == widths.sorted())
  }

  @Test func `line breaks and control characters in a text have no width`() throws {
    let fixture = try RenderingFixture()

    #expect(
      fixture.text.width(of: "a\nb\r\u{7}", in: Self.body)
        == fixture.text.width(of: "ab", in: Self.body))
    #expect(fixture.text.width(of: "", in: Self.body) == 0)
    #expect(fixture.text.width(of: "\n", in: Self.body) == 0)
  }

  @Test func `semibold text is wider than regular text`() throws {
    let fixture = try RenderingFixture()

    let bold = fixture.text.width(of: "weights", in: Font(size: 14, weight: .semibold))

    #expect(bold > fixture.text.width(of: "weights", in: Self.body))
  }

  @Test(arguments: [
    ("漢字", "\u{25A1}\u{25A1}"), ("مرحبا", "\u{25A1}\u{25A1}\u{25A1}\u{25A1}\u{25A1}"),
    ("😀👩‍👩‍👧", "\u{25A1}\u{25A1}"), ("𒀀", "\u{25A1}"),
  ])
  func `each character that no font contains is drawn as a box`(text: String, hint: String) throws {
    let fixture = try RenderingFixture()

    let line = fixture.text.drawableLine(text, Self.body)

    #expect(line.runs.map(\.run.text) == [hint])
    #expect(line.width > 0)
  }

  @Test func `a script for which no font is installed is reported once`() throws {
    let fixture = try RenderingFixture()

    for text in ["漢", "漢字", "安全 漢"] { _ = fixture.text.width(of: text, in: Self.body) }

    #expect(
      fixture.logs.messages == ["warning no installed font has U+6F22: install fonts-noto-cjk"])
  }

  @Test func `words in a script without a font are drawn as boxes with spaces between the words`()
    throws
  {
    let fixture = try RenderingFixture()

    let line = fixture.text.drawableLine("Menu: 安全 世界", Self.body)

    #expect(line.runs.map(\.run.text) == ["Menu: ", "\u{25A1}\u{25A1} \u{25A1}\u{25A1}"])
  }

  @Test func `the runs of text in mixed directions are placed side by side in visual order`() throws
  {
    let fixture = try RenderingFixture()

    let line = fixture.text.drawableLine("abc שלום def", Self.body)

    #expect(line.runs.map(\.run.text) == ["abc ", "\u{25A1}\u{25A1}\u{25A1}\u{25A1}", " ", "def"])
    #expect(line.runs.map(\.x) == line.runs.map(\.x).sorted())
    #expect(line.runs[0].x == 0)
  }

  @Test
  func `the text line cache keeps its memory budget, and a line laid out again has the same width`()
    throws
  {
    let logs = LogRecorder()
    let engine = try TextEngine(
      scale: 1, finder: FontFinder(usesSystemFonts: false), logger: logs.logger,
      cacheBudget: 20_000)

    let first = engine.drawableLine("row 0", Self.body).width
    for row in 0..<200 { _ = engine.drawableLine("row \(row)", Self.body) }

    #expect(engine.cachedBytes <= 20_000)
    #expect(engine.drawableLine("row 0", Self.body).width == first)
  }

  @Test func `a very long line of text is drawn in several runs and keeps its full width`() throws {
    let fixture = try RenderingFixture()
    let text = String(repeating: "word ", count: 2_000)

    let line = fixture.text.drawableLine(text, Self.body)

    #expect(line.runs.count == 20)
    #expect(Double(line.width) > 1_900 * fixture.text.width(of: "word ", in: Self.body))
  }

  @Test func `a first letter that overhangs to the left does not move the text`() throws {
    let fixture = try RenderingFixture(scale: 3)

    let ink = try Self.draw("j", fixture).ink()

    // Inter's j reaches left of where it stands.
    #expect(ink.minX <= 60)
  }

  @Test func `text drawn in another color is not shaped or rasterized again`() throws {
    let fixture = try RenderingFixture()
    let row = { (color: Color) in
      _ = try fixture.paint(
        [.text("A row", Self.body, color, at: Point(4, 30))], size: Size(100, 40))
    }
    try row(.black)
    let (shaped, rasterised) = (fixture.text.shapedLineCount, fixture.text.rasterizedLineCount)

    try row(Color(hex: 0xD9480F))
    try row(Color(hex: 0xD9480F).opacity(0.5))

    #expect(fixture.text.shapedLineCount == shaped)
    #expect(fixture.text.rasterizedLineCount == rasterised)
    #expect(rasterised == 1)
  }

  @Test func `text outside the painted area is not shaped`() throws {
    let fixture = try RenderingFixture()
    let lines = (0..<10_000).map { line in
      DisplayList.Command.text("Line \(line)", Self.body, .black, at: Point(0, Double(line) * 20))
    }

    _ = try fixture.paint(lines, size: Size(100, 100))

    // Five lines, and those whose ink might reach in.
    #expect(fixture.text.shapedLineCount <= 8)
  }

  @Test func `a directional mark sets the direction of the text and is not drawn`() throws {
    let fixture = try RenderingFixture()

    let runs = { (text: String) in
      fixture.text.drawableLine(text, Self.body).runs.map(\.run.text)
    }

    // In a line that runs from the right, the mark of the sentence stands at its left end.
    #expect(runs("\u{200F}abç!") == ["!", "abç"])
    #expect(runs("\u{200E}abç!") == ["abç!"])
  }

  @Test func `the number of open font faces is limited`() throws {
    let store = try FaceStore(
      finder: FontFinder(usesSystemFonts: false), logger: LogRecorder().logger)

    for step in 0..<100 { _ = store.face(for: Font(size: 10 + Double(step) / 8), scale: 1) }

    #expect(store.openFaceCount == 32)
  }

  @Test func `text without antialiasing has no gray pixels`() throws {
    let library = try FontLibrary()
    var source = FontSource.bundled(.regular)
    source.hinting = .monochrome
    let face = try FontFace(
      source, pixelSize: 14, library: library, shaper: FontShaper(source))

    guard
      case .coverage(let mask) = face.bitmap(of: "Sga", script: .latin, isRightToLeft: false)
    else {
      Issue.record("no ink")
      return
    }

    for y in 0..<mask.height {
      for x in 0..<mask.width { #expect([0, 255].contains(mask.row(y)[x])) }
    }
  }
}
