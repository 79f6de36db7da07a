// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import Testing

@testable import SDLHost

/// Letters at fractions of a pixel.
struct LetterPositionTests {
  private static let body = Font(size: 14)

  /// The horizontal centers of the letters' ink, in pixels. The letters must not touch each other.
  private func middles(of text: String, _ fixture: RenderingFixture) throws -> [Double] {
    let picture = try fixture.paint(
      [.text(text, Self.body, .black, at: Point(0, 30))], size: Size(600, 40))
    var middles: [Double] = []
    var (sum, weight) = (0.0, 0.0)
    for x in 0..<picture.width {
      let ink = (0..<picture.height).reduce(0) { $0 + picture.alpha(x, $1) }
      sum += Double(ink) * (Double(x) + 0.5)
      weight += Double(ink)
      if ink == 0, weight > 0 {
        middles.append(sum / weight)
        (sum, weight) = (0, 0)
      }
    }
    return middles
  }

  @Test(arguments: [1, 1.25, 1.5])
  func `the spaces between drawn words have equal widths`(scale: Double) throws {
    let middles = try middles(of: "l l l l l l l l l l", RenderingFixture(scale: scale))

    let gaps = zip(middles.dropFirst(), middles).map { $0 - $1 }

    #expect(gaps.count == 9)
    #expect((gaps.max() ?? 0) - (gaps.min() ?? 0) < 0.15, "\(gaps)")
  }

  @Test(arguments: [1, 1.25, 1.5, 2, 3])
  func `a letter is drawn at the position that the text measurement gives`(scale: Double) throws {
    let text = "Avoid, if you will, to be dull: Ty We Vo |"
    let fixture = try RenderingFixture(scale: scale)

    let bar = try #require(middles(of: text, fixture).last)

    let measured = try #require(fixture.text.clusters(of: text, in: Self.body).last)
    #expect(abs(bar - (measured.left + measured.right) / 2 * scale) < 0.75)
  }

  @Test(arguments: [1.25, 1.5, 2, 3])
  func `the width of a text in points differs by less than 1 percent between display scales`(
    scale: Double
  ) throws {
    let text = "The quick brown fox jumps over the lazy dog"
    let width = try RenderingFixture().text.width(of: text, in: Self.body)

    let scaled = try RenderingFixture(scale: scale).text.width(of: text, in: Self.body)

    #expect(abs(scaled - width) < 0.01 * width)
    #expect(abs(width - 296) < 4)
  }

  @Test func `a line of text is as wide as its words and spaces together`() throws {
    let fixture = try RenderingFixture()

    let line = fixture.text.width(of: String(repeating: "still ", count: 50), in: Self.body)

    #expect(abs(line - 50 * fixture.text.width(of: "still ", in: Self.body)) < 1)
  }

  @Test(arguments: [FontSource.Hinting.none, .full, .monochrome])
  func `text in a hinted font is measured in whole pixels`(
    hinting: FontSource.Hinting
  ) throws {
    let library = try FontLibrary()
    var source = FontSource.bundled(.regular)
    source.hinting = hinting

    let shaper = try FontShaper(source)
    #expect(!shaper.isExact)
    let width = try FontFace(source, pixelSize: 14, library: library, shaper: shaper)
      .width(of: "is a container", script: .latin, isRightToLeft: false)
    #expect(width == width.rounded() && width > 80)
  }

  @Test func `the part of a letter that overhangs its neighbors does not add to the text's width`()
    throws
  {
    let shaper = try FontShaper(.bundled(.regular))
    let width = { (text: String) in shaper.width(of: text, script: .latin, isRightToLeft: false) }

    // Inter's j reaches out to the left, its f to the right.
    for letter in ["j", "f"] {
      #expect(abs(width(letter + letter + letter) - 3 * width(letter)) < 0.005, "\(letter)")
    }
  }
}
