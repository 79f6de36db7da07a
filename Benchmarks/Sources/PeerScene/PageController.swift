// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

/// One page of content: a title bar, 40 labels and six rectangles.
final class PageController: ViewController {
  private static let barHeight = 48.0

  private let number: Int

  init(number: Int) {
    self.number = number
    super.init()
    title = "Content page \(number)"
  }

  override func viewDidLoad() {
    view.backgroundColor = .fixed(ScenePalette.page)
    addBar()
    for index in 0..<40 {
      let label = Label("Label \(twoDigits(index)) of page \(number): some text")
      label.color = .fixed(ScenePalette.pageText)
      label.frame = Rect(24 + Double(index % 4) * 310, 64 + Double(index / 4) * 28, 300, 20)
      view.addSubview(label)
    }
    for (index, color) in ScenePalette.rectangles(ofPage: number).enumerated() {
      add(color, Rect(24 + Double(index) * 208, 360, 190, 200), to: view)
    }
  }

  private func addBar() {
    let bar = View(frame: Rect(0, 0, view.bounds.width, Self.barHeight))
    bar.autoresizingMask = .flexibleWidth
    bar.backgroundColor = .fixed(ScenePalette.bar)
    for line in 0..<3 { add(.white, Rect(14, 16 + 7 * Double(line), 22, 3), to: bar) }
    let label = Label(title ?? "", style: .title)
    label.color = .onColor
    label.frame = Rect(56, 12, 400, 26)
    bar.addSubview(label)
    view.addSubview(bar)
  }

  private func add(_ color: Color, _ frame: Rect, to parent: View) {
    let part = View(frame: frame)
    part.backgroundColor = .fixed(color)
    parent.addSubview(part)
  }

  private func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
