// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport

@testable import Containers

extension ContainmentSection {
  static var pages: ContainmentSection {
    ContainmentSection(
      title: "Pages",
      names:
        "1 to 5 are the pages of the controller `pages`, which shows 2. “will” and “did” are calls of "
        + "the delegate.",
      rows: pageRows)
  }

  private static func pages(_ actions: (PageFixture) -> Void) -> [String] {
    let fixture = PageFixture(count: 5)
    actions(fixture)
    fixture.harness.runUntilIdle()
    return fixture.harness.callbacks.removeAllLines()
  }

  private static var pageRows: [Row] {
    [
      Row(name: "another page is set, animated or not") { pages { $0.set(3) } },
      Row(name: "a page is turned: drag, wheel, key or click on the indicator") {
        pages { $0.drag(by: -500) }
      },
      Row(name: "a cancelled drag") { pages { $0.drag(by: -200) } },
      Row(name: "a set, reversed by a set of the old page") {
        pages { fixture in
          fixture.set(3)
          fixture.harness.advance(by: 0.1)
          fixture.set(2, .reverse)
        }
      },
      Row(name: "a set during a set in the same direction") {
        pages { fixture in
          fixture.set(3)
          fixture.harness.advance(by: 0.1)
          fixture.set(4)
        }
      },
      Row(name: "a page is set off screen") {
        pages { fixture in
          fixture.harness.window.rootViewController = nil
          fixture.harness.step()
          fixture.harness.callbacks.removeAllLines()
          fixture.set(3)
        }
      },
    ]
  }
}
