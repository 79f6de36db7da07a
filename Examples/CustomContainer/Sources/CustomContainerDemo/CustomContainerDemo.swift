// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import CustomContainers
import DrawerContainer

/// A pane in one color.
final class Pane: ViewController {
  private let color: Color

  init(_ title: String, _ color: Color) {
    self.color = color
    super.init()
    self.title = title
  }

  override func viewDidLoad() {
    view.backgroundColor = .fixed(color)
    let label = Label(title ?? "", style: .largeTitle)
    label.color = .onColor
    view.addSubview(label)
    label.pin([.leading(24), .top(24)])
  }
}

@main
enum CustomContainerDemo {
  static func main() throws {
    let pair = TwoUpController(
      left: Pane("Left", Color(hex: 0x2B63C6)), right: Pane("Right", Color(hex: 0x9A6700)))
    pair.title = "Pair"
    var configuration = Application.Configuration()
    configuration.title = "Custom containers"
    let application = try Application(configuration: configuration)
    application.window.rootViewController = TabStripController(tabs: [
      .init(controller: Pane("Red", Color(hex: 0xC93C37))),
      .init(icon: .icon("star"), controller: Pane("Green", Color(hex: 0x23855A))),
      .init(icon: .icon("square"), controller: pair),
    ])
    application.run()
  }
}
