// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import TutorialScreens

@main
enum Forwarding {
  static func makeRoot() -> ForwardingController {
    let next: (ColorScreen) -> Void = { ($0.parent as? ForwardingController)?.showNext() }
    return ForwardingController([
      ColorScreen("One", 0xC93C37, actions: [("Show the next", next)]),
      ColorScreen("Two", 0x23855A, actions: [("Show the next", next)]),
      ColorScreen("Three", 0x2B63C6, actions: [("Show the next", next)]),
    ])
  }

  static func main() throws { try Tutorial.run("Forwarding", makeRoot()) }
}
