// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing

/// Containers that present in a wrong way.
nonisolated enum PresentationMistakes {
  static let all: [Mistake] = [
    Mistake(
      "a second presentation",
      diagnosis: "rule 5.3: Box did not present Blue, because Box already presents Red"
    ) { fixture in
      let blue = ViewController()
      blue.title = "Blue"
      fixture.box.present(fixture.red, animated: false)
      fixture.box.present(blue, animated: false)
    },
    Mistake(
      "a presentation by what is not on screen",
      diagnosis: "rule 5.3: Red did not present Blue, because Red is not on screen"
    ) { fixture in
      let blue = ViewController()
      blue.title = "Blue"
      fixture.red.containmentObserver = fixture.box.viewIfLoaded?.window?.containmentObserver
      fixture.red.present(blue, animated: false)
    },
  ]
}
