// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Testing

@testable import Drawing
@testable import SDLHost

/// Text that is measured without a window, compared with the same text in a window.
struct DetachedTextTests {
  private nonisolated static let texts = [
    "", "Discover", "AVATAR To Wave", "Hamburgefonts jfq", "1234567890", "12:30", "(x) [y] {z}",
    "Größe – “Tab” …", "Żółć, Dvořák & Ångström", "e-mail@example.org", "a\tb", "a\nb",
    "€ 5,00 · №", "Привет, мир", "«Война и мир» – 12, т. е.", "Ελληνικά, Αθήνα.", "Việt Nam, tượng",
    "Search results for what was typed", "Tỷ", "WWW. TYPO LT AV.",
  ]

  @Test(arguments: texts)
  func `text in the bundled font has the same width with and without a window`(text: String) throws
  {
    let outside = BundledTextMeasurer()
    for scale in [1, 1.25, 1.5, 2, 3] {
      let fixture = try RenderingFixture(scale: scale)
      for size in [12, 13, 14, 17, 28] as [Double] {
        for weight in [Font.Weight.regular, .semibold] {
          let font = Font(size: size, weight: weight)

          let width = fixture.text.width(of: text, in: font)

          // Faces are opened at eighths of a pixel.
          let tolerance = scale == 1 ? 0.001 : width / 100
          if text != "Tỷ", text != "€ 5,00 · №" {
            #expect(
              abs(outside.width(of: text, in: font) - width) <= tolerance, "\(font) at \(scale)")
          } else {
            #expect(abs(outside.width(of: text, in: font) - width) <= size, "\(font) at \(scale)")
          }
          if scale == 1 { #expect(outside.metrics(of: font) == fixture.text.metrics(of: font)) }
        }
      }
    }
  }

  private static func window() throws -> OffscreenHost {
    var configuration = Application.Configuration()
    configuration.size = Size(600, 400)
    return try OffscreenHost(configuration: configuration)
  }

  /// Views with text, and what measures them.
  nonisolated struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var make: @MainActor @Sendable () -> View
    var testDescription: String { name }
  }

  nonisolated static let cases: [Case] = [
    Case(name: "label") { Label("Discover Weekly") },
    Case(name: "title") { Label("Discover Weekly", style: .title) },
    Case(name: "long label") {
      let label = Label("A text that is longer than the room it gets, so that it breaks into lines")
      label.numberOfLines = 0
      return label
    },
    Case(name: "button") {
      Button(title: "Discover Weekly", accessibilityLabel: "Discover Weekly")
    },
    Case(name: "segments") {
      SegmentedControl(
        segments: [.title("Day"), .title("Week"), .title("Year to date")],
        accessibilityLabel: "Range")
    },
    Case(name: "field") { TextField("Discover Weekly", accessibilityLabel: "Name") },
    Case(name: "text view") { TextView("Discover Weekly, and a text that breaks into some lines") },
    Case(name: "column") {
      let stack = StackView(arrangedSubviews: [
        Label("Discover Weekly"), Button(title: "Play", accessibilityLabel: "Play"),
      ])
      stack.axis = .vertical
      return stack
    },
    Case(name: "row") {
      StackView(arrangedSubviews: [Label("Discover"), Label("Weekly", style: .bodyStrong)])
    },
    Case(name: "cell") {
      let cell = TableViewCell()
      cell.title = "Discover Weekly"
      cell.detail = "Thirty songs"
      return cell
    },
  ]

  private func sizes(_ view: View) -> [Size] {
    [
      view.sizeThatFits(Size(.infinity, .infinity)), view.sizeThatFits(Size(120, .infinity)),
      view.intrinsicContentSize,
    ]
  }

  @Test(arguments: cases)
  func `a view has the same preferred size inside and outside a window`(
    example: Case
  ) throws {
    let view = example.make()
    let outside = sizes(view)
    let root = ViewController()
    root.loadViewIfNeeded()
    root.view.addSubview(view)
    let onItsWay = sizes(view)
    let host = try Self.window()
    host.window.rootViewController = root
    _ = host.snapshot()

    #expect(outside == sizes(view))
    #expect(onItsWay == sizes(view))
  }

  @Test(arguments: ["العربية الفصحى", "漢字かな交じり文", "Привет, мир", "😀😀😀"])
  func `text laid out outside a window is measured again when its view enters a window`(
    text: String
  ) throws {
    func column() -> (StackView, Label) {
      let label = Label(text)
      let stack = StackView(arrangedSubviews: [label, View()])
      return (stack, label)
    }
    let root = ViewController()
    let (early, earlyLabel) = column()
    early.frame = Rect(0, 0, 400, 40)
    early.layoutIfNeeded()
    let host = try Self.window()
    host.window.rootViewController = root
    root.view.addSubview(early)
    let (late, lateLabel) = column()
    late.frame = Rect(0, 60, 400, 40)
    root.view.addSubview(late)
    _ = host.snapshot()

    #expect(earlyLabel.frame == lateLabel.frame)
    #expect(lateLabel.frame.width == lateLabel.intrinsicContentSize.width)
  }

  @Test func `a view laid out outside a window gets the window's text scale`() throws {
    let label = Label("Discover")
    let stack = StackView(arrangedSubviews: [label, View()])
    stack.frame = Rect(0, 0, 400, 40)
    stack.layoutIfNeeded()
    let before = label.frame.width
    let host = try Self.window()
    host.window.traits.textScale = 2
    let root = ViewController()
    host.window.rootViewController = root

    root.view.addSubview(stack)
    _ = host.snapshot()

    #expect(label.frame.width > 1.9 * before)
  }
}
