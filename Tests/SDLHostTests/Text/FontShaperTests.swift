// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import CSDL2TTF
import Drawing
import Testing

@testable import SDLHost

/// Compares HarfBuzz's measurements of a run with the text that SDL_ttf draws.
struct FontShaperTests {
  /// An em of SDL_ttf's in pixels, for thousandths of an em.
  private static let emSize: Int32 = 1000

  private nonisolated static let arabic: [String] = [
    "السلام عليكم", "لا إله", "مُحَمَّد", "ببب", "الأول والأخير",
  ]

  /// DejaVu has Arabic and Hebrew letters, and ligatures of Latin ones.
  private func dejaVu() throws -> FontSource {
    var source = FontFinder().source(for: Font(family: "DejaVu Sans", size: 14))
    source.hinting = .light
    try #require(source.label.hasSuffix("DejaVuSans.ttf"))
    return source
  }

  /// How far SDL_ttf moves two bars apart that it draws a text between: the ink of the text does not count.
  private func drawnWidth(
    _ text: String, _ source: FontSource, _ script: Script, _ isRightToLeft: Bool
  ) throws -> Double {
    let bytes = try FontBytes(source)
    let font = try #require(TTF_OpenFontIndexRW(bytes.open(), 1, Self.emSize, source.faceIndex))
    // SDL_ttf reads the bytes as long as the font is open.
    defer { withExtendedLifetime(bytes) { TTF_CloseFont(font) } }
    TTF_SetFontHinting(font, TTF_HINTING_NONE)
    TTF_SetFontDirection(font, isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
    TTF_SetFontScriptName(font, script.shapingTag)
    var (with, without): (Int32, Int32) = (0, 0)
    TTF_SizeUTF8(font, "||", &without, nil)
    TTF_SizeUTF8(font, "|\(text)|", &with, nil)
    return Double(with - without) / Double(Self.emSize)
  }

  @Test(arguments: [
    "office", "AVATAR To", "Hamburgefonts", "Größe", "e\u{301}a\u{308}", "fi fl ffi",
  ])
  func `the measured width of Latin text equals the width that SDL_ttf draws`(text: String) throws {
    let library = try FontLibrary()
    defer { _ = library }
    for source in [.bundled(.regular), .bundled(.semibold), try dejaVu()] as [FontSource] {
      let shaper = try FontShaper(source)
      let bars = shaper.width(of: "||", script: .latin, isRightToLeft: false)

      let width = shaper.width(of: "|\(text)|", script: .latin, isRightToLeft: false) - bars

      let drawn = try drawnWidth(text, source, .latin, false)
      #expect(abs(width - drawn) < 0.005, "\(source.label)")
    }
  }

  @Test(arguments: arabic + ["שלום עולם", "שָׁלוֹם"])
  func `the measured width of right-to-left text equals the width that SDL_ttf draws`(text: String)
    throws
  {
    let library = try FontLibrary()
    defer { _ = library }
    let source = try dejaVu()
    let shaper = try FontShaper(source)
    let script = try Script(#require(text.first))
    let bars = shaper.width(of: "||", script: script, isRightToLeft: true)

    let width = shaper.width(of: "|\(text)|", script: script, isRightToLeft: true) - bars

    #expect(try abs(width - drawnWidth(text, source, script, true)) < 0.005)
  }

  @Test(arguments: arabic)
  func `the edges of Arabic characters increase from 0 to the width of the text`(text: String)
    throws
  {
    let shaper = try FontShaper(dejaVu())

    let edges = shaper.edges(of: Array(text), script: Script("ع"), isRightToLeft: true)

    #expect(edges.count == text.count + 1)
    #expect(edges == edges.sorted() && edges.first == 0)
    #expect(edges.last == shaper.width(of: text, script: Script("ع"), isRightToLeft: true))
  }

  @Test func `a joined Arabic letter is as wide as its contextual form`() throws {
    let shaper = try FontShaper(dejaVu())
    let width = { (text: String) in shaper.width(of: text, script: Script("ع"), isRightToLeft: true)
    }
    // Beh at the start, in the middle and at the end of a word, as characters of their own.
    let forms = ["\u{FE91}", "\u{FE92}", "\u{FE90}"].map(width)

    let edges = shaper.edges(of: Array("ببب"), script: Script("ع"), isRightToLeft: true)

    for (form, (start, end)) in zip(forms, zip(edges, edges.dropFirst())) {
      #expect(abs(end - start - form) < 1e-9)
    }
    #expect(forms[0] != forms[2])
  }

  @Test func `a ligature for which the font has no caret positions is divided into equal parts`()
    throws
  {
    let shaper = try FontShaper(dejaVu())

    let edges = shaper.edges(of: Array("office"), script: .latin, isRightToLeft: false)

    // The three letters in the middle are one glyph.
    let widths = zip(edges.dropFirst(), edges).map { $0 - $1 }
    #expect(abs(widths[1] - widths[2]) < 0.001 && abs(widths[2] - widths[3]) < 0.001)
    let alone = shaper.width(of: "i", script: .latin, isRightToLeft: false)
    #expect(abs(widths[3] - alone) > 0.02)
  }

  @Test func `the caret positions in a ligature come from the font`() throws {
    let font = try CaretFont()
    let shaper = try FontShaper(font.source)

    let latin = shaper.edges(of: Array("ififi"), script: .latin, isRightToLeft: false)
    let arabic = shaper.edges(of: Array("الا"), script: Script("ع"), isRightToLeft: true)

    #expect(latin == [0, 0.2, 0.52, 0.65, 0.97, 1.1])
    #expect(arabic == [0, 0.25, 0.63, 0.85])
  }

  @Test func `a letter has the same left and right edges with and without diacritics`() throws {
    let shaper = try FontShaper(dejaVu())

    let plain = shaper.edges(of: Array("שלום"), script: Script("ש"), isRightToLeft: true)
    let pointed = shaper.edges(of: Array("שָׁלוֹם"), script: Script("ש"), isRightToLeft: true)

    #expect(plain.count == pointed.count)
    for (one, other) in zip(plain, pointed) { #expect(abs(one - other) < 0.001) }
  }

  @Test func `creating a FontShaper from a file that is not an OpenType font throws an error`()
    throws
  {
    let folder = try TemporaryFolder()
    let file = folder.makeFile("nothing.pfb")

    #expect(throws: HostError.self) { try FontShaper(FontSource(location: .file(file, index: 0))) }
  }
}
