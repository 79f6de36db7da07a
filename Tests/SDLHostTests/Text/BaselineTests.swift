// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import Testing

@testable import SDLHost

/// Marks that reach above a face's ascent, or past their letter, move nothing else.
struct BaselineTests {
  /// Texts whose lowest ink is at the same place with and without high marks.
  private static let texts: [(plain: String, marked: String)] = [
    ("I", "ẤI"), ("I", "ẲẴÅI"), ("o", "o\u{302}\u{302}\u{302}\u{302}"),
    ("o", "o" + String(repeating: "\u{301}", count: 12)), ("المعلقة", "المعلّقة"),
    ("المعلقة", "المعلَّقة"), ("I\u{2581}", "I\u{2588}"), ("שלום", "ש\u{5C1}לום"),
  ]

  private nonisolated static let families: [String?] = [
    nil, "DejaVu Sans", "DejaVu Sans:bold", "DejaVu Sans:oblique", "DejaVu Serif",
    "DejaVu Sans Mono", ":italic", "DejaVu Math TeX Gyre:italic:bold",
  ]

  private nonisolated static let scales = [1, 1.25, 1.5, 2, 3]

  /// The default family at each scale, and the other families at one scale each.
  @Test(
    arguments: scales.map { (nil, $0) }
      + zip(families.dropFirst(), scales + scales).map { ($0, $1) })
  func `text with high diacritics is drawn on the baseline`(family: String?, scale: Double) throws {
    let fixture = try RenderingFixture(scale: scale, usesSystemFonts: true)
    func ink(_ text: String, _ size: Double) throws -> PixelRect {
      try fixture.paint(
        [.text(text, Font(family: family, size: size), .black, at: Point(20, 140))],
        size: Size(260, 180)
      ).ink()
    }

    for size in [9.0, 14, 17.5, 28] {
      for (plain, marked) in Self.texts {
        let low = try ink(plain, size)
        let high = try ink(marked, size)

        #expect(high.maxY == low.maxY, "\(marked) at \(size)")
        #expect(high.minY <= low.minY, "\(marked) at \(size)")
      }
    }
  }

  @Test(arguments: [
    FontSource.Hinting.none, .light, .full, .monochrome,
  ])
  func `text with high diacritics is on the baseline with any font hinting`(
    hinting: FontSource.Hinting
  ) throws {
    let library = try FontLibrary()
    var source = FontFinder().source(for: Font(family: "DejaVu Sans", size: 14))
    source.hinting = hinting
    let face = try FontFace(source, pixelSize: 21, library: library, shaper: FontShaper(source))
    func bottom(_ text: String) -> Int? {
      guard case .coverage(let mask) = face.bitmap(of: text, script: .latin, isRightToLeft: false)
      else { return nil }
      return mask.offsetY + mask.height
    }

    #expect(bottom("I") == 0)
    #expect(bottom("ẤI") == 0)
    #expect(bottom("I\u{301}\u{301}\u{301}\u{301}") == 0)
  }

  @Test(arguments: [
    ("lI", "l\u{303}I"), ("lI", "l\u{302}I"), ("مل", "مل\u{651}"),
  ])
  func `a wide diacritic on the first letter does not move the text`(
    plain: String, marked: String
  ) throws {
    for scale in [1, 1.5, 2, 3] {
      let fixture = try RenderingFixture(scale: scale, usesSystemFonts: true)
      let right = try [plain, marked].map { text in
        try fixture.paint(
          [.text(text, Font(family: "DejaVu Sans", size: 14), .black, at: Point(20, 40))],
          size: Size(100, 60)
        ).ink().maxX
      }

      #expect(right[0] == right[1], "at \(scale)")
    }
  }

  @Test func `labels, buttons, fields and text views draw high diacritics on the baseline`() throws
  {
    let make: [(String) -> View] = [
      { Label($0) }, { Button(title: $0, accessibilityLabel: $0) },
      { TextField($0, accessibilityLabel: "") },
      { TextView($0) },
      { text in
        let label = Label(text)
        label.numberOfLines = 0
        return label
      },
    ]

    for make in make {
      let bottoms = try ["II", "ẤI", "I\u{302}\u{302}I"].map { text in
        var configuration = Application.Configuration()
        configuration.size = Size(200, 80)
        let host = try OffscreenHost(configuration: configuration)
        let root = ViewController()
        root.view.backgroundColor = .fixed(.white)
        let view = make(text)
        view.frame = Rect(20, 20, 120, 40)
        root.view.addSubview(view)
        host.window.rootViewController = root
        let picture = host.snapshot()
        // The letters are the only dark ink in the middle of the view.
        return (28..<52).last { y in
          (24..<120).contains { x in picture.pixels[y * picture.width + x] & 0xFF < 0x60 }
        }
      }

      #expect(Set(bottoms).count == 1, "\(type(of: make("")))")
      #expect(bottoms[0] != nil)
    }
  }

  @Test(arguments: ["o", "ẤI", "o" + String(repeating: "\u{302}", count: 9), "لُغَّة"])
  func `changing, moving or removing a label with high diacritics leaves no pixels behind`(
    text: String
  ) throws {
    var configuration = Application.Configuration()
    configuration.size = Size(200, 160)
    let host = try OffscreenHost(configuration: configuration)
    let root = ViewController()
    root.view.backgroundColor = .fixed(.white)
    let label = Label("o")
    label.frame = Rect(20, 100, 120, 20)
    root.view.addSubview(label)
    host.window.rootViewController = root
    let steps: [(Label) -> Void] = [
      { $0.text = text }, { $0.frame.origin.x = 40 }, { $0.color = .danger }, { $0.text = "a" },
      { $0.text = text }, { $0.isHidden = true }, { $0.isHidden = false },
      { $0.removeFromSuperview() },
    ]
    _ = host.snapshot()

    for (index, step) in steps.enumerated() {
      step(label)
      let damaged = host.snapshot()
      host.window.invalidateAll()
      host.painter.context.store.removeAll()
      host.painter.context.frame.invalidate()

      #expect(damaged == host.snapshot(), "step \(index)")
    }
  }
}
