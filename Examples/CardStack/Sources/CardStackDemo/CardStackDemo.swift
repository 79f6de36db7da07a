// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import CardStack
import DrawerContainer

/// A card in one color.
final class Card: ViewController {
  private let color: Color

  init(_ title: String, _ color: Color) {
    self.color = color
    super.init()
    self.title = title
  }

  override func viewDidLoad() {
    view.backgroundColor = .fixed(color)
    view.cornerRadius = 16
    let label = Label(title ?? "", style: .largeTitle)
    label.color = .onColor
    view.addSubview(label)
    label.pin([.leading(32), .top(32)])
  }
}

@main
enum CardStackDemo {
  static func main() throws {
    var configuration = Application.Configuration()
    configuration.title = "Card stack"
    configuration.size = Size(640, 480)
    let application = try Application(configuration: configuration)
    application.window.rootViewController = CardStackController(cards: [
      Card("Red", Color(hex: 0xC93C37)), Card("Green", Color(hex: 0x23855A)),
      Card("Blue", Color(hex: 0x2B63C6)), Card("Brown", Color(hex: 0x9A6700)),
      Card("Violet", Color(hex: 0x7A4EB5)),
    ])
    application.run()
  }
}
