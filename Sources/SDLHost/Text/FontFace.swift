// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A font face at one size in pixels. It measures and rasterizes runs of a single direction.
@MainActor
final class FontFace {
  private let shaper: FontShaper
  private let pixelSize: Double
  private let letters: Letters

  /// How the face's letters are drawn.
  private enum Letters {
    /// At fractions of a pixel. Almost all fonts, unless the user's settings demand other hinting.
    case outlines(OutlineFace)
    case hinted(HintedFace)
  }

  /// Sizes are multiples of this number of pixels: 14 points at scale 1.25 are 17.5 pixels.
  static let sizeStep = 0.125

  init(
    _ source: FontSource, pixelSize: Double, library: FontLibrary, shaper: FontShaper
  ) throws(HostError) {
    let size = max(Self.sizeStep, (pixelSize / Self.sizeStep).rounded() * Self.sizeStep)
    self.pixelSize = size
    self.shaper = shaper
    letters =
      if shaper.isExact {
        .outlines(
          try OutlineFace(source, pixelSize: size, outlines: shaper.outlines(in: library)))
      } else {
        .hinted(try HintedFace(source, pixelSize: size, library: library, shaper: shaper))
      }
  }

  /// The distance from the baseline to the top, in pixels.
  var ascent: Int {
    switch letters {
    case .outlines(let face): face.ascent
    case .hinted(let face): face.ascent
    }
  }

  /// The distance from the baseline to the bottom, in pixels.
  var descent: Int {
    switch letters {
    case .outlines(let face): face.descent
    case .hinted(let face): face.descent
    }
  }

  /// Whether the face can draw the character. Default-ignorable scalars (joiners, selectors) never count as missing.
  func provides(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isDefaultIgnorableCodePoint || shaper.provides(scalar)
    }
  }

  /// The run's advance width in pixels.
  func width(of text: String, script: Script, isRightToLeft: Bool) -> Double {
    switch letters {
    case .outlines:
      shaper.width(of: text, script: script, isRightToLeft: isRightToLeft) * pixelSize
    case .hinted(let face):
      face.width(of: text, script: script, isRightToLeft: isRightToLeft)
    }
  }

  /// The distances in pixels from the run's start in reading direction to each character edge, beginning with 0: one
  /// number more than there are characters. If hinting changes widths, the edges between characters are approximate.
  func edges(of characters: [Character], script: Script, isRightToLeft: Bool) -> [Double] {
    let edges = shaper.edges(of: characters, script: script, isRightToLeft: isRightToLeft)
    guard case .hinted(let face) = letters, let last = edges.last, last > 0 else {
      return edges.map { $0 * pixelSize }
    }
    let width = face.width(
      of: String(characters), script: script, isRightToLeft: isRightToLeft)
    return edges.map { $0 / last * width }
  }

  /// Renders the run, relative to its left end on the baseline.
  func bitmap(of text: String, script: Script, isRightToLeft: Bool) -> TextBitmap {
    switch letters {
    case .outlines(let face):
      face.bitmap(of: shaper.glyphs(of: text, script: script, isRightToLeft: isRightToLeft))
    case .hinted(let face):
      face.bitmap(of: text, script: script, isRightToLeft: isRightToLeft)
    }
  }
}
