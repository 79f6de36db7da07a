// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import Testing

@testable import SDLHost

/// What a family name of a `Font` may ask for.
struct FontFamilyTests {
  /// A family name, the end of the name of its file, and the styles that are added to the face.
  nonisolated struct Case: Sendable {
    var family: String
    var weight = Font.Weight.regular
    var file: String
    var isSlanted = false
    var isEmboldened = false
  }

  @Test(arguments: [
    Case(family: "DejaVu Sans", file: "DejaVuSans.ttf"),
    Case(family: "DejaVu Sans", weight: .semibold, file: "DejaVuSans-Bold.ttf"),
    Case(family: "DejaVu Sans:oblique", file: "DejaVuSans-Oblique.ttf"),
    Case(family: "DejaVu Sans:italic", file: "DejaVuSans-Oblique.ttf"),
    Case(family: "DejaVu Sans: Oblique ", file: "DejaVuSans-Oblique.ttf"),
    Case(family: "DejaVu Sans:oblique", weight: .semibold, file: "DejaVuSans-BoldOblique.ttf"),
    Case(family: "DejaVu Sans:bold", file: "DejaVuSans-Bold.ttf"),
    Case(family: "DejaVu Sans:semibold", file: "DejaVuSans-Bold.ttf"),
    Case(family: "DejaVu Sans:regular", weight: .semibold, file: "DejaVuSans.ttf"),
    Case(family: "DejaVu Sans:light", file: "DejaVuSans-ExtraLight.ttf"),
    Case(family: "DejaVu Sans:extralight", weight: .semibold, file: "DejaVuSans-ExtraLight.ttf"),
    Case(family: "DejaVu Sans:condensed", file: "DejaVuSansCondensed.ttf"),
    Case(family: "DejaVu Sans:condensed:bold:oblique", file: "DejaVuSansCondensed-BoldOblique.ttf"),
    Case(family: "DejaVu Sans:style=Oblique", file: "DejaVuSans-Oblique.ttf"),
    Case(family: "DejaVu Sans:style=Bold Oblique", file: "DejaVuSans-BoldOblique.ttf"),
    Case(family: "DejaVu Sans:weight=bold", file: "DejaVuSans-Bold.ttf"),
    Case(family: "DejaVu Sans:weight=200:slant=110", file: "DejaVuSans-BoldOblique.ttf"),
    Case(family: "DejaVu Sans:slant=italic", file: "DejaVuSans-Oblique.ttf"),
    Case(family: "DejaVu Sans:width=75", file: "DejaVuSansCondensed.ttf"),
    Case(family: "DejaVu Sans-40:oblique", file: "DejaVuSans-Oblique.ttf"),
    Case(family: "No Such-Family,DejaVu Serif:italic", file: "DejaVuSerif-Italic.ttf"),
    Case(family: "DejaVu Sans Mono:bold:oblique", file: "DejaVuSansMono-BoldOblique.ttf"),
    // A family with one face.
    Case(family: "DejaVu Math TeX Gyre", file: "DejaVuMathTeXGyre.ttf"),
    Case(family: "DejaVu Math TeX Gyre:italic", file: "DejaVuMathTeXGyre.ttf", isSlanted: true),
    Case(family: "DejaVu Math TeX Gyre:bold", file: "DejaVuMathTeXGyre.ttf", isEmboldened: true),
    Case(
      family: "DejaVu Math TeX Gyre:style=Bold Italic", file: "DejaVuMathTeXGyre.ttf",
      isSlanted: true, isEmboldened: true),
    // The interface face.
    Case(family: ":italic", file: "Inter-Regular", isSlanted: true),
    Case(family: ":bold", file: "Inter-SemiBold"),
    Case(family: ":regular", weight: .semibold, file: "Inter-Regular"),
    Case(family: ":slant=oblique", weight: .semibold, file: "Inter-SemiBold", isSlanted: true),
    Case(family: "Inter", file: "Inter-Regular"),
    Case(family: "Inter:italic", file: "Inter-Regular", isSlanted: true),
    Case(family: "", file: "Inter-Regular"),
  ])
  func `a font family's name determines the font file and the style`(example: Case) {
    let font = Font(family: example.family, size: 14, weight: example.weight)

    let source = FontFinder().source(for: font)

    #expect(source.label.split(separator: "/").last.map(String.init) == example.file)
    #expect(source.isSlanted == example.isSlanted)
    #expect(source.isEmboldened == example.isEmboldened)
  }

  @Test(arguments: [
    ("DejaVu Sans:wobble", "wobble"), ("DejaVu Sans:weight=huge", "weight=huge"),
    ("DejaVu Sans:wobble=3", "wobble=3"), ("DejaVu Sans:slant=", "slant="),
  ])
  func `an unknown part of a font family's name is ignored, and a warning is logged`(
    family: String, part: String
  ) throws {
    let fixture = try RenderingFixture(usesSystemFonts: true)
    let font = Font(family: "\(family):bold", size: 14)

    let width = fixture.text.width(of: "Words", in: font)
    _ = fixture.text.width(of: "Other words", in: font)

    #expect(
      width == fixture.text.width(of: "Words", in: Font(family: "DejaVu Sans:bold", size: 14)))
    #expect(
      fixture.logs.messages == [
        "warning the font family \(family):bold asks for \(part), which fontconfig does not know: \(part) is ignored"
      ])
  }

  @Test(arguments: [
    ("DejaVu Sans", "DejaVu Sans:oblique"), ("DejaVu Sans", "DejaVu Sans:bold"),
    ("DejaVu Math TeX Gyre", "DejaVu Math TeX Gyre:italic"),
    ("DejaVu Math TeX Gyre", "DejaVu Math TeX Gyre:bold"), (":regular", ":italic"),
    (":regular", ":bold"),
  ])
  func `text in a styled font family is drawn in that style and as wide as measured`(
    plain: String, styled: String
  ) throws {
    let fixture = try RenderingFixture(scale: 2, usesSystemFonts: true)
    func draw(_ text: String, _ family: String) throws -> Bitmap {
      try fixture.paint(
        [.text(text, Font(family: family, size: 20), .black, at: Point(20, 40))],
        size: Size(260, 60))
    }

    let upright = try draw("HHH jpq", plain)
    let leaning = try draw("HHH jpq", styled)

    #expect(upright.pixels != leaning.pixels)
    // What follows stands where the text is measured to end.
    let font = Font(family: styled, size: 20)
    let bar = try draw("HHH jpqH", styled).ink().maxX
    let alone = try draw("H", styled).ink().maxX
    let distance =
      2 * (fixture.text.width(of: "HHH jpqH", in: font) - fixture.text.width(of: "H", in: font))
    #expect(abs(Double(bar - alone) - distance) <= 2)
  }

  @Test func `an italic j has the same descender at the start of a text as after another letter`()
    throws
  {
    let fixture = try RenderingFixture(scale: 3, usesSystemFonts: true)
    func ink(_ text: String) throws -> Int {
      try fixture.paint(
        [.text(text, Font(family: ":italic", size: 20), .black, at: Point(20, 40))],
        size: Size(120, 60)
      ).ink().width
    }

    // Behind another letter there is room for all of it.
    let letter = try ink("j")
    let behind = try fixture.paint(
      [
        .text("Hj", Font(family: ":italic", size: 20), .black, at: Point(20, 40))
      ], size: Size(120, 60)
    ).cut(PixelRect(x: 0, y: 0, width: 360, height: 180))
    #expect(letter > 0)
    #expect(!behind.isEmpty)
    let lower = PixelRect(x: 0, y: 123, width: 360, height: 57)
    func lowInk(_ text: String) throws -> Int {
      let picture = try fixture.paint(
        [.text(text, Font(family: ":italic", size: 20), .black, at: Point(20, 40))],
        size: Size(120, 60))
      return Bitmap(width: 360, height: 57, pixels: picture.cut(lower)).ink().width
    }
    #expect(try abs(lowInk("j") - lowInk("Hj")) <= 1)
  }

  @Test func `letters from a fallback font have the requested style too`() throws {
    let fixture = try RenderingFixture(usesSystemFonts: true)
    func ink(_ family: String) throws -> [UInt32] {
      try fixture.paint(
        [.text("Щ", Font(family: family, size: 30), .black, at: Point(10, 40))], size: Size(60, 60)
      ).pixels
    }
    let finder = FontFinder()
    let fallback = finder.source(
      containing: ["ע"], script: .latin, like: Font(family: ":bold", size: 14))

    #expect(fallback?.label.hasSuffix("DejaVuSans-Bold.ttf") == true)
    #expect(try ink(":italic") != ink(":regular"))
  }
}
