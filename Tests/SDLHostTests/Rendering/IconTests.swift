// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import Testing

@testable import SDLHost

/// The standard icons as pixels.
struct IconTests {
  private static let grid = 24.0
  /// Pixels a point of the grid, so that a margin can be counted in quarters.
  private static let scale = 4.0

  /// An icon as a view draws it.
  private func paint(
    _ icon: Image.Icon, _ weight: Font.Weight = .regular, isMirrored: Bool = false,
    points: Double = grid, scale: Double = scale
  ) throws -> Bitmap {
    let fixture = try RenderingFixture(scale: scale)
    var canvas = Canvas(theme: .light, isMirrored: isMirrored, reusing: DisplayList())
    canvas.drawImage(.icon(icon, weight: weight), in: Rect(0, 0, points, points))
    let picture = try fixture.paint(canvas.list.commands, size: Size(points, points))
    #expect(fixture.logs.messages.isEmpty)
    return picture
  }

  private func ink(_ picture: Bitmap) -> Int { picture.pixels.reduce(0) { $0 + Int($1 >> 24) } }

  private func flipped(_ picture: Bitmap) -> Bitmap {
    let rows = (0..<picture.height).flatMap { y in
      picture.pixels[(y * picture.width)..<((y + 1) * picture.width)].reversed()
    }
    return Bitmap(width: picture.width, height: picture.height, pixels: rows)
  }

  @Test(arguments: Image.Icon.allCases, [Font.Weight.regular, .semibold])
  func `every icon keeps a margin of one point and is at least 13 points wide or high`(
    icon: Image.Icon, weight: Font.Weight
  ) throws {
    let ink = try paint(icon, weight).ink()

    // One point of margin for the heavier weight, and of the lighter one no less.
    let margin = Int(Self.scale)
    let area = PixelRect(
      x: margin, y: margin, width: 22 * Int(Self.scale), height: 22 * Int(Self.scale))
    #expect(ink.intersection(area) == ink, "\(ink)")
    // A chevron is 13 points long, a line and dots are 14 points wide.
    #expect(max(ink.width, ink.height) >= 13 * Int(Self.scale), "\(ink)")
  }

  @Test(arguments: [16.0, 18, 20, 22, 24, 28], [Font.Weight.regular, .semibold])
  func `the lines of the menu icon are equally sharp at small sizes`(
    points: Double, weight: Font.Weight
  ) throws {
    let picture = try paint(.menu, weight, points: points, scale: 1)
    let column = (0..<picture.height).map { picture.alpha(picture.width / 2, $0) }
    let lines = column.split(separator: 0).map(Array.init)

    #expect(lines.count == 3)
    for line in lines {
      #expect(line == lines[0])
      #expect(zip(line, line.reversed()).allSatisfy { abs($0 - $1) < 40 }, "\(line)")
      #expect((line.max() ?? 0) > 200)
    }
  }

  @Test(arguments: [Image.Icon.plus, .list, .menu])
  func `the lines of the plus, list and menu icons are on whole pixels at 20 points`(
    icon: Image.Icon
  ) throws {
    let picture = try paint(icon, points: 20, scale: 1)
    let rows = (0..<20).filter { picture.alpha(13, $0) > 250 }

    #expect(icon == .plus ? rows.count == 1 : rows == [5, 10, 15], "\(rows)")
  }

  @Test(arguments: Image.Icon.allCases)
  func `every icon covers more area in semibold than in regular weight`(icon: Image.Icon) throws {
    for points in [16.0, 20, 24] {
      let regular = ink(try paint(icon, points: points, scale: 1))
      let semibold = ink(try paint(icon, .semibold, points: points, scale: 1))

      #expect(regular > 0)
      #expect(semibold > regular)
    }
  }

  @Test func `any two icons look different in left-to-right or right-to-left layout`() throws {
    var seen: [[UInt32]: Image.Icon] = [:]
    for icon in Image.Icon.allCases {
      let both = try paint(icon).pixels + paint(icon, isMirrored: true).pixels
      #expect(seen.updateValue(icon, forKey: both) == nil, "\(icon)")
    }
    #expect(seen.count >= 40)
  }

  @Test(arguments: Image.Icon.allCases)
  func `only directional icons are mirrored in right-to-left layout`(
    icon: Image.Icon
  ) throws {
    let following: Set<Image.Icon> = [.undo, .redo, .list, .sidebar, .send, .back, .forward]
    let (plain, mirrored) = (try paint(icon), try paint(icon, isMirrored: true))

    #expect(mirrored == (following.contains(icon) ? flipped(plain) : plain))
    #expect((mirrored != plain) == following.contains(icon))
  }

  @Test
  func `an icon requested by its name has the same image as the icon of the enum case`()
    throws
  {
    for (name, icon) in [("check", Image.Icon.checkmark), ("chevron-left", .chevronLeft)] {
      #expect(Image.icon(name) == .icon(icon))
    }
    #expect(try paint(.back, isMirrored: true).ink() == paint(.forward).ink())
  }

  @Test func `a filled icon has the same outline as its unfilled version`() throws {
    for (outline, filled) in [
      (Image.Icon.star, Image.Icon.starFilled), (.heart, .heartFilled),
      (.bookmark, .bookmarkFilled),
    ] {
      for weight in [Font.Weight.regular, .semibold] {
        let (outline, filled) = (try paint(outline, weight), try paint(filled, weight))
        #expect(filled.ink() == outline.ink())
        #expect(ink(filled) > ink(outline))
      }
    }
  }

  @Test func `the dots of the semibold more icon are opaque at their centers`() throws {
    let picture = try paint(.more, .semibold)

    for x in [5.5, 12, 18.5] { #expect(picture.alpha(Int(x * Self.scale), 48) == 255) }
  }

  @Test func `semibold weight widens only SVG strokes that have the icon grid's stroke width`() {
    let drawing = Array("<svg><path stroke-width='2' stroke=\"none\"/></svg>".utf8)

    #expect(IconGrid.widenStrokes(drawing) == drawing)
  }
}
