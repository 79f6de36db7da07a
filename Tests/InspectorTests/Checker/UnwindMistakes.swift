// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore

/// Containers that do not find the way back.
nonisolated enum UnwindMistakes {
  static let all: [Mistake] = [
    Mistake(
      "a way back that shows nothing",
      diagnosis: "rule 8.2: Red unwound to Home, but Home is not on screen"
    ) { fixture in
      let stack = Stack.make(in: fixture)
      stack.suppliesEmptySegue = true
      fixture.red.performUnwind("home")
    },
    Mistake(
      "a container that offers what the unwinding comes from",
      diagnosis: "rule 8.3: Stack returned Red as a candidate for an unwind that started inside Red"
    ) { fixture in
      let stack = Stack.make(in: fixture)
      stack.returnsAllCandidates = true
      stack.reveals = true
      fixture.red.performUnwind("home")
    },
    Mistake(
      "a container that does not reveal what it is asked for",
      diagnosis: "rule 8.4: Stack was asked to unwind towards Home, but Home is not on screen"
    ) { fixture in
      _ = Stack.make(in: fixture)
      fixture.red.performUnwind("home")
    },
  ]

  /// Shows the last of its children, and does its part when asked to unwind, or not.
  private final class Stack: ViewController {
    var suppliesEmptySegue = false
    var returnsAllCandidates = false
    var reveals = false

    /// In Box, with Home below Red, which is shown.
    @MainActor static func make(in fixture: CheckerFixture) -> Stack {
      let stack = Stack()
      let home = ViewController()
      stack.title = "Stack"
      home.title = "Home"
      home.registerUnwindAction("home")
      for child in [home, fixture.red] {
        stack.addChild(child)
        child.didMove(toParent: stack)
      }
      fixture.red.view.frame = stack.view.bounds
      stack.view.addSubview(fixture.red.view)
      fixture.box.addChild(stack)
      stack.view.frame = fixture.box.view.bounds
      fixture.box.view.addSubview(stack.view)
      stack.didMove(toParent: fixture.box)
      return stack
    }

    override func allowedChildrenForUnwinding(from source: UnwindSegueSource) -> [ViewController] {
      returnsAllCandidates ? children.reversed() : super.allowedChildrenForUnwinding(from: source)
    }

    override func segueForUnwinding(
      to destination: ViewController, from source: ViewController, identifier: String?
    ) -> Segue? {
      suppliesEmptySegue ? Segue(source: source, destination: destination) : nil
    }

    override func unwind(for segue: Segue, towards child: ViewController) {
      guard reveals else { return }
      for other in children where other !== child {
        other.willMove(toParent: nil)
        other.view.removeFromSuperview()
        other.removeFromParent()
      }
      view.addSubview(child.view)
    }
  }
}
