// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import Testing

@testable import SDLHost

/// Glyphs that are rasterized once and drawn at fractions of a pixel.
struct OutlineFaceTests {
  private func face(
    _ source: FontSource = .bundled(.regular), size: Double
  ) throws -> (OutlineFace, FontShaper) {
    let shaper = try FontShaper(source)
    let outlines = try shaper.outlines(in: FontLibrary())
    return (try OutlineFace(source, pixelSize: size, outlines: outlines), shaper)
  }

  private func mask(
    _ face: OutlineFace, _ glyphs: [PositionedGlyph]
  ) throws -> CoverageMask {
    guard case .coverage(let mask) = face.bitmap(of: glyphs) else {
      throw HostError(.software, "draw", reason: "no ink")
    }
    return mask
  }

  private func unitsPerEm(_ shaper: FontShaper) -> Double {
    let widths = ["l", "ll"].map { shaper.width(of: $0, script: .latin, isRightToLeft: false) }
    let second = shaper.glyphs(of: "ll", script: .latin, isRightToLeft: false)[1]
    return Double(second.x) / (widths[1] - widths[0])
  }

  /// The horizontal center of all ink in pixels, and its sum.
  private func ink(_ mask: CoverageMask) -> (center: Double, sum: Int) {
    var (moment, sum) = (0.0, 0)
    for y in 0..<mask.height {
      for x in 0..<mask.width {
        let coverage = Int(mask.row(y)[x])
        moment += Double(coverage) * (Double(mask.offsetX + x) + 0.5)
        sum += coverage
      }
    }
    return (moment / Double(sum), sum)
  }

  /// The center of gray pixels is off by up to an eighth of a pixel for a stem that is as wide as a pixel.
  @Test(arguments: [(10.0, 0.14), (14, 0.14), (17.5, 0.14), (28, 0.14), (60, 0.14), (120, 0.51)])
  func `a glyph is drawn at the fraction of a pixel at which it is positioned`(
    size: Double, tolerance: Double
  ) throws {
    let (face, shaper) = try face(size: size)
    let unitsPerEm = unitsPerEm(shaper)
    for letter in ["l", "g", "@", "W"] {
      var glyph = try #require(
        shaper.glyphs(of: letter, script: .latin, isRightToLeft: false).first)
      let first = ink(try mask(face, [glyph]))
      for step in 1...40 {
        glyph.x = step * 53
        let moved = ink(try mask(face, [glyph]))
        let distance = Double(glyph.x) * size / unitsPerEm
        #expect(abs(moved.center - first.center - distance) < tolerance, "\(letter) at \(step)")
        #expect(abs(moved.sum - first.sum) <= first.sum / 50 + 40, "\(letter) at \(step)")
      }
    }
  }

  @Test func `a glyph above another is moved by whole rows`() throws {
    let (face, shaper) = try face(size: 14)
    var glyph = try #require(shaper.glyphs(of: "x", script: .latin, isRightToLeft: false).first)
    let low = try mask(face, [glyph])
    // Half an em.
    glyph.y = Int(unitsPerEm(shaper) / 2)

    let high = try mask(face, [glyph])

    #expect(high.offsetY == low.offsetY - 7 && high.height == low.height)
    #expect((0..<low.byteCount).allSatisfy { low.bytes[$0] == high.bytes[$0] })
  }

  @Test func `coverage of glyphs that overlap does not exceed full coverage`() throws {
    let (face, shaper) = try face(size: 14)
    let glyph = try #require(shaper.glyphs(of: "l", script: .latin, isRightToLeft: false).first)
    let once = try mask(face, [glyph])

    let thrice = try mask(face, [glyph, glyph, glyph])

    for index in 0..<once.byteCount {
      #expect(Int(thrice.bytes[index]) == min(255, 3 * Int(once.bytes[index])))
    }
  }

  @Test func `slanted and emboldened faces draw wider letters with the same baseline`() throws {
    var source = FontSource.bundled(.regular)
    let (plain, shaper) = try face(source, size: 20)
    let glyphs = shaper.glyphs(of: "l", script: .latin, isRightToLeft: false)
    let upright = try mask(plain, glyphs)
    source.isSlanted = true
    let slanted = try mask(face(source, size: 20).0, glyphs)
    source.isSlanted = false
    source.isEmboldened = true
    let bold = try mask(face(source, size: 20).0, glyphs)

    #expect(slanted.width > upright.width + 1)
    #expect(ink(bold).sum > ink(upright).sum * 11 / 10)
    for face in [slanted, bold] {
      #expect(face.offsetY + face.height - (upright.offsetY + upright.height) <= 1)
    }
  }

  @Test func `a face that has drawn thousands of glyphs draws them again in the same way`() throws {
    let (face, shaper) = try face(size: 90)
    let glyphs = (0..<600).map { PositionedGlyph(glyph: UInt32($0), x: 0, y: 0) }
    let first = try mask(face, [glyphs[80]])

    for glyph in glyphs { _ = face.bitmap(of: [glyph]) }

    let again = try mask(face, [glyphs[80]])
    #expect(again.width == first.width && again.offsetX == first.offsetX)
    #expect((0..<first.byteCount).allSatisfy { first.bytes[$0] == again.bytes[$0] })
    _ = shaper
  }

  @Test func `spaces and glyphs that a font lacks have no ink`() throws {
    let (face, shaper) = try face(size: 14)
    let space = shaper.glyphs(of: "  ", script: .latin, isRightToLeft: false)
    let lacking = [PositionedGlyph(glyph: 1_000_000, x: 0, y: 0)]

    for glyphs in [space, lacking, []] {
      guard case .empty = face.bitmap(of: glyphs) else {
        Issue.record("ink")
        return
      }
    }
  }
}
