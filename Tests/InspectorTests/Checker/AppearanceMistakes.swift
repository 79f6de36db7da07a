// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore

/// Rules 3.1, 3.5 and 3.6.
nonisolated enum AppearanceMistakes {
  static let all: [Mistake] = [
    Mistake(
      "an end without a begin",
      diagnosis:
        "rule 3.6: Red was sent endAppearanceTransition() without beginAppearanceTransition(_:animated:)"
    ) { fixture in
      fixture.addRed()
      fixture.red.endAppearanceTransition()
    },
    Mistake(
      "begin and end by hand where the core forwards",
      diagnosis:
        "rule 3.6: Red was sent beginAppearanceTransition(true, animated: false), but it is already "
        + "on screen, and Box forwards appearance callbacks automatically"
    ) { fixture in
      fixture.addRed()
      fixture.red.beginAppearanceTransition(true, animated: false)
      fixture.red.endAppearanceTransition()
    },
    Mistake(
      "removed while appearing", byHand: true,
      diagnosis: "rule 3.6: Red was removed while appearing, without endAppearanceTransition()"
    ) { fixture in
      fixture.box.addChild(fixture.red)
      fixture.red.beginAppearanceTransition(true, animated: true)
      fixture.box.view.addSubview(fixture.red.view)
      fixture.red.willMove(toParent: nil)
      fixture.red.view.removeFromSuperview()
      fixture.red.removeFromParent()
    },
    Mistake(
      "an open transition at the end", byHand: true,
      diagnosis: "rule 3.6: Red is still appearing: endAppearanceTransition() was not called"
    ) { fixture in
      fixture.box.addChild(fixture.red)
      fixture.red.beginAppearanceTransition(true, animated: true)
      fixture.box.view.addSubview(fixture.red.view)
      fixture.harness.runUntilIdle()
      fixture.harness.checker.checkAtEnd()
    },
    Mistake(
      "removed without having disappeared", byHand: true,
      diagnosis:
        "rule 3.5: Red was removed without having disappeared: beginAppearanceTransition(false, animated:) "
        + "and endAppearanceTransition() are missing"
    ) { fixture in
      fixture.box.addChild(fixture.red)
      fixture.red.beginAppearanceTransition(true, animated: false)
      fixture.box.view.addSubview(fixture.red.view)
      fixture.red.endAppearanceTransition()
      fixture.red.didMove(toParent: fixture.box)
      fixture.red.willMove(toParent: nil)
      fixture.red.view.removeFromSuperview()
      fixture.red.removeFromParent()
    },
    Mistake(
      "on screen and never told", byHand: true,
      diagnosis:
        "rule 3.5: Red is on screen, but Box, which forwards appearance callbacks itself, did not "
        + "send beginAppearanceTransition(true, animated:)"
    ) { fixture in
      fixture.addRed()
    },
    Mistake(
      "on screen and told that it disappeared", byHand: true,
      diagnosis:
        "rule 3.5: Red is on screen, but Box, which forwards appearance callbacks itself, sent it the "
        + "callbacks of a disappearance"
    ) { fixture in
      fixture.box.addChild(fixture.red)
      fixture.red.beginAppearanceTransition(true, animated: false)
      fixture.box.view.addSubview(fixture.red.view)
      fixture.red.endAppearanceTransition()
      fixture.red.didMove(toParent: fixture.box)
      fixture.red.beginAppearanceTransition(false, animated: false)
      fixture.red.endAppearanceTransition()
    },
    Mistake(
      "appeared and hidden", byHand: true,
      diagnosis:
        "rule 3.5: Red is not visible, because its view is hidden, but Box, which forwards appearance "
        + "callbacks itself, did not send beginAppearanceTransition(false, animated:)"
    ) { fixture in
      fixture.showRed()
      fixture.red.view.isHidden = true
    },
    Mistake(
      "appeared in a hidden place", byHand: true,
      diagnosis:
        "rule 3.5: Red is not visible, because a superview of its view is hidden, but Box, which forwards "
        + "appearance callbacks itself, did not send beginAppearanceTransition(false, animated:)"
    ) { fixture in
      fixture.showRed()
      let hiddenView = View(frame: fixture.box.view.bounds)
      fixture.box.view.addSubview(hiddenView)
      hiddenView.addSubview(fixture.red.view)
      hiddenView.isHidden = true
    },
    Mistake(
      "appeared and taken out of the window", byHand: true,
      diagnosis:
        "rule 3.5: Red is not visible, because its view is not in the window, but Box, which forwards "
        + "appearance callbacks itself, did not send beginAppearanceTransition(false, animated:)"
    ) { fixture in
      fixture.showRed()
      fixture.red.view.removeFromSuperview()
    },
    Mistake(
      "the end before the view is in", byHand: true,
      diagnosis:
        "rule 3.1: Red appeared without viewIsAppearing(_:): its view was not in the window when its "
        + "transition ended"
    ) { fixture in
      fixture.box.addChild(fixture.red)
      fixture.red.beginAppearanceTransition(true, animated: false)
      fixture.red.endAppearanceTransition()
      fixture.box.view.addSubview(fixture.red.view)
      fixture.red.didMove(toParent: fixture.box)
    },
  ]
}
