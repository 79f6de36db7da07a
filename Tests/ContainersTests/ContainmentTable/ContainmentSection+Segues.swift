// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport

@testable import Containers

extension ContainmentSection {
  static var segues: ContainmentSection {
    ContainmentSection(
      title: "Segues",
      names: "[UNWINDING.md](UNWINDING.md) lists the callbacks of unwinding.",
      rows: segueRows)
  }

  private static func family(
    embeds: Bool = true, _ actions: (ContainmentFixture) -> Void
  ) -> [String] {
    let family = ContainmentFixture(isVisible: true, embedsFirst: embeds)
    actions(family)
    family.harness.runUntilIdle()
    return family.harness.callbacks.lines
  }

  private static var segueRows: [Row] {
    [
      Row(name: "A is replaced by B") {
        family { $0.first.replace(with: $0.second, animated: true) }
      },
      Row(name: "A is embedded in P") {
        family(embeds: false) { EmbedSegue(source: $0.parent, destination: $0.first).perform() }
      },
      Row(name: "B slides in, and A is removed") {
        family { SlideSegue(source: $0.first, destination: $0.second).perform() }
      },
      Row(name: "B slides in, and A stays a child") {
        family {
          let segue = SlideSegue(source: $0.first, destination: $0.second)
          segue.keepsSource = true
          segue.perform()
        }
      },
      Row(name: "a slide, reversed") {
        family {
          let segue = SlideSegue(source: $0.first, destination: $0.second)
          segue.perform()
          $0.harness.advance(by: 0.1)
          segue.transition?.isReversed = true
        }
      },
      Row(name: "the window's root P is replaced by B") {
        family { $0.parent.replace(with: $0.second, animated: true) }
      },
    ]
  }
}
