// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import TutorialScreens

@main
enum SegueStack {
  static func makeRoot() -> StackController { StackController(first: Step(1)) }

  static func main() throws { try Tutorial.run("Segue stack", makeRoot()) }
}
