// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

final class Page: ViewController {
  override func viewDidLoad() {
    view.backgroundColor = .surface
    let label = Label(title ?? "", style: .largeTitle)
    view.addSubview(label)
    label.pin([.leading(24), .top(24)])
  }
}

@main
enum HelloDrawer {
  static func main() throws {
    let application = try Application()
    application.window.rootViewController = SlidingMenuController(
      title: "Hello",
      children: [("Inbox", .icon("notes"), Page()), ("Starred", .icon("star"), Page())])
    application.run()
  }
}
