// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import CFontconfig
import Drawing
import Testing

@testable import SDLHost

struct FontFinderTests {
  private func hinting(_ set: (OpaquePointer) -> Void) throws -> FontSource.Hinting {
    let pattern = try #require(FcPatternCreate())
    defer { FcPatternDestroy(pattern) }
    set(pattern)
    return FontFinder.hinting(from: pattern)
  }

  @Test(arguments: [
    (FC_HINT_NONE, FontSource.Hinting.none), (FC_HINT_SLIGHT, .light), (FC_HINT_MEDIUM, .full),
    (FC_HINT_FULL, .full),
  ])
  func `font hinting follows the fontconfig settings`(
    style: Int32, expected: FontSource.Hinting
  ) throws {
    #expect(try hinting { FcPatternAddInteger($0, FC_HINT_STYLE, style) } == expected)
    #expect(
      try hinting {
        FcPatternAddInteger($0, FC_HINT_STYLE, style)
        FcPatternAddBool($0, FC_HINTING, 0)
      } == .none)
    #expect(
      try hinting {
        FcPatternAddInteger($0, FC_HINT_STYLE, style)
        FcPatternAddBool($0, FC_ANTIALIAS, 0)
      } == .monochrome)
  }

  @Test func `font hinting is light without fontconfig settings`() throws {
    #expect(try hinting { _ in } == .light)
  }

  @Test func `the bundled interface font has light hinting with any fontconfig settings`() {
    #expect(FontFinder(usesSystemFonts: true).source(for: Font(size: 14)).hinting == .light)
  }
}
