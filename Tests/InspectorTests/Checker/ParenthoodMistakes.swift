// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore

/// Rules 1.1 and 1.2.
nonisolated enum ParenthoodMistakes {
  static let all: [Mistake] = [
    Mistake(
      "didMove is never sent",
      diagnosis: "rule 1.1: Red was never sent didMove(toParent: Box) after addChild"
    ) { fixture in
      fixture.box.addChild(fixture.red)
      fixture.box.view.addSubview(fixture.red.view)
    },
    Mistake(
      "didMove is sent before the transition ends", byHand: true,
      diagnosis: "rule 1.1: Red was sent didMove(toParent: Box) before its transition ended"
    ) { fixture in
      fixture.box.addChild(fixture.red)
      fixture.red.beginAppearanceTransition(true, animated: true)
      fixture.box.view.addSubview(fixture.red.view)
      fixture.red.didMove(toParent: fixture.box)
      fixture.harness.advance(by: 0.2)
      fixture.red.endAppearanceTransition()
    },
    Mistake(
      "didMove with the child itself",
      diagnosis:
        "rule 1.1: Red was sent didMove(toParent: Red): the argument must be its parent, not itself"
    ) { fixture in
      fixture.box.addChild(fixture.red)
      fixture.box.view.addSubview(fixture.red.view)
      fixture.red.didMove(toParent: fixture.red)
    },
    Mistake(
      "didMove with a controller that is not the parent",
      diagnosis: "rule 1.1: Red was sent didMove(toParent: Other), but its parent is Box"
    ) { fixture in
      let other = ViewController()
      other.title = "Other"
      fixture.box.addChild(fixture.red)
      fixture.red.didMove(toParent: other)
    },
    Mistake(
      "didMove without addChild",
      diagnosis: "rule 1.1: Red was sent didMove(toParent: Box) without addChild"
    ) { fixture in
      fixture.red.didMove(toParent: fixture.box)
    },
    Mistake(
      "didMove twice",
      diagnosis: "rule 1.1: Red was sent didMove(toParent: Box) twice"
    ) { fixture in
      fixture.addRed()
      fixture.red.didMove(toParent: fixture.box)
    },
    Mistake(
      "willMove by hand",
      diagnosis: "rule 1.1: Red was sent willMove(toParent: Box) directly; addChild(_:) sends it"
    ) { fixture in
      fixture.red.willMove(toParent: fixture.box)
      fixture.addRed()
    },
    Mistake(
      "removed without willMove",
      diagnosis: "rule 1.2: Red was removed without willMove(toParent: nil)"
    ) { fixture in
      fixture.addRed()
      fixture.red.view.removeFromSuperview()
      fixture.red.removeFromParent()
    },
    Mistake(
      "willMove after removeFromParent",
      diagnosis:
        "rule 1.2: Red was sent willMove(toParent: nil) after removeFromParent(), not before it"
    ) { fixture in
      fixture.addRed()
      fixture.red.view.removeFromSuperview()
      fixture.red.removeFromParent()
      fixture.red.willMove(toParent: nil)
    },
    Mistake(
      "willMove and no removal",
      diagnosis:
        "rule 1.2: Red was sent willMove(toParent: nil), but removeFromParent() was not called"
    ) { fixture in
      fixture.addRed()
      fixture.red.willMove(toParent: nil)
      fixture.red.view.removeFromSuperview()
    },
    Mistake(
      "the view is left in",
      diagnosis: "rule 1.2: Red was removed while its view is still in Box’s view"
    ) { fixture in
      fixture.addRed()
      fixture.red.willMove(toParent: nil)
      fixture.red.removeFromParent()
      fixture.red.view.removeFromSuperview()
    },
    Mistake(
      "didMove nil by hand",
      diagnosis:
        "rule 1.2: Red was sent didMove(toParent: nil) directly; removeFromParent() sends it"
    ) { fixture in
      fixture.addRed()
      fixture.red.willMove(toParent: nil)
      fixture.red.view.removeFromSuperview()
      fixture.red.removeFromParent()
      fixture.red.didMove(toParent: nil)
    },
  ]
}
